import { describe, expect, test } from 'vitest'
import type { SellerWaiting } from '@mall/api/seller/contract'
import { dayPoints, monthsOf, salesChangeText, topTitle, weekBeforeText } from './sales-words.ts'
import { workText } from '../../../lib/work-time.ts'
import { detailText, lateOf, leftOf, waitingWords } from './waiting-words.ts'

const waiting = (parts: Partial<SellerWaiting>): SellerWaiting => ({
  Kind: 'acceptOrder', Name: '待确认订单', Count: 1, Amount: 100, Customers: 1, LimitHours: 4, Ages: [0.5], Since: '2026-03-18T09:00:00+08:00', LeftMinutes: 120, EndsOn: null, LateCount: 0, ...parts,
})

describe('what waits', () => {
  test.each([
    [0, '0 分'],
    [59, '59 分'],
    [60, '1 小时'],
    [192, '3 小时 12 分'],
    [600, '10 小时'],
    [1_290, '21 小时'],
  ])('%s minutes of work are %s', (minutes, text) => {
    expect(workText(minutes)).toBe(text)
  })

  test.each([
    ['past its limit', { LeftMinutes: -1_140 }, { text: '超 19 小时', tone: 'danger' }],
    ['in its last quarter', { LeftMinutes: 60 }, { text: '还剩 1 小时', tone: 'warning' }],
    ['before it', { LeftMinutes: 61 }, { text: '还剩 1 小时 1 分' }],
    ['without a limit', { LeftMinutes: null, LimitHours: null, Since: '2026-11-29T16:30:00Z' }, { text: '最早 11-30' }],
    ['of agreements that end', { LeftMinutes: null, LimitHours: null, Since: null, EndsOn: '2026-12-07' }, { text: '最早 12-07 到期' }],
    ['of which there is none', { LeftMinutes: null, Since: null }, null],
  ])('one %s', (_, parts, left) => {
    expect(leftOf(waiting(parts))).toEqual(left)
  })

  test('is counted once where a late order is also one to be shipped', () => {
    const late = { LateCount: 5, LeftMinutes: -540 }
    expect(lateOf([waiting({ LateCount: 2, LeftMinutes: -30 }), waiting({ Kind: 'shipOrder', ...late }), waiting({ Kind: 'shipLate', ...late })])).toEqual({ count: 7, minutes: 540 })
    expect(lateOf([waiting({})])).toEqual({ count: 0, minutes: 0 })
  })

  test('is said by amount and customers, as far as they say something', () => {
    expect(detailText({ Amount: 61_840.2, Customers: 14 })).toBe('¥61,840.20，14 家客户')
    expect(detailText({ Amount: null, Customers: 1 })).toBe('')
  })

  test('leads to the list that counts it', () => {
    expect(waitingWords.acceptOrder.href()).toBe('/orders?Due=accept')
    expect(waitingWords.shipLate.href()).toBe('/orders?Due=late')
  })
})

describe('what was sold', () => {
  test.each([
    [109.1, 100, '+9.1%'],
    [93.2, 100, '−6.8%'],
    [100.01, 100, '持平'],
    [100, 0, ''],
    [999.9, 100, '+899.9%'],
    [1_000, 100, '10 倍以上'],
  ])('%s after %s is %s', (now, before, text) => {
    expect(salesChangeText(now, before)).toBe(text)
  })

  test('is compared with the month before, also in January and on its first day', () => {
    expect(monthsOf({ Now: '2026-11-23T09:32:00+08:00' })).toEqual({ month: 11, before: 10, days: '本月 1–23 日', daysBefore: '10 月 1–23 日', daysOfLastYear: '去年 11 月 1–23 日' })
    expect(monthsOf({ Now: '2027-01-01T09:32:00+08:00' })).toMatchObject({ before: 12, days: '本月 1 日', daysBefore: '12 月 1 日' })
    expect(weekBeforeText('2026-11-23T09:32:00+08:00')).toBe('上周一同时')
  })

  test.each([
    [0, '十大客户'],
    [4, '4 家客户'],
    [10, '十大客户'],
  ])('to %s customers says how many these are', (count, title) => expect(topTitle(count)).toBe(title))

  test('of today goes on', () => {
    const days = [{ Day: '2026-11-01', Amount: 1, Previous: 2 }, { Day: '2026-11-02', Amount: 3, Previous: 4 }]
    expect(dayPoints({ Days: days })).toEqual([
      { key: '2026-11-01', label: '2026-11-01', short: '1', unfinished: false, values: [1, 2] },
      { key: '2026-11-02', label: '2026-11-02', short: '今天', unfinished: true, values: [3, 4] },
    ])
  })
})
