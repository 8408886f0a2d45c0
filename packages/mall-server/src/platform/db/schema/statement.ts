import { sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, jsonb, pgSequence, pgTable, smallint, text, unique, uniqueIndex } from 'drizzle-orm/pg-core'
import { overLimits, payableStatements, statementDays, statementStatus, type OverLimit, type StatementPiece, type StatementRowState, type StatementStatus } from '@mall/api/contract'
import { fen, identity, instant, literals } from '../columns.ts'
import { afterSales } from './after-sales.ts'
import { orderLine, orders } from './order.ts'
import { appUser, enterprise } from './organisation.ts'

/** Continues over the months; the month in front of it makes the number readable. */
export const statementNoSequence = pgSequence('statement_no_sequence', { startWith: 1, maxValue: 999_999, cycle: true })

/** On which terms a company buys on account. Its row is the lock under which its statements are made. */
export const statementTerm = pgTable(
  'statement_term',
  {
    id: identity(),
    enterpriseId: integer('enterprise_id').notNull().unique().references(() => enterprise.id),
    /** 对账日: the last day of a statement; 0 is the last of the month. */
    day: smallint().notNull(),
    /** 账期, days from the confirmation. */
    creditDays: smallint('credit_days').notNull(),
    /** 信用额度; null: no limit. */
    creditLimitFen: fen('credit_limit_fen'),
    /** What becomes of an order above it. */
    overLimit: text('over_limit').$type<OverLimit>().notNull().default('refuse'),
    /** After so many days of silence a statement is confirmed; null: never. */
    silentDays: smallint('silent_days'),
    /** Orders placed from this day on are in statements. */
    fromDay: date('from_day', { mode: 'string' }).notNull(),
    /** The last day up to which statements were made, also where there was nothing to state. */
    closedDay: date('closed_day', { mode: 'string' }),
    version: integer().notNull().default(1),
  },
  (table) => [
    index('statement_term_due').on(table.day, table.closedDay),
    check('statement_term_day', sql`${table.day} between ${literals(statementDays.last)} and ${literals(statementDays.max)}`),
    check('statement_term_over_limit', sql`${table.overLimit} in ${sql.raw(`(${overLimits.map((one) => `'${one}'`).join(', ')})`)}`),
    check('statement_term_limits', sql`${table.creditDays} >= 0 and ${table.creditLimitFen} >= 0 and ${table.silentDays} > 0`),
  ],
)

/** What a company received and returned on account since the statement before. */
export const statement = pgTable(
  'statement',
  {
    id: identity(),
    statementNo: text('statement_no').notNull().unique(),
    enterpriseId: integer('enterprise_id').notNull().references(() => enterprise.id),
    status: integer().$type<StatementStatus>().notNull(),
    version: integer().notNull().default(1),
    fromDay: date('from_day', { mode: 'string' }).notNull(),
    untilDay: date('until_day', { mode: 'string' }).notNull(),
    createdAt: instant('created_at').notNull(),
    /** The sum of its counted pieces. */
    amountFen: fen('amount_fen').notNull(),
    paidFen: fen('paid_fen').notNull().default(0),
    /** What invoices have of it, and what is still to be invoiced, from its confirmation on (`trade/statement-state/invoiced.ts`). */
    invoicedFen: fen('invoiced_fen').notNull().default(0),
    uninvoicedFen: fen('uninvoiced_fen').notNull().default(0),
    /** What was unpaid of earlier ones when it was made, and of which. */
    carriedFen: fen('carried_fen').notNull(),
    carried: jsonb().$type<readonly { readonly statementNo: string; readonly fen: number }[]>().notNull(),
    /** The terms of its day. */
    creditDays: smallint('credit_days').notNull(),
    silentDays: smallint('silent_days'),
    /** Since when nobody has said anything; whoever does begins it again. */
    silentSince: instant('silent_since').notNull(),
    /** How often it was reminded of since then. */
    reminders: smallint().notNull().default(0),
    disputedAt: instant('disputed_at'),
    confirmedAt: instant('confirmed_at'),
    dueOn: date('due_on', { mode: 'string' }),
    settledAt: instant('settled_at'),
  },
  (table) => [
    // Never twice for a company and period, whoever makes it.
    unique('statement_once').on(table.enterpriseId, table.untilDay),
    index('statement_status').on(table.status, table.untilDay),
    index('statement_due').on(table.dueOn).where(sql`status in (${literals(...payableStatements)})`),
    // What a company owes by its statements is added up from the index.
    index('statement_unsettled').on(table.enterpriseId, table.amountFen, table.paidFen).where(sql`status <> ${literals(statementStatus.settled)}`),
    index('statement_silent').on(table.silentSince).where(sql`status < ${literals(statementStatus.confirmed)}`),
    check('statement_invoiced', sql`${table.invoicedFen} >= 0 and ${table.uninvoicedFen} >= 0`),
    check('statement_days', sql`${table.fromDay} <= ${table.untilDay}`),
    check('statement_status_known', sql`${table.status} in (${literals(...Object.values(statementStatus))})`),
  ],
)

/** A line of a statement: what it has of one order. */
export const statementRow = pgTable(
  'statement_row',
  {
    id: identity(),
    statementId: integer('statement_id').notNull().references(() => statement.id),
    orderId: integer('order_id').notNull().references(() => orders.id),
    state: text().$type<StatementRowState>().notNull(),
    receivedOn: date('received_on', { mode: 'string' }).notNull(),
  },
  (table) => [unique('statement_row_once').on(table.statementId, table.orderId), index('statement_row_order').on(table.orderId)],
)

