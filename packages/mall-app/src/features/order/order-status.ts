import type { OrderStatus } from '@mall/api/contract'
import type { StatusTone } from '@mall/ui/status-tag'

/** The tone of a status: an action is due, in progress, done, or ended without success. */
const tones: Readonly<Record<OrderStatus, StatusTone>> = {
  10: 'warning',
  11: 'danger',
  12: 'neutral',
  20: 'warning',
  30: 'info',
  40: 'info',
  41: 'info',
  50: 'info',
  70: 'success',
  80: 'neutral',
  90: 'danger',
}

/** How the kit colours an order's status. */
export const orderTone = (status: OrderStatus): StatusTone => tones[status]
