import { approvalMode, type ApprovalFlowContent, type ApprovalFlowNode, type ApprovalFlowRule } from '@mall/api/contract'
import type { FlowApprover, FlowContent, FlowNode, FlowRule } from '../../platform/db/schema/approval.ts'
import { toFen, toYuan } from '../../platform/money.ts'

/* A flow as it is sent, flat for forms, and as it is stored. */

const yuanOf = (fen: number | null): number | null => (fen === null ? null : toYuan(fen))
const fenOf = (yuan: number | null): number | null => (yuan === null ? null : toFen(yuan))

const nodeToWire = ({ name, approver, mode, allowEditLines, timeout }: FlowNode): ApprovalFlowNode => ({
  Name: name,
  ApproverType: approver.type,
  UserIds: approver.type === 'users' ? [...approver.userIds] : [],
  RoleId: approver.type === 'role' ? approver.roleId : null,
  Levels: approver.type === 'superiors' ? approver.levels : 1,
  Mode: mode,
  TimeoutHours: timeout?.hours ?? null,
  TimeoutAction: timeout?.action ?? 'remind',
  AllowEditLines: allowEditLines ?? true,
})

const ruleToWire = (rule: FlowRule): ApprovalFlowRule => ({
  AmountFrom: yuanOf(rule.amountFromFen),
  AmountTo: yuanOf(rule.amountToFen),
  OverSingleLimit: rule.overSingleLimit,
  OverBudget: rule.overBudget,
  NonAgreedFrom: yuanOf(rule.nonAgreedFromFen),
  CategoryIds: [...rule.categoryIds],
  Nodes: rule.nodes.map(nodeToWire),
})

export const contentToWire = ({ name, departmentIds, rules, waitDays }: FlowContent): ApprovalFlowContent => ({
  Name: name,
  DepartmentIds: [...departmentIds],
  Rules: rules.map(ruleToWire),
  WaitDays: waitDays,
})

const approverOf = ({ ApproverType, UserIds, RoleId, Levels }: ApprovalFlowNode): FlowApprover => {
  if (ApproverType === 'users') return { type: 'users', userIds: UserIds }
  if (ApproverType === 'role') return { type: 'role', roleId: RoleId ?? 0 }
  return ApproverType === 'superiors' ? { type: 'superiors', levels: Levels } : { type: 'departmentManager' }
}

const nodeOf = (node: ApprovalFlowNode): FlowNode => ({
  name: node.Name.trim(),
  approver: approverOf(node),
  // 逐级上级 decide one after the other, as the name says.
  mode: node.ApproverType === 'superiors' ? approvalMode.sequential : node.Mode,
  allowEditLines: node.AllowEditLines,
  ...(node.TimeoutHours === null ? {} : { timeout: { hours: node.TimeoutHours, action: node.TimeoutAction } }),
})

const ruleOf = (rule: ApprovalFlowRule): FlowRule => ({
  amountFromFen: fenOf(rule.AmountFrom),
  amountToFen: rule.AmountFrom === null ? null : fenOf(rule.AmountTo),
  overSingleLimit: rule.OverSingleLimit,
  overBudget: rule.OverBudget,
  nonAgreedFromFen: fenOf(rule.NonAgreedFrom),
  categoryIds: [...new Set(rule.CategoryIds)],
  nodes: rule.Nodes.map(nodeOf),
})

export const contentOf = ({ Name, DepartmentIds, Rules, WaitDays }: ApprovalFlowContent): FlowContent => ({
  name: Name,
  departmentIds: [...new Set(DepartmentIds)],
  rules: Rules.map(ruleOf),
  waitDays: WaitDays,
})
