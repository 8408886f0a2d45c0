import { and, asc, desc, gt, inArray, isNull } from 'drizzle-orm'
import { emptyHomeContent, homeDifferences, sellerHomeActions, type HomeVersion, type SellerHomeAction, type SellerHomeDetail } from '@mall/api/seller/contract'
import { categoryPaths } from '../../catalogue/category/paths.ts'
import { liveVersionOf, withMergedCategories } from '../../catalogue/home-content/live-content.ts'
import type { Db } from '../../platform/db/client.ts'
import { homeDraft as record, homeVersion } from '../../platform/db/schema/home.ts'
import { staff } from '../../platform/db/schema/staff.ts'
import type { Deps } from '../../platform/deps.ts'
import type { StaffCaller } from '../../platform/http/define-routes.ts'
import { toInstant } from '../../platform/time.ts'

export { record }

export type HomeDraft = typeof record.$inferSelect

type VersionRow = typeof homeVersion.$inferSelect

/** What a user with these permissions may do with the home page now. */
export const allowedActions = ({ permissions }: Pick<StaffCaller, 'permissions'>, { content }: Pick<HomeDraft, 'content'>): SellerHomeAction[] => {
  const mayManage = permissions.has('content.manage')
  const may: Readonly<Record<SellerHomeAction, boolean>> = { Edit: mayManage, DiscardDraft: mayManage && content !== null, Publish: mayManage && content !== null, Restore: mayManage }
  return sellerHomeActions.filter((action) => may[action])
}

/** Names of the staff, by their ids. */
const namesOf = async (db: Db, ids: readonly (number | null)[]): Promise<(id: number | null) => string> => {
  const known = [...new Set(ids.filter((id) => id !== null))]
  const rows = known.length === 0 ? [] : await db.select({ id: staff.id, name: staff.name }).from(staff).where(inArray(staff.id, known))
  const names = new Map(rows.map(({ id, name }) => [id, name]))
  return (id) => (id === null ? '系统' : (names.get(id) ?? ''))
}

const publishedOf = ({ id, liveAt, staffId, createdAt, restoredFrom }: VersionRow, nameOf: (id: number | null) => string) => ({
  VersionNo: id, LiveAt: toInstant(liveAt), By: nameOf(staffId), PublishedAt: toInstant(createdAt), RestoredFrom: restoredFrom,
})

/** Versions whose time is still to come. */
export const isPlanned = (now: Date) => and(isNull(homeVersion.cancelledAt), isNull(homeVersion.announcedAt), gt(homeVersion.liveAt, now))

/** The home page as the staff see it. */
export const detailHome = async (db: Db, caller: StaffCaller, deps: Pick<Deps, 'clock' | 'renderHome'>): Promise<SellerHomeDetail> => {
  const now = deps.clock()
  const [[draft], live, planned] = await Promise.all([
    db.select().from(record),
    liveVersionOf(db, now),
    db.select().from(homeVersion).where(isPlanned(now)).orderBy(asc(homeVersion.liveAt), asc(homeVersion.id)).limit(20),
  ])
  if (draft === undefined) throw new Error('The draft of the home page has no row')
  const nameOf = await namesOf(db, [live?.staffId ?? null, draft.staffId, ...planned.map(({ staffId }) => staffId)])
  return {
    Live: live === null ? null : publishedOf(live, nameOf),
    Content: live === null ? emptyHomeContent : await withMergedCategories(db, live.content),
    Planned: planned.map((row) => publishedOf(row, nameOf)),
    Draft: draft.content === null || draft.changedAt === null ? null : { Content: await withMergedCategories(db, draft.content), ChangedBy: nameOf(draft.staffId), ChangedAt: toInstant(draft.changedAt) },
    Categories: await categoryPaths(db),
    AllowActions: allowedActions(caller, draft),
    CanPreview: deps.renderHome !== null,
    Today: caller.day,
    Version: draft.version,
  }
}

/** A page of the versions, the newest first. */
export const versionsOf = async (db: Db, now: Date, { PageIndex, PageSize }: { readonly PageIndex: number; readonly PageSize: number }): Promise<{ Items: HomeVersion[]; total: number }> => {
  const [live, total, rows] = await Promise.all([
    liveVersionOf(db, now),
    db.$count(homeVersion),
    // One more: the last one of the page is compared with the one before it.
    db.select().from(homeVersion).orderBy(desc(homeVersion.id)).limit(PageSize + 1).offset((PageIndex - 1) * PageSize),
  ])
  const nameOf = await namesOf(db, rows.map(({ staffId }) => staffId))
  const stateOf = (row: VersionRow): HomeVersion['State'] => {
    if (row.cancelledAt !== null) return 'cancelled'
    if (row.id === live?.id) return 'live'
    return row.liveAt > now && row.announcedAt === null ? 'planned' : 'past'
  }
  return {
    Items: rows.slice(0, PageSize).map((row, at) => ({ ...publishedOf(row, nameOf), State: stateOf(row), Changes: homeDifferences(rows[at + 1]?.content ?? emptyHomeContent, row.content) })),
    total,
  }
}
