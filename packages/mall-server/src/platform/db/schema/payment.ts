import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { paymentStatus, type PaymentStatus } from '@mall/api/contract'
import { fen, instant, literals } from '../columns.ts'
import { orders } from './order.ts'
import { appUser, enterprise } from './organisation.ts'

/** Money for an order: online payments from their start on, and transfers that were confirmed. */
export const payment = pgTable(
  'payment',
  {
    /** What the provider knows it by. */
    id: uuid('id').primaryKey(),
    orderId: integer('order_id').notNull().references(() => orders.id),
    enterpriseId: integer('enterprise_id').notNull().references(() => enterprise.id),
    /** Who started or confirmed it. */
    userId: integer('user_id').notNull().references(() => appUser.id),
    kind: text('kind', { enum: ['online', 'transfer'] }).notNull(),
    status: integer('status').$type<PaymentStatus>().notNull(),
    /** What it pays of the order: all of it. */
    amountFen: fen('amount_fen').notNull(),
    /** The whole transfer, which may pay several orders; null online. */
    transferFen: fen('transfer_fen'),
    /** The provider's number, or the bank's reference; null while it waits. */
    tradeNo: text('trade_no'),
    createdAt: instant('created_at').notNull(),
    settledAt: instant('settled_at'),
  },
  (table) => [
    index('payment_order').on(table.orderId),
    // One payment at a time: two tabs share it.
    uniqueIndex('payment_waiting').on(table.orderId).where(sql`status = ${literals(paymentStatus.waiting)}`),
    index('payment_transfer').on(table.enterpriseId, table.tradeNo).where(sql`kind = 'transfer'`),
    index('payment_unsettled').on(table.createdAt).where(sql`status in (${literals(paymentStatus.waiting, paymentStatus.late)})`),
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
  isRefunded: boolean('is_refunded').notNull().default(false),
})
