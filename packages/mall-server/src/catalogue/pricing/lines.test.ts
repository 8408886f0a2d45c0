import { describe, expect, test } from 'vitest'
import type { Sellable } from '../assortment/rules.ts'
import { agreedAt } from '../assortment/testing/agreed-at.ts'
import { sellable } from '../assortment/testing/sellable.ts'
import { freightFor, freightOfMall, freightRuleIn } from './freight.ts'
import { isCalledNonAgreed, priceItems, priceLine, savingKindOf, totalsOf } from './lines.ts'
import { changesBetween } from '../../trade/checkout/changes.ts'

const item = (quantity: number) => ({ cartItemId: 1, productId: 7, quantity, remark: '' })

test.each([
  [1, 300, 300],
  [9, 300, 2_700],
  [10, 250, 2_500],
])('%i pieces cost %i fen each', (quantity, priceFen, subtotalFen) => {
  expect(priceLine(item(quantity), sellable())).toMatchObject({ priceFen, subtotalFen, marketFen: 300, isAgreed: false })
})

describe('freight', () => {
  test.each([
    [1, 800],
    [9_899, 800],
    [9_900, 0],
    [1_000_000, 0],
  ])('of goods for %i fen is %i fen', (goodsFen, freightFen) => {
    expect(freightFor(freightOfMall, goodsFen)).toBe(freightFen)
  })
  test('of nothing is nothing', () => expect(totalsOf([], freightOfMall)).toEqual({ goodsFen: 0, freightFen: 0, payableFen: 0 }))

  const own = { freightFen: 1_500, freeFromFen: 30_000 }
  const far = { areaCode: '540000', freightFen: 4_000, freeFromFen: null } as const
  test.each([
    ['of a customer without a rule is the mall’s', { freight: null, areas: [] }, '310101', [800, 0]],
    ['of a customer is its own', { freight: own, areas: [far] }, '310101', [1_500, 0]],
    ['of the province of the address comes before it, and may never be free', { freight: own, areas: [far] }, '540102', [4_000, 4_000]],
    ['of a province comes before the mall’s', { freight: null, areas: [far] }, '540102', [4_000, 4_000]],
    ['may be nothing', { freight: { freightFen: 0, freeFromFen: null }, areas: [] }, '310101', [0, 0]],
  ] as const)('%s', (_name, delivery, areaCode, [small, large]) => {
    const rule = freightRuleIn(delivery, areaCode)
    expect([freightFor(rule, 9_899), freightFor(rule, 30_000)]).toEqual([small, large])
  })
})

test('totals are those of the one rule, with the freight of the mall', () => {
  expect(totalsOf([priceLine(item(10), sellable())], freightOfMall)).toEqual({ goodsFen: 2_500, freightFen: 800, payableFen: 3_300 })
  expect(totalsOf([priceLine(item(40), sellable())], freightOfMall)).toEqual({ goodsFen: 10_000, freightFen: 0, payableFen: 10_000 })
})

describe('whose price a line has', () => {
  const agreements = agreedAt([{ minQty: 1, priceFen: 260 }])
  const quotes = [{ number: 'XJ202603010001', priceFen: 200, minQty: 5, maxQty: 50, until: '2026-03-20', validUntil: new Date('2026-03-20T00:00:00Z') }]
  test.each([
    ['of the market', {}, 10, 'tier'],
    ['of the agreement', { agreements }, 10, 'agreed'],
    ['of a quote, of an agreed product too', { agreements, quotes }, 10, 'quoted'],
    ['of the agreement below the least quantity of the quote', { agreements, quotes }, 4, 'agreed'],
    ['of the agreement above the quantity of the quote', { agreements, quotes }, 51, 'agreed'],
  ] as const)('%s', (_name, parts, quantity, kind) => expect(savingKindOf(priceLine(item(quantity), sellable(parts)))).toBe(kind))

  test('outside of the catalogue it is 非协议, but never at the price of a quote', () => {
    const called = (parts: Partial<Sellable>) => isCalledNonAgreed(priceLine(item(10), sellable(parts)))
    expect([called({ isNonAgreed: true }), called({ isNonAgreed: true, quotes }), called({ isNonAgreed: false })]).toEqual([true, false, false])
  })
})

describe('lines that cannot be ordered are separate, with their reason', () => {
  test.each([
    ['该商品已下架', { saleState: 'offShelf' }, 1],
    ['不在贵司采购目录内', { saleState: 'notInCatalog' }, 1],
    ['无货', { stock: { supply: 'now', quantity: 0 } }, 1],
    ['库存不足，仅剩3', { stock: { supply: 'now', quantity: 3 } }, 4],
    ['起订量为10', { moq: 10, step: 5 }, 5],
    ['须为5的整数倍', { moq: 10, step: 5 }, 12],
    ['限购6', { maxQty: 6 }, 7],
  ] as const)('%s', (reason, parts, quantity) => {
    const { lines, unsellable } = priceItems([item(quantity)], [sellable(parts)])
    expect(lines).toEqual([])
    expect(unsellable).toMatchObject([{ reason }])
  })
})

describe('what changed since the confirmation', () => {
  const shown = { cartItemId: 1, quantity: 10, priceFen: 250 }
  const now = (parts: Partial<Sellable>) => changesBetween([shown], [priceLine(item(10), sellable(parts))])
  test('nothing', () => expect(now({})).toEqual([]))
  test('the price', () =>
    expect(now({ agreements: agreedAt([{ minQty: 1, priceFen: 199 }]) })).toMatchObject([{ Kind: 'price', Text: '单价由¥2.50变为¥1.99' }]))
  test('the stock', () =>
    expect(now({ stock: { supply: 'now', quantity: 0 } })).toMatchObject([{ Kind: 'stock', Text: '库存不足，仅剩0' }]))
  test('the product', () => expect(now({ saleState: 'offShelf' })).toMatchObject([{ Kind: 'unsellable', Text: '该商品已下架' }]))
  test('its rule of quantities', () => expect(now({ moq: 20, step: 20 })).toMatchObject([{ Kind: 'unsellable', Text: '起订量为20' }]))
})
