import { orderStatus, type OrderStatus, type PaymentType } from '@mall/api/contract'
import { isPrepaid, payBeforeOf } from '../../trade/order/payment.ts'
import type { OrderTimes } from '../../trade/order/steps.ts'
import type { Random } from '../../platform/seeded-random.ts'
import { officeTimeAfter } from './office-time.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** The status of an order, and the times of its steps. */
export interface OrderCourse extends OrderTimes {
  readonly status: OrderStatus
  readonly payBefore: Date | null
}

const rank: readonly OrderStatus[] = [
  orderStatus.pendingApproval,
  orderStatus.pendingPayment,
  orderStatus.pendingConfirmation,
  orderStatus.preparing,
  orderStatus.partlyShipped,
  orderStatus.pendingReceipt,
  orderStatus.completed,
]

/** True when an order in this status has passed `step`. */
const isPast = (status: OrderStatus, step: OrderStatus): boolean =>
  status === orderStatus.refused
    ? step !== orderStatus.completed && step !== orderStatus.pendingReceipt
    : rank.indexOf(status) > rank.indexOf(step)

/**
 * The times of an order that is in `status` at `now`. All times are between the order and now, in the order of the lifecycle; a
 * step that an order did not go through has no time.
 */
export const courseOf = (
  status: OrderStatus,
  createdAt: Date,
  now: Date,
  order: { readonly needsApproval: boolean; readonly paymentType: PaymentType },
  random: Random,
): OrderCourse => {
  let clock = createdAt.getTime()
  let last = createdAt
  // Never in the future: a recent order takes its steps quickly.
  const later = (min: number, max: number): Date => {
    const wanted = clock + random.int(min, max)
    clock = Math.min(wanted, clock + Math.max(1, Math.floor((now.getTime() - clock) / 2)))
    last = officeTimeAfter(last, new Date(clock))
    return last
  }
  const passed = (step: OrderStatus, min: number, max: number): Date | null => (isPast(status, step) ? later(min, max) : null)
  const approvedAt = order.needsApproval ? passed(orderStatus.pendingApproval, 20 * minute, 20 * hour) : null
  const paidAt = isPrepaid(order.paymentType) ? passed(orderStatus.pendingPayment, 5 * minute, 6 * hour) : null
  const acceptedAt = passed(orderStatus.pendingConfirmation, 5 * minute, 3 * hour)
  const shippedAt = passed(orderStatus.partlyShipped, 2 * hour, day)
  const receivedAt = status === orderStatus.completed ? later(1.5 * day, 4 * day) : null
  const ended: readonly OrderStatus[] = [orderStatus.approvalRejected, orderStatus.withdrawn, orderStatus.cancelled, orderStatus.refused]
  return {
    status,
    createdAt,
    approvedAt,
    paidAt,
    acceptedAt,
    shippedAt,
    receivedAt,
    closedAt: ended.includes(status) ? later(30 * minute, 2 * day) : null,
    payBefore: status === orderStatus.pendingPayment ? payBeforeOf(order.paymentType, approvedAt ?? createdAt) : null,
  }
}

const weighted = (random: Random, weights: readonly (readonly [OrderStatus, number])[]): OrderStatus => {
  let left = random.next() * weights.reduce((sum, [, weight]) => sum + weight, 0)
  for (const [status, weight] of weights) {
    left -= weight
    if (left < 0) return status
  }
  return orderStatus.completed
}

/** Which statuses an order of this age can still be in; an old one has ended. */
export const statusFor = (
  ageMs: number,
  order: { readonly needsApproval: boolean; readonly paymentType: PaymentType },
  random: Random,
): OrderStatus => {
  const prepaid = isPrepaid(order.paymentType)
  const failed: [OrderStatus, number][] = order.needsApproval
    ? [
        [orderStatus.approvalRejected, 4],
        [orderStatus.withdrawn, 3],
        [orderStatus.cancelled, 3],
      ]
    : [[orderStatus.cancelled, 5]]
  if (ageMs > 9 * day) return weighted(random, [[orderStatus.completed, 90], [orderStatus.refused, 1], ...failed])
  if (ageMs > 6 * day) return weighted(random, [[orderStatus.completed, 60], [orderStatus.pendingReceipt, 30], ...failed])
  if (ageMs > 2 * day) {
    return weighted(random, [[orderStatus.pendingReceipt, 55], [orderStatus.preparing, 15], [orderStatus.partlyShipped, 12], ...failed])
  }
  if (order.needsApproval && random.chance(0.7)) return orderStatus.pendingApproval
  if (prepaid && ageMs < 18 * hour) return orderStatus.pendingPayment
  return weighted(random, [[orderStatus.pendingConfirmation, 40], [orderStatus.preparing, 35], [orderStatus.partlyShipped, 10], ...failed])
}
