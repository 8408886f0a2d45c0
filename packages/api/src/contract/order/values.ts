import * as z from 'zod/mini'
import { orderActions, orderStatus } from '../lifecycles/order.ts'
import { invoiceMode, invoiceType } from '../lifecycles/invoice.ts'
import { paymentType } from '../lifecycles/payment.ts'
import { reviewState } from '../lifecycles/review.ts'

/** Number of an order. */
export const orderNo = z.string().check(z.regex(/^[A-Z0-9]{8,32}$/), z.describe('Order number.'))
export const orderStatusCode = z.literal(Object.values(orderStatus))
export const allowedOrderActions = z.array(z.literal(orderActions))

export const paymentTypeCode = z.literal(Object.values(paymentType)).check(z.describe('1 账期月结, 2 预存款, 3 公司转账, 4 在线支付, 5 货到付款.'))
export const invoiceModeCode = z.literal(Object.values(invoiceMode)).check(z.describe('1 随单, 2 集中, 3 暂不开票.'))
export const invoiceTypeCode = z.literal(Object.values(invoiceType)).check(z.describe('1 数电普票, 2 数电专票, 3 纸质专票.'))
export const reviewStateCode = z.literal(Object.values(reviewState)).check(z.describe('1 待评价, 2 可追评: the user’s own completed orders of which they can still write.'))
