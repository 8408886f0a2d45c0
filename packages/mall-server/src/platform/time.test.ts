import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { instant } from '@mall/api/contract'
import { toFen, toYuan } from './money.ts'
import { addDays, midnightOf, startOfDay, toDay, toInstant } from './time.ts'

describe('times of the wire', () => {
  it('are those of Asia/Shanghai', () => {
    const lateOnTheLastDay = new Date('2025-12-31T18:30:05.678Z')
    expect(toInstant(lateOnTheLastDay)).toBe('2026-01-01T02:30:05+08:00')
    expect(toDay(lateOnTheLastDay)).toBe('2026-01-01')
    expect(midnightOf(lateOnTheLastDay)).toEqual(new Date('2025-12-31T16:00:00Z'))
    expect(toDay(addDays(startOfDay('2026-02-28'), 1))).toBe('2026-03-01')
  })

  it('mean the same instant, to the second', () => {
    fc.assert(
      fc.property(fc.date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }), (date) => {
        expect(instant.safeParse(toInstant(date)).success).toBe(true)
        expect(Math.floor(date.getTime() / 1000) * 1000).toBe(new Date(toInstant(date)).getTime())
      }),
    )
  })
})

describe('money', () => {
  it('goes over the wire and back unchanged', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000_000 }), (fen) => {
        expect(toFen(toYuan(fen))).toBe(fen)
      }),
    )
  })

  it('rounds what binary cannot say', () => {
    expect(toFen(19.99)).toBe(1999)
    expect(toFen(1.15)).toBe(115)
  })
})
