import { and, asc, eq, isNull, ne } from 'drizzle-orm'
import type { CallInput } from '@mall/api/contract'
import type { SellerAttribute, SellerAttributeAction, SellerAttributeValue, SellerAttributeValueAction } from '@mall/api/seller/contract'
import { changeRecord, deleteRecord } from '../../platform/actions/change-record.ts'
import { defineActions } from '../../platform/actions/define-actions.ts'
import { permitting } from '../../platform/actions/permit.ts'
import { originOf, writeAudit } from '../../platform/audit/audit-log.ts'
import type { Db, Tx } from '../../platform/db/client.ts'
import type { AuditSummary } from '../../platform/db/schema/writes.ts'
import type { StaffContext } from '../../platform/http/define-routes.ts'
import { BusinessError } from '../../platform/http/errors.ts'
import { once } from '../../platform/idempotency/once.ts'
import { formerNamesOf } from '../../platform/records/former-names.ts'
import { lockNames } from '../product/names-lock.ts'
import { placesAfterMove } from '../product/places.ts'
import { renameInDrafts } from './follow.ts'
import { allowedActions, allowedValueActions, attributeOf, oneAttribute, oneValue, record, value, valueOf, type Attribute, type AttributeValue } from './records.ts'

const verbs: Readonly<Record<SellerAttributeAction, string>> = { Edit: '修改', Move: '移动', Merge: '合并', Delete: '删除' }

interface Refused {
  readonly name: string
  readonly products: number
  readonly drafts: number
}

const refused = ({ name, products, drafts }: Refused, { permissions }: StaffContext['caller'], action: SellerAttributeAction): BusinessError =>
  action === 'Delete' && permissions.has('product.manage')
    ? new BusinessError('ATTRIBUTE_IN_USE', products > 0 ? `“${name}”有 ${products} 种商品，可合并到其他` : `有 ${drafts} 种商品的草稿要改成“${name}”，可合并到其他`)
    : new BusinessError('ATTRIBUTE_ACTION_NOT_ALLOWED', `您不能${verbs[action]}属性`)

/** An attribute is locked with all of them and their values: whoever changes one waits for whoever else does, and for products that are being written with one. */
export const actions = defineActions<{ readonly AttributeId: number }, Attribute, SellerAttributeAction, StaffContext>({
  lock: async (tx, _context, { AttributeId }) => {
    await lockNames(tx)
    return attributeOf(tx, AttributeId)
  },
  requireAllowed: permitting((caller: StaffContext['caller'], row: Attribute) => allowedActions(caller, row), refused),
})

/** A value is locked as an attribute is. */
export const valueActions = defineActions<{ readonly ValueId: number }, AttributeValue, SellerAttributeValueAction, StaffContext>({
  lock: async (tx, _context, { ValueId }) => {
    await lockNames(tx)
    return valueOf(tx, ValueId)
  },
  requireAllowed: permitting(
    (caller: StaffContext['caller'], row: AttributeValue) => allowedValueActions(caller, row),
    (row, caller, action: SellerAttributeValueAction) => refused({ ...row, name: row.value }, caller, action),
  ),
})

export const audit = (tx: Tx, context: StaffContext, action: string, id: number, before: AuditSummary | null, after: AuditSummary | null): Promise<void> =>
  writeAudit(tx, originOf(context), { action: `SellerAttribute.${action}`, entity: action.endsWith('Value') ? 'attributeValue' : 'attribute', entityId: id, before, after })

const named = (db: Db) => db.select().from(record).where(isNull(record.mergedInto)).orderBy(asc(record.position), asc(record.id))

const requireNewName = async (tx: Tx, name: string, ownId: number): Promise<void> => {
  if ((await named(tx)).some((one) => one.name === name && one.id !== ownId)) throw new BusinessError('ATTRIBUTE_NAME_TAKEN', '属性已存在')
}

/** @throws BusinessError `ATTRIBUTE_NAME_TAKEN` */
export const createAttribute = (context: StaffContext, input: CallInput<'POST /api/SellerAttribute/Create'>): Promise<SellerAttribute> =>
  once(context, 'POST /api/SellerAttribute/Create', input, async (tx) => {
    const { Name } = input
    await lockNames(tx)
    await requireNewName(tx, Name, 0)
    const last = (await named(tx)).at(-1)
    const [made] = await tx.insert(record).values({ name: Name, position: (last?.position ?? 0) + 1 }).returning({ id: record.id })
    if (made === undefined) throw new Error('The attribute was not written')
    await audit(tx, context, 'Create', made.id, null, { Name })
    return oneAttribute(tx, context.caller, made.id)
  })

