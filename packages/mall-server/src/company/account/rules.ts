/** Wrong passwords from one network, or from one known browser, before it is locked out of an account (screens §1). */
export const maxLoginTries = 5
/** How long it stays locked, minutes. After the same time without a try the count starts again. */
export const lockMinutes = 15

const lockMs = lockMinutes * 60_000
const dayMs = 86_400_000

/** The tries of one place, or of an account from all networks. */
export interface Tries {
  readonly failures: number
  /** Of the day: since the last one without a try. */
  readonly total: number
  /** Null before the first. */
  readonly lastAt: Date | null
  readonly lockedUntil: Date | null
}

export const noTries: Tries = { failures: 0, total: 0, lastAt: null, lockedUntil: null }

/** What slows tries from all networks together: so many are free, then each step of them doubles the pause. */
export interface Pace {
  readonly free: number
  readonly step: number
  readonly firstSeconds: number
  readonly mostSeconds: number
}

/** Passwords: after ten wrong ones of all networks within a day the pause grows from 2 s to a minute. */
export const passwordPace: Pace = { free: 10, step: 5, firstSeconds: 2, mostSeconds: 60 }

/** Codes of an authenticator, of which far fewer are possible: whoever tries them knows the password. */
export const factorPace: Pace = { free: 10, step: 1, firstSeconds: 60, mostSeconds: 1800 }

/** The steps from a place that has not failed yet to one that failed as often as it may. */
const shares = maxLoginTries + 1

const ofToday = (tries: Tries, now: Date): number => (tries.lastAt !== null && now.getTime() - tries.lastAt.getTime() < dayMs ? tries.total : 0)

/**
 * The pause since the last try of any network, ms. Who failed less waits less: a network without a failure a sixth of what one waits that used up its five, so that
 * strangers who keep an account slow do not keep its owner away.
 */
export const pauseMs = (accountTotal: number, ownTotal: number, { free, step, firstSeconds, mostSeconds }: Pace): number => {
  if (accountTotal < free) return 0
  const full = Math.min(mostSeconds, firstSeconds * 2 ** Math.min(30, Math.floor((accountTotal - free) / step)))
  return Math.ceil((full * 1000 * Math.min(ownTotal + 1, shares)) / shares)
}

/** Milliseconds until a place may try again that has `own` tries of the day, at an account that has these of all networks. 0: now. */
export const waitMs = (account: Tries, own: Tries, now: Date, pace: Pace): number => {
  if (account.lastAt === null) return 0
  const pause = pauseMs(ofToday(account, now), ofToday(own, now), pace)
  // Never more than the pause, also where the clock of another process is ahead.
  return Math.min(pause, Math.max(0, account.lastAt.getTime() + pause - now.getTime()))
}

/** One more of the day. */
export const countedToday = (tries: Tries, now: Date): Pick<Tries, 'total' | 'lastAt'> => ({ total: ofToday(tries, now) + 1, lastAt: now })

export type Verdict =
  | { readonly outcome: 'counted'; readonly own: Tries; readonly account: Tries | null }
  | { readonly outcome: 'locked'; readonly until: Date }
  | { readonly outcome: 'slowed'; readonly seconds: number }

const hasExpired = ({ lastAt, lockedUntil }: Tries, now: Date): boolean => lastAt === null || (lockedUntil ?? new Date(lastAt.getTime() + lockMs)) <= now

/**
 * What becomes of a try, before its password is checked. `account`: the tries of all networks, null for a known browser, which others do not slow.
 * A try that is rejected counts nowhere: who is locked does not slow the account for others.
 */
export const judgeTry = (own: Tries, account: Tries | null, now: Date, pace = passwordPace): Verdict => {
  const failures = hasExpired(own, now) ? 0 : own.failures
  if (failures >= maxLoginTries && own.lockedUntil !== null) return { outcome: 'locked', until: own.lockedUntil }
  const wait = account === null ? 0 : waitMs(account, own, now, pace)
  if (wait > 0) return { outcome: 'slowed', seconds: Math.ceil(wait / 1000) }
  const lockedUntil = failures + 1 >= maxLoginTries ? new Date(now.getTime() + lockMs) : null
  return {
    outcome: 'counted',
    own: { failures: failures + 1, lockedUntil, ...countedToday(own, now) },
    account: account && { failures: 0, lockedUntil: null, ...countedToday(account, now) },
  }
}

export const wrongPasswordText = (tries: number): string => `账号或密码错误，还可尝试${maxLoginTries - tries}次`

export const wrongOldPasswordText = (tries: number): string => `密码错误，还可尝试${maxLoginTries - tries}次`

export const lockedText = (lockedUntil: Date, now: Date): string =>
  `账号已锁定，请${Math.max(1, Math.ceil((lockedUntil.getTime() - now.getTime()) / 60_000))}分钟后重试`

export const slowedText = (seconds: number): string => `该账号登录尝试过于频繁，请${seconds}秒后重试`

export const disabledText = '账号已停用，请联系企业管理员'
