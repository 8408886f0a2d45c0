import { and, asc, eq, inArray, lte } from 'drizzle-orm'
import { orderStatus, paymentStatus } from '@mall/api/contract'
import { actingByItself } from '../../platform/actions/permit.ts'
import type { Tx } from '../../platform/db/client.ts'
import { orders } from '../../platform/db/schema/order.ts'
import { payment } from '../../platform/db/schema/payment.ts'
import type { Deps } from '../../platform/deps.ts'
import { yuanText } from '../../platform/money.ts'
import { moveOrder } from '../order/lifecycle/move.ts'
import type { OrderRow } from '../order/store.ts'
import { systemOrigin, writeAudit } from '../../platform/audit/audit-log.ts'
import { movePayment, notePayment as note, paymentOperator as operator, type PaymentRow as Row } from '../order/lifecycle/payments.ts'
import type { PaymentProvider, PaymentWord } from './provider.ts'

type Host = Pick<Deps, 'db' | 'clock' | 'log'>

/** How long a notice may be on its way before the provider is asked, ms. */
const askAfterMs = 60_000

/** Payments that one run asks for. */
const batch = 100

/** `settled`: known and done with, also when it was before. `wrong`: of no payment of ours, or of another amount. */
export type Settlement = 'settled' | 'wrong'

const paid = async (tx: Tx, order: OrderRow, row: Row, word: PaymentWord, now: Date): Promise<void> => {
  const isWaitedFor = order.status === orderStatus.pendingPayment
  if (!(await movePayment(tx, row, isWaitedFor ? 'Paid' : 'Late', { tradeNo: word.tradeNo, settledAt: now }, now))) return
  if (isWaitedFor) {
    await moveOrder(tx, order, 'Pay', { ...actingByItself(now), operator, text: `在线支付成功，${yuanText(word.amountFen)}` })
    return
  }
  await note(tx, order, `在线支付${yuanText(word.amountFen)}到账时订单已不待付款，款项将原路退回`, now)
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

const refund = async ({ db, clock }: Host, provider: PaymentProvider, row: Row): Promise<void> => {
  await provider.refund(row.id, row.amountFen)
  await db.transaction(async (tx) => {
    const [order] = await tx.select().from(orders).where(eq(orders.id, row.orderId)).for('update')
    const [late] = await tx.select().from(payment).where(eq(payment.id, row.id)).for('update')
    if (order !== undefined && late !== undefined && (await movePayment(tx, late, 'Refund', {}, clock()))) await note(tx, order, `款项${yuanText(row.amountFen)}已原路退回`, clock())
  })
}

/** Asks for payments whose notice was lost, and gives back those that came too late, or whose order ended after them. To be called every minute or so. */
export const settleOpenPayments = async (deps: Host & Pick<Deps, 'payments'>): Promise<void> => {
  const { db, clock, log, payments } = deps
  if (payments === null) return
  const before = new Date(clock().getTime() - askAfterMs)
  const open = await db
    .select()
    .from(payment)
    .where(and(inArray(payment.status, [paymentStatus.waiting, paymentStatus.late]), lte(payment.createdAt, before)))
    .orderBy(asc(payment.createdAt))
    .limit(batch)
  for (const row of open) {
    try {
      if (row.status === paymentStatus.late) {
        await refund(deps, payments, row)
        continue
      }
      const word = await payments.query(row.id)
      if (word !== null) await settlePayment(deps, word)
    } catch (error) {
      // A payment that cannot be settled must not block the following ones.
      log.error('a payment cannot be settled', { paymentId: row.id, error: error instanceof Error ? error.name : 'not an Error' })
    }
  }
}
