import { bandOf, type ApprovalFlowRule } from '@mall/api/contract'

/** A part of all amounts, and what the rules say of it. */
export interface RulerPart {
  readonly from: number
  /** Null: without an upper end. */
  readonly to: number | null
  readonly kind: 'free' | 'covered' | 'gap' | 'overlap'
  readonly text: string
}

/** All amounts from nothing on, cut where a rule begins or ends; none while no rule has an amount. */
export const rulerOf = (rules: readonly ApprovalFlowRule[]): RulerPart[] => {
  const bands = rules.flatMap((rule, at) => {
    const band = bandOf(rule)
    const to = band?.to ?? Infinity
    // What is typed may be no amount yet, or upside down: that is said beside its field.
    return band !== null && to > band.from ? [{ from: band.from, to, name: `规则 ${at + 1}` }] : []
  })
  if (bands.length === 0) return []
  const first = Math.min(...bands.map(({ from }) => from))
  const points = [...new Set([0, Infinity, ...bands.flatMap(({ from, to }) => [from, to])])].toSorted((a, b) => a - b)
  return points.slice(0, -1).map((from, at) => {
    const to = points[at + 1] ?? Infinity
    const names = bands.filter((band) => band.from <= from && band.to >= to).map(({ name }) => name)
    const end = { from, to: to === Infinity ? null : to }
    if (names.length > 1) return { ...end, kind: 'overlap', text: '重叠' }
    if (names[0] !== undefined) return { ...end, kind: 'covered', text: names[0] }
    return from < first ? { ...end, kind: 'free', text: '按金额免审批' } : { ...end, kind: 'gap', text: '未覆盖' }
  })
}
