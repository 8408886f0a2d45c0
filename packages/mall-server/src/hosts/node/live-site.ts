import type { SiteConfig } from '@mall/api/contract'
import type { Db } from '../../platform/db/client.ts'
import { siteRow, siteWith } from '../../platform/site/settings.ts'

/** How often each process reads what the seller has set of the site, ms: with the time that a page takes to be rendered, well within ten seconds. */
export const followSiteEveryMs = 4_000

/** What the site shows of itself, for pages that a process keeps: sending one asks no database. */
export interface LiveSite {
  readonly current: () => SiteConfig
  /** Another one for other settings. */
  readonly edition: () => string
  /** Reads the settings again. What was read before stays where the database does not answer. */
  readonly follow: () => Promise<true>
}

export const openLiveSite = async (db: Db, deployed: SiteConfig): Promise<LiveSite> => {
  let row = await siteRow(db)
  return {
    current: () => siteWith(deployed, row),
    edition: () => String(row.version),
    follow: async () => {
      row = await siteRow(db)
      return true
    },
  }
}
