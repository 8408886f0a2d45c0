import type { PriceReason } from '@mall/api/contract'

/** What decided (依据), in the fewest words. */
export const priceRuleNames = {
  agreed: '贵司协议价',
  agreedTier: '贵司协议阶梯价',
  market: '商城价，贵司无协议价',
  marketTier: '商城阶梯价，贵司无协议价',
  quoted: '商城给贵司的报价',
} as const satisfies Record<PriceReason['Code'], string>
