import { approvalReasonNames, approvalStatus, approvalStepLifecycle, statusName, type ApprovalMode, type ApprovalStatus, type ApprovalStepStatus } from '@mall/api/contract'
import type { FlowConditions, FlowNode, ReasonFacts } from '../db/schema/approval.ts'
import { yuanText } from '../money.ts'

/** The properties of an order that decide whether it needs an approval. */
export interface ApprovalSubject {
  readonly payableFen: number
  /** The purchaser's 单笔限额; null: none. */
  readonly singleLimitFen: number | null
  /** The budget that the order exceeds, and what is available of it; null: none. */
  readonly overrun: { readonly name: string; readonly availableFen: number } | null
  readonly lines: readonly {
    readonly name: string
    readonly subtotalFen: number
    readonly isAgreed: boolean
    readonly categoryIds: readonly number[]
  }[]
}

const sumOf = (lines: ApprovalSubject['lines']): number => lines.reduce((sum, line) => sum + line.subtotalFen, 0)

/** The first of these goods, and how many kinds there are. */
const goodsName = (lines: ApprovalSubject['lines']): string => `“${lines[0]?.name ?? ''}”${lines.length > 1 ? `等${lines.length}种商品` : ''}`

const limitReason = (conditions: FlowConditions, { payableFen, singleLimitFen }: ApprovalSubject): ReasonFacts | null =>
  conditions.overSingleLimit && singleLimitFen !== null && payableFen > singleLimitFen
    ? { code: 'overSingleLimit', name: '', amountFen: payableFen, limitFen: singleLimitFen }
    : null

const budgetReason = (conditions: FlowConditions, { payableFen, overrun }: ApprovalSubject): ReasonFacts | null =>
  conditions.overBudget && overrun !== null ? { code: 'overBudget', name: overrun.name, amountFen: payableFen, limitFen: overrun.availableFen } : null

const categoryReason = ({ categoryIds }: FlowConditions, { lines }: ApprovalSubject): ReasonFacts | null => {
  const watched = lines.filter((line) => line.categoryIds.some((id) => categoryIds.includes(id)))
  return watched.length > 0 ? { code: 'category', name: goodsName(watched), amountFen: sumOf(watched), limitFen: null } : null
}

const nonAgreedReason = ({ nonAgreedFromFen }: FlowConditions, { lines }: ApprovalSubject): ReasonFacts | null => {
  const nonAgreed = lines.filter((line) => !line.isAgreed)
  const amountFen = sumOf(nonAgreed)
  return nonAgreedFromFen !== null && amountFen > 0 && amountFen >= nonAgreedFromFen
    ? { code: 'nonAgreed', name: goodsName(nonAgreed), amountFen, limitFen: nonAgreedFromFen }
    : null
}

/** Why an order needs an approval (screens §2), in a fixed order; empty: it needs none. */
export const approvalReasons = (conditions: FlowConditions, subject: ApprovalSubject): ReasonFacts[] =>
  [limitReason, budgetReason, categoryReason, nonAgreedReason].flatMap((reasonOf) => reasonOf(conditions, subject) ?? [])

/** The short names of reasons: 超单笔限额, 超预算, 指定品类, 非协议商品. */
export const reasonNames = (reasons: readonly ReasonFacts[]): string[] => reasons.map(({ code }) => approvalReasonNames[code])

/** A reason as a sentence. An approval of before has no facts, and says the name alone. */
export const reasonText = ({ code, name, amountFen, limitFen }: ReasonFacts): string => {
  if (amountFen === null) return approvalReasonNames[code]
  const amount = yuanText(amountFen)
  if (code === 'category') return `${name}共${amount}，属于需要审批的品类`
  if (limitFen === null) return approvalReasonNames[code]
  if (code === 'nonAgreed') return `${name}不在协议目录，共${amount}，达到审批起点${yuanText(limitFen)}`
  const over = `超出${yuanText(amountFen - limitFen)}`
  return code === 'overSingleLimit'
    ? `申请人的单笔限额为${yuanText(limitFen)}，本单${amount}，${over}`
    : `“${name}”可用${yuanText(limitFen)}，本单${amount}，${over}`
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

/** By which rule the approvers of a node were chosen: that of the node, or the administrators who approve where it chose nobody. */
export type ChosenBy = FlowNode['approver']['type'] | 'enterpriseAdministrators' | 'groupAdministrators'

export interface ResolvedNode {
  readonly name: string
  readonly chosenBy: ChosenBy
  readonly mode: ApprovalMode
  readonly allowEditLines: boolean
  readonly timeout: FlowNode['timeout'] | null
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
    const candidates: readonly (readonly [ChosenBy, readonly Colleague[]])[] = [
      [node.approver.type, others.filter((one) => isChosen(node, people, one))],
      ['enterpriseAdministrators', administratorsOf('enterprise')],
      ['groupAdministrators', administratorsOf('group')],
    ]
    const [chosenBy, approvers] = candidates.find(([, list]) => list.length > 0) ?? [node.approver.type, []]
    return { name: node.name, chosenBy, mode: node.mode, allowEditLines: node.allowEditLines ?? true, timeout: node.timeout ?? null, approvers }
  })
  return resolved.some((node) => node.approvers.length === 0) ? null : resolved
}

/** Why these approve, in words. */
export const becauseOf = (chosenBy: ChosenBy): string =>
  ({
    departmentManager: '是费用归属部门的负责人',
    role: '有审批流程指定的角色',
    users: '由审批流程指定',
    enterpriseAdministrators: '该节点没有其他审批人，由企业管理员审批',
    groupAdministrators: '该节点没有其他审批人，由集团管理员审批',
  })[chosenBy]

/** 审批中 from the start: all approvers of the first node, or only the first one when they approve in turn (依次). */
export const firstStepState = (nodeIndex: number, approverIndex: number, mode: ApprovalMode): 0 | 1 =>
  nodeIndex === 0 && (mode !== 3 || approverIndex === 0) ? 1 : 0

/** The name of a step's state. A step has no state of its own for 退回: it rejects, and the approval is returned. */
export const stepStateName = (state: ApprovalStepStatus, status: ApprovalStatus): string =>
  state === 3 && status === approvalStatus.returned ? '退回' : statusName(approvalStepLifecycle, state)
