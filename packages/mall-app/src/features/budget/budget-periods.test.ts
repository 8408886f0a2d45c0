import { expect, test } from 'vitest'
import { periodChoices, periodStart } from './budget-periods.ts'

test.each([
  ['month', '2026-03-18', '2026-03-01'],
  ['quarter', '2026-03-18', '2026-01-01'],
  ['quarter', '2026-12-31', '2026-10-01'],
  ['year', '2026-12-31', '2026-01-01'],
] as const)('the %s of %s begins on %s', (period, day, start) => {
  expect(periodStart(period, day)).toBe(start)
})

test('the current period comes first, and each begins where the one before ends', () => {
  const quarters = periodChoices('quarter', '2026-11-20', '')
  expect(quarters.slice(0, 3).map(({ value }) => value)).toEqual(['2026-10-01', '2027-01-01', '2027-04-01'])
  expect(quarters[0]?.label).toBe('2026年四季度（2026-10-01 至 2026-12-31）')
  expect(periodChoices('month', '2026-11-20', '')).toHaveLength(24)
})

test('what was chosen before stays to be chosen', () => {
  expect(periodChoices('year', '2026-11-20', '2026-04-01').map(({ value }) => value)).toEqual(['2026-04-01', '2026-01-01', '2027-01-01', '2028-01-01'])
  expect(periodChoices('year', '2026-11-20', '2026-01-01')).toHaveLength(3)
})
