import { eq } from 'drizzle-orm'
import type { RowResult } from '@mall/api/contract'
import { orderLine } from '../../platform/db/schema/order.ts'
import type { CallContext } from '../../platform/http/define-routes.ts'
import { addWantedToCart } from '../shopping-cart/add-wanted.ts'
import { requireAllowed } from '../order/allowed-actions.ts'
import { findOrder } from '../order/store.ts'

/** Puts an order's products in the cart again as far as they are sold, with a result for each line. */
export const rebuyOrder = async ({ deps, caller }: Pick<CallContext, 'deps' | 'caller'>, orderNo: string): Promise<{ Results: RowResult[] }> => {
  const order = await findOrder(deps.db, caller, orderNo)
  requireAllowed(caller, order, 'Rebuy')
  const { productId, name, quantity } = orderLine
  const lines = await deps.db.select({ productId, name, quantity }).from(orderLine).where(eq(orderLine.orderId, order.id)).orderBy(orderLine.id)
  return { Results: await addWantedToCart(deps.db, caller, lines, deps.clock()) }
}
