import { formatYuan } from '@mall/api'
import type { ProductDetail } from '@mall/api/contract'

export type TierPrice = ProductDetail['TierPrices'][number]

/** Index of the tier in force for a quantity, or -1 below the first. Tiers rise in quantity. */
export const tierInForce = (tiers: readonly TierPrice[], quantity: number): number => tiers.findLastIndex(({ MinQty }) => quantity >= MinQty)

/** The price of one piece at a quantity, yuan; null when there is none to show. */
export const priceAt = (product: Pick<ProductDetail, 'TierPrices' | 'CustomerPrice'>, quantity: number): number | null =>
  product.TierPrices[tierInForce(product.TierPrices, quantity)]?.Price ?? product.CustomerPrice

/** 再买{n}{unit}，单价降至¥{p}: how far the next cheaper tier is, or null on the last one. */
export const nextTierHint = (tiers: readonly TierPrice[], quantity: number, unit: string): string | null => {
  const current = tiers[tierInForce(tiers, quantity)]
  const next = tiers.find(({ MinQty, Price }) => MinQty > quantity && (!current || Number(Price) < Number(current.Price)))
  return next ? `再买${next.MinQty - quantity}${unit}，单价降至${formatYuan(next.Price)}` : null
}
