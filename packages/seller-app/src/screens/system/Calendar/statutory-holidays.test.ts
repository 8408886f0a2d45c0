import { expect, test } from 'vitest'
import { calendarProblems, defaultWorkCalendar } from '@mall/api/seller/contract'
import { withStatutory } from './calendar-values.ts'
import { statutoryHolidays } from './statutory-holidays.ts'

test('of a year whose arrangement is not there they are those that the mall begins with', () => {
  expect(statutoryHolidays(2027)).toEqual(defaultWorkCalendar.Holidays.filter(({ First }) => First.startsWith('2027')))
})

test.each([2028, 2029, 2030])('of %i they are added once, where their days are free, and the calendar stays one that can be saved', (year) => {
  const Holidays = withStatutory(defaultWorkCalendar.Holidays, year)
  expect(Holidays.length).toBeGreaterThanOrEqual(defaultWorkCalendar.Holidays.length + 6)
  expect(calendarProblems({ ...defaultWorkCalendar, Holidays })).toEqual([])
  expect(withStatutory(Holidays, year)).toEqual(Holidays)
})

test('of a year that nothing is known of there are none', () => {
  expect(withStatutory(defaultWorkCalendar.Holidays, 2051)).toEqual(defaultWorkCalendar.Holidays)
})
