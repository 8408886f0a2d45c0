import { invoiceStatus, type InvoiceStatus } from '@mall/api/contract'
import type { SellerInvoice } from '@mall/api/seller/contract'
import { StatusTag, type StatusTone } from '@mall/ui/status-tag'

/** What waits for the seller is a warning. */
const tones: Readonly<Partial<Record<InvoiceStatus, StatusTone>>> = {
  [invoiceStatus.pendingReview]: 'warning',
  [invoiceStatus.issuing]: 'warning',
  [invoiceStatus.reversing]: 'warning',
  [invoiceStatus.issued]: 'success',
}

/** How an application for an invoice stands. 红冲中 is the buyer's word for a red letter that the seller has to issue. */
export const InvoiceTag = ({ invoice: { Status, StatusName } }: { readonly invoice: Pick<SellerInvoice, 'Status' | 'StatusName'> }) => (
  <StatusTag tone={tones[Status] ?? 'neutral'}>{Status === invoiceStatus.reversing ? '待红冲' : StatusName}</StatusTag>
)
