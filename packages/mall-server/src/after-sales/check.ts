import { and, eq } from 'drizzle-orm'
import { afterSalesTypeNames, type AfterSalesCheck } from '@mall/api/contract'
import type { Db } from '../db/client.ts'
import { product } from '../db/schema/catalogue.ts'
import { orderLine } from '../db/schema/order.ts'
import type { Caller } from '../http/define-routes.ts'
import { BusinessError } from '../http/errors.ts'
import { toYuan } from '../money.ts'
import { availablePieces, supportedTypes } from '../order/after-sales-rules.ts'
import { heldPieces } from '../order/after-sales-store.ts'
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
  const held = await heldPieces(db, order.id)
  return {
    line: row.line,
    available: availablePieces(row.line.receivedQuantity, held.get(lineId) ?? 0),
    types: supportedTypes(order.receivedAt, row.specs, now),
  }
}

/** What the caller can apply for, for one line of an order within their scope. */
export const checkAfterSales = async (db: Db, caller: Caller, { OrderNo, LineId }: LineTarget, now: Date): Promise<AfterSalesCheck> => {
  const order = await findOrder(db, caller, OrderNo)
  const { line, available, types } = await serviceableLine(db, order, LineId, now)
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
    Contact: order.address.consignee,
    Mobile: order.address.mobile,
  }
}
