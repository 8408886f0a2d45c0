import { and, eq } from 'drizzle-orm'
import { defineActions } from '../../platform/actions/define-actions.ts'
import type { Db } from '../../platform/db/client.ts'
import { orders } from '../../platform/db/schema/order.ts'
import type { Caller } from '../../platform/http/define-routes.ts'
import { BusinessError } from '../../platform/http/errors.ts'
import { requireAllowed } from './allowed-actions.ts'
import { visibleOrders } from './scope.ts'

/** An order's row. */
export type OrderRow = typeof orders.$inferSelect

const ofCaller = (db: Db, caller: Caller, orderNo: string) => db.select().from(orders).where(and(eq(orders.orderNo, orderNo), visibleOrders(caller)))

const found = ([row]: readonly OrderRow[]): OrderRow => {
  if (row === undefined) throw new BusinessError('ORDER_NOT_FOUND', '订单不存在')
  return row
}

/**
 * An order within the caller's scope.
 * @throws BusinessError 订单不存在: there is none, or not for this caller.
 */
export const findOrder = async (db: Db, caller: Caller, orderNo: string): Promise<OrderRow> => found(await ofCaller(db, caller, orderNo))

export const orderActions = defineActions({
  lock: async (tx, { caller }, { OrderNo }: { readonly OrderNo: string }) => found(await ofCaller(tx, caller, OrderNo).for('update')),
  requireAllowed,
})
