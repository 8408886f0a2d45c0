import { toFen, toYuan } from '@mall/api'
import type { Cart, CartLine } from '@mall/api/contract'

/** Quantities that were changed on screen and that the mall has not confirmed yet, by line. */
export type QuantityDrafts = Readonly<Record<number, number>>

/** The cart as it is shown: with changed quantities at once, at the known price, until the response arrives. */
export const withDrafts = (cart: Cart, drafts: QuantityDrafts): Cart => {
  const changed = (line: CartLine): CartLine => {
    const quantity = drafts[line.CartItemId]
    if (quantity === undefined || quantity === line.Quantity) return line
    return { ...line, Quantity: quantity, Subtotal: line.Price === null ? null : toYuan(toFen(line.Price) * quantity) }
  }
  const Items = cart.Items.map(changed)
  if (Items.every((line, at) => line === cart.Items[at])) return cart
  const selected = Items.filter((line) => line.Selected)
  return {
    ...cart,
    Items,
    SelectedQuantity: selected.reduce((sum, line) => sum + line.Quantity, 0),
    SelectedAmount: cart.SelectedAmount === null ? null : toYuan(selected.reduce((sum, line) => sum + toFen(line.Subtotal ?? 0), 0)),
  }
}

/** What a line costs less than at the market price; null when it costs as much. */
export const savedOf = ({ Price, PriceReason, Quantity }: Pick<CartLine, 'Price' | 'PriceReason' | 'Quantity'>): number | null => {
  if (Price === null || PriceReason === null) return null
  const fen = (toFen(PriceReason.Facts.MarketPrice) - toFen(Price)) * Quantity
  return fen > 0 ? toYuan(fen) : null
}

/** What an order of the selected lines comes to; null where amounts are withheld. */
export const payableOf = ({ SelectedAmount, Freight }: Cart): number | null => (SelectedAmount === null || Freight === null ? null : toYuan(toFen(SelectedAmount) + toFen(Freight)))

/** Why the user cannot go on to the order, in words; null when they can. */
export const checkoutProblem = (cart: Cart): string | null => {
  const selected = cart.Items.filter((line) => line.Selected)
  if (selected.length === 0) return '请选择要结算的商品'
  const short = selected.filter((line) => line.StockShort)
  if (short.length > 0) return `有${short.length}种商品库存不足，请调整数量`
  return null
}

/** All, some or none of the lines are selected. */
export const selectionOf = (lines: readonly CartLine[]): 'all' | 'some' | 'none' => {
  const count = lines.filter((line) => line.Selected).length
  if (count === 0) return 'none'
  return count === lines.length ? 'all' : 'some'
}
