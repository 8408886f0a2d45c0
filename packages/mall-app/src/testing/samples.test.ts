import { buildApprovalDetail, buildCart, buildOrderDetail, buildOrderConfirmation } from '@mall/mocks'
import { orderStatus } from '@mall/api/contract'
import { describe, expect, test } from 'vitest'
import { budgetOf, entriesOf, happened, turnoverOf } from './budget-samples.ts'
import { lineSums } from './line-sums.ts'

interface Summed {
  readonly Lines: readonly { readonly Price: number | null; readonly Quantity: number; readonly Subtotal: number | null }[]
  readonly GoodsAmount: number | null
  readonly Freight: number | null
  readonly PayableAmount: number | null
}

/** Each line is its price times its pieces, the goods are the lines, what is to be paid is the goods and the freight. */
const expectToAddUp = ({ Lines, GoodsAmount, Freight, PayableAmount }: Summed) => {
  for (const { Price, Quantity, Subtotal } of Lines) expect((Price ?? 0) * Quantity).toBeCloseTo(Subtotal ?? 0, 2)
  expect(Lines.reduce((sum, { Subtotal }) => sum + (Subtotal ?? 0), 0)).toBeCloseTo(GoodsAmount ?? 0, 2)
  expect((GoodsAmount ?? 0) + (Freight ?? 0)).toBeCloseTo(PayableAmount ?? 0, 2)
}

describe('samples add up', () => {
  test.each(Object.entries(orderStatus))('an order, %s', (_name, Status) => expectToAddUp(buildOrderDetail({ Status })))
  test('an approval', () => expectToAddUp(buildApprovalDetail()))
  test('what is to be ordered', () => {
    const { Items, ...sums } = buildOrderConfirmation()
    expectToAddUp({ ...sums, Lines: Items })
  })
  test('a cart', () => {
    for (const { Price, Quantity, Subtotal } of buildCart().Items) expect((Price ?? 0) * Quantity).toBeCloseTo(Subtotal ?? 0, 2)
  })
  test('an order with lines of its own', () => expectToAddUp(lineSums([{ Price: 1.32, Quantity: 288 }, { Price: 104, Quantity: 12 }], 8)))
  test('a budget and its entries', () => {
    const { Total, Adjusted, Used, Frozen, Available, UsageRate } = budgetOf(happened)
    expect(Total + Adjusted - Used - Frozen).toBeCloseTo(Available, 2)
    expect(UsageRate).toBe(96)
    const { Increase, Decrease } = turnoverOf(happened)
    expect(entriesOf(happened)[0]?.Balance).toBeCloseTo(Available, 2)
    expect(Increase - Decrease).toBeCloseTo(Available, 2)
  })
})
