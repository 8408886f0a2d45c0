import { and, eq, isNull, or, sql, type SQL } from 'drizzle-orm'
import { dataScopes, roleActions, type DataScope, type MenuCode, type Permission, type RoleAction, type RoleKind, type RoleSummary } from '@mall/api/contract'
import type { Db } from '../../platform/db/client.ts'
import { membershipRole, role as record } from '../../platform/db/schema/role.ts'
import type { Caller } from '../../platform/http/define-routes.ts'
import { menuCodesOf } from './store.ts'

export { record }

/** What a user can grant: what they have. */
export interface Grantable {
  readonly permissions: ReadonlySet<Permission>
  readonly menuCodes: ReadonlySet<MenuCode>
  readonly scope: DataScope
}

/** What the caller can put into a role. */
export const grantableBy = async (db: Db, caller: Caller): Promise<Grantable> => ({
  permissions: caller.permissions,
  menuCodes: new Set(await menuCodesOf(db, caller)),
  scope: caller.scope,
})

const widthOf = (scope: DataScope): number => dataScopes.findIndex((one) => one.scope === scope)

/** Nobody can grant what they do not have. */
export const canGrant = (held: Grantable, { permissions, menuCodes, scope }: Pick<typeof record.$inferSelect, 'permissions' | 'menuCodes' | 'scope'>): boolean =>
  permissions.every((one) => held.permissions.has(one)) && menuCodes.every((code) => held.menuCodes.has(code)) && widthOf(scope) <= widthOf(held.scope)

/** The roles that exist for a company: the presets, and those that it made. */
export const rolesOf = (enterpriseId: number): SQL | undefined => or(isNull(record.enterpriseId), eq(record.enterpriseId, enterpriseId))

export const kindOf = sql<RoleKind>`(case when ${record.enterpriseId} is null then 'preset' else 'custom' end)`

/** Members of a company with the role. */
export const memberCountIn = (enterpriseId: number): SQL<number> =>
  sql`(select count(*) from ${membershipRole} where ${membershipRole.roleId} = ${record.id} and ${membershipRole.enterpriseId} = ${enterpriseId})`.mapWith(Number)

/** The roles of the caller's company, with the number of their members. Every read goes through here. */
export const roleRecords = (db: Db, caller: Pick<Caller, 'enterpriseId'>, where: SQL | undefined) =>
  db
    .select({ record, memberCount: memberCountIn(caller.enterpriseId) })
    .from(record)
    .where(and(rolesOf(caller.enterpriseId), where))

type Row = Awaited<ReturnType<typeof roleRecords>>[number]

/** A preset is only copied; a role that holds more than its editor has is left to somebody who has it. */
export const allowedActions = (held: Grantable, { record: row, memberCount }: Row): RoleAction[] => {
  if (!canGrant(held, row)) return []
  const isPreset = row.enterpriseId === null
  return roleActions.filter((action) => action === 'Copy' || (!isPreset && (action === 'Edit' || memberCount === 0)))
}

export const toRoleSummary = (held: Grantable, row: Row): RoleSummary => ({
  RoleId: row.record.id,
  Name: row.record.name,
  Description: row.record.description,
  Kind: row.record.enterpriseId === null ? 'preset' : 'custom',
  Scope: row.record.scope,
  Permissions: row.record.permissions,
  MenuCodes: row.record.menuCodes,
  MemberCount: row.memberCount,
  CanGrant: canGrant(held, row.record),
  AllowActions: allowedActions(held, row),
  Version: row.record.version,
})
