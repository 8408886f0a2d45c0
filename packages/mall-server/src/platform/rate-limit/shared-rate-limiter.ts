import type { Db } from '../db/client.ts'
import { createDatabaseRateLimiter } from './database-rate-limiter.ts'
import type { RateClass, RateLimiter, Rates } from './rate-limiter.ts'
import { createWindowRateLimiter } from './window-rate-limiter.ts'

/** Cheaper than a statement that would count them: of these each process allows the limit. */
const countedByEach: ReadonlySet<RateClass> = new Set(['api', 'picture'])

/** For processes that share a database: what guesses or costs, logins, captchas, searches by picture, imports and questions, has one limit for all of them. */
export const createSharedRateLimiter = (db: Db, clock: () => Date, rates: Rates): RateLimiter => {
  const [own, shared] = [createWindowRateLimiter(db, clock, rates), createDatabaseRateLimiter(db, clock, rates)]
  const limiterOf = (kind: RateClass): RateLimiter => (countedByEach.has(kind) ? own : shared)
  return {
    take: (kind, key) => limiterOf(kind).take(kind, key),
    waitFor: (kind, key) => limiterOf(kind).waitFor(kind, key),
    add: (kind, key, calls) => limiterOf(kind).add(kind, key, calls),
    forget: (kind, key) => limiterOf(kind).forget(kind, key),
    lift: async (keys) => {
      await own.lift(keys)
      await shared.lift(keys)
    },
  }
}
