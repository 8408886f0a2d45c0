import { and, asc, eq, lte } from 'drizzle-orm'
import { orderStatus, paymentStatus, refundReason, refundStatus } from '@mall/api/contract'
import { actingByItself } from '../../platform/actions/permit.ts'
import type { Tx } from '../../platform/db/client.ts'
import { orders } from '../../platform/db/schema/order.ts'
import { payment, paymentRefund } from '../../platform/db/schema/payment.ts'
import type { Deps } from '../../platform/deps.ts'
import { yuanText } from '../../platform/money.ts'
import { moveOrder } from '../order/lifecycle/move.ts'
import type { OrderRow } from '../order/store.ts'
import { systemOrigin, writeAudit } from '../../platform/audit/audit-log.ts'
import { movePayment, notePayment as note, oweSurplus, paymentOperator as operator, settleRefund, type PaymentRow as Row, type RefundRow } from '../order/lifecycle/payments.ts'
import type { PaymentProvider, PaymentWord } from './provider.ts'

type Host = Pick<Deps, 'db' | 'clock' | 'log'>

/** How long a notice may be on its way before the provider is asked, ms. */
const askAfterMs = 60_000

/** `settled`: known and done with, also when it was before. `wrong`: of no payment of ours, or of another amount. */
export type Settlement = 'settled' | 'wrong'

const paid = async (tx: Tx, order: OrderRow, row: Row, word: PaymentWord, now: Date): Promise<void> => {
  const isWaitedFor = order.status === orderStatus.pendingPayment
  if (!(await movePayment(tx, row, isWaitedFor ? 'Paid' : 'Late', { tradeNo: word.tradeNo, settledAt: now }, now))) return
  if (isWaitedFor) {
    await moveOrder(tx, order, 'Pay', { ...actingByItself(now), operator, text: `在线支付成功，${yuanText(word.amountFen)}` })
    return
  }
  await note(tx, order, `在线支付 ${yuanText(word.amountFen)} 到账时订单已不待付款`, now)
  await oweSurplus(tx, order, refundReason.surplus, now)
  await writeAudit(tx, systemOrigin(now), { action: 'Payment.Late', entity: 'order', entityId: order.orderNo, before: null, after: { PaymentId: row.id } })
}

/** Records the provider's result of a payment, once, under the lock of its order. The browser has no part in it. */
export const settlePayment = ({ db, clock, log }: Host, word: PaymentWord): Promise<Settlement> =>
  db.transaction(async (tx) => {
    const now = clock()
    const [known] = await tx.select({ orderId: payment.orderId }).from(payment).where(and(eq(payment.id, word.paymentId), eq(payment.kind, 'online')))
    if (known === undefined) return 'wrong'
    const [order] = await tx.select().from(orders).where(eq(orders.id, known.orderId)).for('update')
    const [row] = await tx.select().from(payment).where(eq(payment.id, word.paymentId)).for('update')
    if (order === undefined || row === undefined) return 'wrong'
    if (word.amountFen !== row.amountFen) {
      log.error('a payment of another amount was announced', { paymentId: row.id, expectedFen: row.amountFen, announcedFen: word.amountFen })
      return 'wrong'
    }
    if (word.outcome === 'paid') await paid(tx, order, row, word, now)
    else if (await movePayment(tx, row, 'Refused', { tradeNo: word.tradeNo, settledAt: now }, now)) await note(tx, order, '在线支付未成功', now)
    return 'settled'
  })

/** Asks the provider for a refund, as often as it takes: its number makes it one. */
const refund = async ({ db, clock }: Host, provider: PaymentProvider, { id, paymentId, orderId, amountFen }: RefundRow): Promise<void> => {
  await db.update(paymentRefund).set({ triedAt: clock() }).where(eq(paymentRefund.id, id))
  await provider.refund({ refundNo: id, paymentId, amountFen })
  await db.transaction(async (tx) => {
    const now = clock()
    const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for('update')
    const [row] = await tx.select().from(paymentRefund).where(eq(paymentRefund.id, id)).for('update')
    if (order !== undefined && row !== undefined && (await settleRefund(tx, order, row, actingByItself(now)))) await note(tx, order, `款项 ${yuanText(amountFen)} 已原路退回`, now)
  })
}

/** One after another: what cannot be settled must not block the following ones. */
const each = async <One extends { readonly id: string }>({ log }: Pick<Host, 'log'>, what: string, rows: readonly One[], work: (row: One) => Promise<unknown>): Promise<void> => {
  for (const row of rows) {
    try {
      await work(row)
    } catch (error) {
      log.error(`a ${what} cannot be settled`, { id: row.id, error: error instanceof Error ? error.name : 'not an Error' })
    }
  }
}

/**
 * Asks for payments whose notice was lost, and has the provider give back what is owed of online payments. To be called every minute or so; several processes may.
 * @param batch payments and refunds that one run asks for
 */
export const settleOpenPayments = async (deps: Host & Pick<Deps, 'payments'>, batch = 100): Promise<void> => {
  const { db, clock, payments } = deps
  if (payments === null) return
  const before = new Date(clock().getTime() - askAfterMs)
  // Those that were asked for last come after the others: one that was given up, of which the provider never says anything, blocks none.
  const open = await db.select().from(payment).where(and(eq(payment.status, paymentStatus.waiting), lte(payment.askedAt, before))).orderBy(asc(payment.askedAt)).limit(batch)
  await each(deps, 'payment', open, async ({ id }) => {
    await db.update(payment).set({ askedAt: clock() }).where(eq(payment.id, id))
    const word = await payments.query(id)
    if (word !== null) await settlePayment(deps, word)
  })
  // Those that failed last come after the others: a refund that the provider does not take on blocks none.
  const due = await db
    .select({ row: paymentRefund })
    .from(paymentRefund)
    .innerJoin(payment, and(eq(payment.id, paymentRefund.paymentId), eq(payment.kind, 'online')))
    .where(and(eq(paymentRefund.status, refundStatus.due), lte(paymentRefund.triedAt, before)))
    .orderBy(asc(paymentRefund.triedAt))
    .limit(batch)
  await each(deps, 'refund', due.map(({ row }) => row), (row) => refund(deps, payments, row))
}
