import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { shiftDay } from '@mall/api/contract'
import { keyOf, lastYearSpan, periodsOf, previousSpan, spanOf } from './periods.ts'

const today = '2026-03-18'

test('without days it is twelve months, thirty days, eight quarters, two years', () => {
  expect(spanOf({}, 'month', today)).toEqual({ first: '2025-04-01', last: today })
  expect(spanOf({}, 'day', today)).toEqual({ first: '2026-02-17', last: today })
  expect(spanOf({}, 'quarter', today)).toEqual({ first: '2024-04-01', last: today })
  expect(spanOf({}, 'year', today)).toEqual({ first: '2025-01-01', last: today })
})

test('a span ends today at the latest, and has at most 24 months', () => {
  expect(spanOf({ BeginTime: '2025-01-01', EndTime: '2026-12-31' }, 'month', today)).toEqual({ first: '2025-01-01', last: today })
  expect(spanOf({ BeginTime: '2024-02-15', EndTime: '2026-02-14' }, 'month', today).last).toBe('2026-02-14')
  for (const [BeginTime, EndTime] of [['2024-02-15', '2026-02-15'], ['2024-01-01', '2026-01-01'], ['2020-01-01', undefined]] as const) {
    expect(() => spanOf({ BeginTime, EndTime }, 'month', today)).toThrow('时间跨度不能超过24个月')
  }
  expect(() => spanOf({ BeginTime: '2026-03-02', EndTime: '2026-03-01' }, 'day', today)).toThrow('结束时间不能早于开始时间')
})

test.each([
  ['a month', { first: '2026-02-01', last: '2026-02-28' }, { first: '2026-01-01', last: '2026-01-31' }, { first: '2025-02-01', last: '2025-02-28' }],
  ['this month so far', { first: '2026-03-01', last: today }, { first: '2026-02-01', last: '2026-02-18' }, { first: '2025-03-01', last: '2025-03-18' }],
  ['twelve months so far', { first: '2025-04-01', last: today }, { first: '2024-04-01', last: '2025-03-18' }, { first: '2024-04-01', last: '2025-03-18' }],
  ['ten days', { first: '2026-01-05', last: '2026-01-14' }, { first: '2025-12-26', last: '2026-01-04' }, { first: '2025-01-05', last: '2025-01-14' }],
] as const)('%s is compared with what went before it and with the year before', (_name, span, before, year) => {
  expect(previousSpan(span, today)).toEqual(before)
  expect(lastYearSpan(span)).toEqual(year)
})

describe('periods', () => {
  test('are cut to the span, and the current one goes on', () => {
    expect(periodsOf('quarter', { first: '2025-11-15', last: today }, today)).toEqual([
      { key: '2025-Q4', first: '2025-11-15', last: '2025-12-31', isOpen: false },
      { key: '2026-Q1', first: '2026-01-01', last: today, isOpen: true },
    ])
    expect(['2026-01-31', '2026-03-31', '2026-04-01', '2026-09-30', '2026-10-01', '2026-12-31'].map((day) => keyOf('quarter', day))).toEqual(['2026-Q1', '2026-Q1', '2026-Q2', '2026-Q3', '2026-Q4', '2026-Q4'])
  })

  test('cover every day of any span once, in order', () => {
    const start = fc.integer({ min: 0, max: 3000 }).map((days) => shiftDay('2020-01-01', days))
    fc.assert(
      fc.property(start, fc.integer({ min: 0, max: 800 }), fc.constantFrom('day' as const, 'month' as const, 'quarter' as const, 'year' as const), (first, length, unit) => {
        const span = { first, last: shiftDay(first, length) }
        const periods = periodsOf(unit, span, today)
        expect(periods[0]?.first).toBe(span.first)
        expect(periods.at(-1)?.last).toBe(span.last)
        for (const [at, period] of periods.entries()) {
          expect(period.first <= period.last).toBe(true)
          if (at > 0) expect(period.first).toBe(shiftDay(periods[at - 1]?.last ?? '', 1))
        }
        expect(new Set(periods.map(({ key }) => key)).size).toBe(periods.length)
      }),
    )
  })
})
