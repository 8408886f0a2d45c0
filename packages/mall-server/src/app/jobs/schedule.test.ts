import { describe, expect, test } from 'vitest'
import type { OrderStatus } from '@mall/api/contract'
import { dueMove, dueTracks, tracksOf, type ScheduledOrder } from './schedule.ts'

const at = (time: string) => new Date(`2026-03-${time}:00+08:00`)
const order = (status: OrderStatus, parts: Partial<ScheduledOrder> = {}): ScheduledOrder => ({
  status,
  createdAt: at('18T10:00'),
  approvedAt: null,
  paidAt: null,
  acceptedAt: null,
  shippedAt: null,
  payBefore: null,
  deliveryDate: null,
  isByHand: false,
  ...parts,
})

describe('an order moves automatically', () => {
  test.each([
    ['unpaid, a second before its time is up', order(20, { payBefore: at('19T10:00') }), '19T09:59', undefined],
    ['unpaid, its time up', order(20, { payBefore: at('19T10:00') }), '19T10:00', 'PaymentTimeout'],
    ['shipped, not yet seven days ago', order(50, { shippedAt: at('11T10:00') }), '18T09:59', undefined],
    ['shipped seven days ago', order(50, { shippedAt: at('11T10:00') }), '18T10:00', 'AutoReceive'],
    ['new, too fresh for the warehouse', order(30), '18T10:04', undefined],
    ['new, seen by the warehouse', order(30), '18T10:05', 'Accept'],
    ['new, but approved only just now', order(30, { approvedAt: at('18T15:00') }), '18T15:04', undefined],
    ['new, to be delivered later', order(30, { deliveryDate: '2026-03-27' }), '22T08:59', undefined],
    ['new, to be delivered in five days', order(30, { deliveryDate: '2026-03-27' }), '22T09:00', 'Accept'],
    ['new, but the staff have it', order(30, { isByHand: true }), '25T10:00', undefined],
    ['packed, but the staff have it', order(40, { acceptedAt: at('18T11:00'), isByHand: true }), '25T13:00', undefined],
    ['shipped by the staff seven days ago', order(50, { shippedAt: at('11T10:00'), isByHand: true }), '18T10:00', 'AutoReceive'],
    ['being packed', order(40, { acceptedAt: at('18T11:00') }), '18T12:59', undefined],
    ['packed', order(40, { acceptedAt: at('18T11:00') }), '18T13:00', 'Ship'],
    ['packed, to be delivered later', order(41, { acceptedAt: at('18T11:00'), deliveryDate: '2026-03-25' }), '23T08:59', undefined],
    ['packed, to be delivered in two days', order(41, { acceptedAt: at('18T11:00'), deliveryDate: '2026-03-25' }), '23T09:00', 'Ship'],
    ['waiting for approval', order(10), '30T10:00', undefined],
    ['completed', order(70, { shippedAt: at('01T10:00') }), '30T10:00', undefined],
  ] as const)('%s', (_, given, now, action) => expect(dueMove(given, at(now), true)?.action).toBe(action))

  test('without a warehouse only time moves it', () => {
    expect(dueMove(order(30), at('30T10:00'), false)).toBeNull()
    expect(dueMove(order(40, { acceptedAt: at('18T11:00') }), at('30T10:00'), false)).toBeNull()
    expect(dueMove(order(20, { payBefore: at('19T10:00') }), at('30T10:00'), false)?.action).toBe('PaymentTimeout')
  })
})

test('a package has the tracks up to now', () => {
  const shipped = at('18T10:00')
  expect(dueTracks(shipped, at('18T10:00'))).toHaveLength(1)
  expect(dueTracks(shipped, at('18T15:00')).at(-1)?.text).toBe('快件已到达始发地分拨中心')
  expect(dueTracks(shipped, at('25T10:00'))).toEqual(tracksOf(shipped))
})
