import type { SellerInvoice } from '@mall/api/seller/contract'
import { Text } from '@mall/ui/text'
import { leftOfLimit } from '../lib/work-time.ts'

/** 离期限: how long an invoice may still wait. */
export const InvoiceLeft = ({ LeftMinutes, LimitHours }: Pick<SellerInvoice, 'LeftMinutes' | 'LimitHours'>) => {
  if (LeftMinutes === null) return '—'
  const { text, tone } = leftOfLimit(LeftMinutes, LimitHours)
  return tone === undefined ? text : <Text tone={tone}>{text}</Text>
}
