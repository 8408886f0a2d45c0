import { eq } from 'drizzle-orm'
import { added, afterCaptcha, counted, counterName, liftable, lifted, waitAfter, waitBefore, windowMsOf, type Counter } from './rules.ts'
import { rateUnlock } from '../db/schema/organisation.ts'
import type { Db } from '../db/client.ts'
import type { RateLimiter, Rates } from './rate-limiter.ts'

/** Above it, about 15 MB, the oldest counters are dropped: an attacker with many addresses must not fill the memory. */
const maxCounters = 50_000

/**
 * Counts in memory, so that a call costs no statement; each process counts for itself. Only a call about to be rejected queries the database
 * whether the captcha was solved since, at whichever process that was.
 */
export const createWindowRateLimiter = (db: Db, clock: () => Date, rates: Rates): RateLimiter => {
  const counters = new Map<string, Counter & { readonly since: number }>()

  const keep = (name: string, counter: Counter, since: number) => {
    const kept = { ...counter, since }
    counters.delete(name)
    counters.set(name, kept)
    const oldest = counters.size > maxCounters ? counters.keys().next() : null
    if (oldest && !oldest.done) counters.delete(oldest.value)
    return kept
  }

  return {
    take: async (kind, key) => {
      const name = counterName(kind, key)
      const now = clock().getTime()
      const before = counters.get(name)
      const counter = keep(name, counted(before, now, windowMsOf(kind)), before?.since ?? now)
      const limit = rates[kind]
      const wait = waitAfter(counter, now, limit, windowMsOf(kind))
      if (wait === null || !liftable.includes(kind)) return wait
      const [unlock] = await db.select().from(rateUnlock).where(eq(rateUnlock.key, key)).limit(1)
      if (!unlock || unlock.unlockedAt.getTime() <= counter.since) return wait
      keep(name, counted(lifted(limit, now), now), now)
      return null
    },
    waitFor: (kind, key) => {
      const now = clock().getTime()
      return Promise.resolve(waitBefore(counters.get(counterName(kind, key)), now, rates[kind], windowMsOf(kind)))
    },
    add: (kind, key, calls) => {
      const name = counterName(kind, key)
      const now = clock().getTime()
      const before = counters.get(name)
      keep(name, added(before, now, calls, windowMsOf(kind)), before?.since ?? now)
      return Promise.resolve()
    },
    forget: (kind, key) => {
      counters.delete(counterName(kind, key))
      return Promise.resolve()
    },
    lift: async (keys) => {
      const unlockedAt = clock()
      await db
        .insert(rateUnlock)
        .values(keys.map((key) => ({ key, unlockedAt })))
        .onConflictDoUpdate({ target: rateUnlock.key, set: { unlockedAt } })
      const now = unlockedAt.getTime()
      for (const key of keys) {
        for (const kind of liftable) {
          const name = counterName(kind, key)
          const before = counters.get(name)
          if (before) keep(name, afterCaptcha(before, rates[kind], now), now)
        }
      }
    },
  }
}
