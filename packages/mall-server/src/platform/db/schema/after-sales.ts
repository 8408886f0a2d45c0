import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgSequence, pgTable, text } from 'drizzle-orm/pg-core'
import { afterSalesStatus, afterSalesType, type AfterSalesReason, type AfterSalesStatus, type AfterSalesType, type ReturnMode } from '@mall/api/contract'
import { fen, identity, instant, literals } from '../columns.ts'
import { ownerColumns } from '../owner-columns.ts'
import { orderLine, orders } from './order.ts'
import { appUser } from './organisation.ts'
import { staff } from './staff.ts'

/** Continues over the days; the date in front of it makes the number readable. */
export const afterSalesNoSequence = pgSequence('after_sales_no_sequence', { startWith: 1, maxValue: 99_999_999, cycle: true })

/** Returns, exchanges and repairs. Whose they are is copied from the order. */
export const afterSales = pgTable(
  'after_sales',
  {
    id: identity(),
    /** 服务单号 */
    returnNo: text('return_no').notNull().unique(),
    ...ownerColumns(),
    orderId: integer('order_id').notNull().references(() => orders.id),
    lineId: integer('line_id').notNull().references(() => orderLine.id),
    status: integer().$type<AfterSalesStatus>().notNull(),
    version: integer().notNull().default(1),
    type: integer().$type<AfterSalesType>().notNull(),
    quantity: integer().notNull(),
    reason: text().$type<AfterSalesReason>().notNull(),
    description: text().notNull(),
    images: jsonb().$type<readonly { Url: string; Name: string }[]>().notNull(),
    returnMode: integer('return_mode').$type<ReturnMode>().notNull(),
    contact: text().notNull(),
    mobile: text().notNull(),
    /** Price × quantity of a 退货; null for the other types. */
    refundFen: fen('refund_fen'),
    /** What the seller said at the review. */
    sellerNote: text('seller_note').notNull().default(''),
    carrier: text().notNull().default(''),
    trackingNo: text('tracking_no').notNull().default(''),
    /** Somebody of the seller's staff has it: the simulated seller leaves it to them. */
    isByHand: boolean('is_by_hand').notNull().default(false),
    createdAt: instant('created_at').notNull(),
    /** Since when the seller waits for the applicant's answer; null: it does not. */
    askedAt: instant('asked_at'),
    /** Since when its check is waited for, without the working time that the applicant took to answer. Null: since its creation. */
    checkSince: instant('check_since'),
    reviewedAt: instant('reviewed_at'),
    sentAt: instant('sent_at'),
    /** When the seller has the goods; those of a 退货 are in the stock again from then on. */
    receivedAt: instant('received_at'),
    /** When the seller finished last: a service that was given back is finished again. */
    finishedAt: instant('finished_at'),
    /** When the applicant gave it back last. */
    reopenedAt: instant('reopened_at'),
    /** Once, however often the seller finishes. */
    refundedAt: instant('refunded_at'),
    /** When it was completed, rejected or cancelled. */
    closedAt: instant('closed_at'),
  },
  (table) => [
    index('after_sales_enterprise').on(table.enterpriseId, table.createdAt),
    index('after_sales_group').on(table.groupId, table.createdAt),
    index('after_sales_user').on(table.userId, table.createdAt),
    index('after_sales_line').on(table.lineId),
    index('after_sales_order').on(table.orderId),
    index('after_sales_status').on(table.status),
    check('after_sales_asked', sql`${table.askedAt} is null or ${table.status} = ${literals(afterSalesStatus.pendingReview)}`),
    check('after_sales_quantity', sql`${table.quantity} > 0`),
    check('after_sales_refund', sql`(${table.type} = ${literals(afterSalesType.return)}) = (${table.refundFen} is not null)`),
  ],
)

export const afterSalesLog = pgTable(
  'after_sales_log',
  {
    id: identity(),
    afterSalesId: integer('after_sales_id').notNull().references(() => afterSales.id),
    operator: text().notNull(),
    text: text().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('after_sales_log_service').on(table.afterSalesId)],
)

/** Questions of the seller about an application, and the applicant's answers. */
export const afterSalesMessage = pgTable(
  'after_sales_message',
  {
    id: identity(),
    afterSalesId: integer('after_sales_id').notNull().references(() => afterSales.id),
    /** The applicant who answers; null: the seller asks. */
    userId: integer('user_id').references(() => appUser.id),
    /** Who of the staff asks. */
    staffId: integer('staff_id').references(() => staff.id),
    text: text().notNull(),
    images: jsonb().$type<readonly { Url: string; Name: string }[]>().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('after_sales_message_service').on(table.afterSalesId),
    check('after_sales_message_writer', sql`num_nonnulls(${table.userId}, ${table.staffId}) = 1`),
  ],
)
