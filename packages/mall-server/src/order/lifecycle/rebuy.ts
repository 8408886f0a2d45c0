import { eq } from 'drizzle-orm'
import type { RowResult } from '@mall/api/contract'
import { orderLine } from '../../db/schema/order.ts'
import type { CallContext } from '../../http/define-routes.ts'
import { BusinessError } from '../../http/errors.ts'
import { offersOf } from '../../pricing/offers.ts'
import { addToCart } from '../../shopping-cart/add.ts'
import { deliveryAreaOf } from '../../shopping-cart/view.ts'
import { batch } from '../../writes/batch.ts'
import { requireAllowed } from '../allowed-actions.ts'
import { findOrder } from '../store.ts'

/** Puts an order's products in the cart again as far as they are sold, with a result for each line. */
export const rebuyOrder = async ({ deps, caller }: Pick<CallContext, 'deps' | 'caller'>, orderNo: string): Promise<{ Results: RowResult[] }> => {
  const order = await findOrder(deps.db, caller, orderNo)
  requireAllowed(caller, order, 'Rebuy')
  const lines = await deps.db.select().from(orderLine).where(eq(orderLine.orderId, order.id)).orderBy(orderLine.id)
  const area = await deliveryAreaOf(deps.db, caller)
  const sellables = await offersOf(deps.db, caller, lines.map((line) => line.productId), area, deps.clock())
  const byId = new Map(sellables.map((sellable) => [sellable.productId, sellable]))
  const Results = await deps.db.transaction((tx) =>
    batch(tx, lines, async (savepoint, line) => {
      const sellable = byId.get(line.productId)
      if (sellable === undefined) throw new BusinessError('OFF_SHELF', `${line.name}：该商品已下架`)
      const [merged] = await addToCart(savepoint, caller, [{ sellable, quantity: line.quantity }], deps.clock())
      const problem = merged?.problem ?? null
      if (problem !== null) throw new BusinessError(problem.code, `${line.name}：${problem.message}`)
      return `${line.name}：已加入购物车`
    }),
  )
  return { Results }
}
