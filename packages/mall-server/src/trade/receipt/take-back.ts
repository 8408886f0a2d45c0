import { and, asc, eq, inArray, isNull, lte, not } from 'drizzle-orm'
import { orderStatus, unsellableReasons } from '@mall/api/contract'
import { actingAsSeller, type Acting } from '../../platform/actions/permit.ts'
import { writeAudit } from '../../platform/audit/audit-log.ts'
import type { Tx } from '../../platform/db/client.ts'
import { orderLine, orderLog, orderRefusal, orders } from '../../platform/db/schema/order.ts'
import type { Deps } from '../../platform/deps.ts'
import { moveOrder } from '../order/lifecycle/move.ts'
import { tellOfTakenBack } from '../order/lifecycle/notices.ts'
import { giveBackStock } from '../order/lifecycle/stock.ts'

/** How long the simulated carrier brings refused goods back, hours. */
const takeBackHours = 48

/** Orders handled in one run; the others follow in the next. */
const batch = 200

/**
 * The seller has the refused goods of an order that were sent back until some time: what can be sold is in the stock again. An order of
 * which nothing is kept ends with the last of them. The order is locked first, then its stock. Returns how many refusals that were.
 */
export const takeBack = async (tx: Tx, orderId: number, sentUntil: Date, acting: Acting): Promise<number> => {
  const { now } = acting.origin
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for('update')
  if (order === undefined) throw new Error(`No order ${orderId}`)
  const onTheirWay = and(eq(orderRefusal.orderId, orderId), isNull(orderRefusal.takenBackAt))
  const rows = await tx
    .select({ refusal: orderRefusal, productId: orderLine.productId })
    .from(orderRefusal)
    .innerJoin(orderLine, eq(orderLine.id, orderRefusal.lineId))
    .where(and(onTheirWay, lte(orderRefusal.createdAt, sentUntil)))
    .orderBy(asc(orderRefusal.id))
  if (rows.length === 0) return 0
  await tx.update(orderRefusal).set({ takenBackAt: now }).where(inArray(orderRefusal.id, rows.map(({ refusal }) => refusal.id)))
  const sellable = rows.filter(({ refusal }) => !unsellableReasons.includes(refusal.reason))
  await giveBackStock(tx, orderId, sellable.map(({ refusal, productId }) => ({ productId, areaCode: order.stockArea, change: refusal.quantity })), now)

  const count = (some: typeof rows): number => some.reduce((sum, { refusal }) => sum + refusal.quantity, 0)
  const text = `商家已收回拒收的商品${count(rows)}件，其中${count(sellable)}件重新入库`
  await tellOfTakenBack(tx, order, now)
  if (order.status === orderStatus.refused && (await tx.$count(orderRefusal, onTheirWay)) === 0) {
    await moveOrder(tx, order, 'CloseRefused', { ...acting, text: `${text}，订单关闭` })
  } else {
    await tx.insert(orderLog).values({ orderId, operator: acting.operator, text, createdAt: now })
    await writeAudit(tx, acting.origin, { action: 'Order.TakeBack', entity: 'order', entityId: order.orderNo, before: null, after: { Pieces: count(rows), Sellable: count(sellable) } })
  }
  return rows.length
}

/** Takes back all refused goods that the simulated carrier has brought, but for orders that the staff handle; several processes may. Returns how many refusals that were. */
export const takeBackRefusals = async (deps: Deps): Promise<number> => {
  const now = deps.clock()
  const sentUntil = new Date(now.getTime() - takeBackHours * 3_600_000)
  const due = await deps.db
    .selectDistinct({ orderId: orderRefusal.orderId })
    .from(orderRefusal)
    .innerJoin(orders, eq(orders.id, orderRefusal.orderId))
    .where(and(isNull(orderRefusal.takenBackAt), lte(orderRefusal.createdAt, sentUntil), not(orders.isByHand)))
    .orderBy(asc(orderRefusal.orderId))
    .limit(batch)
  let moves = 0
  for (const { orderId } of due) {
    try {
      moves += await deps.db.transaction((tx) => takeBack(tx, orderId, sentUntil, actingAsSeller(now)))
    } catch (error) {
      // Goods that cannot be taken back must not block the following ones.
      deps.log.error('refused goods cannot be taken back', { orderId, error: error instanceof Error ? error.name : 'not an Error' })
    }
  }
  return moves
}
