import { eq, inArray } from 'drizzle-orm'
import type { Db } from '../../platform/db/client.ts'
import { invoiceOrder } from '../../platform/db/schema/invoice.ts'
import { orders } from '../../platform/db/schema/order.ts'
import { groupBy } from '../../platform/group-by.ts'
import { invoiceableOf } from '../order/invoiceable.ts'
import { record, toPart } from './records.ts'
import { expectedRedsOf, suggestedRedsOf } from './rules.ts'

/** What of an order should be reversed, and what will have to be when goods on their way back are paid back. */
export interface OrderReds {
  readonly suggestedFen: number
  readonly expectedFen: number
}

/** What of each order of an issued invoice should be reversed, or will have to be, by the order's id. */
export const suggestedRedsByOrder = async (db: Db, invoiceId: number): Promise<ReadonlyMap<number, OrderReds>> => {
  const own = db.select({ id: invoiceOrder.orderId }).from(invoiceOrder).where(eq(invoiceOrder.invoiceId, invoiceId))
  const rows = await db
    .select({ part: invoiceOrder, status: record.status, overFen: orders.overInvoicedFen })
    .from(invoiceOrder)
    .innerJoin(orders, eq(orders.id, invoiceOrder.orderId))
    .innerJoin(record, eq(record.id, invoiceOrder.invoiceId))
    .where(inArray(invoiceOrder.orderId, own))
  const money = await invoiceableOf(db, rows.map(({ part }) => part.orderId))
  const suggested = new Map<number, OrderReds>()
  for (const [orderId, ofOrder] of groupBy(rows, ({ part }) => part.orderId)) {
    const parts = ofOrder.map(toPart)
    const order = money.get(orderId)
    const fenOf = (shares: ReturnType<typeof suggestedRedsOf>): number => shares.find(({ id }) => id === invoiceId)?.fen ?? 0
    suggested.set(orderId, {
      suggestedFen: fenOf(suggestedRedsOf(ofOrder[0].overFen, parts)),
      expectedFen: order === undefined ? 0 : fenOf(expectedRedsOf(order, parts)),
    })
  }
  return suggested
}
