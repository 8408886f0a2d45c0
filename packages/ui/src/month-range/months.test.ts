import { expect, test } from 'vitest'
import { addMonths, monthPresetOf, monthPresetRange, monthPresets, monthRangeProblem, monthsBetween, monthsIn } from './months.ts'

test.each([
  ['2026-03', -3, '2025-12'],
  ['2026-03', -2, '2026-01'],
  ['2025-12', 1, '2026-01'],
  ['2026-01', -24, '2024-01'],
  ['2026-03', 0, '2026-03'],
] as const)('%s and %i months is %s', (month, count, other) => {
  expect(addMonths(month, count)).toBe(other)
  expect(monthsIn({ start: month, end: other })).toBe(count + 1)
})

test('a list begins with the last month', () => {
  expect(monthsBetween('2025-11', '2026-02')).toEqual(['2026-02', '2026-01', '2025-12', '2025-11'])
  expect(monthsBetween('2026-02', '2025-11')).toEqual([])
})

test.each([
  ['3m', '2026-02', '2025-12'],
  ['6m', '2026-03', '2025-10'],
  ['12m', '2026-03', '2025-04'],
  ['year', '2026-03', '2026-01'],
] as const)('%s in %s starts in %s', (preset, month, start) => {
  expect(monthPresetRange(preset, month)).toEqual({ start, end: month })
})

test('every preset is known again or is the same as one before it', () => {
  for (const month of monthsBetween('2024-01', '2026-12'))
    for (const preset of monthPresets) {
      const range = monthPresetRange(preset, month)
      expect(monthPresetRange(monthPresetOf(range, month) ?? '3m', month)).toEqual(range)
    }
})

test.each([
  ['2026-03', '2026-03', null],
  ['2026-03', '2026-02', 'order'],
  ['2024-04', '2026-03', null],
  ['2024-03', '2026-03', 'span'],
  ['', '2026-03', null],
] as const)('%s to %s: %s', (start, end, problem) => {
  expect(monthRangeProblem({ start, end }, 24)).toBe(problem)
})
