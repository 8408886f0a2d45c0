import { eq, inArray, sql } from 'drizzle-orm'
import { orderLifecycle, orderStatus, paymentType, refundReason, type OrderStatus, type OrderTransitionAction, type PaymentType, type RefundReason } from '@mall/api/contract'
import { moveHolds } from '../../../company/budget/holds.ts'
import type { Tx } from '../../../platform/db/client.ts'
import { orderLine, orderLog, orderPackage, orderPackageLine, orders } from '../../../platform/db/schema/order.ts'
import { countSales } from './sales.ts'
import { returnStock } from './stock.ts'
import { updateCarried } from '../invoiceable.ts'
import { payBeforeOf } from '../payment.ts'
import type { OrderRow } from '../store.ts'
import { effectsOf } from './effects.ts'
import { tellOfMove } from './notices.ts'
import { oweSurplus, takeAtTheDoor } from './payments.ts'
import { voidShortages } from '../shortages.ts'
import { defineMoves } from '../../../platform/actions/define-moves.ts'
import type { Acting } from '../../../platform/actions/permit.ts'
import { versionConflict } from '../../../platform/records/version.ts'

export interface MoveCause extends Acting {
  /** What the order's log says of it. */
  readonly text: string
  /** The purchaser caused the move and needs no notice of it. */
  readonly isExpected?: boolean
  /** Why, in the words of who made it, for the purchaser's notice. */
  readonly reason?: string
  /** Further columns that the move sets. */
  readonly changes?: Partial<Pick<OrderRow, 'refusedFen' | 'isByHand' | 'goodsFen' | 'freightFen' | 'payableFen' | 'quantity'>>
}

/** 货到付款: the recipient of the goods has paid the carrier. */
const paidAtTheDoor: PaymentType = paymentType.onDelivery

/** The column that remembers when a move was made. */
const timesOf = (order: OrderRow, action: OrderTransitionAction, to: OrderStatus, now: Date): Partial<OrderRow> => {
  if (action === 'Approve' || action === 'ApproveUnpaid') return { approvedAt: now, payBefore: payBeforeOf(order.paymentType, now) }
  if (action === 'Pay' || action === 'ConfirmTransfer') return { paidAt: now, payBefore: null }
  if (action === 'Accept') return { acceptedAt: now }
  if (action === 'Ship' || action === 'CloseShort') return { shippedAt: now }
  if (to === orderStatus.completed) return { receivedAt: now, ...(order.paymentType === paidAtTheDoor ? { paidAt: now } : {}) }
  const ended: readonly OrderStatus[] = [orderStatus.cancelled, orderStatus.withdrawn, orderStatus.approvalRejected, orderStatus.refused]
  return ended.includes(to) ? { closedAt: now, payBefore: null } : {}
}

/** Why a move leaves more paid than is owed. */
const surplusOf: Readonly<Partial<Record<OrderTransitionAction, RefundReason>>> = {
  Pay: refundReason.surplus, CancelShort: refundReason.short, CloseShort: refundReason.short, ConfirmReceipt: refundReason.refused, AutoReceive: refundReason.refused, Refuse: refundReason.refused,
}

/** All that is still on its way arrived: what was refused before stays so. */
const receiveOpen = async (tx: Tx, orderId: number): Promise<void> => {
  const packages = tx.select({ id: orderPackage.id }).from(orderPackage).where(eq(orderPackage.orderId, orderId))
  await tx.update(orderPackageLine).set({ receivedQuantity: sql`quantity - refused_quantity` }).where(inArray(orderPackageLine.packageId, packages))
  await tx.update(orderLine).set({ receivedQuantity: sql`shipped_quantity - refused_quantity` }).where(eq(orderLine.orderId, orderId))
}

const moves = defineMoves({
  lifecycle: orderLifecycle,
  table: orders,
  audited: { entity: 'order', name: 'Order', idOf: ({ orderNo }) => orderNo },
  log: (tx, { id }, line) => tx.insert(orderLog).values({ ...line, orderId: id }),
})

/**
 * The one way by which an order's status changes after its submission: a move of the lifecycle's table, with all its effects,
 * within the caller's transaction. Rows are locked in one order, order → budgets by their ids → stock → product, so that two moves never
 * deadlock.
 * @throws BusinessError when the table has no such move, or when another request moved the order since `order` was read.
 */
export const moveOrder = async (tx: Tx, order: OrderRow, action: OrderTransitionAction, cause: MoveCause): Promise<OrderRow> => {
  const effects = effectsOf(order, action)
  if (effects === null) throw versionConflict()
  const { now } = cause.origin
  const changes = { ...timesOf(order, action, effects.to, now), budgetState: effects.budgetState, stockState: effects.stockState, ...cause.changes }
  const moved = await moves.move(tx, order, action, { ...cause, changes }, async (after) => {
    if (effects.budget !== 'none') await moveHolds(tx, order.id, effects.budget, { operator: cause.operator, now })
    if (effects.returnsStock) {
      await voidShortages(tx, order.id, now)
      await returnStock(tx, order.id, now)
    }
    if (effects.to === orderStatus.pendingReceipt) {
      await tx.update(orderLine).set({ shippedQuantity: orderLine.quantity }).where(eq(orderLine.orderId, order.id))
    }
    if (effects.to === orderStatus.completed) {
      await receiveOpen(tx, order.id)
      await updateCarried(tx, [order.id])
      await countSales(tx, order.id)
      if (order.paymentType === paidAtTheDoor) await takeAtTheDoor(tx, after, now)
    }
    if (after.paidAt !== null) await oweSurplus(tx, after, surplusOf[action] ?? refundReason.ended, now)
  })
  await tellOfMove(tx, order, action, { now, isExpected: cause.isExpected ?? false, reason: cause.reason })
  return moved
}
