import { invoiceStatus, type InvoiceStatus } from '@mall/api/contract'
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

export const invoiceTone = (status: InvoiceStatus): StatusTone => tones[status]
