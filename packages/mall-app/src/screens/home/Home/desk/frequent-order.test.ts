import type { FrequentItem } from '@mall/api/contract'
import { expect, test } from 'vitest'
import { frequentSum, presetQuantity, savedPerPiece } from './frequent-order.ts'

const item = (parts: Partial<FrequentItem>): FrequentItem => ({
  ProductCode: '10010411', CustomerProductName: '', ImageUrl: '', BrandName: '', Unit: '包', CustomerPrice: 10.1, MarketPrice: 12, IsAgreed: true, IsNonAgreed: false, Tags: [],
  Stock: { State: 'inStock', Text: '现货', Quantity: 100 }, MOQ: 5, Step: 5, MaxQty: null, IsFavorite: false, LastQuantity: 20, LastBoughtAt: '2026-03-01T09:00:00+08:00', ...parts,
})

test('as many as the last time, corrected by the current rules', () => {
  expect(presetQuantity(item({}))).toBe(20)
  expect(presetQuantity(item({ LastQuantity: 22 }))).toBe(25)
  expect(presetQuantity(item({ LastQuantity: 40, MaxQty: 30 }))).toBe(30)
  expect(presetQuantity(item({ LastQuantity: null }))).toBe(5)
})

test('all together leave out what cannot be had, and say no sum where prices are hidden', () => {
  const gone = item({ Stock: { State: 'none', Text: '无货', Quantity: 0 } })
  expect(frequentSum([item({}), gone, item({ CustomerPrice: 0.7 })], () => 3)).toEqual({ kinds: 2, amount: 32.4, saved: 39.6 })
  expect(frequentSum([item({ CustomerPrice: null })], () => 3)).toEqual({ kinds: 1, amount: null, saved: 0 })
})

test('a piece saves what its price is below the market price', () => {
  expect(savedPerPiece(item({}))).toBe(1.9)
  expect([savedPerPiece(item({ CustomerPrice: 12 })), savedPerPiece(item({ CustomerPrice: null })), savedPerPiece(item({ MarketPrice: null }))]).toEqual([null, null, null])
})
