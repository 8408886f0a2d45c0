import * as z from 'zod/mini'
import { managing, viewing } from './access.ts'
import { day, id, instant, money, pageOf, requestId, requiredText, sorting, statusCounts, text } from './common.ts'
import { defineCalls } from './define.ts'
import { field, named } from './describe.ts'
import { givenImages, image } from './images.ts'
import { statementFormats, statementInvoicing, statementLimits, statementPieceNames, statementRowStateNames, statementStatus, type StatementPiece, type StatementRowState } from './lifecycles/statement.ts'
import { orderNo } from './order/values.ts'

const count = z.int().check(z.nonnegative())

/** What the buyer can do with a statement, in the order of the buttons. */
export const statementActions = ['Confirm', 'Dispute', 'Withdraw', 'Postpone'] as const

export type StatementAction = (typeof statementActions)[number]

export const statementNo = z.string().check(z.regex(/^DZ\d{12}$/), z.describe('Number of the statement.'))

/** Number of money that came in. */
export const receivedPaymentNo = z.string().check(z.regex(/^SK\d{12}$/), z.describe('Number of the money that came in.'))

/** The bank's reference of money that came in. */
export const paymentReference = text(60)

export const statementStatusCode = z.literal(Object.values(statementStatus))

export const statementInvoicingCode = z.literal(Object.values(statementInvoicing))

/** What becomes of an order above the credit: it is refused, or it is placed and the seller decides about it. */
export const overLimits = ['refuse', 'ask'] as const

export type OverLimit = (typeof overLimits)[number]

/** 信用额度: how much a company may owe, and how much it does. */
export const credit = named(
  'Credit',
  'How much a company may owe for what it bought on account (信用额度).',
  z.object({
    LimitAmount: field(money, 'The most.'),
    UsedAmount: field(money, 'Unpaid of its statements, received and in none yet, and ordered and not yet received. May be above the limit, where that was lowered.'),
    FreeAmount: field(money, 'What can still be bought on account; not negative.'),
  }),
)

/** What both sides see of a statement. */
export const statementFields = {
  StatementNo: statementNo,
  EnterpriseId: field(id, 'The company that buys.'),
  EnterpriseName: field(z.string(), 'Its name.'),
  FromDay: field(day, 'First day: the one after the last day of the statement before, or the first day of the terms.'),
  UntilDay: field(day, 'Last day.'),
  MadeTime: field(instant, 'When it was made: what was received and refunded until then is in it.'),
  Amount: field(money, 'What was received, with freight, less what was refunded: the sum of its lines without those that were left for the next one.'),
  CarriedAmount: field(money, 'What was unpaid of earlier statements when it was made.'),
  TotalAmount: field(money, 'Both together.'),
  PaidAmount: field(money, 'What was paid of `Amount`.'),
  UnpaidAmount: field(money, 'What is unpaid of `Amount`.'),
  InvoicedAmount: field(money, 'What of it is invoiced, counted from its confirmation on.'),
  UninvoicedAmount: field(money, 'What of it is still to be invoiced, without what was refunded or corrected; 0 before its confirmation.'),
  Invoicing: field(z.nullable(statementInvoicingCode), '1 未开票, or a part of it 2 已开票, whether it is paid or not; null before its confirmation, and where nothing is to be invoiced.'),
  RowCount: field(count, 'How many lines it has.'),
  DisputedCount: field(count, 'How many of them are disputed.'),
  ConfirmOn: field(z.nullable(day), 'The day on which silence confirms it; null when it does not, or all is confirmed.'),
  DueOn: field(z.nullable(day), 'The day by which it is to be paid: 账期 after its confirmation. Null before.'),
  OverdueDays: field(count, 'For how many days it has been due; 0 before, and when it is paid.'),
  Status: field(statementStatusCode, '10 待确认 20 有异议 30 已确认 40 已开票 50 已结清.'),
  StatusName: field(z.string(), 'Status, as shown.'),
  Version: field(z.int(), 'Version that was read; changes with every write.'),
}

