import { and, arrayContained, eq, exists, isNull, not, notInArray, or, sql, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { dataScopes, roleActions, withIncluded, type DataScope, type Grants, type RoleAction, type RoleKind, type RoleSummary } from '@mall/api/contract'
import type { Db } from '../../platform/db/client.ts'
import { appUser } from '../../platform/db/schema/organisation.ts'
import { membershipRole, role as record } from '../../platform/db/schema/role.ts'
import type { Caller } from '../../platform/http/define-routes.ts'

export { record }

const widthOf = (scope: DataScope): number => dataScopes.findIndex((one) => one.scope === scope)

/** Nobody can grant what they do not have. */
export const canGrant = (held: Grants, { permissions, scope }: Pick<typeof record.$inferSelect, 'permissions' | 'scope'>): boolean =>
  withIncluded(permissions).every((one) => held.permissions.has(one)) && widthOf(scope) <= widthOf(held.scope)

/** The roles that exist for a company: the presets, and those that it made. */
export const rolesOf = (enterpriseId: number): SQL | undefined => or(isNull(record.enterpriseId), eq(record.enterpriseId, enterpriseId))

export const kindOf = sql<RoleKind>`(case when ${record.enterpriseId} is null then 'preset' else 'custom' end)`

/** Members of a company with the role. */
export const memberCountIn = (enterpriseId: number): SQL<number> =>
  sql`(select count(*) from ${membershipRole} where ${membershipRole.roleId} = ${record.id} and ${membershipRole.enterpriseId} = ${enterpriseId})`.mapWith(Number)

/** Whether a member of the caller's company has the role and, by another one or as administrator of the group, more than the caller. */
const hasStrongerMember = (db: Db, { enterpriseId, permissions, scope, isGroupAdministrator }: Caller): SQL<boolean> => {
  const other = alias(membershipRole, 'other_membership')
  const more = alias(record, 'other_role')
  const within = dataScopes.slice(0, widthOf(scope) + 1).map((one) => one.scope)
  const exceeds = or(not(arrayContained(more.permissions, [...permissions])), notInArray(more.scope, within))
  return exists(
    db
      .select({ one: sql`1` })
      .from(membershipRole)
      .innerJoin(appUser, eq(appUser.id, membershipRole.userId))
      .innerJoin(other, and(eq(other.userId, membershipRole.userId), eq(other.enterpriseId, membershipRole.enterpriseId)))
      .innerJoin(more, eq(more.id, other.roleId))
      .where(and(eq(membershipRole.roleId, record.id), eq(membershipRole.enterpriseId, enterpriseId), or(exceeds, isGroupAdministrator ? undefined : eq(appUser.utype, 'GA')))),
  ) as SQL<boolean>
}

/** The roles of the caller's company, with their members as far as they decide what may be done. Every read goes through here. */
export const roleRecords = (db: Db, caller: Caller, where: SQL | undefined) =>
  db
    .select({ record, memberCount: memberCountIn(caller.enterpriseId), hasStrongerMember: hasStrongerMember(db, caller) })
    .from(record)
    .where(and(rolesOf(caller.enterpriseId), where))

type Row = Awaited<ReturnType<typeof roleRecords>>[number]

/**
 * A preset is only copied; a role that holds more than its editor has, or that somebody has who holds more, is left to them: what its
 * editor took out of it they would have lost.
 */
export const allowedActions = (held: Grants, { record: row, memberCount, hasStrongerMember: isLeftToOthers }: Row): RoleAction[] => {
  if (!held.permissions.has('role.manage') || !canGrant(held, row)) return []
  const isOwn = row.enterpriseId !== null && !isLeftToOthers
  return roleActions.filter((action) => action === 'Copy' || (isOwn && (action === 'Edit' || memberCount === 0)))
}

export const toRoleSummary = (held: Grants, row: Row): RoleSummary => ({
  RoleId: row.record.id,
  Name: row.record.name,
  Description: row.record.description,
  Kind: row.record.enterpriseId === null ? 'preset' : 'custom',
  Scope: row.record.scope,
  Permissions: withIncluded(row.record.permissions),
  MemberCount: row.memberCount,
  CanGrant: canGrant(held, row.record),
  AllowActions: allowedActions(held, row),
  Version: row.record.version,
})
