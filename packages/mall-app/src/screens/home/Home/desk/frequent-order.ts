import type { FrequentItem } from '@mall/api/contract'
import { legalQuantity } from '@mall/ui/quantity-stepper'
import { goodsAmountOf } from '../../../../components/order-sums/amounts.ts'

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
  return { kinds: orderable.length, amount: goodsAmountOf(orderable.map((item) => ({ price: item.CustomerPrice, quantity: quantityOf(item) }))) }
}
