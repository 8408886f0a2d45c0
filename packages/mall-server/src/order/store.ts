import { and, eq } from 'drizzle-orm'
import type { OrderStatus } from '@mall/api/contract'
import type { Db } from '../db/client.ts'
import { orders } from '../db/schema/trade.ts'
import type { Caller } from '../http/define-routes.ts'
import { BusinessError } from '../http/errors.ts'
import { visibleOrders } from './scope.ts'

/** An order's row. */
export type OrderRow = Omit<typeof orders.$inferSelect, 'status'> & { readonly status: OrderStatus }

/** The message of every stale `Version` (screens §0). */
export const staleMessage = '数据已被他人修改，请刷新后重试'

/**
 * An order within the caller's scope.
 * @throws BusinessError 订单不存在: there is none, or not for this caller.
 */
export const findOrder = async (db: Db, caller: Caller, orderNo: string): Promise<OrderRow> => {
  const [row] = await db.select().from(orders).where(and(eq(orders.orderNo, orderNo), visibleOrders(caller)))
  if (row === undefined) throw new BusinessError('ORDER_NOT_FOUND', '订单不存在')
  return row as OrderRow
}

/** The same, when it is still in the version that the caller saw. */
export const findOrderAt = async (db: Db, caller: Caller, orderNo: string, version: number): Promise<OrderRow> => {
  const order = await findOrder(db, caller, orderNo)
  if (order.version !== version) throw new BusinessError('VERSION_CONFLICT', staleMessage)
  return order
}
