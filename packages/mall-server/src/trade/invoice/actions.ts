import { eq } from 'drizzle-orm'
import type { InvoiceSummary } from '@mall/api/contract'
import { defineActions } from '../../platform/actions/define-actions.ts'
import type { Tx } from '../../platform/db/client.ts'
import { invoiceOrder, invoiceRed } from '../../platform/db/schema/invoice.ts'
import type { CallContext, ParsedInput } from '../../platform/http/define-routes.ts'
import { BusinessError } from '../../platform/http/errors.ts'
import { toFen, yuanText } from '../../platform/money.ts'
import { requireAllowed } from './allowed-actions.ts'
import { moveInvoice } from './move.ts'
import { findInvoice, partsOf, toInvoiceSummary, type InvoiceRow } from './records.ts'
import { lockInvoice } from './store.ts'

export const invoiceActions = defineActions({
  lock: async (tx, { caller }, { InvoiceId }: { readonly InvoiceId: string }) => lockInvoice(tx, (await findInvoice(tx, caller, InvoiceId)).record.id),
  requireAllowed,
})

const summaryOf = async (tx: Tx, { caller }: CallContext, { invoiceNo }: InvoiceRow): Promise<InvoiceSummary> => toInvoiceSummary(caller, await findInvoice(tx, caller, invoiceNo))

export const cancelInvoice = (context: CallContext, body: ParsedInput<'POST /api/Invoice/Cancel'>): Promise<InvoiceSummary> =>
  invoiceActions.act(context, 'POST /api/Invoice/Cancel', body, 'Cancel', async ({ tx, row, acting }) =>
    summaryOf(tx, context, await moveInvoice(tx, row, 'Cancel', { ...acting, text: '取消申请' })))

export type RedApplication = ParsedInput<'POST /api/Invoice/RedApply'>

/**
 * Writes down a red letter of an invoice: what of each order is to be reversed, never more than is valid, and why.
 * @returns the sum, fen
 */
export const writeRed = async (tx: Tx, invoice: InvoiceRow, { Orders: wanted, Reason }: Pick<RedApplication, 'Orders' | 'Reason'>, now: Date): Promise<number> => {
  const parts = await partsOf(tx, invoice.id)
  let total = 0
  for (const { OrderNo, Amount } of wanted) {
    const found = parts.find(({ orderNo }) => orderNo === OrderNo)
    const redFen = toFen(Amount)
    if (found === undefined) throw new BusinessError('ORDER_NOT_FOUND', '该发票不含此订单')
    const validFen = found.part.amountFen - found.part.redFen
    if (redFen <= 0 || redFen > validFen) throw new BusinessError('INVOICE_AMOUNT_INVALID', `订单${OrderNo}：红冲金额须大于0且不超过有效金额 ${yuanText(validFen)}`)
    await tx.update(invoiceOrder).set({ redWantedFen: redFen }).where(eq(invoiceOrder.id, found.part.id))
    total += redFen
  }
  await tx.insert(invoiceRed).values({ invoiceId: invoice.id, amountFen: total, reason: Reason, appliedAt: now })
  return total
}

/** Applies for a red letter of an invoice, once per `RequestId`. */
export const applyForRed = (context: CallContext, body: RedApplication): Promise<InvoiceSummary> =>
  invoiceActions.act(context, 'POST /api/Invoice/RedApply', body, 'RedApply', async ({ tx, row, acting }) => {
    const redWantedFen = await writeRed(tx, row, body, acting.origin.now)
    const cause = { ...acting, text: `申请红冲 ${yuanText(redWantedFen)}：${body.Reason}`, changes: { redWantedFen } }
    return summaryOf(tx, context, await moveInvoice(tx, row, 'RedApply', cause))
  })
