import { and, asc, eq } from 'drizzle-orm'
import { orderLifecycle, orderStatus, paymentTypeNames, statusName, type SubmitResult } from '@mall/api/contract'
import { waitingApprovers } from '../../company/approval-flow/store.ts'
import type { Db } from '../../platform/db/client.ts'
import { orderLine, orders } from '../../platform/db/schema/order.ts'
import type { Caller } from '../../platform/http/define-routes.ts'
import { BusinessError } from '../../platform/http/errors.ts'
import { allowedActions } from '../order/allowed-actions.ts'
import { askedOrders } from '../order/shortages.ts'
import { stepsOfOrder } from '../order/steps.ts'
import { toInstant } from '../../platform/time.ts'
import { orderSumsOf } from '../order/sums.ts'

const stateOf = (status: number): SubmitResult['State'] => {
  if (status === orderStatus.pendingApproval) return 'approving'
  return status === orderStatus.pendingPayment ? 'unpaid' : 'submitted'
}

/**
 * The current outcome of one of the caller's submissions.
 * @throws BusinessError when it does not exist or is another user's.
 */
export const submitResultOf = async (db: Db, caller: Caller, submitId: string): Promise<SubmitResult> => {
  const [order] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.submitId, submitId), eq(orders.userId, caller.userId), eq(orders.enterpriseId, caller.enterpriseId)))
  if (order === undefined) throw new BusinessError('SUBMISSION_NOT_FOUND', '提交记录不存在')
  const state = stateOf(order.status)
  const lines = await db.select().from(orderLine).where(eq(orderLine.orderId, order.id)).orderBy(asc(orderLine.id))
  return {
    SubmitId: submitId,
    OrderNo: order.orderNo,
    State: state,
    ...orderSumsOf(order, lines),
    Status: order.status,
    StatusName: statusName(orderLifecycle, order.status),
    PaymentType: order.paymentType,
    PaymentTypeName: paymentTypeNames[order.paymentType],
    ApproverNames: state === 'approving' ? await waitingApprovers(db, order.id) : [],
    PayBefore: order.payBefore === null ? null : toInstant(order.payBefore),
    DeliveryDate: order.deliveryDate,
    Steps: await stepsOfOrder(db, order),
    AllowActions: allowedActions(caller, { ...order, isAsked: (await askedOrders(db, [order.id])).has(order.id) }),
  }
}
