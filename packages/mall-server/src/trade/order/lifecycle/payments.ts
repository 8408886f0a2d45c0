import { and, asc, desc, eq, inArray, isNotNull, ne, sum } from 'drizzle-orm'
import { orderStatus, paymentLifecycle, paymentStatus, refundLifecycle, refundReasonNames, refundStatus, transitionOf, type PaymentTransitionAction, type RefundReason } from '@mall/api/contract'
import { defineMoves } from '../../../platform/actions/define-moves.ts'
import { actingByItself, type Acting } from '../../../platform/actions/permit.ts'
import { writeAudit } from '../../../platform/audit/audit-log.ts'
import type { Db, Tx } from '../../../platform/db/client.ts'
import { afterSales } from '../../../platform/db/schema/after-sales.ts'
import { orderLog } from '../../../platform/db/schema/order.ts'
import { payment, paymentRefund } from '../../../platform/db/schema/payment.ts'
import { toYuan, yuanText } from '../../../platform/money.ts'
import type { OrderRow } from '../store.ts'
import { arrivedStatuses, owedFen, refundShares } from './refund-rules.ts'

export type PaymentRow = typeof payment.$inferSelect

export type RefundRow = typeof paymentRefund.$inferSelect

/** Who writes of payments in the log of an order. */
export const paymentOperator = '支付平台'

const payments = defineMoves({ lifecycle: paymentLifecycle, table: payment, audited: { entity: 'order', name: 'Payment', idOf: ({ id }) => id } })

const refunds = defineMoves({ lifecycle: refundLifecycle, table: paymentRefund, audited: { entity: 'order', name: 'Refund', idOf: ({ id }) => id } })

/** Moves a locked payment; false when it was moved before. */
export const movePayment = async (tx: Tx, row: PaymentRow, action: PaymentTransitionAction, changes: Partial<Pick<PaymentRow, 'tradeNo' | 'settledAt'>>, now: Date): Promise<boolean> => {
  if (transitionOf(paymentLifecycle, row.status, action) === undefined) return false
  await payments.write(tx, row, action, { ...actingByItself(now), changes })
  return true
}

/** Writes into the log of an order what became of a payment. */
export const notePayment = (tx: Tx, order: { readonly id: number }, text: string, now: Date, operator = paymentOperator) =>
  tx.insert(orderLog).values({ orderId: order.id, operator, text, createdAt: now })

/** What went back for goods of these orders that were returned, fen, by order; an order of which nothing went back is not in it. */
export const returnedFenOf = async (db: Db, orderIds: readonly number[]): Promise<ReadonlyMap<number, number>> => {
  if (orderIds.length === 0) return new Map()
  const rows = await db
    .select({ orderId: afterSales.orderId, fen: sum(afterSales.refundFen).mapWith(Number) })
    .from(afterSales)
    .where(and(inArray(afterSales.orderId, [...orderIds]), isNotNull(afterSales.refundedAt)))
    .groupBy(afterSales.orderId)
  return new Map(rows.map(({ orderId, fen }) => [orderId, fen ?? 0]))
}

/** What went back for goods of an order that were returned, fen. */
export const returnedFen = async (db: Db, orderId: number): Promise<number> => (await returnedFenOf(db, [orderId])).get(orderId) ?? 0

/**
 * Owes a refund of what was paid for an order beyond what it costs now, to the fen: to be called by each step that lowers that, in its transaction, with the order locked
 * and as the step leaves it. What was paid online the provider gives back (`trade/payment`); a transfer, and what was paid at the door, one of the staff transfers and
 * writes down. Nothing where nothing was paid: 账期月结, and 货到付款 before its receipt.
 */
export const oweSurplus = async (tx: Tx, order: OrderRow, reason: RefundReason, now: Date): Promise<void> => {
  const arrived = await tx
    .select()
    .from(payment)
    .where(and(eq(payment.orderId, order.id), inArray(payment.status, [...arrivedStatuses])))
    .orderBy(desc(payment.settledAt), desc(payment.id))
    .for('update')
  if (arrived.length === 0) return
  for (const { payment: row, fen } of refundShares(arrived, owedFen(order, await returnedFen(tx, order.id)))) {
    const refundFen = row.refundFen + fen
    await tx.update(payment).set({ refundFen }).where(eq(payment.id, row.id))
    await tx.insert(paymentRefund).values({ paymentId: row.id, orderId: order.id, amountFen: fen, reason, status: refundStatus.due, createdAt: now, triedAt: now })
    if (refundFen === row.amountFen) await movePayment(tx, row, 'Owe', {}, now)
    const why = refundReasonNames[reason]
    await (row.kind === 'online' ? notePayment(tx, order, `已付的 ${yuanText(fen)} 将原路退回（${why}）`, now) : notePayment(tx, order, `已付的 ${yuanText(fen)} 待退款（${why}）`, now, '系统'))
  }
}

