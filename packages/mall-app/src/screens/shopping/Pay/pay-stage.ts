import { orderStatus, paymentStatus, paymentType, type PaymentState } from '@mall/api/contract'

/** The stage of an order's payment, as its page shows it. */
export type PayStage = 'due' | 'waiting' | 'refused' | 'transfer' | 'paid' | 'returning' | 'returned' | 'settled' | 'cancelled'

/** The stage of a payment. The order decides before its last payment does: it may have been paid by another one. */
export const stageOf = ({ Status, PaymentType, Last }: Pick<PaymentState, 'Status' | 'PaymentType' | 'Last'>): PayStage => {
  if (Status === orderStatus.pendingPayment) {
    if (PaymentType === paymentType.transfer) return 'transfer'
    if (Last?.Status === paymentStatus.waiting) return 'waiting'
    return Last?.Status === paymentStatus.refused ? 'refused' : 'due'
  }
  if (Last?.Status === paymentStatus.late) return 'returning'
  if (Last?.Status === paymentStatus.refunded) return 'returned'
  if (Last?.Status === paymentStatus.paid) return 'paid'
  return Status === orderStatus.cancelled ? 'cancelled' : 'settled'
}

/** Stages that somebody else ends: the page asks again by itself. */
export const isAwaited = (stage: PayStage): boolean => stage === 'waiting' || stage === 'returning'
