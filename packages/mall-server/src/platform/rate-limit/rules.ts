import { contract, tableRules, type CallDefinition, type CallKey } from '@mall/api/contract'
import type { RateClass } from './rate-limiter.ts'

/** How long calls are counted together, ms. */
export const rateWindowMs = 60_000

const takesTable = ({ file }: CallDefinition): boolean => file?.rules === tableRules

/** Password guessing is counted closer than browsing; the captcha and the way out of a block apart from both. */
export const rateClassOf = (key: CallKey): RateClass => {
  if (key.startsWith('POST /api/Captcha/') || key === 'POST /api/Account/UnLock') return 'captcha'
  if (key === 'POST /api/Product/ImageSearch') return 'image'
  if (takesTable(contract[key])) return 'import'
  if (key === 'POST /api/DeepSeek/Chat') return 'chat'
  return /^(GET|POST) \/api\/Account\/(Login|Reset|BindWeChatWork|ChangePassword|SendCode)/.test(key) ? 'login' : 'api'
}

/** The first half of an IPv6 address, which is assigned to one customer: counted by the whole address a single machine could be many. */
export const networkOf = (ip: string): string => {
  if (!ip.includes(':') || ip.includes('.')) return ip
  const [before = '', after] = ip.toLowerCase().split('::')
  const groups = (part: string) => part.split(':').filter((group) => group !== '')
  const [head, tail] = [groups(before), groups(after ?? '')]
  const zeros = Array.from({ length: after === undefined ? 0 : Math.max(0, 8 - head.length - tail.length) }, () => '0')
  return `${[...head, ...zeros, ...tail].slice(0, 4).map((group) => group.replace(/^0+(?=.)/, '')).join(':')}::`
}

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
export const windowOf = (now: number): number => Math.floor(now / rateWindowMs)

/** The counter as it is now, without another call. */
export const current = (counter: Counter | undefined, now: number): Counter => {
  const window = windowOf(now)
  if (counter?.window === window) return counter
  return { window, count: 0, previous: counter?.window === window - 1 ? counter.count : 0 }
}

/** The counter after one more call. */
export const counted = (counter: Counter | undefined, now: number): Counter => {
  const before = current(counter, now)
  return { ...before, count: before.count + 1 }
}

/** The share of a limit that a solved captcha restores: it distinguishes people from programs too unreliably to restore all of it. */
const givenBack = 0.5

/** The limits that a solved captcha lifts: not its own. */
export const liftable: readonly RateClass[] = ['api', 'picture', 'login', 'loginAddress', 'image', 'import', 'chat']

/** The counter after a passed captcha: as if the part of the limit that is not restored had just been used. */
export const lifted = (limit: number, now: number): Counter => ({
  window: windowOf(now), count: limit - Math.max(1, Math.floor(limit * givenBack)), previous: 0,
})

/** Calls of the last minute, the window before counted by the part of it that still falls in. */
export const rateOf = (counter: Counter, now: number): number =>
  counter.count + counter.previous * (1 - (now % rateWindowMs) / rateWindowMs)

/** The counter of a caller who passes the captcha now: what was used less than that stays as it is. Either way this captcha lifts it once. */
export const afterCaptcha = (counter: Counter, limit: number, now: number): Counter => {
  const [before, after] = [current(counter, now), lifted(limit, now)]
  return rateOf(before, now) > after.count ? after : before
}

/** Seconds after which one more call is within the limit, when none is made meanwhile. */
export const secondsUntilFree = ({ count, previous }: Counter, now: number, limit: number): number => {
  const elapsed = now % rateWindowMs
  /** When a window of `others` calls, with as many before as `before`, has room for one more, ms after its beginning. */
  const roomAt = (others: number, before: number): number => rateWindowMs * (1 - (limit - others - 1) / Math.max(1, before))
  const inThisWindow = roomAt(count, previous)
  const wait = inThisWindow <= rateWindowMs ? inThisWindow - elapsed : rateWindowMs - elapsed + Math.max(0, roomAt(0, count))
  return Math.max(1, Math.ceil(Math.min(wait, 2 * rateWindowMs) / 1000))
}
