import { expect, test } from 'vitest'
import { isDay, shiftDay } from './calendar-day.ts'

test.each([
  ['2026-03-18', 0, '2026-03-18'],
  ['2026-02-28', 1, '2026-03-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-01-01', -1, '2025-12-31'],
  ['2026-03-18', 365, '2027-03-18'],
])('%s, %i days on: %s', (day, days, shifted) => {
  expect(shiftDay(day, days)).toBe(shifted)
})

test.each([
  ['2026-03-18', true],
  ['2028-02-29', true],
  ['2026-02-29', false],
  ['2026-13-01', false],
  ['2026-3-18', false],
  ['下周', false],
  ['', false],
])('%j is a day: %s', (text, is) => {
  expect(isDay(text)).toBe(is)
})
