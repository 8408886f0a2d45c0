import * as z from 'zod/mini'
import { day, id, instant, pageOf, requestId, requiredText, sorting, statusCounts, text } from '../common.ts'
import { field, named } from '../describe.ts'
import { invoiceActions, invoiceContent, invoiceFileKinds, invoiceStatus, maxInvoiceOrders, redState } from '../lifecycles/invoice.ts'
import { orderDetail } from '../order/records.ts'
import { invoiceTypeCode, orderNo } from '../order/values.ts'
import { taxNumberProblem } from '../tax-number.ts'
import { askedPrice, price, priced } from '../priced.ts'

const status = z.literal(Object.values(invoiceStatus))
const content = field(z.literal(Object.values(invoiceContent)), '1 明细 2 大类.')
const count = z.int().check(z.nonnegative())
export const invoiceId = z.string().check(z.regex(/^KP\d{12,18}$/), z.describe('Number of the application for the invoice (申请单号).'))
/** Twenty digits of a 数电发票, eight of a paper one. */
export const invoiceNumber = z.string().check(z.regex(/^(?:\d{20}|\d{8})$/), z.describe('Number of an invoice: twenty digits of a 数电发票, eight of a paper one.'))

export const invoiceFileKindCode = z.literal(invoiceFileKinds).check(z.describe('pdf, ofd, or xml: the data of a 数电发票.'))

export const invoiceMail = field(z.email().check(z.maxLength(100)), 'Whom the invoice is sent to (收票邮箱).')
const version = field(z.int(), 'Version that was read; an older one is a `VERSION_CONFLICT`.')

export const applyableOrder = named(
  'ApplyableOrder',
  'An order that can be invoiced.',
  z.object({
    OrderNo: orderNo,
    CompletedTime: field(instant, 'When it was completed.'),
    UserName: field(z.string(), 'Name of the buyer.'),
    EnterpriseId: field(id, 'The company that bought it: an invoice is for the orders of one company.'),
    EnterpriseName: field(z.string(), 'Name of that company (开票公司).'),
    GoodsAmount: field(price, 'Amount of the goods.'),
    Freight: field(price, 'Freight; a line of its own on the invoice.'),
    ReturnedAmount: field(price, 'Refunds of goods that were refused, were returned, or are being returned.'),
    InvoicedAmount: field(price, 'What invoices have taken already: applied for or issued, less what was reversed.'),
    AvailableAmount: field(price, 'What can be invoiced: goods + freight − returned − invoiced.'),
    InvoiceModeName: field(z.string(), 'When the buyer wanted the invoice, as shown.'),
  }),
)

export const applyableListRequest = named(
  'ApplyableListRequest',
  'Filters, sorting and page of the orders that can be invoiced.',
  z.object({
    OrderNo: field(z.optional(text(32)), 'Part of an order number.'),
    StatementNo: field(z.optional(text(20)), 'Part of the number of a statement: only orders that it has something of.'),
    BeginTime: field(z.optional(day), 'First day of the completion.'),
    EndTime: field(z.optional(day), 'Last day of the completion.'),
    ...sorting(['CompletedTime', 'GoodsAmount']),
  }),
)

export const applyableList = named(
  'ApplyableList',
  'A page of orders that can be invoiced.',
  z.object({ ...pageOf(applyableOrder).shape, TotalAmount: field(price, 'What can be invoiced of all that match the filters.') }),
)

/** The fields of a title, as typed. A tax number of the wrong form is an error, a wrong check digit is not. */
export const titleFields = {
  Title: field(requiredText(100), 'Title of the invoice (发票抬头).'),
  TaxNo: field(z.string().check(z.trim(), z.maxLength(20), z.refine((value) => taxNumberProblem(value) !== 'form')), 'Tax number: GB 32100, or fifteen digits.'),
  Address: field(z.string().check(z.trim(), z.maxLength(100)), 'Registered address.'),
  Phone: field(z.string().check(z.trim(), z.regex(/^[\d() +-]{0,30}$/)), 'Registered telephone.'),
  Bank: field(z.string().check(z.trim(), z.maxLength(100)), 'Bank.'),
  Account: field(z.string().check(z.trim(), z.regex(/^[\d -]{0,40}$/)), 'Account at the bank.'),
  SupportSpecial: field(z.boolean(), 'Registered as a general taxpayer: 专票 can be issued. Needs address, telephone, bank and account.'),
}

