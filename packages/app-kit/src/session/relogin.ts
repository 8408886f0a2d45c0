import type { challengeFrom, Session, SessionState } from '@mall/api'
import type { sessionAccountOf } from '../access/session-account.ts'
import type { LoginCalls } from '../access/use-login.ts'

/** What a session keeps of a login, with where it leads afterwards, if anywhere. */
export type KeptLogin = Parameters<Session['set']>[0] & { readonly Redirect?: string }

/** A login by a passkey, for which nobody typed an account. */
export interface PasskeyLogin {
  readonly login: KeptLogin
  readonly account: string | null
}

/** How somebody logs in again over a page that is kept, by a client whose login is not stored yet. */
export interface Relogin {
  readonly account: LoginCalls<KeptLogin>
  readonly captcha: Parameters<typeof challengeFrom>[0]
  /** The login for the company that the page is of, where it is one of several. */
  readonly forPage: (login: KeptLogin, page: SessionState) => Promise<KeptLogin>
  /** Where passkeys can be used: the login by one, and its account where the mall says it. */
  readonly byPasskey?: (() => Promise<PasskeyLogin>) | undefined
  /** What is remembered of who typed which account. */
  readonly typed: ReturnType<typeof sessionAccountOf>
}
