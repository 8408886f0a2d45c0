import type { PriceReason } from '@mall/api/contract'
import { decidingRow, ownPriceOf, ownTiersOf, priceOf, tierFor, type BuyerPrice, type Priced, type QuotedPrice } from './rules.ts'
import { toYuan, yuanText } from '../../platform/money.ts'
import { toDay } from '../../platform/time.ts'

interface PricedProduct extends Priced {
  readonly unit: string
}

const savedText = (priceFen: number, marketFen: number): string =>
  marketFen > priceFen ? `，比市场价 ${yuanText(marketFen)} 省 ${yuanText(marketFen - priceFen)}` : ''

/** Whose the agreement is, and of a percent how much of the market price. */
const agreedOrigin = (product: Priced): string => {
  const decided = decidingRow(product)
  const percent = decided?.row.kind === 'percent' ? `（市场价的${decided.row.percent / 100}%）` : ''
  return `${decided?.agreement.level === 'group' ? '贵集团' : '贵司'}与商城的协议价${percent}`
}

/** Why a customer pays what they pay for a product: a reason per tier, each from the price that is charged at its first quantity. */
export const priceReasonsOf = (product: PricedProduct): PriceReason[] => {
  const { unit } = product
  const { tiers } = ownTiersOf(product)
  return tiers.map(({ minQty }, at) => {
    const { priceFen, marketFen, isAgreed } = ownPriceOf(product, minQty)
    const cheaper = tiers.find((tier) => tier.minQty > minQty && tier.priceFen < priceFen)
    const origin = isAgreed ? agreedOrigin(product) : '贵司没有该商品的协议价，按商城价计'
    const tier = at === 0 ? '' : `，满${minQty}${unit}享阶梯价`
    return {
      Code: `${isAgreed ? 'agreed' : 'market'}${at === 0 ? '' : 'Tier'}` as const,
      Text: `${origin}${tier}：每${unit} ${yuanText(priceFen)}${savedText(priceFen, marketFen)}`,
      Facts: { MinQty: minQty, Price: toYuan(priceFen), MarketPrice: toYuan(marketFen) },
      Next: cheaper === undefined ? null : `买满${cheaper.minQty}${unit}，单价降至${yuanText(cheaper.priceFen)}`,
    }
  })
}

/** What was agreed beside a quote, from the same quantity on. */
const besideText = (product: PricedProduct, quantity: number): string => {
  const { priceFen, isAgreed } = ownPriceOf(product, quantity)
  return isAgreed ? `；协议价 ${yuanText(priceFen)}` : ''
}

const quoteReason = (product: PricedProduct, quantity: number, { priceFen, marketFen }: BuyerPrice, { minQty, validUntil }: QuotedPrice): PriceReason => ({
  Code: 'quoted',
  Text: `商城给您的报价：每${product.unit} ${yuanText(priceFen)}${savedText(priceFen, marketFen)}，有效期至${toDay(validUntil)}${besideText(product, quantity)}`,
  Facts: { MinQty: minQty, Price: toYuan(priceFen), MarketPrice: toYuan(marketFen) },
  Next: null,
})

/** Why a buyer pays what they pay for this quantity: the tier, or the quote that beats it. */
export const priceReasonAt = (product: PricedProduct & { readonly quotes: readonly QuotedPrice[] }, quantity: number): PriceReason => {
  const price = priceOf(product, quantity)
  const quote = price.quotedUntil && product.quotes.find(({ minQty, maxQty, priceFen }) => minQty <= quantity && quantity <= maxQty && priceFen === price.priceFen)
  if (quote) return quoteReason(product, quantity, price, quote)
  const { minQty } = tierFor(ownTiersOf(product).tiers, quantity)
  const reason = priceReasonsOf(product).find(({ Facts }) => Facts.MinQty === minQty)
  if (reason === undefined) throw new Error('A price without a tier')
  return reason
}
