import { invoiceState, orderStatus, shiftDay } from '@mall/api/contract'
import { reasonNames } from '../../company/approval-flow/rules.ts'
import { lineSnapshot } from '../../trade/checkout/line-snapshot.ts'
import { isPrepaid } from '../../trade/order/payment.ts'
import { defaultWorkCalendar, isWorkingDay } from '@mall/api/seller/contract'
import { orderNoOf } from '../../trade/checkout/order-no.ts'
import { toDay } from '../../platform/time.ts'
import { firstLevelName } from '../catalogue/tree.ts'
import type { budgetHold } from '../../platform/db/schema/budget.ts'
import type { orderLine, orderLog, orders, OrderAddress, OrderInvoice } from '../../platform/db/schema/order.ts'
import type { Random } from '../../platform/seeded-random.ts'
import { budgetStateOf, isRefused, isReturned } from './effects.ts'
import type { DraftOrder } from './generate.ts'

type OrderInsert = typeof orders.$inferInsert
type HoldInsert = typeof budgetHold.$inferInsert
type LineInsert = typeof orderLine.$inferInsert
type LogInsert = typeof orderLog.$inferInsert

/** Reasons of a purchase of something. */
const purposesOf = (goods: string): readonly string[] => [
  `季度补充${goods}`, `新员工入职，添置${goods}`, `部门活动，采购${goods}`, `${goods}库存不足，补货`, `办公区公共${goods}`, `项目启动，采购${goods}`,
]

/** Orders that wait in the warehouse have a delivery date some weeks ahead, so that the demo shows them for a while. */
const deliveryDay = (order: DraftOrder, now: Date, random: Random): string | null => {
  const waits =
    order.course.status === orderStatus.pendingConfirmation ||
    order.course.status === orderStatus.preparing ||
    order.course.status === orderStatus.partlyShipped
  if (!waits) return null
  let day = shiftDay(toDay(now), random.int(order.course.status === orderStatus.pendingConfirmation ? 14 : 8, 30))
  while (!isWorkingDay(defaultWorkCalendar, day)) day = shiftDay(day, 1)
  return day
}

const isShipped = (order: DraftOrder): boolean => order.course.shippedAt !== null

/** Of an order that is shipped in part the first half of the lines is, or of a single line half of its pieces. */
const shippedQuantity = (order: DraftOrder, quantity: number, index: number): number => {
  if (isShipped(order)) return quantity
  if (order.course.status !== orderStatus.partlyShipped) return 0
  if (order.lines.length === 1) return Math.floor(quantity / 2)
  return index < Math.floor(order.lines.length / 2) ? quantity : 0
}

/** Whether something of an order is on its way or was. */
export const hasShipped = (order: DraftOrder): boolean => isShipped(order) || order.course.status === orderStatus.partlyShipped

export interface RowContext {
  readonly id: number
  readonly address: OrderAddress
  readonly invoice: OrderInvoice
  readonly now: Date
  readonly random: Random
}

const versionOf = ({ course }: DraftOrder): number =>
  1 +
  [course.approvedAt, course.paidAt, course.acceptedAt, course.shippedAt, course.receivedAt, course.closedAt].filter(
    (time) => time !== null,
  ).length

export const orderRow = (order: DraftOrder, context: RowContext): OrderInsert => {
  const { course, purchaser } = order
  return {
    id: context.id,
    orderNo: orderNoOf(toDay(course.createdAt), context.id),
    groupId: purchaser.groupId,
    enterpriseId: purchaser.enterpriseId,
    userId: purchaser.userId,
    departmentId: purchaser.departmentId,
    version: versionOf(order),
    paymentType: order.paymentType,
    goodsFen: order.goodsFen,
    freightFen: order.freightFen,
    payableFen: order.payableFen,
    quantity: order.lines.reduce((sum, line) => sum + line.quantity, 0),
    address: context.address,
    invoice: context.invoice,
    invoiceState: course.status === orderStatus.completed && context.random.chance(0.6) ? invoiceState.invoiced : invoiceState.notInvoiced,
    attachments: [],
    poNo: context.random.chance(0.3) ? `PO${toDay(course.createdAt).replaceAll('-', '')}${String(context.id % 1000).padStart(3, '0')}` : '',
    reason: order.nodes.length > 0 || context.random.chance(0.3) ? context.random.pick(purposesOf(firstLevelName(order.lines[0]?.sellable.categoryIds[0]))) : '',
    remark: context.random.chance(0.1) ? '请送货前电话联系前台' : '',
    deliveryDate: deliveryDay(order, context.now, context.random),
    budgetState: budgetStateOf(order),
    refusedFen: isRefused(order) ? order.payableFen : 0,
    stockState: isReturned(order) ? 'returned' : 'taken',
    stockArea: order.lines[0]?.sellable.stockArea ?? '',
    ...course,
  }
}

/** What an order holds of each of its budgets. */
export const holdRows = (order: DraftOrder, orderId: number, budgetIds: readonly number[]): HoldInsert[] => {
  const state = budgetStateOf(order)
  const heldAs = (part: typeof state): number => (state === part ? order.payableFen : 0)
  return state === 'none' ? [] : budgetIds.map((budgetId) => ({ orderId, budgetId, frozenFen: heldAs('frozen'), usedFen: heldAs('used'), returnedFen: heldAs('returned') }))
}

export const lineRows = (order: DraftOrder, orderId: number): LineInsert[] => {
  const isReceived = order.course.receivedAt !== null
  return order.lines.map((line, index) => ({
    ...lineSnapshot(line),
    orderId,
    shippedQuantity: shippedQuantity(order, line.quantity, index),
    receivedQuantity: isReceived ? line.quantity : 0,
    refusedQuantity: isRefused(order) ? line.quantity : 0,
  }))
}

const endings: Readonly<Partial<Record<number, string>>> = {
  [orderStatus.approvalRejected]: '审批驳回',
  [orderStatus.withdrawn]: '撤回订单',
  [orderStatus.cancelled]: '取消订单：不想买了',
  [orderStatus.refused]: '拒收：包装破损',
}

/** Texts of the log of an order. */
export const logRows = (order: DraftOrder, orderId: number): LogInsert[] => {
  const { course, purchaser } = order
  const buyer = purchaser.nickname
  const first = order.nodes[0]?.approvers[0]?.name ?? buyer
  const last = order.nodes.at(-1)?.approvers[0]?.name ?? buyer
  const steps: (readonly [Date | null, string, string])[] = [
    [course.createdAt, buyer, order.nodes.length > 0 ? `提交订单，触发审批：${reasonNames(order.reasons).join('、')}` : '提交订单'],
    [order.firstDecisionAt, first, `${order.nodes[0]?.name ?? ''}同意`],
    [course.approvedAt, last, '审批通过'],
    [isPrepaid(order.paymentType) ? course.paidAt : null, buyer, '完成付款'],
    [course.acceptedAt, '商家', '商家已确认，开始备货'],
    [course.shippedAt, '商家', '商品已全部发出'],
    [course.receivedAt, buyer, '确认收货'],
    [course.closedAt, course.status === orderStatus.approvalRejected ? first : buyer, endings[course.status] ?? ''],
  ]
  return steps.flatMap(([createdAt, operator, text]) => (createdAt === null ? [] : [{ orderId, operator, text, createdAt }]))
}
