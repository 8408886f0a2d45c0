/** What the agreed price saves against the market price, in yuan; `null` when it saves nothing or either is unknown. */
export function saving(agreedPrice: number | null | undefined, marketPrice: number | null | undefined): number | null {
  if (agreedPrice == null || marketPrice == null) return null
  const fen = Math.round(marketPrice * 100) - Math.round(agreedPrice * 100)
  return fen > 0 ? fen / 100 : null
}
