import { expect, test } from 'vitest'
import { isAwaited, stageOf } from './pay-stage.ts'

const last = (Status: 10 | 20 | 30 | 40 | 50) => ({ Status, StatusName: '', StartedAt: '2026-03-18T10:00:00+08:00' })

test.each([
  [20, 4, null, 'due'],
  [20, 4, last(10), 'waiting'],
  [20, 4, last(30), 'refused'],
  [20, 3, null, 'transfer'],
  [30, 4, last(20), 'paid'],
  [70, 4, last(20), 'paid'],
  [80, 4, last(40), 'returning'],
  [80, 4, last(50), 'returned'],
  [80, 4, last(10), 'cancelled'],
  [80, 4, null, 'cancelled'],
  [30, 3, null, 'settled'],
] as const)('an order in %i, paid by %i', (Status, PaymentType, Last, stage) => {
  expect(stageOf({ Status, PaymentType, Last })).toBe(stage)
})

test('the page asks again only as long as an answer can come', () => {
  expect((['due', 'waiting', 'refused', 'transfer', 'paid', 'returning', 'returned', 'settled', 'cancelled'] as const).filter(isAwaited)).toEqual(['waiting', 'returning'])
})
