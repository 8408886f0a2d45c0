import { orderStatus, type OrderStatus } from '@mall/api/contract'
import { toDay } from '../../platform/time.ts'
import { hasBudget, type BudgetEvent } from './budgets.ts'
import type { DraftOrder } from './generate.ts'

const returned: ReadonlySet<OrderStatus> = new Set([orderStatus.approvalRejected, orderStatus.withdrawn, orderStatus.cancelled])

/** True when stock and budget of an order were released. */
export const isReturned = (order: DraftOrder): boolean => returned.has(order.course.status)

/** True when all of an order was refused: its budget was released, its goods, damaged, are not in the stock. */
export const isRefused = (order: DraftOrder): boolean => order.course.status === orderStatus.refused

/** The final effect of an order on its budgets. */
export const budgetStateOf = (order: DraftOrder): 'none' | 'frozen' | 'used' | 'returned' => {
  if (!hasBudget(order.purchaser.departmentId)) return 'none'
  if (isReturned(order) || isRefused(order)) return 'returned'
  return order.course.status === orderStatus.pendingApproval ? 'frozen' : 'used'
}

/** Everything that an order did to each of its department's budgets, in the order of time. */
export const budgetEventsOf = (order: DraftOrder, orderId: number): BudgetEvent[] => {
  const { course, purchaser } = order
  if (!hasBudget(purchaser.departmentId)) return []
  const event = (kind: BudgetEvent['kind'], at: Date): BudgetEvent => ({
    kind, orderId, at,
    departmentId: purchaser.departmentId,
    orderDay: toDay(course.createdAt),
    amountFen: order.payableFen,
    operator: purchaser.nickname,
  })
  const events = [event(order.nodes.length > 0 ? 'freeze' : 'use', course.createdAt)]
  if (course.approvedAt !== null && order.nodes.length > 0) events.push(event('useFrozen', course.approvedAt))
  if ((isReturned(order) || isRefused(order)) && course.closedAt !== null) {
    events.push(event(order.nodes.length > 0 && course.approvedAt === null ? 'release' : 'refund', course.closedAt))
  }
  return events
}
