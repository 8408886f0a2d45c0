import * as z from 'zod/mini'
import { orderActions, orderStatus } from '../lifecycles/order.ts'
import { numbersOf } from '../lifecycles/define.ts'
import { invoiceModeNames, invoiceTypeNames } from '../lifecycles/invoice.ts'
import { paymentTypeNames } from '../lifecycles/payment.ts'
import { reviewStateNames } from '../lifecycles/review.ts'

/** Number of an order. */
export const orderNo = z.string().check(z.regex(/^[A-Z0-9]{8,32}$/), z.describe('Order number.'))
export const orderStatusCode = z.literal(Object.values(orderStatus))
export const allowedOrderActions = z.array(z.literal(orderActions))

export const paymentType = z.literal(numbersOf(paymentTypeNames)).check(z.describe('1 账期月结, 2 预存款, 3 公司转账, 4 在线支付, 5 货到付款.'))
export const invoiceMode = z.literal(numbersOf(invoiceModeNames)).check(z.describe('1 随单, 2 集中, 3 暂不开票.'))
export const invoiceType = z.literal(numbersOf(invoiceTypeNames)).check(z.describe('1 数电普票, 2 数电专票, 3 纸质专票.'))
export const reviewState = z.literal(numbersOf(reviewStateNames)).check(z.describe('1 待评价, 2 可追评: the user’s own completed orders of which they can still write.'))
