import { and, eq, gte, sql } from 'drizzle-orm'
import { addSignPositionNames, approvalMode, approvalStepStatus, type ApprovalSummary } from '@mall/api/contract'
import { tellApprovers } from '../../company/approval-flow/notices.ts'
import type { Tx } from '../../platform/db/client.ts'
import { approvalStep } from '../../platform/db/schema/approval.ts'
import { orderLog } from '../../platform/db/schema/order.ts'
import type { CallContext, ParsedInput } from '../../platform/http/define-routes.ts'
import { BusinessError } from '../../platform/http/errors.ts'
import { writeAudit } from '../../platform/audit/audit-log.ts'
import { once } from '../../platform/idempotency/once.ts'
import { requireCandidate, type Candidate } from './candidates.ts'
import type { Acting } from '../../platform/actions/permit.ts'
import { approvalSummaryOf } from './list.ts'
import { openApproval, turnOf, type OpenApproval } from './open.ts'
import { puttingOff, transferring } from './step-moves.ts'
import { writeMoves, type NamedStep } from './store.ts'

/** The most steps of one approval, so that it cannot be reassigned endlessly. */
const maxSteps = 100

/** Opens an approval to bring in another approver. */
const openFor = async (
  tx: Tx,
  context: CallContext,
  action: 'Transfer' | 'AddSign',
  body: ParsedInput<'POST /api/Approval/Transfer'>,
) => {
  const { row: opened, acting } = await openApproval(tx, context, body, action)
  const other = await requireCandidate(tx, opened, body.UserId)
  if (opened.steps.length >= maxSteps) throw new BusinessError('APPROVERS_LIMIT_REACHED', `一个审批最多${maxSteps}位审批人`)
  return { opened, acting, own: turnOf(opened), other, comment: body.Comment?.trim() ?? '' }
}

type Brought = Pick<OpenApproval, 'approval' | 'order'>

/** Notifies those concerned, and records who was brought in. */
const record = async (tx: Tx, { operator, origin }: Acting, { approval, order }: Brought, action: 'Transfer' | 'AddSign', text: string): Promise<void> => {
  await tellApprovers(tx, approval.id, origin.now)
  await tx.insert(orderLog).values({ orderId: order.id, operator, text, createdAt: origin.now })
  await writeAudit(tx, origin, { action: `Approval.${action}`, entity: 'approval', entityId: approval.approvalNo, before: null, after: { Text: text } })
}

const withWords = (text: string, comment: string): string => (comment === '' ? text : `${text}：${comment}`)

/** Gives a turn to another approver, who decides by the rules of the same node. `addedById` is null after a time-out. */
export const transferTurn = async (
  tx: Tx,
  acting: Acting,
  brought: Brought,
  own: NamedStep,
  { other, comment, addedById }: { readonly other: Candidate; readonly comment: string; readonly addedById: number | null },
): Promise<void> => {
  const { now } = acting.origin
  const { approvalId, nodeIndex, nodeName, mode, allowEditLines, timeout } = own
  await writeMoves(tx, transferring(own), { comment, now })
  await tx.insert(approvalStep).values({
    approvalId, nodeIndex, nodeName, mode, allowEditLines, timeout, approverId: other.userId, state: approvalStepStatus.running, reachedAt: now, comment: '', addedById,
  })
  await record(tx, acting, brought, 'Transfer', withWords(`${nodeName}转交给${other.name}`, comment))
}

/**
 * Gives the caller's turn to another approver, once per `RequestId`.
 * @throws BusinessError as `openApproval` and `requireCandidate` do.
 */
export const transferApproval = (context: CallContext, body: ParsedInput<'POST /api/Approval/Transfer'>): Promise<ApprovalSummary> =>
  once(context, 'POST /api/Approval/Transfer', body, async (tx) => {
    const { opened, acting, own, other, comment } = await openFor(tx, context, 'Transfer', body)
    await transferTurn(tx, acting, opened, own, { other, comment, addedById: own.approverId })
    return approvalSummaryOf(tx, context.caller, body.ApprovalNo)
  })

/**
 * Adds an approver in a node of their own, once per `RequestId`. Before the caller's node, that node waits for it; after it, it is the next.
 * @throws BusinessError as `openApproval` and `requireCandidate` do.
 */
export const addSigner = (context: CallContext, body: ParsedInput<'POST /api/Approval/AddSign'>): Promise<ApprovalSummary> =>
  once(context, 'POST /api/Approval/AddSign', body, async (tx) => {
    const { opened, acting, own, other, comment } = await openFor(tx, context, 'AddSign', body)
    const { now } = acting.origin
    const isBefore = body.Position === 'before'
    const nodeIndex = own.nodeIndex + (isBefore ? 0 : 1)
    if (isBefore) await writeMoves(tx, puttingOff(opened.steps, own), { comment: '', now })
    await tx
      .update(approvalStep)
      .set({ nodeIndex: sql`${approvalStep.nodeIndex} + 1` })
      .where(and(eq(approvalStep.approvalId, own.approvalId), gte(approvalStep.nodeIndex, nodeIndex)))
    await tx.insert(approvalStep).values({
      approvalId: own.approvalId, nodeIndex, nodeName: '加签', mode: approvalMode.any, allowEditLines: own.allowEditLines, timeout: own.timeout,
      approverId: other.userId, state: isBefore ? approvalStepStatus.running : approvalStepStatus.waiting, reachedAt: isBefore ? now : null, comment: '', addedById: own.approverId, addedComment: comment,
    })
    await record(tx, acting, opened, 'AddSign', withWords(`${own.nodeName}加签${other.name}（${addSignPositionNames[body.Position]}）`, comment))
    return approvalSummaryOf(tx, context.caller, body.ApprovalNo)
  })
