import {
  actionsFor, approvalActions, approvalLifecycle, approvalStatus, type Actor, type ApprovalAction, type ApprovalStatus,
} from '@mall/api/contract'

/** What decides what a caller may do with an approval that they may see. */
export interface ApprovalRights {
  readonly status: ApprovalStatus
  readonly isApplicant: boolean
  /** Whether the caller may place orders at all. */
  readonly canPurchase: boolean
  /** Whether it is the caller's turn. */
  readonly isTurn: boolean
  /** Whether the caller's node lets its approvers change lines. */
  readonly mayEditLines: boolean
}

/** The roles of a caller. Nobody approves an order of their own, whoever made them an approver (申请人不能审批自己的订单). */
const actorsOf = ({ isApplicant, canPurchase, isTurn }: ApprovalRights): Actor[] => [
  ...(isApplicant && canPurchase ? (['purchaser'] as const) : []),
  ...(isTurn && !isApplicant ? (['approver'] as const) : []),
]

/** The whole of `AllowActions`, in the contract's order: buttons come only from here. */
export const allowedActions = (rights: ApprovalRights): ApprovalAction[] => {
  const actors = actorsOf(rights)
  const moves: readonly string[] = actionsFor(approvalLifecycle, rights.status, actors)
  const isOwnTurn = actors.includes('approver') && isRunning(rights.status)
  const ofTurn: readonly ApprovalAction[] = isOwnTurn ? ['Transfer', 'AddSign', ...(rights.mayEditLines ? (['EditLines'] as const) : [])] : []
  return approvalActions.filter((action) => action === 'View' || moves.includes(action) || ofTurn.includes(action))
}

/** Whether an approval runs. */
export const isRunning = (status: ApprovalStatus): boolean => status === approvalStatus.running
