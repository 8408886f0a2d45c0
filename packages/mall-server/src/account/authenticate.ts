import { BusinessError } from '../http/errors.ts'
import { claimAttempt, forgetAttempts } from './login-attempts.ts'
import { verifyPassword } from './password.ts'
import { disabledText, lockedText, maxLoginTries, normaliseAccount, wrongPasswordText } from './rules.ts'
import { findUserByName, type User } from './user-store.ts'
import type { Deps } from '../deps.ts'

interface Credentials {
  readonly Account: string
  readonly Password: string
  readonly CaptchaVerifyParam: string
}

/** Returns the user of an account and a password, after the captcha. The error never reveals whether an account exists. */
export const authenticate = async ({ Account, Password, CaptchaVerifyParam }: Credentials, deps: Deps): Promise<User> => {
  if (!(await deps.captcha.redeem(CaptchaVerifyParam))) throw new BusinessError('CAPTCHA_FAILED', '验证码验证失败，请重试')
  const { db, config } = deps
  const now = deps.clock()
  const name = normaliseAccount(Account)
  const { tries, lockedUntil } = await claimAttempt(db, name, config.secret, now)
  if (tries > maxLoginTries && lockedUntil) throw new BusinessError('ACCOUNT_LOCKED', lockedText(lockedUntil, now))
  const user = await findUserByName(db, name)
  const fits = await verifyPassword(Password, user?.passwordHash ?? null)
  if (!user || !fits) {
    throw lockedUntil
      ? new BusinessError('ACCOUNT_LOCKED', lockedText(lockedUntil, now))
      : new BusinessError('WRONG_PASSWORD', wrongPasswordText(tries))
  }
  await forgetAttempts(db, name, config.secret)
  if (user.status === 'disabled') throw new BusinessError('ACCOUNT_DISABLED', disabledText)
  return user
}
