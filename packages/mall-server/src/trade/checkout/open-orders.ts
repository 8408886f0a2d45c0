import { and, count, eq, inArray } from 'drizzle-orm'
import { orderStatus, type OrderStatus } from '@mall/api/contract'
import type { Tx } from '../../platform/db/client.ts'
import { orders } from '../../platform/db/schema/order.ts'
import { enterprise, membership } from '../../platform/db/schema/organisation.ts'
import type { Caller } from '../../platform/http/define-routes.ts'
import { BusinessError } from '../../platform/http/errors.ts'

/** Orders that hold stock although nobody has decided on them, or paid for them. */
const openStatuses: readonly OrderStatus[] = [orderStatus.pendingApproval, orderStatus.pendingPayment]

/**
 * Allows a buyer one more order of this status. Their membership is locked, so that orders submitted at the same moment are counted one after
 * the other.
 * @throws BusinessError `OPEN_ORDERS_LIMIT_REACHED` when as many of theirs are open as their company allows.
 */
export const requireRoomForOrder = async (tx: Tx, { userId, enterpriseId }: Pick<Caller, 'userId' | 'enterpriseId'>, status: OrderStatus): Promise<void> => {
  if (!openStatuses.includes(status)) return
  const [member] = await tx
    .select({ limit: enterprise.maxOpenOrders })
    .from(membership)
    .innerJoin(enterprise, eq(enterprise.id, membership.enterpriseId))
    .where(and(eq(membership.userId, userId), eq(membership.enterpriseId, enterpriseId)))
    .for('no key update', { of: membership })
  if (member === undefined) throw new Error('A caller without a membership')
  const [row] = await tx
    .select({ open: count() })
    .from(orders)
    .where(and(eq(orders.userId, userId), eq(orders.enterpriseId, enterpriseId), inArray(orders.status, [...openStatuses])))
  const open = row?.open ?? 0
  if (open < member.limit) return
  throw new BusinessError('OPEN_ORDERS_LIMIT_REACHED', `你有${open}个订单待审批或待付款，已达公司上限（${member.limit}个），请先付款、撤回或等待审批后再提交`)
}
