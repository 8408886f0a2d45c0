import { and, eq } from 'drizzle-orm'
import { afterSalesLifecycle, transitionOf, type Actor, type AfterSalesTransitionAction } from '@mall/api/contract'
import { refund } from '../../company/budget/rules.ts'
import { applyBudgetChange, lockBudget } from '../../company/budget/store.ts'
import type { Tx } from '../../platform/db/client.ts'
import { afterSalesLog } from '../../platform/db/schema/after-sales.ts'
import { orderLine, orderLog } from '../../platform/db/schema/order.ts'
import { yuanText } from '../../platform/money.ts'
import { giveBackStock } from '../order/lifecycle/stock.ts'
import type { OrderRow } from '../order/store.ts'
import { writeAudit, type Origin } from '../../platform/audit/audit-log.ts'
import { updatedRow, versionConflict } from '../../platform/records/version.ts'
import { tellOfMove } from './notices.ts'
import { record, type AfterSalesRow } from './records.ts'

export interface MoveCause {
  readonly by: Extract<Actor, 'purchaser' | 'seller'>
  readonly operator: string
  /** What the log says of it. */
  readonly text: string
  readonly origin: Origin
  /** What the move writes down besides. */
  readonly changes?: Partial<Pick<AfterSalesRow, 'sellerNote' | 'carrier' | 'trackingNo'>>
}

/** The column that remembers when a move was made. */
const timesOf = (action: AfterSalesTransitionAction, now: Date): Partial<AfterSalesRow> => {
  if (action === 'Approve') return { reviewedAt: now }
  if (action === 'Reject') return { reviewedAt: now, closedAt: now }
  if (action === 'FillExpress') return { sentAt: now }
  if (action === 'Receive') return { receivedAt: now }
  if (action === 'Finish') return { finishedAt: now }
  return action === 'Reopen' ? { reopenedAt: now } : { closedAt: now }
}

const giveGoodsBack = async (tx: Tx, { lineId, quantity }: AfterSalesRow, order: OrderRow, now: Date): Promise<void> => {
  const [line] = await tx.select({ productId: orderLine.productId }).from(orderLine).where(eq(orderLine.id, lineId))
  if (line === undefined) throw new Error(`No line ${lineId}`)
  await giveBackStock(tx, order.id, [{ productId: line.productId, areaCode: order.stockArea, change: quantity }], now)
}

/** Gives the money of a 退货 back, to the budget too: once, also when the seller finishes again. Freight stays paid. */
const giveMoneyBack = async (tx: Tx, service: AfterSalesRow, order: OrderRow, { operator, origin }: MoveCause): Promise<boolean> => {
  const { refundFen } = service
  if (refundFen === null || service.refundedAt !== null) return false
  if (order.budgetId !== null && order.budgetState === 'used') {
    const budget = await lockBudget(tx, order.budgetId)
    await applyBudgetChange(tx, budget, refund(budget, refundFen), { orderId: order.id, operator, now: origin.now })
  }
  await tx.insert(orderLog).values({ orderId: order.id, operator, text: `售后退款${yuanText(refundFen)}（${service.returnNo}）`, createdAt: origin.now })
  return true
}

export interface LockedService {
  readonly service: AfterSalesRow
  readonly order: OrderRow
}

/** A move with its effects and its line in the log, without telling anybody: what the demo data has of the past. */
export const makeMove = async (tx: Tx, { service, order }: LockedService, action: AfterSalesTransitionAction, cause: MoveCause): Promise<AfterSalesRow> => {
  const transition = transitionOf(afterSalesLifecycle, service.status, action)
  if (transition === undefined || !transition.who.includes(cause.by)) throw versionConflict()
  const { now } = cause.origin
  const isRefunded = action === 'Finish' && (await giveMoneyBack(tx, service, order, cause))
  if (action === 'Receive' && service.type === 1) await giveGoodsBack(tx, service, order, now)
  const moved = updatedRow(
    await tx
      .update(record)
      .set({ status: transition.to, version: service.version + 1, ...timesOf(action, now), ...(isRefunded ? { refundedAt: now } : {}), ...cause.changes })
      .where(and(eq(record.id, service.id), eq(record.version, service.version)))
      .returning(),
  )
  await tx.insert(afterSalesLog).values({ afterSalesId: service.id, operator: cause.operator, text: cause.text, createdAt: now })
  return moved
}

/**
 * The one way by which a service moves after its application: a move of the lifecycle's table by who may make it, with all its effects,
 * within the caller's transaction. Order and service are locked. The goods of a 退货 are in the stock again when the seller has received
 * them; its money goes back when the seller finishes. What is exchanged or repaired changes neither stock nor money.
 * @throws BusinessError when the table has no such move.
 */
export const moveAfterSales = async (tx: Tx, locked: LockedService, action: AfterSalesTransitionAction, cause: MoveCause): Promise<AfterSalesRow> => {
  const { service } = locked
  const moved = await makeMove(tx, locked, action, cause)
  await tellOfMove(tx, moved, action, cause.origin.now)
  await writeAudit(tx, cause.origin, {
    action: `AfterSales.${action}`, entity: 'afterSales', entityId: service.returnNo, before: { Status: service.status }, after: { Status: moved.status },
  })
  return moved
}
