import { eq, inArray } from 'drizzle-orm'
import type { Db } from '../../platform/db/client.ts'
import { invoiceOrder } from '../../platform/db/schema/invoice.ts'
import { orders } from '../../platform/db/schema/order.ts'
import { groupBy } from '../../platform/group-by.ts'
import { record, toPart } from './records.ts'
import { suggestedRedsOf } from './rules.ts'

/** What of each order of an issued invoice should be reversed, by the order's id; orders of which nothing should are left out. */
export const suggestedRedsByOrder = async (db: Db, invoiceId: number): Promise<ReadonlyMap<number, number>> => {
  const own = db.select({ id: invoiceOrder.orderId }).from(invoiceOrder).where(eq(invoiceOrder.invoiceId, invoiceId))
  const rows = await db
    .select({ part: invoiceOrder, status: record.status, overFen: orders.overInvoicedFen })
    .from(invoiceOrder)
    .innerJoin(orders, eq(orders.id, invoiceOrder.orderId))
    .innerJoin(record, eq(record.id, invoiceOrder.invoiceId))
    .where(inArray(invoiceOrder.orderId, own))
  const suggested = new Map<number, number>()
  for (const [orderId, ofOrder] of groupBy(rows, ({ part }) => part.orderId)) {
    const parts = ofOrder.map(toPart)
    const found = suggestedRedsOf(ofOrder[0].overFen, parts).find(({ id }) => id === invoiceId)
    if (found !== undefined) suggested.set(orderId, found.fen)
  }
  return suggested
}
