import { orderStatus, type OrderDetail, type OrderStatus } from '@mall/api/contract'

/** The times at which an order reached what its step bar shows. */
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

const endings: Partial<Record<OrderStatus, string>> = {
  [orderStatus.approvalRejected]: '审批驳回',
  [orderStatus.withdrawn]: '已撤回',
  [orderStatus.cancelled]: '已取消',
  [orderStatus.refused]: '已拒收',
}

/** The step bar: what was reached, where the order is, what is to come; an order that ended early ends in a failed step. */
export const stepsOf = (order: StepSubject): OrderStep[] => {
  const path: (readonly [string, Date | null])[] = [
    ['提交订单', order.createdAt],
    ...(order.needsApproval ? [['审批', order.approvedAt] as const] : []),
    ...(order.needsPayment ? [['付款', order.paidAt] as const] : []),
    ['商家确认', order.acceptedAt],
    ['发货', order.shippedAt],
    ['确认收货', order.receivedAt],
  ]
  const ending = endings[order.status]
  const reached = path.filter(([, time]) => time !== null).map(([name, time]) => ({ name, time, state: 'done' as const }))
  if (ending !== undefined) return [...reached, { name: ending, time: order.closedAt, state: 'failed' }]
  const firstOpen = path.findIndex(([, time]) => time === null)
  return path.map(([name, time], index) => ({
    name,
    time,
    state: time !== null ? 'done' : index === firstOpen ? 'current' : 'todo',
  }))
}
