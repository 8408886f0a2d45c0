import type { Lifecycle, Names } from './define.ts'

/** Statuses of money that goes back for an order: on its way, and back. */
export const refundStatus = { due: 10, done: 20 } as const

export type RefundStatus = (typeof refundStatus)[keyof typeof refundStatus]

export type RefundTransitionAction = 'Refund'

/** A refund is done when the payment provider took it on, or when the seller wrote down the transfer by which it went back. */
export const refundLifecycle: Lifecycle<RefundStatus, RefundTransitionAction> = {
  states: [
    { status: refundStatus.due, name: '退款中' },
    { status: refundStatus.done, name: '已退款' },
  ],
  transitions: [{ from: [refundStatus.due], to: refundStatus.done, action: 'Refund', who: ['system', 'seller'] }],
}

/** Why money goes back: the order ended without goods, pieces were refused, not there, or returned, or more came than was owed. */
export const refundReason = { ended: 1, refused: 2, short: 3, returned: 4, surplus: 5 } as const

export type RefundReason = (typeof refundReason)[keyof typeof refundReason]

/** The Chinese names of {@link refundReason}. */
export const refundReasonNames = {
  [refundReason.ended]: '订单取消', [refundReason.refused]: '拒收', [refundReason.short]: '缺货', [refundReason.returned]: '售后退货', [refundReason.surplus]: '多付',
} as const satisfies Names
