import * as z from 'zod/mini'
import { withPermission } from './access.ts'
import { day, instant, money, moneyMax, requiredText } from './common.ts'
import { defineCalls } from './define.ts'
import { field, named } from './describe.ts'
import { paymentStatus } from './lifecycles/payment.ts'
import { paymentStart } from './order/payment-start.ts'
import { orderSteps, orderSummary } from './order/records.ts'
import { allowedOrderActions, orderNo, orderStatusCode, paymentTypeCode } from './order/values.ts'
import { paymentLimits } from './payment-limits.ts'
import { price } from './priced.ts'

export { paymentLimits } from './payment-limits.ts'

export const paymentController = { Payment: 'Payments of orders: online at a payment provider, and transfers.' } as const

export const paymentState = named(
  'PaymentState',
  'What is to be paid of an order, and what became of its last payment.',
  z.object({
    OrderNo: orderNo,
    Status: field(orderStatusCode, 'Status of the order.'),
    StatusName: field(z.string(), 'Status of the order, as shown.'),
    PaymentType: field(paymentTypeCode, 'Way of payment.'),
    PaymentTypeName: field(z.string(), 'Way of payment, as shown.'),
    PayableAmount: field(price, 'Amount to pay.'),
    PayBefore: field(z.nullable(instant), 'Deadline of the payment; null for none.'),
    Last: field(
      z.nullable(z.object({
        Status: field(z.literal(Object.values(paymentStatus)), '10 等待支付结果, 20 支付成功, 30 支付未成功, 40 待退款, 50 已退款.'),
        StatusName: field(z.string(), 'Status of the payment, as shown.'),
        StartedAt: field(instant, 'When it was started.'),
      })),
      'The last online payment; null for none.',
    ),
    Steps: orderSteps,
    AllowActions: field(allowedOrderActions, 'Actions that the user may take on the order now.'),
    Version: field(z.int(), 'Version of the order.'),
  }),
)

const pay = withPermission('order.pay')

export const paymentCalls = defineCalls({
  'POST /api/Payment/Start': {
    summary: 'Starts the online payment of an order and returns where it is paid.',
    description: 'The order is paid when the provider says so, never because the browser came back.',
    access: pay,
    scope: 'role',
    body: z.object({ OrderNo: orderNo }),
    response: paymentStart,
  },
  'POST /api/Payment/State': {
    summary: 'Returns what is to be paid of an order, and what became of its last payment.',
    access: withPermission('order.view'),
    scope: 'role',
    body: z.object({ OrderNo: orderNo }),
    response: paymentState,
  },
  'POST /api/Payment/ConfirmTransfer': {
    summary: 'Confirms that the transfer for an order arrived (公司转账).',
    description: 'Nobody confirms the transfer for an order of their own.',
    access: withPermission('payment.confirm'),
    scope: 'role',
    body: z.object({
      OrderNo: orderNo,
      Version: field(z.int(), 'Version that was read; changes with every write.'),
      Reference: field(requiredText(paymentLimits.reference), 'Reference of the bank (银行流水号).'),
      Amount: field(money.check(z.positive(), z.maximum(moneyMax)), 'The whole transfer, yuan: it may pay several orders, but no more than it is.'),
      PaidOn: field(day, 'Day on which it arrived, today at the latest.'),
    }),
    response: orderSummary,
  },
})

export type { PaymentStart, PaymentState } from '../resources/generated/shapes.ts'
