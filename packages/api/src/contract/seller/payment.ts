import * as z from 'zod/mini'
import { day, id, instant, money, moneyMax, pageOf, requestId, requiredText, rowResult, sorting, text } from '../common.ts'
import { field, named } from '../describe.ts'
import { tableRules } from '../file-rules.ts'
import { importedRows, importSheet } from '../import.ts'
import { orderNo } from '../order/values.ts'
import { paymentReference, receivedPaymentNo, statementNo } from '../statement.ts'
import { defineSellerCalls, staffWith } from './access.ts'

const count = z.int().check(z.nonnegative())

/** How money that came in (收款) stands: whose it is, and how much of it is used. It follows from the amounts. */
export const sellerPaymentStateNames = { unclaimed: '待认领', open: '有余额', matched: '已核销', void: '已作废' } as const

export type SellerPaymentState = keyof typeof sellerPaymentStateNames

/** What can be done with it, in the order of the buttons. */
export const sellerPaymentActions = ['Match', 'Claim', 'Unmatch', 'Void'] as const

export type SellerPaymentAction = (typeof sellerPaymentActions)[number]

/** Why an amount is proposed for a statement or an order: its number stands in the bank's words, or what is unpaid is what is left of the money. */
export const matchBasisNames = { number: '附言有单号', amount: '金额相同' } as const

export type MatchBasis = keyof typeof matchBasisNames

/** Texts, rows of an import, statements of one match, and statements that are offered. */
export const paymentLimits = { payer: 100, reference: 60, note: 200, reason: 200, rows: 500, matches: 50, candidates: 200 } as const

const state = z.literal(Object.keys(sellerPaymentStateNames) as readonly SellerPaymentState[])

const basis = z.literal(Object.keys(matchBasisNames) as readonly MatchBasis[])

/** An amount above zero. */
const paid = money.check(z.minimum(0.01), z.maximum(moneyMax))

export const sellerPayment = named(
  'SellerPayment',
  'Money that came in, as a row of the list.',
  z.object({
    PaymentNo: receivedPaymentNo,
    EnterpriseId: field(z.nullable(id), 'The company that paid; null while nobody has claimed it.'),
    EnterpriseName: field(z.string(), 'Its name; empty while nobody has claimed it.'),
    PaidOn: field(day, 'The day of the bank.'),
    Amount: field(money, 'What came in.'),
    MatchedAmount: field(money, 'What of it was put on statements and orders.'),
    RestAmount: field(money, '可用余额: what of it can still be put on statements and orders.'),
    Payer: field(z.string(), 'Name of the account that it came from.'),
    Reference: field(z.string(), 'The bank’s reference (流水号); empty without one.'),
    Note: field(z.string(), 'The bank’s words (附言), or those of the staff.'),
    State: field(state, 'unclaimed 待认领, open 有余额, matched 已核销, void 已作废.'),
    StateName: field(z.string(), 'State, as shown.'),
    AllowActions: field(z.array(z.literal(sellerPaymentActions)), 'Actions that the user may take now.'),
    Version: field(z.int(), 'Version that was read; changes with every write.'),
  }),
)

const customer = z.object({ EnterpriseId: field(id, 'The company.'), Name: field(z.string(), 'Its name.') })

