import type { Lifecycle, Names } from './define.ts'

/** 支付方式. */
export const paymentTypeNames = { 1: '账期月结', 2: '预存款', 3: '公司转账', 4: '在线支付', 5: '货到付款' } as const satisfies Names

export type PaymentType = keyof typeof paymentTypeNames

/** Statuses of one payment of an order, as they go over the wire. */
export const paymentStatus = { waiting: 10, paid: 20, refused: 30, late: 40, refunded: 50 } as const

export type PaymentStatus = (typeof paymentStatus)[keyof typeof paymentStatus]

export type PaymentTransitionAction = 'Paid' | 'Refused' | 'Late' | 'Refund'

/** A payment moves at the word of the payment provider alone. One that comes for an order that no longer waits for it is given back. */
export const paymentLifecycle: Lifecycle<PaymentStatus, PaymentTransitionAction> = {
  states: [
    { status: 10, name: '等待支付结果' },
    { status: 20, name: '支付成功' },
    { status: 30, name: '支付未成功' },
    { status: 40, name: '待退款' },
    { status: 50, name: '已退款' },
  ],
  transitions: [
    { from: [10, 30], to: 20, action: 'Paid', who: ['system'] },
    { from: [10], to: 30, action: 'Refused', who: ['system'] },
    { from: [10, 30], to: 40, action: 'Late', who: ['system'] },
    { from: [40], to: 50, action: 'Refund', who: ['system'] },
  ],
}
