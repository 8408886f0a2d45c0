import { expect, it } from 'vitest'
import { hotKeywordPeriod } from './hot-keywords.ts'

it.each([
  ['in the middle of a month', [2026, 5, 15], [2026, 2, 15]],
  ['over the turn of the year', [2026, 1, 10], [2025, 10, 10]],
  ['31 May, and February has 28 days', [2026, 4, 31], [2026, 1, 28]],
  ['31 May, and February has 29 days', [2028, 4, 31], [2028, 1, 29]],
  ['29 May', [2026, 4, 29], [2026, 1, 28]],
  ['31 July, and April has 30 days', [2026, 6, 31], [2026, 3, 30]],
  ['31 March', [2026, 2, 31], [2025, 11, 31]],
] as const)('three months back, %s', (_, [year, month, day], [beginYear, beginMonth, beginDay]) => {
  const { BeginTime, EndTime, TopN } = hotKeywordPeriod(new Date(year, month, day, 9, 30))
  expect(new Date(BeginTime)).toEqual(new Date(beginYear, beginMonth, beginDay, 9, 30))
  expect(new Date(EndTime)).toEqual(new Date(year, month, day, 9, 30))
  expect(TopN).toBe(8)
})
