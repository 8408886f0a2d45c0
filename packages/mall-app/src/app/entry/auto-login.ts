import type { LoginInfo, Session, SessionKeyQuery, SessionState } from '@mall/api'

/** Somebody is logged in already, and a link wants another in their place. */
export interface ReplaceQuestion {
  readonly current: string
  /** Null until it is known whom the link names. */
  readonly next: string | null
}

/** What an auto-login needs of the page. */
export interface AutoLoginPorts {
  readonly session: Session
  /** Trades the key for a login, away from the session that is stored. `adminLogin` clears local storage first. */
  redeem(query: SessionKeyQuery): Promise<LoginInfo>
  /** Ends a login that the user declined. */
  discard(login: LoginInfo): Promise<void>
  ask(question: ReplaceQuestion): Promise<boolean>
}

const nameOf = ({ User, Enterprise }: Pick<SessionState, 'User' | 'Enterprise'>): string => `${User.nname}（${Enterprise.EnterpriseName}）`

const isSame = (a: SessionState, b: LoginInfo): boolean => a.User.uid === b.User.uid && a.Enterprise.EnterpriseId === b.Enterprise.EnterpriseId

/**
 * Auto-login (specification §2). Anybody can put a key into a link, so it never silently takes the place of a user who is
 * logged in: `kept` when they stay. Rejects when the key is invalid; then the session stays as it was.
 */
export const autoLogin = async (query: SessionKeyQuery, { session, redeem, discard, ask }: AutoLoginPorts): Promise<'entered' | 'kept'> => {
  const before = session.get()
  if (query.adminLogin !== undefined && before !== null) {
    // Local storage is cleared before it is known whom the key names, so the question comes first.
    if (!(await ask({ current: nameOf(before), next: null }))) return 'kept'
    session.clear()
  }
  const login = await redeem(query)
  const now = session.get()
  if (now !== null && !isSame(now, login) && !(await ask({ current: nameOf(now), next: nameOf(login) }))) {
    await discard(login)
    return 'kept'
  }
  session.set(login)
  return 'entered'
}
