import { and, eq, sql, type SQL } from 'drizzle-orm'
import { inquiryStatus, refundStatus, statementStatus } from '@mall/api/contract'
import { agreementVersionStatus, type WaitingKind, type WorkCalendar } from '@mall/api/seller/contract'
import type { Db } from '../../platform/db/client.ts'
import { literals } from '../../platform/db/columns.ts'
import { isPending } from '../agreement/list.ts'
import { record as agreement, visibleTo as agreementsOf } from '../agreement/records.ts'
import { isTurnOf, record as service, visibleTo as servicesOf } from '../after-sales/records.ts'
import { record as inquiry, visibleTo as inquiriesOf } from '../inquiry/records.ts'
import { isDue as isInvoiceDue, waitsSince } from '../invoice/due.ts'
import { record as invoice, visibleTo as invoicesOf } from '../invoice/records.ts'
import { isDue, isLate } from '../order/due.ts'
import { acceptableSince, record as order, visibleTo as ordersOf } from '../order/records.ts'
import { record as statement, visibleTo as statementsOf } from '../statement/records.ts'
import type { Wait } from './read-wait.ts'

const ofOrder = { table: order, enterpriseId: order.enterpriseId, amountFen: order.payableFen } as const

const orders =
  (condition: (calendar: WorkCalendar, now: Date, db: Db) => SQL | undefined): Wait['where'] =>
  (db, caller, calendar, now) => and(ordersOf(db, caller), condition(calendar, now, db))

const shipping = {
  ...ofOrder,
  since: sql`${order.acceptedAt}`,
  limit: 'Ship',
  // The day that the buyer wants the goods on.
  due: { day: order.deliveryDate, late: isLate },
} as const

/** What waits of orders. */
export const orderWaits = {
  acceptOrder: {
    ...ofOrder,
    where: orders((calendar, now, db) => isDue(db, 'accept', calendar, now)),
    since: acceptableSince,
    limit: 'Accept',
  },
  allowCredit: { ...ofOrder, where: orders((calendar, now, db) => isDue(db, 'credit', calendar, now)), since: sql`greatest(${order.createdAt}, ${order.approvedAt})`, limit: null },
  shipLate: { ...shipping, where: orders((calendar, now, db) => isDue(db, 'late', calendar, now)) },
  shipOrder: { ...shipping, where: orders((calendar, now, db) => isDue(db, 'ship', calendar, now)) },
  takeBack: { ...ofOrder, where: orders((calendar, now, db) => isDue(db, 'takeBack', calendar, now)), since: sql`${order.createdAt}`, limit: null },
  // What they are worth is no sum of refunds.
  refund: { table: order, enterpriseId: order.enterpriseId, where: orders((calendar, now, db) => isDue(db, 'refund', calendar, now)), since: sql`(select min(refund.created_at) from payment_refund refund where refund.order_id = ${order.id} and refund.status = ${literals(refundStatus.due)})`, limit: null },
} as const satisfies Readonly<Partial<Record<WaitingKind, Wait>>>

/** What waits of services and inquiries. */
export const serviceWaits = {
  checkService: {
    table: service,
    where: (db, caller) => and(servicesOf(db, caller), isTurnOf('seller')),
    // Without the time that the applicant took to answer.
    since: sql`coalesce(${service.checkSince}, ${service.createdAt})`,
    enterpriseId: service.enterpriseId,
    limit: 'Check',
  },
  quote: {
    table: inquiry,
    where: (db, caller) => and(inquiriesOf(db, caller), eq(inquiry.status, inquiryStatus.pending)),
    since: sql`${inquiry.createdAt}`,
    enterpriseId: inquiry.enterpriseId,
    limit: 'Quote',
  },
} as const satisfies Readonly<Partial<Record<WaitingKind, Wait>>>

/** Invoices and red letters that are to be issued. */
export const invoiceWait: Wait = {
  table: invoice,
  where: (db, caller, calendar, now) => and(invoicesOf(db, caller), isInvoiceDue('issue', calendar, now)),
  since: waitsSince,
  enterpriseId: invoice.enterpriseId,
  limit: 'Invoice',
}

/** Agreements with prices below the floor, since they were sent to be approved. */
export const approvalWait: Wait = {
  table: agreement,
  where: (db, caller) => and(agreementsOf(db, caller), isPending(db)),
  since: sql`(select min(sent.sent_at) from agreement_version sent where sent.agreement_id = ${agreement.id} and sent.status = ${literals(agreementVersionStatus.pending)})`,
  enterpriseId: agreement.enterpriseId,
  limit: null,
}

/** What waits of statements: disputes since the buyer's first one, and what the buyers have not confirmed yet, which silence confirms in the end. */
export const statementWaits = {
  answerDispute: {
    table: statement,
    where: (db, caller) => and(statementsOf(db, caller), eq(statement.status, statementStatus.disputed)),
    since: sql`${statement.disputedAt}`,
    enterpriseId: statement.enterpriseId,
    limit: 'Dispute',
  },
  confirmStatement: {
    table: statement,
    where: (db, caller) => and(statementsOf(db, caller), eq(statement.status, statementStatus.pending)),
    since: sql`${statement.createdAt}`,
    enterpriseId: statement.enterpriseId,
    amountFen: statement.amountFen,
    limit: null,
  },
} as const satisfies Readonly<Partial<Record<WaitingKind, Wait>>>
