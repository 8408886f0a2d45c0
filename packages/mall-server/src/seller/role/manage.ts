import { and, count, eq, gte, ne } from 'drizzle-orm'
import { roleLimit, type CallInput, type RoleAction } from '@mall/api/contract'
import { factorPermissions, staffPermissionName, withIncludedOfStaff, type StaffRoleSummary } from '@mall/api/seller/contract'
import { copyNameOf } from '../../company/role/copy-name.ts'
import { changeRecord, deleteRecord } from '../../platform/actions/change-record.ts'
import { defineActions } from '../../platform/actions/define-actions.ts'
import { permitting } from '../../platform/actions/permit.ts'
import { originOf, writeAudit } from '../../platform/audit/audit-log.ts'
import type { Tx } from '../../platform/db/client.ts'
import type { StaffCaller, StaffContext } from '../../platform/http/define-routes.ts'
import { BusinessError } from '../../platform/http/errors.ts'
import { once } from '../../platform/idempotency/once.ts'
import { insertedRow } from '../../platform/records/version.ts'
import { lockAdministrators, requireAnAdministrator } from './administrators.ts'
import { detailRole, findRole } from './list.ts'
import { allowedActions, canGrant, record, type RoleRow } from './records.ts'

type Values = Pick<typeof record.$inferSelect, 'name' | 'description' | 'scope' | 'permissions' | 'demandsFactor'>
type SaveInput = CallInput<'POST /api/SellerRole/Save'>
type Opened = RoleRow & { readonly version: number }

const requireAllowed = permitting<StaffCaller, Opened, RoleAction>(allowedActions, ({ kind, memberCount, hasStrongerMember }, _caller, action) =>
  action === 'Delete' && kind === 'custom' && memberCount > 0 && !hasStrongerMember
    ? new BusinessError('ROLE_IN_USE', `角色已被${memberCount}人使用`)
    : new BusinessError('ROLE_ACTION_NOT_ALLOWED', '预设角色不能修改，也不能修改超出自己权限、或有成员权限超出自己的角色'),
)

const actions = defineActions<{ readonly RoleId: number }, Opened, RoleAction, StaffContext>({
  lock: async (tx, { caller }, { RoleId }) => {
    await lockAdministrators(tx)
    const row = await findRole(tx, caller, eq(record.id, RoleId))
    return { ...row, version: row.record.version }
  },
  requireAllowed,
})

const requireFreeName = async (tx: Tx, name: string, ownId: number): Promise<void> => {
  const [other] = await tx.select({ id: record.id }).from(record).where(and(eq(record.name, name), ne(record.id, ownId))).limit(1)
  if (other !== undefined) throw new BusinessError('ROLE_NAME_TAKEN', '角色名称已存在')
}

/** For the audit log. */
const summaryOf = ({ name, scope, permissions, demandsFactor }: Values) => ({ Name: name, Scope: scope, Permissions: permissions.map(staffPermissionName).join('、'), DemandsFactor: demandsFactor })

const audit = (tx: Tx, context: StaffContext, action: string, id: number, before: Values | null, after: Values | null): Promise<void> =>
  writeAudit(tx, originOf(context), { action: `SellerRole.${action}`, entity: 'staffRole', entityId: id, before: before && summaryOf(before), after: after && summaryOf(after) })

const insert = async (tx: Tx, context: StaffContext, values: Values, action: string): Promise<StaffRoleSummary> => {
  const [made] = await tx.select({ count: count() }).from(record).where(gte(record.id, 100))
  if ((made?.count ?? 0) >= roleLimit) throw new BusinessError('ROLE_LIMIT_REACHED', `最多${roleLimit}个自定义角色`)
  await requireFreeName(tx, values.name, 0)
  const { id } = insertedRow(await tx.insert(record).values({ ...values, code: context.deps.randomness.uuid() }).returning({ id: record.id }))
  await audit(tx, context, action, id, null, values)
  return detailRole(tx, context.caller, id)
}

const valuesOf = (caller: StaffCaller, { Name, Description, Scope, Permissions, DemandsFactor }: SaveInput): Values => {
  const permissions = withIncludedOfStaff(Permissions)
  const values = { name: Name, description: Description, scope: Scope, permissions, demandsFactor: DemandsFactor || permissions.some((one) => factorPermissions.includes(one)) }
  if (!canGrant(caller, values)) throw new BusinessError('ROLE_EXCEEDS_OWN', '不能授予自己没有的权限或数据范围')
  return values
}

const create = (context: StaffContext, input: SaveInput): Promise<StaffRoleSummary> =>
  once(context, 'POST /api/SellerRole/Save', input, async (tx) => {
    await lockAdministrators(tx)
    return insert(tx, context, valuesOf(context.caller, input), 'Save')
  })

/**
 * Makes a role, or changes one, once per `RequestId`. Members have what it holds from their next call on.
 * @throws BusinessError `ROLE_EXCEEDS_OWN`, `ROLE_NAME_TAKEN`, `ROLE_LIMIT_REACHED`, `ROLE_NOT_FOUND`, `ROLE_ACTION_NOT_ALLOWED`, `VERSION_CONFLICT`, `LAST_ADMINISTRATOR`
 */
export const saveRole = (context: StaffContext, input: SaveInput): Promise<StaffRoleSummary> => {
  const { RoleId } = input
  if (RoleId === undefined) return create(context, input)
  return actions.act(context, 'POST /api/SellerRole/Save', { ...input, RoleId }, 'Edit', async ({ tx, row, acting }) => {
    const values = valuesOf(context.caller, input)
    await requireFreeName(tx, values.name, RoleId)
    await changeRecord(tx, acting.by, record, row.record, values)
    await requireAnAdministrator(tx)
    await audit(tx, context, 'Save', RoleId, row.record, values)
    return detailRole(tx, context.caller, RoleId)
  })
}

const copyName = async (tx: Tx, name: string): Promise<string> => copyNameOf(name, new Set((await tx.select({ name: record.name }).from(record)).map((row) => row.name)))

/**
 * Makes a role that holds what another one holds, once per `RequestId`.
 * @throws BusinessError `ROLE_ACTION_NOT_ALLOWED` when the other one holds more than the caller has
 */
export const copyRole = (context: StaffContext, input: CallInput<'POST /api/SellerRole/Copy'>): Promise<StaffRoleSummary> =>
  actions.act(context, 'POST /api/SellerRole/Copy', input, 'Copy', async ({ tx, row }) => {
    const { description, scope, permissions, demandsFactor } = row.record
    return insert(tx, context, { name: await copyName(tx, row.record.name), description, scope, permissions: withIncludedOfStaff(permissions), demandsFactor }, 'Copy')
  })

/**
 * Deletes a role that nobody has, once per `RequestId`.
 * @throws BusinessError `ROLE_IN_USE`, `ROLE_ACTION_NOT_ALLOWED`, `VERSION_CONFLICT`
 */
export const deleteRole = (context: StaffContext, input: CallInput<'POST /api/SellerRole/Delete'>): Promise<string> =>
  actions.act(context, 'POST /api/SellerRole/Delete', input, 'Delete', async ({ tx, row, acting }) => {
    await deleteRecord(tx, acting.by, record, row.record)
    await audit(tx, context, 'Delete', row.record.id, row.record, null)
    return '操作成功'
  })
