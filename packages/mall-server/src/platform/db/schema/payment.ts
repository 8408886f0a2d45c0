import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { paymentStatus, refundStatus, type PaymentStatus, type RefundReason, type RefundStatus } from '@mall/api/contract'
import { fen, instant, literals } from '../columns.ts'
import { orders } from './order.ts'
import { appUser, enterprise } from './organisation.ts'
import { staff } from './staff.ts'

/** Money for an order: online payments from their start on, transfers that were confirmed, and what the carrier took at the door. */
export const payment = pgTable(
  'payment',
  {
    /** What the provider knows it by. */
    id: uuid('id').primaryKey().defaultRandom(),
    orderId: integer('order_id').notNull().references(() => orders.id),
    enterpriseId: integer('enterprise_id').notNull().references(() => enterprise.id),
    /** Who started or confirmed it; of what was paid at the door, whose order it is. */
    userId: integer('user_id').notNull().references(() => appUser.id),
    kind: text('kind', { enum: ['online', 'transfer', 'delivery'] }).notNull(),
    status: integer('status').$type<PaymentStatus>().notNull(),
    /** What it pays of the order: all of it. */
    amountFen: fen('amount_fen').notNull(),
    /** What of it went back, or is going back: the sum of its refunds. */
    refundFen: fen('refund_fen').notNull().default(0),
    /** The whole transfer, which may pay several orders; null online. */
    transferFen: fen('transfer_fen'),
    /** The provider's number, or the bank's reference; null while it waits. */
    tradeNo: text('trade_no'),
    createdAt: instant('created_at').notNull(),
    /** When the provider was last asked for its result, or when it began; null where there is none to ask. */
    askedAt: instant('asked_at'),
    settledAt: instant('settled_at'),
  },
  (table) => [
    index('payment_order').on(table.orderId),
    // One payment at a time: two tabs share it.
    uniqueIndex('payment_waiting').on(table.orderId).where(sql`status = ${literals(paymentStatus.waiting)}`),
    index('payment_unsettled').on(table.askedAt).where(sql`status = ${literals(paymentStatus.waiting)}`),
    index('payment_transfer').on(table.enterpriseId, table.tradeNo).where(sql`kind = 'transfer'`),
    check('payment_asked', sql`${table.status} <> ${literals(paymentStatus.waiting)} or ${table.askedAt} is not null`),
    check('payment_refund', sql`${table.refundFen} between 0 and ${table.amountFen}`),
  ],
)

/** Money of a payment that goes back: by the provider for what was paid online, else by a transfer of the seller. */
export const paymentRefund = pgTable(
  'payment_refund',
  {
    /** What the provider knows it by: the same number is never refunded twice. */
    id: uuid('id').primaryKey().defaultRandom(),
    paymentId: uuid('payment_id').notNull().references(() => payment.id),
    orderId: integer('order_id').notNull().references(() => orders.id),
    amountFen: fen('amount_fen').notNull(),
    reason: integer('reason').$type<RefundReason>().notNull(),
    status: integer('status').$type<RefundStatus>().notNull(),
    createdAt: instant('created_at').notNull(),
    /** When the provider was asked last; before the first time, when it was owed. */
    triedAt: instant('tried_at').notNull(),
    settledAt: instant('settled_at'),
    /** Of a transfer of the seller: the bank's reference, its day, and who wrote it down. */
    reference: text('reference'),
    paidOn: date('paid_on', { mode: 'string' }),
    staffId: integer('staff_id').references(() => staff.id),
  },
  (table) => [
    index('payment_refund_order').on(table.orderId),
    index('payment_refund_payment').on(table.paymentId),
    index('payment_refund_due').on(table.orderId).where(sql`status = ${literals(refundStatus.due)}`),
    check('payment_refund_amount', sql`${table.amountFen} > 0`),
  ],
)

/** What the fake provider of the demo knows of payments: in any process, and after each start. */
export const fakePayment = pgTable('fake_payment', {
  id: uuid('id').primaryKey(),
  orderNo: text('order_no').notNull(),
  amountFen: fen('amount_fen').notNull(),
  returnTo: text('return_to').notNull(),
  /** What was decided of it; null while nothing was. */
  outcome: text('outcome', { enum: ['paid', 'refused'] }),
})

/** What the fake provider has refunded. */
export const fakeRefund = pgTable(
  'fake_refund',
  {
    /** Number of the refund. */
    id: uuid('id').primaryKey(),
    paymentId: uuid('payment_id').notNull().references(() => fakePayment.id),
    amountFen: fen('amount_fen').notNull(),
  },
  (table) => [index('fake_refund_payment').on(table.paymentId)],
)
