import { arrayContained, and, count, eq, exists, not, notInArray, or, sql, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { roleActions, type RoleAction, type RoleKind } from '@mall/api/contract'
import { staffScopes, withIncludedOfStaff, type StaffGrants, type StaffRoleSummary, type StaffScope } from '@mall/api/seller/contract'
import type { Db } from '../../platform/db/client.ts'
import { staffRole as record, staffRoleHolder } from '../../platform/db/schema/staff.ts'
import type { StaffCaller } from '../../platform/http/define-routes.ts'

export { record }

const widthOf = (scope: StaffScope): number => staffScopes.findIndex((one) => one.scope === scope)

/** Nobody can grant what they do not have. */
export const canGrant = (held: StaffGrants, { permissions, scope }: Pick<typeof record.$inferSelect, 'permissions' | 'scope'>): boolean =>
  withIncludedOfStaff(permissions).every((one) => held.permissions.has(one)) && widthOf(scope) <= widthOf(held.scope)

/** Presets are those of the migrations. */
export const kindOf = sql<RoleKind>`(case when ${record.id} < 100 then 'preset' else 'custom' end)`

export const memberCount = (db: Db): SQL<number> => sql`(${db.select({ count: count() }).from(staffRoleHolder).where(eq(staffRoleHolder.roleId, record.id))})`.mapWith(Number)

/** Whether somebody has the role and, by another one, more than the caller: what is taken out of it they would have lost. */
const hasStrongerMember = (db: Db, { permissions, scope }: StaffCaller): SQL<boolean> => {
  const other = alias(staffRoleHolder, 'other_holder')
  const more = alias(record, 'other_role')
  const within = staffScopes.slice(0, widthOf(scope) + 1).map((one) => one.scope)
  return exists(
    db
      .select({ one: sql`1` })
      .from(staffRoleHolder)
      .innerJoin(other, eq(other.staffId, staffRoleHolder.staffId))
      .innerJoin(more, eq(more.id, other.roleId))
      .where(and(eq(staffRoleHolder.roleId, record.id), or(not(arrayContained(more.permissions, [...permissions])), notInArray(more.scope, within)))),
  ) as SQL<boolean>
}

/** Roles with their members as far as they decide what may be done. Every read goes through here. */
export const roleRecords = (db: Db, caller: StaffCaller, where: SQL | undefined) =>
  db.select({ record, kind: kindOf, memberCount: memberCount(db), hasStrongerMember: hasStrongerMember(db, caller) }).from(record).where(where)

export type RoleRow = Awaited<ReturnType<typeof roleRecords>>[number]

/** A preset is only copied; a role that holds more than its editor has, or that somebody has who holds more, is left to them. */
export const allowedActions = (held: StaffGrants, { record: row, kind, memberCount: members, hasStrongerMember: isLeftToOthers }: RoleRow): RoleAction[] => {
  if (!held.permissions.has('staff.manage') || !canGrant(held, row)) return []
  const isOwn = kind === 'custom' && !isLeftToOthers
  return roleActions.filter((action) => action === 'Copy' || (isOwn && (action === 'Edit' || members === 0)))
}

export const toRoleSummary = (held: StaffGrants, row: RoleRow): StaffRoleSummary => ({
  RoleId: row.record.id,
  Name: row.record.name,
  Description: row.record.description,
  Kind: row.kind,
  Scope: row.record.scope,
  Permissions: withIncludedOfStaff(row.record.permissions),
  DemandsFactor: row.record.demandsFactor,
  MemberCount: row.memberCount,
  CanGrant: canGrant(held, row.record),
  AllowActions: allowedActions(held, row),
  Version: row.record.version,
})
