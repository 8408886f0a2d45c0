import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayOf, isOrdered, presetOf, presetRange, presets } from './ranges.ts'

test.each([
  ['today', '2026-03-18', '2026-03-18'],
  ['month', '2026-03-18', '2026-03-01'],
  ['month', '2026-03-01', '2026-03-01'],
  ['7d', '2026-03-18', '2026-03-12'],
  ['7d', '2026-03-03', '2026-02-25'],
  ['30d', '2026-01-15', '2025-12-17'],
  ['3m', '2026-03-18', '2025-12-18'],
  ['3m', '2026-05-31', '2026-02-28'],
  ['3m', '2024-05-31', '2024-02-29'],
  ['year', '2026-03-18', '2026-01-01'],
] as const)('%s on %s starts on %s', (preset, today, start) => {
  expect(presetRange(preset, today)).toEqual({ start, end: today })
})

test('the day is that of Shanghai, not that of the reader', () => {
  expect(dayOf(new Date('2026-03-17T16:00:00Z'))).toBe('2026-03-18')
  expect(dayOf(new Date('2026-03-17T15:59:59Z'))).toBe('2026-03-17')
})

test.each([
  ['2026-03-18', '2026-03-18', true],
  ['2026-03-19', '2026-03-18', false],
  ['', '2026-03-18', true],
  ['2026-03-18', '', true],
])('%s to %s is in order: %s', (start, end, ordered) => {
  expect(isOrdered({ start, end })).toBe(ordered)
})

test('every preset is known again on its day and in order', () => {
  const dates = fc.date({ min: new Date('2001-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  const days = dates.map((date) => date.toISOString().slice(0, 10))
  fc.assert(
    fc.property(days, fc.constantFrom(...presets), (today, preset) => {
      const range = presetRange(preset, today)
      expect(isOrdered(range)).toBe(true)
      expect(presetRange(presetOf(range, today) ?? '7d', today)).toEqual(range)
    }),
  )
})
