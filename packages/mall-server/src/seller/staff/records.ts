import { and, asc, count, eq, exists, gt, inArray, isNotNull, isNull, sql, type SQL } from 'drizzle-orm'
import { accountLifecycle, accountStatus, statusName } from '@mall/api/contract'
import { staffActions, type StaffAction, type StaffMember } from '@mall/api/seller/contract'
import { accountActionsAt, accountStatusAt } from '../../company/account/account-status.ts'
import type { Db } from '../../platform/db/client.ts'
import { portfolio, staff as record, staffRole, staffRoleHolder, staffSecondFactor, staffSession } from '../../platform/db/schema/staff.ts'
import { groupBy } from '../../platform/group-by.ts'
import type { StaffCaller } from '../../platform/http/define-routes.ts'
import { toInstant } from '../../platform/time.ts'
import { canGrant } from '../role/records.ts'

export { record }

export const statusAt = (now: Date) => accountStatusAt(record, now)

const isLoggedInAt = (db: Db, now: Date): SQL<boolean> =>
  exists(db.select({ one: sql`1` }).from(staffSession).where(and(eq(staffSession.staffId, record.id), isNull(staffSession.revokedAt), gt(staffSession.expiresAt, now)))) as SQL<boolean>

const hasFactor = (db: Db): SQL<boolean> =>
  exists(db.select({ one: sql`1` }).from(staffSecondFactor).where(and(eq(staffSecondFactor.userId, record.id), isNotNull(staffSecondFactor.confirmedAt)))) as SQL<boolean>

const customersOf = (db: Db): SQL<number> => sql`(${db.select({ count: count() }).from(portfolio).where(eq(portfolio.staffId, record.id))})`.mapWith(Number)

/** The staff with what a list shows of them. Every read goes through here. */
export const staffRecords = (db: Db, now: Date, where: SQL | undefined) =>
  db.select({ record, status: statusAt(now), customers: customersOf(db), isLoggedIn: isLoggedInAt(db, now), hasFactor: hasFactor(db) }).from(record).where(where)

type Row = Awaited<ReturnType<typeof staffRecords>>[number]
type Role = typeof staffRole.$inferSelect

/** Why an account is not the caller's to manage; null when it is. A manager could log in as the account, so it must not hold more than the manager has. */
const readOnlyReason = (caller: StaffCaller, { record: row }: Row, roles: readonly Role[]): string | null => {
  if (row.id === caller.staffId) return '自己的账号不能由自己管理'
  return roles.every((role) => canGrant(caller, role)) ? null : '该账号的权限超出您的权限'
}

const allowedActions = ({ permissions }: StaffCaller, row: Row): StaffAction[] => {
  if (!permissions.has('staff.manage')) return []
  const ofAccount: readonly StaffAction[] = accountActionsAt(row)
  return staffActions.filter((action) => (action === 'HandOver' ? row.customers > 0 : ofAccount.includes(action)))
}

const factorOf = ({ hasFactor: isOn }: Row, roles: readonly Role[]): StaffMember['SecondFactor'] => {
  if (isOn) return 'on'
  return roles.some(({ demandsFactor }) => demandsFactor) ? 'due' : 'off'
}

/** One of the staff as a caller sees them, with the version that an action names. */
export interface Member {
  readonly row: Row
  readonly version: number
  readonly summary: StaffMember
}

const toMember = (caller: StaffCaller, row: Row, roles: readonly Role[]): Member => {
  const reason = readOnlyReason(caller, row, roles)
  const { record: person, status } = row
  return {
    row,
    version: person.version,
    summary: {
      StaffId: person.id,
      Account: person.account,
      Name: person.name,
      Roles: roles.map(({ id, name }) => ({ RoleId: id, Name: name })),
      Customers: row.customers,
      Status: status,
      StatusName: statusName(accountLifecycle, status),
      LockedUntil: status === accountStatus.locked && person.lockedUntil !== null ? toInstant(person.lockedUntil) : null,
      InitialPasswordUntil: person.initialUntil === null ? null : toInstant(person.initialUntil),
      LastLoginTime: person.lastLoginAt === null ? null : toInstant(person.lastLoginAt),
      SecondFactor: factorOf(row, roles),
      ReadOnlyReason: reason,
      AllowActions: reason === null ? allowedActions(caller, row) : [],
      Version: person.version,
    },
  }
}

/** Rows of `staffRecords` as the caller sees them. */
export const membersOf = async (db: Db, caller: StaffCaller, rows: readonly Row[]): Promise<Member[]> => {
  if (rows.length === 0) return []
  const held = await db
    .select({ staffId: staffRoleHolder.staffId, role: staffRole })
    .from(staffRoleHolder)
    .innerJoin(staffRole, eq(staffRole.id, staffRoleHolder.roleId))
    .where(inArray(staffRoleHolder.staffId, rows.map((row) => row.record.id)))
    .orderBy(asc(staffRole.id))
  const byStaff = groupBy(held, ({ staffId }) => staffId)
  return rows.map((row) => toMember(caller, row, (byStaff.get(row.record.id) ?? []).map(({ role }) => role)))
}
