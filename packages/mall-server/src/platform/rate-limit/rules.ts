import { tableRules, type CallDefinition } from '@mall/api/contract'
import { allCalls, productTableRules, type AnyCallKey, type SellerCallDefinition } from '@mall/api/seller/contract'
import { hourlyRates, type RateClass } from './rate-limiter.ts'

/** How long calls are counted together, ms. */
export const rateWindowMs = 60_000

/** The same of what is bounded by the hour, ms. */
export const hourWindowMs = 60 * rateWindowMs

/** How long the calls of a class are counted together, ms. */
export const windowMsOf = (kind: RateClass): number => (hourlyRates.some((hourly) => hourly === kind) ? hourWindowMs : rateWindowMs)

const takesTable = ({ file }: CallDefinition | SellerCallDefinition): boolean => file?.rules === tableRules || file?.rules === productTableRules

/** Password guessing is counted closer than browsing; the captcha and the way out of a block apart from both. */
export const rateClassOf = (key: AnyCallKey): RateClass => {
  if (key.startsWith('POST /api/Captcha/') || key === 'POST /api/Account/UnLock' || key === 'POST /api/SellerAccount/UnLock') return 'captcha'
  if (key === 'POST /api/Product/ImageSearch') return 'image'
  if (takesTable(allCalls[key])) return 'import'
  if (key === 'POST /api/DeepSeek/Chat') return 'chat'
  if (/^POST \/api\/SellerAccount\/(Login|Activate|ChangePassword|SecondFactor)/.test(key)) return 'login'
  return /^(GET|POST) \/api\/Account\/(Login|Reset|BindWeChatWork|ChangePassword|SendCode|SecondFactor(?!State)|Passkey(?!List|Rename))/.test(key) ? 'login' : 'api'
}

/** What a call may take of connections and threads and count as one, ms: the lists and writes of a large company take less, even on a busy machine. */
export const msOfOneCall = 250

/** The calls that one counts for beyond the first, by what it took. A login is counted by its own limits, and shares those of visitors with its whole address. */
export const extraCallsOf = (kind: RateClass, ms: number): number => (kind === 'login' || kind === 'captcha' ? 0 : Math.max(0, Math.ceil(ms / msOfOneCall) - 1))

/** The first groups of an IPv6 address. */
const headOf = (ip: string, groupCount: number): string => {
  const [before = '', after] = ip.toLowerCase().split('::')
  const groups = (part: string) => part.split(':').filter((group) => group !== '')
  const [head, tail] = [groups(before), groups(after ?? '')]
  const zeros = Array.from({ length: after === undefined ? 0 : Math.max(0, 8 - head.length - tail.length) }, () => '0')
  return `${[...head, ...zeros, ...tail].slice(0, groupCount).map((group) => group.replace(/^0+(?=.)/, '')).join(':')}::`
}

const isIpv6 = (ip: string): boolean => ip.includes(':') && !ip.includes('.')

/** The first half of an IPv6 address, which is assigned to one customer: counted by the whole address a single machine could be many. */
export const networkOf = (ip: string): string => (isIpv6(ip) ? headOf(ip, 4) : ip)

/** What one customer of a provider, or one of its data centres, can easily have: the 256 addresses around one of IPv4, the 65,536 networks around one of IPv6. */
export const widerNetworkOf = (ip: string): string => (isIpv6(ip) ? `${headOf(ip, 3)}/48` : ip.replace(/^(\d+\.\d+\.\d+)\.\d+$/, '$1.0/24'))

/** Per address and user, or the account that is typed, so that colleagues behind one address do not use up each other's calls. */
export const rateKeyOf = (ip: string, who: number | string | null): string => `${networkOf(ip)}/${who ?? 'visitor'}`

export interface Counter {
  readonly window: number
  readonly count: number
  /** Calls of the window before. */
  readonly previous: number
}

/** Where the counter of a caller is kept. */
export const counterName = (kind: RateClass, key: string): string => `${kind}:${key}`

