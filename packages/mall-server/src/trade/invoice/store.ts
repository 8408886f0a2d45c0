import { asc, eq, inArray, sql } from 'drizzle-orm'
import { invoicesBeforeIssue, invoiceState, issuedInvoices } from '@mall/api/contract'
import { queryRows, type Tx } from '../../platform/db/client.ts'
import { literals } from '../../platform/db/columns.ts'
import { invoiceOrder } from '../../platform/db/schema/invoice.ts'
import { orders } from '../../platform/db/schema/order.ts'
import { carriedColumns } from '../order/invoiceable.ts'
import type { OrderRow } from '../order/store.ts'
import { record, type InvoiceRow } from './records.ts'

/**
 * Orders with their rows locked until the transaction ends, in the order of their ids. All that applies for an invoice or moves one locks
 * its orders first, then the invoice: one at a time, and none deadlock.
 */
export const lockOrders = async (tx: Tx, orderIds: readonly number[]): Promise<OrderRow[]> => {
  const rows = await tx.select().from(orders).where(inArray(orders.id, [...orderIds])).orderBy(asc(orders.id)).for('update')
  return rows
}

/** See `lockOrders`. Tests inject one that does not lock, to show that they detect amounts that are invoiced twice. */
export type OrdersLock = typeof lockOrders

/** An invoice as it is now that nobody else can move it, with its orders locked. */
export const lockInvoice = async (tx: Tx, invoiceId: number): Promise<InvoiceRow> => {
  const parts = await tx.select({ orderId: invoiceOrder.orderId }).from(invoiceOrder).where(eq(invoiceOrder.invoiceId, invoiceId))
  await lockOrders(tx, parts.map(({ orderId }) => orderId))
  const [row] = await tx.select().from(record).where(eq(record.id, invoiceId)).for('update')
  if (row === undefined) throw new Error(`No invoice ${invoiceId}`)
  return row
}

/** `KP`, the day in Shanghai, then eight digits of the sequence. */
export const invoiceNoOf = (day: string, sequence: number): string => `KP${day.replaceAll('-', '')}${String(sequence).padStart(8, '0')}`

/** The next number of the sequence for applications. */
export const nextSequence = async (tx: Tx): Promise<number> => {
  const [row] = await queryRows<{ next: number }>(tx, sql`select nextval('invoice_no_sequence')::int as next`)
  if (row === undefined) throw new Error('The sequence of invoice numbers returned nothing')
  return row.next
}

/** 开票状态 of orders, and what they carry of their invoices, from all invoices of each: under way, issued and not wholly reversed, or none. To be called with their rows locked. */
export const updateInvoiceStates = async (tx: Tx, orderIds: readonly number[]): Promise<void> => {
  await tx
    .update(orders)
    .set({
      ...carriedColumns,
      invoiceState: sql`coalesce((
        select case
          when bool_or(taken.status in (${literals(...invoicesBeforeIssue)})) then ${literals(invoiceState.invoicing)}
          when coalesce(sum(part.amount_fen - part.red_fen) filter (where taken.status in (${literals(...issuedInvoices)})), 0) > 0 then ${literals(invoiceState.invoiced)}
          else ${literals(invoiceState.notInvoiced)} end
        from invoice_order part join invoice taken on taken.id = part.invoice_id where part.order_id = orders.id), ${literals(invoiceState.notInvoiced)})`,
    })
    .where(inArray(orders.id, [...orderIds]))
}
