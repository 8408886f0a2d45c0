import fc from 'fast-check'
import { expect, test } from 'vitest'
import { offsetsOf, rowWindow } from './windowing.ts'

test.each([
  ['at the top', 0, { first: 0, end: 5 }],
  ['in the middle', 4000, { first: 98, end: 105 }],
  ['half over a row', 4020, { first: 98, end: 106 }],
  ['at the end', 39_900, { first: 995, end: 1000 }],
  ['bounced beyond the top', -50, { first: 0, end: 4 }],
  ['bounced beyond the end', 50_000, { first: 997, end: 1000 }],
])('%s', (_, top, expected) => {
  const offsets = offsetsOf(1000, () => 40)
  expect(rowWindow(offsets, top, 100, 2)).toEqual(expected)
})

test('no rows, no window', () => {
  expect(rowWindow(offsetsOf(0, () => 40), 0, 100, 2)).toEqual({ first: 0, end: 0 })
})

const place = fc.double({ min: 0, max: 1, noNaN: true })
const heights = fc.array(fc.integer({ min: 1, max: 300 }), { minLength: 1, maxLength: 400 })

test('whatever the heights, every pixel in sight has its row, and few rows have none', () => {
  fc.assert(
    fc.property(heights, place, fc.integer({ min: 1, max: 1200 }), fc.integer({ min: 0, max: 8 }), (rows, way, height, overscan) => {
      const offsets = offsetsOf(rows.length, (index) => rows[index] ?? 0)
      const total = offsets.at(-1) ?? 0
      const top = Math.floor(way * Math.max(0, total - height))
      const { first, end } = rowWindow(offsets, top, height, overscan)
      expect(offsets[first]).toBeLessThanOrEqual(top)
      expect(offsets[end]).toBeGreaterThanOrEqual(Math.min(total, top + height))
      const inSight = rows.filter((_, index) => (offsets[index + 1] ?? 0) > top && (offsets[index] ?? 0) <= top + height).length
      expect(end - first).toBeLessThanOrEqual(inSight + 2 * overscan + 1)
    }),
  )
})
