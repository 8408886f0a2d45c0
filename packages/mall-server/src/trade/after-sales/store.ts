import { eq, sql } from 'drizzle-orm'
import { queryRows, type Tx } from '../../platform/db/client.ts'
import { orders } from '../../platform/db/schema/order.ts'
import type { OrderRow } from '../order/store.ts'
import type { LockedService } from './move.ts'
import { record, type AfterSalesRow } from './records.ts'

/**
 * An order with its row locked until the transaction ends. All that applies for a service of it or moves one does so first, then the
 * service, its budget and its stock: one at a time, and none deadlock.
 */
export const lockOrder = async (tx: Tx, orderId: number): Promise<OrderRow> => {
  const [row] = await tx.select().from(orders).where(eq(orders.id, orderId)).for('update')
  if (row === undefined) throw new Error(`No order ${orderId}`)
  return row
}

/** See `lockOrder`. Tests inject one that does not lock, to show that they detect pieces that are applied for twice. */
export type OrderLock = typeof lockOrder

/** A service as it is now that nobody else can move it, with its order. */
export const lockService = async (tx: Tx, { id, orderId }: Pick<AfterSalesRow, 'id' | 'orderId'>): Promise<LockedService> => {
  const order = await lockOrder(tx, orderId)
  const [service] = await tx.select().from(record).where(eq(record.id, id)).for('update')
  if (service === undefined) throw new Error(`No after-sales service ${id}`)
  return { service, order }
}

/** `SH`, the day in Shanghai, then eight digits of the sequence. */
export const returnNoOf = (day: string, sequence: number): string => `SH${day.replaceAll('-', '')}${String(sequence).padStart(8, '0')}`

/** The next number of the sequence for service numbers. */
export const nextSequence = async (tx: Tx): Promise<number> => {
  const [row] = await queryRows<{ next: number }>(tx, sql`select nextval('after_sales_no_sequence')::int as next`)
  if (row === undefined) throw new Error('The sequence of service numbers returned nothing')
  return row.next
}
