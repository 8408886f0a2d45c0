/** What a price saves against the market price, in yuan; `null` when there is nothing to save or one of them is unknown. */
export const saving = (price: number | null | undefined, marketPrice: number | null | undefined): number | null => {
  if (price == null || marketPrice == null) return null
  const fen = Math.round(marketPrice * 100) - Math.round(price * 100)
  return fen > 0 ? fen / 100 : null
}
