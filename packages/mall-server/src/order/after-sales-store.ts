import { eq } from 'drizzle-orm'
import { holdsPieces } from '@mall/api/contract'
import type { Db } from '../db/client.ts'
import { afterSales } from '../db/schema/after-sales.ts'

/** How many pieces of each line of an order are in a service, or were returned by one. */
export const heldPieces = async (db: Db, orderId: number): Promise<ReadonlyMap<number, number>> => {
  const services = await db
    .select({ lineId: afterSales.lineId, status: afterSales.status, type: afterSales.type, quantity: afterSales.quantity })
    .from(afterSales)
    .where(eq(afterSales.orderId, orderId))
  const held = new Map<number, number>()
  for (const { lineId, status, type, quantity } of services) {
    if (holdsPieces(status, type)) held.set(lineId, (held.get(lineId) ?? 0) + quantity)
  }
  return held
}
