import * as z from 'zod/mini'
import { withPermission } from './access.ts'
import { day, fileUrl, id, instant, money, pageOf, productCode, quantity, requestId, requiredText, sorting, statusCounts, text } from './common.ts'
import { defineCalls } from './define.ts'
import { field, named } from './describe.ts'
import { tableRules } from './file-rules.ts'
import { importSheet } from './import.ts'
import { inquiryActions, inquiryStatus } from './lifecycles/inquiry.ts'
import { price } from './priced.ts'

const status = z.literal(Object.values(inquiryStatus))
const count = z.int().check(z.nonnegative())
const version = field(z.int(), 'Version that was read; an older one is a `VERSION_CONFLICT`.')

/** The most that one inquiry holds. */
export const inquiryLimits = { lines: 100, images: 5, messages: 200 } as const

/** The highest target price of a piece, yuan. */
export const inquiryPriceMax = 9_999_999.99

/** An http or https address, or nothing. */
const link = text(500).check(z.trim(), z.refine((value) => value === '' || /^https?:\/\/[^\s/]+\S*$/.test(value)))

const uploadedImage = z.string().check(z.maxLength(100), z.regex(/^\/files\/[\w.-]+$/))

export const inquiryLineInput = named(
  'InquiryLineInput',
  'What is wanted, as one line of an inquiry.',
  z.object({
    Name: field(requiredText(100), '商品名称.'),
    Brand: field(text(50), '品牌; empty when any will do.'),
    Model: field(text(50), '型号; may be empty.'),
    Spec: field(text(100), '规格; may be empty.'),
    Unit: field(requiredText(10), '单位, such as 支.'),
    Quantity: field(quantity, '数量.'),
    TargetPrice: field(z.nullable(money.check(z.positive(), z.maximum(inquiryPriceMax))), '目标单价 of a piece; null for none.'),
    ExpectedDate: field(z.nullable(day), '期望到货日, today or later; null for any.'),
    Images: field(z.array(uploadedImage).check(z.maxLength(inquiryLimits.images)), '图片: uploads of this enterprise, see `File/Execute`.'),
    Link: field(link, '参考链接: http or https; may be empty.'),
    Remark: field(text(200), '备注; may be empty.'),
    ProductCode: field(z.nullable(productCode), 'The product of the mall that it is about; null when the seller is to look for one.'),
  }),
)

export const inquiryQuote = named(
  'InquiryQuote',
  'What the seller offers for a line: a product of the mall at a price of its own.',
  z.object({
    ProductCode: productCode,
    CustomerProductName: field(z.string(), 'Name of the product, as the customer calls it.'),
    ImageUrl: field(fileUrl, 'Picture of the product.'),
    Unit: field(z.string(), 'Unit of a piece.'),
    Price: field(price, '单价, tax included.'),
    TaxRate: field(z.number(), '税率: 0.13 is 13 %.'),
    MOQ: field(quantity, 'The price holds from this quantity.'),
    LeadDays: field(count, '交期: days from the order to the delivery.'),
    Quantity: field(quantity, 'What `Accept` puts into the cart: the wanted quantity, raised to what is sold.'),
  }),
)

export const inquiryLine = named(
  'InquiryLine',
  'A line of an inquiry.',
  z.object({
    LineId: field(id, 'The line.'),
    ...inquiryLineInput.shape,
    Quote: field(z.nullable(inquiryQuote), 'What is offered; null before the quote, and for a line that the seller cannot supply.'),
  }),
)

export const inquirySummary = named(
  'InquirySummary',
  'An inquiry as a row of a list.',
  z.object({
    InquiryId: field(id, 'The inquiry.'),
    InquiryNo: field(z.string(), 'Number, as people say it.'),
    CreateTime: field(instant, 'When it was made.'),
    UserName: field(z.string(), 'Name of who made it.'),
    DepartmentName: field(z.string(), 'Name of the department.'),
    FirstName: field(z.string(), '商品名称 of the first line.'),
    LineCount: field(count, 'How many lines it has.'),
    QuotedAmount: field(price, 'Sum of what is offered; null before the quote.'),
    ValidUntil: field(z.nullable(instant), '有效期 of the quote; null before it.'),
    Status: field(status, '10 待受理 30 已报价 40 已接受 50 已拒绝 60 已过期 70 无法供货 80 已取消.'),
    StatusName: field(z.string(), 'Status, as shown.'),
    AllowActions: field(z.array(z.literal(inquiryActions)), 'Actions that the user may take now.'),
    Version: field(z.int(), 'Changes with every move and every edit, not with messages.'),
  }),
)

export const inquiryMessage = named(
  'InquiryMessage',
  'A message between the buyer and the seller.',
  z.object({
    MessageId: field(id, 'The message.'),
    IsSeller: field(z.boolean(), 'Whether the seller wrote it.'),
    UserName: field(z.string(), 'Who wrote it.'),
    Text: field(z.string(), 'The message.'),
    Time: field(instant, 'When.'),
  }),
)

export const inquiryDetail = named(
  'InquiryDetail',
  'An inquiry with its lines, its quote and its messages.',
  z.object({
    ...inquirySummary.shape,
    EnterpriseName: field(z.string(), 'Name of the company that asks.'),
    QuoteTime: field(z.nullable(instant), 'When the quote was made; null before it.'),
    Lines: field(z.array(inquiryLine), 'What is wanted, and what is offered.'),
    Messages: field(z.array(inquiryMessage), 'The oldest first.'),
    CloseReason: field(z.string(), 'Why it was declined or cancelled; may be empty.'),
  }),
)

