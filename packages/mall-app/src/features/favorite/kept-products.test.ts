import { pageBuilder } from '@mall/mocks'
import { expect, test } from 'vitest'
import { byDay, canBeBought, dayText, goneText } from './kept-products.ts'

const buildPage = pageBuilder('POST /api/Favorite/List')
const stock = { State: 'inStock', Text: '现货', Quantity: 9 } as const

test.each([
  ['onSale', stock, true, null],
  ['onSale', { State: 'none', Text: '无货', Quantity: 0 } as const, false, null],
  ['offShelf', stock, false, '已下架'],
  ['notInCatalog', stock, false, '不在采购目录内'],
] as const)('%s with %o can be bought: %s', (SaleState, Stock, expected, gone) => {
  const items = buildPage([{ SaleState, Stock }]).Items
  expect(items.map((item) => [canBeBought(item), goneText(item)])).toEqual([[expected, gone]])
})

test('what was kept before and after midnight in Shanghai is of two days', () => {
  const { Items } = buildPage([{ SavedAt: '2026-03-18T00:01:00+08:00' }, { SavedAt: '2026-03-17T15:59:00Z' }, { SavedAt: '2026-03-16T10:00:00+08:00' }])
  expect(byDay(Items).map(({ day, items }) => [day, items.length])).toEqual([['2026-03-18', 1], ['2026-03-17', 1], ['2026-03-16', 1]])
})

test.each([
  ['2026-03-18', '今天 2026-03-18 周三'],
  ['2026-03-17', '昨天 2026-03-17 周二'],
  ['2026-02-28', '2026-02-28 周六'],
])('%s on 18 March is %s', (day, text) => {
  expect(dayText(day, '2026-03-18')).toBe(text)
})
