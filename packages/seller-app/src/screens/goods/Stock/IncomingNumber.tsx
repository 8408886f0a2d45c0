import type { SellerStock } from '@mall/api/seller/contract'
import { countText } from '@mall/app-kit/report/report-words.ts'
import { Text } from '@mall/ui/text'

/** 在途 with its earliest day; what is late says for how long. */
export const IncomingNumber = ({ stock: { Incoming, IncomingOn, IncomingOverdueDays } }: { readonly stock: Pick<SellerStock, 'Incoming' | 'IncomingOn' | 'IncomingOverdueDays'> }) => {
  if (IncomingOn === null) return '—'
  return (
    <>
      {countText(Incoming)}
      <Text as="div" size={12} tone={IncomingOverdueDays > 0 ? 'danger' : 'secondary'}>{IncomingOverdueDays > 0 ? `逾期 ${IncomingOverdueDays} 天` : `${IncomingOn.slice(5)} 到`}</Text>
    </>
  )
}
