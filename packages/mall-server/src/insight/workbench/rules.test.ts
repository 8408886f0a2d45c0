import { expect, test } from 'vitest'
import { groupSmallest, monthsUntil, yearBefore } from './rules.ts'

test('months end with that of the day, over the turn of a year', () => {
  expect(monthsUntil('2026-02-28', 4)).toEqual(['2025-11', '2025-12', '2026-01', '2026-02'])
  expect(monthsUntil('2026-12-01', 12)).toEqual(Array.from({ length: 12 }, (_, index) => `2026-${String(index + 1).padStart(2, '0')}`))
})

test('the year before has the same month', () => {
  expect(yearBefore('2026-03')).toBe('2025-03')
})

const shares = (...fen: readonly number[]) => fen.map((amountFen, id) => ({ id, name: `类${id}`, amountFen }))

test('what is beyond the largest shares is one, and nothing is lost', () => {
  expect(groupSmallest(shares(9, 8, 7), 3)).toEqual(shares(9, 8, 7))
  expect(groupSmallest(shares(9, 8, 7, 6), 3)).toEqual([...shares(9, 8), { id: null, name: '其他', amountFen: 13 }])
})
