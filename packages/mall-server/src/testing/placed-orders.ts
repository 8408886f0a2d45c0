import { and, eq, gte } from 'drizzle-orm'
import type { Db } from '../platform/db/client.ts'
import { orders } from '../platform/db/schema/order.ts'
import { requestResult } from '../platform/db/schema/writes.ts'

/** The outcome of submissions: the two agree when no order is lost, incomplete or duplicated. */
export interface PlacedOrders {
  /** The number of the order of each `RequestId`. */
  readonly byRequest: ReadonlyMap<string, string>
  /** The numbers of the orders that are there, sorted. */
  readonly orderNos: readonly string[]
}

/** The submissions and the orders since a moment. */
export const placedSince = async (db: Db, since: Date): Promise<PlacedOrders> => {
  const results = await db
    .select({ requestId: requestResult.requestId, result: requestResult.result })
    .from(requestResult)
    .where(and(eq(requestResult.call, 'POST /api/Order/Submit'), gte(requestResult.createdAt, since)))
  const placed = await db.select({ orderNo: orders.orderNo }).from(orders).where(gte(orders.createdAt, since))
  return {
    byRequest: new Map(results.map(({ requestId, result }) => [requestId, (result as { readonly OrderNo: string }).OrderNo])),
    orderNos: placed.map(({ orderNo }) => orderNo).toSorted(),
  }
}
