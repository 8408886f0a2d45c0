import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { agreedTiers, changedBy, changedTerms, changeOf, isAboveMarket, lowestFen, marginOf, readAgreedPrice, readTiers, tiersText } from './agreement-rows.ts'

const market = [{ MinQty: 1, Price: 100 }, { MinQty: 10, Price: 90 }]

describe('a price that is typed', () => {
  it.each([
    ['101.9', { Price: 101.9, Percent: null }],
    ['¥1,788.00', { Price: 1788, Percent: null }],
    ['１０１．９', { Price: 101.9, Percent: null }],
    ['92.5%', { Price: null, Percent: 92.5 }],
    ['92.5％', { Price: null, Percent: 92.5 }],
    ['100%', { Price: null, Percent: 100 }],
  ])('%s', (text, value) => expect(readAgreedPrice(text)).toEqual({ value }))
  it.each([
    ['', '没有价格'], ['面议', '价格不是数字'], ['-5', '价格不是数字'], ['1.234', '最多两位小数'], ['0', '价格要大于 0'], ['100.01%', '不能高过市场价的 100%'], ['99999999', '价格过大'],
  ])('%j is none', (text, problem) => expect(readAgreedPrice(text)).toEqual({ problem }))
})

describe('tiers that are typed', () => {
  it.each([
    ['', []], ['—', []], ['20 99.00', [{ MinQty: 20, Price: 99 }]], ['20 起 99；50:97.5', [{ MinQty: 20, Price: 99 }, { MinQty: 50, Price: 97.5 }]], ['20=99|50=99', [{ MinQty: 20, Price: 99 }, { MinQty: 50, Price: 99 }]],
  ])('%j', (text, value) => expect(readTiers(text)).toEqual({ value }))
  it.each([['20'], ['1 99'], ['20 0'], ['20 99；10 98'], ['20 99；50 99.01'], ['2 9;3 8;4 7;5 6;6 5'], ['二十 99']])('%j are none', (text) => expect(readTiers(text).problem).toBeDefined())

  test('what is shown is read again', () => {
    fc.assert(fc.property(fc.uniqueArray(fc.integer({ min: 2, max: 9999 }), { maxLength: 4 }), fc.integer({ min: 1, max: 900_000 }), (quantities, fen) => {
      const tiers = quantities.toSorted((a, b) => a - b).map((MinQty, at) => ({ MinQty, Price: Math.max(1, fen - at) / 100 }))
      expect(readTiers(tiersText(tiers))).toEqual({ value: tiers })
    }))
  })
})

test('a percent has the tiers of the market, to the fen', () => {
  expect(agreedTiers({ Price: null, Percent: 92.5, Tiers: [] }, market)).toEqual([{ minQty: 1, priceFen: 9250 }, { minQty: 10, priceFen: 8325 }])
  expect(agreedTiers({ Price: null, Percent: 50, Tiers: [] }, [{ MinQty: 1, Price: 0.05 }])).toEqual([{ minQty: 1, priceFen: 3 }])
})

test('the floor is compared with the lowest price, the market with that of one piece', () => {
  const terms = { Price: 95, Percent: null, Tiers: [{ MinQty: 20, Price: 80 }] }
  expect(lowestFen(terms, market)).toBe(8000)
  expect([95, 100, 100.01].map((Price) => isAboveMarket({ ...terms, Price }, market))).toEqual([false, false, true])
})

test('margin is 1 − cost ÷ price, the change is against the former price', () => {
  expect([marginOf(10_000, 8260), marginOf(10_000, 12_000), marginOf(10_000, null)]).toEqual([1740, -2000, null])
  expect([changeOf(10_190, 10_400), changeOf(10_400, 10_400), changeOf(100, null)]).toEqual([-202, 0, null])
})

describe('a change by percent', () => {
  it.each([
    [10_400, -200, 'fen', 10_192], [10_400, -200, 'jiao', 10_190], [9650, -200, 'jiao', 9460], [178_800, -200, 'yuan', 175_200], [125, -200, 'fen', 123], [25, -1000, 'fen', 23], [1, -9000, 'fen', 1], [40, -5000, 'yuan', 100],
  ] as const)('%i by %i, %s', (fen, change, rounding, after) => expect(changedBy(fen, change, rounding)).toBe(after))

  test('tiers keep their part of the price and never rise above it', () => {
    fc.assert(fc.property(fc.integer({ min: 1, max: 1_000_000 }), fc.array(fc.integer({ min: 1, max: 1_000_000 }), { maxLength: 4 }), fc.integer({ min: -9000, max: 10_000 }), (fen, lower, change) => {
      const tiers = lower.map((one) => Math.min(one, fen)).toSorted((a, b) => b - a).map((one, at) => ({ MinQty: at + 2, Price: one / 100 }))
      const { Price, Tiers } = changedTerms({ Price: fen / 100, Percent: null, Tiers: tiers }, fen, change, 'fen')
      const prices = [Price ?? 0, ...Tiers.map((tier) => tier.Price)]
      expect(prices.every((price, at) => price > 0 && price <= (prices[at - 1] ?? Infinity))).toBe(true)
    }))
  })

  test('a percent of the market changes itself and never passes 100', () => {
    expect(changedTerms({ Price: null, Percent: 92.5, Tiers: [] }, 0, -200, 'fen').Percent).toBe(90.65)
    expect(changedTerms({ Price: null, Percent: 92.5, Tiers: [] }, 0, 2000, 'fen').Percent).toBe(100)
  })
})
