import { orderStatus, type OrderStatus } from '@mall/api/contract'
import type { SellerOrder } from '@mall/api/seller/contract'
import { StatusTag, type StatusTone } from '@mall/ui/status-tag'

const tones: Readonly<Partial<Record<OrderStatus, StatusTone>>> = {
  [orderStatus.pendingConfirmation]: 'warning',
  [orderStatus.preparing]: 'warning',
  [orderStatus.partlyShipped]: 'warning',
  [orderStatus.refused]: 'danger',
  [orderStatus.completed]: 'success',
}

/** How an order stands, in the seller's words: 待收货 is the buyer's. */
export const OrderTag = ({ order: { Status, StatusName } }: { readonly order: Pick<SellerOrder, 'Status' | 'StatusName'> }) => (
  <StatusTag tone={tones[Status] ?? 'neutral'}>{Status === orderStatus.pendingReceipt ? '已发货' : StatusName}</StatusTag>
)
