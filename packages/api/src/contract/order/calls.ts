import * as z from 'zod/mini'
import { cancelReasons } from '../lifecycles/order.ts'
import { withPermission } from '../access.ts'
import { doneMessage, id, requiredText, rowResult, text } from '../common.ts'
import { defineCalls } from '../define.ts'
import { field } from '../describe.ts'
import { orderConfirmation, orderSubmission, resubmission, resubmissionLines, submitAnswer, submitResult } from './checkout.ts'
import { orderDetail, orderFilters, orderList, orderListRequest, orderSummary } from './records.ts'
import { orderReceipt } from './receipt.ts'
import { reviewAppend, reviewDetail, reviewSubmission } from './review.ts'
import { shortageReply } from './shortage.ts'
import { orderNo } from './values.ts'
import { paymentStart } from './payment-start.ts'

const purchase = withPermission('purchase')
const view = withPermission('order.view')
const orderWrite = { OrderNo: orderNo, Version: field(z.int(), 'Version that was read; changes with every write.') }

export const orderController = { Order: 'Orders, within the user’s data scope.' } as const

export const orderCalls = defineCalls({
  'POST /api/Order/Confirm': {
    summary: 'Returns prices, stock, budget and approval of an order of these cart lines.',
    description: 'Nothing is written.',
    access: purchase,
    scope: 'self',
    body: z.object({
      CartItemIds: field(z.array(id).check(z.minLength(1), z.maxLength(200)), 'Lines of the cart.'),
      AddressId: field(z.optional(id), 'The address.'),
      DepartmentId: field(z.optional(id), 'The department.'),
    }),
    response: orderConfirmation,
  },
  'POST /api/Order/Submit': {
    summary: 'Places the order, once per `RequestId`.',
    description: 'Send the same `RequestId` again after a lost response: the first result is returned again.',
    access: purchase,
    scope: 'self',
    body: orderSubmission,
    response: submitAnswer,
  },
  'POST /api/Order/ResubmitConfirm': {
    summary: 'Returns prices, stock, budget and approval of a rejected or withdrawn order that is to be submitted again.',
    description: 'Nothing is written.',
    access: purchase,
    scope: 'self',
    body: z.object({
      OrderNo: orderNo,
      Lines: z.optional(resubmissionLines),
      AddressId: field(z.optional(id), 'The address.'),
      DepartmentId: field(z.optional(id), 'The department.'),
    }),
    response: resubmission,
  },
  'POST /api/Order/Resubmit': {
    summary: 'Submits a rejected or withdrawn order again (修改后重新提交), once per `RequestId`.',
    description: 'It keeps its number, gets current prices, takes stock and budget again, and begins another approval; without a reason for one it goes on at once.',
    access: purchase,
    scope: 'self',
    body: z.object({ ...orderSubmission.shape, ...orderWrite }),
    response: submitAnswer,
  },
  'POST /api/Order/SubmitResult': {
    summary: 'Returns the outcome of a submission.',
    access: purchase,
    scope: 'self',
    body: z.object({ SubmitId: field(requiredText(64), 'Id of the submission.') }),
    response: submitResult,
  },
  'POST /api/Order/List': {
    summary: 'Returns a page of the orders within the user’s data scope, filtered and sorted.',
    access: view,
    scope: 'role',
    body: orderListRequest,
    response: orderList,
  },
  'POST /api/Order/Detail': {
    summary: 'Returns the details of one order.',
    access: view,
    scope: 'role',
    body: z.object({ OrderNo: orderNo }),
    response: orderDetail,
  },
  'POST /api/Order/Track': {
    summary: 'Returns the tracks of an order’s packages.',
    access: view,
    scope: 'role',
    body: z.object({ OrderNo: orderNo }),
    response: orderDetail.shape.Packages,
  },
  'POST /api/Order/Cancel': {
    summary: 'Cancels an order: its stock and its budget are released.',
    access: purchase,
    scope: 'self',
    body: z.object({
      ...orderWrite,
      Reason: field(z.literal(cancelReasons), 'Reason of the cancellation.'),
      Note: field(z.optional(text(100)), 'Further words.'),
    }),
    response: orderSummary,
  },
  'POST /api/Order/Withdraw': {
    summary: 'Withdraws an order that waits for approval.',
    access: purchase,
    scope: 'self',
    body: z.object(orderWrite),
    response: orderSummary,
  },
  'POST /api/Order/Remind': {
    summary: 'Reminds the approvers or the seller that an order waits, at most once an hour.',
    access: purchase,
    scope: 'self',
    body: z.object({ OrderNo: orderNo }),
    response: doneMessage,
  },
  'POST /api/Order/Receive': {
    summary: 'Confirms or refuses the goods of packages by line, once per `RequestId`.',
    description: 'What is refused is refunded at once, to the budget too, and is not invoiced. The order is completed when nothing of it is open, and refused when all of it was.',
    access: purchase,
    scope: 'self',
    body: orderReceipt,
    response: orderSummary,
  },
  'POST /api/Order/AnswerShortage': {
    summary: 'Takes or declines the replacement that the seller offers for pieces that are not there, or waits for them; once per `RequestId`.',
    description: 'What is declined is not sent: stock and budget get it back, and the order costs less. An order of which nothing is left is cancelled. Approval is not asked again.',
    access: purchase,
    scope: 'self',
    body: shortageReply,
    response: orderSummary,
  },
  'POST /api/Order/ConfirmReceipt': {
    summary: 'Confirms that all of an order that is still on its way arrived.',
    access: purchase,
    scope: 'self',
    body: z.object(orderWrite),
    response: orderSummary,
  },
  'POST /api/Order/Rebuy': {
    summary: 'Adds the products of an order to the cart again.',
    description: 'Returns a result per line.',
    access: purchase,
    scope: 'role',
    body: z.object({ OrderNo: orderNo }),
    response: z.object({ Results: field(z.array(rowResult), 'A result per line.') }),
  },
  'POST /api/Order/Pay': {
    summary: 'Starts the online payment of an order, as `Payment/Start` does.',
    access: withPermission('order.pay'),
    scope: 'role',
    body: z.object(orderWrite),
    response: paymentStart,
  },
  'POST /api/Order/ReviewDetail': {
    summary: 'Returns what was written, and what can be written, of the received lines of the user’s own order.',
    access: purchase,
    scope: 'self',
    body: z.object({ OrderNo: orderNo }),
    response: reviewDetail,
  },
  'POST /api/Order/ReviewSubmit': {
    summary: 'Reviews received lines of the user’s own order, each once.',
    description: 'The reviews are seen on the products’ pages, with a masked name.',
    access: purchase,
    scope: 'self',
    body: reviewSubmission,
    response: reviewDetail,
  },
  'POST /api/Order/ReviewAppend': {
    summary: 'Appends words to a review, once, within 30 days of it.',
    access: purchase,
    scope: 'self',
    body: reviewAppend,
    response: reviewDetail,
  },
  'POST /api/Order/Export': {
    summary: 'Returns the filtered list of orders as an .xlsx file.',
    access: view,
    scope: 'role',
    mode: 'download',
    body: z.object(orderFilters),
    response: z.unknown(),
  },
})
