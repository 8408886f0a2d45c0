import { describe, expect, it, test } from 'vitest'
import { calendarProblems, dayKindOf, defaultWorkCalendar, toggledDay } from './work-calendar.ts'

const problemsWith = (changes: Partial<typeof defaultWorkCalendar>) => calendarProblems({ ...defaultWorkCalendar, ...changes })

describe('a working day', () => {
  it.each([['09:00', '13:00'], ['00:00', '04:00'], ['19:59', '23:59']])('may be from %s to %s', (WorkFrom, WorkTo) => {
    expect(problemsWith({ WorkFrom, WorkTo })).toEqual([])
  })

  it.each([['09:00', '12:59', '每天至少上班 4 小时'], ['23:58', '23:59', '每天至少上班 4 小时'], ['09:00', '09:00', '下班要晚于上班'], ['18:00', '09:00', '下班要晚于上班']])('may not be from %s to %s', (WorkFrom, WorkTo, text) => {
    expect(problemsWith({ WorkFrom, WorkTo })).toEqual([{ path: ['WorkTo'], text }])
  })
})

describe('holidays that are being written', () => {
  const half = [{ Name: '', First: '', Last: '' }, { Name: '盘点', First: '', Last: '2026-12-31' }, { Name: '盘点', First: '2026-11-3', Last: '2026-1' }, { Name: '盘点', First: '2026-11-20', Last: '2026-11-10' }]

  test.each(half)('stay as they are when a day is pressed: $First–$Last', (one) => {
    const before = { Holidays: [one, ...defaultWorkCalendar.Holidays], WorkedDays: defaultWorkCalendar.WorkedDays }
    for (const day of ['2026-03-18', '2026-11-11', '2026-11-19', '2026-10-08']) {
      const off = toggledDay(before, day)
      expect(off.Holidays).toContainEqual(one)
      expect(dayKindOf({ ...off, Holidays: off.Holidays.filter(({ First }) => First !== one.First) }, day)).toBe('holiday')
      expect(toggledDay(off, day).Holidays).toContainEqual(one)
    }
  })

  it('overlap with nothing: each is wrong by itself', () => {
    const problems = problemsWith({ Holidays: [...half, ...defaultWorkCalendar.Holidays] })
    expect(problems.map(({ path }) => path[1])).toEqual([0, 1, 2, 3])
  })
})
