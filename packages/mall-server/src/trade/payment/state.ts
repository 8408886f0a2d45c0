import { and, desc, eq } from 'drizzle-orm'
import { orderLifecycle, paymentLifecycle, paymentTypeNames, statusName, type PaymentState } from '@mall/api/contract'
import type { Db } from '../../platform/db/client.ts'
import { payment } from '../../platform/db/schema/payment.ts'
import type { Caller } from '../../platform/http/define-routes.ts'
import { toYuan } from '../../platform/money.ts'
import { allowedActions } from '../order/allowed-actions.ts'
import { findOrder } from '../order/store.ts'
import { askedOrders } from '../order/shortages.ts'
import { stepsOfOrder } from '../order/steps.ts'
import { toInstant } from '../../platform/time.ts'

/** What is to be paid of an order within the caller's scope, and what became of its last online payment. */
export const paymentStateOf = async (db: Db, caller: Caller, orderNo: string): Promise<PaymentState> => {
  const order = await findOrder(db, caller, orderNo)
  const [last] = await db.select().from(payment).where(and(eq(payment.orderId, order.id), eq(payment.kind, 'online'))).orderBy(desc(payment.createdAt)).limit(1)
  const type = order.paymentType
  return {
    OrderNo: order.orderNo,
    Status: order.status,
    StatusName: statusName(orderLifecycle, order.status),
    PaymentType: type,
    PaymentTypeName: paymentTypeNames[type],
    PayableAmount: toYuan(order.payableFen),
    PayBefore: order.payBefore === null ? null : toInstant(order.payBefore),
    Last: last === undefined ? null : { Status: last.status, StatusName: statusName(paymentLifecycle, last.status), StartedAt: toInstant(last.createdAt) },
    Steps: await stepsOfOrder(db, order),
    AllowActions: allowedActions(caller, { ...order, isAsked: (await askedOrders(db, [order.id])).has(order.id) }),
    Version: order.version,
  }
}
