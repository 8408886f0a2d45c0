import type { Lifecycle, Names } from './define.ts'

/** Statuses of an approval. */
export const approvalStatus = { running: 1, approved: 2, rejected: 3, withdrawn: 4, returned: 5 } as const

export type ApprovalStatus = (typeof approvalStatus)[keyof typeof approvalStatus]

export type ApprovalTransitionAction = 'Agree' | 'AutoAgree' | 'Reject' | 'Return' | 'Withdraw' | 'AutoWithdraw'

/**
 * `Agree` and `AutoAgree` are those of the last node. After some days without a decision the approval is withdrawn automatically. An order
 * that was rejected, returned or withdrawn can be submitted again: that is a move of the order, and begins another approval.
 */
export const approvalLifecycle: Lifecycle<ApprovalStatus, ApprovalTransitionAction> = {
  states: [
    { status: approvalStatus.running, name: '审批中' },
    { status: approvalStatus.approved, name: '已通过' },
    { status: approvalStatus.rejected, name: '已驳回' },
    { status: approvalStatus.withdrawn, name: '已撤回' },
    { status: approvalStatus.returned, name: '已退回' },
  ],
  transitions: [
    { from: [approvalStatus.running], to: approvalStatus.approved, action: 'Agree', who: ['approver'] },
    { from: [approvalStatus.running], to: approvalStatus.approved, action: 'AutoAgree', who: ['system'] },
    { from: [approvalStatus.running], to: approvalStatus.rejected, action: 'Reject', who: ['approver'] },
    { from: [approvalStatus.running], to: approvalStatus.returned, action: 'Return', who: ['approver'] },
    { from: [approvalStatus.running], to: approvalStatus.withdrawn, action: 'Withdraw', who: ['purchaser'] },
    { from: [approvalStatus.running], to: approvalStatus.withdrawn, action: 'AutoWithdraw', who: ['system'] },
  ],
}

/** Statuses of one approver's step at a node. */
export const approvalStepStatus = { waiting: 0, running: 1, agreed: 2, rejected: 3, transferred: 4, autoAgreed: 5 } as const

export type ApprovalStepStatus = (typeof approvalStepStatus)[keyof typeof approvalStepStatus]

export type ApprovalStepTransitionAction = 'Reach' | 'Agree' | 'Reject' | 'Transfer' | 'AutoAgree' | 'Stop'

/** `Stop`: the approval ended, another approver of the node decided, or an added approver decides before it. */
export const approvalStepLifecycle: Lifecycle<ApprovalStepStatus, ApprovalStepTransitionAction> = {
  states: [
    { status: approvalStepStatus.waiting, name: '未到达' },
    { status: approvalStepStatus.running, name: '审批中' },
    { status: approvalStepStatus.agreed, name: '同意' },
    { status: approvalStepStatus.rejected, name: '驳回' },
    { status: approvalStepStatus.transferred, name: '已转交' },
    { status: approvalStepStatus.autoAgreed, name: '自动通过' },
  ],
  transitions: [
    { from: [approvalStepStatus.waiting], to: approvalStepStatus.running, action: 'Reach', who: ['system'] },
    { from: [approvalStepStatus.running], to: approvalStepStatus.agreed, action: 'Agree', who: ['approver'] },
    { from: [approvalStepStatus.running], to: approvalStepStatus.rejected, action: 'Reject', who: ['approver'] },
    { from: [approvalStepStatus.running], to: approvalStepStatus.transferred, action: 'Transfer', who: ['approver', 'system'] },
    { from: [approvalStepStatus.running], to: approvalStepStatus.autoAgreed, action: 'AutoAgree', who: ['system'] },
    { from: [approvalStepStatus.running], to: approvalStepStatus.waiting, action: 'Stop', who: ['system'] },
  ],
}

/** How long an order waits for its approval before it is withdrawn, days, where its flow says nothing else. */
export const approvalWaitDays = 7

/** How the approvers of a node decide together: all of them, any of them, one after the other. */
export const approvalMode = { all: 1, any: 2, sequential: 3 } as const

export type ApprovalMode = (typeof approvalMode)[keyof typeof approvalMode]

/** The Chinese names of {@link approvalMode}. */
export const approvalModeNames = { [approvalMode.all]: '会签', [approvalMode.any]: '或签', [approvalMode.sequential]: '依次' } as const satisfies Names

/** Where an added approver (加签) decides, seen from the node of who added them. */
export const addSignPositionNames = { before: '在本节点之前', after: '在本节点之后' } as const satisfies Names

export type AddSignPosition = keyof typeof addSignPositionNames

/** Why an order needs approval. */
export const approvalReasonNames = {
  overSingleLimit: '超单笔限额',
  overBudget: '超预算',
  category: '指定品类',
  nonAgreed: '非协议商品',
  amount: '审批金额',
} as const satisfies Names

export type ApprovalReason = keyof typeof approvalReasonNames

export const approvalReasonCodes = Object.keys(approvalReasonNames) as readonly ApprovalReason[]

/** The lists of `Approval/List`: 待我审批, 我已审批, 我发起的. */
export const approvalViews = ['waiting', 'decided', 'submitted'] as const

export type ApprovalView = (typeof approvalViews)[number]

/** Everything that `AllowActions` of an approval can hold. */
export const approvalActions = ['View', 'Agree', 'Reject', 'Return', 'Transfer', 'AddSign', 'Withdraw', 'EditLines'] as const

export type ApprovalAction = (typeof approvalActions)[number]
