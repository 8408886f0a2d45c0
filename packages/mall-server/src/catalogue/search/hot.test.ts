import fc from 'fast-check'
import { expect, it } from 'vitest'
import { hotKeywords, splitPeriod } from './hot.ts'

it.each([[3, 2, 1], [92, 61, 31], [1, 0, 1], [0, 0, 0]])('%i days are %i before and %i lately', (days, earlierDays, recentDays) => {
  expect(splitPeriod(days)).toEqual({ earlierDays, recentDays })
})

it('orders by searches, highlights what rises and keeps ties in order', () => {
  const totals = [
    { keyword: '口罩', earlier: 60, recent: 10 },
    { keyword: '咖啡', earlier: 60, recent: 60 },
    { keyword: '白板', earlier: 40, recent: 30 },
    { keyword: '安全帽', earlier: 50, recent: 20 },
    { keyword: '新词', earlier: 0, recent: 5 },
  ]
  expect(hotKeywords(totals, 90, 4)).toEqual([
    { Keywords: '咖啡', IsHighlight: true },
    { Keywords: '口罩', IsHighlight: false },
    { Keywords: '安全帽', IsHighlight: false },
    { Keywords: '白板', IsHighlight: true },
  ])
  expect(hotKeywords(totals, 90, 9).at(-1)).toEqual({ Keywords: '新词', IsHighlight: true })
})

it('highlights nothing in a single day, and what is searched evenly never', () => {
  expect(hotKeywords([{ keyword: '纸', earlier: 0, recent: 9 }], 1, 1)[0]?.IsHighlight).toBe(false)
  fc.assert(fc.property(fc.integer({ min: 3, max: 366 }), fc.integer({ min: 1, max: 1000 }), (days, daily) => {
    const { earlierDays, recentDays } = splitPeriod(days)
    expect(hotKeywords([{ keyword: '纸', earlier: daily * earlierDays, recent: daily * recentDays }], days, 1)[0]?.IsHighlight).toBe(false)
  }))
})
