import { expect, test } from 'vitest'
import { rebuySummary } from './rebuy-summary.ts'

test.each([
  [[true, true], '2种商品已全部加入购物车。'],
  [[true, false, false], '1种商品已加入购物车，2种未能加入。'],
  [[false], '商品均未能加入购物车。'],
  [[], '商品均未能加入购物车。'],
])('%j', (successes, expected) => {
  expect(rebuySummary(successes.map((Success) => ({ Success })))).toBe(expected)
})
