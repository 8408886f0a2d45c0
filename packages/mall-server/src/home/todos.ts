import { and, inArray, sql } from 'drizzle-orm'
import { contract, decideAccess, orderLifecycle, orderStatus, statusName, type Home } from '@mall/api/contract'
import { waitingFor } from '../approval/list.ts'
import type { Db } from '../db/client.ts'
import { orders } from '../db/schema/order.ts'
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

/** 待办 of home: open tasks of this user, each with the list that shows it. */
export const todosOf = async (db: Db, caller: Caller): Promise<Home['Todos']> => [
  { Name: '待我审批', Count: (await waitingFor(db, caller)).count, Target: { Kind: 'approvalList' } },
  ...(await orderTodos(db, caller)),
]
