import { expect, test } from 'vitest'
import { grantedOf, periodText, usageText } from './budget-words.ts'

test.each([
  ['month', '2026-03-01', '2026-03-31', '2026-03'],
  ['quarter', '2026-01-01', '2026-03-31', '2026 一季度'],
  ['quarter', '2026-10-01', '2026-12-31', '2026 四季度'],
  ['quarter', '2026-02-01', '2026-04-30', '2026-02 至 2026-04'],
  ['year', '2026-01-01', '2026-12-31', '2026 全年'],
  ['year', '2026-04-01', '2027-03-31', '2026-04 至 2027-03'],
] as const)('a %s from %s to %s is %s', (period, start, end, text) => {
  expect(periodText(period, start, end)).toBe(text)
})

test('what is granted is exact to the fen', () => {
  expect(grantedOf({ Total: 0.1, Adjusted: 0.2 })).toBe(0.3)
})

test('what is over its limit says so', () => {
  expect(usageText('warning', 71)).toBe('71%')
  expect(usageText('over', 102)).toBe('102%，透支')
})
