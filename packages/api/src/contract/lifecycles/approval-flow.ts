import type { Lifecycle, Names } from './define.ts'

/** Statuses of an approval flow. */
export const approvalFlowStatus = { draft: 1, published: 2, disabled: 3 } as const

export type ApprovalFlowStatus = (typeof approvalFlowStatus)[keyof typeof approvalFlowStatus]

export type ApprovalFlowTransitionAction = 'Publish' | 'Disable'

export const approvalFlowLifecycle: Lifecycle<ApprovalFlowStatus, ApprovalFlowTransitionAction> = {
  states: [
    { status: approvalFlowStatus.draft, name: '草稿' },
    { status: approvalFlowStatus.published, name: '已发布' },
    { status: approvalFlowStatus.disabled, name: '已停用' },
  ],
  transitions: [
    { from: [approvalFlowStatus.draft, approvalFlowStatus.disabled], to: approvalFlowStatus.published, action: 'Publish', who: ['manager'] },
    { from: [approvalFlowStatus.published], to: approvalFlowStatus.disabled, action: 'Disable', who: ['manager'] },
  ],
}

/** Who approves at a node. */
export const approverTypeNames = {
  users: '指定人',
  departmentManager: '部门负责人',
  superiors: '逐级上级',
  role: '角色',
} as const satisfies Names

export type ApproverType = keyof typeof approverTypeNames

/** What happens when a node is not decided in time. */
export const timeoutActionNames = { remind: '提醒', transfer: '转交', agree: '自动通过' } as const satisfies Names

export type TimeoutAction = keyof typeof timeoutActionNames

/** Everything that `AllowActions` of an approval flow can hold. `Discard` gives up the draft. */
export const approvalFlowActions = ['View', 'Edit', 'Publish', 'Disable', 'Discard'] as const

export type ApprovalFlowAction = (typeof approvalFlowActions)[number]
