import { describe, expect, test } from 'vitest'
import { defaultWorkCalendar, isWorkingDay } from '@mall/api/seller/contract'
import { nonWorkingDays } from './working-days.ts'

describe('deliveries', () => {
  test.each([
    ['2026-03-18', true, 'a Wednesday'],
    ['2026-03-21', false, 'a Saturday'],
    ['2026-02-17', false, 'a Tuesday in the Spring Festival'],
    ['2026-02-14', true, 'a Saturday that is worked for it'],
    ['2026-10-10', true, 'a Saturday that is worked for the National Day'],
    ['2026-10-05', false, 'a Monday of the National Day week'],
    ['2027-02-08', false, 'a Monday that the law gives to the Spring Festival'],
    ['2029-10-02', true, 'a Tuesday of a year that nothing is known of'],
  ])('%s: %s, %s', (day, works) => expect(isWorkingDay(defaultWorkCalendar, day)).toBe(works))
})

test('the list reaches from tomorrow to 90 days ahead and holds just the days without delivery', () => {
  const days = nonWorkingDays(defaultWorkCalendar, '2026-03-20')
  expect(days[0]).toBe('2026-03-21')
  expect(days.at(-1)! <= '2026-06-18').toBe(true)
  expect(days).not.toContain('2026-05-09')
  expect(days.filter((day) => isWorkingDay(defaultWorkCalendar, day))).toEqual([])
})
