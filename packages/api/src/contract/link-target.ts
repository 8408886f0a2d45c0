import * as z from 'zod/mini'
import { field, named } from './describe.ts'
import { id, productCode, text } from './common.ts'
import { isLinkAddress } from './link-address.ts'
import { afterSalesProgressCode } from './after-sales.ts'
import { inquiryStatus } from './lifecycles/inquiry.ts'
import { redState } from './lifecycles/invoice.ts'
import { statementStatus } from './lifecycles/statement.ts'
import { orderNo, orderStatusCode, reviewStateCode } from './order/values.ts'

const redStateCode = z.literal(Object.values(redState))
const inquiryStatusCode = z.literal(Object.values(inquiryStatus))
const statementStatusCode = z.literal(Object.values(statementStatus))

/** The screen that a link of the mall's own content opens. It is data: the app alone knows the address of a screen. */
export const linkTarget = named(
  'LinkTarget',
  'The screen that a link opens. The app makes the address of it.',
  z.discriminatedUnion('Kind', [
    z.object({
      Kind: field(z.literal('productList'), 'The list of products.'),
      Cid: field(z.optional(id), 'Category of the list, of any level; without it, all products.'),
    }),
    z.object({
      Kind: field(z.literal('help'), 'A page of 帮助中心.'),
      Page: field(z.int().check(z.positive()), 'Number of the page, from 1.'),
    }),
    z.object({ Kind: field(z.literal('announcement'), 'One announcement, to read.'), AnnouncementId: field(id, 'The announcement.') }),
    z.object({
      Kind: field(z.literal('address'), 'An address that an editor typed.'),
      Href: field(text(500).check(z.refine(isLinkAddress, 'must be a path of the mall, or begin with https:// or http://')), 'A path of the mall, or an address of the web.'),
    }),
    z.object({
      Kind: field(z.literal('orderList'), 'Orders within the user’s data scope.'),
      Status: field(z.optional(orderStatusCode), 'Only orders in this status.'),
      ReviewState: z.optional(reviewStateCode),
    }),
    z.object({
      Kind: field(z.literal('afterSalesList'), 'After-sales services within the user’s data scope.'),
      Progress: z.optional(afterSalesProgressCode),
    }),
    z.object({
      Kind: field(z.literal('inquiryList'), 'Inquiries within the user’s data scope.'),
      Status: field(z.optional(inquiryStatusCode), 'Only inquiries in this status.'),
    }),
    z.object({ Kind: field(z.literal('invitation'), 'Where somebody who was invited chooses a password. Who it is follows in the fragment of the address, which no server sees.') }),
    z.object({ Kind: field(z.literal('approvalList'), 'The orders that wait for an approval.') }),
    z.object({ Kind: field(z.literal('order'), 'The details of an order.'), OrderNo: field(orderNo, 'The order.') }),
    z.object({ Kind: field(z.literal('payment'), 'What is to be paid of an order.'), OrderNo: field(orderNo, 'The order.') }),
    z.object({ Kind: field(z.literal('approval'), 'The details of an approval.'), ApprovalNo: field(z.string(), 'Number of the approval.') }),
    z.object({ Kind: field(z.literal('afterSales'), 'The details of an after-sales service.'), ReturnOrderId: field(z.string(), 'Its number.') }),
    z.object({ Kind: field(z.literal('budget'), 'A budget, beside the list of budgets.'), BudgetId: field(id, 'The budget.'), Name: field(z.string(), 'Its name, by which the list finds it.') }),
    z.object({ Kind: field(z.literal('inquiry'), 'An inquiry, beside the list of inquiries.'), InquiryNo: field(z.string(), 'Its number, by which the list finds it.') }),
    z.object({ Kind: field(z.literal('invoiceApply'), 'The orders that can be invoiced.') }),
    z.object({
      Kind: field(z.literal('invoiceList'), 'Invoices within the user’s data scope.'),
      RedState: field(z.optional(redStateCode), 'Only those of which something must be reversed, or was.'),
    }),
    z.object({ Kind: field(z.literal('invoice'), 'The details of an invoice.'), InvoiceId: field(z.string(), 'Number of its application.') }),
    z.object({ Kind: field(z.literal('product'), 'A product.'), ProductCode: productCode }),
    z.object({ Kind: field(z.literal('review'), 'The reviews that the user wrote of an order.'), OrderNo: field(orderNo, 'The order.') }),
    z.object({
      Kind: field(z.literal('statementList'), 'Statements of the user’s companies.'),
      Status: field(z.optional(statementStatusCode), 'Only statements in this status.'),
    }),
    z.object({ Kind: field(z.literal('statement'), 'The details of a statement.'), StatementNo: field(z.string(), 'Its number.') }),
  ]),
)

export type { LinkTarget } from '../resources/generated/shapes.ts'
