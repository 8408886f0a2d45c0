import { count, eq, inArray } from 'drizzle-orm'
import type { CallInput } from '@mall/api/contract'
import { staffLimit, type SavedStaff, type StaffAction, type StaffMember } from '@mall/api/seller/contract'
import { accountMoves } from '../../company/account/account-status.ts'
import { initialPasswordOf, unchosen } from '../../company/account/initial-password.ts'
import { forgetAttempts } from '../../company/account/login-attempts.ts'
import { staffOwner } from '../../company/account/owner.ts'
import { changeRecord } from '../../platform/actions/change-record.ts'
import { defineActions } from '../../platform/actions/define-actions.ts'
import { permitting, type Permit } from '../../platform/actions/permit.ts'
import { originOf, writeAudit } from '../../platform/audit/audit-log.ts'
import type { Tx } from '../../platform/db/client.ts'
import { isTaken } from '../../platform/db/failures.ts'
import { staffRole, staffRoleHolder } from '../../platform/db/schema/staff.ts'
import type { StaffCaller, StaffContext } from '../../platform/http/define-routes.ts'
import { BusinessError } from '../../platform/http/errors.ts'
import { once } from '../../platform/idempotency/once.ts'
import { insertedRow } from '../../platform/records/version.ts'
import { staffFactors } from '../account/factors.ts'
import { endStaffSessionsOf } from '../account/session-store.ts'
import { handOverCustomers } from '../customer/managers.ts'
import { canGrant } from '../role/records.ts'
import { lockAdministrators, requireAnAdministrator } from '../role/administrators.ts'
import { findMember } from './list.ts'
import { record, type Member } from './records.ts'

type SaveInput = CallInput<'POST /api/SellerStaff/Save'>
type Target = { readonly StaffId: number; readonly Version: number }

const actions = defineActions<{ readonly StaffId: number }, Member, StaffAction, StaffContext>({
  lock: async (tx, { caller, deps }, { StaffId }) => {
    await lockAdministrators(tx)
    return findMember(tx, caller, StaffId, deps.clock())
  },
  requireAllowed: permitting(
    (_caller: StaffCaller, { summary }: Member): readonly StaffAction[] => summary.AllowActions,
    ({ summary }) => new BusinessError('ACCOUNT_ACTION_NOT_ALLOWED', summary.ReadOnlyReason ?? '当前账号状态不允许此操作'),
  ),
})

/** For the audit log. */
const summaryOf = ({ Account, Name, Roles, Customers, StatusName, SecondFactor }: StaffMember) => ({
  Account, Name, Roles: Roles.map((role) => role.Name).join(' '), Customers, Status: StatusName, SecondFactor,
})

const audit = (tx: Tx, context: StaffContext, action: string, before: StaffMember | null, after: StaffMember): Promise<void> =>
  writeAudit(tx, originOf(context), { action: `SellerStaff.${action}`, entity: 'staff', entityId: after.StaffId, before: before && summaryOf(before), after: summaryOf(after) })

/** An action on an account: changed, audited, with an administrator left. */
const changing = <Key extends `POST /api/SellerStaff/${string}`>(
  context: StaffContext,
  call: Parameters<typeof actions.act>[1] & Key,
  input: Target & { readonly RequestId: string },
  action: StaffAction,
  change: (opened: { readonly tx: Tx; readonly permit: Permit; readonly member: Member; readonly write: (values: Partial<typeof record.$inferInsert>) => Promise<unknown> }) => Promise<void>,
): Promise<StaffMember> =>
  actions.act(context, call, input, action, async ({ tx, row: member, acting }) => {
    await change({ tx, permit: acting.by, member, write: (values) => changeRecord(tx, acting.by, record, member.row.record, values) })
    await requireAnAdministrator(tx)
    const { summary } = await findMember(tx, context.caller, input.StaffId, context.deps.clock())
    await audit(tx, context, action, member.summary, summary)
    return summary
  })

/** Nobody gives a role that holds more than they have. */
const requireGrantable = async (tx: Tx, caller: StaffCaller, roleIds: readonly number[]): Promise<void> => {
  const roles = await tx.select().from(staffRole).where(inArray(staffRole.id, [...roleIds]))
  if (roles.length < roleIds.length) throw new BusinessError('ROLE_NOT_FOUND', '角色不存在')
  const beyond = roles.find((one) => !canGrant(caller, one))
  if (beyond !== undefined) throw new BusinessError('ROLE_EXCEEDS_OWN', `不能授予超出自己权限的角色“${beyond.name}”`)
}

const giveRoles = (tx: Tx, staffId: number, roleIds: readonly number[]) => tx.insert(staffRoleHolder).values(roleIds.map((roleId) => ({ staffId, roleId })))

const rolesOf = ({ RoleIds }: SaveInput): readonly number[] => [...new Set(RoleIds)]

