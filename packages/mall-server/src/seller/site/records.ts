import { eq } from 'drizzle-orm'
import type { SiteConfig } from '@mall/api/contract'
import { sellerSiteActions, shownSiteOf, siteSettingNames, type SellerSiteAction, type SellerSiteDetail } from '@mall/api/seller/contract'
import type { Db } from '../../platform/db/client.ts'
import { siteSettings as record } from '../../platform/db/schema/site.ts'
import { staff } from '../../platform/db/schema/staff.ts'
import type { StaffCaller } from '../../platform/http/define-routes.ts'
import { siteRow, siteWith } from '../../platform/site/settings.ts'
import { toInstant } from '../../platform/time.ts'

export { record }

/** What a user with these permissions may do with the settings of the site. */
export const allowedActions = ({ permissions }: Pick<StaffCaller, 'permissions'>): SellerSiteAction[] => (permissions.has('content.manage') ? [...sellerSiteActions] : [])

/** @param deployed what the environment says */
export const detailSite = async (db: Db, caller: StaffCaller, deployed: SiteConfig): Promise<SellerSiteDetail> => {
  const row = await siteRow(db)
  const [changer] = row.staffId === null ? [] : await db.select({ name: staff.name }).from(staff).where(eq(staff.id, row.staffId))
  return {
    Site: shownSiteOf(siteWith(deployed, row)),
    Deployed: shownSiteOf(deployed),
    Own: siteSettingNames.filter((name) => Object.hasOwn(row.settings, name)),
    ChangedBy: changer?.name ?? null,
    ChangedAt: row.changedAt === null ? null : toInstant(row.changedAt),
    AllowActions: allowedActions(caller),
    Version: row.version,
  }
}
