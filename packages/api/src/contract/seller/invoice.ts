import * as z from 'zod/mini'
import { day, id, instant, money, pageOf, requestId, requiredText, sorting, statusCounts, text } from '../common.ts'
import { field, named } from '../describe.ts'
import type { FileRules } from '../../files.ts'
import { invoiceDetail, invoiceFileKindCode, invoiceFilters, invoiceLine, invoiceNumber, invoiceSummary } from '../invoice/records.ts'
import { invoiceTypeNames, type InvoiceType } from '../lifecycles/invoice.ts'
import { invoiceTypeCode, orderNo } from '../order/values.ts'
import type { EInvoiceFacts } from '../../resources/generated/shapes.ts'
import { defineSellerCalls, staffWith } from './access.ts'
import { timeLeft } from './time-left.ts'

/** What can be done with an application, in the order of its buttons: the moves of the seller in its life cycle, and what leaves it as it is. */
export const sellerInvoiceActions = ['Approve', 'Reject', 'Ask', 'Issue', 'RedIssue', 'RedReject', 'Download', 'Resend'] as const

export type SellerInvoiceAction = (typeof sellerInvoiceActions)[number]

/** What is due of invoices: all that waits for the seller, and what of this has waited longer than it may. */
export const sellerInvoiceDues = ['issue', 'late'] as const

export type SellerInvoiceDue = (typeof sellerInvoiceDues)[number]

/** What a tax platform makes of an invoice, until it is issued. */
export const sellerInvoicePlatformStates = ['asked', 'failed'] as const

/** A file of an invoice. Of an XML more than 2 MB is refused when it is read: ten thousand lines have less. */
export const invoiceFileRules = { maxSizeMB: 5, messages: { maxSize: '文件大小不能超过5MB' } } as const satisfies FileRules

/** What a 数电发票 says of a deal; a red letter says the amounts as negative ones, here they are positive. */
const facts = {
  Type: field(z.union([invoiceTypeCode, z.null()]), '1 普票, 2 专票; null of a paper invoice, which has no file.'),
  Amount: field(money, '价税合计.'),
  TaxAmount: field(money, '税额.'),
  BuyerName: field(z.string(), '购买方名称.'),
  BuyerTaxNo: field(z.string(), '购买方税号.'),
  SellerTaxNo: field(z.string(), '销售方税号.'),
  IsRed: field(z.boolean(), 'A red letter (红字发票).'),
}

/** What the XML of a 数电发票 says. */
export const eInvoiceFacts = named(
  'EInvoiceFacts',
  'What the XML of a 数电发票 says.',
  z.object({ Number: field(invoiceNumber, 'Its number (发票号码).'), Day: field(day, 'Its day (开票日期).'), ...facts }),
)

type Facts = Omit<EInvoiceFacts, 'Number' | 'Day'>

const factNames: Readonly<Record<keyof Facts, string>> = {
  IsRed: '红蓝字', Type: '票种', Amount: '价税合计', TaxAmount: '税额', BuyerName: '购买方名称', BuyerTaxNo: '购买方税号', SellerTaxNo: '销售方税号',
}

/** Brackets and spaces are typed in two ways, and mean the same. */
const asCompared = (value: string): string => value.normalize('NFKC').replaceAll(/\s/g, '').toUpperCase()

const factText = (fact: keyof Facts, value: Facts[keyof Facts]): string => {
  if (fact === 'IsRed') return value === true ? '红字' : '蓝字'
  if (fact === 'Type') return value === null ? '纸质' : invoiceTypeNames[value as InvoiceType]
  return typeof value === 'number' ? `¥${value.toFixed(2)}` : String(value)
}

/** One thing that an XML has otherwise than its application. */
export interface InvoiceDifference {
  readonly fact: string
  readonly expected: string
  readonly found: string
}

/** Where an XML differs from what must be issued, amounts to the fen: the rule of the page and of the server. */
export const invoiceDifferences = (expected: Facts, found: Facts): InvoiceDifference[] =>
  (Object.keys(factNames) as (keyof Facts)[])
    .map((fact) => ({ fact: factNames[fact], expected: factText(fact, expected[fact]), found: factText(fact, found[fact]) }))
    .filter((one) => asCompared(one.expected) !== asCompared(one.found))

export const invoiceUpload = named(
  'InvoiceUpload',
  'A file that an invoice can be issued with.',
  z.object({
    FileId: field(z.uuid(), 'The file, for `Issue` and `RedIssue`.'),
    Kind: invoiceFileKindCode,
    Name: field(z.string(), 'Name, as it was sent.'),
    Size: field(z.int(), 'Size in bytes.'),
    Facts: field(z.nullable(eInvoiceFacts), 'What an XML says; null of any other file.'),
  }),
)

const { AllowActions: _of, Amount: _amount, TaxAmount: _tax, RedAmount: _red, RedPendingAmount: _pending, ValidAmount: _valid, ...shared } = invoiceSummary.shape

