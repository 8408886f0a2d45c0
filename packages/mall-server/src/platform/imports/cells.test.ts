import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { toInstant } from '../time.ts'
import { CellProblem, dayFrom, minute, yesOrNo } from './cells.ts'

describe('minute', () => {
  test.each(['2026-03-18 16:20', '2026/3/18 16:20', '2026.03.18 16:20:59', '2026年3月18日 16：20', '2026-03-18T16:20', ' 2026-03-18  16:20 '])('%s is a minute in China', (cell) => {
    expect(toInstant(minute(cell, '时间'))).toBe('2026-03-18T16:20:00+08:00')
  })

  test.each(['', '2026-03-18', '16:20', '2026-03-18 24:00', '2026-03-18 16:60', '2026-02-29 08:00', '昨天 16:20', '18/3/2026 16:20'])('%s is none', (cell) => {
    expect(() => minute(cell, '时间')).toThrow(CellProblem)
  })

  it('is read as it is written', () => {
    fc.assert(
      fc.property(fc.date({ min: new Date('2001-01-01'), max: new Date('2999-01-01'), noInvalidDate: true }), (date) => {
        const text = toInstant(date).slice(0, 16).replace('T', ' ')
        expect(toInstant(minute(text, '时间')).slice(0, 16).replace('T', ' ')).toBe(text)
      }),
    )
  })
})

test.each([['2026-04-01', '2026-04-01'], ['2026-04-01 08:30', '2026-04-01'], ['2026/4/1 08:30:00', '2026-04-01'], ['', null]])('the day of "%s" is %s: its time is left out', (cell, day) => {
  expect(dayFrom('2026-01-01')(cell, '日期')).toBe(day)
})

test.each([['是', true], ['y', true], ['Ｙ', true], ['签收', true], ['', false], ['否', false], ['0', false]])('"%s" is %s', (cell, is) => {
  expect(yesOrNo('签收')(cell, '签收')).toBe(is)
})

test.each(['也许', '签收', '2'])('"%s" is neither 是 nor 否', (cell) => {
  expect(() => yesOrNo()(cell, '签收')).toThrow('签收须为是或否，可以不填')
})
