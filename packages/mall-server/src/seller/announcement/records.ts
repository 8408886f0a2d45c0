import { and, asc, eq, exists, gt, isNotNull, isNull, lt, notExists, or, sql, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import {
  announcementStateNames, sellerAnnouncementActions, type AnnouncementAudience, type AnnouncementState, type SellerAnnouncement, type SellerAnnouncementAction, type SellerAnnouncementDetail,
} from '@mall/api/seller/contract'
import type { Db } from '../../platform/db/client.ts'
import { announcement as record } from '../../platform/db/schema/announcement.ts'
import { enterprise, enterpriseGroup } from '../../platform/db/schema/organisation.ts'
import { role } from '../../platform/db/schema/role.ts'
import { portfolio, staff } from '../../platform/db/schema/staff.ts'
import type { StaffCaller } from '../../platform/http/define-routes.ts'
import { BusinessError } from '../../platform/http/errors.ts'
import { toDay, toInstant } from '../../platform/time.ts'
import { ofCustomers } from '../account/portfolio.ts'

export { record }

export type AnnouncementRow = typeof record.$inferSelect

type Viewer = Pick<StaffCaller, 'staffId' | 'scope'>

const member = alias(enterprise, 'member')

const ofGroup = (db: Db) => db.select({ one: sql`1` }).from(member)

/** The announcements that exist for one of the staff: those for all, and those for their customers. */
export const visibleTo = (db: Db, caller: Viewer): SQL | undefined =>
  caller.scope === 'all'
    ? undefined
    : or(
        and(isNull(record.groupId), isNull(record.enterpriseId)),
        and(isNotNull(record.enterpriseId), ofCustomers(db, caller, record.enterpriseId)),
        exists(ofGroup(db).where(and(eq(member.groupId, record.groupId), ofCustomers(db, caller, member.id)))),
      )

/** Whether the caller looks after everybody whom one that is visible to them is for. */
const isAllTheirs = (db: Db, caller: Viewer): SQL<boolean> => {
  const isStranger = notExists(db.select({ one: sql`1` }).from(portfolio).where(and(eq(portfolio.enterpriseId, member.id), eq(portfolio.staffId, caller.staffId))))
  return caller.scope === 'all'
    ? sql<boolean>`true`
    : sql<boolean>`(${record.enterpriseId} is not null or (${record.groupId} is not null and ${notExists(ofGroup(db).where(and(eq(member.groupId, record.groupId), isStranger)))}))`
}

/** How one stands on a day, as it is filtered; the same as `stateOf`. */
export const isInState = (day: string): Readonly<Record<AnnouncementState, SQL | undefined>> => {
  const isOver = or(isNotNull(record.takenDownAt), and(isNotNull(record.publishedAt), lt(record.untilDay, day)))
  const isPublished = and(isNotNull(record.publishedAt), isNull(record.takenDownAt), or(isNull(record.untilDay), sql`${record.untilDay} >= ${day}`))
  return {
    live: and(isPublished, or(isNull(record.fromDay), sql`${record.fromDay} <= ${day}`)),
    waiting: or(and(isNull(record.publishedAt), isNull(record.takenDownAt)), and(isPublished, gt(record.fromDay, day))),
    over: isOver,
  }
}

const stateOf = ({ publishedAt, takenDownAt, fromDay, untilDay }: AnnouncementRow, day: string): AnnouncementState => {
  if (takenDownAt !== null || (publishedAt !== null && untilDay !== null && untilDay < day)) return 'over'
  return publishedAt === null || (fromDay !== null && fromDay > day) ? 'waiting' : 'live'
}

/** One that is locked, or read. */
export type Actable = AnnouncementRow & { readonly isAllTheirs: boolean }

/** What one of the staff may do with it now. */
export const allowedActions = ({ permissions }: Pick<StaffCaller, 'permissions'>, row: Actable): SellerAnnouncementAction[] => {
  const mayManage = permissions.has('content.manage') && row.isAllTheirs
  const isUp = row.publishedAt !== null && row.takenDownAt === null
  const may: Readonly<Record<SellerAnnouncementAction, boolean>> = { Edit: mayManage, Publish: mayManage && !isUp, TakeDown: mayManage && isUp }
  return sellerAnnouncementActions.filter((action) => may[action])
}

/** Announcements with the names that they are shown with. */
export const announcementRecords = (db: Db, caller: Viewer, where: SQL | undefined) =>
  db
    .select({ record, isAllTheirs: isAllTheirs(db, caller), group: enterpriseGroup.name, enterprise: enterprise.name, role: role.name, by: staff.name })
    .from(record)
    .leftJoin(enterpriseGroup, eq(enterpriseGroup.id, record.groupId))
    .leftJoin(enterprise, eq(enterprise.id, record.enterpriseId))
    .leftJoin(role, eq(role.id, record.roleId))
    .leftJoin(staff, eq(staff.id, record.staffId))
    .where(and(visibleTo(db, caller), where))

type Found = Awaited<ReturnType<typeof announcementRecords>>[number]

const audienceOf = ({ groupId, enterpriseId }: AnnouncementRow): { readonly For: AnnouncementAudience; readonly PartyId: number | null } => {
  if (enterpriseId !== null) return { For: 'company', PartyId: enterpriseId }
  return groupId === null ? { For: 'all', PartyId: null } : { For: 'group', PartyId: groupId }
}

export const toSellerAnnouncement = (caller: Pick<StaffCaller, 'permissions'>, { record: row, ...found }: Found, day: string): SellerAnnouncement => {
  const state = stateOf(row, day)
  return {
    AnnouncementId: row.id,
    Title: row.title,
    ...audienceOf(row),
    RoleId: row.roleId,
    From: row.fromDay,
    Until: row.untilDay,
    PartyName: found.enterprise ?? found.group ?? '',
    RoleName: found.role ?? '',
    State: state,
    StateName: announcementStateNames[state],
    PublishedAt: row.publishedAt === null ? null : toInstant(row.publishedAt),
    TakenDownAt: row.takenDownAt === null ? null : toInstant(row.takenDownAt),
    ChangedBy: row.staffId === null ? '系统' : (found.by ?? ''),
    ChangedAt: toInstant(row.changedAt),
    AllowActions: allowedActions(caller, { ...row, isAllTheirs: found.isAllTheirs }),
    Version: row.version,
  }
}

/** The preset roles of buyers: the only ones that are the same in every company. */
export const presetRoles = (db: Db) => db.select({ RoleId: role.id, Name: role.name }).from(role).where(isNull(role.enterpriseId)).orderBy(asc(role.id))

export const announcementNotFound = (): BusinessError => new BusinessError('ANNOUNCEMENT_NOT_FOUND', '公告不存在')

/** @throws BusinessError `ANNOUNCEMENT_NOT_FOUND` */
export const announcementDetail = async (db: Db, caller: StaffCaller, id: number, now: Date): Promise<SellerAnnouncementDetail> => {
  const [found] = await announcementRecords(db, caller, eq(record.id, id))
  if (found === undefined) throw announcementNotFound()
  const Today = toDay(now)
  return { ...toSellerAnnouncement(caller, found, Today), Body: found.record.body, Roles: await presetRoles(db), MayAddressAll: caller.scope === 'all', Today }
}
