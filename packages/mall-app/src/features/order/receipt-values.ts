import { toFen, toYuan } from '@mall/api'
import { maxRefusalImages, receivePieces, refusalFen, refusalReasons, type LinePieces, type OrderDetail, type OrderLine } from '@mall/api/contract'
import type { ActionInput } from '@mall/app-kit/actions/action-input.ts'
import * as z from 'zod/mini'
import { uploadingText } from '../../components/pictures/pictures.ts'
import { openOf, type OpenReceipt, type ReceiptKind } from './open-receipt.ts'

export type Receipt = ActionInput<'POST /api/Order/Receive'>

/** A line of a package of which pieces are on their way. */
export interface OpenLine {
  readonly line: OrderLine
  readonly open: number
}

export const openLinesOf = ({ Lines, Packages }: OrderDetail, packageNo: string): OpenLine[] =>
  (Packages.find(({ PackageNo }) => PackageNo === packageNo)?.Lines ?? []).flatMap((packed) => {
    const line = Lines.find(({ LineId }) => LineId === packed.LineId)
    return line !== undefined && openOf(packed) > 0 ? [{ line, open: openOf(packed) }] : []
  })

const pieces = z.int().check(z.nonnegative())

const lineValues = z
  .object({
    LineId: z.int(), Received: pieces, Refused: pieces, Reason: z.literal(['', ...refusalReasons]),
    Images: z.array(z.object({ Url: z.string(), Name: z.string() })).check(z.maxLength(maxRefusalImages)), IsUploading: z.boolean(),
  })
  .check(
    z.refine(({ Refused, Reason }) => Refused === 0 || Reason !== '', { error: '请选择拒收原因', path: ['Reason'] }),
    z.refine(({ Refused, IsUploading }) => Refused === 0 || !IsUploading, { error: uploadingText, path: ['Images'] }),
  )

export const receiptSchema = z
  .object({ Lines: z.array(lineValues) })
  .check(z.refine(({ Lines }) => Lines.some(({ Received, Refused }) => Received + Refused > 0), { error: '请填写收到或拒收的数量', path: ['Lines', 0, 'Received'] }))

export type ReceiptValues = z.infer<typeof receiptSchema>

export const startValues = (kind: ReceiptKind, lines: readonly OpenLine[]): ReceiptValues => ({
  Lines: lines.map(({ line, open }) => ({
    LineId: line.LineId, Received: kind === 'receive' ? open : 0, Refused: kind === 'refuse' ? open : 0, Reason: '', Images: [], IsUploading: false,
  })),
})

/** What is sent: lines of which something is said; a reason and pictures where pieces are refused. */
export const toReceipt = ({ order, packageNo }: OpenReceipt, { Lines }: ReceiptValues): Receipt => ({
  OrderNo: order.OrderNo,
  Version: order.Version,
  Lines: Lines.flatMap(({ LineId, Received, Refused, Reason, Images }) =>
    Received + Refused === 0 ? [] : [{ PackageNo: packageNo, LineId, Received, Refused, ...(Refused > 0 && Reason !== '' ? { Reason, Images } : {}) }],
  ),
})

type Counts = readonly Pick<ReceiptValues['Lines'][number], 'LineId' | 'Received' | 'Refused'>[]

const piecesOf = ({ Quantity, ShippedQuantity, ReceivedQuantity, RefusedQuantity }: OrderLine): LinePieces => ({
  ordered: Quantity, shipped: ShippedQuantity, received: ReceivedQuantity, refused: RefusedQuantity,
})

/** What goes back for the refused pieces, yuan; null where prices are not seen. */
export const refundOf = ({ Lines, Freight }: OrderDetail, counts: Counts): number | null => {
  if (Freight === null || Lines.some(({ Price }) => Price === null)) return null
  const saidOf = (lineId: number) => counts.find(({ LineId }) => LineId === lineId)
  const after = Lines.map((line) => receivePieces(piecesOf(line), { received: saidOf(line.LineId)?.Received ?? 0, refused: saidOf(line.LineId)?.Refused ?? 0 }) ?? piecesOf(line))
  const refused = Lines.map(({ LineId, Price }) => ({ priceFen: toFen(Price ?? 0), pieces: saidOf(LineId)?.Refused ?? 0 }))
  return refused.some(({ pieces: count }) => count > 0) ? toYuan(refusalFen({ refused, after, freightFen: toFen(Freight) })) : 0
}

/** How many pieces are received, refused, and stay on their way. */
export const countsOf = (lines: readonly OpenLine[], counts: Counts) => {
  const received = counts.reduce((sum, { Received }) => sum + Received, 0)
  const refused = counts.reduce((sum, { Refused }) => sum + Refused, 0)
  return { received, refused, rest: lines.reduce((sum, { open }) => sum + open, 0) - received - refused }
}
