import { assert, constantFrom, integer, property } from 'fast-check'
import { expect, test } from 'vitest'
import { endOfWork, hourMs, workBegins, workedBefore, workedBetween, workedUntilDays } from './working-time.ts'

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
  expect(workedBetween(at(from), at(to))).toBe(hours * hourMs)
})

test('a day’s work ends at 18:00', () => {
  expect(endOfWork('2026-03-18')).toEqual(at('2026-03-18T18:00:00'))
})

test('what is worked from the instant that it is before is so much, at any time and for any length', () => {
  const until = integer({ min: at('2026-01-01T00:00:00').getTime(), max: at('2027-12-31T00:00:00').getTime() })
  assert(
    property(until, integer({ min: 1, max: 60 * 9 }), constantFrom(60_000, 1_000), (ms, length, unit) => {
      const instant = new Date(ms)
      const from = workedBefore(instant, length * unit)
      expect(workedBetween(from, instant)).toBe(length * unit)
      expect(workedBetween(new Date(from.getTime() + 1), instant)).toBeLessThan(length * unit)
    }),
  )
})

test('what is worked until each day, with the part of a day, is what is worked between two instants', () => {
  const [first, last] = ['2026-02-09', '2026-03-31']
  const until = workedUntilDays(first, last)
  const begin = at(`${first}T00:00:00`).getTime()
  const workedBy = (instant: Date) => {
    const seconds = (instant.getTime() - begin) / 1000
    const day = Math.floor(seconds / 86_400)
    const [before = 0, after = 0] = until.slice(day, day + 2)
    return before + Math.min(Math.max(seconds - 86_400 * day - workBegins, 0), after - before)
  }
  const instant = integer({ min: begin, max: at(`${last}T23:59:59`).getTime() }).map((ms) => new Date(ms))
  assert(
    property(instant, instant, (one, other) => {
      const [from, to] = one < other ? [one, other] : [other, one]
      expect(workedBy(to) - workedBy(from)).toBeCloseTo(workedBetween(from, to) / 1000, 3)
    }),
  )
})
