import fc from 'fast-check'
import { expect, test } from 'vitest'
import { tierFor } from './rules.ts'
import { agreedAt, heldWith } from './testing/agreed-at.ts'
import { priceReasonAt, priceReasonsOf } from './price-reasons.ts'

const day = '2026-03-18'
const marketTiers = [{ minQty: 1, priceFen: 3_000 }, { minQty: 10, priceFen: 2_800 }]

test('an agreed price says so, what it saves, and what would make it cheaper', () => {
  const agreements = agreedAt([{ minQty: 1, priceFen: 2_600 }, { minQty: 20, priceFen: 2_500 }])
  expect(priceReasonsOf({ unit: '箱', marketTiers, day, agreements })).toEqual([
    {
      Code: 'agreed', Text: '贵司与商城的协议价：每箱 ¥26.00，比市场价 ¥30.00 省 ¥4.00',
      Facts: { MinQty: 1, Price: 26, MarketPrice: 30 }, Next: '买满20箱，单价降至¥25.00',
    },
    {
      Code: 'agreedTier', Text: '贵司与商城的协议价，满20箱享阶梯价：每箱 ¥25.00，比市场价 ¥30.00 省 ¥5.00',
      Facts: { MinQty: 20, Price: 25, MarketPrice: 30 }, Next: null,
    },
  ])
})

test('a percent of the market price and the agreement of a group say so', () => {
  const ofGroup = heldWith({ kind: 'percent', percent: 9_500 }, { level: 'group' })
  expect(priceReasonsOf({ unit: '箱', marketTiers, day, agreements: ofGroup }).map(({ Text }) => Text)).toEqual([
    '贵集团与商城的协议价（市场价的95%）：每箱 ¥28.50，比市场价 ¥30.00 省 ¥1.50',
    '贵集团与商城的协议价（市场价的95%），满10箱享阶梯价：每箱 ¥26.60，比市场价 ¥30.00 省 ¥3.40',
  ])
})

test('a quote names the agreed price that it beats', () => {
  const quotes = [{ number: 'XJ202603010001', priceFen: 2_500, minQty: 5, maxQty: 60, until: '2026-03-31', validUntil: new Date('2026-03-31T23:59:59+08:00') }]
  const reason = priceReasonAt({ unit: '箱', marketTiers, day, agreements: agreedAt([{ minQty: 1, priceFen: 2_600 }]), quotes }, 5)
  expect(reason.Text).toBe('商城给您的报价：每箱 ¥25.00，比市场价 ¥30.00 省 ¥5.00，有效期至2026-03-31；协议价 ¥26.00')
})

test('without an agreement it is the price of the mall', () => {
  expect(priceReasonsOf({ unit: '箱', marketTiers, day, agreements: [] }).map(({ Code, Text }) => [Code, Text])).toEqual([
    ['market', '贵司没有该商品的协议价，按商城价计：每箱 ¥30.00'],
    ['marketTier', '贵司没有该商品的协议价，按商城价计，满10箱享阶梯价：每箱 ¥28.00，比市场价 ¥30.00 省 ¥2.00'],
  ])
})

test.each([[1, 'market'], [9, 'market'], [10, 'marketTier']])('%i pieces: %s', (quantity, code) => {
  expect(priceReasonAt({ unit: '箱', marketTiers, day, agreements: [], quotes: [] }, quantity).Code).toBe(code)
})

test('a quote that beats the tier says so, and until when', () => {
  const quotes = [{ number: 'XJ202603010001', priceFen: 2_500, minQty: 5, maxQty: 60, until: '2026-03-31', validUntil: new Date('2026-03-31T23:59:59+08:00') }]
  const at = (quantity: number) => priceReasonAt({ unit: '箱', marketTiers, day, agreements: [], quotes }, quantity)
  expect([at(4).Code, at(61).Code]).toEqual(['market', 'marketTier'])
  expect(at(5)).toEqual({
    Code: 'quoted', Text: '商城给您的报价：每箱 ¥25.00，比市场价 ¥30.00 省 ¥5.00，有效期至2026-03-31', Facts: { MinQty: 5, Price: 25, MarketPrice: 30 }, Next: null,
  })
})

const tiersOf = (steps: readonly (readonly [gap: number, priceFen: number])[]) =>
  steps.reduce<{ minQty: number; priceFen: number }[]>((tiers, [gap, priceFen]) => [...tiers, { minQty: (tiers.at(-1)?.minQty ?? 0) + gap, priceFen }], [])

test('every reason states the price that is charged from its quantity on', () => {
  const tiers = fc.array(fc.tuple(fc.integer({ min: 1, max: 50 }), fc.integer({ min: 1, max: 99_999 })), { minLength: 1, maxLength: 5 })
  fc.assert(
    fc.property(tiers, (steps) => {
      const tiers = tiersOf(steps)
      for (const { Facts } of priceReasonsOf({ unit: '件', marketTiers, day, agreements: agreedAt(tiers) })) {
        expect(Facts.Price * 100).toBeCloseTo(tierFor(tiers, Facts.MinQty).priceFen)
      }
    }),
  )
})