/** The window that a moment is in. */
export const windowOf = (now: number, windowMs = rateWindowMs): number => Math.floor(now / windowMs)

/**
 * The counter as it is now, without another call. One of the next window was counted by a process whose clock is a little ahead; one of a later window
 * before the clock was set back: its calls count as made now, so that it neither forgets them nor waits until that window comes.
 */
export const current = (counter: Counter | undefined, now: number, windowMs = rateWindowMs): Counter => {
  const window = windowOf(now, windowMs)
  if (counter?.window === window || counter?.window === window + 1) return counter
  if (counter !== undefined && counter.window > window) return { ...counter, window }
  return { window, count: 0, previous: counter?.window === window - 1 ? counter.count : 0 }
}

/** The counter after so many calls more, or fewer. */
export const added = (counter: Counter | undefined, now: number, calls: number, windowMs = rateWindowMs): Counter => {
  const before = current(counter, now, windowMs)
  return { ...before, count: Math.max(0, before.count + calls) }
}

/** The counter after one more call. */
export const counted = (counter: Counter | undefined, now: number, windowMs = rateWindowMs): Counter => added(counter, now, 1, windowMs)

/** The share of a limit that a solved captcha restores: it distinguishes people from programs too unreliably to restore all of it. */
const givenBack = 0.5

/** The limits that a solved captcha lifts: not its own. */
export const liftable: readonly RateClass[] = ['api', 'picture', 'login', 'loginAddress', 'image', 'import', 'chat']

/** The counter after a passed captcha: as if the part of the limit that is not restored had just been used. */
export const lifted = (limit: number, now: number): Counter => ({
  window: windowOf(now), count: limit - Math.max(1, Math.floor(limit * givenBack)), previous: 0,
})

/** How much of its window has passed, ms: nothing of one that has not begun. */
const elapsedIn = ({ window }: Counter, now: number, windowMs: number): number => Math.max(0, now - window * windowMs)

/** Calls of the last minute, or hour, the window before counted by the part of it that still falls in. */
export const rateOf = (counter: Counter, now: number, windowMs = rateWindowMs): number => counter.count + counter.previous * (1 - elapsedIn(counter, now, windowMs) / windowMs)

/** The counter of a caller who passes the captcha now: what was used less than that stays as it is. Either way this captcha lifts it once. */
export const afterCaptcha = (counter: Counter, limit: number, now: number): Counter => {
  const [before, after] = [current(counter, now), lifted(limit, now)]
  return rateOf(before, now) > after.count ? after : before
}

/** Seconds after which one more call is within the limit, when none is made meanwhile. */
export const secondsUntilFree = (counter: Counter, now: number, limit: number, windowMs = rateWindowMs): number => {
  const { count, previous } = counter
  const elapsed = elapsedIn(counter, now, windowMs)
  /** When a window of `others` calls, with as many before as `before`, has room for one more, ms after its beginning. */
  const roomAt = (others: number, before: number): number => windowMs * (1 - (limit - others - 1) / Math.max(1, before))
  const inThisWindow = roomAt(count, previous)
  const wait = inThisWindow <= windowMs ? inThisWindow - elapsed : windowMs - elapsed + Math.max(0, roomAt(0, count))
  return Math.max(1, Math.ceil(Math.min(wait, 2 * windowMs) / 1000))
}

/** The seconds until a call is allowed where the last counted one was too many; otherwise null. */
export const waitAfter = (counter: Counter, now: number, limit: number, windowMs = rateWindowMs): number | null =>
  rateOf(counter, now, windowMs) <= limit ? null : secondsUntilFree(counter, now, limit, windowMs)

/** The seconds until a call is allowed where one would be too many that is not counted; otherwise null. */
export const waitBefore = (counter: Counter | undefined, now: number, limit: number, windowMs = rateWindowMs): number | null =>
  rateOf(counted(counter, now, windowMs), now, windowMs) <= limit ? null : secondsUntilFree(current(counter, now, windowMs), now, limit, windowMs)
