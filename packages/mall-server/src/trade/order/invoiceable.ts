import { and, inArray, sql, type SQL } from 'drizzle-orm'
import { afterSalesStatus, afterSalesType, invoiceMode, invoiceState, invoicesWithoutEffect, issuedInvoices, orderStatus, type InvoiceStatus } from '@mall/api/contract'
import type { Db } from '../../platform/db/client.ts'
import { literals } from '../../platform/db/columns.ts'
import { orders } from '../../platform/db/schema/order.ts'
import type { Caller } from '../../platform/http/define-routes.ts'
import { invoicesWithinScope } from './allowed-actions.ts'
import { visibleOrders } from './scope.ts'

/* The one rule of what can be invoiced of an order: what is paid of it, without what goes back and without what invoices take already. */

/* The names of columns are spelt out: in a query of one table drizzle leaves out the table's name, which means another column within a subquery. */

/** What goes back of refused goods, at once, and of goods that were returned or are being returned, as `holdsPieces` has it: what goes back is not invoiced first. */
const returnedFen = sql<number>`(orders.refused_fen + coalesce((
  select sum(service.refund_fen) from after_sales service
  where service.order_id = orders.id and service.type = ${afterSalesType.return} and service.status not in (${afterSalesStatus.rejected}, ${afterSalesStatus.cancelled})
), 0))`.mapWith(Number)

/** Refunds that were made: unlike goods on their way back, this is final. */
const refundedFen = sql<number>`(orders.refused_fen + coalesce((select sum(service.refund_fen) from after_sales service where service.order_id = orders.id and service.refunded_at is not null), 0))`.mapWith(Number)

/** What invoices of some statuses have of an order, less what was reversed; what is being reversed is still theirs. */
const validFenOf = (statuses: readonly InvoiceStatus[], without: boolean) => sql<number>`coalesce((
  select sum(part.amount_fen - part.red_fen)
  from invoice_order part join invoice taken on taken.id = part.invoice_id
  where part.order_id = orders.id and taken.status ${sql.raw(without ? 'not in' : 'in')} (${literals(...statuses)})
), 0)`.mapWith(Number)

/** What invoices take of an order, applications too. */
const invoicedFen = validFenOf(invoicesWithoutEffect, true)

const uninvoicedFen = sql<number>`(orders.payable_fen - ${returnedFen} - ${invoicedFen})`.mapWith(Number)

/**
 * An order that is to be invoiced with its goods (随单开票), and nobody has applied for it yet: the mall does so by itself. The first part is
 * that of the index `orders_own_invoice`, with literals, since the database does not find it by parameters.
 */
export const waitsForOwnInvoice = sql<boolean>`(
  orders.status = ${literals(orderStatus.completed)} and orders.invoice_state = ${literals(invoiceState.notInvoiced)} and orders.invoice ->> 'mode' = '${literals(invoiceMode.withOrder)}'
  and not exists (select 1 from invoice_order part where part.order_id = orders.id) and ${uninvoicedFen} > 0
)`

/** What is issued and valid beyond what was paid and not refunded. */
const overFen = sql<number>`greatest(0, ${validFenOf(issuedInvoices, false)} - orders.payable_fen + ${refundedFen})`

/** The columns of what can be invoiced, beside `orders`. */
export const invoiceableColumns = { paidFen: orders.payableFen, returnedFen, refundedFen, invoicedFen, availableFen: uninvoicedFen }

export interface InvoiceableOrder {
  readonly paidFen: number
  readonly returnedFen: number
  readonly refundedFen: number
  readonly invoicedFen: number
  /** Below zero when goods go back after they had been invoiced or applied for. */
  readonly availableFen: number
  /** The mall applies for it by itself: nobody else is asked to. */
  readonly waitsForOwn: boolean
}

/** The orders whose invoices a caller may apply for: within their scope, as one who handles their invoices and sees what would be invoiced. */
const invoicedByCaller = (caller: Caller): SQL | undefined => (caller.seesPrices && invoicesWithinScope(caller) ? undefined : sql`false`)

/** What can be applied for now. */
const applyableFen = sql<number>`(case when orders.status = ${literals(orderStatus.completed)} and not ${waitsForOwnInvoice} then greatest(0, ${uninvoicedFen}) else 0 end)`

/** What an order carries of its invoices, so that lists and sums of it read no services and no invoices. Invoices write it beside 开票状态. */
export const carriedColumns = { applyableFen, overInvoicedFen: overFen }

/** After a write that changes what can be invoiced of these orders, or what was refunded, under their locks. */
export const updateCarried = async (db: Db, orderIds: readonly number[]): Promise<void> => {
  await db.update(orders).set(carriedColumns).where(inArray(orders.id, [...orderIds]))
}

/** The orders of which a caller can have something invoiced. With a literal, as the index has it. */
export const invoiceableOrders = (caller: Caller): SQL | undefined => and(visibleOrders(caller), invoicedByCaller(caller), sql`${orders.applyableFen} > 0`)

/** What can be invoiced of these orders, by id. Under the locks of the orders it stays so until the transaction ends. */
export const invoiceableOf = async (db: Db, orderIds: readonly number[]): Promise<ReadonlyMap<number, InvoiceableOrder>> => {
  if (orderIds.length === 0) return new Map()
  const rows = await db.select({ id: orders.id, ...invoiceableColumns, waitsForOwn: waitsForOwnInvoice }).from(orders).where(inArray(orders.id, [...orderIds]))
  return new Map(rows.map(({ id, ...amounts }) => [id, amounts]))
}
