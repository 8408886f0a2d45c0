import { toFen, toYuan } from '@mall/api'
import { orderTotals, savedTotal, savingsOf, sumsInYuan, type Cart, type CartLine, type PriceReason, type SavingKind, type SavingLine } from '@mall/api/contract'
import { subtotalOf } from '../../../components/order-sums/amounts.ts'

/** Quantities that were changed on screen and that the mall has not confirmed yet, by line. */
export type QuantityDrafts = Readonly<Record<number, number>>

/** The cart as it is shown: with changed quantities at once, at the known price, until the response arrives. */
export const withDrafts = (cart: Cart, drafts: QuantityDrafts): Cart => {
  const changed = (line: CartLine): CartLine => {
    const quantity = drafts[line.CartItemId]
    if (quantity === undefined || quantity === line.Quantity) return line
    return { ...line, Quantity: quantity, Subtotal: subtotalOf(line.Price, quantity) }
  }
  const Items = cart.Items.map(changed)
  if (Items.every((line, at) => line === cart.Items[at])) return cart
  // The freight follows with the response: its rule is the mall's.
  return { ...cart, Items, ...selectedSums(Items, cart.Freight) }
}

/** What the selected lines come to with this freight; where amounts are withheld, how many pieces they are. */
export const selectedSums = (items: readonly CartLine[], freight: number | null) => {
  const selected = items.filter((line) => line.Selected)
  const SelectedQuantity = selected.reduce((sum, line) => sum + line.Quantity, 0)
  if (freight === null) return { SelectedQuantity }
  const lines = selected.flatMap(savingLineOf)
  return { SelectedQuantity, ...sumsInYuan(orderTotals(lines, () => toFen(freight)), savingsOf(lines)) }
}

const kinds = { agreed: 'agreed', agreedTier: 'agreed', market: 'tier', marketTier: 'tier', quoted: 'quoted' } as const satisfies Record<PriceReason['Code'], SavingKind>

/** A line for the rule of sums; none where prices are withheld. */
const savingLineOf = ({ Price, PriceReason, Quantity }: Pick<CartLine, 'Price' | 'PriceReason' | 'Quantity'>): SavingLine[] =>
  Price === null || PriceReason === null ? [] : [{ priceFen: toFen(Price), marketFen: toFen(PriceReason.Facts.MarketPrice), quantity: Quantity, saving: kinds[PriceReason.Code] }]

/** What a line costs less than at the market price; null when it costs as much. */
export const savedOf = (line: Pick<CartLine, 'Price' | 'PriceReason' | 'Quantity'>): number | null => {
  const fen = savedTotal(savingsOf(savingLineOf(line)))
  return fen > 0 ? toYuan(fen) : null
}

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
