import { ruleSentence, type ApprovalFlowContent, type ApprovalFlowNode, type ApprovalReplay, type FlowNames } from '@mall/api/contract'
import { wholeYuan } from './whole-yuan.ts'

/** The way of the orders of one rule, from being submitted to being ordered. */
export interface FlowLane {
  readonly title: string
  /** The rule as a sentence. */
  readonly sentence: string
  /** For which orders. */
  readonly conditions: string
  readonly nodes: readonly ApprovalFlowNode[]
  /** How many of the replayed orders; null: not replayed. */
  readonly orders: number | null
  /** Of its line, px: by its share of the orders. */
  readonly width: number
}

type Counts = Pick<ApprovalReplay, 'Total' | 'ApprovedAfter' | 'RuleOrders'>

const thinnest = 2
const widest = 10

/** No orders are a thin line, all of them the widest. */
export const lineWidth = (orders: number | null, total: number): number =>
  orders === null || total === 0 ? thinnest : thinnest + Math.round(((widest - thinnest) * Math.min(orders, total)) / total)

/** A lane for each rule, and the last for the orders that no rule holds for. */
export const lanesOf = ({ Rules }: Pick<ApprovalFlowContent, 'Rules'>, names: FlowNames, counts: Counts | undefined): FlowLane[] => {
  const total = counts?.Total ?? 0
  const free = counts === undefined ? null : counts.Total - counts.ApprovedAfter
  return [
    ...Rules.map((rule, at) => {
      // What is typed may be no amount yet: that is said below its sentence.
      const sentence = ruleSentence(rule, names).replaceAll('¥NaN', '…')
      const orders = counts?.RuleOrders[at] ?? null
      return { title: `规则 ${at + 1}`, sentence, conditions: wholeYuan(sentence.split(' → ')[0] ?? ''), nodes: rule.Nodes, orders, width: lineWidth(orders, total) }
    }),
    { title: '其他订单', sentence: '其他订单 → 免审批', conditions: '免审批，直接下单', nodes: [], orders: free, width: lineWidth(free, total) },
  ]
}
