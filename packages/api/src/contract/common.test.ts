import fc from 'fast-check'
import { expect, test } from 'vitest'
import { money, moneyMax } from './common.ts'

test('every amount of whole fen is money, up to sums of many orders', () => {
  const fen = fc.oneof(fc.integer({ min: -1e12, max: 1e12 }), fc.maxSafeInteger().filter((value) => Math.abs(value) <= 9e15))
  fc.assert(fc.property(fen, (value) => money.safeParse(value / 100).success))
  expect(money.safeParse(moneyMax).success).toBe(true)
})

test('what was added up in floats is money', () => {
  expect([0.1 + 0.2, 1.1 * 3, 9_999_999_999.98 + 0.01].filter((yuan) => !money.safeParse(yuan).success)).toEqual([])
})

test.each([0.001, 1.005, 9_999_999_999.995, -0.009, 1e-7, Number.NaN, Infinity, 1e15, 1e300])('%d is not', (yuan) => {
  expect(money.safeParse(yuan).success).toBe(false)
})
