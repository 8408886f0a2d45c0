import type { ApprovalFlowContent, ApprovalFlowNode, ApprovalFlowRule } from '../resources/generated/shapes.ts'
import { approversText } from './approvers-text.ts'
import { approvalModeNames } from './lifecycles/approval.ts'
import { approverTypeNames } from './lifecycles/approval-flow.ts'

/* What both sides must agree on: when a flow can be published, and how a rule reads. */

/** What keeps a flow from being published. */
export interface FlowProblem {
  /** The field, as a form names it: `Rules.0.Nodes.1.UserIds`. */
  readonly Path: string
  /** Why, as shown beside it. */
  readonly Text: string
}

/** Characters of the name of a node. */
export const nodeNameMax = 20

/** Names of what a flow refers to; undefined for what is unknown. */
export interface FlowNames {
  readonly user: (id: number) => string | undefined
  readonly role: (id: number) => string | undefined
  readonly category: (id: number) => string | undefined
}

/** What is known of what a flow refers to. */
export interface FlowFacts {
  readonly isActive: (userId: number) => boolean
  readonly names: FlowNames
}

const unknown = '…'

/** `¥5,000.00` */
const yuan = (amount: number): string => `¥${amount.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`

/** From the first amount on, and below the second; null: without an upper end. */
export interface AmountBand {
  readonly from: number
  readonly to: number | null
}

/** The amounts for which a rule holds; null: the amount is no condition of it. */
export const bandOf = ({ AmountFrom, AmountTo }: Pick<ApprovalFlowRule, 'AmountFrom' | 'AmountTo'>): AmountBand | null =>
  AmountFrom === null ? null : { from: AmountFrom, to: AmountTo }

const above = ({ to }: AmountBand): number => to ?? Infinity

export const bandText = ({ from, to }: AmountBand): string => {
  if (to === null) return from === 0 ? '不限金额' : `金额≥${yuan(from)}`
  return from === 0 ? `金额不到${yuan(to)}` : `金额${yuan(from)}至${yuan(to)}`
}

const hasCondition = (rule: ApprovalFlowRule): boolean =>
  rule.AmountFrom !== null || rule.OverSingleLimit || rule.OverBudget || rule.NonAgreedFrom !== null || rule.CategoryIds.length > 0

const conditionTexts = (rule: ApprovalFlowRule, names: FlowNames): string[] => {
  const band = bandOf(rule)
  const categories = rule.CategoryIds.map((id) => names.category(id) ?? unknown)
  return [
    ...(band === null ? [] : [bandText(band)]),
    ...(rule.OverSingleLimit ? ['超单笔限额'] : []),
    ...(rule.OverBudget ? ['超预算'] : []),
    ...(rule.NonAgreedFrom === null ? [] : [rule.NonAgreedFrom === 0 ? '含非协议商品' : `非协议商品≥${yuan(rule.NonAgreedFrom)}`]),
    ...(categories.length > 0 ? [`含${categories.slice(0, 3).join('、')}${categories.length > 3 ? `等${categories.length}类` : ''}`] : []),
  ]
}

/** Who approves at a node, with the mode where several may: 财务（或签）. */
export const nodeText = (node: ApprovalFlowNode, names: FlowNames): string => {
  const mode = `（${approvalModeNames[node.Mode]}）`
  if (node.ApproverType === 'departmentManager') return approverTypeNames.departmentManager
  if (node.ApproverType === 'superiors') return `${approverTypeNames.superiors}（${node.Levels}级）`
  if (node.ApproverType === 'role') return node.RoleId === null ? unknown : `${names.role(node.RoleId) ?? unknown}${mode}`
  const people = node.UserIds.map((id) => names.user(id) ?? unknown)
  if (people.length <= 1) return people[0] ?? unknown
  return `${approversText(people)}${mode}`
}

/** A rule as a sentence: 金额≥¥5,000.00或超预算 → 部门负责人 → 财务（或签）. */
export const ruleSentence = (rule: ApprovalFlowRule, names: FlowNames): string =>
  [conditionTexts(rule, names).join('或') || unknown, ...rule.Nodes.map((node) => nodeText(node, names))].join(' → ')

/** What makes two nodes of a rule the same approver. */
const approverKey = (node: ApprovalFlowNode): string | null => {
  if (node.ApproverType === 'role') return node.RoleId === null ? null : `role ${node.RoleId}`
  return node.ApproverType === 'users' ? null : node.ApproverType
}

