import { between, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/client.ts'
import { searchCount } from '../../platform/db/schema/catalogue.ts'
import { addDays, dayMs, midnightOf, toDay } from '../../platform/time.ts'
import { hotKeywords, splitPeriod, type HotKeyword } from './hot.ts'
import { normalise } from './rules.ts'
import { createSharedTurns } from './shared-turns.ts'

/** Longer queries are sentences, which nobody would choose as hot keywords. */
const maxKeywordLength = 20

const createCounter = (db: Db) => {
  const gathered = new Map<string, { readonly keyword: string; readonly day: string; count: number }>()
  const write = createSharedTurns(async () => {
    // In one order, so that two processes do not wait for each other.
    const rows = [...gathered.values()].toSorted((one, other) => (one.keyword < other.keyword ? -1 : 1))
    gathered.clear()
    await db
      .insert(searchCount)
      .values(rows)
      .onConflictDoUpdate({ target: [searchCount.keyword, searchCount.day], set: { count: sql`${searchCount.count} + excluded.count` } })
  })
  return (keyword: string, day: string): Promise<void> => {
    const key = `${day} ${keyword}`
    const row = gathered.get(key) ?? { keyword, day, count: 0 }
    row.count++
    gathered.set(key, row)
    return write()
  }
}

const counters = new WeakMap<Db, ReturnType<typeof createCounter>>()

/** Counts a search that found something; what finds nothing never becomes a hot keyword that everybody sees. Those that come together are one write. */
export const countSearch = async (db: Db, keyword: string, now: Date): Promise<void> => {
  const word = normalise(keyword)
  if (word === '' || word.length > maxKeywordLength) return
  const counter = counters.get(db) ?? createCounter(db)
  counters.set(db, counter)
  await counter(word, toDay(now))
}

/** Longer periods are cut to their last year. */
const maxDays = 366

/** Counts older than this are not read any more. */
export const keptSearchDays = maxDays + 1

/** The most searched keywords from the day of `begin` to the day of `end`, both included. */
export const hotKeywordsOf = async (db: Db, begin: Date, end: Date, topN: number): Promise<HotKeyword[]> => {
  const last = midnightOf(end)
  const days = Math.min(maxDays, Math.round((last.getTime() - midnightOf(begin).getTime()) / dayMs) + 1)
  if (days < 1) return []
  const recentFrom = toDay(addDays(last, 1 - splitPeriod(days).recentDays))
  const total = sql`sum(${searchCount.count})`
  const totals = await db
    .select({
      keyword: searchCount.keyword,
      earlier: sql<number>`coalesce(${total} filter (where ${searchCount.day} < ${recentFrom}), 0)::int`,
      recent: sql<number>`coalesce(${total} filter (where ${searchCount.day} >= ${recentFrom}), 0)::int`,
    })
    .from(searchCount)
    .where(between(searchCount.day, toDay(addDays(last, 1 - days)), toDay(last)))
    .groupBy(searchCount.keyword)
    .orderBy(sql`${total} desc`, searchCount.keyword)
    .limit(topN)
  return hotKeywords(totals, days, topN)
}
