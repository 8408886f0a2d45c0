import { and, eq } from 'drizzle-orm'
import { orderStatus } from '@mall/api/contract'
import type { Db, Tx } from '../../platform/db/client.ts'
import { orders } from '../../platform/db/schema/order.ts'
import type { Caller } from '../../platform/http/define-routes.ts'
import { BusinessError } from '../../platform/http/errors.ts'
import type { OrderRow } from '../order/store.ts'

const own = (caller: Caller, orderNo: string) =>
  and(eq(orders.orderNo, orderNo), eq(orders.userId, caller.userId), eq(orders.enterpriseId, caller.enterpriseId))

const completed = ([row]: readonly (typeof orders.$inferSelect)[]): OrderRow => {
  if (row === undefined) throw new BusinessError('ORDER_NOT_FOUND', '订单不存在')
  if (row.status !== orderStatus.completed) throw new BusinessError('ORDER_ACTION_NOT_ALLOWED', '订单完成后才能评价')
  return { ...row, status: row.status }
}

/**
 * The caller's own completed order: nobody reviews what others bought.
 * @throws BusinessError `ORDER_NOT_FOUND`, also for an order of others · `ORDER_ACTION_NOT_ALLOWED`
 */
export const ownCompletedOrder = async (db: Db, caller: Caller, orderNo: string): Promise<OrderRow> =>
  completed(await db.select().from(orders).where(own(caller, orderNo)))

/** The same, locked: two writes of reviews of one order follow each other. */
export const lockedOwnOrder = async (tx: Tx, caller: Caller, orderNo: string): Promise<OrderRow> =>
  completed(await tx.select().from(orders).where(own(caller, orderNo)).for('update'))
