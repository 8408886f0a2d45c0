/**
 * Which limit a call counts against. `login`: of one account or user; `loginAddress`: of all of an address, which may be an office at nine.
 * `picture`: the drawings of the catalogue, which everybody may see. `image`: searches by picture, which cost a second of computing each. `chat`: questions to the adviser,
 * which cost money where it is a model. `captcha`: the way out of a
 * block, so it has a count of its own.
 */
export type RateClass = 'api' | 'picture' | 'login' | 'loginAddress' | 'image' | 'chat' | 'captcha'

export interface RateLimiter {
  /** Counts one call. When it is one too many, the seconds after which one is allowed; otherwise null. */
  take(kind: RateClass, key: string): Promise<number | null>
  /** Forgets what the keys did, in every process. */
  lift(keys: readonly string[]): Promise<void>
}
