import type { ReasonFacts } from '../../platform/db/schema/approval.ts'
import { flowFor, pathOf, resolveNodes, type ApprovalPeople, type ApprovalSubject } from '../../company/approval-flow/rules.ts'
import type { FlowInForce } from '../../company/approval-flow/store.ts'
import { approvalMode, type ApprovalMode } from '@mall/api/contract'

/** A node that an order went through, or would. */
export interface PassedNode {
  readonly name: string
  readonly mode: ApprovalMode
  readonly approverIds: readonly number[]
}

/** An order of the past: what its approval was decided by, and how it went. */
export interface PastOrder {
  readonly subject: ApprovalSubject
  readonly people: ApprovalPeople
  /** The department that was charged and those above it, the nearest first. */
  readonly departmentIds: readonly number[]
  /** What it went through; empty: it needed no approval. */
  readonly before: readonly PassedNode[]
}

export interface Replayed<Order extends PastOrder> {
  readonly order: Order
  readonly reasons: readonly ReasonFacts[]
  /** Null: an approval is needed and nobody can give it. */
  readonly after: readonly PassedNode[] | null
}

/** An order through these flows, by the function that a submission uses. */
export const replayOrder = <Order extends PastOrder>(flows: readonly FlowInForce[], order: Order): Replayed<Order> => {
  const { reasons, nodes } = pathOf(flowFor(flows, order.departmentIds)?.rules ?? [], order.subject)
  const after = resolveNodes(nodes, order.people)
  return { order, reasons, after: after && after.map(({ name, mode, approvers }) => ({ name, mode, approverIds: approvers.map(({ userId }) => userId) })) }
}

export type Difference = 'same' | 'more' | 'less' | 'other' | 'stuck'

const isSamePath = (before: readonly PassedNode[], after: readonly PassedNode[]): boolean =>
  before.every(({ approverIds }, at) => {
    const others = new Set(after[at]?.approverIds)
    return others.size === new Set(approverIds).size && approverIds.every((id) => others.has(id))
  })

/** What the draft changes for an order: how many nodes, or who. */
export const differenceOf = ({ order: { before }, after }: Replayed<PastOrder>): Difference => {
  if (after === null) return 'stuck'
  if (after.length !== before.length) return after.length > before.length ? 'more' : 'less'
  return isSamePath(before, after) ? 'same' : 'other'
}

/** The median of some numbers; null for none. */
export const medianOf = (numbers: readonly number[]): number | null => {
  const rising = numbers.toSorted((a, b) => a - b)
  const upper = rising[Math.floor(rising.length / 2)]
  const lower = rising[Math.floor((rising.length - 1) / 2)]
  return upper === undefined || lower === undefined ? null : (upper + lower) / 2
}

/** The hours that an approver takes for a decision. */
export type HoursOf = (approverId: number) => number

/** Estimated hours of a path: of all who must agree the slowest, of any the quickest, of those in turn their sum. */
export const hoursOf = (nodes: readonly PassedNode[], hours: HoursOf): number =>
  nodes.reduce((sum, { mode, approverIds }) => {
    const each = approverIds.map(hours)
    if (each.length === 0) return sum
    return sum + (mode === approvalMode.all ? Math.max(...each) : mode === approvalMode.any ? Math.min(...each) : each.reduce((total, one) => total + one, 0))
  }, 0)
