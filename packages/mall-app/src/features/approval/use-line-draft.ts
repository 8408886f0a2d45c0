import type { ApprovalDetail, CallInput } from '@mall/api/contract'
import { useMemo, useState } from 'react'
import { goodsAmountOf, subtotalOf } from '../../components/order-sums/amounts.ts'

type Line = ApprovalDetail['Lines'][number]

/** What is sent of the lines that changed. */
export type LineEdits = CallInput<'POST /api/Approval/EditLines'>['Lines']

/** Quantities that an approver changed and has not saved. */
export interface LineDraft {
  readonly edits: LineEdits
  readonly strikesAll: boolean
  /** Yuan, at current prices; null where they are withheld. */
  readonly goodsBefore: number | null
  readonly goodsAfter: number | null
  /** They are being saved. */
  readonly pending: boolean
  readonly quantityOf: (line: Line) => number
  readonly subtotalOf: (line: Line) => number | null
  /** 0 strikes the line. */
  readonly change: (line: Line, quantity: number) => void
  readonly reset: () => void
  readonly save: () => void
}

interface Draft {
  /** The version of the order whose lines were changed: after any other change they are read again. */
  readonly version: number
  readonly quantities: Readonly<Record<number, number>>
}

/** The draft of an approval's lines; null for users who may not change them. */
export const useLineDraft = (
  { Lines, Version, GoodsAmount, AllowActions }: Pick<ApprovalDetail, 'Lines' | 'Version' | 'GoodsAmount' | 'AllowActions'>,
  pending: boolean,
  onEdit: (edits: LineEdits) => void,
): LineDraft | null => {
  const [draft, setDraft] = useState<Draft>({ version: Version, quantities: {} })
  const isAllowed = AllowActions.includes('EditLines')
  return useMemo(() => {
    if (!isAllowed) return null
    const quantities = draft.version === Version ? draft.quantities : {}
    const quantityOf = (line: Line) => quantities[line.LineId] ?? line.Quantity
    const edits = Lines.filter((line) => quantityOf(line) !== line.Quantity).map((line) => ({ LineId: line.LineId, Quantity: quantityOf(line) }))
    return {
      edits,
      pending,
      strikesAll: Lines.every((line) => quantityOf(line) === 0),
      goodsBefore: GoodsAmount,
      goodsAfter: goodsAmountOf(Lines.map((line) => ({ price: line.Price, quantity: quantityOf(line) }))),
      quantityOf,
      subtotalOf: (line) => subtotalOf(line.Price, quantityOf(line)),
      change: (line, quantity) => setDraft({ version: Version, quantities: { ...quantities, [line.LineId]: quantity } }),
      reset: () => setDraft({ version: Version, quantities: {} }),
      save: () => onEdit(edits),
    }
  }, [Lines, Version, GoodsAmount, isAllowed, draft, pending, onEdit])
}
