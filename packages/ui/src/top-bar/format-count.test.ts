import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatCount } from './format-count.ts'

test.each([
  [0, ''],
  [-0, ''],
  [1, '1'],
  [7, '7'],
  [99, '99'],
  [100, '99+'],
  [1e9, '99+'],
  [-1, ''],
  [1.5, ''],
  [Number.NaN, ''],
  [Infinity, ''],
  [-Infinity, ''],
])('%s reads "%s"', (count, expected) => {
  expect(formatCount(count)).toBe(expected)
})

test('is never longer than three characters', () => {
  fc.assert(fc.property(fc.double(), (n) => formatCount(n).length <= 3))
})
