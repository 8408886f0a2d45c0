import * as z from 'zod/mini'
import { day, id, money, pageOf, requestId, sorting, text } from '../common.ts'
import { field, named } from '../describe.ts'
import { silentDaysDefault, statementDays, statementLimits } from '../lifecycles/statement.ts'
import { credit, overLimits, statementDetailFields, statementDownload, statementFields, statementInvoicingCode, statementNo, statementText } from '../statement.ts'
import { defineSellerCalls, staffWith } from './access.ts'
import { timeLeft } from './time-left.ts'

const count = z.int().check(z.nonnegative())

/** What can be done with a statement, in the order of the buttons. */
export const sellerStatementActions = ['Answer', 'Postpone', 'Resend'] as const

export type SellerStatementAction = (typeof sellerStatementActions)[number]

/** How often a statement is sent once more within 24 hours. */
export const statementMailsPerDay = 3

/** The tabs of the list. */
export const sellerStatementTabs = ['待确认', '有异议', '已确认', '已开票', '已结清'] as const

export type SellerStatementTab = (typeof sellerStatementTabs)[number]

export const sellerStatement = named(
  'SellerStatement',
  'A statement as a row of the seller’s list.',
  z.object({ ...statementFields, ...timeLeft, AllowActions: field(z.array(z.literal(sellerStatementActions)), 'Actions that the user may take now.') }),
)

export const sellerStatementDetail = named('SellerStatementDetail', 'One statement with its lines, as the seller sees it.', z.object({ ...sellerStatement.shape, ...statementDetailFields }))

const tab = z.literal(sellerStatementTabs)

export const sellerStatementListRequest = named(
  'SellerStatementListRequest',
  'Filters, sorting and page of the statements of the caller’s customers.',
  z.object({
    StatementNo: field(z.optional(text(20)), 'Part of the number.'),
    Customer: field(z.optional(text(50)), 'Part of a company’s name.'),
    EnterpriseId: field(z.optional(id), 'One company: names of companies may be alike.'),
    BeginDay: field(z.optional(day), 'Only those whose last day is this one or later.'),
    EndDay: field(z.optional(day), 'Only those whose last day is this one or earlier.'),
    AmountMin: field(z.optional(money), 'The smallest amount.'),
    AmountMax: field(z.optional(money), 'The largest amount.'),
    Overdue: field(z.optional(z.literal([1, 30, 60, 90])), 'Only those that are unpaid for so many days after they were due.'),
    Invoicing: field(z.optional(statementInvoicingCode), 'Only confirmed ones that are invoiced, or not.'),
    Tab: field(z.optional(tab), 'Tab.'),
    ...sorting(['UntilDay', 'Amount', 'DueOn']),
  }),
)

export const sellerStatementList = named(
  'SellerStatementList',
  'A page of the statements of the caller’s customers.',
  z.object({
    ...pageOf(sellerStatement).shape,
    TabCounts: field(z.array(z.object({ Tab: field(tab, 'Tab.'), Count: field(count, 'How many there are.') })), 'Statements by tab under the same filters.'),
    All: field(count, 'All of them under the same filters.'),
    UnpaidAmount: field(money, 'What is unpaid of all statements of the caller’s customers.'),
    OverdueAmount: field(money, 'What of it is overdue.'),
    CustomerName: field(z.nullable(z.string()), 'Name of the company that was asked for by its id; null for all, and for one of which the caller sees no statement.'),
    CanMake: field(z.boolean(), 'Whether the user may make one by hand.'),
  }),
)

const termFields = {
  Day: field(z.int().check(z.minimum(statementDays.last), z.maximum(statementDays.max)), '对账日: the last day of each statement; 0 is the last day of the month.'),
  CreditDays: field(z.int().check(z.minimum(0), z.maximum(statementLimits.creditDays)), '账期: days from the confirmation until it is due.'),
  CreditLimit: field(z.nullable(money.check(z.nonnegative(), z.maximum(9_999_999_999.99))), '信用额度; null for none: there is no limit.'),
  OverLimit: field(z.literal(overLimits), 'What becomes of an order above 信用额度: `refuse`: it cannot be placed; `ask`: it is placed, and is confirmed once the seller has agreed.'),
  SilentDays: field(z.nullable(z.int().check(z.minimum(3), z.maximum(statementLimits.silentDays))), `Days without a word after which a statement is confirmed by itself, usually ${silentDaysDefault}; null: it never is.`),
  FromDay: field(day, 'Orders that were placed from this day on are in statements. It stays as it is once there is one.'),
}

/** The terms of a customer as they are typed. */
export const statementTermsInput = z.object(termFields)

