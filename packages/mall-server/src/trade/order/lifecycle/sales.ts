import { eq, inArray, sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/client.ts'
import { product } from '../../../platform/db/schema/catalogue.ts'
import { orderLine } from '../../../platform/db/schema/order.ts'

/** The most that the column holds: a count at its maximum must not block the completion of an order. */
const mostSold = 2_147_483_647

/**
 * Adds the pieces of a completed order to the sales of its products, by which lists are sorted. To be called once per order, within
 * the move that completes it. The products are locked in the order of their ids, so that two orders of the same ones can complete at
 * the same time.
 */
export const countSales = async (tx: Tx, orderId: number): Promise<void> => {
  const ofOrder = tx.select({ id: orderLine.productId }).from(orderLine).where(eq(orderLine.orderId, orderId))
  await tx.select({ id: product.id }).from(product).where(inArray(product.id, ofOrder)).orderBy(product.id).for('no key update')
  await tx.execute(sql`
    update ${product} set sales_count = least(sales_count + sold.pieces, ${mostSold})
    from (select product_id, sum(received_quantity) as pieces from ${orderLine} where order_id = ${orderId} group by product_id) sold
    where ${product.id} = sold.product_id`)
}
