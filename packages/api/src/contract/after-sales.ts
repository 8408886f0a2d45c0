import * as z from 'zod/mini'
import { withPermission } from './access.ts'
import { day, id, instant, mobile, pageOf, quantity, requestId, requiredText, sorting, statusCounts, text } from './common.ts'
import { defineCalls } from './define.ts'
import { field, named } from './describe.ts'
import { givenImages, image } from './images.ts'
import { afterSalesActions, afterSalesProgress, afterSalesReasons, afterSalesStatus, afterSalesType, maxAfterSalesImages, returnMode } from './lifecycles/after-sales.ts'
import { lineFields, lineProduct } from './lines.ts'
import { orderDetail, orderSummary } from './order/records.ts'
import { orderNo } from './order/values.ts'
import { price } from './priced.ts'

const status = z.literal(Object.values(afterSalesStatus))
const type = field(z.literal(Object.values(afterSalesType)), '1 退货 2 换货 3 维修.')
export const afterSalesProgressCode = z.literal(Object.values(afterSalesProgress)).check(z.describe('1 进行中: whatever is not over; 2 已结束: completed, rejected or cancelled.'))
const returnModeCode = field(z.literal(Object.values(returnMode)), '1 上门取件 2 自行寄回.')
const reason = field(z.literal(afterSalesReasons), 'Why.')
const count = z.int().check(z.nonnegative())
const returnOrderId = z.string().check(z.regex(/^SH\d{12,18}$/), z.describe('Number of the after-sales service (服务单号).'))

export const afterSalesSummary = named(
  'AfterSalesSummary',
  'An after-sales service as a row of a list.',
  z.object({
    ReturnOrderId: returnOrderId,
    OrderNo: orderNo,
    ...lineProduct,
    Unit: lineFields.Unit,
    Type: type,
    TypeName: field(z.string(), 'Type, as shown.'),
    Quantity: quantity,
    RefundAmount: field(price, 'Price × quantity of a 退货; null for the other types. Freight is not refunded.'),
    ApplyTime: field(instant, 'When it was applied for.'),
    UserName: field(z.string(), 'Name of the applicant.'),
    DepartmentName: field(z.string(), 'Name of the department that the order is charged to.'),
    Status: field(status, '10 待审核 11 审核不通过 20 待寄回 30 已寄回待收货 40 处理中 50 待确认 60 已完成 70 已取消.'),
    StatusName: field(z.string(), 'Status, as shown; 待补充 while `AwaitsApplicant`.'),
    AwaitsApplicant: field(z.boolean(), 'Whether the seller waits for the applicant’s answer to a question; only in 待审核.'),
    AllowActions: field(z.array(z.literal(afterSalesActions)), 'Actions that the user may take now.'),
    Version: field(z.int(), 'Version that was read; changes with every write.'),
  }),
)

export const afterSalesFilters = {
  Keyword: field(z.optional(text(100)), 'Part of the service number, of the order number, or of the product’s name; or the product’s code.'),
  Type: field(z.optional(type), 'Only services of this type.'),
  BeginTime: field(z.optional(day), 'First day of the application.'),
  EndTime: field(z.optional(day), 'Last day of the application.'),
  Progress: z.optional(afterSalesProgressCode),
  Status: field(z.optional(status), 'Only services in this status.'),
}

export const afterSalesListRequest = named(
  'AfterSalesListRequest',
  'Filters, sorting and page of the list of after-sales services.',
  z.object({
    ...afterSalesFilters,
    ...sorting(['ApplyTime']),
  }),
)

export const afterSalesList = named(
  'AfterSalesList',
  'A page of after-sales services.',
  z.object({
    ...pageOf(afterSalesSummary).shape,
    StatusCounts: statusCounts(status, 'Services per status under the same filters but the status: the counts of the tabs.'),
    AwaitsApplicantCount: field(count, 'How many of those in 待审核 wait for the applicant’s answer to a question.'),
  }),
)