export const sellerPaymentDetail = named(
  'SellerPaymentDetail',
  'Money that came in, with what it was put on, and what it can be put on.',
  z.object({
    ...sellerPayment.shape,
    EnteredBy: field(z.string(), 'Who wrote it down.'),
    EnteredTime: field(instant, 'When.'),
    VoidReason: field(z.string(), 'Why it is void; empty when it is not.'),
    VoidTime: field(z.nullable(instant), 'Since when it is void; null when it is not.'),
    Matches: field(
      z.array(
        z.object({
          MatchId: field(id, 'The match.'),
          StatementNo: statementNo,
          Amount: field(money, 'What was put on it.'),
          Time: field(instant, 'When.'),
          By: field(z.string(), 'Who did it.'),
          UndoneTime: field(z.nullable(instant), 'When it was undone; null while it holds.'),
          UndoneBy: field(z.string(), 'Who undid it; empty while it holds.'),
          UndoReason: field(z.string(), 'Why it was undone; empty while it holds.'),
        }),
      ),
      'What was put on statements, the oldest first; what was undone stays.',
    ),
    Candidates: field(
      z.array(
        z.object({
          StatementNo: statementNo,
          UntilDay: field(day, 'Its last day.'),
          DueOn: field(z.nullable(day), 'By when it is to be paid.'),
          OverdueDays: field(count, 'For how many days it has been due.'),
          UnpaidAmount: field(money, 'What is unpaid of it.'),
          Suggested: field(money, 'What is proposed for it; 0 where nothing is.'),
          Basis: field(z.nullable(basis), 'Why it is proposed: number, amount. Null where nothing is.'),
          Version: field(z.int(), 'Version that was read.'),
        }),
      ),
      `Confirmed statements of the company that are unpaid, the earliest due first, at most ${paymentLimits.candidates}.`,
    ),
    PaidOrders: field(
      z.array(z.object({ OrderNo: orderNo, Amount: field(money, 'What the order cost.'), Time: field(instant, 'When.'), By: field(z.string(), 'Who did it.') })),
      'Orders that it paid (公司转账), the oldest first. They go on from there, so that nothing is undone: what is cancelled later is paid back.',
    ),
    Orders: field(
      z.array(
        z.object({
          OrderNo: orderNo,
          OrderTime: field(instant, 'Time of the order.'),
          UserName: field(z.string(), 'Who placed it.'),
          PayableAmount: field(money, '应付: an order is paid in full, or not at all.'),
          Basis: field(z.nullable(basis), 'Why it is proposed: number, amount. Null where it is not.'),
          Version: field(z.int(), 'Version that was read.'),
        }),
      ),
      `Orders of the company that wait for their transfer (待付款, 公司转账), the oldest first, at most ${paymentLimits.candidates}.`,
    ),
    SuggestedCustomer: field(z.nullable(customer), 'Whose it is by the number of a statement in the note, or by the name of the payer; null when nobody’s, or when it is claimed.'),
  }),
)

export const sellerPaymentListRequest = named(
  'SellerPaymentListRequest',
  'Filters, sorting and page of the money that came in.',
  z.object({
    Keyword: field(z.optional(text(60)), 'Part of the number, of the payer, of the bank’s reference or of the note.'),
    Customer: field(z.optional(text(50)), 'Part of a company’s name.'),
    EnterpriseId: field(z.optional(id), 'Only that of a company.'),
    BeginDay: field(z.optional(day), 'First day.'),
    EndDay: field(z.optional(day), 'Last day.'),
    AmountMin: field(z.optional(money), 'The smallest amount.'),
    AmountMax: field(z.optional(money), 'The largest amount.'),
    State: field(z.optional(state), 'Only that in this state.'),
    ...sorting(['PaidOn', 'Amount']),
  }),
)

export const sellerPaymentList = named(
  'SellerPaymentList',
  'A page of the money that came in.',
  z.object({
    ...pageOf(sellerPayment).shape,
    StateCounts: field(z.array(z.object({ State: field(state, 'State.'), Count: field(count, 'How many there are.') })), 'By state under the same filters but this one: the counts of the tabs.'),
    All: field(count, 'All of it under the same filters.'),
    RestAmount: field(money, '可用余额 of all customers of the user.'),
    UnclaimedAmount: field(money, 'What nobody has claimed.'),
    CanEnter: field(z.boolean(), 'Whether the user may write money down.'),
  }),
)

const entryFields = {
  EnterpriseId: field(z.nullable(id), 'The company that paid; null: nobody knows yet. Users with the scope 名下客户 name one.'),
  PaidOn: field(day, 'The day of the bank, not in the future.'),
  Amount: field(paid, 'What came in.'),
  Payer: field(requiredText(paymentLimits.payer), 'Name of the account that it came from.'),
  Reference: field(paymentReference, 'The bank’s reference (流水号); may be empty. Each is written once.'),
  Note: field(text(paymentLimits.note), 'The bank’s words (附言); may be empty.'),
}

/** Money as it is typed. */
export const sellerPaymentInput = z.object(entryFields)

const target = { RequestId: requestId, PaymentNo: receivedPaymentNo, Version: field(z.int(), 'Version that was read; an older one is a `VERSION_CONFLICT`.') }

const reason = field(requiredText(paymentLimits.reason), 'Why.')

export const sellerPaymentController = { SellerPayment: 'Money that came in from customers, and what it was put on.' } as const

