import { invoiceStatus, redState, redStateNames, type InvoiceStatus, type InvoiceSummary } from '@mall/api/contract'
import type { StatusTone } from '@mall/ui/status-tag'

const tones: Readonly<Record<InvoiceStatus, StatusTone>> = {
  [invoiceStatus.pendingReview]: 'info',
  [invoiceStatus.rejected]: 'danger',
  [invoiceStatus.issuing]: 'info',
  [invoiceStatus.issued]: 'success',
  [invoiceStatus.reversing]: 'warning',
  [invoiceStatus.reversed]: 'neutral',
  [invoiceStatus.cancelled]: 'neutral',
}

/** The status in a list: of an invoice that is reversed in part, that it is. */
export const invoiceWord = ({ Status, StatusName, RedAmount }: Pick<InvoiceSummary, 'Status' | 'StatusName' | 'RedAmount'>): string =>
  Status === invoiceStatus.issued && Number(RedAmount) > 0 ? redStateNames[redState.partly] : StatusName

export const invoiceTone = (status: InvoiceStatus): StatusTone => tones[status]
