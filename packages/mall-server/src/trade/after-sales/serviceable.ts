import { and, eq, gt, inArray } from 'drizzle-orm'
import { holdsPieces } from '@mall/api/contract'
import type { Db } from '../../platform/db/client.ts'
import { afterSales } from '../../platform/db/schema/after-sales.ts'
import { product } from '../../platform/db/schema/catalogue.ts'
import { orderLine } from '../../platform/db/schema/order.ts'
import { availablePieces, supportedTypes } from './rules.ts'

/** How many pieces of each line of some orders are in a service, or were returned by one. */
export const heldPieces = async (db: Db, orderIds: readonly number[]): Promise<ReadonlyMap<number, number>> => {
  const services = await db
    .select({ lineId: afterSales.lineId, status: afterSales.status, type: afterSales.type, quantity: afterSales.quantity })
    .from(afterSales)
    .where(inArray(afterSales.orderId, [...orderIds]))
  const held = new Map<number, number>()
  for (const { lineId, status, type, quantity } of services) {
    if (holdsPieces(status, type)) held.set(lineId, (held.get(lineId) ?? 0) + quantity)
  }
  return held
}

interface ReceivedOrder {
  readonly id: number
  readonly receivedAt: Date | null
}

/** How many pieces of each line of some orders can be applied for now; lines with none are left out. */
export const serviceablePieces = async (db: Db, orders: readonly ReceivedOrder[], now: Date): Promise<ReadonlyMap<number, number>> => {
  const receipts = new Map(orders.filter(({ receivedAt }) => receivedAt !== null).map(({ id, receivedAt }) => [id, receivedAt]))
  const pieces = new Map<number, number>()
  if (receipts.size === 0) return pieces
  const lines = await db
    .select({ id: orderLine.id, orderId: orderLine.orderId, received: orderLine.receivedQuantity, specs: product.specs })
    .from(orderLine)
    .innerJoin(product, eq(product.id, orderLine.productId))
    .where(and(inArray(orderLine.orderId, [...receipts.keys()]), gt(orderLine.receivedQuantity, 0)))
  const held = await heldPieces(db, [...receipts.keys()])
  for (const { id, orderId, received, specs } of lines) {
    const available = availablePieces(received, held.get(id) ?? 0)
    const isOpen = supportedTypes(receipts.get(orderId) ?? null, specs, now).some((type) => type.isOpen)
    if (isOpen && available > 0) pieces.set(id, available)
  }
  return pieces
}