export const sellerPaymentCalls = defineSellerCalls({
  'POST /api/SellerPayment/List': {
    summary: 'Returns a page of the money that came in from the caller’s customers.',
    description: 'What nobody has claimed is shown to users with the scope 全部客户.',
    access: staffWith('money.view'),
    scope: 'portfolio',
    body: sellerPaymentListRequest,
    response: sellerPaymentList,
  },
  'POST /api/SellerPayment/Detail': {
    summary: 'Returns money that came in, with what it was put on and what it can be put on.',
    access: staffWith('money.view'),
    scope: 'portfolio',
    body: z.object({ PaymentNo: receivedPaymentNo }),
    response: sellerPaymentDetail,
  },
  'POST /api/SellerPayment/Customers': {
    summary: 'Finds customers by a part of their name, to say who paid.',
    access: staffWith('money.manage'),
    scope: 'portfolio',
    body: z.object({ Keyword: field(text(50), 'Part of the name; empty for the first ones.') }),
    response: z.array(customer),
  },
  'POST /api/SellerPayment/Create': {
    summary: 'Writes money down that came in.',
    description: 'A bank’s reference that is there already is a `PAYMENT_REFERENCE_TAKEN`.',
    access: staffWith('money.manage'),
    scope: 'portfolio',
    body: z.object({ ...entryFields, RequestId: requestId }),
    response: sellerPaymentDetail,
  },
  'POST /api/SellerPayment/Claim': {
    summary: 'Says whose money it is, as long as nothing of it is on a statement.',
    access: staffWith('money.manage'),
    scope: 'portfolio',
    body: z.object({ ...target, EnterpriseId: field(id, 'The company that paid.') }),
    response: sellerPaymentDetail,
  },
  'POST /api/SellerPayment/Match': {
    summary: 'Puts money on confirmed statements of its company (核销); one that is paid in full is settled.',
    access: staffWith('money.manage'),
    scope: 'portfolio',
    body: z.object({
      ...target,
      Matches: field(
        z.array(z.object({ StatementNo: statementNo, Version: field(z.int(), 'Version of the statement that was read.'), Amount: field(paid, 'At most what is unpaid of it.') })).check(z.minLength(1), z.maxLength(paymentLimits.matches)),
        'Each statement once; together at most what is left of the money.',
      ),
    }),
    response: sellerPaymentDetail,
  },
  'POST /api/SellerPayment/PayOrder': {
    summary: 'Pays an order that waits for its transfer (公司转账) in full, as its company’s finance does by `Payment/ConfirmTransfer`; it cannot be undone.',
    description: 'One bank’s reference pays no more than it is, whoever confirms. The purchaser gets a notice.',
    access: staffWith('money.manage'),
    scope: 'portfolio',
    body: z.object({ ...target, OrderNo: orderNo, OrderVersion: field(z.int(), 'Version of the order that was read.') }),
    response: sellerPaymentDetail,
  },
  'POST /api/SellerPayment/Unmatch': {
    summary: 'Takes money off a statement again, with a reason; one that was settled is 已确认 again.',
    access: staffWith('money.manage'),
    scope: 'portfolio',
    body: z.object({ ...target, MatchId: field(id, 'The match.'), Reason: reason }),
    response: sellerPaymentDetail,
  },
  'POST /api/SellerPayment/Void': {
    summary: 'Declares void what was written down by mistake, as long as nothing of it is on a statement. Its reference is free again.',
    access: staffWith('money.manage'),
    scope: 'portfolio',
    body: z.object({ ...target, Reason: reason }),
    response: sellerPaymentDetail,
  },
  'POST /api/SellerPayment/ImportCheck': {
    summary: 'Reads lines of a bank from a workbook or from the text of a pasted table, says what becomes of each, and saves nothing.',
    description: `The first row may name the columns; else they are 日期 金额 对方户名 流水号 附言 客户. The column 去向 says of each whether it is new, whose it is, what it would be put on, or that it is there already. At most ${paymentLimits.rows} rows.`,
    access: staffWith('money.manage'),
    scope: 'portfolio',
    mode: 'multipart',
    file: { field: 'file', rules: tableRules },
    response: importSheet,
  },
  'POST /api/SellerPayment/Import': {
    summary: 'Writes lines of a bank; those that are there already change nothing, and rows that cannot be written return why.',
    description: 'Rows as `SellerPayment/ImportCheck` returned them. A line whose note names one statement with just this amount unpaid is put on it.',
    access: staffWith('money.manage'),
    scope: 'portfolio',
    body: z.object({ Rows: importedRows(paymentLimits.rows), RequestId: requestId }),
    response: z.object({ Results: field(z.array(rowResult), 'Each row, by the `RowNo` that it came with.') }),
  },
})

export type { SellerPayment, SellerPaymentDetail, SellerPaymentList, SellerPaymentListRequest } from '../../resources/generated/shapes.ts'