export const sellerInvoice = named(
  'SellerInvoice',
  'An application for an invoice as a row of the seller’s list.',
  z.object({
    ...shared,
    Amount: field(money, 'Amount of the invoice.'),
    TaxAmount: field(money, 'The tax in it.'),
    RedAmount: field(money, 'What red letters have reversed of it; 0 for nothing.'),
    RedPendingAmount: field(money, 'What the red letter under way will reverse; 0 for none.'),
    ValidAmount: field(money, 'What of the invoice is valid: its amount without what was reversed.'),
    ...timeLeft,
    AllowActions: field(z.array(z.literal(sellerInvoiceActions)), 'Actions that the user may take now.'),
  }),
)

const { RedState: _state, ...filters } = invoiceFilters

export const sellerInvoiceListRequest = named(
  'SellerInvoiceListRequest',
  'Filters, sorting and page of the applications of the caller’s customers.',
  z.object({
    ...filters,
    Customer: field(z.optional(text(50)), 'Part of a company’s name.'),
    EnterpriseId: field(z.optional(id), 'One company: names of companies may be alike.'),
    AmountMin: field(z.optional(money), 'Least amount.'),
    AmountMax: field(z.optional(money), 'Greatest amount.'),
    Due: field(z.optional(z.literal(sellerInvoiceDues)), '`issue`: an invoice or a red letter is to be issued. `late`: for more than 24 working hours.'),
    ...sorting(['ApplyTime', 'Amount']),
  }),
)

export const sellerInvoiceList = named(
  'SellerInvoiceList',
  'A page of applications of the seller’s customers.',
  z.object({
    ...pageOf(sellerInvoice).shape,
    StatusCounts: statusCounts(invoiceSummary.shape.Status, 'Applications per status under the same filters but the status: the counts of the tabs.'),
    CustomerName: field(z.nullable(z.string()), 'Name of the company that was asked for by its id; null for all, and for one of which the caller sees no application.'),
  }),
)

const { Address, Phone, Bank, Account, Seller, ContentName, Remark, Email, SellerNote, Steps, Logs } = invoiceDetail.shape

export const sellerInvoiceDetail = named(
  'SellerInvoiceDetail',
  'One application, as who issues the invoice needs it.',
  z.object({
    ...sellerInvoice.shape,
    Address, Phone, Bank, Account, Seller, ContentName, Remark, Email, SellerNote, Steps, Logs,
    AmountInWords: field(z.string(), 'Amount of the invoice in capitals (价税合计大写).'),
    Orders: field(
      z.array(z.object({
        OrderNo: orderNo,
        Amount: field(money, 'What is invoiced of it.'),
        RedAmount: field(money, 'What of this was reversed.'),
        RedPendingAmount: field(money, 'What of this the red letter under way will reverse.'),
      })),
      'The orders that it is for.',
    ),
    Lines: field(z.array(z.object({ ...invoiceLine.shape, Price: field(z.nullable(money), 'Price of a piece; null where there are no pieces.'), Amount: field(money, 'Amount of the line.'), TaxAmount: field(money, 'The tax in it.') })), 'Lines of the invoice.'),
    Reds: field(
      z.array(z.object({ ...invoiceDetail.shape.Reds.def.element.shape, Amount: field(money, 'What it reverses.'), TaxAmount: field(money, 'The tax in this.') })),
      'The red letters, in the order of their applications; only the last can be under way.',
    ),
    Files: field(
      z.array(z.object({ RedId: field(z.nullable(id), 'The red letter that it is of; null: the invoice.'), Kind: invoiceFileKindCode, Name: field(z.string(), 'Name, as it was sent.'), Size: field(z.int(), 'Size in bytes.') })),
      'Files of what is issued that the seller sent; empty where the mall draws it, as a PDF.',
    ),
    Platform: field(
      z.nullable(z.object({
        State: field(z.literal(sellerInvoicePlatformStates), '`asked`: it is being issued. `failed`: it was not, and can be asked for again, or issued by its files.'),
        Reason: field(z.string(), 'Why it was not issued, or what keeps it waiting; empty for nothing.'),
        Time: field(instant, 'When the platform was asked.'),
      })),
      'What the tax platform (数电平台) makes of what is to be issued next; null where it was not asked.',
    ),
    Expected: field(z.nullable(z.object(facts)), 'What the invoice, or red letter, must say that is to be issued next; null where nothing is.'),
  }),
)

const target = {
  InvoiceId: invoiceSummary.shape.InvoiceId,
  Version: field(z.int(), 'Version that was read; an older one is a `VERSION_CONFLICT`.'),
}
const once = { ...target, RequestId: requestId }

/** What is issued: the same for an invoice and for a red letter. */
export const issuedFields = {
  Number: field(invoiceNumber, 'Its number (发票号码), the one of its XML where there is one. No other invoice of the mall has it.'),
  Day: field(day, 'Its day (开票日期), not before the application and not after today.'),
  Amount: field(money, 'What it comes to (价税合计), or reverses, as whoever issued it read it: a return may have lowered the application meanwhile.'),
  FileIds: field(z.array(z.uuid()).check(z.maxLength(3)), 'Files that the caller has uploaded, one of each kind; one at least, but none for a paper invoice.'),
}

