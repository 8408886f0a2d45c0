import { and, count, eq, inArray } from 'drizzle-orm'
import { accountLimits, type AccountSummary, type CallInput, type SavedAccount } from '@mall/api/contract'
import { initialPasswordOf, unchosen } from '../../company/account/initial-password.ts'
import { named, requireFree } from '../../company/account/new-account.ts'
import { changeRecord } from '../../platform/actions/change-record.ts'
import type { Tx } from '../../platform/db/client.ts'
import { membership } from '../../platform/db/schema/organisation.ts'
import { membershipRole } from '../../platform/db/schema/role.ts'
import { isTaken } from '../../platform/db/failures.ts'
import { findVisibleDepartment } from '../../company/department/tree.ts'
import type { CallContext, Caller } from '../../platform/http/define-routes.ts'
import { BusinessError } from '../../platform/http/errors.ts'
import { toFen } from '../../platform/money.ts'
import { keepingAnAdministrator } from '../../company/role/administrators.ts'
import { canGrant, record as role, rolesOf } from '../../company/role/records.ts'
import { once } from '../../platform/idempotency/once.ts'
import { audit, changing } from './changing.ts'
import { findAccount } from './list.ts'
import { record } from './records.ts'

type Input = CallInput<'POST /api/Account/Save'>

/** Adds the initial password, which is stored nowhere, to what a write returned. */
export const withInitialPassword = async ({ deps }: CallContext, requestId: string, account: AccountSummary): Promise<SavedAccount> => {
  if (account.InitialPasswordUntil === null) return { Account: account, Initial: null }
  return { Account: account, Initial: { Password: await initialPasswordOf(deps.config.secret, requestId, account.Account), ValidUntil: account.InitialPasswordUntil } }
}

/** A company has no more accounts than allowed, these included. */
export const requireRoom = async (tx: Tx, enterpriseId: number, more: number): Promise<void> => {
  const [there] = await tx.select({ count: count() }).from(membership).where(eq(membership.enterpriseId, enterpriseId))
  if ((there?.count ?? 0) + more > accountLimits.accounts) throw new BusinessError('ACCOUNT_LIMIT_REACHED', `一家公司最多${accountLimits.accounts}个账号`)
}

const requireDepartment = async (tx: Tx, caller: Caller, departmentId: number): Promise<void> => {
  const found = await findVisibleDepartment(tx, caller, departmentId)
  if (found?.enterpriseId !== caller.enterpriseId) throw new BusinessError('DEPARTMENT_NOT_FOUND', '部门不存在')
}

/** Nobody gives a role that holds more than they have. */
const requireGrantable = async (tx: Tx, caller: Caller, roleIds: readonly number[]): Promise<void> => {
  const roles = await tx.select().from(role).where(and(rolesOf(caller.enterpriseId), inArray(role.id, [...roleIds])))
  if (roles.length < roleIds.length) throw new BusinessError('ROLE_NOT_FOUND', '角色不存在')
  const beyond = roles.find((one) => !canGrant(caller, one))
  if (beyond !== undefined) throw new BusinessError('ROLE_EXCEEDS_OWN', `不能授予超出自己权限的角色“${beyond.name}”`)
}

const placeOf = ({ DepartmentId, SingleLimit }: Input) => ({ departmentId: DepartmentId, singleLimitFen: SingleLimit === null ? null : toFen(SingleLimit) })

const giveRoles = (tx: Tx, userId: number, enterpriseId: number, roleIds: readonly number[]) =>
  tx.insert(membershipRole).values(roleIds.map((roleId) => ({ userId, enterpriseId, roleId })))

const create = async (tx: Tx, context: CallContext, input: Input, roleIds: readonly number[]): Promise<AccountSummary> => {
  const { caller, deps } = context
  const { enterpriseId } = caller
  const account = input.Account ?? ''
  await requireRoom(tx, enterpriseId, 1)
  await requireFree(tx, input, 0)
  const { secret } = deps.config
  const initial = await unchosen(secret, await initialPasswordOf(secret, input.RequestId, account), deps.clock())
  const [made] = await tx
    .insert(record)
    .values({ account, ...named(input.Name), mobile: input.Mobile ?? null, email: input.Email ?? null, lastEnterpriseId: enterpriseId, ...initial })
    .returning({ id: record.id })
  if (made === undefined) throw new Error('The account was not written')
  await tx.insert(membership).values({ userId: made.id, enterpriseId, ...placeOf(input) })
  await giveRoles(tx, made.id, enterpriseId, roleIds)
  const { summary } = await findAccount(tx, caller, made.id, deps.clock())
  await audit(tx, context, 'Save', null, summary)
  return summary
}

const change = (tx: Tx, context: CallContext, input: Input, userId: number, roleIds: readonly number[]): Promise<AccountSummary> =>
  changing(tx, context, { UserId: userId, Version: input.Version ?? 0 }, 'Edit', async ({ row }, acting) => {
    const { enterpriseId } = context.caller
    const { Name, Mobile, Email } = input
    await requireFree(tx, { ...input, Account: undefined }, userId)
    const contact = { ...(Mobile === undefined ? {} : { mobile: Mobile }), ...(Email === undefined ? {} : { email: Email }) }
    await changeRecord(tx, acting.by, record, row.record, { realName: Name, ...contact })
    const own = { place: and(eq(membership.userId, userId), eq(membership.enterpriseId, enterpriseId)), roles: and(eq(membershipRole.userId, userId), eq(membershipRole.enterpriseId, enterpriseId)) }
    await tx.update(membership).set(placeOf(input)).where(own.place)
    await tx.delete(membershipRole).where(own.roles)
    await giveRoles(tx, userId, enterpriseId, roleIds)
  })

const save = (context: CallContext, input: Input): Promise<AccountSummary> =>
  once(context, 'POST /api/Account/Save', input, (tx) =>
    keepingAnAdministrator(tx, context.caller.enterpriseId, async () => {
      const roleIds = [...new Set(input.RoleIds)]
      await requireDepartment(tx, context.caller, input.DepartmentId)
      await requireGrantable(tx, context.caller, roleIds)
      return input.UserId === undefined ? create(tx, context, input, roleIds) : change(tx, context, input, input.UserId, roleIds)
    }),
  )

/**
 * Makes an account of the company, or changes one, once per `RequestId`.
 * @throws BusinessError when the account is not the caller's to manage or changed since it was read, when it would get what the caller does not
 * have, when its names are taken, and when nobody would be left to manage the company.
 */
export const saveAccount = async (context: CallContext, input: Input): Promise<SavedAccount> => {
  const account = await save(context, input).catch((error: unknown) => {
    throw isTaken(error) ? new BusinessError('ACCOUNT_NAME_TAKEN', '登录名、手机号或邮箱刚被使用，请更换') : error
  })
  return input.UserId === undefined ? withInitialPassword(context, input.RequestId, account) : { Account: account, Initial: null }
}