const nodeProblems = (rule: ApprovalFlowRule, ruleAt: number, { isActive, names }: FlowFacts): FlowProblem[] =>
  rule.Nodes.flatMap((node, at) => {
    const path = `Rules.${ruleAt}.Nodes.${at}`
    const problem = (field: string, Text: string): FlowProblem => ({ Path: `${path}.${field}`, Text })
    const field = node.ApproverType === 'users' ? 'UserIds' : node.ApproverType === 'role' ? 'RoleId' : 'ApproverType'
    const earlier = rule.Nodes.slice(0, at)
    const key = approverKey(node)
    const sameNode = earlier.findIndex((other) => key !== null && approverKey(other) === key)
    const people = node.ApproverType === 'users' ? node.UserIds : []
    const repeated = people.find((id, index) => people.indexOf(id) < index || earlier.some((other) => other.ApproverType === 'users' && other.UserIds.includes(id)))
    const unusable = [...new Set(people)].filter((id) => !isActive(id))
    return [
      ...(node.Name.trim() === '' ? [problem('Name', '请填写节点名称')] : []),
      ...(node.Name.length > nodeNameMax ? [problem('Name', `节点名称最多 ${nodeNameMax} 个字，多了 ${node.Name.length - nodeNameMax} 个`)] : []),
      ...(node.ApproverType === 'users' && people.length === 0 ? [problem('UserIds', '请选择审批人')] : []),
      ...(node.ApproverType === 'role' && (node.RoleId === null || names.role(node.RoleId) === undefined) ? [problem('RoleId', '请选择角色')] : []),
      ...(sameNode >= 0 ? [problem(field, `审批人与第${sameNode + 1}个节点重复`)] : []),
      ...(repeated === undefined ? [] : [problem('UserIds', `审批人重复：${names.user(repeated) ?? unknown}`)]),
      ...(unusable.length > 0 ? [problem('UserIds', `审批人已停用或未激活：${unusable.map((id) => names.user(id) ?? unknown).join('、')}`)] : []),
    ]
  })

const ruleProblems = (rule: ApprovalFlowRule, at: number, facts: FlowFacts): FlowProblem[] => {
  const band = bandOf(rule)
  return [
    ...(hasCondition(rule) ? [] : [{ Path: `Rules.${at}`, Text: '请至少设置一个触发条件' }]),
    ...(band !== null && above(band) <= band.from ? [{ Path: `Rules.${at}.AmountTo`, Text: '结束金额须大于起点金额' }] : []),
    ...(rule.Nodes.length === 0 ? [{ Path: `Rules.${at}.Nodes`, Text: '请至少添加一个审批节点' }] : []),
    ...nodeProblems(rule, at, facts),
  ]
}

/** The amounts of two rules must not overlap: an order would go through both. */
const overlapProblems = (bands: readonly (AmountBand | null)[]): FlowProblem[] =>
  bands.flatMap((band, at) => {
    if (band === null) return []
    const other = bands.findIndex((earlier, index) => index < at && earlier !== null && earlier.from < above(band) && band.from < above(earlier))
    return other < 0 ? [] : [{ Path: `Rules.${at}.AmountFrom`, Text: `条件区间有重叠：与规则${other + 1}` }]
  })

/** Rules leave no amount uncovered above their least one: otherwise a larger order would pass where a smaller one does not. */
const gapProblems = (bands: readonly (AmountBand | null)[]): FlowProblem[] => {
  const rising = bands.filter((band) => band !== null).toSorted((a, b) => a.from - b.from)
  let covered = rising[0]?.from ?? Infinity
  const gaps: AmountBand[] = []
  for (const band of rising) {
    if (band.from > covered) gaps.push({ from: covered, to: band.from })
    covered = Math.max(covered, above(band))
  }
  if (covered < Infinity) gaps.push({ from: covered, to: null })
  return gaps.length === 0 ? [] : [{ Path: 'Rules', Text: `存在未覆盖金额区间：${gaps.map(bandText).join('、')}` }]
}

/** All that keeps a flow from being published, in the order of its fields; empty: nothing does. */
export const flowProblems = (content: Pick<ApprovalFlowContent, 'Rules'>, facts: FlowFacts): FlowProblem[] => {
  const { Rules } = content
  const bands = Rules.map(bandOf)
  // A range whose ends are swapped overlaps nothing: its own finding reports it.
  const sound = bands.map((band) => (band !== null && above(band) > band.from ? band : null))
  return [
    ...(Rules.length === 0 ? [{ Path: 'Rules', Text: '请至少添加一条规则' }] : []),
    ...Rules.flatMap((rule, at) => ruleProblems(rule, at, facts)),
    ...overlapProblems(sound),
    ...gapProblems(sound),
  ]
}