export const invoiceTitleRecord = named(
  'InvoiceTitle',
  'A title that invoices of a company can be made out to.',
  z.object({
    TitleId: field(id, 'The invoice title.'),
    Title: field(z.string(), 'Title of the invoice (发票抬头).'),
    TaxNo: field(z.string(), 'Tax number.'),
    Address: field(z.string(), 'Registered address.'),
    Phone: field(z.string(), 'Registered telephone.'),
    Bank: field(z.string(), 'Bank.'),
    Account: field(z.string(), 'Account at the bank.'),
    SupportSpecial: field(z.boolean(), 'Registered as a general taxpayer: 专票 can be issued.'),
    Version: field(z.int(), 'Version that was read; changes with every write.'),
  }),
)

/** A title as it is saved, alone or with the application that it is for. */
export const titleInput = z.object({
  TitleId: field(z.nullable(id), 'The title that is changed; null for a new one.'),
  Version: field(z.nullable(z.int()), 'Version of it that was read; null for a new one.'),
  ...titleFields,
})

const partOf = (amount: string) => z.object({ OrderNo: orderNo, Amount: field(askedPrice.check(z.positive()), amount) })

export const invoiceApplication = named(
  'InvoiceApplication',
  'An application for an invoice.',
  z.object({
    RequestId: requestId,
    Orders: field(z.array(partOf('What is invoiced of it.')).check(z.minLength(1), z.maxLength(maxInvoiceOrders)), 'The orders, each once, all of one company.'),
    Type: invoiceTypeCode,
    Title: field(titleInput, 'Whom it is made out to. A new or changed title is kept for the next time.'),
    Content: content,
    Remark: field(text(100), 'Remark, printed on the invoice.'),
    Email: invoiceMail,
  }),
)

export const invoiceSummary = named(
  'InvoiceSummary',
  'An invoice, from its application, as a row of a list.',
  z.object({
    InvoiceId: invoiceId,
    Type: invoiceTypeCode,
    TypeName: field(z.string(), 'Type, as shown.'),
    Title: field(z.string(), 'Title of the invoice (发票抬头).'),
    TaxNo: field(z.string(), 'Tax number.'),
    Amount: field(price, 'Amount of the invoice.'),
    TaxAmount: field(price, 'The tax in it.'),
    RedAmount: field(price, 'What red letters have reversed of it (红冲); 0 for nothing.'),
    RedPendingAmount: field(price, 'What the red letter under way will reverse; 0 for none.'),
    ValidAmount: field(price, 'What of the invoice is valid: its amount without what was reversed.'),
    OrderCount: field(count, 'How many orders it is for.'),
    ApplyTime: field(instant, 'When it was applied for.'),
    InvoiceNumber: field(z.string(), 'Number of the invoice (发票号码); empty before it is issued.'),
    IssueTime: field(z.nullable(instant), 'When it was issued; null before.'),
    UserName: field(z.string(), 'Name of the applicant.'),
    EnterpriseName: field(z.string(), 'The company that bought.'),
    Status: field(status, '10 待审核 11 已驳回 20 开票中 30 已开票 40 红冲中 41 已红冲 60 已取消.'),
    StatusName: field(z.string(), 'Status, as shown.'),
    AllowActions: field(z.array(z.literal(invoiceActions)), 'Actions that the user may take now.'),
    Version: field(z.int(), 'Version that was read; changes with every write.'),
  }),
)

export const invoiceFilters = {
  Keyword: field(z.optional(text(100)), 'Part of the application’s number, of the invoice’s number or of the title.'),
  Type: field(z.optional(invoiceTypeCode), 'Only invoices of this type.'),
  BeginTime: field(z.optional(day), 'First day of the application.'),
  EndTime: field(z.optional(day), 'Last day of the application.'),
  Status: field(z.optional(status), 'Only invoices in this status.'),
  RedState: field(z.optional(z.literal(Object.values(redState))), '1 待红冲: more is invoiced of an order than was paid and not refunded. 2 部分红冲: a part is reversed, the rest is valid.'),
}

export const invoiceListRequest = named(
  'InvoiceListRequest',
  'Filters, sorting and page of the list of invoices.',
  z.object({
    ...invoiceFilters,
    ...sorting(['ApplyTime', 'Amount']),
  }),
)

export const invoiceList = named(
  'InvoiceList',
  'A page of invoices.',
  z.object({
    ...pageOf(invoiceSummary).shape,
    StatusCounts: statusCounts(status, 'Invoices per status under the same filters but the status: the counts of the tabs.'),
  }),
)