const create = (context: StaffContext, input: SaveInput): Promise<StaffMember> =>
  once(context, 'POST /api/SellerStaff/Save', input, async (tx) => {
    const { caller, deps } = context
    const { secret } = deps.config
    const account = input.Account ?? ''
    await lockAdministrators(tx)
    await requireGrantable(tx, caller, rolesOf(input))
    const [there] = await tx.select({ count: count() }).from(record)
    if ((there?.count ?? 0) >= staffLimit) throw new BusinessError('ACCOUNT_LIMIT_REACHED', `最多${staffLimit}个员工账号`)
    const [taken] = await tx.select({ id: record.id }).from(record).where(eq(record.account, account))
    if (taken !== undefined) throw new BusinessError('ACCOUNT_NAME_TAKEN', '登录名已被使用')
    const initial = await unchosen(secret, await initialPasswordOf(secret, input.RequestId, account), deps.clock())
    const { id } = insertedRow(await tx.insert(record).values({ account, name: input.Name, ...initial }).returning({ id: record.id }))
    await giveRoles(tx, id, rolesOf(input))
    const { summary } = await findMember(tx, caller, id, deps.clock())
    await audit(tx, context, 'Save', null, summary)
    return summary
  })

/** Adds the initial password, which is stored nowhere, to what a write returned. */
const withInitialPassword = async ({ deps }: StaffContext, requestId: string, staff: StaffMember): Promise<SavedStaff> => {
  if (staff.InitialPasswordUntil === null) return { Staff: staff, Initial: null }
  return { Staff: staff, Initial: { Password: await initialPasswordOf(deps.config.secret, requestId, staff.Account), ValidUntil: staff.InitialPasswordUntil } }
}

/**
 * Makes an account of the staff, or changes one, once per `RequestId`.
 * @throws BusinessError when it is not the caller's to manage or changed since it was read, when it would get what the caller does not have, when its
 * name is taken, and when nobody would be left to manage the staff
 */
export const saveStaff = async (context: StaffContext, input: SaveInput): Promise<SavedStaff> => {
  const { StaffId, Version = 0 } = input
  if (StaffId === undefined) {
    const made = await create(context, input).catch((error: unknown) => {
      throw isTaken(error) ? new BusinessError('ACCOUNT_NAME_TAKEN', '登录名刚被使用，请更换') : error
    })
    return withInitialPassword(context, input.RequestId, made)
  }
  const Staff = await changing(context, 'POST /api/SellerStaff/Save', { ...input, StaffId, Version }, 'Edit', async ({ tx, write }) => {
    await requireGrantable(tx, context.caller, rolesOf(input))
    await write({ name: input.Name })
    await tx.delete(staffRoleHolder).where(eq(staffRoleHolder.staffId, StaffId))
    await giveRoles(tx, StaffId, rolesOf(input))
  })
  return { Staff, Initial: null }
}

/**
 * Enables, disables or unlocks an account, once per `RequestId`. With a disabled one nobody is logged in.
 * @throws BusinessError as every change does
 */
export const moveStaff = (context: StaffContext, input: CallInput<'POST /api/SellerStaff/Enable'>): Promise<StaffMember> =>
  changing(context, 'POST /api/SellerStaff/Enable', input, input.Action, async ({ tx, write }) => {
    const { deps } = context
    if (input.Action === 'Disable') await endStaffSessionsOf(tx, input.StaffId, 'disabled', deps.clock())
    else await forgetAttempts(tx, staffOwner(input.StaffId), deps.config.secret)
    await write(accountMoves[input.Action])
  })

/**
 * Gives the customers of one of the staff to a colleague, once per `RequestId`.
 * @throws BusinessError `CUSTOMER_MANAGER_NOT_FOUND`, and as every change does
 */
export const handOver = (context: StaffContext, input: CallInput<'POST /api/SellerStaff/HandOver'>): Promise<StaffMember> =>
  changing(context, 'POST /api/SellerStaff/HandOver', input, 'HandOver', async ({ tx, permit, write }) => {
    await handOverCustomers(tx, permit, input.StaffId, input.ToStaffId)
    await write({})
  })

/**
 * Gives an account an initial password in place of its own, once per `RequestId`; its sessions end.
 * @throws BusinessError as every change does
 */
export const resetStaffPassword = async (context: StaffContext, input: CallInput<'POST /api/SellerStaff/ResetPwd'>): Promise<SavedStaff> => {
  const { deps } = context
  const { secret } = deps.config
  const staff = await changing(context, 'POST /api/SellerStaff/ResetPwd', input, 'ResetPwd', async ({ tx, member, write }) => {
    await write(await unchosen(secret, await initialPasswordOf(secret, input.RequestId, member.summary.Account), deps.clock()))
    await forgetAttempts(tx, staffOwner(input.StaffId), secret)
    await endStaffSessionsOf(tx, input.StaffId, 'passwordReset', deps.clock())
  })
  return withInitialPassword(context, input.RequestId, staff)
}

/**
 * Ends the sessions of an account on every device, once per `RequestId`: a retry leaves one that began meanwhile.
 * @throws BusinessError as every change does
 */
export const endStaffSessions = (context: StaffContext, input: CallInput<'POST /api/SellerStaff/EndSessions'>): Promise<StaffMember> =>
  changing(context, 'POST /api/SellerStaff/EndSessions', input, 'EndSessions', ({ tx }) => endStaffSessionsOf(tx, input.StaffId, 'ended', context.deps.clock()))

/**
 * Switches the second factor of an account off and ends its sessions, once per `RequestId`.
 * @throws BusinessError as every change does
 */
export const resetStaffFactor = (context: StaffContext, input: CallInput<'POST /api/SellerStaff/SecondFactorReset'>): Promise<StaffMember> =>
  changing(context, 'POST /api/SellerStaff/SecondFactorReset', input, 'ResetFactor', async ({ tx }) => {
    await staffFactors.endFactor(tx, input.StaffId)
    await endStaffSessionsOf(tx, input.StaffId, 'ended', context.deps.clock())
  })
