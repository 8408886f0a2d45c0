import { expect, test } from 'vitest'
import { lackText, marginChange, marginText, percentText, plainYuan, priceChange, stockChange } from './change-words.ts'

test.each([
  [47, 46, '¥47.00 → ¥46.00，降 2.1%'],
  [100, 105, '¥100.00 → ¥105.00，涨 5%'],
  [1234.5, 1234.5, '¥1,234.50，不变'],
])('a price from %d to %d', (before, after, words) => {
  expect(priceChange(before, after)).toBe(words)
})

test.each([
  [46, 60, '46 → 60，多 14 箱'],
  [46, 40, '46 → 40，少 6 箱'],
  [46, 46, '46 箱，不变'],
])('a stock from %d to %d', (before, after, words) => {
  expect(stockChange(before, after, '箱')).toBe(words)
})

test('from nothing there is no part of it, and the head of a column has the sign', () => {
  expect(percentText(0, 5)).toBe('')
  expect(plainYuan(1234.5)).toBe('1,234.50')
})

test('a margin follows the price, about: what it is reckoned from is rounded', () => {
  expect([marginChange(20, 100, 90), marginChange(20, 100, 100), marginChange(null, 100, 90)]).toEqual(['毛利 20.0% → 约 11.1%', '毛利 20.0%', ''])
})

test('what is lacking is listed, and a margin has one decimal', () => {
  expect(lackText(['picture', 'specs'])).toBe('缺图片、规格')
  expect([marginText(25), marginText(-3.2), marginText(null)]).toEqual(['25.0%', '-3.2%', '—'])
})
