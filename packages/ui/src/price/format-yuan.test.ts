import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatYuan } from './format-yuan.ts'

describe('formatYuan', () => {
  test.each([
    [0, '¥0.00'],
    [0.005, '¥0.01'],
    [1.005, '¥1.01'],
    [8.5, '¥8.50'],
    [999.999, '¥1,000.00'],
    [1234567.8, '¥1,234,567.80'],
    [-12.3, '−¥12.30'],
    [-0.001, '¥0.00'],
    [null, '—'],
    [undefined, '—'],
    [Number.NaN, '—'],
    [Number.POSITIVE_INFINITY, '—'],
  ])('%s is %s', (value, text) => {
    expect(formatYuan(value)).toBe(text)
  })

  test('every amount of whole fen is read back as it was', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999_999 }), (fen) => {
        expect(Number(formatYuan(fen / 100).replaceAll(/[¥,.]/g, ''))).toBe(fen)
      }),
    )
  })
})
