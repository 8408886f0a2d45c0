import { and, eq } from 'drizzle-orm'
import { afterSalesTypeNames, type AfterSalesCheck, type AfterSalesType } from '@mall/api/contract'
import type { Db } from '../../platform/db/client.ts'
import { product } from '../../platform/db/schema/catalogue.ts'
import { orderLine } from '../../platform/db/schema/order.ts'
import type { Caller } from '../../platform/http/define-routes.ts'
import { BusinessError } from '../../platform/http/errors.ts'
import { toYuan } from '../../platform/money.ts'
import { availablePieces, supportedTypes } from './rules.ts'
import { heldPieces } from './serviceable.ts'
import { canApplyForAfterSales } from '../order/allowed-actions.ts'
import { findOrder, type OrderRow } from '../order/store.ts'

export interface LineTarget {
  readonly OrderNo: string
  readonly LineId: number
}

/**
 * A line of an order with what can be applied for now. Under the lock of the order it stays so until the transaction ends.
 * @throws BusinessError `ORDER_LINE_NOT_FOUND`
 */
export const serviceableLine = async (db: Db, order: OrderRow, lineId: number, now: Date) => {
  const [row] = await db
    .select({ line: orderLine, specs: product.specs })
    .from(orderLine)
    .innerJoin(product, eq(product.id, orderLine.productId))
    .where(and(eq(orderLine.id, lineId), eq(orderLine.orderId, order.id)))
  if (row === undefined) throw new BusinessError('ORDER_LINE_NOT_FOUND', '订单中没有该商品')
  const held = await heldPieces(db, [order.id])
  return {
    line: row.line,
    available: availablePieces(row.line.receivedQuantity, held.get(lineId) ?? 0),
    types: supportedTypes(order.receivedAt, row.specs, now),
  }
}

type ServiceableLine = Awaited<ReturnType<typeof serviceableLine>>

/** Why a caller cannot apply for a type, or for any, of a line; null when they can. */
export const applyProblem = (caller: Caller, order: OrderRow, { types, available }: ServiceableLine, type?: AfterSalesType): BusinessError | null => {
  const wanted = types.filter((one) => type === undefined || one.type === type)
  const last = wanted.map(({ deadline }) => deadline).toSorted().at(-1)
  if (last === undefined || !canApplyForAfterSales(caller, order)) return new BusinessError('AFTER_SALES_NOT_RECEIVED', '只能为本人下单且已收货的商品申请售后')
  if (!wanted.some(({ isOpen }) => isOpen)) return new BusinessError('AFTER_SALES_EXPIRED', `已超过售后期限（${last}）`)
  return available === 0 ? new BusinessError('AFTER_SALES_TOO_MANY', '该商品没有可申请售后的数量') : null
}

/** What the caller can apply for, for one line of an order within their scope. */
export const checkAfterSales = async (db: Db, caller: Caller, { OrderNo, LineId }: LineTarget, now: Date): Promise<AfterSalesCheck> => {
  const order = await findOrder(db, caller, OrderNo)
  const serviceable = await serviceableLine(db, order, LineId, now)
  const { line, available, types } = serviceable
  return {
    OrderNo,
    LineId,
    ProductCode: line.productCode,
    CustomerProductName: line.name,
    ImageUrl: line.imageUrl,
    Unit: line.unit,
    Price: toYuan(line.priceFen),
    ReceivedQuantity: line.receivedQuantity,
    AvailableQuantity: available,
    SupportTypes: types.map(({ type, deadline, isOpen }) => ({ Type: type, TypeName: afterSalesTypeNames[type], Deadline: deadline, IsOpen: isOpen })),
    Deadline: types.map(({ deadline }) => deadline).toSorted().at(-1) ?? null,
    DisabledReason: applyProblem(caller, order, serviceable)?.message ?? '',
    Contact: order.address.consignee,
    Mobile: order.address.mobile,
  }
}
