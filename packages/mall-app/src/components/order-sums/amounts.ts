import { toFen, toYuan } from '@mall/api'
import { goodsFenOf, savedFen, subtotalFen } from '@mall/api/contract'

/** 小计 in yuan, multiplied in fen; null where the price is withheld. */
export const subtotalOf = (price: number | null, quantity: number): number | null => (price === null ? null : toYuan(subtotalFen({ priceFen: toFen(price), quantity })))

interface Line {
  /** Yuan; null where it is withheld or unknown. */
  readonly price: number | null
  readonly quantity: number
}

/** 商品总额 in yuan of lines that are no order yet; null where one has no price. */
export const goodsAmountOf = (lines: readonly Line[]): number | null => {
  const priced = lines.flatMap(({ price, quantity }) => (price === null ? [] : [{ priceFen: toFen(price), quantity }]))
  return priced.length < lines.length ? null : toYuan(goodsFenOf(priced))
}

/** 已省 in yuan against market prices, of lines that are no order yet. What has no price saves nothing. */
export const savedAmountOf = (lines: readonly (Line & { readonly marketPrice: number | null })[]): number =>
  toYuan(lines.reduce((sum, { price, marketPrice, quantity }) => sum + (price === null || marketPrice === null ? 0 : savedFen({ priceFen: toFen(price), marketFen: toFen(marketPrice), quantity })), 0))
