import { approvalStatus, type ApprovalStatus, type ApprovalSummary, type CallOutput, type OrderTransitionAction, type PaymentType } from '@mall/api/contract'
import { tellApprovers } from '../approval-flow/notices.ts'
import { endApproval } from '../approval-flow/store.ts'
import type { Tx } from '../db/client.ts'
import { orderLog } from '../db/schema/order.ts'
import type { CallContext, ParsedInput } from '../http/define-routes.ts'
import { moveOrder } from '../order/lifecycle/move.ts'
import { isPrepaid } from '../order/payment.ts'
import type { OrderRow } from '../order/store.ts'
import { originOf, writeAudit } from '../writes/audit-log.ts'
import { batch } from '../writes/batch.ts'
import { once } from '../writes/once.ts'
import { approvalSummaryOf } from './list.ts'
import { lockForBatch } from './lock-for-batch.ts'
import { openApproval, turnOf, type OpenApproval } from './open.ts'
import { agreeing, rejecting } from './step-moves.ts'
import { lockOrder, writeMoves, type NamedStep, type OrderLock } from './store.ts'

interface Decision {
  readonly ApprovalNo: string
  readonly Version: number
  readonly Comment?: string | undefined
}

type DecisionAction = 'Agree' | 'Reject' | 'Return'

/** How an approval ends, and what that makes of its order. The order's lifecycle knows no 退回: it counts as rejected there. */
const endings = {
  Agree: { status: approvalStatus.approved, move: ({ paymentType }: OrderRow) => (isPrepaid(paymentType as PaymentType) ? 'ApproveUnpaid' : 'Approve') },
  Reject: { status: approvalStatus.rejected, move: () => 'Reject' },
  Return: { status: approvalStatus.returned, move: () => 'Reject' },
  Withdraw: { status: approvalStatus.withdrawn, move: () => 'Withdraw' },
} as const satisfies Readonly<Record<string, { status: Exclude<ApprovalStatus, 1>; move: (order: OrderRow) => OrderTransitionAction }>>

/** Ends an approval and moves its order by its lifecycle, with the effects on stock and budget. */
const finish = async (tx: Tx, context: CallContext, { approval, order }: OpenApproval, action: keyof typeof endings, text: string): Promise<void> => {
  const origin = originOf(context)
  const { status, move } = endings[action]
  await moveOrder(tx, order, move(order), { operator: context.caller.nickname, text, origin })
  await endApproval(tx, order.id, status, origin.now)
  await writeAudit(tx, origin, {
    action: `Approval.${action}`, entity: 'approval', entityId: approval.approvalNo, before: { Status: approval.status }, after: { Status: status },
  })
}

const agree = async (tx: Tx, context: CallContext, opened: OpenApproval, own: NamedStep, comment: string): Promise<string> => {
  const { caller } = context
  const origin = originOf(context)
  const { order, approval, steps } = opened
  const { moves, outcome } = agreeing(steps, own, 'Agree')
  await writeMoves(tx, moves, { comment, now: origin.now })
  if (outcome === 'approved') {
    await finish(tx, context, opened, 'Agree', '审批通过')
    return '已通过'
  }
  await tellApprovers(tx, approval.id, origin.now)
  await tx.insert(orderLog).values({ orderId: order.id, operator: caller.nickname, text: `${own.nodeName}同意`, createdAt: origin.now })
  await writeAudit(tx, origin, {
    action: 'Approval.Agree', entity: 'approval', entityId: approval.approvalNo, before: { Node: own.nodeIndex, Status: approval.status }, after: { Status: approval.status },
  })
  const next = outcome === 'nodePassed' ? steps.find((step) => step.nodeIndex > own.nodeIndex)?.nodeName : undefined
  return next === undefined ? '已同意，等待其他审批人' : `已同意，等待${next}`
}

const reject = async (tx: Tx, context: CallContext, opened: OpenApproval, own: NamedStep, action: 'Reject' | 'Return', comment: string): Promise<string> => {
  await writeMoves(tx, rejecting(opened.steps, own), { comment, now: context.deps.clock() })
  const word = action === 'Reject' ? '驳回' : '退回'
  await finish(tx, context, opened, action, `审批${word}：${comment}`)
  return `已${word}`
}

/** Makes one decision within a transaction. Returns what it came to, in words. */
const decide = async (tx: Tx, context: CallContext, decision: Decision, action: DecisionAction, lock: OrderLock): Promise<string> => {
  const opened = await openApproval(tx, context.caller, decision, action, lock)
  const own = turnOf(opened)
  const comment = decision.Comment?.trim() ?? ''
  return action === 'Agree' ? agree(tx, context, opened, own, comment) : reject(tx, context, opened, own, action, comment)
}

/**
 * One approver's decision, once per `RequestId`: steps, approval, order, budget and stock in one transaction.
 * @throws BusinessError as `openApproval` does.
 */
export const decideApproval = (
  context: CallContext,
  action: DecisionAction,
  body: Decision & { readonly RequestId: string },
  lock: OrderLock = lockOrder,
): Promise<ApprovalSummary> =>
  once(context, `POST /api/Approval/${action}`, body, async (tx) => {
    await decide(tx, context, body, action, lock)
    return approvalSummaryOf(tx, context.caller, body.ApprovalNo)
  })

/** Takes the applicant's own order back from its approval. */
export const withdrawApproval = (context: CallContext, body: ParsedInput<'POST /api/Approval/Withdraw'>): Promise<ApprovalSummary> =>
  once(context, 'POST /api/Approval/Withdraw', body, async (tx) => {
    const opened = await openApproval(tx, context.caller, body, 'Withdraw', lockOrder)
    await finish(tx, context, opened, 'Withdraw', '撤回订单')
    return approvalSummaryOf(tx, context.caller, body.ApprovalNo)
  })

/** Decides several approvals, once per `RequestId`: those that can be decided are, the others return why not. */
export const handleBatch = (
  context: CallContext,
  body: ParsedInput<'POST /api/Approval/BatchHandle'>,
): Promise<CallOutput<'POST /api/Approval/BatchHandle'>> =>
  once(context, 'POST /api/Approval/BatchHandle', body, async (tx) => {
    await lockForBatch(tx, context.caller, body.Items.map(({ ApprovalNo }) => ApprovalNo))
    const Results = await batch(tx, body.Items, (savepoint, item) => decide(savepoint, context, { ...item, Comment: body.Comment }, body.Action, lockOrder))
    return { Results }
  })
