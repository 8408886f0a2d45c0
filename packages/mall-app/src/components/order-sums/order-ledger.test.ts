import { describe, expect, test } from 'vitest'
import { orderLedger, paidBackLines, savedLines, type ShownSums } from './order-ledger.ts'

const sums: ShownSums = { GoodsAmount: 300, Freight: 8, PayableAmount: 308, Savings: { Agreed: 12, Quoted: 0, Tier: 0 } }
const written = (shown: ShownSums) => {
  const { lines, sum } = orderLedger(shown)
  return [...lines, sum].map(({ label, amount }) => `${label} ${String(amount)}`)
}

describe('the ledger of an order', () => {
  test.each([
    ['before anything goes back', {}, ['商品总额 300', '运费 8', '应付 308']],
    ['with nothing to go back', { RefusedQuantity: 0, RefusedAmount: 0, RefundAmount: 0, NetAmount: 308 }, ['商品总额 300', '运费 8', '应付 308']],
    ['after a refusal', { RefusedQuantity: 2, RefusedAmount: 100, RefundAmount: 0, NetAmount: 208 }, ['商品总额 300', '运费 8', '应付 308', '拒收退回 -100', '实际应付 208']],
    ['after a return', { RefundAmount: 50, NetAmount: 258 }, ['商品总额 300', '运费 8', '应付 308', '售后退款 -50', '实际应付 258']],
    ['after both', { RefusedQuantity: 2, RefusedAmount: 100, RefundAmount: 50, NetAmount: 158 }, ['商品总额 300', '运费 8', '应付 308', '拒收退回 -100', '售后退款 -50', '实际应付 158']],
    ['where amounts are withheld', { GoodsAmount: null, Freight: null, PayableAmount: null, Savings: null, RefusedQuantity: 2, RefusedAmount: null, RefundAmount: null, NetAmount: null }, ['商品总额 null', '运费 null', '应付 null', '拒收退回 null', '实际应付 null']],
  ])('%s', (_name, change, expected) => expect(written({ ...sums, ...change })).toEqual(expected))
})

test('savings are shown by kind, as far as there are any', () => {
  const shown = (Savings: ShownSums['Savings']) => savedLines({ Savings }).map(({ label, amount }) => `${label} ${String(amount)}`)
  expect(shown({ Agreed: 7.5, Quoted: 19, Tier: 50 })).toEqual(['协议价已省 7.5', '报价已省 19', '阶梯价已省 50'])
  expect(shown({ Agreed: 0, Quoted: 19, Tier: 0 })).toEqual(['报价已省 19'])
  expect([shown(null), shown({ Agreed: 0, Quoted: 0, Tier: 0 })]).toEqual([[], []])
})

test('what went back of the payments, and what is going back, is shown as far as anything does', () => {
  const shown = (back: Parameters<typeof paidBackLines>[0]) => paidBackLines(back).map(({ label, amount }) => `${label} ${String(amount)}`)
  expect(shown({ PaidBackAmount: 50, PayingBackAmount: 8 })).toEqual(['已退款 50', '退款中 8'])
  expect(shown({ PaidBackAmount: 0, PayingBackAmount: 8 })).toEqual(['退款中 8'])
  expect([shown({}), shown({ PaidBackAmount: null, PayingBackAmount: null }), shown({ PaidBackAmount: 0, PayingBackAmount: 0 })]).toEqual([[], [], []])
})
