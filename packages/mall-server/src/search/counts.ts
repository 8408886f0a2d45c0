import { between, sql } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { searchCount } from '../db/schema/catalogue.ts'
import { addDays, dayMs, midnightOf, toDay } from '../time.ts'
import { hotKeywords, splitPeriod, type HotKeyword } from './hot.ts'
import { normalise } from './rules.ts'

/** Longer queries are sentences, not keywords that others would choose. */
const maxKeywordLength = 20

/** Counts a search that found something; what finds nothing never becomes a hot keyword that everybody sees. */
export const countSearch = async (db: Db, keyword: string, now: Date): Promise<void> => {
  const word = normalise(keyword)
  if (word === '' || word.length > maxKeywordLength) return
  await db
    .insert(searchCount)
    .values({ keyword: word, day: toDay(now), count: 1 })
    .onConflictDoUpdate({ target: [searchCount.keyword, searchCount.day], set: { count: sql`${searchCount.count} + 1` } })
}

/** Longer periods are cut to their last year. */
const maxDays = 366

/** Counts older than this are never read. */
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
