import { asc, eq, inArray, lt, sql } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { rateCount } from '../db/schema/processes.ts'
import type { RateLimiter, Rates } from './rate-limiter.ts'
import { afterCaptcha, counterName, liftable, waitAfter, waitBefore, windowOf, type Counter } from './rules.ts'

/** How often to delete counters, ms: those of three minutes are all that there ever are. */
export const purgeCountsEveryMs = 60_000

/** Deletes the counters that no call depends on any more. */
export const purgeRateCounts = async ({ db, clock }: { readonly db: Db; readonly clock: () => Date }): Promise<void> => {
  await db.delete(rateCount).where(lt(rateCount.window, windowOf(clock().getTime()) - 1))
}

/**
 * Counts one more call, and returns what was counted. One statement, so that calls at the same moment, in whichever process, each see another
 * number: what `counted` does in memory.
 */
const count = async (db: Db, name: string, window: number): Promise<Counter> => {
  const [row] = await db
    .insert(rateCount)
    .values({ name, window, count: 1, previous: 0 })
    .onConflictDoUpdate({
      target: rateCount.name,
      set: {
        window: sql`case when ${rateCount.window} = excluded.window + 1 then ${rateCount.window} else excluded.window end`,
        count: sql`case when ${rateCount.window} >= excluded.window then ${rateCount.count} + 1 else 1 end`,
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
    const counter = await count(db, counterName(kind, key), windowOf(now))
    return waitAfter(counter, now, limit)
  },

  waitFor: async (kind, key) => {
    const limit = rates[kind]
    if (limit === Infinity) return null
    const now = clock().getTime()
    const [counter] = await db.select().from(rateCount).where(eq(rateCount.name, counterName(kind, key)))
    return waitBefore(counter, now, limit)
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