export const invoiceLine = named(
  'InvoiceLine',
  'A line of an invoice.',
  z.object({
    Name: field(z.string(), 'Product, or category where the invoice says 大类.'),
    Unit: field(z.string(), 'Unit of a piece; empty for a category.'),
    Quantity: field(z.nullable(z.int()), 'Pieces; null for a category, and where only a part of the pieces’ amount is invoiced.'),
    Price: field(price, 'Price of a piece; null where there are no pieces.'),
    Amount: field(price, 'Amount of the line.'),
    TaxRate: field(z.number(), 'Tax rate, 0.13 for 13 %.'),
    TaxAmount: field(price, 'The tax in it.'),
    TaxCode: field(z.string(), '税收分类编码, 19 digits; empty where it is not known, and for a category of several.'),
  }),
)

export const invoiceDetail = named(
  'InvoiceDetail',
  'Details of one invoice.',
  z.object({
    ...invoiceSummary.shape,
    Address: field(z.string(), 'Registered address of the title.'),
    Phone: field(z.string(), 'Registered telephone of the title.'),
    Bank: field(z.string(), 'Bank of the title.'),
    Account: field(z.string(), 'Account of the title.'),
    AmountInWords: field(priced(z.string()), 'Amount of the invoice in capitals (价税合计大写).'),
    Seller: field(
      z.object({ Name: field(z.string(), 'Name of the seller.'), TaxNo: field(z.string(), 'Its tax number.') }),
      'Who issues the invoice (销售方).',
    ),
    ContentName: field(z.string(), '明细 or 大类.'),
    Remark: field(z.string(), 'Remark, printed on the invoice.'),
    Email: field(z.string(), 'Whom it is sent to (收票邮箱); empty where the buyer of an order that is invoiced by itself has none.'),
    SellerNote: field(z.string(), 'What the issuer said of it, such as why it is rejected; empty for nothing.'),
    Orders: field(
      z.array(
        z.object({
          OrderNo: orderNo,
          Amount: field(price, 'What is invoiced of it.'),
          RedAmount: field(price, 'What of this was reversed.'),
          RedPendingAmount: field(price, 'What of this the red letter under way will reverse.'),
          ValidAmount: field(price, 'What of this is valid: the most that can be reversed.'),
          SuggestedRedAmount: field(price, 'What of this should be reversed, since it was refunded after it was invoiced, without what is being reversed; 0 for nothing.'),
          ExpectedRedAmount: field(price, 'What of this will have to be reversed beside that once the return under way is refunded; 0 for nothing, and where the return comes to nothing.'),
        }),
      ),
      'The orders that it is for.',
    ),
    OverInvoicedAmount: field(price, 'What is invoiced of its orders beyond what was paid and not refunded, until a red letter settles it; 0 for nothing.'),
    Lines: field(z.array(invoiceLine), 'Lines of the invoice.'),
    Reds: field(
      z.array(
        z.object({
          RedId: field(id, 'The red letter.'),
          Amount: field(price, 'What it reverses.'),
          Reason: field(z.string(), 'Why it is reversed.'),
          ApplyTime: field(instant, 'When that was applied for.'),
          InvoiceNumber: field(z.string(), 'Number of the red invoice; empty before it is issued.'),
          IssueTime: field(z.nullable(instant), 'When it was issued; null before.'),
        }),
      ),
      'The red letters, in the order of their applications; only the last can be under way.',
    ),
    Files: field(
      z.array(z.object({ RedId: field(z.nullable(id), 'The red letter that it is of; null: the invoice.'), Kind: invoiceFileKindCode })),
      'Files of what is issued that the seller sent; empty where the mall draws it, as a PDF.',
    ),
    Steps: orderDetail.shape.Steps,
    Logs: orderDetail.shape.Logs,
  }),
)

/** An invoice in the version that was read. */
export const invoiceTarget = { InvoiceId: invoiceId, Version: version }

export const redApplication = z.object({
  RequestId: requestId,
  ...invoiceTarget,
  Reason: field(requiredText(200), 'Why it is reversed.'),
  Orders: field(z.array(partOf('What is reversed of it.')).check(z.minLength(1), z.maxLength(maxInvoiceOrders)), 'The orders of the invoice that are reversed, each once.'),
})

export type {
  ApplyableList, ApplyableListRequest, ApplyableOrder, InvoiceApplication, InvoiceDetail, InvoiceLine, InvoiceList, InvoiceListRequest, InvoiceSummary, InvoiceTitle,
} from '../../resources/generated/shapes.ts'
