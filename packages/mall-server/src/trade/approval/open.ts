import type { ApprovalAction } from '@mall/api/contract'
import type { Db, Tx } from '../../platform/db/client.ts'
import type { Caller } from '../../platform/http/define-routes.ts'
import { BusinessError } from '../../platform/http/errors.ts'
import { atVersion } from '../../platform/records/version.ts'
import { allowedActions, isRunning } from './allowed-actions.ts'
import { findApproval, stepsOf, type ApprovalRow, type FoundApproval, type NamedStep, type OrderLock } from './store.ts'

/** An approval for an action of the caller. With its order locked it stays as it was read until the transaction ends. */
export interface OpenApproval extends FoundApproval {
  readonly steps: readonly NamedStep[]
  /** The caller's own step whose turn it is; undefined for the applicant. */
  readonly own: NamedStep | undefined
}

/** Why it is not the caller's turn any more; null when it never was. */
const handledProblem = (approval: ApprovalRow, steps: readonly NamedStep[], caller: Caller): BusinessError | null => {
  if (approval.status === 4) return new BusinessError('APPROVAL_HANDLED', '该审批已撤回')
  const ownNodes = new Set(steps.filter((step) => step.approverId === caller.userId && step.reachedAt !== null).map((step) => step.nodeIndex))
  const concerned = isRunning(approval.status) ? steps.filter((step) => ownNodes.has(step.nodeIndex)) : steps
  const last = concerned
    .filter((step) => step.handledAt !== null)
    .toSorted((a, b) => (a.handledAt?.getTime() ?? 0) - (b.handledAt?.getTime() ?? 0) || a.id - b.id)
    .at(-1)
  if (last === undefined) return null
  return new BusinessError('APPROVAL_HANDLED', `该审批已被${last.state === 5 ? '系统' : last.approverName}处理`)
}

/**
 * An approval for an action of the caller, as it is now.
 * @throws BusinessError `APPROVAL_NOT_FOUND`, `APPROVER_IS_APPLICANT`, `APPROVAL_HANDLED` 该审批已被{name}处理, `APPROVAL_ACTION_NOT_ALLOWED`
 */
export const readApproval = async (db: Db, caller: Caller, approvalNo: string, action: ApprovalAction): Promise<OpenApproval> => {
  const { approval, order } = await findApproval(db, caller, approvalNo)
  const steps = await stepsOf(db, approval.id)
  const own = steps.find((step) => step.approverId === caller.userId && step.state === 1)
  const isApplicant = order.userId === caller.userId
  if (isApplicant && action !== 'Withdraw') throw new BusinessError('APPROVER_IS_APPLICANT', '申请人不能审批自己的订单')
  const rights = { status: approval.status, isApplicant, canPurchase: caller.permissions.has('purchase'), isTurn: own !== undefined, mayEditLines: own?.allowEditLines ?? false }
  if (!allowedActions(rights).includes(action)) {
    throw handledProblem(approval, steps, caller) ?? new BusinessError('APPROVAL_ACTION_NOT_ALLOWED', '当前审批状态或权限不允许此操作')
  }
  return { approval, order, steps, own }
}

/**
 * Opens an approval for an action of the caller: locks its order, then reads it, so that of two who decide at the same moment the second
 * finds what the first decided.
 * @throws BusinessError as `readApproval` does, or `VERSION_CONFLICT` when the order is not what the caller saw.
 */
export const openApproval = async (
  tx: Tx,
  caller: Caller,
  target: { readonly ApprovalNo: string; readonly Version: number },
  action: ApprovalAction,
  lock: OrderLock,
): Promise<OpenApproval> => {
  await lock(tx, (await findApproval(tx, caller, target.ApprovalNo)).order.id)
  const opened = await readApproval(tx, caller, target.ApprovalNo, action)
  atVersion(opened.order, target.Version)
  return opened
}

/** The caller's own step, of an approval that was opened for an action of whose turn it is. */
export const turnOf = ({ own }: OpenApproval): NamedStep => {
  if (own === undefined) throw new Error('An approver’s action was allowed to a user without a turn')
  return own
}
