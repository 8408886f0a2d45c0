import { sellerInvoiceLimit, type SellerInvoice } from '@mall/api/seller/contract'
import { Text } from '@mall/ui/text'
import { leftOfLimit } from '../lib/work-time.ts'

/** 离期限: how long an invoice may still wait. */
export const InvoiceLeft = ({ minutes }: { readonly minutes: SellerInvoice['LeftMinutes'] }) => {
  if (minutes === null) return '—'
  const { text, tone } = leftOfLimit(minutes, sellerInvoiceLimit)
  return tone === undefined ? text : <Text tone={tone}>{text}</Text>
}
