import type { PriceReason } from '@mall/api/contract'
import { priceFor, priceOf, tierFor, type AgreedTerms, type BuyerPrice, type QuotedPrice } from './rules.ts'
import type { PriceTier } from '../../platform/db/schema/catalogue.ts'
import { toYuan, yuanText } from '../../platform/money.ts'
import { toDay } from '../../platform/time.ts'

interface PricedProduct {
  readonly unit: string
  readonly marketTiers: readonly PriceTier[]
  readonly agreed: AgreedTerms | null
}

const savedText = (priceFen: number, marketFen: number): string =>
  marketFen > priceFen ? `，比市场价${yuanText(marketFen)}省${yuanText(marketFen - priceFen)}` : ''

/** Why a customer pays what they pay for a product: a reason per tier, each from the price that is charged at its first quantity. */
export const priceReasonsOf = ({ unit, marketTiers, agreed }: PricedProduct): PriceReason[] => {
  const tiers = agreed?.tiers ?? marketTiers
  return tiers.map(({ minQty }, at) => {
    const { priceFen, marketFen, isAgreed } = priceFor({ marketTiers }, agreed, minQty)
    const cheaper = tiers.find((tier) => tier.minQty > minQty && tier.priceFen < priceFen)
    const origin = isAgreed ? '贵司与商城的协议价' : '贵司没有该商品的协议价，按商城价计'
    const tier = at === 0 ? '' : `，满${minQty}${unit}享阶梯价`
    return {
      Code: `${isAgreed ? 'agreed' : 'market'}${at === 0 ? '' : 'Tier'}` as const,
      Text: `${origin}${tier}：每${unit}${yuanText(priceFen)}${savedText(priceFen, marketFen)}`,
      Facts: { MinQty: minQty, Price: toYuan(priceFen), MarketPrice: toYuan(marketFen) },
      Next: cheaper === undefined ? null : `买满${cheaper.minQty}${unit}，单价降至${yuanText(cheaper.priceFen)}`,
    }
  })
}

const quoteReason = ({ unit }: PricedProduct, { priceFen, marketFen }: BuyerPrice, { minQty, validUntil }: QuotedPrice): PriceReason => ({
  Code: 'quoted',
  Text: `商城给您的报价：每${unit}${yuanText(priceFen)}${savedText(priceFen, marketFen)}，有效期至${toDay(validUntil)}`,
  Facts: { MinQty: minQty, Price: toYuan(priceFen), MarketPrice: toYuan(marketFen) },
  Next: null,
})

/** Why a buyer pays what they pay for this quantity: the tier, or the quote that beats it. */
export const priceReasonAt = (product: PricedProduct & { readonly quotes: readonly QuotedPrice[] }, quantity: number): PriceReason => {
  const price = priceOf(product, quantity)
  const quote = price.quotedUntil && product.quotes.find(({ minQty, priceFen }) => minQty <= quantity && priceFen === price.priceFen)
  if (quote) return quoteReason(product, price, quote)
  const { minQty } = tierFor(product.agreed?.tiers ?? product.marketTiers, quantity)
  const reason = priceReasonsOf(product).find(({ Facts }) => Facts.MinQty === minQty)
  if (reason === undefined) throw new Error('A price without a tier')
  return reason
}