export const sellerInvoiceController = { SellerInvoice: 'Invoices as the seller issues and reverses them.' } as const

const manage = { access: staffWith('money.manage'), scope: 'portfolio' } as const

export const sellerInvoiceCalls = defineSellerCalls({
  'POST /api/SellerInvoice/List': {
    summary: 'Returns a page of the customers’ applications for invoices.',
    description: 'The newest comes first.',
    access: staffWith('money.view'),
    scope: 'portfolio',
    body: sellerInvoiceListRequest,
    response: sellerInvoiceList,
  },
  'POST /api/SellerInvoice/Detail': {
    summary: 'Returns one application with what the invoice must say.',
    access: staffWith('money.view'),
    scope: 'portfolio',
    body: z.object({ InvoiceId: target.InvoiceId }),
    response: sellerInvoiceDetail,
  },
  'POST /api/SellerInvoice/Approve': {
    summary: 'Takes an application on: 待审核 becomes 开票中, and its applicant cannot withdraw it any more.',
    description: 'From then on it is left to the staff, also where the demo plays the seller.',
    ...manage,
    body: z.object(once),
    response: sellerInvoiceDetail,
  },
  'POST /api/SellerInvoice/Reject': {
    summary: 'Rejects an application: 待审核 becomes 已驳回, and its orders can be invoiced again.',
    ...manage,
    body: z.object({ ...once, Note: field(requiredText(200), 'Why; the applicant reads it.') }),
    response: sellerInvoiceDetail,
  },
  'POST /api/SellerInvoice/Ask': {
    summary: 'Leaves it to the tax platform (数电平台) to issue what is to be issued next: the invoice, or the red letter under way.',
    description: 'Not for paper, and only where a platform is connected: else `Ask` is not among `AllowActions`. What it issues is checked as with `Issue`; what it does not is in `Platform`, and can be asked for again. Until then nobody else issues it. However often it is asked for, it is issued once.',
    ...manage,
    body: z.object(once),
    response: sellerInvoiceDetail,
  },
  'POST /api/SellerInvoice/Upload': {
    summary: 'Uploads one file of an invoice that is to be issued: PDF, OFD, or the XML of a 数电发票, which it reads.',
    description: 'Its content decides what it is. `Issue` and `RedIssue` make it part of an invoice; one that never becomes it is deleted after a day.',
    access: staffWith('money.manage'),
    scope: 'none',
    mode: 'multipart',
    file: { field: 'file', rules: invoiceFileRules },
    response: invoiceUpload,
  },
  'POST /api/SellerInvoice/Issue': {
    summary: 'Issues the invoice with its files: 开票中 becomes 已开票.',
    ...manage,
    body: z.object({ ...once, ...issuedFields }),
    response: sellerInvoiceDetail,
  },
  'POST /api/SellerInvoice/RedIssue': {
    summary: 'Issues the red letter under way with its files: 红冲中 becomes 已红冲, or 已开票 while something stays valid.',
    ...manage,
    body: z.object({ ...once, ...issuedFields }),
    response: sellerInvoiceDetail,
  },
  'POST /api/SellerInvoice/RedReject': {
    summary: 'Refuses the red letter under way: 红冲中 becomes 已开票 again.',
    ...manage,
    body: z.object({ ...once, Note: field(requiredText(200), 'Why; the applicant reads it.') }),
    response: sellerInvoiceDetail,
  },
  'POST /api/SellerInvoice/Download': {
    summary: 'Returns a file of an issued invoice, or of one of its red letters, as its buyer gets it.',
    access: staffWith('money.view'),
    scope: 'portfolio',
    mode: 'download',
    body: z.object({
      InvoiceId: target.InvoiceId,
      RedId: field(z.optional(id), 'One of its red letters, once that is issued; the invoice otherwise.'),
      Kind: field(z.optional(invoiceFileKindCode), 'Which of its files; without it a PDF where there is one.'),
    }),
    response: z.unknown(),
  },
  'POST /api/SellerInvoice/Resend': {
    summary: 'Sends an issued invoice by mail, with its files.',
    description: 'At most five times an hour for each invoice, whoever sends it.',
    ...manage,
    body: z.object({ InvoiceId: target.InvoiceId, Email: field(z.email().check(z.maxLength(100)), 'Whom it is sent to.') }),
    response: z.object({ Sent: field(z.boolean(), 'False where the mall has no mail server: nothing was sent, the server’s log says what would have been.') }),
  },
})

export type { EInvoiceFacts, InvoiceUpload, SellerInvoice, SellerInvoiceDetail, SellerInvoiceList, SellerInvoiceListRequest } from '../../resources/generated/shapes.ts'
