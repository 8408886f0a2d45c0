import type { Names } from './define.ts'

/** 支付方式. */
export const paymentTypeNames = { 1: '账期月结', 2: '预存款', 3: '公司转账', 4: '在线支付', 5: '货到付款' } as const satisfies Names

export type PaymentType = keyof typeof paymentTypeNames
