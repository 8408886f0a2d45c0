import { netFen, orderStatus, paymentStatus, type OrderStatus, type PaymentStatus } from '@mall/api/contract'

/** A payment that arrived, as far as its refunds are concerned. Amounts are integer fen. */
export interface ArrivedPayment {
  readonly status: PaymentStatus
  readonly amountFen: number
  /** What of it went back, or is going back. */
  readonly refundFen: number
}

/** Statuses of payments whose money arrived. */
export const arrivedStatuses: readonly PaymentStatus[] = [paymentStatus.paid, paymentStatus.late, paymentStatus.refunded]

const { approvalRejected, withdrawn, cancelled, refused } = orderStatus

/** Statuses in which nothing of an order was bought, so that nothing of it is to be paid. */
const endedWithoutGoods: ReadonlySet<OrderStatus> = new Set([approvalRejected, withdrawn, cancelled, refused])

/** What an order costs now, fen: 实际应付 while anything of it is bought. */
export const owedFen = (order: { readonly status: OrderStatus; readonly payableFen: number; readonly refusedFen: number }, refundedFen: number): number =>
  endedWithoutGoods.has(order.status) ? 0 : netFen({ ...order, refundedFen })

/** Of a payment, how much goes back. */
export interface RefundShare<Payment> {
  readonly payment: Payment
  readonly fen: number
}

/**
 * What has to go back so that paid − refunded is what is owed, and of which payments: first of those that the order no longer waited for when they came, then of
 * the latest. Never more than is left of each; nothing where less was paid than is owed. `payments` begin with the latest.
 */
export const refundShares = <Payment extends ArrivedPayment>(payments: readonly Payment[], owed: number): RefundShare<Payment>[] => {
  let left = payments.reduce((sum, { amountFen, refundFen }) => sum + amountFen - refundFen, 0) - owed
  const isLate = ({ status }: Payment): boolean => status === paymentStatus.late
  return [...payments.filter(isLate), ...payments.filter((one) => !isLate(one))].flatMap((payment) => {
    const fen = Math.min(left, payment.amountFen - payment.refundFen)
    if (fen <= 0) return []
    left -= fen
    return [{ payment, fen }]
  })
}
