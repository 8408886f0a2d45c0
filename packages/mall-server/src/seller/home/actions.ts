import { and, eq } from 'drizzle-orm'
import type { CallInput } from '@mall/api/contract'
import { emptyHomeContent, homeDifferences, homePlanDays, isSameHome, type HomeContent, type SellerHomeAction, type SellerHomeDetail } from '@mall/api/seller/contract'
import { hasBegun, homeTopic, liveContentOf, withMergedCategories } from '../../catalogue/home-content/live-content.ts'
import { changeRecord } from '../../platform/actions/change-record.ts'
import { defineActions, type Opened } from '../../platform/actions/define-actions.ts'
import { permitting } from '../../platform/actions/permit.ts'
import { writeAudit } from '../../platform/audit/audit-log.ts'
import type { Tx } from '../../platform/db/client.ts'
import { homeVersion } from '../../platform/db/schema/home.ts'
import type { AuditSummary } from '../../platform/db/schema/writes.ts'
import type { StaffContext } from '../../platform/http/define-routes.ts'
import { BusinessError } from '../../platform/http/errors.ts'
import { publish } from '../../platform/pub-sub/pub-sub.ts'
import { addDays, toInstant } from '../../platform/time.ts'
import { keptContent, requirePublishable } from './checked-content.ts'
import { allowedActions, detailHome, isPlanned, record, type HomeDraft } from './records.ts'

/** The one row of the draft: whoever changes the home page waits for whoever else does. */
const lock = async (tx: Tx): Promise<HomeDraft> => {
  const [row] = await tx.select().from(record).for('update')
  if (row === undefined) throw new Error('The draft of the home page has no row')
  return row
}

const refusals: Readonly<Record<SellerHomeAction, string>> = { Edit: '您不能修改首页', DiscardDraft: '没有要放弃的修改', Publish: '没有要发布的修改', Restore: '您不能修改首页' }

const actions = defineActions<object, HomeDraft, SellerHomeAction, StaffContext>({
  lock,
  requireAllowed: permitting(allowedActions, (_row, { permissions }, action) => new BusinessError('HOME_ACTION_NOT_ALLOWED', permissions.has('content.manage') ? refusals[action] : refusals.Edit)),
})

export { actions as homeActions }

const auditHome = (tx: Tx, { acting }: Opened<HomeDraft>, action: string, before: AuditSummary | null, after: AuditSummary): Promise<void> =>
  writeAudit(tx, acting.origin, { action: `SellerHome.${action}`, entity: 'home', entityId: 1, before, after })

const changesText = (before: HomeContent, after: HomeContent): string => homeDifferences(before, after).join('；')

/** @throws BusinessError `PICTURES_UNKNOWN`, and those of every action */
export const saveDraft = (context: StaffContext, input: CallInput<'POST /api/SellerHome/SaveDraft'>): Promise<SellerHomeDetail> =>
  actions.act(context, 'POST /api/SellerHome/SaveDraft', input, 'Edit', async (opened) => {
    const { tx, row, acting } = opened
    const { now } = acting.origin
    const live = await liveContentOf(tx, now)
    const given = await keptContent(tx, input.Content, now)
    const content = isSameHome(given, live) ? null : given
    await changeRecord(tx, acting.by, record, row, { content, staffId: context.caller.staffId, changedAt: now })
    await auditHome(tx, opened, 'SaveDraft', null, { Changes: changesText(row.content ?? live, content ?? live) })
    return detailHome(tx, context.caller, context.deps)
  })

/** @throws BusinessError those of every action */
export const discardDraft = (context: StaffContext, input: CallInput<'POST /api/SellerHome/DiscardDraft'>): Promise<SellerHomeDetail> =>
  actions.act(context, 'POST /api/SellerHome/DiscardDraft', input, 'DiscardDraft', async (opened) => {
    const { tx, row, acting } = opened
    await changeRecord(tx, acting.by, record, row, { content: null })
    await auditHome(tx, opened, 'DiscardDraft', null, { Changes: changesText(row.content ?? emptyHomeContent, await liveContentOf(tx, acting.origin.now)) })
    return detailHome(tx, context.caller, context.deps)
  })

