import { normaliseAccount } from '../../platform/account-name.ts'
import { giveBackCredential } from '../../platform/captcha/credentials.ts'
import type { Db } from '../../platform/db/client.ts'
import type { Deps } from '../../platform/deps.ts'
import { BusinessError } from '../../platform/http/errors.ts'
import { initialStateOf, type Given } from './initial-password.ts'
import { claimTry, counterOf, forgiveTries, lockedError, type Subject } from './login-attempts.ts'
import { wrongPasswordText } from './rules.ts'

export interface Credentials {
  readonly Account: string
  readonly Password: string
  readonly CaptchaVerifyParam: string
}

/** The call of a login. */
export interface LoginCall {
  readonly deps: Deps
  readonly request: Request
  readonly ip: string
  readonly headers: Headers
}

/** What a login reads of an account. */
export interface LoginAccount extends Given {
  readonly passwordHash: string | null
  readonly status: 'active' | 'disabled'
}

/** The accounts that log in at one side: those of buyers, or of the seller's staff. */
export interface Directory<Account extends LoginAccount> {
  readonly find: (db: Db, name: string) => Promise<Account | null>
  /** Whose tries are counted, of an account or of a name that nobody has. */
  readonly subjectOf: (account: Account | null, name: string) => Subject
  /** Marks an account that somebody is locked out of. */
  readonly showLock: (db: Db, account: Account, until: Date) => Promise<void>
  readonly texts: { readonly disabled: string; readonly initialExpired: string }
}

/** The first step of a login at one side. */
export const authenticatorOf = <Account extends LoginAccount>({ find, subjectOf, showLock, texts }: Directory<Account>) => {
  /** Whose account and password these are, after the captcha, with whether the password is the initial one. Wrong ones are counted. */
  const identify = async ({ Account: typed, Password, CaptchaVerifyParam }: Credentials, call: LoginCall): Promise<{ user: Account; initial: 'none' | 'valid' | 'expired' }> => {
    const { deps } = call
    if (!(await deps.captcha.redeem(CaptchaVerifyParam))) throw new BusinessError('CAPTCHA_FAILED', '验证码验证失败，请重试')
    const { db, config } = deps
    const now = deps.clock()
    const name = normaliseAccount(typed)
    const user = await find(db, name)
    const counter = await counterOf(subjectOf(user, name), call)
    const { tries, lockedUntil } = await claimTry(counter, deps)
    // Both are computed for every name, so that the time does not reveal whether an account exists or waits for its first login.
    const fits = await deps.passwords.verify(Password, user?.passwordHash ?? null)
    const initial = await initialStateOf(user, Password, { secret: config.secret, now })
    if (!user || !(fits || initial !== 'none')) {
      if (lockedUntil && user && !counter.isKnown) await showLock(db, user, lockedUntil)
      throw lockedUntil ? lockedError(lockedUntil, deps.clock()) : new BusinessError('WRONG_PASSWORD', wrongPasswordText(tries))
    }
    await forgiveTries(db, counter)
    await giveBackCredential(call.ip, deps)
    if (user.status === 'disabled') throw new BusinessError('ACCOUNT_DISABLED', texts.disabled)
    if (initial === 'expired') throw new BusinessError('INITIAL_PASSWORD_EXPIRED', texts.initialExpired)
    return { user, initial }
  }

  /**
   * Returns the user of an account and a password, after the captcha. The error never reveals whether an account exists.
   * @throws BusinessError `ACTIVATION_REQUIRED` for the initial password, which opens nothing
   */
  const authenticate = async (credentials: Credentials, call: LoginCall): Promise<Account> => {
    const { user, initial } = await identify(credentials, call)
    if (initial !== 'none') throw new BusinessError('ACTIVATION_REQUIRED', '首次登录，请设置您自己的密码')
    return user
  }

  /**
   * Returns the user of an account and its initial password, after the captcha.
   * @throws BusinessError `WRONG_PASSWORD` also for a password of their own: it was exchanged before
   */
  const authenticateFirst = async (credentials: Credentials, call: LoginCall): Promise<Account> => {
    const { user, initial } = await identify(credentials, call)
    if (initial === 'none') throw new BusinessError('WRONG_PASSWORD', '初始密码已使用，请用新密码登录')
    return user
  }

  return { authenticate, authenticateFirst }
}