export const statementTerms = named(
  'StatementTerms',
  'On which terms a customer buys on account.',
  z.object({
    Terms: field(z.nullable(z.object(termFields)), 'The terms; null: there are none, and no statements.'),
    HasStatements: field(z.boolean(), 'Whether there is a statement.'),
    UnpaidAmount: field(money, 'What is unpaid of its statements.'),
    OverdueAmount: field(money, 'What of it is overdue.'),
    OverdueDays: field(count, 'For how many days the oldest of it is; 0 for none.'),
    Credit: field(z.nullable(credit), '信用额度; null without a limit.'),
    OpenAmount: field(money, 'What was received and refunded since the last one.'),
    OrderedAmount: field(money, '在途: what was ordered on account and not yet received. With what is unpaid and open it is what is used of the credit.'),
    CanEdit: field(z.boolean(), 'Whether the user may change the terms.'),
    CanMake: field(z.boolean(), 'Whether the user may make a statement now.'),
    Version: field(z.int(), 'Version that was read; 0 without terms.'),
  }),
)

const target = { RequestId: requestId, StatementNo: statementNo, Version: field(z.int(), 'Version that was read; an older one is a `VERSION_CONFLICT`.') }

export const sellerStatementController = { SellerStatement: 'Statements of the seller’s customers, and the terms on which they are made.' } as const

export const sellerStatementCalls = defineSellerCalls({
  'POST /api/SellerStatement/List': {
    summary: 'Returns a page of the statements of the caller’s customers.',
    access: staffWith('money.view'),
    scope: 'portfolio',
    body: sellerStatementListRequest,
    response: sellerStatementList,
  },
  'POST /api/SellerStatement/Detail': {
    summary: 'Returns one statement with its lines.',
    access: staffWith('money.view'),
    scope: 'portfolio',
    body: z.object({ StatementNo: statementNo }),
    response: sellerStatementDetail,
  },
  'POST /api/SellerStatement/Make': {
    summary: 'Makes the statement of a customer now, of what was received and refunded since the last one; at most one a day.',
    access: staffWith('money.manage'),
    scope: 'portfolio',
    body: z.object({ RequestId: requestId, EnterpriseId: field(id, 'The company.') }),
    response: sellerStatementDetail,
  },
  'POST /api/SellerStatement/Answer': {
    summary: 'Answers a dispute: lowers the line, or leaves it as it is with a reason. The line is 待确认 again.',
    access: staffWith('money.manage'),
    scope: 'portfolio',
    body: z.object({
      ...target,
      RowId: field(id, 'The line.'),
      LowerBy: field(money.check(z.nonnegative()), 'By how much the line is lowered, at most what it has of goods and freight; 0: it stays as it is.'),
      Text: field(statementText, 'What the buyer reads.'),
    }),
    response: sellerStatementDetail,
  },
  'POST /api/SellerStatement/Postpone': {
    summary: 'Leaves a disputed line for the next statement, so that the rest can be confirmed.',
    access: staffWith('money.manage'),
    scope: 'portfolio',
    body: z.object({ ...target, RowId: field(id, 'The line.') }),
    response: sellerStatementDetail,
  },
  'POST /api/SellerStatement/Resend': {
    summary: 'Sends a statement that waits for its customer once more to those of the company who decide about it, by notice and by mail with its PDF.',
    description: 'At most three times in 24 hours for each statement. Each of them gets it as their settings of notices say.',
    access: staffWith('money.manage'),
    scope: 'portfolio',
    body: z.object({ RequestId: requestId, StatementNo: statementNo }),
    response: z.object({
      Readers: field(count, 'How many were notified.'),
      Mailed: field(count, 'How many of them get a mail: those who want it and have an address; 0 where the mall has no mail server.'),
    }),
  },
  'POST /api/SellerStatement/Download': {
    summary: 'Returns a statement as a file that adds up to the screen: .xlsx, or PDF.',
    access: staffWith('money.view'),
    scope: 'portfolio',
    mode: 'download',
    body: statementDownload,
    response: z.unknown(),
  },
  'POST /api/SellerStatement/Terms': {
    summary: 'Returns the terms on which a customer buys on account, and what is open of it.',
    access: staffWith(['money.view', 'customer.view']),
    scope: 'portfolio',
    body: z.object({ EnterpriseId: field(id, 'The company.') }),
    response: statementTerms,
  },
  'POST /api/SellerStatement/SaveTerms': {
    summary: 'Sets the terms on which a customer buys on account, for the statements that are made from now on.',
    access: staffWith('money.manage'),
    scope: 'portfolio',
    body: z.object({ ...termFields, RequestId: requestId, EnterpriseId: field(id, 'The company.'), Version: field(z.int(), 'Version that was read; 0 without terms.') }),
    response: statementTerms,
  },
})

export type { SellerStatement, SellerStatementDetail, SellerStatementList, SellerStatementListRequest, StatementTerms } from '../../resources/generated/shapes.ts'
