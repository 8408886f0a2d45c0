import type { ApprovalTransitionAction, OrderTransitionAction } from '@mall/api/contract'
import { tellApprovers } from '../../company/approval-flow/notices.ts'
import { endApproval } from '../../company/approval-flow/store.ts'
import type { Tx } from '../../platform/db/client.ts'
import { orderLog } from '../../platform/db/schema/order.ts'
import type { Acting } from '../../platform/actions/permit.ts'
import { moveOrder } from '../order/lifecycle/move.ts'
import { isPrepaid } from '../order/payment.ts'
import type { OrderRow } from '../order/store.ts'
import { writeAudit } from '../../platform/audit/audit-log.ts'
import { agreeing } from './step-moves.ts'
import { writeMoves, type FoundApproval, type NamedStep } from './store.ts'

const approve = ({ paymentType }: OrderRow) => (isPrepaid(paymentType) ? 'ApproveUnpaid' : 'Approve')

/** What the end of an approval makes of its order. The order's lifecycle knows no 退回: it counts as rejected there. */
const orderMoves = {
  Agree: approve,
  AutoAgree: approve,
  Reject: () => 'Reject',
  Return: () => 'Reject',
  Withdraw: () => 'Withdraw',
  AutoWithdraw: () => 'Withdraw',
} as const satisfies Readonly<Record<ApprovalTransitionAction, (order: OrderRow) => OrderTransitionAction>>

/** Ends an approval and moves its order by its lifecycle, with the effects on stock and budget. */
export const conclude = async (tx: Tx, acting: Acting, { order }: FoundApproval, action: ApprovalTransitionAction, text: string, reason?: string): Promise<void> => {
  await moveOrder(tx, order, orderMoves[action](order), { ...acting, text, ...(reason === undefined ? {} : { reason }) })
  await endApproval(tx, order.id, action, acting)
}

export interface Agreement {
  readonly action: 'Agree' | 'AutoAgree'
  readonly comment: string
}

/** Agrees at one step: the node goes on, the next one is reached, or the approval ends well. Returns the result in words. */
export const agreeTo = async (
  tx: Tx,
  acting: Acting,
  { approval, order, steps }: FoundApproval & { readonly steps: readonly NamedStep[] },
  own: NamedStep,
  { action, comment }: Agreement,
): Promise<string> => {
  const { operator, origin } = acting
  const word = action === 'Agree' ? '同意' : '超时自动通过'
  const { moves, outcome } = agreeing(steps, own, action)
  await writeMoves(tx, moves, { comment, now: origin.now })
  if (outcome === 'approved') {
    await conclude(tx, acting, { approval, order }, action, action === 'Agree' ? '审批通过' : `${own.nodeName}${word}，审批通过`)
    return '已通过'
  }
  await tellApprovers(tx, approval.id, origin.now)
  await tx.insert(orderLog).values({ orderId: order.id, operator, text: `${own.nodeName}${word}`, createdAt: origin.now })
  await writeAudit(tx, origin, {
    action: `Approval.${action}`, entity: 'approval', entityId: approval.approvalNo, before: { Node: own.nodeIndex, Status: approval.status }, after: { Status: approval.status },
  })
  const next = outcome === 'nodePassed' ? steps.find((step) => step.nodeIndex > own.nodeIndex)?.nodeName : undefined
  return next === undefined ? '已同意，等待其他审批人' : `已同意，等待${next}`
}
