/**
 * Which limit a call counts against. `image`: searches by picture, which cost a second of computing each. `chat`: questions to the adviser,
 * which cost money where it is a model. `captcha`: the way out of a
 * block, so it has a count of its own.
 */
export type RateClass = 'api' | 'login' | 'image' | 'chat' | 'captcha'

export interface RateLimiter {
  /** Counts one call; false when it is one too many. */
  take(kind: RateClass, key: string): Promise<boolean>
  /** Forgets what the keys did, in every process. */
  lift(keys: readonly string[]): Promise<void>
}
