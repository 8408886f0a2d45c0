import { array, assert, constant, constantFrom, integer, property, record, uniqueArray } from 'fast-check'
import { expect, test } from 'vitest'
import { shiftDay } from '@mall/api/contract'
import { calendarProblems, dayKindOf, defaultWorkCalendar, isWorkingDay, toggledDay, type WorkCalendar } from '@mall/api/seller/contract'
import { endOfWork, hourMs, workBegins, workedAfter, workedBefore, workedBetween, workedUntilDays } from './working-time.ts'

const at = (text: string) => new Date(`${text}+08:00`)

test.each([
  ['within a day', '2026-03-18T09:30:00', '2026-03-18T11:00:00', 1.5],
  ['before the work begins', '2026-03-18T07:00:00', '2026-03-18T10:00:00', 1],
  ['after it has ended', '2026-03-18T17:00:00', '2026-03-18T23:00:00', 1],
  ['over a night', '2026-03-18T17:00:00', '2026-03-19T10:00:00', 2],
  ['over a weekend', '2026-03-20T17:00:00', '2026-03-23T10:00:00', 2],
  ['over the days of 国庆节', '2026-09-30T17:00:00', '2026-10-08T10:00:00', 2],
  ['on a Saturday that is worked', '2026-10-10T09:00:00', '2026-10-10T18:00:00', 9],
  ['backwards', '2026-03-19T10:00:00', '2026-03-18T17:00:00', -2],
])('%s', (_name, from, to, hours) => {
  expect(workedBetween(defaultWorkCalendar, at(from), at(to))).toBe(hours * hourMs)
})

test('a day’s work ends when the calendar says', () => {
  expect(endOfWork(defaultWorkCalendar, '2026-03-18')).toEqual(at('2026-03-18T18:00:00'))
  expect(endOfWork({ ...defaultWorkCalendar, WorkTo: '20:30' }, '2026-03-18')).toEqual(at('2026-03-18T20:30:00'))
})

const first = '2026-01-01'
const days = 400
const dayAt = integer({ min: 0, max: days }).map((offset) => shiftDay(first, offset))
const time = (minutes: number) => `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
const weekend = dayAt.map((day) => shiftDay(day, 6 - new Date(`${day}T00:00:00Z`).getUTCDay()))
const hours = record({ from: integer({ min: 0, max: 23 * 60 }), length: integer({ min: 1, max: 59 }) })

/** Any hours, with any days off and any weekends worked. */
const calendars = record({ hours, off: array(record({ first: dayAt, length: integer({ min: 0, max: 20 }) }), { maxLength: 12 }), worked: uniqueArray(weekend, { maxLength: 12 }) }).map(
  ({ hours: { from, length }, off, worked }): WorkCalendar => ({
    ...defaultWorkCalendar,
    WorkFrom: time(from),
    WorkTo: time(Math.min(from + length * 10, 24 * 60 - 1)),
    Holidays: off.map((one) => ({ Name: '放假', First: one.first, Last: shiftDay(one.first, one.length) })),
    WorkedDays: worked,
  }),
)
const instants = integer({ min: at('2026-01-01T00:00:00').getTime(), max: at('2027-01-20T00:00:00').getTime() }).map((ms) => new Date(ms))
const lengths = record({ count: integer({ min: 1, max: 60 * 9 }), unit: constantFrom(60_000, 1_000) }).map(({ count, unit }) => count * unit)

test('what is worked from the instant that it is before is so much, by any calendar, at any time and for any length', () => {
  assert(
    property(calendars, instants, lengths, (calendar, until, length) => {
      const from = workedBefore(calendar, until, length)
      expect(workedBetween(calendar, from, until)).toBe(length)
      expect(workedBetween(calendar, new Date(from.getTime() + 1), until)).toBeLessThan(length)
    }),
  )
})

test('so much is worked until the instant that is after, and not a moment before', () => {
  assert(
    property(calendars, instants, lengths, (calendar, from, length) => {
      const until = workedAfter(calendar, from, length)
      expect(workedBetween(calendar, from, until)).toBe(length)
      expect(workedBetween(calendar, from, new Date(until.getTime() - 1))).toBeLessThan(length)
    }),
  )
})

test('what is worked adds up, is never negative forwards, and is nothing on days off', () => {
  assert(
    property(calendars, instants, instants, instants, (calendar, ...given) => {
      const [one, two, three] = given.toSorted((a, b) => a.getTime() - b.getTime()) as [Date, Date, Date]
      const parts = [workedBetween(calendar, one, two), workedBetween(calendar, two, three)] as const
      expect(parts[0] + parts[1]).toBe(workedBetween(calendar, one, three))
      expect(Math.min(...parts)).toBeGreaterThanOrEqual(0)
      expect(workedBetween(calendar, two, one) + parts[0]).toBe(0)
    }),
  )
  assert(
    property(calendars, dayAt, (calendar, day) => {
      const whole = workedBetween(calendar, at(`${day}T00:00:00`), at(`${shiftDay(day, 1)}T00:00:00`))
      expect(whole > 0).toBe(isWorkingDay(calendar, day))
    }),
  )
})

test('what is worked until each day, with the part of a day, is what is worked between two instants', () => {
  const [begins, last] = ['2026-02-09', '2026-03-31']
  const begin = at(`${begins}T00:00:00`).getTime()
  const instant = integer({ min: begin, max: at(`${last}T23:59:59`).getTime() }).map((ms) => new Date(ms))
  assert(
    property(calendars, instant, instant, (calendar, one, other) => {
      const until = workedUntilDays(calendar, begins, last)
      const workedBy = (when: Date) => {
        const seconds = (when.getTime() - begin) / 1000
        const day = Math.floor(seconds / 86_400)
        const [before = 0, after = 0] = until.slice(day, day + 2)
        return before + Math.min(Math.max(seconds - 86_400 * day - workBegins(calendar), 0), after - before)
      }
      const [from, to] = one < other ? [one, other] : [other, one]
      expect(workedBy(to) - workedBy(from)).toBeCloseTo(workedBetween(calendar, from, to) / 1000, 3)
    }),
  )
})

test('a day that is toggled is what it was not, the others are what they were, and nothing overlaps', () => {
  assert(
    property(constant(defaultWorkCalendar), array(dayAt, { minLength: 1, maxLength: 30 }), (calendar, toggled) => {
      let now: WorkCalendar = calendar
      for (const day of toggled) {
        const next = { ...now, ...toggledDay(now, day) }
        expect(dayKindOf(next, day)).not.toBe(dayKindOf(now, day))
        for (const other of [shiftDay(day, -1), shiftDay(day, 1), shiftDay(day, 7)]) expect(dayKindOf(next, other)).toBe(dayKindOf(now, other))
        now = next
      }
      expect(calendarProblems(now).filter(({ path }) => path[0] === 'Holidays' && !now.Holidays.some(({ First, Last }) => shiftDay(First, 30) < Last))).toEqual([])
    }),
  )
})
