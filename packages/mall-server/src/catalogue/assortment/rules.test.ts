import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Sellable } from './rules.ts'
import { agreedAt, heldWith } from './testing/agreed-at.ts'
import { ownPriceOf, purchaseProblem, quantityProblem, saleStateOf, stockStateOf, tierFor } from './rules.ts'
import { defaultAreaCode, stockAreaOf } from './stock-areas.ts'
import type { PriceTier } from '../../platform/db/schema/catalogue.ts'

const market: readonly PriceTier[] = [{ minQty: 5, priceFen: 1000 }, { minQty: 50, priceFen: 950 }, { minQty: 200, priceFen: 880 }]
const day = '2026-03-18'
const agreements = agreedAt([{ minQty: 5, priceFen: 900 }, { minQty: 100, priceFen: 810 }])

describe('the price for a quantity', () => {
  it.each([
    [1, 1000, 900], [5, 1000, 900], [49, 1000, 900], [50, 950, 900], [99, 950, 900], [100, 950, 810], [200, 880, 810], [9999, 880, 810],
  ])('%i pieces: market %i fen, agreed %i fen', (quantity, marketFen, agreedFen) => {
    expect(ownPriceOf({ marketTiers: market, day, agreements: [] }, quantity)).toMatchObject({ priceFen: marketFen, marketFen: 1000, isAgreed: false, agreement: null })
    expect(ownPriceOf({ marketTiers: market, day, agreements }, quantity)).toMatchObject({ priceFen: agreedFen, marketFen: 1000, isAgreed: true, agreement: { number: 'KX-2026-0001' } })
  })

  it('of a percent follows the market tier, and at 100 % is none of its own', () => {
    const at = (percent: number, quantity: number) => ownPriceOf({ marketTiers: market, day, agreements: heldWith({ kind: 'percent', percent }) }, quantity)
    expect([5, 50, 200].map((quantity) => at(9_250, quantity).priceFen)).toEqual([925, 879, 814])
    expect(at(9_250, 5).isAgreed).toBe(true)
    expect(at(10_000, 50)).toMatchObject({ priceFen: 950, isAgreed: false, agreement: { number: 'KX-2026-0001' } })
  })

  it('never rises with the quantity', () => {
    fc.assert(fc.property(fc.integer({ min: 1, max: 999_999 }), fc.integer({ min: 1, max: 999_999 }), (a, b) => {
      const [less, more] = a < b ? [a, b] : [b, a]
      expect(tierFor(market, more).priceFen).toBeLessThanOrEqual(tierFor(market, less).priceFen)
    }))
  })

  it('rejects a product without prices', () => {
    expect(() => tierFor([], 1)).toThrow('without a price tier')
  })
})

describe('the sale state', () => {
  it.each([
    [true, null, 'onSale'],
    [false, null, 'offShelf'],
    [true, { inCatalogue: true, allowsNonAgreed: false }, 'onSale'],
    [true, { inCatalogue: false, allowsNonAgreed: true }, 'onSale'],
    [true, { inCatalogue: false, allowsNonAgreed: false }, 'notInCatalog'],
    [false, { inCatalogue: true, allowsNonAgreed: true }, 'offShelf'],
  ] as const)('on shelf %s, customer %o: %s', (onShelf, customer, state) => {
    expect(saleStateOf(onShelf, customer)).toBe(state)
  })
})

describe('stock', () => {
  it.each([
    [null, 1, 'none', '无货', 0],
    [{ supply: 'now', quantity: 0 }, 1, 'none', '无货', 0],
    [{ supply: 'now', quantity: 10 }, 10, 'inStock', '现货', 10],
    [{ supply: 'now', quantity: 9 }, 10, 'none', '库存不足，仅剩9', 9],
    [{ supply: 'delayed', quantity: 10 }, 1, 'delayed', '预计2–6天', 10],
    [{ supply: 'preorder', quantity: 10 }, 1, 'preorder', '预订', 10],
  ] as const)('%o, wanted %i: %s', (stock, wanted, State, Text, Quantity) => {
    expect(stockStateOf(stock, wanted)).toEqual({ State, Text, Quantity })
  })

  it.each([
    ['310115', '310000'], ['320500', '310000'], ['440300', '440000'], ['110108', '110000'],
    ['650100', '510000'], ['990000', defaultAreaCode],
  ])(
    'area %s is served from %s', (area, warehouse) => { expect(stockAreaOf(area)).toBe(warehouse) },
  )
})

const sellable: Sellable = {
  productId: 1, code: '1000001', name: '复印纸', imageUrl: '/pictures/1000001.svg', unit: '包', packing: '5包/箱', units: [], tags: [], deliveryText: '次日送达', brandName: '砚屿', categoryIds: [1, 101, 10101],
  marketTiers: market, day, agreements, quotes: [], materialCode: null, taxBp: 1300, supportsSpecialInvoice: true, isNonAgreed: false, saleState: 'onSale',
  stockArea: '310000', stock: { supply: 'now', quantity: 40 }, moq: 5, step: 5, maxQty: 100,
}

describe('why a product cannot be bought', () => {
  it.each([
    [{}, 5, null], [{}, 40, null], [{}, 45, '库存不足，仅剩40'], [{}, 4, '起订量为5'], [{}, 7, '须为5的整数倍'], [{}, 105, '限购100'],
    [{}, 0, '数量须为正整数'], [{}, 1.5, '数量须为正整数'],
    [{ stock: { supply: 'now', quantity: 0 } }, 5, '无货'],
    [{ saleState: 'offShelf' }, 5, '该商品已下架'], [{ saleState: 'notInCatalog' }, 5, '不在贵司采购目录内'],
  ] as const)('%o × %d: %s', (change, quantity, message) => {
    expect(purchaseProblem({ ...sellable, ...change }, quantity)?.message ?? null).toBe(message)
  })

  it('accepts exactly the multiples of the step between MOQ and maximum', () => {
    fc.assert(fc.property(fc.integer({ min: -10, max: 200 }), (quantity) => {
      const fits = quantity >= 5 && quantity <= 100 && quantity % 5 === 0
      expect(quantityProblem(sellable, quantity) === null).toBe(fits)
    }))
  })
})
