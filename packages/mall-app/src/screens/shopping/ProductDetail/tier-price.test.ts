import { tierRange } from '@mall/app-kit/goods/tier-words.ts'
import { expect, test } from 'vitest'
import { nextTierHint, priceAt, tierInForce } from './tier-price.ts'

const tiers = [
  { MinQty: 10, Price: 2.5 },
  { MinQty: 50, Price: 2.2 },
  { MinQty: 100, Price: 1.99 },
]

test.each([
  [1, -1, 2.6, '再买9支，单价降至¥2.50'],
  [10, 0, 2.5, '再买40支，单价降至¥2.20'],
  [49, 0, 2.5, '再买1支，单价降至¥2.20'],
  [50, 1, 2.2, '再买50支，单价降至¥1.99'],
  [100, 2, 1.99, null],
  [9999, 2, 1.99, null],
])('%i pieces: tier %i at ¥%d', (quantity, tier, price, hint) => {
  expect(tierInForce(tiers, quantity)).toBe(tier)
  expect(priceAt({ TierPrices: tiers, CustomerPrice: 2.6 }, quantity)).toBe(price)
  expect(nextTierHint(tiers, quantity, '支')).toBe(hint)
})

test('a product without tiers has its one price', () => {
  expect(priceAt({ TierPrices: [], CustomerPrice: 3 }, 5)).toBe(3)
  expect(priceAt({ TierPrices: [], CustomerPrice: null }, 5)).toBeNull()
  expect(nextTierHint([], 5, '支')).toBeNull()
})

test('a dearer tier is no reason to buy more', () => {
  expect(nextTierHint([{ MinQty: 1, Price: 2 }, { MinQty: 10, Price: 2 }], 1, '支')).toBeNull()
})

test('a tier ends before the next one begins', () => {
  expect(tiers.map((_, at) => tierRange(tiers, at, '支'))).toEqual(['10–49支', '50–99支', '100支以上'])
  expect(tierRange([{ MinQty: 1 }, { MinQty: 2 }], 0, '台')).toBe('1台')
})
