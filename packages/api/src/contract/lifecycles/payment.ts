import type { Lifecycle, Names } from './define.ts'

/** 支付方式: 账期月结, 预存款, 公司转账, 在线支付, 货到付款. */
export const paymentType = { onAccount: 1, deposit: 2, transfer: 3, online: 4, onDelivery: 5 } as const

export type PaymentType = (typeof paymentType)[keyof typeof paymentType]

/** The Chinese names of {@link paymentType}. */
export const paymentTypeNames = {
  [paymentType.onAccount]: '账期月结',
  [paymentType.deposit]: '预存款',
  [paymentType.transfer]: '公司转账',
  [paymentType.online]: '在线支付',
  [paymentType.onDelivery]: '货到付款',
} as const satisfies Names

/** Statuses of one payment of an order, as they go over the wire. */
export const paymentStatus = { waiting: 10, paid: 20, refused: 30, late: 40, refunded: 50 } as const

export type PaymentStatus = (typeof paymentStatus)[keyof typeof paymentStatus]

export type PaymentTransitionAction = 'Paid' | 'Refused' | 'Late' | 'Owe' | 'Refund'

/** A payment is 待退款 when all of it goes back, or still has to: it came for an order that no longer waits for it, or nothing of its order is owed any more. One of which a part goes back stays 支付成功. */
export const paymentLifecycle: Lifecycle<PaymentStatus, PaymentTransitionAction> = {
  states: [
    { status: paymentStatus.waiting, name: '等待支付结果' },
    { status: paymentStatus.paid, name: '支付成功' },
    { status: paymentStatus.refused, name: '支付未成功' },
    { status: paymentStatus.late, name: '待退款' },
    { status: paymentStatus.refunded, name: '已退款' },
  ],
  transitions: [
    { from: [paymentStatus.waiting, paymentStatus.refused], to: paymentStatus.paid, action: 'Paid', who: ['system'] },
    { from: [paymentStatus.waiting], to: paymentStatus.refused, action: 'Refused', who: ['system'] },
    { from: [paymentStatus.waiting, paymentStatus.refused], to: paymentStatus.late, action: 'Late', who: ['system'] },
    { from: [paymentStatus.paid], to: paymentStatus.late, action: 'Owe', who: ['system'] },
    { from: [paymentStatus.late], to: paymentStatus.refunded, action: 'Refund', who: ['system'] },
  ],
}
