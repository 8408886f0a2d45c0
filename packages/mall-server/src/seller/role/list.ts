import { and, count, eq, type SQL } from 'drizzle-orm'
import { roleListActions } from '@mall/api/contract'
import { withIncludedOfStaff, type StaffRoleList, type StaffRoleListRequest, type StaffRoleSummary } from '@mall/api/seller/contract'
import type { Db } from '../../platform/db/client.ts'
import type { StaffCaller } from '../../platform/http/define-routes.ts'
import { BusinessError } from '../../platform/http/errors.ts'
import { hasText, isEqual } from '../../platform/lists/filters.ts'
import { listPage } from '../../platform/lists/list-page.ts'
import { kindOf, memberCount, record, roleRecords, toRoleSummary, type RoleRow } from './records.ts'

/** A page of the roles, with the counts of the tabs and what the caller can put into a role. */
export const listRoles = async (db: Db, caller: StaffCaller, request: StaffRoleListRequest): Promise<StaffRoleList> => {
  const { Keyword, Kind } = request
  const filters = hasText(record.name, Keyword)
  const counts = await db.select({ kind: kindOf, count: count() }).from(record).where(filters).groupBy(kindOf).orderBy(kindOf)
  const sort = { columns: { RoleId: record.id, MemberCount: memberCount(db) }, byDefault: 'RoleId', last: record.id } as const
  const rows = await listPage(roleRecords(db, caller, and(filters, isEqual(kindOf, Kind))).$dynamic(), sort, request)
  return {
    Items: rows.map((row) => toRoleSummary(caller, row)),
    total: counts.reduce((sum, { kind, count: many }) => (Kind === undefined || kind === Kind ? sum + many : sum), 0),
    KindCounts: counts.map(({ kind, count: many }) => ({ Kind: kind, Count: many })),
    Grantable: { Permissions: withIncludedOfStaff(caller.permissions), Scope: caller.scope },
    AllowActions: caller.permissions.has('staff.manage') ? [...roleListActions] : [],
  }
}

/**
 * One role.
 * @throws BusinessError `ROLE_NOT_FOUND`
 */
export const findRole = async (db: Db, caller: StaffCaller, where: SQL): Promise<RoleRow> => {
  const [row] = await roleRecords(db, caller, where)
  if (row === undefined) throw new BusinessError('ROLE_NOT_FOUND', '角色不存在')
  return row
}

/** @throws BusinessError `ROLE_NOT_FOUND` */
export const detailRole = async (db: Db, caller: StaffCaller, roleId: number): Promise<StaffRoleSummary> => toRoleSummary(caller, await findRole(db, caller, eq(record.id, roleId)))
