import { orderLifecycle, orderStatus, statusName, type OrderDetail, type OrderStatus } from '@mall/api/contract'
import { neededApproval } from '../../company/approval-flow/store.ts'
import type { Db } from '../../platform/db/client.ts'
import { toInstant } from '../../platform/time.ts'
import { isPrepaid } from './payment.ts'
import type { OrderRow } from './store.ts'

/** The times at which an order reached the steps of its step bar. */
export interface OrderTimes {
  readonly createdAt: Date
  readonly approvedAt: Date | null
  readonly paidAt: Date | null
  readonly acceptedAt: Date | null
  readonly shippedAt: Date | null
  readonly receivedAt: Date | null
  readonly closedAt: Date | null
}

export interface StepSubject extends OrderTimes {
  readonly status: OrderStatus
  readonly needsApproval: boolean
  readonly needsPayment: boolean
}

export interface OrderStep {
  readonly name: string
  readonly time: Date | null
  readonly state: OrderDetail['Steps'][number]['State']
}

/** Statuses in which an order ended early. */
const endings: ReadonlySet<OrderStatus> = new Set([orderStatus.approvalRejected, orderStatus.withdrawn, orderStatus.cancelled, orderStatus.refused])

/** The step bar: reached steps, the current step, steps to come; an order that ended early ends in a failed step. */
export const stepsOf = (order: StepSubject): OrderStep[] => {
  const path: (readonly [string, Date | null])[] = [
    ['提交订单', order.createdAt],
    ...(order.needsApproval ? [['审批', order.approvedAt] as const] : []),
    ...(order.needsPayment ? [['付款', order.paidAt] as const] : []),
    ['商家确认', order.acceptedAt],
    ['发货', order.shippedAt],
    ['确认收货', order.receivedAt],
  ]
  const reached = path.filter(([, time]) => time !== null).map(([name, time]) => ({ name, time, state: 'done' as const }))
  if (endings.has(order.status)) return [...reached, { name: statusName(orderLifecycle, order.status), time: order.closedAt, state: 'failed' }]
  const firstOpen = path.findIndex(([, time]) => time === null)
  return path.map(([name, time], index) => ({
    name,
    time,
    state: time !== null ? 'done' : index === firstOpen ? 'current' : 'todo',
  }))
}

/** The step bar as it is sent. */
export const stepsToWire = (order: StepSubject): OrderDetail['Steps'] =>
  stepsOf(order).map(({ name, time, state }) => ({ Name: name, Time: time === null ? null : toInstant(time), State: state }))

/** The step bar of an order, as it is sent, where the record of its approval is not read. */
export const stepsOfOrder = async (db: Db, order: OrderRow): Promise<OrderDetail['Steps']> =>
  stepsToWire({ ...order, needsApproval: await neededApproval(db, order.id), needsPayment: isPrepaid(order.paymentType) })
