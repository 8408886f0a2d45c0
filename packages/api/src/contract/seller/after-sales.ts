import * as z from 'zod/mini'
import { afterSalesDetail, afterSalesExpressFields, afterSalesFilters, afterSalesList, afterSalesSummary } from '../after-sales.ts'
import { field, named } from '../describe.ts'
import { id, money, pageOf, requestId, requiredText, sorting, statusCounts, text } from '../common.ts'
import { defineSellerCalls, staffWith } from './access.ts'
import { timeLeft } from './time-left.ts'

/** What can be done with an after-sales service, in the order of its buttons: the moves of the seller in its life cycle; `Ask` leaves the status as it is. */
export const sellerAfterSalesActions = ['Approve', 'Reject', 'Ask', 'FillExpress', 'Receive', 'Finish'] as const

export type SellerAfterSalesAction = (typeof sellerAfterSalesActions)[number]

const { AllowActions: _of, DepartmentName: _department, RefundAmount: _amount, ...shared } = afterSalesSummary.shape

export const sellerAfterSales = named(
  'SellerAfterSales',
  'An after-sales service as a row of the seller’s list.',
  z.object({
    ...shared,
    EnterpriseName: field(z.string(), 'The company that applies.'),
    RefundAmount: field(z.nullable(money), 'Price × quantity of a 退货; null for the other types. Freight is not refunded.'),
    ...timeLeft,
    AllowActions: field(z.array(z.literal(sellerAfterSalesActions)), 'Actions that the user may take now.'),
  }),
)

const { Progress: _progress, ...filters } = afterSalesFilters

/** Who is to do something about an application in 待审核: the seller checks it, or the applicant answers a question. */
export const reviewTurns = ['seller', 'applicant'] as const

export type ReviewTurn = (typeof reviewTurns)[number]

export const sellerAfterSalesListRequest = named(
  'SellerAfterSalesListRequest',
  'Filters, sorting and page of the after-sales services of the caller’s customers.',
  z.object({
    ...filters,
    Customer: field(z.optional(text(50)), 'Part of a company’s name.'),
    EnterpriseId: field(z.optional(id), 'One company: names of companies may be alike.'),
    Turn: field(z.optional(z.literal(reviewTurns)), 'Only applications in 待审核: `seller` those to be checked, `applicant` those that wait for an answer.'),
    ...sorting(['ApplyTime']),
  }),
)

export const sellerAfterSalesList = named(
  'SellerAfterSalesList',
  'A page of after-sales services of the seller’s customers.',
  z.object({
    ...pageOf(sellerAfterSales).shape,
    StatusCounts: statusCounts(afterSalesSummary.shape.Status, 'Services per status under the same filters but the status: the counts of the tabs.'),
    AwaitsApplicantCount: afterSalesList.shape.AwaitsApplicantCount,
    CustomerName: field(z.nullable(z.string()), 'Name of the company that was asked for by its id; null for all, and for one of which the caller sees no service.'),
  }),
)

const { Reason, Description, Images, ReturnMode, ReturnModeName, Contact, Mobile, Messages, SellerNote, Express, RefundTime, PaymentTypeName, Steps, Logs } = afterSalesDetail.shape

export const sellerAfterSalesDetail = named(
  'SellerAfterSalesDetail',
  'One after-sales service, as who decides about it needs it.',
  z.object({
    ...sellerAfterSales.shape,
    Price: field(money, 'Price of a piece.'),
    Reason, Description, Images, ReturnMode, ReturnModeName, Contact, Mobile, Messages, SellerNote, Express, RefundTime, PaymentTypeName, Steps, Logs,
  }),
)

const target = {
  ReturnOrderId: afterSalesSummary.shape.ReturnOrderId,
  Version: field(z.int(), 'Version that was read; an older one is a `VERSION_CONFLICT`.'),
  RequestId: requestId,
}

export const sellerAfterSalesController = { SellerAfterSales: 'After-sales services as the seller checks and settles them.' } as const

export const sellerAfterSalesCalls = defineSellerCalls({
  'POST /api/SellerAfterSales/List': {
    summary: 'Returns a page of the customers’ after-sales services.',
    description: 'The newest comes first.',
    access: staffWith('service.view'),
    scope: 'portfolio',
    body: sellerAfterSalesListRequest,
    response: sellerAfterSalesList,
  },
  'POST /api/SellerAfterSales/Detail': {
    summary: 'Returns one after-sales service with its log.',
    access: staffWith('service.view'),
    scope: 'portfolio',
    body: z.object({ ReturnOrderId: target.ReturnOrderId }),
    response: sellerAfterSalesDetail,
  },
  'POST /api/SellerAfterSales/Approve': {
    summary: 'Accepts an application: 待审核 becomes 待寄回.',
    description: 'From then on it is left to the staff, also where the demo plays the seller. The applicant gets a notice.',
    access: staffWith('service.manage'),
    scope: 'portfolio',
    body: z.object({ ...target, Note: field(requiredText(200), 'Where to send the goods, or who picks them up; the applicant reads it.') }),
    response: sellerAfterSalesDetail,
  },
  'POST /api/SellerAfterSales/Reject': {
    summary: 'Rejects an application: 待审核 becomes 审核不通过, and its pieces can be applied for again.',
    access: staffWith('service.manage'),
    scope: 'portfolio',
    body: z.object({ ...target, Note: field(requiredText(200), 'Why; the applicant reads it.') }),
    response: sellerAfterSalesDetail,
  },
  'POST /api/SellerAfterSales/Ask': {
    summary: 'Asks the applicant a question about an application, which stays in 待审核.',
    description: 'At most 20 of one application, one at a time: the next one after the answer. Until then the time limit of the check does not run, and after it runs afresh. The application can be decided without an answer. The applicant gets a notice.',
    access: staffWith('service.manage'),
    scope: 'portfolio',
    body: z.object({ ...target, Text: field(requiredText(500), 'The question; the applicant reads it.') }),
    response: sellerAfterSalesDetail,
  },
  'POST /api/SellerAfterSales/FillExpress': {
    summary: 'Says that the seller’s courier has picked the goods up.',
    description: 'Of a service with 上门取件; with 自行寄回 the applicant says how they were sent.',
    access: staffWith('service.manage'),
    scope: 'portfolio',
    body: z.object({ ...target, ...afterSalesExpressFields }),
    response: sellerAfterSalesDetail,
  },
  'POST /api/SellerAfterSales/Receive': {
    summary: 'Confirms that the goods are here: those of a 退货 are in the stock again.',
    access: staffWith('service.manage'),
    scope: 'portfolio',
    body: z.object(target),
    response: sellerAfterSalesDetail,
  },
  'POST /api/SellerAfterSales/Finish': {
    summary: 'Finishes a service: refunds a 退货, or says how what was exchanged or repaired was sent.',
    description: 'A refund is made once, also when the applicant gives the service back and it is finished again. `SentBack` is needed for 换货 and 维修, and only there.',
    access: staffWith('service.manage'),
    scope: 'portfolio',
    body: z.object({
      ...target,
      SentBack: field(z.nullable(z.object(afterSalesExpressFields)), 'How the goods were sent to the applicant; null for 退货.'),
      Note: field(text(200), 'What else the applicant should know; may be empty.'),
    }),
    response: sellerAfterSalesDetail,
  },
})

export type { SellerAfterSales, SellerAfterSalesDetail, SellerAfterSalesList, SellerAfterSalesListRequest } from '../../resources/generated/shapes.ts'