export const afterSalesMessage = named(
  'AfterSalesMessage',
  'A question of the seller about an application, or the applicant’s answer.',
  z.object({
    MessageId: field(id, 'The message.'),
    IsSeller: field(z.boolean(), 'Whether the seller asks.'),
    UserName: field(z.string(), 'Who wrote it.'),
    Text: field(z.string(), 'The words.'),
    Images: field(z.array(image), 'Pictures of an answer.'),
    Time: field(instant, 'When.'),
  }),
)

export const afterSalesDetail = named(
  'AfterSalesDetail',
  'Details of one after-sales service.',
  z.object({
    ...afterSalesSummary.shape,
    Price: lineFields.Price,
    Reason: reason,
    Description: field(z.string(), 'What is wrong, in the words of the applicant.'),
    Images: field(z.array(image), 'Pictures of it.'),
    ReturnMode: returnModeCode,
    ReturnModeName: field(z.string(), 'How the goods are returned, as shown.'),
    Contact: field(z.string(), 'Whom the seller calls.'),
    Mobile: field(z.string(), 'Mobile number.'),
    Messages: field(z.array(afterSalesMessage), 'What the seller asked and the applicant answered, the oldest first.'),
    SellerNote: field(z.string(), 'What the seller said of it: where to send the goods, or why it is rejected; empty before the review.'),
    Express: field(
      z.nullable(
        z.object({
          Carrier: field(z.string(), 'Carrier.'),
          TrackingNo: field(z.string(), 'Tracking number.'),
          Time: field(instant, 'When the goods were sent.'),
        }),
      ),
      'How the goods travel back; null before they were sent.',
    ),
    RefundTime: field(z.nullable(instant), 'When the money was refunded, and the budget got it back; null when it was not.'),
    PaymentTypeName: orderSummary.shape.PaymentTypeName,
    BudgetName: field(z.string(), 'The budgets that get the money back; empty when the order was charged to none.'),
    Steps: orderDetail.shape.Steps,
    Logs: orderDetail.shape.Logs,
  }),
)

export const afterSalesCheck = named(
  'AfterSalesCheck',
  'What can be applied for, for one line of an order.',
  z.object({
    OrderNo: orderNo,
    LineId: field(id, 'The line of the order.'),
    ...lineProduct,
    Unit: lineFields.Unit,
    Price: lineFields.Price,
    ReceivedQuantity: field(count, 'Pieces received (已收).'),
    AvailableQuantity: field(count, 'Pieces received that are in no other service: the most that can be applied for.'),
    SupportTypes: field(
      z.array(
        z.object({
          Type: type,
          TypeName: field(z.string(), 'Type, as shown.'),
          Deadline: field(day, 'The last day on which it can be applied for.'),
          IsOpen: field(z.boolean(), 'Whether that day has not passed.'),
        }),
      ),
      'The types, with the deadline of each: 15 days after the receipt for 退货 and 换货, the warranty for 维修. Empty before the receipt.',
    ),
    Deadline: field(z.nullable(day), 'The last deadline of all types: after it nothing can be applied for; null before the receipt.'),
    DisabledReason: field(z.string(), 'Why the user can apply for nothing, in words; empty when they can.'),
    Contact: field(z.string(), 'Recipient of the order, to begin with.'),
    Mobile: field(z.string(), 'Mobile number of the recipient, to begin with.'),
  }),
)

const lineTarget = { OrderNo: orderNo, LineId: field(id, 'The line of the order.') }

export const afterSalesApplication = named(
  'AfterSalesApplication',
  'An application for after-sales service.',
  z.object({
    RequestId: requestId,
    ...lineTarget,
    Type: type,
    Quantity: quantity,
    Reason: reason,
    Description: field(z.string().check(z.trim(), z.minLength(10), z.maxLength(1000)), 'What is wrong, 10 to 1,000 characters.'),
    Images: field(givenImages(maxAfterSalesImages), 'Pictures of it, at most 5.'),
    ReturnMode: returnModeCode,
    Contact: field(requiredText(20), 'Whom the seller calls.'),
    Mobile: field(mobile, 'Mobile number.'),
  }),
)

const target = { ReturnOrderId: returnOrderId, Version: field(z.int(), 'Version that was read; an older one is a `VERSION_CONFLICT`.') }

