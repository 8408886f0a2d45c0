import type { FrequentItem } from '@mall/api/contract'
import { legalQuantity } from '@mall/ui/quantity-stepper'

/** It can be put in the cart now. */
export const isOrderable = ({ Stock }: Pick<FrequentItem, 'Stock'>): boolean => Stock.State !== 'none'

/** As many as the last time, as far as that can be ordered now; the smallest order when the user never ordered it. */
export const presetQuantity = ({ LastQuantity, MOQ, Step, MaxQty }: FrequentItem): number =>
  legalQuantity(LastQuantity ?? MOQ, { min: MOQ, step: Step, max: MaxQty ?? Number.POSITIVE_INFINITY }).value

export interface FrequentSum {
  readonly kinds: number
  /** Yuan by the price of the smallest order: larger ones may cost less. Null where prices are hidden. */
  readonly amount: number | null
}

/** What 全部加入购物车 comes to. */
export const frequentSum = (items: readonly FrequentItem[], quantityOf: (item: FrequentItem) => number): FrequentSum => {
  const orderable = items.filter(isOrderable)
  const fen = orderable.reduce<number | null>((sum, item) => (sum === null || item.CustomerPrice === null ? null : sum + Math.round(item.CustomerPrice * 100) * quantityOf(item)), 0)
  return { kinds: orderable.length, amount: fen === null ? null : fen / 100 }
}
