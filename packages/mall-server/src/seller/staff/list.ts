import { and, asc, count, eq, exists, or, sql, type SQL } from 'drizzle-orm'
import { staffListActions, type StaffList, type StaffListRequest } from '@mall/api/seller/contract'
import type { Db } from '../../platform/db/client.ts'
import { staffRoleHolder } from '../../platform/db/schema/staff.ts'
import type { StaffCaller } from '../../platform/http/define-routes.ts'
import { BusinessError } from '../../platform/http/errors.ts'
import { hasText, isEqual } from '../../platform/lists/filters.ts'
import { listPage } from '../../platform/lists/list-page.ts'
import { statusCounts } from '../../platform/lists/status-counts.ts'
import { membersOf, record, staffRecords, statusAt, type Member } from './records.ts'

/** Accounts that never logged in come last. */
const lastLogin = sql`coalesce(${record.lastLoginAt}, '-infinity')`

const sort = { columns: { StaffId: record.id, Account: record.account, LastLoginTime: lastLogin }, byDefault: 'StaffId', last: record.id } as const

const hasRole = (db: Db, roleId: number | undefined): SQL | undefined =>
  roleId === undefined ? undefined : exists(db.select({ one: sql`1` }).from(staffRoleHolder).where(and(eq(staffRoleHolder.staffId, record.id), eq(staffRoleHolder.roleId, roleId))))

/** A page of the staff, with the counts of the tabs. */
export const listStaff = async (db: Db, caller: StaffCaller, request: StaffListRequest, now: Date): Promise<StaffList> => {
  const { Keyword, RoleId, Status } = request
  const filters = and(or(hasText(record.account, Keyword), hasText(record.name, Keyword)), hasRole(db, RoleId))
  const status = statusAt(now)
  const counts = await db.select({ status, count: count() }).from(record).where(filters).groupBy(status).orderBy(asc(status))
  const rows = await listPage(staffRecords(db, now, and(filters, isEqual(status, Status))).$dynamic(), sort, request)
  return {
    Items: (await membersOf(db, caller, rows)).map(({ summary }) => summary),
    ...statusCounts(counts, Status),
    AllowActions: caller.permissions.has('staff.manage') ? [...staffListActions] : [],
  }
}

/**
 * One of the staff, whether or not the caller may manage them.
 * @throws BusinessError `ACCOUNT_NOT_FOUND`
 */
export const findMember = async (db: Db, caller: StaffCaller, staffId: number, now: Date): Promise<Member> => {
  const [member] = await membersOf(db, caller, await staffRecords(db, now, eq(record.id, staffId)))
  if (member === undefined) throw new BusinessError('ACCOUNT_NOT_FOUND', '账号不存在')
  return member
}
