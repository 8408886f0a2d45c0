import type { ApprovalSummary, CallOutput } from '@mall/api/contract'
import type { Acting } from '../../platform/actions/permit.ts'
import type { Tx } from '../../platform/db/client.ts'
import type { CallContext, ParsedInput } from '../../platform/http/define-routes.ts'
import { batch } from '../../platform/records/batch.ts'
import { once } from '../../platform/idempotency/once.ts'
import { agreeTo, conclude } from './conclude.ts'
import { approvalSummaryOf } from './list.ts'
import { lockForBatch } from './lock-for-batch.ts'
import { openApproval, turnOf, type OpenApproval } from './open.ts'
import { rejecting } from './step-moves.ts'
import { lockOrder, writeMoves, type NamedStep, type OrderLock } from './store.ts'

interface Decision {
  readonly ApprovalNo: string
  readonly Version: number
  readonly Comment?: string | undefined
}

type DecisionAction = 'Agree' | 'Reject' | 'Return'

const reject = async (tx: Tx, acting: Acting, opened: OpenApproval, own: NamedStep, action: 'Reject' | 'Return', comment: string): Promise<string> => {
  await writeMoves(tx, rejecting(opened.steps, own), { comment, now: acting.origin.now })
  const word = action === 'Reject' ? '驳回' : '退回'
  await conclude(tx, acting, opened, action, `审批${word}：${comment}`, comment)
  return `已${word}`
}

/** Makes one decision within a transaction. Returns the result in words. */
const decide = async (tx: Tx, context: CallContext, decision: Decision, action: DecisionAction, lock: OrderLock): Promise<string> => {
  const { row: opened, acting } = await openApproval(tx, context, decision, action, lock)
  const own = turnOf(opened)
  const comment = decision.Comment?.trim() ?? ''
  return action === 'Agree' ? agreeTo(tx, acting, opened, own, { action, comment }) : reject(tx, acting, opened, own, action, comment)
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
    const { row, acting } = await openApproval(tx, context, body, 'Withdraw')
    await conclude(tx, acting, row, 'Withdraw', '撤回订单')
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