export const statementSummary = named(
  'Statement',
  'What a company received and returned on account in a month, as a row of a list.',
  z.object({ ...statementFields, AllowActions: field(z.array(z.literal(statementActions)), 'Actions that the user may take now.') }),
)

const piece = z.object({
  Kind: field(z.literal(Object.keys(statementPieceNames) as readonly StatementPiece[]), 'goods 收货, freight 运费, return 退货, correction 更正.'),
  KindName: field(z.string(), 'Kind, as shown.'),
  Name: field(z.string(), 'Product, or the words of a correction; empty for freight.'),
  Quantity: field(z.nullable(count), 'Pieces; null for what has none.'),
  Unit: field(z.string(), 'Unit of the pieces; empty without.'),
  Price: field(z.nullable(money), 'Price of a piece; null for what has none.'),
  TaxRate: field(z.number(), 'Tax rate, 0.13 for 13 %.'),
  Amount: field(money, 'Amount; negative for what lowers the statement.'),
})

const message = z.object({
  Time: field(instant, 'When it was written.'),
  Author: field(z.string(), 'Who wrote it.'),
  IsSeller: field(z.boolean(), 'Whether the seller did.'),
  Text: field(z.string(), 'What they wrote.'),
  Images: field(z.array(image), 'Pictures of it.'),
})

/** A line: what it has of one order. */
export const statementRow = named(
  'StatementRow',
  'What a statement has of one order.',
  z.object({
    RowId: field(id, 'The line.'),
    OrderNo: orderNo,
    ReceivedOn: field(day, 'The day on which the order was received; the last day of the statement where more of it is to come.'),
    Title: field(z.string(), 'What it is about, such as 复印纸、中性笔 等 9 种.'),
    GoodsAmount: field(money, 'Goods that were received.'),
    FreightAmount: field(money, 'Freight.'),
    BackAmount: field(money, 'Returns and corrections; not positive.'),
    Amount: field(money, 'All of it.'),
    RunningAmount: field(money, 'What is owed with it and all lines before it, beginning with what was carried over.'),
    State: field(z.literal(Object.keys(statementRowStateNames) as readonly StatementRowState[]), 'open 待确认, confirmed 已确认, disputed 有异议, postponed 留到下期: not counted.'),
    StateName: field(z.string(), 'State, as shown.'),
    CanPostpone: field(z.boolean(), 'Whether it can be left for the next statement: disputed, and without a correction.'),
    Pieces: field(z.array(piece), 'What it is made of.'),
    Messages: field(z.array(message), 'What was said of it, the oldest first.'),
  }),
)

/** What both sides see of one statement. */
export const statementDetailFields = {
  Rows: field(z.array(statementRow), 'Its lines by the day of receipt.'),
  Carried: field(z.array(z.object({ StatementNo: statementNo, Amount: field(money, 'What was unpaid of it.') })), 'The earlier statements that `CarriedAmount` is of.'),
  Taxes: field(
    z.array(z.object({ TaxRate: field(z.number(), 'Tax rate.'), NetAmount: field(money, 'Without tax.'), TaxAmount: field(money, 'The tax.') })),
    '`Amount` by tax rate, the highest first.',
  ),
  Payments: field(
    z.array(z.object({ PaymentNo: receivedPaymentNo, PaidOn: field(day, 'The day of the bank.'), Amount: field(money, 'What of it was put on this statement.'), Payer: field(z.string(), 'Name of the account that it came from.'), Reference: field(z.string(), 'The bank’s reference; empty without one.') })),
    'What was paid of it, the oldest first: together `PaidAmount`.',
  ),
  CreditDays: field(count, '账期: days from the confirmation until it is due.'),
  AnswerHours: field(count, 'Working hours within which the seller answers a dispute.'),
  SilentDays: field(z.nullable(count), 'Days without a word after which it is confirmed by itself; null: never.'),
  Logs: field(z.array(z.object({ Time: field(instant, 'When it happened.'), Operator: field(z.string(), 'Who did it.'), Text: field(z.string(), 'What happened.') })), 'What happened, the oldest first.'),
}

