import { and, asc, eq, exists, inArray } from 'drizzle-orm'
import type { Tx } from '../../platform/db/client.ts'
import { productStock } from '../../platform/db/schema/catalogue.ts'
import { orderApproval } from '../../platform/db/schema/approval.ts'
import { budget, budgetHold } from '../../platform/db/schema/budget.ts'
import { orderLine, orders } from '../../platform/db/schema/order.ts'
import type { Caller } from '../../platform/http/define-routes.ts'
import { visibleApprovals } from './scope.ts'

/**
 * Locks all that decisions on several approvals may change, kind by kind in the one order of the mall (order → budgets → stock) and each by
 * its id: one after the other they would take these locks mixed, and two batches could wait for each other for ever.
 */
export const lockForBatch = async (tx: Tx, caller: Caller, approvalNos: readonly string[]): Promise<void> => {
  const ofBatch = tx
    .select({ id: orders.id })
    .from(orderApproval)
    .innerJoin(orders, eq(orders.id, orderApproval.orderId))
    .where(and(inArray(orderApproval.approvalNo, [...approvalNos]), visibleApprovals(tx, caller)))
  const locked = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(inArray(orders.id, ofBatch))
    .orderBy(asc(orders.id))
    .for('update')
  const orderIds = locked.map(({ id }) => id)
  if (orderIds.length === 0) return
  const ofHolds = tx.select({ id: budgetHold.budgetId }).from(budgetHold).where(inArray(budgetHold.orderId, orderIds))
  await tx.select({ id: budget.id }).from(budget).where(inArray(budget.id, ofHolds)).orderBy(asc(budget.id)).for('update')
  const ofLines = tx
    .select({ one: orderLine.id })
    .from(orderLine)
    .innerJoin(orders, eq(orders.id, orderLine.orderId))
    .where(and(inArray(orderLine.orderId, orderIds), eq(orderLine.productId, productStock.productId), eq(orders.stockArea, productStock.areaCode)))
  await tx
    .select({ id: productStock.productId })
    .from(productStock)
    .where(exists(ofLines))
    .orderBy(asc(productStock.productId), asc(productStock.areaCode))
    .for('update')
}
