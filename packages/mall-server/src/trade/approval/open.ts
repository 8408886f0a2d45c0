import { approvalStatus, approvalStepStatus, type ApprovalAction } from '@mall/api/contract'
import type { Db, Tx } from '../../platform/db/client.ts'
import { defineActions, type Opened } from '../../platform/actions/define-actions.ts'
import { permitting } from '../../platform/actions/permit.ts'
import type { Caller, CallContext } from '../../platform/http/define-routes.ts'
import { BusinessError } from '../../platform/http/errors.ts'
import { atVersion } from '../../platform/records/version.ts'
import { allowedActions, isRunning } from './allowed-actions.ts'
import { findApproval, lockOrder, stepsOf, type ApprovalRow, type FoundApproval, type NamedStep, type OrderLock } from './store.ts'

/** An approval for an action of the caller. With its order locked it stays as it was read until the transaction ends. */
export interface OpenApproval extends FoundApproval {
  readonly steps: readonly NamedStep[]
  /** The caller's own step whose turn it is; undefined for the applicant. */
  readonly own: NamedStep | undefined
}

/** Why it is not the caller's turn any more; null when it never was. */
const handledProblem = (approval: ApprovalRow, steps: readonly NamedStep[], caller: Caller): BusinessError | null => {
  if (approval.status === approvalStatus.withdrawn) return new BusinessError('APPROVAL_HANDLED', '该审批已撤回')
  const ownNodes = new Set(steps.filter((step) => step.approverId === caller.userId && step.reachedAt !== null).map((step) => step.nodeIndex))
  const concerned = isRunning(approval.status) ? steps.filter((step) => ownNodes.has(step.nodeIndex)) : steps
  const last = concerned
    .filter((step) => step.handledAt !== null)
    .toSorted((a, b) => (a.handledAt?.getTime() ?? 0) - (b.handledAt?.getTime() ?? 0) || a.id - b.id)
    .at(-1)
  if (last === undefined) return null
  return new BusinessError('APPROVAL_HANDLED', `该审批已被${last.state === approvalStepStatus.autoAgreed ? '系统' : last.approverName}处理`)
}

const allowedTo = (caller: Caller, { approval, order, own }: OpenApproval): ApprovalAction[] =>
  allowedActions({
    status: approval.status, isApplicant: order.userId === caller.userId, canPurchase: caller.permissions.has('purchase'),
    isTurn: own !== undefined, mayEditLines: own?.allowEditLines ?? false,
  })

/** @throws BusinessError `APPROVER_IS_APPLICANT`, `APPROVAL_HANDLED` 该审批已被{name}处理, `APPROVAL_ACTION_NOT_ALLOWED` */
const requireAllowed = permitting(allowedTo, ({ approval, order, steps }, caller, action) => {
  if (order.userId === caller.userId && action !== 'Withdraw') return new BusinessError('APPROVER_IS_APPLICANT', '申请人不能审批自己的订单')
  return handledProblem(approval, steps, caller) ?? new BusinessError('APPROVAL_ACTION_NOT_ALLOWED', '当前审批状态或权限不允许此操作')
})

const read = async (db: Db, caller: Caller, approvalNo: string): Promise<OpenApproval> => {
  const { approval, order } = await findApproval(db, caller, approvalNo)
  const steps = await stepsOf(db, approval.id)
  return { approval, order, steps, own: steps.find((step) => step.approverId === caller.userId && step.state === approvalStepStatus.running) }
}

/**
 * An approval for an action of the caller, as it is now.
 * @throws BusinessError `APPROVAL_NOT_FOUND`, and as `requireAllowed` does
 */
export const readApproval = async (db: Db, caller: Caller, approvalNo: string, action: ApprovalAction): Promise<OpenApproval> => {
  const opened = await read(db, caller, approvalNo)
  requireAllowed(caller, opened, action)
  return opened
}

interface Target {
  readonly ApprovalNo: string
  readonly Version: number
}

/** The actions on an approval. Its order is locked first, then it is read: of two who decide at the same moment the second finds what the first decided. */
const actionsWith = (lock: OrderLock) =>
  defineActions({
    lock: async (tx, { caller }, { ApprovalNo }: Target) => {
      await lock(tx, (await findApproval(tx, caller, ApprovalNo)).order.id)
      return read(tx, caller, ApprovalNo)
    },
    requireAllowed,
  })

/**
 * Opens an approval for an action of the caller.
 * @throws BusinessError as `readApproval` does, then `VERSION_CONFLICT` when its order is not what the caller saw: its message names the decision.
 */
export const openApproval = async (tx: Tx, context: CallContext, target: Target, action: ApprovalAction, lock: OrderLock = lockOrder): Promise<Opened<OpenApproval>> => {
  const opened = await actionsWith(lock).open(tx, context, target, action)
  atVersion(opened.row.order, target.Version)
  return opened
}

/** The caller's own step, of an approval that was opened for an action of whose turn it is. */
export const turnOf = ({ own }: OpenApproval): NamedStep => {
  if (own === undefined) throw new Error('An approver’s action was allowed to a user without a turn')
  return own
}
