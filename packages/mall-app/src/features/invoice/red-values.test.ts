import { expect, test } from 'vitest'
import { redOrdersOf, redSchema, redValuesOf } from './red-values.ts'

const order = (OrderNo: string, Amount: number, SuggestedRedAmount = 0, RedAmount = 0, ExpectedRedAmount = 0) => ({
  OrderNo, Amount, RedAmount, RedPendingAmount: 0, ValidAmount: Amount - RedAmount, SuggestedRedAmount, ExpectedRedAmount,
})

test('a red letter begins with all that is valid of the invoice, or with what was refunded of it', () => {
  expect(redValuesOf({ Orders: [order('D1', 50, 0, 20)] }).Orders).toEqual([{ OrderNo: 'D1', Most: 30, Amount: 30 }])
  expect(redValuesOf({ Orders: [order('D1', 50), order('D2', 20)] }).Orders.map(({ Amount }) => Amount)).toEqual([50, 20])
  const suggested = redValuesOf({ Orders: [order('D1', 50, 30), order('D2', 20)] })
  expect(suggested.Reason).toBe('销货退回')
  expect(redOrdersOf(suggested)).toEqual([{ OrderNo: 'D1', Amount: 30 }])
})

test('a red letter during a return begins with what the return will refund, after what was refunded already', () => {
  const returning = redValuesOf({ Orders: [order('D1', 50, 0, 0, 12.5), order('D2', 20)] })
  expect(returning.Reason).toBe('销货退回')
  expect(redOrdersOf(returning)).toEqual([{ OrderNo: 'D1', Amount: 12.5 }])
  expect(redOrdersOf(redValuesOf({ Orders: [order('D1', 50, 30, 0, 12.5)] }))).toEqual([{ OrderNo: 'D1', Amount: 30 }])
})

test.each([
  [[50], true],
  [[0, 20], true],
  [[0, 0], false],
  [[50.01], false],
  [[-1, 20], false],
  [[Number.NaN, 20], false],
])('amounts of %o: %s', (amounts, isGood) => {
  const values = redValuesOf({ Orders: [order('D1', 50), order('D2', 20)].slice(0, amounts.length) })
  const typed = { Reason: '抬头变更', Orders: values.Orders.map((one, at) => ({ ...one, Amount: amounts[at] ?? 0 })) }
  expect(redSchema.safeParse(typed).success).toBe(isGood)
})
