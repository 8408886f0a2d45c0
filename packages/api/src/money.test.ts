import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatYuan, toFen, toYuan } from './money.ts'

describe('money', () => {
  it('is the same number after a conversion from fen to yuan and back', () => {
    fc.assert(fc.property(fc.integer({ min: -1e12, max: 1e12 }), (fen) => toFen(toYuan(fen)) === fen))
  })

  it.each([
    [0.29, 29],
    [1.1, 110],
    [4.35, 435],
    [-0, 0],
    [1_234_567.89, 123_456_789],
  ])('%d yuan are %d fen', (yuan, fen) => expect(toFen(yuan)).toBe(fen))

  it.each([Number.NaN, Number.POSITIVE_INFINITY, 1e15])('%d is no amount', (yuan) => expect(() => toFen(yuan)).toThrow(RangeError))

  it.each([
    [0, '¥0.00'],
    [-0.001, '¥0.00'],
    [0.05, '¥0.05'],
    [1234.5, '¥1,234.50'],
    [-0.05, '−¥0.05'],
    [100_000_000.01, '¥100,000,000.01'],
    [null, '—'],
    [undefined, '—'],
    [Number.NaN, '—'],
  ])('%s yuan are read as %s', (yuan, text) => expect(formatYuan(yuan)).toBe(text))
})
