import { and, inArray, sql, type SQL } from 'drizzle-orm'
import { afterSalesStatus, afterSalesType, invoiceMode, invoiceState, invoicesWithoutEffect, invoiceStatus, orderStatus } from '@mall/api/contract'
import type { Db } from '../../platform/db/client.ts'
import { literals } from '../../platform/db/columns.ts'
import { orders } from '../../platform/db/schema/order.ts'
import type { Caller } from '../../platform/http/define-routes.ts'
import { paysWithinScope } from './allowed-actions.ts'
import { visibleOrders } from './scope.ts'

/* The one rule of what can be invoiced of an order: its goods, without what goes back and without what invoices take already. */

/* The names of columns are spelt out: in a query of one table drizzle leaves out the table's name, which means another column within a subquery. */

/** Refunds of goods that were returned or are being returned, as `holdsPieces` has it: what goes back is not invoiced first. */
const returnedFen = sql<number>`coalesce((
  select sum(service.refund_fen) from after_sales service
  where service.order_id = orders.id and service.type = ${afterSalesType.return} and service.status not in (${afterSalesStatus.rejected}, ${afterSalesStatus.cancelled})
), 0)`.mapWith(Number)

/** What invoices take of an order, less what was reversed; what is being reversed is still taken. */
const invoicedFen = sql<number>`coalesce((
  select sum(part.amount_fen - case when taken.status = ${invoiceStatus.reversed} then part.red_fen else 0 end)
  from invoice_order part join invoice taken on taken.id = part.invoice_id
  where part.order_id = orders.id and taken.status not in (${sql.join([...invoicesWithoutEffect], sql`, `)})
), 0)`.mapWith(Number)

/** Below zero when goods were returned after they had been invoiced: so much should be reversed. */
const uninvoicedFen = sql<number>`(orders.goods_fen - ${returnedFen} - ${invoicedFen})`.mapWith(Number)

/**
 * An order that is to be invoiced with its goods (随单开票), and nobody has applied for it yet: the mall does so by itself. The first part is
 * that of the index `orders_own_invoice`, with literals, since the database does not find it by parameters.
 */
export const waitsForOwnInvoice = sql<boolean>`(
  orders.status = ${literals(orderStatus.completed)} and orders.invoice_state = ${literals(invoiceState.notInvoiced)} and orders.invoice ->> 'mode' = '${literals(invoiceMode.withOrder)}'
  and not exists (select 1 from invoice_order part where part.order_id = orders.id) and ${uninvoicedFen} > 0
)`

/** The columns of what can be invoiced, beside `orders`. */
export const invoiceableColumns = { returnedFen, invoicedFen, availableFen: uninvoicedFen }

export interface InvoiceableOrder {
  readonly goodsFen: number
  readonly returnedFen: number
  readonly invoicedFen: number
  readonly availableFen: number
  /** The mall applies for it by itself: nobody else is asked to. */
  readonly waitsForOwn: boolean
}

/** The orders whose invoices a caller may apply for: within their scope, as their payer who sees what would be invoiced. */
const paidByCaller = (caller: Caller): SQL | undefined => (caller.seesPrices && paysWithinScope(caller) ? undefined : sql`false`)

/** What `orders.applyableFen` is: carried by the order, so that lists and sums of it read no services and no invoices. */
export const applyableFen = sql<number>`(case when orders.status = ${literals(orderStatus.completed)} and not ${waitsForOwnInvoice} then greatest(0, ${uninvoicedFen}) else 0 end)`

/** After a write that changes what can be invoiced of these orders, under their locks: once they are completed, and with each return. Invoices write it beside 开票状态. */
export const updateApplyable = async (db: Db, orderIds: readonly number[]): Promise<void> => {
  await db.update(orders).set({ applyableFen }).where(inArray(orders.id, [...orderIds]))
}

/** The orders of which a caller can have something invoiced. With a literal, as the index has it. */
export const invoiceableOrders = (caller: Caller): SQL | undefined => and(visibleOrders(caller), paidByCaller(caller), sql`${orders.applyableFen} > 0`)

/** What can be invoiced of these orders, by id. Under the locks of the orders it stays so until the transaction ends. */
export const invoiceableOf = async (db: Db, orderIds: readonly number[]): Promise<ReadonlyMap<number, InvoiceableOrder>> => {
  if (orderIds.length === 0) return new Map()
  const rows = await db.select({ id: orders.id, goodsFen: orders.goodsFen, ...invoiceableColumns, waitsForOwn: waitsForOwnInvoice }).from(orders).where(inArray(orders.id, [...orderIds]))
  return new Map(rows.map(({ id, ...amounts }) => [id, amounts]))
}
