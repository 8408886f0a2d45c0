import type { WorkbenchSpend } from '@mall/api/contract'
import { expect, test } from 'vitest'
import { spendNote, spendPoints, spendSeries } from './spend-words.ts'

const spendOf = (PreviousAmount: number | null, PreviousToDate: number | null): WorkbenchSpend => ({
  Months: [
    { Month: '2025-12', Amount: 10, OrderCount: 1, PreviousAmount: null },
    { Month: '2026-01', Amount: 90, OrderCount: 2, PreviousAmount },
  ],
  PreviousToDate,
})

test('the month that goes on is the last; the year stands where it begins', () => {
  expect(spendPoints(spendOf(null, null))).toEqual([
    { key: '2025-12', label: '2025-12', short: '12月', unfinished: false, values: [10] },
    { key: '2026-01', label: '2026-01', short: '2026年1月', unfinished: true, values: [90] },
  ])
})

test('the year before is drawn where it is known', () => {
  expect(spendSeries(spendOf(null, null)).map(({ name }) => name)).toEqual(['采购金额'])
  expect(spendSeries(spendOf(80, 60)).map(({ name }) => name)).toEqual(['采购金额', '去年同期'])
  expect(spendPoints(spendOf(80, 60)).map(({ values }) => values)).toEqual([[10, null], [90, 80]])
})

test.each([
  [null, '1 月到今天 2 单 ¥90.00'],
  [0, '1 月到今天 2 单 ¥90.00'],
  [100, '1 月到今天 2 单 ¥90.00，比去年同期少 10.0%'],
  [60, '1 月到今天 2 单 ¥90.00，比去年同期多 50.0%'],
  [90, '1 月到今天 2 单 ¥90.00，与去年同期持平'],
  [9, '1 月到今天 2 单 ¥90.00，是去年同期的 10 倍以上'],
])('beside %s', (previous, words) => {
  expect(spendNote(spendOf(80, previous))).toBe(words)
})
