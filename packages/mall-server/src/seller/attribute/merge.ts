import { eq, inArray, or } from 'drizzle-orm'
import type { CallInput } from '@mall/api/contract'
import type { AttributeMerge, AttributeValueMerge, SellerAttribute, SellerAttributeValue } from '@mall/api/seller/contract'
import { changeRecord, deleteRecord } from '../../platform/actions/change-record.ts'
import type { Db } from '../../platform/db/client.ts'
import type { StaffContext } from '../../platform/http/define-routes.ts'
import { BusinessError } from '../../platform/http/errors.ts'
import { formerNamesOf } from '../../platform/records/former-names.ts'
import { versionConflict } from '../../platform/records/version.ts'
import { actions, audit, valueActions } from './actions.ts'
import { renameInDrafts, replaceInProducts } from './follow.ts'
import { attributeOf, oneAttribute, oneValue, record, value, valueOf, type Attribute, type AttributeValue } from './records.ts'

/**
 * The attribute that another one becomes.
 * @throws BusinessError `ATTRIBUTE_NOT_FOUND`, `ATTRIBUTE_MERGE_INVALID`
 */
const targetOf = async (db: Db, row: Attribute, intoId: number): Promise<Attribute> => {
  if (intoId === row.id) throw new BusinessError('ATTRIBUTE_MERGE_INVALID', '只能合并到另一个属性')
  return attributeOf(db, intoId)
}

/** Values of two attributes that have the same name: the one becomes the other. */
const sameValues = async (db: Db, row: Attribute, into: Attribute) => {
  const rows = await db.select().from(value).where(inArray(value.attributeId, [row.id, into.id]))
  const kept = new Map(rows.filter(({ attributeId }) => attributeId === into.id).map((one) => [one.value, one]))
  return rows.flatMap((one) => {
    const other = one.attributeId === row.id ? kept.get(one.value) : undefined
    return other === undefined ? [] : [{ from: one, into: other }]
  })
}

/** What becomes of an attribute that is merged, for the question before it. */
export const mergePlan = async (db: Db, { AttributeId, IntoId }: CallInput<'POST /api/SellerAttribute/MergePlan'>): Promise<AttributeMerge> => {
  const row = await attributeOf(db, AttributeId)
  const same = await sameValues(db, row, await targetOf(db, row, IntoId))
  return { Products: row.products, Drafts: row.drafts, Values: row.values, Same: same.length }
}

/**
 * Merges an attribute into another one, for good.
 * @throws BusinessError `ATTRIBUTE_NOT_FOUND`, `ATTRIBUTE_MERGE_INVALID`, `VERSION_CONFLICT` also where there are other products than the user has seen
 */
export const mergeAttribute = (context: StaffContext, input: CallInput<'POST /api/SellerAttribute/Merge'>): Promise<SellerAttribute> =>
  actions.act(context, 'POST /api/SellerAttribute/Merge', input, 'Merge', async ({ tx, row, acting }) => {
    const into = await targetOf(tx, row, input.IntoId)
    if (row.products !== input.Products) throw versionConflict()
    await changeRecord(tx, acting.by, record, row, { formerNames: [] })
    await changeRecord(tx, acting.by, record, into, { formerNames: formerNamesOf(into.name, ...into.formerNames, ...row.formerNames, row.name) })
    const same = await sameValues(tx, row, into)
    await replaceInProducts(tx, same.map((one) => ({ from: one.from.id, into: one.into.id })))
    for (const one of same) {
      await deleteRecord(tx, acting.by, value, one.from)
      await changeRecord(tx, acting.by, value, one.into, { formerNames: formerNamesOf(one.into.value, ...one.into.formerNames, ...one.from.formerNames) })
    }
    await tx.update(value).set({ attributeId: into.id }).where(eq(value.attributeId, row.id))
    await renameInDrafts(tx, (pair) => (pair.Name === row.name ? { ...pair, Name: into.name } : pair))
    // What was merged into the one before is the other's now: an address leads there in one step.
    await tx.update(record).set({ mergedInto: into.id }).where(or(eq(record.id, row.id), eq(record.mergedInto, row.id)))
    await audit(tx, context, 'Merge', row.id, { Name: row.name, Products: input.Products }, { Into: into.name, IntoId: into.id })
    return oneAttribute(tx, context.caller, into.id)
  })

/**
 * The value that another one of its attribute becomes.
 * @throws BusinessError `ATTRIBUTE_NOT_FOUND`, `ATTRIBUTE_MERGE_INVALID`
 */
const valueTargetOf = async (db: Db, row: AttributeValue, intoId: number): Promise<AttributeValue> => {
  const into = await valueOf(db, intoId)
  if (into.id === row.id || into.attributeId !== row.attributeId) throw new BusinessError('ATTRIBUTE_MERGE_INVALID', '只能合并到同一属性的另一个值')
  return into
}

/** What becomes of a value that is merged, for the question before it. */
export const valueMergePlan = async (db: Db, { ValueId, IntoId }: CallInput<'POST /api/SellerAttribute/ValueMergePlan'>): Promise<AttributeValueMerge> => {
  const row = await valueOf(db, ValueId)
  await valueTargetOf(db, row, IntoId)
  return { Products: row.products, Drafts: row.drafts }
}

/**
 * Merges a value into another one of its attribute, for good.
 * @throws BusinessError `ATTRIBUTE_NOT_FOUND`, `ATTRIBUTE_MERGE_INVALID`, `VERSION_CONFLICT` also where there are other products than the user has seen
 */
export const mergeValue = (context: StaffContext, input: CallInput<'POST /api/SellerAttribute/MergeValue'>): Promise<SellerAttributeValue> =>
  valueActions.act(context, 'POST /api/SellerAttribute/MergeValue', input, 'Merge', async ({ tx, row, acting }) => {
    const into = await valueTargetOf(tx, row, input.IntoId)
    if (row.products !== input.Products) throw versionConflict()
    await replaceInProducts(tx, [{ from: row.id, into: into.id }])
    await deleteRecord(tx, acting.by, value, row)
    await changeRecord(tx, acting.by, value, into, { formerNames: formerNamesOf(into.value, ...into.formerNames, ...row.formerNames, row.value) })
    await renameInDrafts(tx, (pair) => (pair.Name === row.attribute && pair.Value === row.value ? { ...pair, Value: into.value } : pair))
    await audit(tx, context, 'MergeValue', row.id, { Attribute: row.attribute, Name: row.value, Products: input.Products }, { Into: into.value, IntoId: into.id })
    return oneValue(tx, context.caller, into.id)
  })
