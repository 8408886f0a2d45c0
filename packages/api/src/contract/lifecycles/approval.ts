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
    { status: 1, name: '审批中' },
    { status: 2, name: '已通过' },
    { status: 3, name: '已驳回' },
    { status: 4, name: '已撤回' },
    { status: 5, name: '已退回' },
  ],
  transitions: [
    { from: [1], to: 2, action: 'Agree', who: ['approver'] },
    { from: [1], to: 2, action: 'AutoAgree', who: ['system'] },
    { from: [1], to: 3, action: 'Reject', who: ['approver'] },
    { from: [1], to: 5, action: 'Return', who: ['approver'] },
    { from: [1], to: 4, action: 'Withdraw', who: ['purchaser'] },
    { from: [1], to: 4, action: 'AutoWithdraw', who: ['system'] },
  ],
}

/** Statuses of one approver's step at a node. */
export const approvalStepStatus = { waiting: 0, running: 1, agreed: 2, rejected: 3, transferred: 4, autoAgreed: 5 } as const

export type ApprovalStepStatus = (typeof approvalStepStatus)[keyof typeof approvalStepStatus]

export type ApprovalStepTransitionAction = 'Reach' | 'Agree' | 'Reject' | 'Transfer' | 'AutoAgree' | 'Stop'

/** `Stop`: the approval ended, another approver of the node decided, or an added approver decides before it. */
export const approvalStepLifecycle: Lifecycle<ApprovalStepStatus, ApprovalStepTransitionAction> = {
  states: [
    { status: 0, name: '未到达' },
    { status: 1, name: '审批中' },
    { status: 2, name: '同意' },
    { status: 3, name: '驳回' },
    { status: 4, name: '已转交' },
    { status: 5, name: '自动通过' },
  ],
  transitions: [
    { from: [0], to: 1, action: 'Reach', who: ['system'] },
    { from: [1], to: 2, action: 'Agree', who: ['approver'] },
    { from: [1], to: 3, action: 'Reject', who: ['approver'] },
    { from: [1], to: 4, action: 'Transfer', who: ['approver', 'system'] },
    { from: [1], to: 5, action: 'AutoAgree', who: ['system'] },
    { from: [1], to: 0, action: 'Stop', who: ['system'] },
  ],
}

/** How long an order waits for its approval before it is withdrawn, days, where its flow says nothing else. */
export const approvalWaitDays = 7

/** How the approvers of a node decide together: all of them, any of them, one after the other. */
export const approvalModeNames = { 1: '会签', 2: '或签', 3: '依次' } as const satisfies Names

export type ApprovalMode = keyof typeof approvalModeNames

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
