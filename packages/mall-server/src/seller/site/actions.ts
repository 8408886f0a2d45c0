import { photoAddress, photoHashOf, type CallInput } from '@mall/api/contract'
import { shownSiteOf, siteSettingText, type SellerSiteAction, type SellerSiteDetail, type ShownSite } from '@mall/api/seller/contract'
import { showPhotos } from '../../catalogue/pictures/show-photos.ts'
import { changeRecord } from '../../platform/actions/change-record.ts'
import { defineActions } from '../../platform/actions/define-actions.ts'
import { permitting } from '../../platform/actions/permit.ts'
import { writeAudit } from '../../platform/audit/audit-log.ts'
import type { Tx } from '../../platform/db/client.ts'
import type { AuditSummary } from '../../platform/db/schema/writes.ts'
import type { StaffContext } from '../../platform/http/define-routes.ts'
import { BusinessError } from '../../platform/http/errors.ts'
import { siteChanges, siteWith, type SiteRow } from '../../platform/site/settings.ts'
import { allowedActions, detailSite, record } from './records.ts'

/** The one row of the settings: whoever changes them waits for whoever else does. */
const lock = async (tx: Tx): Promise<SiteRow> => {
  const [row] = await tx.select().from(record).for('update')
  if (row === undefined) throw new Error('The settings of the site have no row')
  return row
}

const actions = defineActions<object, SiteRow, SellerSiteAction, StaffContext>({
  lock,
  requireAllowed: permitting((caller) => allowedActions(caller), () => new BusinessError('SITE_ACTION_NOT_ALLOWED', '您不能修改站点')),
})

/** The settings that are pictures, and what is said of one that is not there. */
const pictures = { Logo: '标志已失效，请重新上传', Icon: '标签页图标已失效，请重新上传' } as const

/**
 * The address of a picture as it is kept: a photo that was uploaded, which stays from now on, or one that is there already.
 * @throws BusinessError `PICTURES_UNKNOWN`
 */
const keptPicture = async (tx: Tx, name: keyof typeof pictures, given: ShownSite, holds: readonly ShownSite[], now: Date): Promise<string> => {
  const address = given[name]
  if (address === '' || holds.some((site) => site[name] === address)) return address
  const hash = photoHashOf(address)
  const photo = hash === null ? undefined : (await showPhotos(tx, [hash], now)).get(hash)
  if (photo === undefined) throw new BusinessError('PICTURES_UNKNOWN', pictures[name])
  return photoAddress(photo)
}

const summaryOf = (settings: object): AuditSummary => Object.fromEntries(Object.entries(settings).map(([name, value]) => [name, siteSettingText(value)]))

/** @throws BusinessError `PICTURES_UNKNOWN`, and those of every action */
export const saveSite = (context: StaffContext, input: CallInput<'POST /api/SellerSite/Save'>): Promise<SellerSiteDetail> =>
  actions.act(context, 'POST /api/SellerSite/Save', input, 'Edit', async ({ tx, row, acting }) => {
    const { site: deployed } = context.deps.config
    const { now } = acting.origin
    const { Version: _, RequestId: __, ...given } = input
    const before = siteWith(deployed, row)
    const holds = [before, deployed]
    const site = { ...given, Logo: await keptPicture(tx, 'Logo', given, holds, now), Icon: await keptPicture(tx, 'Icon', given, holds, now) }
    await changeRecord(tx, acting.by, record, row, { settings: siteChanges(deployed, site), staffId: context.caller.staffId, changedAt: now })
    const changed = siteChanges(before, site)
    const was = Object.fromEntries(Object.entries(shownSiteOf(before)).filter(([name]) => name in changed))
    await writeAudit(tx, acting.origin, { action: 'SellerSite.Save', entity: 'site', entityId: row.id, before: summaryOf(was), after: summaryOf(changed) })
    return detailSite(tx, context.caller, deployed)
  })
