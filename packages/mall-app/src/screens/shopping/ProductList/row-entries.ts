import type { ProductItem } from '@mall/api/contract'
import { goodsAmountOf, savedAmountOf } from '../../../components/order-sums/amounts.ts'

/** What was filled in beside a product of the list. */
export interface RowEntry {
  readonly item: ProductItem
  readonly quantity: number
}

/** By product code, in the order in which they were filled in. Those of other pages stay. */
export type RowEntries = ReadonlyMap<string, RowEntry>

/** Another quantity of a product; none takes it out. */
export const withQuantity = (entries: RowEntries, item: ProductItem, quantity: number): RowEntries => {
  const next = new Map(entries)
  if (quantity === 0) next.delete(item.ProductCode)
  else next.set(item.ProductCode, { item, quantity })
  return next
}

/** What is left once some were put in the cart: also one whose quantity was changed meanwhile. */
export const withoutAdded = (entries: RowEntries, added: readonly RowEntry[]): RowEntries => {
  const next = new Map(entries)
  for (const { item, quantity } of added) if (next.get(item.ProductCode)?.quantity === quantity) next.delete(item.ProductCode)
  return next
}

/** What the filled rows cost at the prices beside them, and what that saves, in yuan; null where one has no price. */
export const totalsOf = (entries: RowEntries): { readonly amount: number | null; readonly saved: number } => {
  const lines = [...entries.values()].map(({ item: { CustomerPrice, MarketPrice }, quantity }) => ({ price: CustomerPrice, marketPrice: MarketPrice, quantity }))
  const amount = goodsAmountOf(lines)
  return { amount, saved: amount === null ? 0 : savedAmountOf(lines) }
}
