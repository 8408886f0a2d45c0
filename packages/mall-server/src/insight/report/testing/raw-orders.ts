import type { Db } from '../../../platform/db/client.ts'
import { afterSales } from '../../../platform/db/schema/after-sales.ts'
import { orderLine, orderRefusal, orders } from '../../../platform/db/schema/order.ts'

/** An order with all that reports count of it, from which tests compute them a second time. */
export interface RawOrder {
  readonly order: typeof orders.$inferSelect
  readonly lines: readonly (typeof orderLine.$inferSelect)[]
  /** What went back of its lines; `freightFen`: of no category. */
  readonly refunds: readonly { readonly lineId: number; readonly fen: number; readonly freightFen: number }[]
}

export const readRaw = async (db: Db): Promise<RawOrder[]> => {
  const lines = await db.select().from(orderLine)
  const services = await db.select().from(afterSales)
  const refusals = await db.select().from(orderRefusal)
  return (await db.select().from(orders)).map((order) => ({
    order,
    lines: lines.filter(({ orderId }) => orderId === order.id),
    refunds: [
      ...services.flatMap(({ orderId, lineId, refundedAt, refundFen }) => (orderId === order.id && refundedAt !== null ? [{ lineId, fen: refundFen ?? 0, freightFen: 0 }] : [])),
      ...refusals.filter(({ orderId }) => orderId === order.id).map(({ lineId, refundFen: fen, freightFen }) => ({ lineId, fen, freightFen })),
    ],
  }))
}
