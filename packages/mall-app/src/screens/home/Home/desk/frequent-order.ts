import type { FrequentItem } from '@mall/api/contract'
import { legalQuantity } from '@mall/ui/quantity-stepper'
import { goodsAmountOf, savedAmountOf } from '../../../../components/order-sums/amounts.ts'

/** It can be put in the cart now. */
export const isOrderable = ({ Stock }: Pick<FrequentItem, 'Stock'>): boolean => Stock.State !== 'none'

/** As many as the last time, as far as that can be ordered now; the smallest order when the user never ordered it. */
export const presetQuantity = ({ LastQuantity, MOQ, Step, MaxQty }: FrequentItem): number =>
  legalQuantity(LastQuantity ?? MOQ, { min: MOQ, step: Step, max: MaxQty ?? Number.POSITIVE_INFINITY }).value

export interface FrequentSum {
  readonly kinds: number
  /** Yuan by the price of the smallest order: larger ones may cost less. Null where prices are hidden. */
  readonly amount: number | null
  /** Yuan less than at market prices; 0 where nothing is saved or prices are hidden. */
  readonly saved: number
}

/** What one piece costs less than at the market price, yuan; null where that is nothing. */
export const savedPerPiece = ({ CustomerPrice, MarketPrice }: Pick<FrequentItem, 'CustomerPrice' | 'MarketPrice'>): number | null => {
  const saved = savedAmountOf([{ price: CustomerPrice, marketPrice: MarketPrice, quantity: 1 }])
  return saved > 0 ? saved : null
}

/** What 全部加入购物车 comes to. */
export const frequentSum = (items: readonly FrequentItem[], quantityOf: (item: FrequentItem) => number): FrequentSum => {
  const orderable = items.filter(isOrderable)
  const lines = orderable.map((item) => ({ price: item.CustomerPrice, marketPrice: item.MarketPrice, quantity: quantityOf(item) }))
  return { kinds: orderable.length, amount: goodsAmountOf(lines), saved: savedAmountOf(lines) }
}
