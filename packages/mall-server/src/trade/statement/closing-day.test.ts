import { expect, test } from 'vitest'
import { closingDay } from './closing-day.ts'

test.each([
  [0, '2026-03-18', '2026-02-28'],
  [0, '2026-03-31', '2026-02-28'],
  [0, '2026-04-01', '2026-03-31'],
  [0, '2024-03-01', '2024-02-29'],
  [15, '2026-03-16', '2026-03-15'],
  [15, '2026-03-15', '2026-02-15'],
  [28, '2026-03-01', '2026-02-28'],
  [1, '2026-01-01', '2025-12-01'],
])('of 对账日 %i on %s the last statement ends on %s', (day, today, expected) => {
  expect(closingDay(day, today)).toBe(expected)
})
