import { approvalStatus, type ApprovalAction, type ApprovalSummary, type RowResult } from '@mall/api/contract'

/** Ends the turn of a person, or the approval. */
export type DecisionTask = 'agree' | 'reject' | 'return' | 'withdraw'

/** Brings in another approver. */
export type ReassignTask = 'transfer' | 'addSign'

/** What a person starts here by a button. */
export type ApprovalTask = DecisionTask | ReassignTask

/** An approval as its dialogs need it. `Version` is the one that was on screen when the person decided. */
export type ApprovalTarget = Pick<ApprovalSummary, 'ApprovalNo' | 'Version' | 'Purpose' | 'PayableAmount'>

/** The dialog that is open, and what it is about. */
export type OpenApprovalTask =
  | { readonly kind: DecisionTask; readonly approvals: readonly ApprovalTarget[] }
  | { readonly kind: ReassignTask; readonly approval: ApprovalTarget }
  | { readonly kind: 'handled'; readonly approvals: readonly ApprovalTarget[]; readonly results: readonly RowResult[] }

/** The longest comment on a decision. */
export const commentMax = 500

const tasks: readonly (readonly [ApprovalAction, ApprovalTask, label: string])[] = [
  ['Agree', 'agree', '同意'],
  ['Reject', 'reject', '驳回'],
  ['Return', 'return', '退回修改'],
  ['Transfer', 'transfer', '转交'],
  ['AddSign', 'addSign', '加签'],
  ['Withdraw', 'withdraw', '撤回'],
]

/** The tasks of an approval: exactly what `AllowActions` holds, the likeliest first. */
export const offeredTasks = (allowed: readonly ApprovalAction[]): { readonly task: ApprovalTask; readonly label: string }[] =>
  tasks.filter(([action]) => allowed.includes(action)).map(([, task, label]) => ({ task, label }))

export const isReassign = (task: ApprovalTask): task is ReassignTask => task === 'transfer' || task === 'addSign'

/** Whether the applicant must get a reason. */
export const needsComment = (task: DecisionTask): boolean => task === 'reject' || task === 'return'

/** What a decision came to, in words. */
export const outcomeText = (task: DecisionTask, { Status, CurrentNode }: Pick<ApprovalSummary, 'Status' | 'CurrentNode'>): string => {
  if (task !== 'agree') return { reject: '已驳回', return: '已退回申请人', withdraw: '已撤回' }[task]
  return Status === approvalStatus.running && CurrentNode ? `已同意，等待${CurrentNode.Name}` : '已同意，审批通过'
}
