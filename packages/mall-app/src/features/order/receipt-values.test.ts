import { buildOrderDetail, buildOrderLine } from '@mall/mocks'
import { describe, expect, test } from 'vitest'
import { countsOf, openLinesOf, receiptSchema, refundOf, startValues, toReceipt } from './receipt-values.ts'

const line = (LineId: number, Quantity: number, ReceivedQuantity: number) =>
  buildOrderLine({ LineId, Quantity, ShippedQuantity: Quantity, ReceivedQuantity, RefusedQuantity: 0, Price: 19.9 })
const order = buildOrderDetail({
  Status: 50, Freight: 8, Version: 3, Lines: [line(1, 2, 0), line(2, 3, 3)],
  Packages: buildOrderDetail({ Status: 50 }).Packages.slice(0, 1).map((one) => ({
    ...one, PackageNo: 'P-1',
    Lines: [{ LineId: 1, Quantity: 2, ReceivedQuantity: 0, RefusedQuantity: 0 }, { LineId: 2, Quantity: 3, ReceivedQuantity: 3, RefusedQuantity: 0 }],
  })),
})

describe('a package', () => {
  const lines = openLinesOf(order, 'P-1')

  test('is received by what is still on its way, all of it to begin with', () => {
    expect(lines.map(({ line: { LineId }, open }) => [LineId, open])).toEqual([[1, 2]])
    expect(openLinesOf(order, 'P-2')).toEqual([])
    expect(countsOf(lines, startValues('receive', lines).Lines)).toEqual({ received: 2, refused: 0, rest: 0 })
    expect(countsOf(lines, startValues('refuse', lines).Lines)).toEqual({ received: 0, refused: 2, rest: 0 })
  })

  test('is sent without a reason where nothing is refused, and not sent where it lacks one', () => {
    const receipt = { kind: 'receive', order, packageNo: 'P-1' } as const
    expect(toReceipt(receipt, startValues('receive', lines))).toEqual({ OrderNo: order.OrderNo, Version: 3, Lines: [{ PackageNo: 'P-1', LineId: 1, Received: 2, Refused: 0 }] })
    expect(receiptSchema.safeParse(startValues('refuse', lines)).success).toBe(false)
    const said = { Lines: startValues('refuse', lines).Lines.map((one) => ({ ...one, Reason: '错发' as const })) }
    expect(receiptSchema.safeParse(said).success).toBe(true)
    expect(toReceipt(receipt, said).Lines).toEqual([{ PackageNo: 'P-1', LineId: 1, Received: 0, Refused: 2, Reason: '错发', Images: [] }])
    expect(receiptSchema.safeParse({ Lines: said.Lines.map((one) => ({ ...one, Refused: 0 })) }).success).toBe(false)
  })

  test('gives back the price, and the freight when nothing of the order is kept', () => {
    const refused = startValues('refuse', lines).Lines
    expect(refundOf(order, refused)).toBe(39.8)
    const [first] = order.Lines
    expect(refundOf({ ...order, Lines: first ? [first] : [] }, refused)).toBe(47.8)
    expect(refundOf(order, startValues('receive', lines).Lines)).toBe(0)
    expect(refundOf({ ...order, Freight: null }, refused)).toBeNull()
  })
})
