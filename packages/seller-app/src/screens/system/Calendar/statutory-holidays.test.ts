import fc from 'fast-check'
import { expect, test } from 'vitest'
import { shiftDay } from '@mall/api/contract'
import { calendarProblems, dayKindOf, defaultWorkCalendar, toggledDay, workCalendarLimits, type WorkCalendar } from '@mall/api/seller/contract'
import { withStatutory } from './calendar-values.ts'
import { statutoryHolidays } from './statutory-holidays.ts'

const years = [2027, 2028, 2029, 2030]

const daysOf = ({ First, Last }: WorkCalendar['Holidays'][number]): string[] => {
  const days: string[] = []
  for (let day = First; day <= Last; day = shiftDay(day, 1)) days.push(day)
  return days
}

test('of a year whose arrangement is not there they are those that the mall begins with', () => {
  expect(statutoryHolidays(2027)).toEqual(defaultWorkCalendar.Holidays.filter(({ First }) => First.startsWith('2027')))
})

test('of 2028, in which two of them share a day, it is off once', () => {
  const { Holidays } = withStatutory({ Holidays: [], WorkedDays: [] }, 2028)
  expect(Holidays.filter(({ First }) => First >= '2028-10-01')).toEqual([{ Name: '国庆节', First: '2028-10-01', Last: '2028-10-02' }, { Name: '中秋节', First: '2028-10-03', Last: '2028-10-03' }])
})

test('one of whose days one was entered before gets the others', () => {
  const { Holidays } = withStatutory({ Holidays: [{ Name: '盘点', First: '2028-01-26', Last: '2028-01-26' }], WorkedDays: [] }, 2028)
  expect(Holidays.filter(({ First }) => First > '2028-01-02' && First < '2028-02')).toEqual([
    { Name: '春节', First: '2028-01-25', Last: '2028-01-25' }, { Name: '盘点', First: '2028-01-26', Last: '2028-01-26' }, { Name: '春节', First: '2028-01-27', Last: '2028-01-28' },
  ])
})

test('a holiday that has no days yet stays', () => {
  const half = { Name: '盘点', First: '', Last: '2028-12-31' }
  expect(withStatutory({ Holidays: [half], WorkedDays: [] }, 2028).Holidays).toContainEqual(half)
})

test.each(years)('of %i every day is off afterwards, whatever was entered before, and the calendar stays one that can be saved', (year) => {
  const statutory = statutoryHolidays(year).flatMap(daysOf)
  const near = fc.tuple(fc.constantFrom(...statutory), fc.integer({ min: -6, max: 6 })).map(([day, days]) => shiftDay(day, days))
  fc.assert(
    fc.property(fc.array(near, { maxLength: 40 }), (pressed) => {
      const before = pressed.reduce((days, day) => toggledDay(days, day), { Holidays: defaultWorkCalendar.Holidays, WorkedDays: defaultWorkCalendar.WorkedDays })
      fc.pre(calendarProblems({ ...defaultWorkCalendar, ...before }).length === 0)
      const after = withStatutory(before, year)
      expect(statutory.filter((day) => dayKindOf(after, day) !== 'holiday')).toEqual([])
      for (const one of before.Holidays) expect(after.Holidays).toContainEqual(one)
      expect(calendarProblems({ ...defaultWorkCalendar, ...after })).toEqual([])
      expect(after.Holidays.length).toBeLessThanOrEqual(workCalendarLimits.holidays)
      expect(withStatutory(after, year)).toEqual(after)
    }),
  )
})

test.each([2026, 2031, 2051])('of %i, of which nothing is written down, there are none', (year) => {
  expect(withStatutory(defaultWorkCalendar, year)).toEqual({ Holidays: defaultWorkCalendar.Holidays, WorkedDays: defaultWorkCalendar.WorkedDays })
})
