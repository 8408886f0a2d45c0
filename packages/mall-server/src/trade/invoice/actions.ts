import { eq } from 'drizzle-orm'
import type { InvoiceSummary } from '@mall/api/contract'
import type { Tx } from '../../platform/db/client.ts'
import { invoiceOrder } from '../../platform/db/schema/invoice.ts'
import type { CallContext, ParsedInput } from '../../platform/http/define-routes.ts'
import { BusinessError } from '../../platform/http/errors.ts'
import { toFen, yuanText } from '../../platform/money.ts'
import { originOf } from '../../platform/audit/audit-log.ts'
import { once } from '../../platform/idempotency/once.ts'
import { atVersion } from '../../platform/records/version.ts'
import { requireAllowed } from './allowed-actions.ts'
import { moveInvoice, type MoveCause } from './move.ts'
import { findInvoice, partsOf, toInvoiceSummary, type InvoiceRow } from './records.ts'
import { lockInvoice } from './store.ts'

interface Target {
  readonly InvoiceId: string
  readonly Version: number
}

type Move = Pick<MoveCause, 'text' | 'changes'>

/** A move by a payer: within their scope, allowed to them, on the version they saw. */
const moveBy = async (
  tx: Tx,
  context: CallContext,
  action: 'Cancel' | 'RedApply',
  target: Target,
  moveOf: (invoice: InvoiceRow) => Move | Promise<Move>,
): Promise<InvoiceSummary> => {
  const { caller } = context
  const { record } = await findInvoice(tx, caller, target.InvoiceId)
  const invoice = atVersion(await lockInvoice(tx, record.id), target.Version)
  requireAllowed(caller, invoice, action)
  await moveInvoice(tx, invoice, action, { ...(await moveOf(invoice)), by: 'payer', operator: caller.displayName, origin: originOf(context) })
  return toInvoiceSummary(caller, await findInvoice(tx, caller, target.InvoiceId))
}

export const cancelInvoice = (context: CallContext, body: Target): Promise<InvoiceSummary> =>
  context.deps.db.transaction((tx) => moveBy(tx, context, 'Cancel', body, () => ({ text: '取消申请' })))

export type RedApplication = ParsedInput<'POST /api/Invoice/RedApply'>

/**
 * Writes down what of each order of an invoice is to be reversed.
 * @returns the sum, fen
 */
export const writeRedParts = async (tx: Tx, invoice: InvoiceRow, wanted: RedApplication['Orders']): Promise<number> => {
  const parts = await partsOf(tx, invoice.id)
  let total = 0
  for (const { OrderNo, Amount } of wanted) {
    const found = parts.find(({ orderNo }) => orderNo === OrderNo)
    const redFen = toFen(Amount)
    if (found === undefined) throw new BusinessError('ORDER_NOT_FOUND', '该发票不含此订单')
    if (redFen <= 0 || redFen > found.part.amountFen) throw new BusinessError('INVOICE_AMOUNT_INVALID', `订单${OrderNo}：红冲金额须大于0且不超过开票金额${yuanText(found.part.amountFen)}`)
    await tx.update(invoiceOrder).set({ redFen }).where(eq(invoiceOrder.id, found.part.id))
    total += redFen
  }
  return total
}

/** Applies for the red letter of an invoice, once per `RequestId`. */
export const applyForRed = (context: CallContext, body: RedApplication): Promise<InvoiceSummary> =>
  once(context, 'POST /api/Invoice/RedApply', body, (tx) =>
    moveBy(tx, context, 'RedApply', body, async (invoice) => {
      const redFen = await writeRedParts(tx, invoice, body.Orders)
      return { text: `申请红冲${yuanText(redFen)}：${body.Reason}`, changes: { redFen, redReason: body.Reason } }
    }),
  )
