/** The limits of an hour; all others are of a minute. */
export const hourlyRates = ['credentialHour', 'credentialNetworkHour'] as const

/**
 * Which limit a call counts against. `login`: of one account or user; `loginAddress`: of all of an address, which may be an office at nine.
 * `picture`: the drawings of the catalogue, which everybody may see. `image`: searches by picture, and `import`: tables, which cost a second of computing each. `chat`: questions to the adviser,
 * which cost money where it is a model. `captcha`: the way out of a
 * block, so it has a count of its own. Of one address too, `captchaKeys`: answers by keys, whose way proves nothing; `captchaFailures`: wrong answers;
 * `captchaIdle`: answers without the work that an address with too many wrong ones is asked for; `captchaUnsolved`: puzzles since one was solved; `credential`: solved captchas,
 * and `credentialNetwork` those of the network that it is in; `credentialHour` and `credentialNetworkHour`: those of an hour by which nobody logged in.
 */
export type RateClass = 'api' | 'picture' | 'login' | 'loginAddress' | 'image' | 'import' | 'chat' | 'captcha' | 'captchaKeys' | 'captchaFailures' | 'captchaIdle' | 'captchaUnsolved' | 'credential' | 'credentialNetwork' | (typeof hourlyRates)[number]

/** Calls a minute of each class, of `hourlyRates` an hour; `Infinity` is no limit. */
export type Rates = Readonly<Record<RateClass, number>>

export interface RateLimiter {
  /** Counts one call. Returns the seconds until one is allowed when the limit is exceeded; otherwise null. */
  take(kind: RateClass, key: string): Promise<number | null>
  /** The seconds until one call is allowed, or null where it is; counts nothing, so that after them it is. */
  waitFor(kind: RateClass, key: string): Promise<number | null>
  /** Counts so many calls more, or fewer of those that were counted. */
  add(kind: RateClass, key: string, calls: number): Promise<void>
  /** Begins to count from nothing. */
  forget(kind: RateClass, key: string): Promise<void>
  /** Leaves the keys a part of each limit again, in every process. */
  lift(keys: readonly string[]): Promise<void>
}

declare module '../deps.ts' {
  interface Deps {
    readonly rateLimiter: RateLimiter
  }
}
