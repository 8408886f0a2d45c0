import { and, eq } from 'drizzle-orm'
import { paymentLifecycle, paymentStatus, transitionOf, type PaymentTransitionAction } from '@mall/api/contract'
import { defineMoves } from '../../../platform/actions/define-moves.ts'
import { actingByItself } from '../../../platform/actions/permit.ts'
import type { Tx } from '../../../platform/db/client.ts'
import { orderLog } from '../../../platform/db/schema/order.ts'
import { payment } from '../../../platform/db/schema/payment.ts'
import { yuanText } from '../../../platform/money.ts'

export type PaymentRow = typeof payment.$inferSelect

/** Who writes of payments in the log of an order. */
export const paymentOperator = '支付平台'

const { write } = defineMoves({ lifecycle: paymentLifecycle, table: payment, audited: { entity: 'order', name: 'Payment', idOf: ({ id }) => id } })

/** Moves a locked payment; false when it was moved before. */
export const movePayment = async (tx: Tx, row: PaymentRow, action: PaymentTransitionAction, changes: Partial<Pick<PaymentRow, 'tradeNo' | 'settledAt'>>, now: Date): Promise<boolean> => {
  if (transitionOf(paymentLifecycle, row.status, action) === undefined) return false
  await write(tx, row, action, { ...actingByItself(now), changes })
  return true
}

/** Writes into the log of an order what became of a payment. */
export const notePayment = (tx: Tx, order: { readonly id: number }, text: string, now: Date) =>
  tx.insert(orderLog).values({ orderId: order.id, operator: paymentOperator, text, createdAt: now })

/** What was paid online for an order that has ended without goods becomes 待退款: the provider gives it back. The order is locked. */
export const oweWhatWasPaid = async (tx: Tx, order: { readonly id: number }, now: Date): Promise<void> => {
  const paid = await tx.select().from(payment).where(and(eq(payment.orderId, order.id), eq(payment.kind, 'online'), eq(payment.status, paymentStatus.paid))).for('update')
  for (const row of paid) {
    if (await movePayment(tx, row, 'Owe', {}, now)) await notePayment(tx, order, `已付的${yuanText(row.amountFen)}将原路退回`, now)
  }
}
