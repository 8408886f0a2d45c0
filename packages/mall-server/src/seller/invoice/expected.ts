import { invoiceStatus, invoiceType } from '@mall/api/contract'
import type { SellerInvoiceDetail } from '@mall/api/seller/contract'
import type { Config } from '../../platform/config.ts'
import { toYuan } from '../../platform/money.ts'
import type { InvoiceRow, RedRow } from '../../trade/invoice/records.ts'

/** The red letter that is to be issued. */
export const redUnderWay = <Red extends Pick<RedRow, 'issuedAt'>>(reds: readonly Red[]): Red | undefined => reds.find(({ issuedAt }) => issuedAt === null)

/** What the invoice must say that is to be issued next, or its red letter; null where nothing is. */
export const expectedOf = (invoice: InvoiceRow, redTaxFen: number, seller: Config['seller']): SellerInvoiceDetail['Expected'] => {
  const isRed = invoice.status === invoiceStatus.reversing
  if (!isRed && invoice.status !== invoiceStatus.pendingReview && invoice.status !== invoiceStatus.issuing) return null
  const { type, title, taxNo } = invoice
  return {
    Type: type === invoiceType.paperSpecial ? null : type,
    Amount: toYuan(isRed ? invoice.redWantedFen : invoice.amountFen),
    TaxAmount: toYuan(isRed ? redTaxFen : invoice.taxFen),
    BuyerName: title, BuyerTaxNo: taxNo, SellerTaxNo: seller.taxNo, IsRed: isRed,
  }
}
