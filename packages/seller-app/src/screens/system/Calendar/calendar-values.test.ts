import { describe, expect, it, test } from 'vitest'
import { defaultWorkCalendar, type WorkCalendar } from '@mall/api/seller/contract'
import { mergedCalendar, placesOfYear, yearShowing } from './calendar-values.ts'

const row = (First: string, Last: string) => ({ Name: '盘点', First, Last })

describe('the rows of a year', () => {
  test.each([['', ''], ['2026-11-03', ''], ['', '2026-11-03'], ['2026-11', '2026-11-03'], ['1999-11-03', '1999-11-03']])('have those whose days are none: %s–%s', (First, Last) => {
    expect([2025, 2026, 2027].map((year) => placesOfYear([row(First, Last)], year))).toEqual([[0], [0], [0]])
  })

  test.each([['2026-12-30', '2027-01-02'], ['2027-01-02', '2026-12-30']])('have those that are in it in part, and the wrong way round: %s–%s', (First, Last) => {
    expect([2025, 2026, 2027, 2028].map((year) => placesOfYear([row(First, Last)], year))).toEqual([[], [0], [0], []])
    expect([2025, 2026, 2027, 2028].map((year) => yearShowing(row(First, Last), year))).toEqual([2026, 2026, 2027, 2027])
  })

  it('are those of the year that is shown when nothing is wrong, or what is wrong is shown anyway', () => {
    expect(yearShowing(undefined, 2030)).toBe(2030)
    expect(yearShowing(row('', ''), 2030)).toBe(2030)
  })
})

describe('what was typed over what somebody else saved', () => {
  const at = (Version: number, changes: Partial<WorkCalendar> = {}) => ({ Calendar: { ...defaultWorkCalendar, ...changes }, Version })
  const mine = [row('2026-11-03', '2026-11-03'), ...defaultWorkCalendar.Holidays]
  const theirs = [...defaultWorkCalendar.Holidays, row('2026-12-01', '2026-12-01')]

  it('keeps each list whole, and says which of mine they changed, too', () => {
    const { values, overridden } = mergedCalendar(at(3), at(3, { Holidays: mine }), at(4, { Holidays: theirs, WorkedDays: ['2026-12-05'], WorkFrom: '08:30' }))
    expect(values).toEqual(at(4, { Holidays: mine, WorkedDays: ['2026-12-05'], WorkFrom: '08:30' }))
    expect(overridden).toEqual(['放假'])
  })

  it('says nothing of what only one of us changed, or both alike', () => {
    const Limits = { ...defaultWorkCalendar.Limits, Ship: 12 }
    const typed = at(3, { Holidays: mine, WorkTo: '17:30', Limits: { ...Limits, Quote: 20 } })
    const { values, overridden } = mergedCalendar(at(3), typed, at(4, { WorkedDays: [], WorkTo: '17:30', Limits }))
    expect(values).toEqual(at(4, { Holidays: mine, WorkedDays: [], WorkTo: '17:30', Limits: { ...Limits, Quote: 20 } }))
    expect(overridden).toEqual([])
  })

  it('says all that differs of a draft that is older than what the form was opened with', () => {
    const now = at(4, { Holidays: theirs, Limits: { ...defaultWorkCalendar.Limits, Ship: 12 } })
    expect(mergedCalendar(now, at(3, { Holidays: mine }), now).overridden).toEqual(['放假', '发货'])
  })
})
