import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dateOf, dayOfDate, dayProblem, parseDay } from './day.ts'

test.each([
  ['2026-03-01', '2026-03-01'],
  ['2026-3-1', '2026-03-01'],
  ['2026/3/1', '2026-03-01'],
  ['2026.03.1', '2026-03-01'],
  ['20260301', '2026-03-01'],
  ['2026年3月1日', '2026-03-01'],
  ['2026 年 3 月 1 日', '2026-03-01'],
  ['２０２６－０３－０１', '2026-03-01'],
  ['２０２６／３／１', '2026-03-01'],
  ['２０２６０３０１', '2026-03-01'],
  ['2026—3—1', '2026-03-01'],
  ['  2026-03-01 ', '2026-03-01'],
  ['2024-02-29', '2024-02-29'],
  ['2026-02-29', null],
  ['2026-13-01', null],
  ['2026-00-10', null],
  ['2026-03-32', null],
  ['2026-3', null],
  ['202631', null],
  ['26-03-01', null],
  ['0000-01-01', null],
  ['明天', null],
  ['', null],
])('%j means %s', (text, day) => {
  expect(parseDay(text)).toBe(day)
})

test.each([
  ['2026-03-17', 'min'],
  ['2026-03-18', null],
  ['2026-03-21', 'disabled'],
  ['2026-06-16', null],
  ['2026-06-17', 'max'],
] as const)('%s: %s', (day, problem) => {
  expect(dayProblem(day, { min: '2026-03-18', max: '2026-06-16', isDisabled: (one) => one === '2026-03-21' })).toBe(problem)
})

test('a day is the same after a calendar and after each way to write it', () => {
  const days = fc
    .date({ min: new Date('1901-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10))
  fc.assert(
    fc.property(days, (day) => {
      expect(dayOfDate(dateOf(day))).toBe(day)
      expect(parseDay(day.replaceAll('-', ''))).toBe(day)
      expect(parseDay(day.replaceAll('-', '/'))).toBe(day)
    }),
  )
})
