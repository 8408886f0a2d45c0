import { and, desc, inArray, isNotNull, isNull, lte, or } from 'drizzle-orm'
import { emptyHomeContent, type HomeContent } from '@mall/api/seller/contract'
import type { Db } from '../../platform/db/client.ts'
import { category } from '../../platform/db/schema/catalogue.ts'
import { homeVersion } from '../../platform/db/schema/home.ts'

/** That the home page became another one: processes that keep a rendered page drop it. */
export const homeTopic = 'home'

/**
 * Versions whose time has come. One that was published at once is announced to all processes in the same moment, and their clocks may be a little behind the one that wrote its
 * time: what was announced is shown whatever a clock says.
 */
export const hasBegun = (now: Date) => and(isNull(homeVersion.cancelledAt), or(lte(homeVersion.liveAt, now), isNotNull(homeVersion.announcedAt)))

/** The version that is shown; null: nobody has published one. */
export const liveVersionOf = async (db: Db, now: Date): Promise<typeof homeVersion.$inferSelect | null> => {
  const [row = null] = await db.select().from(homeVersion).where(hasBegun(now)).orderBy(desc(homeVersion.liveAt), desc(homeVersion.id)).limit(1)
  return row
}

const categoriesIn = ({ Banners, Floors }: HomeContent): number[] => [
  ...Banners.flatMap(({ Link }) => (Link.Kind === 'products' && Link.CategoryId !== null ? [Link.CategoryId] : [])),
  ...Floors.flatMap(({ CategoryId }) => (CategoryId === null ? [] : [CategoryId])),
]

/** Contents with the categories that theirs were merged into: versions are kept as they were published. */
export const withMergedCategories = async (db: Db, content: HomeContent): Promise<HomeContent> => {
  const ids = categoriesIn(content)
  if (ids.length === 0) return content
  const merged = await db.select({ id: category.id, into: category.mergedInto }).from(category).where(and(inArray(category.id, ids), isNotNull(category.mergedInto)))
  if (merged.length === 0) return content
  const into = new Map(merged.map((row) => [row.id, row.into ?? row.id]))
  const now = (id: number | null) => (id === null ? null : (into.get(id) ?? id))
  return {
    ...content,
    Banners: content.Banners.map((banner) => (banner.Link.Kind === 'products' ? { ...banner, Link: { ...banner.Link, CategoryId: now(banner.Link.CategoryId) } } : banner)),
    Floors: content.Floors.map((floor) => ({ ...floor, CategoryId: now(floor.CategoryId) })),
  }
}

/** What the home page shows now. */
export const liveContentOf = async (db: Db, now: Date): Promise<HomeContent> => {
  const live = await liveVersionOf(db, now)
  return live === null ? emptyHomeContent : withMergedCategories(db, live.content)
}

/** Hot words that the seller chose; empty: what is searched most is shown. */
export const chosenHotWords = async (db: Db, now: Date): Promise<readonly string[]> => (await liveVersionOf(db, now))?.content.HotWords ?? []