/** What a line is made of. What is not counted was left for the next statement. */
export const statementPiece = pgTable(
  'statement_piece',
  {
    id: identity(),
    rowId: integer('row_id').notNull().references(() => statementRow.id),
    orderId: integer('order_id').notNull().references(() => orders.id),
    kind: text().$type<StatementPiece>().notNull(),
    lineId: integer('line_id').references(() => orderLine.id),
    serviceId: integer('service_id').references(() => afterSales.id),
    quantity: integer(),
    /** Negative for returns and corrections. */
    amountFen: fen('amount_fen').notNull(),
    taxBp: integer('tax_bp').notNull(),
    /** The words of a correction. */
    note: text().notNull().default(''),
    isCounted: boolean('is_counted').notNull().default(true),
  },
  (table) => [
    index('statement_piece_row').on(table.rowId),
    index('statement_piece_line').on(table.lineId).where(sql`kind = 'goods' and is_counted`),
    uniqueIndex('statement_piece_freight').on(table.orderId).where(sql`kind = 'freight' and is_counted`),
    uniqueIndex('statement_piece_return').on(table.serviceId).where(sql`kind = 'return' and is_counted`),
    check('statement_piece_goods', sql`(${table.kind} in ('goods', 'return')) = (${table.lineId} is not null and ${table.quantity} > 0)`),
    check('statement_piece_sign', sql`(${table.kind} in ('goods', 'freight')) = (${table.amountFen} >= 0)`),
  ],
)

/** What both sides said of a disputed line. */
export const statementMessage = pgTable(
  'statement_message',
  {
    id: identity(),
    rowId: integer('row_id').notNull().references(() => statementRow.id),
    author: text().notNull(),
    /** Who of the company wrote it; null: the seller. Whose the pictures are. */
    userId: integer('user_id').references(() => appUser.id),
    text: text().notNull(),
    images: jsonb().$type<readonly { readonly Url: string; readonly Name: string }[]>().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('statement_message_row').on(table.rowId), index('statement_message_user').on(table.userId).where(sql`images <> '[]'`)],
)

export const statementLog = pgTable(
  'statement_log',
  {
    id: identity(),
    statementId: integer('statement_id').notNull().references(() => statement.id),
    operator: text().notNull(),
    text: text().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('statement_log_statement').on(table.statementId)],
)

/** Continues over the months, as that of statements. */
export const receivedPaymentNoSequence = pgSequence('received_payment_no_sequence', { startWith: 1, maxValue: 999_999, cycle: true })

/** Money that came in (收款). What it was put on is in `payment_match`. */
export const receivedPayment = pgTable(
  'received_payment',
  {
    id: identity(),
    paymentNo: text('payment_no').notNull().unique(),
    /** Null: nobody has claimed it (待认领). */
    enterpriseId: integer('enterprise_id').references(() => enterprise.id),
    version: integer().notNull().default(1),
    paidOn: date('paid_on', { mode: 'string' }).notNull(),
    amountFen: fen('amount_fen').notNull(),
    /** The sum of the matches that hold. */
    matchedFen: fen('matched_fen').notNull().default(0),
    /** What of that paid orders, and stays. */
    ordersFen: fen('orders_fen').notNull().default(0),
    payer: text().notNull(),
    /** 流水号; empty without one. */
    reference: text().notNull(),
    note: text().notNull(),
    enteredBy: text('entered_by').notNull(),
    createdAt: instant('created_at').notNull(),
    voidedAt: instant('voided_at'),
    voidReason: text('void_reason').notNull().default(''),
  },
  (table) => [
    // A line of the bank is money once, whoever writes it down.
    uniqueIndex('received_payment_reference').on(table.reference).where(sql`reference <> '' and voided_at is null`),
    index('received_payment_day').on(table.paidOn, table.id),
    index('received_payment_enterprise').on(table.enterpriseId, table.paidOn),
    check('received_payment_amounts', sql`${table.amountFen} > 0 and ${table.matchedFen} between ${table.ordersFen} and ${table.amountFen} and ${table.ordersFen} >= 0`),
    check('received_payment_matched', sql`${table.matchedFen} = 0 or (${table.enterpriseId} is not null and ${table.voidedAt} is null)`),
  ],
)

/** What of received money was put on a statement (核销). What was undone stays, with its reason. */
export const paymentMatch = pgTable(
  'payment_match',
  {
    id: identity(),
    paymentId: integer('payment_id').notNull().references(() => receivedPayment.id),
    /** Either a statement or an order, which is paid in full. */
    statementId: integer('statement_id').references(() => statement.id),
    orderId: integer('order_id').references(() => orders.id),
    amountFen: fen('amount_fen').notNull(),
    createdAt: instant('created_at').notNull(),
    createdBy: text('created_by').notNull(),
    undoneAt: instant('undone_at'),
    undoneBy: text('undone_by').notNull().default(''),
    undoReason: text('undo_reason').notNull().default(''),
  },
  (table) => [
    index('payment_match_payment').on(table.paymentId),
    index('payment_match_statement').on(table.statementId),
    uniqueIndex('payment_match_order').on(table.orderId).where(sql`order_id is not null`),
    check('payment_match_amount', sql`${table.amountFen} > 0`),
    check('payment_match_target', sql`num_nonnulls(${table.statementId}, ${table.orderId}) = 1 and (${table.orderId} is null or ${table.undoneAt} is null)`),
  ],
)
