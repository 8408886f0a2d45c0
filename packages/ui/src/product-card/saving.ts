/** Saving of the agreed price against the market price, in yuan; `null` when there is none or a price is unknown. */
export const saving = (agreedPrice: number | null | undefined, marketPrice: number | null | undefined): number | null => {
  if (agreedPrice == null || marketPrice == null) return null
  const fen = Math.round(marketPrice * 100) - Math.round(agreedPrice * 100)
  return fen > 0 ? fen / 100 : null
}
