import { and, count, eq } from 'drizzle-orm'
import { roleListActions, withIncluded, type RoleList, type RoleListRequest, type RoleSummary } from '@mall/api/contract'
import type { Db } from '../../platform/db/client.ts'
import type { Caller } from '../../platform/http/define-routes.ts'
import { BusinessError } from '../../platform/http/errors.ts'
import { hasText, isEqual } from '../../platform/lists/filters.ts'
import { listPage } from '../../platform/lists/list-page.ts'
import { kindOf, memberCountIn, record, roleRecords, rolesOf, toRoleSummary } from '../../company/role/records.ts'

/** A page of the presets and the company's own roles, with the counts of the tabs and what the caller can put into a role. */
export const listRoles = async (db: Db, caller: Caller, request: RoleListRequest): Promise<RoleList> => {
  const { Keyword, Kind, Scope } = request
  const filters = and(hasText(record.name, Keyword), isEqual(record.scope, Scope))
  const counts = await db
    .select({ kind: kindOf, count: count() })
    .from(record)
    .where(and(rolesOf(caller.enterpriseId), filters))
    .groupBy(kindOf)
    .orderBy(kindOf)
  const sort = {
    columns: { RoleId: record.id, MemberCount: memberCountIn(caller.enterpriseId) },
    byDefault: 'RoleId',
    last: record.id,
  } as const
  const rows = await listPage(roleRecords(db, caller, and(filters, isEqual(kindOf, Kind))).$dynamic(), sort, request)
  return {
    Items: rows.map((row) => toRoleSummary(caller, row)),
    total: counts.reduce((sum, { kind, count: many }) => (Kind === undefined || kind === Kind ? sum + many : sum), 0),
    KindCounts: counts.map(({ kind, count: many }) => ({ Kind: kind, Count: many })),
    Grantable: { Permissions: withIncluded(caller.permissions), Scope: caller.scope },
    AllowActions: caller.permissions.has('role.manage') ? [...roleListActions] : [],
  }
}

/** @throws BusinessError `ROLE_NOT_FOUND` */
export const detailRole = async (db: Db, caller: Caller, roleId: number): Promise<RoleSummary> => {
  const [row] = await roleRecords(db, caller, eq(record.id, roleId))
  if (row === undefined) throw new BusinessError('ROLE_NOT_FOUND', '角色不存在')
  return toRoleSummary(caller, row)
}
