import { invoiceType, issuedInvoices, type InvoiceDetail } from '@mall/api/contract'
import { InvoiceLines } from '@mall/app-kit/invoice/InvoiceLines.tsx'
import { mediaQueries, useMediaQuery } from '@mall/ui/theme'
import { InvoicePaper } from './InvoicePaper.tsx'

/** What the invoice says: drawn as it is in its file once there is one and where its columns have room, its lines otherwise. */
export const InvoiceContent = ({ invoice }: { readonly invoice: InvoiceDetail }) => {
  const hasRoom = !useMediaQuery(mediaQueries.tablet)
  const isDrawn = issuedInvoices.includes(invoice.Status) && invoice.Type !== invoiceType.paperSpecial
  return hasRoom && isDrawn ? <InvoicePaper invoice={invoice} /> : <InvoiceLines lines={invoice.Lines} />
}
