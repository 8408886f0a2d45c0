import { and, eq } from 'drizzle-orm'
import type { Db } from '../../platform/db/client.ts'
import { orders } from '../../platform/db/schema/order.ts'
import type { Caller } from '../../platform/http/define-routes.ts'
import { BusinessError } from '../../platform/http/errors.ts'
import { visibleOrders } from './scope.ts'

/** An order's row. */
export type OrderRow = typeof orders.$inferSelect

/**
 * An order within the caller's scope.
 * @throws BusinessError 订单不存在: there is none, or not for this caller.
 */
export const findOrder = async (db: Db, caller: Caller, orderNo: string): Promise<OrderRow> => {
  const [row] = await db.select().from(orders).where(and(eq(orders.orderNo, orderNo), visibleOrders(caller)))
  if (row === undefined) throw new BusinessError('ORDER_NOT_FOUND', '订单不存在')
  return row
}
