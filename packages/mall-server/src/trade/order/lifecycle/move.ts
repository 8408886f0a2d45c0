import { and, eq } from 'drizzle-orm'
import { orderStatus, type OrderStatus, type OrderTransitionAction, type PaymentType } from '@mall/api/contract'
import { refund, release, useFrozen } from '../../../company/budget/rules.ts'
import { applyBudgetChange, lockBudget } from '../../../company/budget/store.ts'
import type { Tx } from '../../../platform/db/client.ts'
import { orderLine, orderLog, orders } from '../../../platform/db/schema/order.ts'
import { countSales } from './sales.ts'
import { returnStock } from './stock.ts'
import { payBeforeOf } from '../payment.ts'
import { type OrderRow } from '../store.ts'
import { effectsOf, type MoveEffects } from './effects.ts'
import { tellOfMove } from './notices.ts'
import { updatedRow, versionConflict } from '../../../platform/records/version.ts'
import { type Origin, writeAudit } from '../../../platform/audit/audit-log.ts'

export interface MoveCause {
  readonly operator: string
  /** What the order's log says of it. */
  readonly text: string
  readonly origin: Origin
  /** It follows from what the purchaser has just done: they need no notice of it. */
  readonly isExpected?: boolean
}

/** 货到付款: who receives the goods has paid the carrier. */
const paidAtTheDoor: PaymentType = 5

/** The column that remembers when a move was made. */
const timesOf = (order: OrderRow, action: OrderTransitionAction, to: OrderStatus, now: Date): Partial<typeof orders.$inferInsert> => {
  if (action === 'Approve' || action === 'ApproveUnpaid') return { approvedAt: now, payBefore: payBeforeOf(order.paymentType as PaymentType, now) }
  if (action === 'Pay' || action === 'ConfirmTransfer') return { paidAt: now, payBefore: null }
  if (action === 'Accept') return { acceptedAt: now }
  if (action === 'Ship') return { shippedAt: now }
  if (to === orderStatus.completed) return { receivedAt: now, ...(order.paymentType === paidAtTheDoor ? { paidAt: now } : {}) }
  const ended: readonly OrderStatus[] = [orderStatus.cancelled, orderStatus.withdrawn, orderStatus.approvalRejected, orderStatus.refused]
  return ended.includes(to) ? { closedAt: now, payBefore: null } : {}
}

const holdingsAfter = (order: OrderRow, effects: MoveEffects): Partial<typeof orders.$inferInsert> => ({
  budgetState: effects.budget === 'none' ? order.budgetState : effects.budget === 'useFrozen' ? 'used' : 'returned',
  stockState: effects.returnsStock ? 'returned' : order.stockState,
})

const changeBudget = async (tx: Tx, order: OrderRow, effect: Exclude<MoveEffects['budget'], 'none'>, cause: MoveCause): Promise<void> => {
  if (order.budgetId === null) throw new Error(`Order ${order.orderNo} holds a budget but names none`)
  const change = { useFrozen, release, refund }[effect]
  const budget = await lockBudget(tx, order.budgetId)
  await applyBudgetChange(tx, budget, change(budget, order.payableFen), { orderId: order.id, operator: cause.operator, now: cause.origin.now })
}

/**
 * The one way by which an order's status changes after its submission: a move of the lifecycle's table, with all its effects,
 * within the caller's transaction. Rows are locked in one order, order → budget → stock → product, so that two moves never
 * deadlock.
 * @throws BusinessError when the table has no such move, or when another request moved the order since `order` was read.
 */
export const moveOrder = async (tx: Tx, order: OrderRow, action: OrderTransitionAction, cause: MoveCause): Promise<OrderRow> => {
  const effects = effectsOf(order, action)
  if (effects === null) throw versionConflict()
  const { now } = cause.origin
  const moved = updatedRow(await tx
    .update(orders)
    .set({ status: effects.to, version: order.version + 1, ...timesOf(order, action, effects.to, now), ...holdingsAfter(order, effects) })
    .where(and(eq(orders.id, order.id), eq(orders.version, order.version), eq(orders.status, order.status)))
    .returning())
  if (effects.budget !== 'none') await changeBudget(tx, order, effects.budget, cause)
  if (effects.returnsStock) await returnStock(tx, order.id, now)
  if (effects.to === orderStatus.pendingReceipt) {
    await tx.update(orderLine).set({ shippedQuantity: orderLine.quantity }).where(eq(orderLine.orderId, order.id))
  }
  if (effects.to === orderStatus.completed) {
    await tx.update(orderLine).set({ receivedQuantity: orderLine.shippedQuantity }).where(eq(orderLine.orderId, order.id))
    await countSales(tx, order.id)
  }
  await tx.insert(orderLog).values({ orderId: order.id, operator: cause.operator, text: cause.text, createdAt: now })
  await tellOfMove(tx, order, action, { now, isExpected: cause.isExpected ?? false })
  await writeAudit(tx, cause.origin, {
    action: `Order.${action}`, entity: 'order', entityId: order.orderNo, before: { Status: order.status }, after: { Status: effects.to },
  })
  return { ...moved, status: effects.to }
}
