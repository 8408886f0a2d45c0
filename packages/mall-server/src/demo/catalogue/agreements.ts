import type { agreedItem } from '../../platform/db/schema/catalogue.ts'
import type { Random } from '../../platform/seeded-random.ts'
import { demo } from '../organisation.ts'
import { discounted } from './prices.ts'
import type { ProductRow } from './products.ts'

type AgreedRow = typeof agreedItem.$inferInsert

/** The enterprises with an agreement, the prefix of their material codes, and whether they may buy outside of it. */
export const agreements = [
  { enterpriseId: demo.enterprises.huaqiTech, prefix: 'HQT', allowsNonAgreed: false },
  { enterpriseId: demo.enterprises.huaqiFactory, prefix: 'HQM', allowsNonAgreed: true },
  { enterpriseId: demo.enterprises.yuanfanLogistics, prefix: 'YFL', allowsNonAgreed: false },
  { enterpriseId: demo.enterprises.yuanfanTrade, prefix: 'YFM', allowsNonAgreed: true },
] as const

/** A product's place in one enterprise's catalogue: 70 % are in it, 40 % with an agreed price, 5–25 % below the market price. */
export const agreedItemOf = (agreement: (typeof agreements)[number], product: ProductRow, random: Random): AgreedRow | null => {
  if (!random.chance(0.7)) return null
  const tiers = random.chance(0.58) ? discounted(product.marketTiers, random.int(5, 25) / 100) : null
  return {
    enterpriseId: agreement.enterpriseId,
    productId: product.id,
    priceFen: tiers?.[0]?.priceFen ?? null,
    tiers,
    materialCode: random.chance(0.35) ? `${agreement.prefix}${String(random.int(0, 9_999_999)).padStart(7, '0')}` : null,
  }
}
