import type { SubmitAnswer } from '@mall/api/contract'
import { purchaseProblem } from '../../catalogue/assortment/rules.ts'
import type { ConfirmedLine } from './confirm-token.ts'
import type { PricedLine } from '../../catalogue/pricing/lines.ts'
import { yuanText } from '../../platform/money.ts'

export type OrderChange = Extract<SubmitAnswer, { Outcome: 'changed' }>['Changes'][number]

const changeOf = (shown: ConfirmedLine, now: PricedLine): OrderChange | null => {
  const base = { CartItemId: now.cartItemId, CustomerProductName: now.sellable.name }
  const problem = purchaseProblem(now.sellable, now.quantity)
  if (problem !== null) {
    const isStock = problem.code === 'LOW_STOCK' || problem.code === 'NO_STOCK'
    return { ...base, Kind: isStock ? 'stock' : 'unsellable', Text: problem.code === 'NO_STOCK' ? '库存不足，仅剩0' : problem.message }
  }
  if (shown.priceFen === now.priceFen) return null
  return { ...base, Kind: 'price', Text: `单价由${yuanText(shown.priceFen)}变为${yuanText(now.priceFen)}` }
}

/** What changed since the confirmation: the price of a line, its stock, or whether it is on sale. */
export const changesBetween = (shown: readonly ConfirmedLine[], now: readonly PricedLine[]): OrderChange[] => {
  const byItem = new Map(now.map((line) => [line.cartItemId, line]))
  return shown.flatMap((line) => {
    const current = byItem.get(line.cartItemId)
    const change = current === undefined ? null : changeOf(line, current)
    return change === null ? [] : [change]
  })
}