/** With whom goods travel, and under which number. */
export const afterSalesExpressFields = {
  Carrier: field(requiredText(20), 'Carrier.'),
  TrackingNo: field(z.string().check(z.trim(), z.regex(/^[A-Za-z0-9-]{6,32}$/)), 'Tracking number: 6 to 32 letters, digits and hyphens.'),
}

export const afterSalesExpress = z.object({ ...target, ...afterSalesExpressFields })

export const afterSalesSupplement = named(
  'AfterSalesSupplement',
  'The applicant’s answer to a question of the seller.',
  z.object({
    ...target,
    RequestId: requestId,
    Text: field(requiredText(1000), 'The answer.'),
    Images: field(givenImages(maxAfterSalesImages), 'Pictures, at most 5.'),
  }),
)

export const afterSalesReopening = z.object({ ...target, Reason: field(requiredText(200), 'What is still wrong.') })

export const afterSalesController = { AfterSales: 'Returns, exchanges and repairs of what was received.' } as const

export const afterSalesCalls = defineCalls({
  'POST /api/AfterSales/Check': {
    summary: 'Returns what the user can apply for, for one line of an order.',
    access: withPermission('order.view'),
    scope: 'role',
    body: z.object(lineTarget),
    response: afterSalesCheck,
  },
  'POST /api/AfterSales/Apply': {
    summary: 'Applies for the return, the exchange or the repair of pieces of a line, once per `RequestId`.',
    description: 'All services of a line together never have more pieces than were received. Only the user who placed the order can apply.',
    access: withPermission('purchase'),
    scope: 'self',
    body: afterSalesApplication,
    response: afterSalesSummary,
  },
  'POST /api/AfterSales/List': {
    summary: 'Returns a page of the after-sales services that the user may see, filtered and sorted.',
    access: withPermission('order.view'),
    scope: 'role',
    body: afterSalesListRequest,
    response: afterSalesList,
  },
  'POST /api/AfterSales/Export': {
    summary: 'Returns the filtered after-sales services as an .xlsx file.',
    description: 'At most 10,000 services in one file.',
    access: withPermission('order.view'),
    scope: 'role',
    mode: 'download',
    body: z.object(afterSalesFilters),
    response: z.unknown(),
  },
  'POST /api/AfterSales/Detail': {
    summary: 'Returns the details of one after-sales service.',
    access: withPermission('order.view'),
    scope: 'role',
    body: z.object({ ReturnOrderId: returnOrderId }),
    response: afterSalesDetail,
  },
  'POST /api/AfterSales/Supplement': {
    summary: 'Answers the seller’s question about an application, once per `RequestId`: it is checked on.',
    description: 'Only while `AwaitsApplicant`.',
    access: withPermission('purchase'),
    scope: 'self',
    body: afterSalesSupplement,
    response: afterSalesSummary,
  },
  'POST /api/AfterSales/FillExpress': {
    summary: 'Says how the goods were sent back.',
    description: 'Of a service with 自行寄回; for 上门取件 the seller’s courier does.',
    access: withPermission('purchase'),
    scope: 'self',
    body: afterSalesExpress,
    response: afterSalesSummary,
  },
  'POST /api/AfterSales/Cancel': {
    summary: 'Cancels an after-sales service whose goods were not sent yet: its pieces can be applied for again.',
    access: withPermission('purchase'),
    scope: 'self',
    body: z.object(target),
    response: afterSalesSummary,
  },
  'POST /api/AfterSales/Confirm': {
    summary: 'Confirms the result of an after-sales service, which completes it.',
    access: withPermission('purchase'),
    scope: 'self',
    body: z.object(target),
    response: afterSalesSummary,
  },
  'POST /api/AfterSales/Reopen': {
    summary: 'Gives an after-sales service back to the seller, whose result does not solve it.',
    description: 'A refund that was made stays.',
    access: withPermission('purchase'),
    scope: 'self',
    body: afterSalesReopening,
    response: afterSalesSummary,
  },
})

export type {
  AfterSalesApplication, AfterSalesCheck, AfterSalesDetail, AfterSalesList, AfterSalesListRequest, AfterSalesMessage, AfterSalesSummary, AfterSalesSupplement,
} from '../resources/generated/shapes.ts'
