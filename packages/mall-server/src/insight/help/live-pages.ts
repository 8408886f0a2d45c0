import { desc, inArray } from 'drizzle-orm'
import { helpPageKeys, type HelpPage, type HelpPageKey } from '@mall/api/contract'
import type { Db } from '../../platform/db/client.ts'
import { helpVersion, type PublishedHelp } from '../../platform/db/schema/help.ts'

export type HelpVersionRow = typeof helpVersion.$inferSelect

/** Where buyers read a page. */
export const helpPath = (key: HelpPageKey): string => `${/^\d/.test(key) ? '/help/detail' : '/about'}/${key}`

/** The latest version of each of these pages that has one. */
export const liveVersionsOf = async (db: Db, keys: readonly HelpPageKey[] = helpPageKeys): Promise<ReadonlyMap<HelpPageKey, HelpVersionRow>> => {
  const rows = await db.selectDistinctOn([helpVersion.pageKey]).from(helpVersion).where(inArray(helpVersion.pageKey, [...keys])).orderBy(helpVersion.pageKey, desc(helpVersion.id))
  return new Map(rows.map((row) => [row.pageKey, row]))
}

/** What the seller published, in the order of the pages; a page that is missing is the one that the mall is built with. */
export const publishedPages = async (db: Db): Promise<readonly (PublishedHelp & { readonly key: HelpPageKey })[]> => {
  const live = await liveVersionsOf(db)
  return helpPageKeys.flatMap((key) => {
    const published = live.get(key)?.published ?? null
    return published === null ? [] : [{ key, ...published }]
  })
}

/** The same, as buyers read it. */
export const helpPagesOf = async (db: Db): Promise<HelpPage[]> => (await publishedPages(db)).map(({ key, title, content }) => ({ PageKey: key, Title: title, Content: [...content] }))