export const statementDetail = named('StatementDetail', 'One statement with its lines.', z.object({ ...statementSummary.shape, ...statementDetailFields }))

export const statementListRequest = named(
  'StatementListRequest',
  'Filter, sorting and page of the statements of the caller’s companies.',
  z.object({ StatementNo: field(z.optional(text(20)), 'Part of the number.'), Status: field(z.optional(statementStatusCode), 'Only statements in this status.'), Invoicing: field(z.optional(statementInvoicingCode), 'Only confirmed ones that are invoiced, or not.'), ...sorting(['UntilDay', 'Amount']) }),
)

export const statementList = named(
  'StatementList',
  'A page of statements.',
  z.object({
    ...pageOf(statementSummary).shape,
    StatusCounts: statusCounts(statementStatusCode, 'Statements per status: the counts of the tabs.'),
    UnpaidAmount: field(money, 'What is unpaid of all of them.'),
    Credit: field(z.nullable(credit), '信用额度 of the company that the user is in; null without a limit.'),
  }),
)

const target = { RequestId: requestId, StatementNo: statementNo, Version: field(z.int(), 'Version that was read; an older one is a `VERSION_CONFLICT`.') }

/** Which statement is downloaded, and as what. */
export const statementDownload = z.object({ StatementNo: statementNo, Format: field(z.optional(z.literal(statementFormats)), 'xlsx unless said otherwise, or pdf.') })

/** What is said of a disputed line. */
export const statementText = requiredText(statementLimits.text)

export const statementController = { Statement: 'Statements of what a company bought on account: confirmed or disputed line by line.' } as const

const reading = { ...viewing('invoice'), colleagues: true, prices: true } as const
const deciding = { ...managing('invoice'), colleagues: true, prices: true } as const

export const statementCalls = defineCalls({
  'POST /api/Statement/List': {
    summary: 'Returns a page of the statements of the user’s companies, the newest first.',
    description: 'They are of a whole company: users whose 数据范围 is narrower see none.',
    access: reading,
    scope: 'companies',
    body: statementListRequest,
    response: statementList,
  },
  'POST /api/Statement/Detail': {
    summary: 'Returns one statement with its lines.',
    access: reading,
    scope: 'companies',
    body: z.object({ StatementNo: statementNo }),
    response: statementDetail,
  },
  'POST /api/Statement/Confirm': {
    summary: 'Confirms lines of a statement, or all that are neither confirmed nor disputed.',
    access: deciding,
    scope: 'companies',
    body: z.object({ ...target, RowIds: field(z.nullable(z.array(id).check(z.minLength(1), z.maxLength(statementLimits.rows))), 'The lines; null for all that are 待确认.') }),
    response: statementDetail,
  },
  'POST /api/Statement/Dispute': {
    summary: 'Disputes a line of a statement, in words and pictures.',
    access: deciding,
    scope: 'companies',
    body: z.object({ ...target, RowId: field(id, 'The line.'), Text: field(statementText, 'What is wrong.'), Images: field(givenImages(statementLimits.images), `Pictures of it, such as of a receipt, at most ${statementLimits.images}.`) }),
    response: statementDetail,
  },
  'POST /api/Statement/Withdraw': {
    summary: 'Takes a dispute back: the line is 待确认 again.',
    access: deciding,
    scope: 'companies',
    body: z.object({ ...target, RowId: field(id, 'The line.') }),
    response: statementDetail,
  },
  'POST /api/Statement/Postpone': {
    summary: 'Leaves a disputed line for the next statement, so that the rest can be confirmed.',
    access: deciding,
    scope: 'companies',
    body: z.object({ ...target, RowId: field(id, 'The line.') }),
    response: statementDetail,
  },
  'POST /api/Statement/Download': {
    summary: 'Returns a statement as a file that adds up to the screen: .xlsx, or PDF.',
    access: reading,
    scope: 'companies',
    mode: 'download',
    body: statementDownload,
    response: z.unknown(),
  },
})

export type { Credit, Statement, StatementDetail, StatementList, StatementRow } from '../resources/generated/shapes.ts'
