import { and, asc, eq, inArray, like, lt, not, or, sql } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { rateCount } from '../db/schema/processes.ts'
import { hourlyRates, type RateLimiter, type Rates } from './rate-limiter.ts'
import { afterCaptcha, counterName, hourWindowMs, liftable, waitAfter, waitBefore, windowMsOf, windowOf, type Counter } from './rules.ts'

/** How often to delete counters, ms: those of three minutes, and of three hours, are all that there ever are. */
export const purgeCountsEveryMs = 60_000

/** Deletes the counters that no call depends on any more. */
export const purgeRateCounts = async ({ db, clock }: { readonly db: Db; readonly clock: () => Date }): Promise<void> => {
  const now = clock().getTime()
  const isHourly = or(...hourlyRates.map((kind) => like(rateCount.name, counterName(kind, '%')))) ?? sql`false`
  await db.delete(rateCount).where(or(and(isHourly, lt(rateCount.window, windowOf(now, hourWindowMs) - 1)), and(not(isHourly), lt(rateCount.window, windowOf(now) - 1))))
}

/**
 * Counts so many calls more, or fewer, and returns what was counted. One statement, so that calls at the same moment, in whichever process, each see another
 * number: what `added` does in memory.
 */
const count = async (db: Db, name: string, window: number, calls: number): Promise<Counter> => {
  const first = Math.max(0, calls)
  const [row] = await db
    .insert(rateCount)
    .values({ name, window, count: first, previous: 0 })
    .onConflictDoUpdate({
      target: rateCount.name,
      set: {
        window: sql`case when ${rateCount.window} = excluded.window + 1 then ${rateCount.window} else excluded.window end`,
        count: sql`case when ${rateCount.window} >= excluded.window then greatest(0, ${rateCount.count} + ${calls}::int) else excluded.count end`,
        previous: sql`case when ${rateCount.window} >= excluded.window then ${rateCount.previous} when ${rateCount.window} = excluded.window - 1 then ${rateCount.count} else 0 end`,
      },
    })
    .returning({ window: rateCount.window, count: rateCount.count, previous: rateCount.previous })
  if (!row) throw new Error('An upsert returned no row.')
  return row
}

/** Counts in the database, for all processes that share it. A limit of `Infinity` asks it nothing. */
export const createDatabaseRateLimiter = (db: Db, clock: () => Date, rates: Rates): RateLimiter => ({
  take: async (kind, key) => {
    const limit = rates[kind]
    if (limit === Infinity) return null
    const now = clock().getTime()
    const counter = await count(db, counterName(kind, key), windowOf(now, windowMsOf(kind)), 1)
    return waitAfter(counter, now, limit, windowMsOf(kind))
  },

  add: async (kind, key, calls) => {
    if (rates[kind] !== Infinity) await count(db, counterName(kind, key), windowOf(clock().getTime(), windowMsOf(kind)), calls)
  },

  waitFor: async (kind, key) => {
    const limit = rates[kind]
    if (limit === Infinity) return null
    const now = clock().getTime()
    const [counter] = await db.select().from(rateCount).where(eq(rateCount.name, counterName(kind, key)))
    return waitBefore(counter, now, limit, windowMsOf(kind))
  },

  forget: async (kind, key) => {
    if (rates[kind] !== Infinity) await db.delete(rateCount).where(eq(rateCount.name, counterName(kind, key)))
  },

  lift: async (keys) => {
    const now = clock().getTime()
    const limits = new Map(keys.flatMap((key) => liftable.map((kind) => [counterName(kind, key), rates[kind]] as const)))
    await db.transaction(async (tx) => {
      const counters = await tx.select().from(rateCount).where(inArray(rateCount.name, [...limits.keys()])).orderBy(asc(rateCount.name)).for('update')
      for (const { name, ...counter } of counters) {
        await tx.update(rateCount).set(afterCaptcha(counter, limits.get(name) ?? Infinity, now)).where(eq(rateCount.name, name))
      }
    })
  },
})
