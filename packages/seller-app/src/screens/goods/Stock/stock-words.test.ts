import { expect, test } from 'vitest'
import { lowStock } from '@mall/api/seller/contract'
import { adjustText, changeOf, signed, stockLevelOf } from './stock-words.ts'

const stock = { OnHand: 46 }

test.each([
  ['count', 60, 14, '账面 46 → 60，盘盈 14 件'],
  ['count', 40, -6, '账面 46 → 40，盘亏 6 件'],
  ['count', 46, 0, '账面 46，相符'],
  ['receive', 10, 10, '账面 46 → 56，多 10 件'],
  ['damage', 2, -2, '账面 46 → 44，少 2 件'],
  ['other', -1, -1, '账面 46 → 45，少 1 件'],
] as const)('%s of %d changes the stock by %d', (reason, amount, change, words) => {
  expect(changeOf(stock, reason, amount)).toBe(change)
  expect(adjustText(stock, reason, amount)).toBe(words)
})

test.each([
  [{ Stock: 0, WarnAt: 0 }, 'none'],
  [{ Stock: lowStock - 1, WarnAt: null }, 'low'],
  [{ Stock: lowStock, WarnAt: null }, 'enough'],
  [{ Stock: 5, WarnAt: 5 }, 'enough'],
  [{ Stock: 5, WarnAt: 6 }, 'low'],
] as const)('%o is %s', (row, level) => {
  expect(stockLevelOf(row)).toBe(level)
})

test('a change has its sign', () => {
  expect([signed(3), signed(-3)]).toEqual(['+3', '−3'])
})
