import { and, eq } from 'drizzle-orm'
import { actingByItself } from '../../platform/actions/permit.ts'
import { writeAudit } from '../../platform/audit/audit-log.ts'
import type { Tx } from '../../platform/db/client.ts'
import { invoiceLine, invoiceLog, invoiceOrder } from '../../platform/db/schema/invoice.ts'
import { yuanText } from '../../platform/money.ts'
import { invoiceableOf, updateCarried } from '../order/invoiceable.ts'
import type { OrderRow } from '../order/store.ts'
import { followInvoicesOf } from '../statement-state/invoiced.ts'
import { goodsOf, linesFor } from './apply.ts'
import { moveInvoice } from './move.ts'
import { tellOfLowering } from './notices.ts'
import { partsOf, record, toPart, type InvoiceRow } from './records.ts'
import { loweringOf } from './rules.ts'
import { updateInvoiceStates } from './store.ts'

type ReturnedOrder = Pick<OrderRow, 'id' | 'orderNo'>

/** Writes the lines of an application again, after its parts were changed. */
const writeLines = async (tx: Tx, { id: invoiceId, content }: InvoiceRow) => {
  const parts = (await partsOf(tx, invoiceId)).map(({ part }) => part)
  const lines = linesFor(content, parts, await goodsOf(tx, parts.map(({ orderId }) => orderId)))
  await tx.delete(invoiceLine).where(eq(invoiceLine.invoiceId, invoiceId))
  await tx.insert(invoiceLine).values(lines.map((line) => ({ invoiceId, ...line })))
  return { amountFen: parts.reduce((sum, { amountFen }) => sum + amountFen, 0), taxFen: lines.reduce((sum, { taxFen }) => sum + taxFen, 0) }
}

/** Takes an amount of an order from an application; one of which nothing would be left is withdrawn, and keeps what it was for. */
const lower = async (tx: Tx, invoice: InvoiceRow, order: ReturnedOrder, fen: number, now: Date): Promise<void> => {
  const acting = actingByItself(now)
  if (fen === invoice.amountFen) {
    await moveInvoice(tx, invoice, 'Withdraw', { ...acting, orderIds: [order.id], text: `订单${order.orderNo}已全部退货，撤回申请` })
    return
  }
  const part = and(eq(invoiceOrder.invoiceId, invoice.id), eq(invoiceOrder.orderId, order.id))
  const [row] = await tx.select({ amountFen: invoiceOrder.amountFen }).from(invoiceOrder).where(part)
  if (row?.amountFen === fen) await tx.delete(invoiceOrder).where(part)
  else await tx.update(invoiceOrder).set({ amountFen: (row?.amountFen ?? 0) - fen }).where(part)
  const amounts = await writeLines(tx, invoice)
  await tx.update(record).set(amounts).where(eq(record.id, invoice.id))
  await tx.insert(invoiceLog).values({ invoiceId: invoice.id, operator: acting.operator, text: `订单${order.orderNo}退货，开票金额减少 ${yuanText(fen)}`, createdAt: now })
  await updateInvoiceStates(tx, [order.id])
  await tellOfLowering(tx, { ...invoice, ...amounts }, now)
  await writeAudit(tx, acting.origin, { action: 'Invoice.Lower', entity: 'invoice', entityId: invoice.invoiceNo, before: { AmountFen: invoice.amountFen }, after: { AmountFen: amounts.amountFen } })
}

/** What invoices have of an order. */
const partsOfOrder = async (tx: Tx, orderId: number) => {
  const rows = await tx.select({ part: invoiceOrder, status: record.status }).from(invoiceOrder).innerJoin(record, eq(record.id, invoiceOrder.invoiceId)).where(eq(invoiceOrder.orderId, orderId))
  return rows.map(toPart)
}

/**
 * What follows for invoices when goods of an order begin to go back, do not after all, or are refunded: applications that were not issued
 * become less by what is too much, and the order carries what can be applied for and what must be reversed. Under the lock of the order alone:
 * whoever moves an invoice has locked its orders first.
 */
export const followReturn = async (tx: Tx, order: ReturnedOrder, now: Date): Promise<void> => {
  const money = (await invoiceableOf(tx, [order.id])).get(order.id)
  if (money !== undefined && money.availableFen < 0) {
    for (const { id, fen } of loweringOf(money, await partsOfOrder(tx, order.id))) {
      const [invoice] = await tx.select().from(record).where(eq(record.id, id)).for('update')
      if (invoice !== undefined) await lower(tx, invoice, order, fen, now)
    }
  }
  await updateCarried(tx, [order.id])
  // What was refunded is not to be invoiced any more.
  await followInvoicesOf(tx, [order.id], now)
}
