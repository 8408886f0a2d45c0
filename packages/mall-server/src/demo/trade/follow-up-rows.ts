import { approvalStatus, approvalStepStatus, orderStatus, type ApprovalMode, type ApprovalStatus, type ApprovalStepStatus } from '@mall/api/contract'
import { firstStepState } from '../../company/approval-flow/rules.ts'
import { dueTracks } from '../../app/jobs/schedule.ts'
import { orderNoOf } from '../../trade/checkout/order-no.ts'
import { toDay } from '../../platform/time.ts'
import type { approvalStep, orderApproval } from '../../platform/db/schema/approval.ts'
import type { orderPackage, packageTrack, stockMovement } from '../../platform/db/schema/order.ts'
import { isReturned } from './effects.ts'
import type { DraftOrder } from './generate.ts'
import { officeTimeAfter } from './office-time.ts'
import { hasShipped } from './order-rows.ts'

const approvalStatusOf = (order: DraftOrder): ApprovalStatus => {
  const { status, approvedAt } = order.course
  if (approvedAt !== null) return approvalStatus.approved
  if (status === orderStatus.pendingApproval) return approvalStatus.running
  return status === orderStatus.approvalRejected ? approvalStatus.rejected : approvalStatus.withdrawn
}

/** The approval of an order, when it had one; approvals share the ids of their orders. */
export const approvalRow = (order: DraftOrder, orderId: number): typeof orderApproval.$inferInsert => ({
  id: orderId,
  orderId,
  flowId: order.purchaser.enterpriseId,
  flowVersion: 1,
  status: approvalStatusOf(order),
  reasons: order.reasons,
  createdAt: order.course.createdAt,
  finishedAt: order.course.approvedAt ?? order.course.closedAt,
})

const { waiting, agreed, rejected } = approvalStepStatus

/** Of an 或签 node its first approver decides; the others were not needed. */
const stepState = (order: DraftOrder, nodeIndex: number, approverIndex: number, mode: ApprovalMode): ApprovalStepStatus => {
  const decides = approverIndex === 0
  const status = approvalStatusOf(order)
  if (status === approvalStatus.approved) return decides ? agreed : waiting
  if (status === approvalStatus.rejected) return decides && nodeIndex === 0 ? rejected : waiting
  if (status !== approvalStatus.running) return waiting
  if (order.firstDecisionAt === null) return firstStepState(nodeIndex, approverIndex, mode)
  return nodeIndex === 0 ? (decides ? agreed : waiting) : firstStepState(nodeIndex - 1, approverIndex, mode)
}

const lastReachedNode = (order: DraftOrder): number => {
  if (approvalStatusOf(order) === approvalStatus.approved) return order.nodes.length - 1
  return order.firstDecisionAt === null ? 0 : 1
}

export const stepRows = (order: DraftOrder, orderId: number): (typeof approvalStep.$inferInsert)[] => {
  const { createdAt, approvedAt, closedAt } = order.course
  // The nodes share the time between the order and the last decision.
  const handledAt = (nodeIndex: number): Date | null =>
    approvedAt === null
      ? (order.firstDecisionAt ?? closedAt)
      : nodeIndex === order.nodes.length - 1
        ? approvedAt
        : officeTimeAfter(createdAt, new Date(createdAt.getTime() + Math.floor(((approvedAt.getTime() - createdAt.getTime()) * (nodeIndex + 1)) / order.nodes.length)))
  const reached = lastReachedNode(order)
  return order.nodes.flatMap((node, nodeIndex) =>
    node.approvers.map((approver, approverIndex) => {
      const state = stepState(order, nodeIndex, approverIndex, node.mode)
      const isDecided = state === agreed || state === rejected
      return {
        approvalId: orderId,
        nodeIndex,
        nodeName: node.name,
        mode: node.mode,
        approverId: approver.userId,
        state,
        comment: state === rejected ? '本月已采购同类商品，请合并到下月需求' : state === agreed && nodeIndex === 0 ? '同意采购' : '',
        handledAt: isDecided ? handledAt(nodeIndex) : null,
        reachedAt: nodeIndex > reached ? null : nodeIndex === 0 ? createdAt : handledAt(nodeIndex - 1),
      }
    }),
  )
}

/** The package of an order that was shipped, whole or in part; packages share the ids of their orders. */
export const packageRow = (
  order: DraftOrder,
  orderId: number,
  now: Date,
): (typeof orderPackage.$inferInsert & { shippedAt: Date }) | null => {
  const { course } = order
  const inPart = course.acceptedAt === null ? null : officeTimeAfter(course.acceptedAt, new Date(Math.min(course.acceptedAt.getTime() + 3 * 3_600_000, now.getTime())))
  const shippedAt = course.shippedAt ?? inPart
  if (!hasShipped(order) || shippedAt === null) return null
  const orderNo = orderNoOf(toDay(course.createdAt), orderId)
  return { id: orderId, orderId, packageNo: `${orderNo}-1`, carrier: '速达物流', trackingNo: `SD${orderNo.slice(1)}1`, shippedAt }
}

export const trackRows = (packageId: number, shippedAt: Date, now: Date): (typeof packageTrack.$inferInsert)[] =>
  dueTracks(shippedAt, now).map(({ at, text }) => ({ packageId, text, createdAt: at }))

export interface StockChange {
  readonly orderId: number
  readonly productId: number
  readonly areaCode: string
  readonly change: number
  readonly at: Date
}

/** What an order took from the stock. An order that failed long ago has no effect on it. */
export const stockChangesOf = (order: DraftOrder, orderId: number): StockChange[] =>
  isReturned(order)
    ? []
    : order.lines.map((line) => ({
        orderId,
        productId: line.productId,
        areaCode: line.sellable.stockArea,
        change: -line.quantity,
        at: order.course.createdAt,
      }))

/**
 * The movements that lead to the current stock: today's quantities stay, and the chain of each row ends in them. `quantityOf` returns
 * today's quantity.
 */
export const movementRows = (
  changes: readonly StockChange[],
  quantityOf: (productId: number, areaCode: string) => number,
): (typeof stockMovement.$inferInsert)[] => {
  const rowKey = (change: StockChange) => `${change.productId}/${change.areaCode}`
  const left = new Map<string, number>()
  for (const change of changes) {
    const key = rowKey(change)
    left.set(key, (left.get(key) ?? quantityOf(change.productId, change.areaCode)) - change.change)
  }
  return changes.map((change) => {
    const quantityAfter = (left.get(rowKey(change)) ?? 0) + change.change
    left.set(rowKey(change), quantityAfter)
    const { orderId, productId, areaCode } = change
    return { orderId, productId, areaCode, change: change.change, quantityAfter, createdAt: change.at }
  })
}
