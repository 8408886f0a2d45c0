import { approvalMode, approvalReasonCodes, approvalReasonNames, approvalStatus, approvalStepLifecycle, approvalStepStatus, statusName, type ApprovalMode, type ApprovalStatus, type ApprovalStepStatus } from '@mall/api/contract'
import type { FlowConditions, FlowContent, FlowNode, FlowRule, ReasonFacts } from '../../platform/db/schema/approval.ts'
import { yuanText } from '../../platform/money.ts'

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

const amountReason = ({ amountFromFen, amountToFen }: FlowConditions, { payableFen }: ApprovalSubject): ReasonFacts | null =>
  amountFromFen !== null && payableFen >= amountFromFen && (amountToFen === null || payableFen < amountToFen)
    ? { code: 'amount', name: '', amountFen: payableFen, limitFen: amountFromFen }
    : null

/** Which conditions of a rule an order meets (screens §2), in a fixed order; empty: the rule does not hold. */
export const approvalReasons = (conditions: FlowConditions, subject: ApprovalSubject): ReasonFacts[] =>
  [limitReason, budgetReason, categoryReason, nonAgreedReason, amountReason].flatMap((reasonOf) => reasonOf(conditions, subject) ?? [])

export interface FlowPath {
  /** Why the order needs an approval; empty: it needs none. */
  readonly reasons: readonly ReasonFacts[]
  readonly nodes: readonly FlowNode[]
}

const isSameNode = (one: FlowNode, other: FlowNode): boolean => one.mode === other.mode && JSON.stringify(one.approver) === JSON.stringify(other.approver)

/** The rules that hold for an order, by their places from 0. */
export const rulesMet = (rules: readonly FlowConditions[], subject: ApprovalSubject): number[] =>
  rules.flatMap((rule, at) => (approvalReasons(rule, subject).length > 0 ? [at] : []))

/** Why an order needs an approval, and the nodes of all rules that hold for it, each once. Submission, simulation and replay all ask this. */
export const pathOf = (rules: readonly FlowRule[], subject: ApprovalSubject): FlowPath => {
  const met = rules.map((rule) => ({ rule, reasons: approvalReasons(rule, subject) })).filter(({ reasons }) => reasons.length > 0)
  const all = met.flatMap(({ reasons }) => reasons)
  const nodes = met.flatMap(({ rule }) => rule.nodes)
  return {
    reasons: approvalReasonCodes.flatMap((code) => all.find((reason) => reason.code === code) ?? []),
    nodes: nodes.filter((node, at) => nodes.findIndex((earlier) => isSameNode(earlier, node)) === at),
  }
}

/** The flow for a department: that of the nearest one above it that has one, else that of the whole enterprise; null: none. */
export const flowFor = <Flow extends Pick<FlowContent, 'departmentIds'>>(flows: readonly Flow[], departmentIds: readonly number[]): Flow | null =>
  departmentIds.map((id) => flows.find((flow) => flow.departmentIds.includes(id))).find((flow) => flow !== undefined) ??
  flows.find((flow) => flow.departmentIds.length === 0) ??
  null

/** The short names of reasons: 超单笔限额, 超预算, 指定品类, 非协议商品. */
export const reasonNames = (reasons: readonly ReasonFacts[]): string[] => reasons.map(({ code }) => approvalReasonNames[code])

/** A reason as a sentence, for whoever applies or for somebody else. An old approval has no facts and shows only the name. */
export const reasonText = ({ code, name, amountFen, limitFen }: ReasonFacts, { isOwn }: { readonly isOwn: boolean }): string => {
  if (amountFen === null) return approvalReasonNames[code]
  const amount = yuanText(amountFen)
  if (code === 'category') return `${name}共 ${amount}，属于需要审批的品类`
  if (limitFen === null) return approvalReasonNames[code]
  if (code === 'nonAgreed') return `${name}不在协议目录，共 ${amount}，达到审批起点 ${yuanText(limitFen)}`
  if (code === 'amount') return limitFen === 0 ? `本单 ${amount}，按金额需要审批` : `本单 ${amount}，达到审批金额 ${yuanText(limitFen)}`
  const over = `超出 ${yuanText(amountFen - limitFen)}`
  return code === 'overSingleLimit'
    ? `${isOwn ? '您' : '申请人'}的单笔限额为 ${yuanText(limitFen)}，本单 ${amount}，${over}`
    : `“${name}”可用 ${yuanText(limitFen)}，本单 ${amount}，${over}`
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
  /** That manager and those of the departments above it, the nearest first. */
  readonly superiorIds: readonly number[]
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

/** Whom a node chooses, in the order of their turns. The levels of superiors count people: a manager of two departments counts once, and the applicant not at all. */
const chosenBy = ({ approver }: FlowNode, { managerId, superiorIds }: ApprovalPeople, others: readonly Colleague[]): Colleague[] => {
  const named = (userIds: readonly number[]) => [...new Set(userIds)].flatMap((userId) => others.find((one) => one.userId === userId) ?? [])
  if (approver.type === 'users') return named(approver.userIds)
  if (approver.type === 'superiors') return named(superiorIds).slice(0, approver.levels)
  if (approver.type === 'departmentManager') return managerId === null ? [] : named([managerId])
  return others.filter(({ roleIds }) => roleIds.includes(approver.roleId))
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
      [node.approver.type, chosenBy(node, people, others)],
      ['enterpriseAdministrators', administratorsOf('enterprise')],
      ['groupAdministrators', administratorsOf('group')],
    ]
    const [rule, approvers] = candidates.find(([, list]) => list.length > 0) ?? [node.approver.type, []]
    return { name: node.name, chosenBy: rule, mode: node.mode, allowEditLines: node.allowEditLines ?? true, timeout: node.timeout ?? null, approvers }
  })
  return resolved.some((node) => node.approvers.length === 0) ? null : resolved
}

/** Why these approve, in words. */
export const becauseOf = (chosenBy: ChosenBy): string =>
  ({
    departmentManager: '是费用归属部门的负责人',
    superiors: '是费用归属部门的各级负责人',
    role: '有审批流程指定的角色',
    users: '由审批流程指定',
    enterpriseAdministrators: '该节点没有其他审批人，由企业管理员审批',
    groupAdministrators: '该节点没有其他审批人，由集团管理员审批',
  })[chosenBy]

/** 审批中 from the start: all approvers of the first node, or only the first one when they approve in turn (依次). */
export const firstStepState = (nodeIndex: number, approverIndex: number, mode: ApprovalMode): 0 | 1 =>
  nodeIndex === 0 && (mode !== approvalMode.sequential || approverIndex === 0) ? approvalStepStatus.running : approvalStepStatus.waiting

/**
 * The name of a step's state. A step has no state of its own for 退回: it rejects, and the approval is returned; nor for one that the approval
 * ended before: it will not be reached any more.
 */
export const stepStateName = (state: ApprovalStepStatus, status: ApprovalStatus): string => {
  if (state === approvalStepStatus.rejected && status === approvalStatus.returned) return '退回'
  return state === approvalStepStatus.waiting && status !== approvalStatus.running ? '未处理' : statusName(approvalStepLifecycle, state)
}
