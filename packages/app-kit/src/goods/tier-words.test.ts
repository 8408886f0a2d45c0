import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { percentBelow } from './tier-words.ts'

describe('percentBelow', () => {
  it.each([
    [18.2, 20.5, '11.2%'],
    [90, 100, '10%'],
    [0.3, 0.9, '66.7%'],
    [99.99, 100, null],
    [100, 100, null],
    [101, 100, null],
    [null, 100, null],
    [1, null, null],
  ])('%s below %s: %s', (price, other, text) => {
    expect(percentBelow(price, other)).toBe(text)
  })

  it('is above 0 and at most 100 wherever it says something', () => {
    const yuan = fc.integer({ min: 0, max: 100_000_000 }).map((fen) => fen / 100)
    fc.assert(
      fc.property(yuan, yuan, (price, other) => {
        const text = percentBelow(price, other)
        if (text === null) return
        expect(Number.parseFloat(text)).toBeGreaterThan(0)
        expect(Number.parseFloat(text)).toBeLessThanOrEqual(100)
        expect(price).toBeLessThan(other)
      }),
    )
  })
})
