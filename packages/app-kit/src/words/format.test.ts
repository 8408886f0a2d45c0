import { expect, test } from 'vitest'
import { formatDay, formatInstant, formatMoment } from './format.ts'

test.each([
  ['2026-03-01T09:05:59+08:00', '2026-03-01 09:05'],
  ['2026-02-28T16:00:00Z', '2026-03-01 00:00'],
  ['not a date', '—'],
  [null, '—'],
  [undefined, '—'],
])('%s is shown as %s', (instant, shown) => {
  expect(formatInstant(instant)).toBe(shown)
})

test('a day is cut at Shanghai’s midnight', () => {
  expect(formatDay('2026-02-28T16:00:00Z')).toBe('2026-03-01')
})

test.each([
  ['2026-03-01T09:05:59+08:00', '03-01 09:05'],
  ['2025-12-31T16:00:00Z', '01-01 00:00'],
  ['2025-12-31T15:59:00Z', '2025-12-31'],
  ['not a date', '—'],
])('%s is shortened in 2026 to %s', (instant, shown) => {
  expect(formatMoment(instant, '2026')).toBe(shown)
})
