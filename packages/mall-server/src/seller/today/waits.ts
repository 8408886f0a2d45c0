import { and, eq, sql, type SQL } from 'drizzle-orm'
import { inquiryStatus, refundStatus, statementStatus } from '@mall/api/contract'
import { agreementVersionStatus, disputeAnswerHours, sellerInvoiceLimit, sellerOrderLimits, sellerServiceLimits, type WaitingKind } from '@mall/api/seller/contract'
import type { Db } from '../../platform/db/client.ts'
import { literals } from '../../platform/db/columns.ts'
import { isPending } from '../agreement/list.ts'
import { record as agreement, visibleTo as agreementsOf } from '../agreement/records.ts'
import { isTurnOf, record as service, visibleTo as servicesOf } from '../after-sales/records.ts'
import { record as inquiry, visibleTo as inquiriesOf } from '../inquiry/records.ts'
import { isDue as isInvoiceDue, waitsSince } from '../invoice/due.ts'
import { record as invoice, visibleTo as invoicesOf } from '../invoice/records.ts'
import { creditAgreedAt } from '../../trade/order/over-credit.ts'
import { isDue, isLate } from '../order/due.ts'
import { record as order, visibleTo as ordersOf } from '../order/records.ts'
import { record as statement, visibleTo as statementsOf } from '../statement/records.ts'
import type { Wait } from './read-wait.ts'

const ofOrder = { table: order, enterpriseId: order.enterpriseId, amountFen: order.payableFen } as const

const orders =
  (condition: (now: Date, db: Db) => SQL | undefined): Wait['where'] =>
  (db, caller, now) => and(ordersOf(db, caller), condition(now, db))

const shipping = {
  ...ofOrder,
  since: sql`${order.acceptedAt}`,
  limitHours: sellerOrderLimits.ship,
  // The day that the buyer wants the goods on.
  due: { day: order.deliveryDate, late: isLate },
} as const

/** What waits of orders. */
export const orderWaits = {
  acceptOrder: {
    ...ofOrder,
    where: orders((now, db) => isDue(db, 'accept', now)),
    // When it came to the seller: placed, approved and paid, and agreed to where it was above the credit.
    since: sql`greatest(${order.createdAt}, ${order.approvedAt}, ${order.paidAt}, ${creditAgreedAt})`,
    limitHours: sellerOrderLimits.accept,
  },
  allowCredit: { ...ofOrder, where: orders((now, db) => isDue(db, 'credit', now)), since: sql`greatest(${order.createdAt}, ${order.approvedAt})`, limitHours: null },
  shipLate: { ...shipping, where: orders((now, db) => isDue(db, 'late', now)) },
  shipOrder: { ...shipping, where: orders((now, db) => isDue(db, 'ship', now)) },
  takeBack: { ...ofOrder, where: orders((now, db) => isDue(db, 'takeBack', now)), since: sql`${order.createdAt}`, limitHours: null },
  // What they are worth is no sum of refunds.
  refund: { table: order, enterpriseId: order.enterpriseId, where: orders((now, db) => isDue(db, 'refund', now)), since: sql`(select min(refund.created_at) from payment_refund refund where refund.order_id = ${order.id} and refund.status = ${literals(refundStatus.due)})`, limitHours: null },
} as const satisfies Readonly<Partial<Record<WaitingKind, Wait>>>

/** What waits of services and inquiries. */
export const serviceWaits = {
  checkService: {
    table: service,
    where: (db, caller) => and(servicesOf(db, caller), isTurnOf('seller')),
    // Without the time that the applicant took to answer.
    since: sql`coalesce(${service.checkSince}, ${service.createdAt})`,
    enterpriseId: service.enterpriseId,
    limitHours: sellerServiceLimits.check,
  },
  quote: {
    table: inquiry,
    where: (db, caller) => and(inquiriesOf(db, caller), eq(inquiry.status, inquiryStatus.pending)),
    since: sql`${inquiry.createdAt}`,
    enterpriseId: inquiry.enterpriseId,
    limitHours: sellerServiceLimits.quote,
  },
} as const satisfies Readonly<Partial<Record<WaitingKind, Wait>>>

/** Invoices and red letters that are to be issued. */
export const invoiceWait: Wait = {
  table: invoice,
  where: (db, caller, now) => and(invoicesOf(db, caller), isInvoiceDue('issue', now)),
  since: waitsSince,
  enterpriseId: invoice.enterpriseId,
  limitHours: sellerInvoiceLimit,
}

/** Agreements with prices below the floor, since they were sent to be approved. */
export const approvalWait: Wait = {
  table: agreement,
  where: (db, caller) => and(agreementsOf(db, caller), isPending(db)),
  since: sql`(select min(sent.sent_at) from agreement_version sent where sent.agreement_id = ${agreement.id} and sent.status = ${literals(agreementVersionStatus.pending)})`,
  enterpriseId: agreement.enterpriseId,
  limitHours: null,
}

/** What waits of statements: disputes since the buyer's first one. */
export const statementWaits = {
  answerDispute: {
    table: statement,
    where: (db, caller) => and(statementsOf(db, caller), eq(statement.status, statementStatus.disputed)),
    since: sql`${statement.disputedAt}`,
    enterpriseId: statement.enterpriseId,
    limitHours: disputeAnswerHours,
  },
} as const satisfies Readonly<Partial<Record<WaitingKind, Wait>>>