export const inquiryFilters = {
  Keyword: field(z.optional(text(50)), 'Part of the number, or of what is wanted.'),
  BeginTime: field(z.optional(day), 'First day of the creation.'),
  EndTime: field(z.optional(day), 'Last day of the creation.'),
  Status: field(z.optional(status), 'Only inquiries in this status.'),
}

export const inquiryListRequest = named(
  'InquiryListRequest',
  'Filters, sorting and page of the list of inquiries.',
  z.object({
    ...inquiryFilters,
    ...sorting(['CreateTime', 'ValidUntil']),
  }),
)

export const inquiryList = named(
  'InquiryList',
  'A page of inquiries.',
  z.object({
    ...pageOf(inquirySummary).shape,
    StatusCounts: statusCounts(status, 'Inquiries per status under the same filters: the counts of the tabs.'),
    AllowActions: field(z.array(z.literal(['Create'])), 'What the user may do beside the inquiries that there are.'),
  }),
)

/** The rules of a form, which are those of the call without its `RequestId`. */
export const inquiryValues = z
  .object({
    InquiryId: field(z.optional(id), 'The inquiry; absent for a new one.'),
    Version: field(z.optional(version), 'Needed with `InquiryId`.'),
    Lines: field(z.array(inquiryLineInput).check(z.minLength(1), z.maxLength(inquiryLimits.lines)), 'What is wanted.'),
  })
  .check(z.refine(({ InquiryId, Version }) => InquiryId === undefined || Version !== undefined, { path: ['Version'] }))

export const inquiryInput = z.safeExtend(inquiryValues, { RequestId: requestId })

export const inquiryImport = named(
  'InquiryImport',
  'The rows of a table, with what is wrong in them, and the good ones as lines that can be sent with `Inquiry/Save`.',
  z.object({
    ...importSheet.shape,
    Lines: field(z.array(z.object({ RowNo: field(z.int(), 'Row of the table.'), Line: field(inquiryLineInput, 'What it wants, as `Inquiry/Save` takes it.') })), 'The good rows.'),
  }),
)

const inquiryTarget = z.object({ InquiryId: field(id, 'The inquiry.'), Version: version, RequestId: requestId })
const closing = z.object({ ...inquiryTarget.shape, Reason: field(text(200), 'Why; may be empty.') })

const purchase = withPermission('purchase')

export const inquiryController = { Inquiry: 'Inquiries for products that the catalogue lacks or that are wanted at another price.' } as const

export const inquiryCalls = defineCalls({
  'POST /api/Inquiry/List': {
    summary: 'Returns a page of the inquiries that the user may see, filtered and sorted.',
    access: purchase,
    scope: 'role',
    body: inquiryListRequest,
    response: inquiryList,
  },
  'POST /api/Inquiry/Detail': {
    summary: 'Returns one inquiry with its lines, its quote and its messages.',
    access: purchase,
    scope: 'role',
    body: z.object({ InquiryId: field(id, 'The inquiry.') }),
    response: inquiryDetail,
  },
  'POST /api/Inquiry/Save': {
    summary: 'Sends an inquiry, or changes the one with `InquiryId` while nobody has quoted for it.',
    access: purchase,
    scope: 'self',
    body: inquiryInput,
    response: inquiryDetail,
  },
  'POST /api/Inquiry/Import': {
    summary: 'Reads the lines of an inquiry from a workbook or from the text of a pasted table, and saves nothing.',
    description: 'The first row may name the columns; else they are 商品名称 品牌 型号 规格 单位 数量 目标单价 期望到货日 参考链接 备注. At most 100 rows.',
    access: purchase,
    scope: 'none',
    mode: 'multipart',
    file: { field: 'file', rules: tableRules },
    response: inquiryImport,
  },
  'POST /api/Inquiry/Accept': {
    summary: 'Accepts a quote and puts what is offered into the cart, where the quoted prices hold until the quote expires.',
    description: 'When one of the products cannot be bought, nothing is accepted.',
    access: purchase,
    scope: 'self',
    body: inquiryTarget,
    response: inquiryDetail,
  },
  'POST /api/Inquiry/Decline': {
    summary: 'Declines a quote.',
    access: purchase,
    scope: 'self',
    body: closing,
    response: inquiryDetail,
  },
  'POST /api/Inquiry/Cancel': {
    summary: 'Takes an inquiry back before it is quoted for.',
    access: purchase,
    scope: 'self',
    body: closing,
    response: inquiryDetail,
  },
  'POST /api/Inquiry/Message': {
    summary: 'Writes to the seller while the inquiry is open.',
    access: purchase,
    scope: 'self',
    body: z.object({ InquiryId: field(id, 'The inquiry.'), Text: field(requiredText(500), 'The message.'), RequestId: requestId }),
    response: inquiryDetail,
  },
})

export type {
  InquiryDetail, InquiryImport, InquiryLine, InquiryLineInput, InquiryList, InquiryListRequest, InquiryMessage, InquiryQuote, InquirySummary,
} from '../resources/generated/shapes.ts'
