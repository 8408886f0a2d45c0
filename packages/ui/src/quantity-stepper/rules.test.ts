import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { legalQuantity, parseQuantity, quantityBounds } from './rules.ts'

const rules = fc.record({
  min: fc.integer({ min: 0, max: 500 }),
  step: fc.integer({ min: 1, max: 48 }),
  max: fc.integer({ min: 0, max: 9999 }),
})

describe('legalQuantity', () => {
  test.each([
    [7, { min: 1, step: 6, max: 100 }, 12, 'snap'],
    [6, { min: 1, step: 6, max: 100 }, 6, 'type'],
    [0, { min: 10, step: 1, max: 100 }, 10, 'clamp'],
    [3, { min: 10, step: 6, max: 100 }, 12, 'clamp'],
    [500, { min: 1, step: 6, max: 100 }, 96, 'clamp'],
    [99, { min: 1, step: 6, max: 100 }, 96, 'clamp'],
    [2.5, { min: 1, step: 1, max: 10 }, 3, 'snap'],
    [5, { min: 10, step: 1, max: 4 }, 10, 'clamp'],
    [123_456, { min: 1, step: 1, max: Number.POSITIVE_INFINITY }, 123_456, 'type'],
  ])('%d under %o is %d (%s)', (wanted, under, value, reason) => {
    expect(legalQuantity(wanted, under)).toEqual({ value, reason })
  })

  test('always returns a multiple of the step inside the bounds, and keeps a legal one', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 20_000 }), rules, (wanted, under) => {
        const { value } = legalQuantity(wanted, under)
        const { lowest, highest } = quantityBounds(under)
        expect(value % under.step).toBe(0)
        expect(value).toBeGreaterThanOrEqual(lowest)
        expect(value).toBeLessThanOrEqual(highest)
        expect(legalQuantity(value, under)).toEqual({ value, reason: 'type' })
      }),
    )
  })
})

test.each([
  ['120', 120],
  ['１２０', 120],
  [' 1,200 ', 1200],
  ['１，２００', 1200],
  ['2。5', 2.5],
  ['', null],
  ['-3', null],
  ['1e3', null],
  ['十二', null],
  ['1234567890', null],
])('“%s” is read as %s', (text, value) => {
  expect(parseQuantity(text)).toBe(value)
})
