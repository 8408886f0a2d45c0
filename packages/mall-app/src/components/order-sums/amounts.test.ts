import { expect, test } from 'vitest'
import { goodsAmountOf, savedAmountOf, subtotalOf } from './amounts.ts'

test('subtotals are exact to the fen, and withheld with their price', () => {
  expect([subtotalOf(0.07, 3), subtotalOf(1.1, 3), subtotalOf(null, 3)]).toEqual([0.21, 3.3, null])
})

test('goods are summed in fen, and withheld with the price of one of them', () => {
  expect(goodsAmountOf([])).toBe(0)
  expect(goodsAmountOf([{ price: 0.07, quantity: 3 }, { price: 1.1, quantity: 3 }])).toBe(3.51)
  expect(goodsAmountOf([{ price: 0.07, quantity: 3 }, { price: null, quantity: 1 }])).toBeNull()
})

test('what is saved is summed over the lines that cost less than at the market price', () => {
  const line = (price: number | null, marketPrice: number | null) => ({ price, marketPrice, quantity: 3 })
  expect(savedAmountOf([line(1.1, 1.2), line(2, 1), line(null, 1), line(1, null)])).toBe(0.3)
})
