import { expect, test } from 'vitest'
import { checkPriceRange } from './price-range.ts'

test.each([
  ['', '', null, null, null],
  ['10', '', 10, null, null],
  ['', '99.5', null, 99.5, null],
  ['10', '10', 10, 10, null],
  ['１０', '￥２０．５', 10, 20.5, null],
  ['20', '10', 20, 10, '最低价不能大于最高价'],
  ['abc', '', null, null, '请输入正确的价格，最多两位小数'],
  ['-1', '', null, null, '请输入正确的价格，最多两位小数'],
  ['1.234', '', null, null, '请输入正确的价格，最多两位小数'],
])('%s to %s', (low, high, min, max, problem) => {
  expect(checkPriceRange(low, high)).toEqual({ min, max, problem })
})
