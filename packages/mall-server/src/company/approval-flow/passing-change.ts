import type { PassingChange } from '@mall/api/contract'
import type { FlowRule } from '../../platform/db/schema/approval.ts'
import { priceLine, type PricedLine } from '../../catalogue/pricing/lines.ts'
import { toYuan } from '../../platform/money.ts'
import { pathOf, type ApprovalSubject } from './rules.ts'

/** A line of an order, and the quantity that it would have; 0: the order would be without it. */
export interface LineChange {
  readonly line: PricedLine
  readonly quantity: number
}

/** Whether an order of these lines would need an approval: asked of the rule that decides. */
export type NeedsApproval = (lines: readonly PricedLine[]) => boolean

/** The lines after a change, with the prices of their new quantities. */
export const changed = (lines: readonly PricedLine[], changes: readonly LineChange[]): PricedLine[] =>
  lines.flatMap((line) => {
    const change = changes.find((one) => one.line === line)
    if (change === undefined) return [line]
    return change.quantity === 0 ? [] : [priceLine({ ...line, quantity: change.quantity }, line.sellable)]
  })

/** The quantity of a line, lowered by as few steps as the search finds, with which the order passes; null: there is none. */
const loweredToPass = (line: PricedLine, passes: (change: LineChange) => boolean): LineChange | null => {
  const { moq, step } = line.sellable
  const after = (steps: number): LineChange => ({ line, quantity: line.quantity - steps * step })
  let enough = Math.floor((line.quantity - moq) / step)
  if (enough < 1 || !passes(after(enough))) return null
  let tooFew = 0
  while (enough - tooFew > 1) {
    const middle = Math.floor((enough + tooFew) / 2)
    if (passes(after(middle))) enough = middle
    else tooFew = middle
  }
  return after(enough)
}

const amountOf = (lines: readonly PricedLine[]): number => lines.reduce((sum, line) => sum + line.subtotalFen, 0)

/**
 * The smallest change found after which an order needs no approval: one line lowered or left out, else all lines left out that need one even by
 * themselves. Each is tried on the rule itself, so what is returned passes; null: there is no small one.
 */
export const passingChange = (lines: readonly PricedLine[], needsApproval: NeedsApproval): readonly LineChange[] | null => {
  if (!needsApproval(lines)) return null
  const passes = (changes: readonly LineChange[]): boolean => {
    const left = changed(lines, changes)
    return left.length > 0 && !needsApproval(left)
  }
  const single = lines.flatMap((line) => {
    const lowered = loweredToPass(line, (change) => passes([change]))
    if (lowered !== null) return [[lowered]]
    const without = [{ line, quantity: 0 }]
    return passes(without) ? [without] : []
  })
  const [best] = single.toSorted((a, b) => amountOf(changed(lines, b)) - amountOf(changed(lines, a)))
  if (best !== undefined) return best
  const concerned = lines.filter((line) => needsApproval([line])).map((line) => ({ line, quantity: 0 }))
  return passes(concerned) ? concerned : null
}

/** A change in words. */
export const changeText = (changes: readonly LineChange[]): string => {
  const [first] = changes
  if (first === undefined) return ''
  const { line, quantity } = first
  const what = quantity > 0 ? `“${line.sellable.name}”少买${line.quantity - quantity}${line.sellable.unit}` : `不买“${line.sellable.name}”${changes.length > 1 ? `等${changes.length}种商品` : ''}`
  return `${what}，即可免审批`
}

/** What would make an order of these lines pass by the rules of its plan, as it is sent; null without a plan: it passes. */
export const changeToPass = (
  plan: { readonly flow: { readonly rules: readonly FlowRule[] } } | null,
  lines: readonly PricedLine[],
  subjectOf: (lines: readonly PricedLine[]) => ApprovalSubject,
): PassingChange | null => {
  const changes = plan && passingChange(lines, (priced) => pathOf(plan.flow.rules, subjectOf(priced)).reasons.length > 0)
  return changes && {
    Text: changeText(changes),
    Lines: changes.map(({ line, quantity }) => ({ CartItemId: line.cartItemId, Quantity: quantity })),
    PayableAmount: toYuan(subjectOf(changed(lines, changes)).payableFen),
  }
}