/** @throws BusinessError `ATTRIBUTE_NAME_TAKEN`, and those of every action */
export const saveAttribute = (context: StaffContext, input: CallInput<'POST /api/SellerAttribute/Save'>): Promise<SellerAttribute> =>
  actions.act(context, 'POST /api/SellerAttribute/Save', input, 'Edit', async ({ tx, row, acting }) => {
    const { Name } = input
    await requireNewName(tx, Name, row.id)
    await changeRecord(tx, acting.by, record, row, { name: Name, formerNames: formerNamesOf(Name, ...row.formerNames, row.name) })
    await renameInDrafts(tx, (pair) => (pair.Name === row.name ? { ...pair, Name } : pair))
    await audit(tx, context, 'Save', row.id, { Name: row.name }, { Name })
    return oneAttribute(tx, context.caller, row.id)
  })

/** @throws BusinessError those of every action */
export const moveAttribute = (context: StaffContext, input: CallInput<'POST /api/SellerAttribute/Move'>): Promise<SellerAttribute> =>
  actions.act(context, 'POST /api/SellerAttribute/Move', input, 'Move', async ({ tx, row, acting }) => {
    await changeRecord(tx, acting.by, record, row, {})
    const beside = (await named(tx)).filter(({ id }) => id !== row.id)
    for (const { id, position } of placesAfterMove(beside, row, input.Index)) await tx.update(record).set({ position }).where(eq(record.id, id))
    await audit(tx, context, 'Move', row.id, { Position: row.position }, { Position: input.Index })
    return oneAttribute(tx, context.caller, row.id)
  })

/** @throws BusinessError `ATTRIBUTE_IN_USE`, and those of every action */
export const deleteAttribute = (context: StaffContext, input: CallInput<'POST /api/SellerAttribute/Delete'>): Promise<string> =>
  actions.act(context, 'POST /api/SellerAttribute/Delete', input, 'Delete', async ({ tx, row, acting }) => {
    await deleteRecord(tx, acting.by, record, row)
    await audit(tx, context, 'Delete', row.id, { Name: row.name }, null)
    return '操作成功'
  })

/** @throws BusinessError `ATTRIBUTE_NAME_TAKEN`, and those of every action */
export const saveValue = (context: StaffContext, input: CallInput<'POST /api/SellerAttribute/SaveValue'>): Promise<SellerAttributeValue> =>
  valueActions.act(context, 'POST /api/SellerAttribute/SaveValue', input, 'Edit', async ({ tx, row, acting }) => {
    const { Value } = input
    const [taken] = await tx.select({ id: value.id }).from(value).where(and(eq(value.attributeId, row.attributeId), eq(value.value, Value), ne(value.id, row.id)))
    if (taken !== undefined) throw new BusinessError('ATTRIBUTE_NAME_TAKEN', `“${row.attribute}”已有这个值`)
    await changeRecord(tx, acting.by, value, row, { value: Value, formerNames: formerNamesOf(Value, ...row.formerNames, row.value) })
    await renameInDrafts(tx, (pair) => (pair.Name === row.attribute && pair.Value === row.value ? { ...pair, Value } : pair))
    await audit(tx, context, 'SaveValue', row.id, { Attribute: row.attribute, Name: row.value }, { Attribute: row.attribute, Name: Value })
    return oneValue(tx, context.caller, row.id)
  })

/** @throws BusinessError `ATTRIBUTE_IN_USE`, and those of every action */
export const deleteValue = (context: StaffContext, input: CallInput<'POST /api/SellerAttribute/DeleteValue'>): Promise<string> =>
  valueActions.act(context, 'POST /api/SellerAttribute/DeleteValue', input, 'Delete', async ({ tx, row, acting }) => {
    await deleteRecord(tx, acting.by, value, row)
    await audit(tx, context, 'DeleteValue', row.id, { Attribute: row.attribute, Name: row.value }, null)
    return '操作成功'
  })
