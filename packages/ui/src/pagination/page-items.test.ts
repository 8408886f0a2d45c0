import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pageAfterResize, pageCount, pageItems } from './page-items.ts'

test.each([
  [1, 1, '1'],
  [1, 2, '1 2'],
  [3, 5, '1 2 3 4 5'],
  [1, 10, '1 2 3 4 5 … 10'],
  [4, 10, '1 2 3 4 5 … 10'],
  [5, 10, '1 … 4 5 6 … 10'],
  [7, 10, '1 … 6 7 8 9 10'],
  [10, 10, '1 … 6 7 8 9 10'],
])('page %i of %i: %s', (page, count, expected) => {
  expect(
    pageItems(page, count)
      .map((item) => (typeof item === 'number' ? item : '…'))
      .join(' '),
  ).toBe(expected)
})

test.each([
  [0, 20, 1],
  [1, 20, 1],
  [20, 20, 1],
  [21, 20, 2],
  [Number.NaN, 20, 1],
])('%s rows by %i make %i pages', (total, size, count) => {
  expect(pageCount(total, size)).toBe(count)
})

const place = fc
  .integer({ min: 1, max: 5000 })
  .chain((count) => fc.record({ count: fc.constant(count), page: fc.integer({ min: 1, max: count }) }))

test('shows the first, the last and the current page once, in order, at most nine things, and no gap for a single page', () => {
  fc.assert(
    fc.property(place, ({ page, count }) => {
      const items = pageItems(page, count)
      const numbers = items.filter((item) => typeof item === 'number')
      expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b))
      expect(numbers).toEqual(expect.arrayContaining([1, page, count]))
      expect(items.length).toBeLessThanOrEqual(9)
      for (const [at, item] of items.entries()) {
        if (typeof item === 'string') expect(Number(items[at + 1]) - Number(items[at - 1])).toBeGreaterThan(2)
      }
    }),
  )
})

test('the row at the top stays in sight when the page size changes', () => {
  const size = fc.constantFrom(10, 20, 50, 100, 1000)
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 500 }), size, size, (page, before, after) => {
      const top = (page - 1) * before
      const next = pageAfterResize(page, before, after)
      return (next - 1) * after <= top && top < next * after
    }),
  )
})