/** The carrier has taken at the door what an order costs: it is a payment like any other, of which returned goods are refunded. */
export const takeAtTheDoor = async (tx: Tx, order: OrderRow, now: Date): Promise<void> => {
  await tx.insert(payment).values({
    orderId: order.id, enterpriseId: order.enterpriseId, userId: order.userId, kind: 'delivery', status: paymentStatus.paid,
    amountFen: owedFen(order, 0), transferFen: null, tradeNo: null, createdAt: now, settledAt: now,
  })
}

/** Money of an order is back: its refund, and the payment when all of it is. Order and refund are locked; false when it was known before. */
export const settleRefund = async (tx: Tx, order: OrderRow, row: RefundRow, acting: Acting, changes: Partial<Pick<RefundRow, 'reference' | 'paidOn' | 'staffId'>> = {}): Promise<boolean> => {
  if (transitionOf(refundLifecycle, row.status, 'Refund') === undefined) return false
  const { now } = acting.origin
  await refunds.write(tx, row, 'Refund', { ...acting, changes: { ...changes, settledAt: now } })
  const { reference = null, paidOn = null } = changes
  await writeAudit(tx, acting.origin, { action: 'Payment.Refund', entity: 'order', entityId: order.orderNo, before: null, after: { RefundNo: row.id, AmountFen: row.amountFen, Reference: reference, PaidOn: paidOn } })
  const [paid] = await tx.select().from(payment).where(eq(payment.id, row.paymentId)).for('update')
  const open = await tx.$count(paymentRefund, and(eq(paymentRefund.paymentId, row.paymentId), eq(paymentRefund.status, refundStatus.due)))
  if (paid !== undefined && open === 0 && paid.refundFen === paid.amountFen) await movePayment(tx, paid, 'Refund', {}, now)
  return true
}

/** Whether somebody pays for an order right now: what it costs must not change meanwhile. Of one that is paid for already a payment may have been given up. */
export const isBeingPaid = async (db: Db, { id, status }: Pick<OrderRow, 'id' | 'status'>): Promise<boolean> =>
  status === orderStatus.pendingPayment && (await db.$count(payment, and(eq(payment.orderId, id), eq(payment.status, paymentStatus.waiting)))) > 0

/** What of an order has gone back to those who paid, and what is going back, fen. */
export interface PaidBack {
  readonly doneFen: number
  readonly dueFen: number
}

/** The amounts as they are sent: 已退款 and 退款中. */
export const paidBackInYuan = (back: PaidBack | undefined) => ({ PaidBackAmount: toYuan(back?.doneFen ?? 0), PayingBackAmount: toYuan(back?.dueFen ?? 0) })

/** Refunds of orders that no provider makes: one of the staff transfers them. */
const isByHand = and(eq(paymentRefund.status, refundStatus.due), ne(payment.kind, 'online'))

/** The refunds of a locked order that wait for a transfer of the seller. */
export const refundsByHand = async (db: Db, orderId: number): Promise<RefundRow[]> => {
  const rows = await db.select({ row: paymentRefund }).from(paymentRefund).innerJoin(payment, eq(payment.id, paymentRefund.paymentId)).where(and(eq(paymentRefund.orderId, orderId), isByHand)).orderBy(asc(paymentRefund.createdAt), asc(paymentRefund.id))
  return rows.map(({ row }) => row)
}

/** Orders of which something waits for a transfer of the seller. */
export const ordersToRefund = (db: Db) => db.select({ orderId: paymentRefund.orderId }).from(paymentRefund).innerJoin(payment, eq(payment.id, paymentRefund.paymentId)).where(isByHand)

/** What went back and is going back of each of these orders; an order of which nothing does is left out. */
export const paidBackOf = async (db: Db, orderIds: readonly number[]): Promise<ReadonlyMap<number, PaidBack>> => {
  if (orderIds.length === 0) return new Map()
  const rows = await db
    .select({ orderId: paymentRefund.orderId, status: paymentRefund.status, fen: sum(paymentRefund.amountFen) })
    .from(paymentRefund)
    .where(inArray(paymentRefund.orderId, [...orderIds]))
    .groupBy(paymentRefund.orderId, paymentRefund.status)
  const byOrder = new Map<number, PaidBack>()
  for (const { orderId, status, fen } of rows) {
    const before = byOrder.get(orderId) ?? { doneFen: 0, dueFen: 0 }
    byOrder.set(orderId, status === refundStatus.done ? { ...before, doneFen: Number(fen) } : { ...before, dueFen: Number(fen) })
  }
  return byOrder
}
