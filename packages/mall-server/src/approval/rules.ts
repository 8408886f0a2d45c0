import { approvalReasonNames, type ApprovalMode } from '@mall/api/contract'
import type { FlowConditions, FlowNode } from '../db/schema/trade.ts'

/** The properties of an order that decide whether it needs an approval. */
export interface ApprovalSubject {
  readonly payableFen: number
  /** The purchaser's 单笔限额; null: none. */
  readonly singleLimitFen: number | null
  readonly exceedsBudget: boolean
  readonly lines: readonly { readonly subtotalFen: number; readonly isAgreed: boolean; readonly categoryIds: readonly number[] }[]
}

/** The reasons in words (screens §2), in a fixed order; empty: no approval. */
export const approvalReasons = (conditions: FlowConditions, subject: ApprovalSubject): string[] => {
  const nonAgreedFen = subject.lines.filter((line) => !line.isAgreed).reduce((sum, line) => sum + line.subtotalFen, 0)
  const reasons: readonly (readonly [boolean, string])[] = [
    [conditions.overSingleLimit && subject.singleLimitFen !== null && subject.payableFen > subject.singleLimitFen, approvalReasonNames.overSingleLimit],
    [conditions.overBudget && subject.exceedsBudget, approvalReasonNames.overBudget],
    [subject.lines.some((line) => line.categoryIds.some((id) => conditions.categoryIds.includes(id))), approvalReasonNames.category],
    [conditions.nonAgreedFromFen !== null && nonAgreedFen > 0 && nonAgreedFen >= conditions.nonAgreedFromFen, approvalReasonNames.nonAgreed],
  ]
  return reasons.filter(([holds]) => holds).map(([, reason]) => reason)
}

/** A possible approver, as far as choosing the approvers needs it. */
export interface Colleague {
  readonly userId: number
  readonly name: string
  readonly roleIds: readonly number[]
  /** Whether they get approvals without another approver, as an administrator of the company or of the whole group. */
  readonly administers: 'enterprise' | 'group' | null
}

export interface ApprovalPeople {
  readonly applicantId: number
  /** Manager of the department that the order is charged to. */
  readonly managerId: number | null
  /** Active colleagues of the enterprise and the group's administrators, in a stable order. */
  readonly colleagues: readonly Colleague[]
}

export interface ResolvedNode {
  readonly name: string
  readonly mode: ApprovalMode
  readonly approvers: readonly Colleague[]
}

const isChosen = (node: FlowNode, people: ApprovalPeople, colleague: Colleague): boolean => {
  const { approver } = node
  if (approver.type === 'users') return approver.userIds.includes(colleague.userId)
  if (approver.type === 'departmentManager') return colleague.userId === people.managerId
  return colleague.roleIds.includes(approver.roleId)
}

/**
 * Who approves at each node. The applicant never does (申请人不能审批自己的订单); a node without an approver goes to the enterprise's
 * administrators, and without those to the group's. Null: a node has no approver at all.
 */
export const resolveNodes = (nodes: readonly FlowNode[], people: ApprovalPeople): ResolvedNode[] | null => {
  const others = people.colleagues.filter((colleague) => colleague.userId !== people.applicantId)
  const administratorsOf = (what: Colleague['administers']) => others.filter((colleague) => colleague.administers === what)
  const resolved = nodes.map((node) => {
    const candidates = [
      others.filter((one) => isChosen(node, people, one)),
      administratorsOf('enterprise'),
      administratorsOf('group'),
    ]
    return { name: node.name, mode: node.mode, approvers: candidates.find((list) => list.length > 0) ?? [] }
  })
  return resolved.some((node) => node.approvers.length === 0) ? null : resolved
}

/** 审批中 from the start: all approvers of the first node, or only the first one when they approve in turn (依次). */
export const firstStepState = (nodeIndex: number, approverIndex: number, mode: ApprovalMode): 0 | 1 =>
  nodeIndex === 0 && (mode !== 3 || approverIndex === 0) ? 1 : 0
