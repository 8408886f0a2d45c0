import { orderStatus, type OrderStatus } from '@mall/api/contract'
import type { StatusTone } from '@mall/ui/status-tag'

/** The tone of a status: an action is due, in progress, done, or ended without success. */
const tones: Readonly<Record<OrderStatus, StatusTone>> = {
  [orderStatus.pendingApproval]: 'warning',
  [orderStatus.approvalRejected]: 'danger',
  [orderStatus.withdrawn]: 'neutral',
  [orderStatus.pendingPayment]: 'warning',
  [orderStatus.pendingConfirmation]: 'info',
  [orderStatus.preparing]: 'info',
  [orderStatus.partlyShipped]: 'info',
  [orderStatus.pendingReceipt]: 'info',
  [orderStatus.completed]: 'success',
  [orderStatus.cancelled]: 'neutral',
  [orderStatus.refused]: 'danger',
}

/** How the kit colours an order's status. */
export const orderTone = (status: OrderStatus): StatusTone => tones[status]
