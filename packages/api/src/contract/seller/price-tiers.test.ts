import fc from 'fast-check'
import { expect, test } from 'vitest'
import { repriced } from './price-tiers.ts'

const tiers = (...prices: readonly number[]) => prices.map((Price, at) => ({ MinQty: 1 + at * 10, Price }))

test.each([
  ['the only tier is the market price', tiers(47), 46, tiers(46)],
  ['each keeps its part of the market price', tiers(100, 95, 90), 80, tiers(80, 76, 72)],
  ['to the fen, halves up', tiers(100, 50), 0.33, tiers(0.33, 0.17)],
  ['never below one fen', tiers(100, 1), 0.02, tiers(0.02, 0.01)],
  ['the same price changes nothing', tiers(19.99, 18.88), 19.99, tiers(19.99, 18.88)],
])('%s', (_, before, price, after) => {
  expect(repriced(before, price)).toEqual(after)
})

test('the first is the new price, quantities stay, and none is above the one before or below a fen', () => {
  const falling = fc.array(fc.integer({ min: 1, max: 10_000_000 }), { minLength: 1, maxLength: 6 }).map((fens) => tiers(...fens.toSorted((a, b) => b - a).map((fen) => fen / 100)))
  fc.assert(
    fc.property(falling, fc.integer({ min: 1, max: 10_000_000 }), (before, fen) => {
      const after = repriced(before, fen / 100)
      expect(after[0]?.Price).toBe(fen / 100)
      expect(after.map(({ MinQty }) => MinQty)).toEqual(before.map(({ MinQty }) => MinQty))
      for (const [at, { Price }] of after.entries()) {
        expect(Price).toBeGreaterThanOrEqual(0.01)
        expect(Price).toBeLessThanOrEqual(after[at - 1]?.Price ?? Infinity)
      }
    }),
  )
})
