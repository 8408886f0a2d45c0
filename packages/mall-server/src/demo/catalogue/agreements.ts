import { agreementStatus, agreementVersionStatus } from '@mall/api/seller/contract'
import type { agreement, agreementRow, agreementVersion } from '../../platform/db/schema/agreement.ts'
import type { Random } from '../../platform/seeded-random.ts'
import { addDays, toDay } from '../../platform/time.ts'
import { demo } from '../organisation.ts'
import { demoStaff } from '../staff.ts'
import { discounted } from './prices.ts'
import type { ProductRow } from './products.ts'

/** The enterprises with an agreement, the prefix of their material codes, and whether they may buy outside of it. */
export const catalogues = [
  { enterpriseId: demo.enterprises.huaqiTech, prefix: 'HQT', allowsNonAgreed: false },
  { enterpriseId: demo.enterprises.huaqiFactory, prefix: 'HQM', allowsNonAgreed: true },
  { enterpriseId: demo.enterprises.yuanfanLogistics, prefix: 'YFL', allowsNonAgreed: false },
  { enterpriseId: demo.enterprises.yuanfanTrade, prefix: 'YFM', allowsNonAgreed: true },
] as const

/** What an agreement says of a product. */
type AgreedProduct = Pick<typeof agreementRow.$inferInsert, 'productId' | 'kind' | 'tiers' | 'percent' | 'materialCode'>

/** At the market price, whatever it becomes. */
const atMarket = { kind: 'percent', tiers: null, percent: 10_000 } as const

/** A product's place in one enterprise's catalogue: 70 % are in it, 40 % with an agreed price, 5–25 % below the market price. */
export const agreedProductOf = ({ prefix }: Pick<(typeof catalogues)[number], 'prefix'>, product: ProductRow, random: Random): AgreedProduct | null => {
  if (!random.chance(0.7)) return null
  const tiers = random.chance(0.58) ? discounted(product.marketTiers, random.int(5, 25) / 100) : null
  return {
    productId: product.id,
    ...(tiers === null ? atMarket : { kind: 'fixed', tiers, percent: null }),
    materialCode: random.chance(0.35) ? `${prefix}${String(random.int(0, 9_999_999)).padStart(7, '0')}` : null,
  }
}

interface Written {
  readonly agreements: (typeof agreement.$inferInsert)[]
  readonly versions: (typeof agreementVersion.$inferInsert)[]
  readonly rows: (typeof agreementRow.$inferInsert)[]
}

interface Draft extends Pick<typeof agreement.$inferInsert, 'enterpriseId' | 'groupId' | 'name'> {
  readonly number: number
  /** First and last day, counted from today. */
  readonly days: readonly [from: number, until: number]
  /** The products from a day on, counted from today. */
  readonly versions: readonly (readonly [from: number, products: readonly AgreedProduct[]])[]
}

const write = (drafts: readonly Draft[], now: Date): Written => {
  const written: Written = { agreements: [], versions: [], rows: [] }
  const dayIn = (days: number): string => toDay(addDays(now, days))
  for (const { number, days: [from, until], versions, ...party } of drafts) {
    const id = written.agreements.length + 1
    const createdAt = addDays(now, from - 10)
    written.agreements.push({
      ...party, id, agreementNo: `KX-${dayIn(from).slice(0, 4)}-${String(number).padStart(4, '0')}`, level: party.enterpriseId === undefined ? 'group' : 'company',
      fromDay: dayIn(from), untilDay: dayIn(until), status: agreementStatus.inForce, staffId: demoStaff.seller, createdAt,
    })
    for (const [index, [fromDay, products]] of versions.entries()) {
      const versionId = written.versions.length + 1
      const at = index === 0 ? createdAt : addDays(now, -3)
      written.versions.push({
        id: versionId, agreementId: id, number: index + 1, fromDay: dayIn(fromDay), status: agreementVersionStatus.inForce,
        writtenBy: demoStaff.seller, writtenAt: at, sentAt: at, decidedBy: demoStaff.seller, decidedAt: addDays(at, 1),
      })
      written.rows.push(...products.map((product, position) => ({ ...product, versionId, position })))
    }
  }
  return written
}

/** A year and more, ending in ten months. */
const running = [-400, 300] as const

const off = (product: AgreedProduct, share: number): AgreedProduct => (product.tiers ? { ...product, tiers: discounted(product.tiers, share) } : product)

/**
 * The agreements of the demo: one for each company, that of 华启科技 with a version that begins in 45 days; a framework of its group, which makes prices that 华启科技 has no others for and gives
 * way where its companies have their own; and one that ends in 20 days. Together they hold what each company's catalogue has.
 */
export const demoAgreements = (products: readonly ProductRow[], randomOf: (label: string) => Random, now: Date): Written => {
  const { huaqiTech, huaqiFactory, yuanfanLogistics, yuanfanTrade } = demo.enterprises
  const ofCompany = new Map(catalogues.map((catalogue) => [
    catalogue.enterpriseId as number,
    products.flatMap((row) => agreedProductOf(catalogue, row, randomOf(`agreement ${catalogue.enterpriseId} ${row.id}`)) ?? []),
  ]))
  const of = (enterpriseId: number): readonly AgreedProduct[] => ofCompany.get(enterpriseId) ?? []
  const ofFactory = new Set(of(huaqiFactory).map(({ productId }) => productId))
  const isShared = ({ productId, kind }: AgreedProduct): boolean => kind === 'fixed' && productId % 5 === 0 && ofFactory.has(productId)
  const ofTech = of(huaqiTech).filter((product) => !isShared(product))
  const framework = of(huaqiTech).flatMap((product): AgreedProduct[] => {
    if (isShared(product)) return [product]
    return product.productId % 5 === 1 && ofFactory.has(product.productId) ? [{ productId: product.productId, kind: 'percent', tiers: null, percent: 9_500 }] : []
  })
  const ending = ({ productId }: AgreedProduct): boolean => productId % 3 === 0
  return write(
    [
      { number: 418, enterpriseId: huaqiTech, name: '华启科技办公用品协议', days: running, versions: [[running[0], ofTech], [45, ofTech.map((product) => off(product, 0.02))]] },
      { number: 96, groupId: demo.groups.huaqi, name: '华启集团框架协议', days: running, versions: [[running[0], framework]] },
      { number: 422, enterpriseId: huaqiFactory, name: '华启制造生产与办公用品协议', days: running, versions: [[running[0], of(huaqiFactory)]] },
      { number: 507, enterpriseId: yuanfanLogistics, name: '远帆物流办公用品协议', days: running, versions: [[running[0], of(yuanfanLogistics)]] },
      { number: 513, enterpriseId: yuanfanTrade, name: '远帆贸易办公用品协议', days: running, versions: [[running[0], of(yuanfanTrade).filter((product) => !ending(product))]] },
      { number: 388, enterpriseId: yuanfanTrade, name: '远帆贸易季度促销协议', days: [-70, 20], versions: [[-70, of(yuanfanTrade).filter(ending)]] },
    ],
    now,
  )
}
