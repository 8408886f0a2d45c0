import { and, count, eq, ne } from 'drizzle-orm'
import { roleLimit, withIncluded, type CallInput, type RoleAction, type RoleSummary } from '@mall/api/contract'
import { changeRecord, deleteRecord } from '../../platform/actions/change-record.ts'
import { permitting, type Permit } from '../../platform/actions/permit.ts'
import type { Tx } from '../../platform/db/client.ts'
import type { CallContext } from '../../platform/http/define-routes.ts'
import { BusinessError } from '../../platform/http/errors.ts'
import { originOf, writeAudit } from '../../platform/audit/audit-log.ts'
import { findFlowReferencing } from '../../company/approval-flow/find-flow-referencing.ts'
import { atVersion } from '../../platform/records/version.ts'
import { copyNameOf } from '../../company/role/copy-name.ts'
import { keepingAnAdministrator } from '../../company/role/administrators.ts'
import { detailRole } from './list.ts'
import { allowedActions, canGrant, record, roleRecords, rolesOf } from '../../company/role/records.ts'

type Role = typeof record.$inferSelect
type RoleValues = Pick<Role, 'name' | 'description' | 'scope' | 'permissions'>

const requireAllowed = permitting(allowedActions, ({ memberCount, hasStrongerMember }, _held, action) =>
  action === 'Delete' && memberCount > 0 && !hasStrongerMember
    ? new BusinessError('ROLE_IN_USE', `角色已被${memberCount}人使用`)
    : new BusinessError('ROLE_ACTION_NOT_ALLOWED', '预设角色不能修改，也不能修改超出自己权限、或有成员权限超出自己的角色'),
)

/** A role that exists for the caller, with the permit to take the action now. The company's row is locked already, so nothing moves meanwhile. */
const findFor = async (tx: Tx, { caller }: CallContext, roleId: number, action: RoleAction): Promise<{ readonly row: Role; readonly permit: Permit }> => {
  const [found] = await roleRecords(tx, caller, eq(record.id, roleId))
  if (found === undefined) throw new BusinessError('ROLE_NOT_FOUND', '角色不存在')
  return { row: found.record, permit: requireAllowed(caller, found, action) }
}

const requireFreeName = async (tx: Tx, enterpriseId: number, name: string, ownId: number | null): Promise<void> => {
  const [other] = await tx
    .select({ id: record.id })
    .from(record)
    .where(and(rolesOf(enterpriseId), eq(record.name, name), ownId === null ? undefined : ne(record.id, ownId)))
    .limit(1)
  if (other !== undefined) throw new BusinessError('ROLE_NAME_TAKEN', '角色名称已存在')
}

const requireRoom = async (tx: Tx, enterpriseId: number): Promise<void> => {
  const [made] = await tx.select({ count: count() }).from(record).where(eq(record.enterpriseId, enterpriseId))
  if ((made?.count ?? 0) >= roleLimit) throw new BusinessError('ROLE_LIMIT_REACHED', `最多${roleLimit}个自定义角色`)
}

/** For the audit log. */
const summaryOf = ({ name, scope, permissions }: RoleValues) => ({ Name: name, Scope: scope, Permissions: permissions.join(' ') })

const audit = (tx: Tx, context: CallContext, action: string, id: number, before: RoleValues | null, after: RoleValues | null): Promise<void> =>
  writeAudit(tx, originOf(context), { action, entity: 'role', entityId: id, before: before && summaryOf(before), after: after && summaryOf(after) })

const insert = async (tx: Tx, context: CallContext, values: RoleValues, action: string): Promise<number> => {
  const { enterpriseId } = context.caller
  await requireRoom(tx, enterpriseId)
  await requireFreeName(tx, enterpriseId, values.name, null)
  const [made] = await tx
    .insert(record)
    .values({ ...values, enterpriseId, code: context.deps.randomness.uuid() })
    .returning({ id: record.id })
  if (made === undefined) throw new Error('The role was not written')
  await audit(tx, context, action, made.id, null, values)
  return made.id
}

/**
 * Makes a role of the company, or changes one. Members have what it holds from their next call on.
 * @throws BusinessError when it would hold more than the caller has, when its name is taken, when it is a preset or changed since it was read,
 * and when nobody would be left to manage the company.
 */
export const saveRole = (context: CallContext, input: CallInput<'POST /api/Role/Save'>): Promise<RoleSummary> =>
  context.deps.db.transaction((tx) =>
    keepingAnAdministrator(tx, context.caller.enterpriseId, async () => {
      const { enterpriseId } = context.caller
      const values: RoleValues = {
        name: input.Name, description: input.Description, scope: input.Scope,
        permissions: withIncluded(input.Permissions),
      }
      if (!canGrant(context.caller, values)) throw new BusinessError('ROLE_EXCEEDS_OWN', '不能授予自己没有的权限或数据范围')
      if (input.RoleId === undefined) return detailRole(tx, context.caller, await insert(tx, context, values, 'Role.Save'))
      const { row: before, permit } = await findFor(tx, context, input.RoleId, 'Edit')
      atVersion(before, input.Version ?? 0)
      await requireFreeName(tx, enterpriseId, values.name, before.id)
      await changeRecord(tx, permit, record, before, values)
      await audit(tx, context, 'Role.Save', before.id, before, values)
      return detailRole(tx, context.caller, before.id)
    }),
  )

/** Of the roles that the company can give. */
const copyName = async (tx: Tx, enterpriseId: number, name: string): Promise<string> =>
  copyNameOf(name, new Set((await tx.select({ name: record.name }).from(record).where(rolesOf(enterpriseId))).map((row) => row.name)))

/**
 * Makes a role that holds what another one holds.
 * @throws BusinessError when the other one holds more than the caller has
 */
export const copyRole = (context: CallContext, { RoleId }: CallInput<'POST /api/Role/Copy'>): Promise<RoleSummary> =>
  context.deps.db.transaction((tx) =>
    keepingAnAdministrator(tx, context.caller.enterpriseId, async () => {
      const { row: found } = await findFor(tx, context, RoleId, 'Copy')
      const { description, scope, permissions } = found
      const name = await copyName(tx, context.caller.enterpriseId, found.name)
      return detailRole(tx, context.caller, await insert(tx, context, { name, description, scope, permissions: withIncluded(permissions) }, 'Role.Copy'))
    }),
  )

/**
 * Deletes a role of the company.
 * @throws BusinessError `ROLE_IN_USE` while members have it or an approval flow names it
 */
export const deleteRole = (context: CallContext, { RoleId, Version }: CallInput<'POST /api/Role/Delete'>): Promise<string> =>
  context.deps.db.transaction((tx) =>
    keepingAnAdministrator(tx, context.caller.enterpriseId, async () => {
      const { row: before, permit } = await findFor(tx, context, RoleId, 'Delete')
      atVersion(before, Version)
      const flowName = await findFlowReferencing(tx, context.caller.enterpriseId, { rules: [{ nodes: [{ approver: { type: 'role', roleId: before.id } }] }] })
      if (flowName !== undefined) throw new BusinessError('ROLE_IN_USE', `审批流“${flowName}”正在使用该角色`)
      await deleteRecord(tx, permit, record, before)
      await audit(tx, context, 'Role.Delete', before.id, before, null)
      return '操作成功'
    }),
  )
