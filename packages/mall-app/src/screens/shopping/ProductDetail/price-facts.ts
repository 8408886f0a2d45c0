import type { PriceReason } from '@mall/api/contract'

/** What decided (依据), in the fewest words. */
export const priceRuleNames = {
  agreed: '贵司协议价',
  agreedTier: '贵司协议阶梯价',
  market: '商城价，贵司无协议价',
  marketTier: '商城阶梯价，贵司无协议价',
  quoted: '商城给贵司的报价',
} as const satisfies Record<PriceReason['Code'], string>

/** By how much a price is below another, as a percentage with at most one decimal; null where it is not. */
export const percentBelow = (price: number | null, other: number | null): string | null => {
  if (price === null || other === null || other <= 0 || price >= other) return null
  // In fen: 0.1 + 0.2 is not 0.3.
  const [fen, otherFen] = [Math.round(price * 100), Math.round(other * 100)]
  const tenths = Math.round(((otherFen - fen) * 1000) / otherFen)
  return tenths === 0 ? null : `${tenths / 10}%`
}
