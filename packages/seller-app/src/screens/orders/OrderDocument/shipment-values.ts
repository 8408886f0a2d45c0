import type { SellerOrderDetail } from '@mall/api/seller/contract'
import type { ActionInput } from '@mall/app-kit/actions/action-input.ts'
import * as z from 'zod/mini'

type Line = SellerOrderDetail['Lines'][number]

/** Pieces of a line that no package has, and about which nobody is asked. */
export const leftOf = ({ Quantity, ShippedQuantity, HeldQuantity }: Pick<Line, 'Quantity' | 'ShippedQuantity' | 'HeldQuantity'>): number => Quantity - ShippedQuantity - HeldQuantity

export const shipmentSchema = z.object({
  Carrier: z.string().check(z.trim(), z.minLength(1, '请填写承运商'), z.maxLength(30, '最多 30 个字')),
  TrackingNo: z.string().check(z.trim(), z.regex(/^[0-9A-Za-z-]{4,40}$/, '请填写 4–40 位字母、数字或连字符')),
  Lines: z
    .array(z.object({ LineId: z.int(), Quantity: z.int().check(z.nonnegative()) }))
    .check(z.refine((lines) => lines.some(({ Quantity }) => Quantity > 0), { error: '请至少装入一件商品', path: [0, 'Quantity'] })),
})

export type ShipmentValues = z.infer<typeof shipmentSchema>

/** All that is left, in one package. */
export const startValues = ({ Lines }: Pick<SellerOrderDetail, 'Lines'>): ShipmentValues => ({
  Carrier: '',
  TrackingNo: '',
  Lines: Lines.filter((line) => leftOf(line) > 0).map((line) => ({ LineId: line.LineId, Quantity: leftOf(line) })),
})

/** What is sent: the lines of which something is in the package. */
export const toShipment = ({ OrderNo, Version }: SellerOrderDetail, { Lines, ...carriage }: ShipmentValues): ActionInput<'POST /api/SellerOrder/Ship'> => ({
  OrderNo,
  Version,
  ...carriage,
  Lines: Lines.filter(({ Quantity }) => Quantity > 0),
})

/** How many products and pieces the package has, and how many pieces stay. */
export const contentsOf = (order: Pick<SellerOrderDetail, 'OpenQuantity'>, lines: ShipmentValues['Lines']) => {
  const pieces = lines.reduce((sum, { Quantity }) => sum + Quantity, 0)
  return { kinds: lines.filter(({ Quantity }) => Quantity > 0).length, pieces, rest: order.OpenQuantity - pieces }
}