/** Writes a version, which is shown from `liveAt` on; null: from now on, of which every process is notified with the commit. */
const addVersion = async (tx: Tx, { acting }: Opened<HomeDraft>, staffId: number, content: HomeContent, { liveAt, restoredFrom }: { readonly liveAt: Date | null; readonly restoredFrom: number | null }): Promise<number> => {
  const { now } = acting.origin
  const [row] = await tx
    .insert(homeVersion)
    .values({ content, liveAt: liveAt ?? now, staffId, createdAt: now, restoredFrom, announcedAt: liveAt === null ? now : null })
    .returning({ id: homeVersion.id })
  if (row === undefined) throw new Error('A version of the home page was not written')
  if (liveAt === null) await publish(tx, [{ topic: homeTopic, detail: '' }])
  return row.id
}

const plannedFor = (liveAt: string | null, now: Date): Date | null => {
  if (liveAt === null) return null
  const at = new Date(liveAt)
  if (at <= now || at > addDays(now, homePlanDays)) throw new BusinessError('HOME_CONTENT_INVALID', `定时发布的时间须在现在之后、${homePlanDays} 天之内`)
  return at
}

/** @throws BusinessError `HOME_CONTENT_INVALID`, and those of every action */
export const publishDraft = (context: StaffContext, input: CallInput<'POST /api/SellerHome/Publish'>): Promise<SellerHomeDetail> =>
  actions.act(context, 'POST /api/SellerHome/Publish', input, 'Publish', async (opened) => {
    const { tx, row, acting } = opened
    const { now } = acting.origin
    const content = await withMergedCategories(tx, row.content ?? emptyHomeContent)
    const liveAt = plannedFor(input.LiveAt, now)
    await requirePublishable(tx, content)
    const live = await liveContentOf(tx, now)
    const VersionNo = await addVersion(tx, opened, context.caller.staffId, content, { liveAt, restoredFrom: null })
    await changeRecord(tx, acting.by, record, row, { content: null })
    await auditHome(tx, opened, 'Publish', null, { VersionNo, LiveAt: toInstant(liveAt ?? now), Changes: changesText(live, content) })
    return detailHome(tx, context.caller, context.deps)
  })

const versionNotFound = (): BusinessError => new BusinessError('HOME_VERSION_NOT_FOUND', '没有这个版本，请刷新后重试')

/** @throws BusinessError `HOME_VERSION_NOT_FOUND` where it is shown already, and those of every action */
export const cancelPlan = (context: StaffContext, input: CallInput<'POST /api/SellerHome/CancelPlan'>): Promise<SellerHomeDetail> =>
  actions.act(context, 'POST /api/SellerHome/CancelPlan', input, 'Edit', async (opened) => {
    const { tx, row, acting } = opened
    const { now } = acting.origin
    const cancelled = await tx.update(homeVersion).set({ cancelledAt: now }).where(and(eq(homeVersion.id, input.VersionNo), isPlanned(now))).returning({ id: homeVersion.id })
    if (cancelled.length === 0) throw versionNotFound()
    await changeRecord(tx, acting.by, record, row, {})
    await auditHome(tx, opened, 'CancelPlan', { VersionNo: input.VersionNo }, { VersionNo: null })
    return detailHome(tx, context.caller, context.deps)
  })

/** @throws BusinessError `HOME_VERSION_NOT_FOUND`, `HOME_CONTENT_INVALID` where what it names is gone, and those of every action */
export const restoreVersion = (context: StaffContext, input: CallInput<'POST /api/SellerHome/Restore'>): Promise<SellerHomeDetail> =>
  actions.act(context, 'POST /api/SellerHome/Restore', input, 'Restore', async (opened) => {
    const { tx, row, acting } = opened
    const { now } = acting.origin
    const [earlier] = await tx.select().from(homeVersion).where(and(eq(homeVersion.id, input.VersionNo), hasBegun(now)))
    if (earlier === undefined) throw versionNotFound()
    const content = await withMergedCategories(tx, earlier.content)
    await requirePublishable(tx, content)
    const live = await liveContentOf(tx, now)
    const VersionNo = await addVersion(tx, opened, context.caller.staffId, content, { liveAt: null, restoredFrom: earlier.id })
    await changeRecord(tx, acting.by, record, row, {})
    await auditHome(tx, opened, 'Restore', null, { VersionNo, RestoredFrom: earlier.id, Changes: changesText(live, content) })
    return detailHome(tx, context.caller, context.deps)
  })
