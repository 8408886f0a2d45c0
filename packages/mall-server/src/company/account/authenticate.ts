import { normaliseAccount } from '../../platform/account-name.ts'
import { giveBackCredential } from '../../platform/captcha/credentials.ts'
import type { Deps } from '../../platform/deps.ts'
import { BusinessError } from '../../platform/http/errors.ts'
import { initialStateOf } from './initial-password.ts'
import { claimTry, counterOf, forgiveTries, lockedError, showLock } from './login-attempts.ts'
import { disabledText, wrongPasswordText } from './rules.ts'
import { findUserByName, type User } from './user-store.ts'

interface Credentials {
  readonly Account: string
  readonly Password: string
  readonly CaptchaVerifyParam: string
}

/** The call of a login. */
interface LoginCall {
  readonly deps: Deps
  readonly request: Request
  readonly ip: string
  readonly headers: Headers
}

/** Whose account and password these are, after the captcha, with whether the password is the initial one. Wrong ones are counted. */
const identify = async ({ Account, Password, CaptchaVerifyParam }: Credentials, call: LoginCall): Promise<{ user: User; initial: 'none' | 'valid' | 'expired' }> => {
  const { deps } = call
  if (!(await deps.captcha.redeem(CaptchaVerifyParam))) throw new BusinessError('CAPTCHA_FAILED', '验证码验证失败，请重试')
  const { db, config } = deps
  const now = deps.clock()
  const name = normaliseAccount(Account)
  const user = await findUserByName(db, name)
  const counter = await counterOf(user ? { userId: user.id } : { name }, call)
  const { tries, lockedUntil } = await claimTry(counter, deps)
  // Both are computed for every name, so that the time does not reveal whether an account exists or waits for its first login.
  const fits = await deps.passwords.verify(Password, user?.passwordHash ?? null)
  const initial = await initialStateOf(user, Password, { secret: config.secret, now })
  if (!user || !(fits || initial !== 'none')) {
    if (lockedUntil && user && !counter.isKnown) await showLock(db, user.id, lockedUntil)
    throw lockedUntil ? lockedError(lockedUntil, deps.clock()) : new BusinessError('WRONG_PASSWORD', wrongPasswordText(tries))
  }
  await forgiveTries(db, counter)
  await giveBackCredential(call.ip, deps)
  if (user.status === 'disabled') throw new BusinessError('ACCOUNT_DISABLED', disabledText)
  if (initial === 'expired') throw new BusinessError('INITIAL_PASSWORD_EXPIRED', '初始密码已过期，请联系企业管理员重置')
  return { user, initial }
}

/**
 * Returns the user of an account and a password, after the captcha. The error never reveals whether an account exists.
 * @throws BusinessError `ACTIVATION_REQUIRED` for the initial password, which opens nothing
 */
export const authenticate = async (credentials: Credentials, call: LoginCall): Promise<User> => {
  const { user, initial } = await identify(credentials, call)
  if (initial !== 'none') throw new BusinessError('ACTIVATION_REQUIRED', '首次登录，请设置您自己的密码')
  return user
}

/**
 * Returns the user of an account and its initial password, after the captcha.
 * @throws BusinessError `WRONG_PASSWORD` also for a password of their own: it was exchanged before
 */
export const authenticateFirst = async (credentials: Credentials, call: LoginCall): Promise<User> => {
  const { user, initial } = await identify(credentials, call)
  if (initial === 'none') throw new BusinessError('WRONG_PASSWORD', '初始密码已使用，请用新密码登录')
  return user
}
