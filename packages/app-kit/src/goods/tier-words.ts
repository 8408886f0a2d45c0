/** The quantities of a tier, 5–49包 or 200包以上: up to one piece before the next. */
export const tierRange = (tiers: readonly { readonly MinQty: number }[], at: number, unit: string): string => {
  const [from, next] = [tiers[at]?.MinQty ?? 1, tiers[at + 1]?.MinQty]
  if (next === undefined) return `${from}${unit}以上`
  return next - 1 > from ? `${from}–${next - 1}${unit}` : `${from}${unit}`
}

/** By how much a price is below another, as a percentage with at most one decimal; null where it is not. */
export const percentBelow = (price: number | null, other: number | null): string | null => {
  if (price === null || other === null || other <= 0 || price >= other) return null
  // In fen: 0.1 + 0.2 is not 0.3.
  const [fen, otherFen] = [Math.round(price * 100), Math.round(other * 100)]
  const tenths = Math.round(((otherFen - fen) * 1000) / otherFen)
  return tenths === 0 ? null : `${tenths / 10}%`
}
