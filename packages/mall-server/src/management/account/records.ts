import { and, asc, eq, exists, gt, inArray, isNotNull, isNull, ne, or, sql, type SQL } from 'drizzle-orm'
import { accountLifecycle, accountStatus, statusName, type AccountAction, type AccountStatus, type AccountSummary } from '@mall/api/contract'
import { openApprovalsOf } from '../../trade/approval/hand-over.ts'
import type { Db } from '../../platform/db/client.ts'
import { intArray } from '../../platform/db/int-array.ts'
import { displayName } from '../../platform/db/display-name.ts'
import { appUser as record, authSession, department, enterprise, membership, secondFactor } from '../../platform/db/schema/organisation.ts'
import { passkey } from '../../platform/db/schema/passkey.ts'
import { membershipRole, role } from '../../platform/db/schema/role.ts'
import { groupBy } from '../../platform/group-by.ts'
import type { Caller } from '../../platform/http/define-routes.ts'
import { visibleTo } from '../../platform/lists/visible-to.ts'
import { toYuan } from '../../platform/money.ts'
import { accountActionsAt, accountStatusAt } from '../../company/account/account-status.ts'
import { canGrant } from '../../company/role/records.ts'
import { roleOfMembership } from '../../company/role/store.ts'
import { toInstant } from '../../platform/time.ts'

export { record }

/** The status of an account at a moment. */
export const statusAt = (now: Date): SQL<AccountStatus> => accountStatusAt(record, now)

/** Whether a user is logged in at a moment, in whichever company. */
const isLoggedInAt = (db: Db, now: Date): SQL<boolean> =>
  exists(db.select({ one: sql`1` }).from(authSession).where(and(eq(authSession.userId, record.id), ne(authSession.way, 'staff'), isNull(authSession.revokedAt), gt(authSession.expiresAt, now)))) as SQL<boolean>

/** Whether the login of a user asks for a second factor, or the user has a passkey: what a reset takes. */
const hasFactor = (db: Db): SQL<boolean> =>
  or(
    exists(db.select({ one: sql`1` }).from(secondFactor).where(and(eq(secondFactor.userId, record.id), isNotNull(secondFactor.confirmedAt)))),
    exists(db.select({ one: sql`1` }).from(passkey).where(eq(passkey.userId, record.id))),
  ) as SQL<boolean>

/** The members of the caller's company within the scope of their roles: a condition on memberships. */
export const managedMembers = (caller: Caller): SQL | undefined => and(eq(membership.enterpriseId, caller.enterpriseId), visibleTo(caller, membership))

/** Those members with what a list shows of them. Every read goes through here. */
export const accountRecords = (db: Db, caller: Caller, now: Date, where: SQL | undefined) =>
  db
    .select({
      record, membership, name: displayName, departmentName: department.name, status: statusAt(now), openApprovals: openApprovalsOf(db, record.id),
      isLoggedIn: isLoggedInAt(db, now), hasFactor: hasFactor(db),
    })
    .from(membership)
    .innerJoin(record, eq(record.id, membership.userId))
    .innerJoin(department, eq(department.id, membership.departmentId))
    .where(and(managedMembers(caller), where))

export type AccountRow = Awaited<ReturnType<typeof accountRecords>>[number]

/** A role of an account, in any company that the account belongs to. */
const placesOf = async (db: Db, userIds: readonly number[]) => {
  const rows = await db
    .select({ userId: membership.userId, enterpriseId: membership.enterpriseId, groupId: enterprise.groupId, role })
    .from(membership)
    .innerJoin(enterprise, eq(enterprise.id, membership.enterpriseId))
    .leftJoin(membershipRole, and(eq(membershipRole.userId, membership.userId), eq(membershipRole.enterpriseId, membership.enterpriseId)))
    .leftJoin(role, roleOfMembership)
    .where(userIds.length === 1 ? inArray(membership.userId, [...userIds]) : sql`${membership.userId} = any(${intArray(userIds)})`)
    .orderBy(asc(role.id))
  return groupBy(rows, ({ userId }) => userId)
}

type Place = Awaited<ReturnType<typeof placesOf>> extends ReadonlyMap<number, readonly (infer One)[]> ? One : never

/** Why an account is not the caller's to manage; null when it is. A manager could log in as the account, so it must not hold more than the manager has. */
const readOnlyReason = (caller: Caller, { record: row }: AccountRow, places: readonly Place[]): string | null => {
  if (row.id === caller.userId) return '自己的账号请在个人中心维护'
  const isElsewhere = places.some(({ enterpriseId }) => enterpriseId !== caller.enterpriseId)
  const inReach = caller.scope === 'group' && places.every(({ groupId }) => groupId === caller.groupId)
  if (isElsewhere && !inReach) return '该账号同时属于其他公司，请联系集团管理员'
  const isStronger = row.utype === 'GA' && !caller.isGroupAdministrator
  if (isStronger || places.some((place) => place.role !== null && !canGrant(caller, place.role))) return '该账号的权限超出您的权限'
  return null
}

const allowedActions = ({ permissions }: Caller, row: AccountRow): AccountAction[] => (permissions.has('account.manage') ? accountActionsAt(row) : [])

/** An account with the companies and roles that it has. */
export interface Account {
  readonly row: AccountRow
  readonly enterpriseIds: readonly number[]
  readonly summary: AccountSummary
}

const toAccount = (caller: Caller, row: AccountRow, places: readonly Place[]): Account => {
  const reason = readOnlyReason(caller, row, places)
  const instantOf = (moment: Date | null) => (moment === null ? null : toInstant(moment))
  const { record: user, membership: place, status } = row
  return {
    row,
    enterpriseIds: [...new Set(places.map(({ enterpriseId }) => enterpriseId))].toSorted((a, b) => a - b),
    summary: {
      UserId: user.id,
      Account: user.account,
      Name: row.name,
      Mobile: user.mobile,
      Email: user.email,
      DepartmentId: place.departmentId,
      DepartmentName: row.departmentName,
      Roles: places.flatMap((one) => (one.role !== null && one.enterpriseId === caller.enterpriseId ? [{ RoleId: one.role.id, Name: one.role.name }] : [])),
      SingleLimit: place.singleLimitFen === null ? null : toYuan(place.singleLimitFen),
      Status: status,
      StatusName: statusName(accountLifecycle, status),
      LockedUntil: status === accountStatus.locked ? instantOf(user.lockedUntil) : null,
      InitialPasswordUntil: instantOf(user.initialUntil),
      LastLoginTime: instantOf(place.lastLoginAt),
      OpenApprovals: row.openApprovals,
      ReadOnlyReason: reason,
      AllowActions: reason === null ? allowedActions(caller, row) : [],
      Version: user.version,
    },
  }
}

/** Rows of `accountRecords` as the caller sees them. */
export const accountsOf = async (db: Db, caller: Caller, rows: readonly AccountRow[]): Promise<Account[]> => {
  if (rows.length === 0) return []
  const places = await placesOf(db, rows.map((row) => row.record.id))
  return rows.map((row) => toAccount(caller, row, places.get(row.record.id) ?? []))
}
