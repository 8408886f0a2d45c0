import { isSameValue, type SiteConfig, type SiteSettings } from '@mall/api/contract'
import type { Db } from '../db/client.ts'
import { siteSettings } from '../db/schema/site.ts'

/** The row of the site's settings, as it is kept. */
export type SiteRow = typeof siteSettings.$inferSelect

export const siteRow = async (db: Db): Promise<SiteRow> => {
  const [row] = await db.select().from(siteSettings)
  if (row === undefined) throw new Error('The settings of the site have no row')
  return row
}

/** What the seller set, over what the environment says. */
export const siteWith = (deployed: SiteConfig, { settings }: Pick<SiteRow, 'settings'>): SiteConfig => ({ ...deployed, ...settings })

/** What the site shows of itself now. */
export const siteOf = async (db: Db, deployed: SiteConfig): Promise<SiteConfig> => siteWith(deployed, await siteRow(db))

/** The settings that differ. */
export const siteChanges = (before: SiteConfig, after: Partial<SiteConfig>): SiteSettings =>
  Object.fromEntries(Object.entries(after).filter(([name, value]) => !isSameValue(value, before[name as keyof SiteConfig])))
