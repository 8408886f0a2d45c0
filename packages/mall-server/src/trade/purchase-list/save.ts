import { and, count, eq, inArray, ne } from 'drizzle-orm'
import { purchaseListLimits, type CallInput, type PurchaseList } from '@mall/api/contract'
import { changeRecord, deleteRecord } from '../../platform/actions/change-record.ts'
import { defineActions } from '../../platform/actions/define-actions.ts'
import { permitting } from '../../platform/actions/permit.ts'
import type { Tx } from '../../platform/db/client.ts'
import { product } from '../../platform/db/schema/catalogue.ts'
import { appUser } from '../../platform/db/schema/organisation.ts'
import { purchaseListLine } from '../../platform/db/schema/purchase-list.ts'
import type { CallContext } from '../../platform/http/define-routes.ts'
import { BusinessError } from '../../platform/http/errors.ts'
import { originOf, writeAudit } from '../../platform/audit/audit-log.ts'
import { once } from '../../platform/idempotency/once.ts'
import { insertedRow } from '../../platform/records/version.ts'
import { allowedActions, isOwn, listsWith, record, toPurchaseLists, type PurchaseListRow } from './records.ts'

type SaveInput = CallInput<'POST /api/PurchaseList/Save'>

/** The most of a product that one line holds. */
const mostPieces = 999_999

export const unknownList = (): BusinessError => new BusinessError('PURCHASE_LIST_NOT_FOUND', '常购清单不存在，或只能由创建人修改')

/** A lock on the user's row serialises the writes on their lists, so that parallel ones keep the limit and the names apart. */
const lockOwner = (tx: Tx, userId: number) => tx.select({ id: appUser.id }).from(appUser).where(eq(appUser.id, userId)).for('no key update')

const lists = defineActions({
  lock: async (tx, { caller }, { ListId }: { readonly ListId: number }) => {
    await lockOwner(tx, caller.userId)
    const [row] = await tx.select().from(record).where(and(isOwn(caller), eq(record.id, ListId)))
    if (row === undefined) throw unknownList()
    return row
  },
  requireAllowed: permitting(allowedActions, unknownList),
})

/** Each product once, in the order in which they are named. */
const wantedOf = async (tx: Tx, lines: SaveInput['Lines']): Promise<{ productId: number; quantity: number }[]> => {
  const pieces = new Map<string, number>()
  for (const { ProductCode, Quantity } of lines) pieces.set(ProductCode, Math.min(mostPieces, (pieces.get(ProductCode) ?? 0) + Quantity))
  const rows = await tx.select({ id: product.id, code: product.code }).from(product).where(inArray(product.code, [...pieces.keys()]))
  const ids = new Map(rows.map(({ id, code }) => [code, id]))
  return [...pieces].map(([code, quantity]) => {
    const productId = ids.get(code)
    if (productId === undefined) throw new BusinessError('PRODUCT_NOT_FOUND', `商品编码不存在：${code}`)
    return { productId, quantity }
  })
}

const requireName = async (tx: Tx, { caller }: CallContext, { Name, ListId }: SaveInput): Promise<void> => {
  const [other] = await tx
    .select({ id: record.id })
    .from(record)
    .where(and(isOwn(caller), eq(record.name, Name), ListId === undefined ? undefined : ne(record.id, ListId)))
  if (other !== undefined) throw new BusinessError('PURCHASE_LIST_NAME_TAKEN', `已有名为“${Name}”的常购清单`)
}

const requireRoom = async (tx: Tx, { caller }: CallContext): Promise<void> => {
  const [kept] = await tx.select({ count: count() }).from(record).where(isOwn(caller))
  if ((kept?.count ?? 0) >= purchaseListLimits.lists) throw new BusinessError('PURCHASE_LIST_LIMIT_REACHED', `常购清单最多${purchaseListLimits.lists}个，请先删除不用的清单`)
}

/** It stays with the department that it was shared with while that is what it is. */
const sharedAfter = ({ caller }: CallContext, before: PurchaseListRow | null, { Visibility }: SaveInput): number | null =>
  Visibility === 'self' ? null : (before?.sharedDepartmentId ?? caller.departmentId)

const summaryOf = (row: PurchaseListRow) => ({ Name: row.name, Visibility: row.visibility, SharedDepartmentId: row.sharedDepartmentId })

const audit = (tx: Tx, context: CallContext, action: string, before: PurchaseListRow | null, after: PurchaseListRow | null) =>
  writeAudit(tx, originOf(context), {
    action, entity: 'purchaseList', entityId: (after ?? before)?.id ?? 0, before: before && summaryOf(before), after: after && summaryOf(after),
  })

/**
 * Saves a list, once per `RequestId`.
 * @throws BusinessError when there are 50 already, a name is taken or a product unknown, when it is not the caller's, or changed since it was read.
 */
export const savePurchaseList = (context: CallContext, input: SaveInput): Promise<PurchaseList> => {
  const { caller, deps } = context
  return once(context, 'POST /api/PurchaseList/Save', input, async (tx) => {
    const { ListId, Version = 0 } = input
    const opened = ListId === undefined ? null : await lists.open(tx, context, { ListId, Version }, 'Edit')
    const before = opened?.row ?? null
    if (before === null) {
      await lockOwner(tx, caller.userId)
      await requireRoom(tx, context)
    }
    await requireName(tx, context, input)
    const lines = await wantedOf(tx, input.Lines)
    const values = { name: input.Name, visibility: input.Visibility, sharedDepartmentId: sharedAfter(context, before, input), updatedAt: deps.clock() }
    const after =
      opened === null
        ? insertedRow(await tx.insert(record).values({ ...values, userId: caller.userId, enterpriseId: caller.enterpriseId }).returning())
        : await changeRecord(tx, opened.acting.by, record, opened.row, values)
    await tx.delete(purchaseListLine).where(eq(purchaseListLine.listId, after.id))
    await tx.insert(purchaseListLine).values(lines.map((line, position) => ({ ...line, listId: after.id, position })))
    await audit(tx, context, 'PurchaseList.Save', before, after)
    const [saved] = await toPurchaseLists(tx, caller, await listsWith(tx, eq(record.id, after.id)))
    if (saved === undefined) throw unknownList()
    return saved
  })
}

/** Deletes a list of the caller's own. */
export const deletePurchaseList = (context: CallContext, target: CallInput<'POST /api/PurchaseList/Delete'>): Promise<string> =>
  lists.act(context, 'POST /api/PurchaseList/Delete', target, 'Delete', async ({ tx, row: before, acting }) => {
    await deleteRecord(tx, acting.by, record, before)
    await audit(tx, context, 'PurchaseList.Delete', before, null)
    return '常购清单已删除'
  })
