import { actionsFor, invoiceActions, invoiceLifecycle, invoiceType, issuedInvoices, type InvoiceAction, type InvoiceStatus, type InvoiceType } from '@mall/api/contract'
import { permitting } from '../../platform/actions/permit.ts'
import { BusinessError } from '../../platform/http/errors.ts'
import { actorsOf, type OrderOwnership, type OrderViewer } from '../order/allowed-actions.ts'

interface Subject extends OrderOwnership {
  readonly status: InvoiceStatus
  readonly type: InvoiceType
}

interface InvoiceViewer extends OrderViewer {
  readonly seesPrices: boolean
}

/**
 * The whole of `AllowActions`, in the contract's order: buttons come only from here. Who handles the invoices of an order handles this one,
 * but nobody reverses an amount that they do not see, or gets a file of it.
 */
export const allowedActions = (viewer: InvoiceViewer, invoice: Subject): InvoiceAction[] => {
  const actors = actorsOf(viewer, invoice)
  const moves: readonly string[] = actionsFor(invoiceLifecycle, invoice.status, actors)
  const hasFile = viewer.seesPrices && issuedInvoices.includes(invoice.status) && invoice.type !== invoiceType.paperSpecial
  const others: Partial<Record<InvoiceAction, boolean>> = { View: true, Download: hasFile, Resend: hasFile && actors.includes('invoicer') }
  return invoiceActions.filter((action) => others[action] ?? (moves.includes(action) && (viewer.seesPrices || action !== 'RedApply')))
}

/** @throws BusinessError `INVOICE_ACTION_NOT_ALLOWED` */
export const requireAllowed = permitting(allowedActions, () => new BusinessError('INVOICE_ACTION_NOT_ALLOWED', '当前发票状态或权限不允许此操作'))
