import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toInstant } from '../../platform/time.ts'
import { officeTime, officeTimeAfter } from './office-time.ts'

const shown = (at: string): string => toInstant(officeTime(new Date(at)))

test.each([
  ['2026-03-18T10:24:00+08:00', '2026-03-18T10:24:00+08:00'],
  ['2026-03-18T23:24:00+08:00', '2026-03-18T17:41:25+08:00'],
  ['2026-03-18T00:10:00+08:00', '2026-03-17T17:42:54+08:00'],
  ['2026-03-18T08:59:59+08:00', '2026-03-17T17:59:59+08:00'],
])('what is due at %s is done at %s', (due, done) => expect(shown(due)).toBe(done))

const moment = fc.date({ min: new Date('2025-01-01T00:00:00Z'), max: new Date('2027-01-01T00:00:00Z'), noInvalidDate: true })

test('is within office hours, never later than due, and keeps the order of what was done', () => {
  fc.assert(
    fc.property(moment, moment, (one, other) => {
      const done = officeTime(one)
      const time = toInstant(done).slice(11, 16)
      expect(time >= '09:00' && time < '18:00').toBe(true)
      expect(done <= one).toBe(true)
      if (one <= other) expect(done <= officeTime(other)).toBe(true)
    }),
  )
})

test('a step follows the one before it, however late that was, and is never later than due', () => {
  fc.assert(
    fc.property(moment, fc.nat({ max: 3 * 86_400_000 }), (due, waitMs) => {
      const before = officeTime(due)
      const next = new Date(due.getTime() + waitMs)
      const done = officeTimeAfter(before, next)
      expect(done >= before).toBe(true)
      expect(done <= next).toBe(true)
      if (next.getTime() - before.getTime() >= 120_000) expect(done > before).toBe(true)
    }),
  )
})
