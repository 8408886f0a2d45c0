import { and, eq, inArray, sql } from 'drizzle-orm'
import { contract, decideAccess, orderLifecycle, orderStatus, statusName, type Home } from '@mall/api/contract'
import type { Db } from '../db/client.ts'
import { approvalStep, orderApproval, orders } from '../db/schema/trade.ts'
import type { Caller } from '../http/define-routes.ts'
import { visibleOrders } from '../order/scope.ts'

/** Statuses whose orders wait for the customer. */
const waitingStatuses = [orderStatus.pendingPayment, orderStatus.pendingReceipt] as const

/** How many orders of each waiting status the list shows the caller; none when they may not open the list. */
const orderTodos = async (db: Db, caller: Caller): Promise<Home['Todos']> => {
  if (decideAccess(contract['POST /api/Order/List'].access, caller.permissions) !== 'allow') return []
  const counts = await db
    .select({ status: orders.status, count: sql<number>`count(*)::int` })
    .from(orders)
    .where(and(visibleOrders(caller), inArray(orders.status, waitingStatuses)))
    .groupBy(orders.status)
  return waitingStatuses.map((status) => ({
    Name: statusName(orderLifecycle, status),
    Count: counts.find((row) => row.status === status)?.count ?? 0,
    Target: { Kind: 'orderList', Status: status },
  }))
}

const approvalTodo = async (db: Db, caller: Caller): Promise<Home['Todos'][number]> => {
  const [approvals] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(approvalStep)
    .innerJoin(orderApproval, eq(orderApproval.id, approvalStep.approvalId))
    .innerJoin(orders, eq(orders.id, orderApproval.orderId))
    .where(and(
      eq(approvalStep.approverId, caller.userId), eq(approvalStep.state, 1),
      eq(orderApproval.status, 1), eq(orders.enterpriseId, caller.enterpriseId),
    ))
  return { Name: '待我审批', Count: approvals?.count ?? 0, Target: { Kind: 'approvalList' } }
}

/** 待办 of home: open tasks of this user, each with the list that shows it. */
export const todosOf = async (db: Db, caller: Caller): Promise<Home['Todos']> => [
  await approvalTodo(db, caller),
  ...(await orderTodos(db, caller)),
]
