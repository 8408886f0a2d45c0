import type { ApprovalDetail } from '@mall/api/contract'
import { useMemo } from 'react'
import { goodsAmountOf, subtotalOf } from '../../components/order-sums/amounts.ts'
import type { DecisionDraft, LineEdits } from './decision-draft.ts'

type Line = ApprovalDetail['Lines'][number]

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

/** The draft of an approval's lines; null for users who may not change them. */
export const useLineDraft = (
  { Lines, GoodsAmount, AllowActions }: Pick<ApprovalDetail, 'Lines' | 'GoodsAmount' | 'AllowActions'>,
  pending: boolean,
  { value, change }: DecisionDraft,
  onEdit: (edits: LineEdits) => void,
): LineDraft | null => {
  const isAllowed = AllowActions.includes('EditLines')
  return useMemo(() => {
    if (!isAllowed) return null
    const edits = value.Lines
    const quantityOf = (line: Line) => edits.find(({ LineId }) => LineId === line.LineId)?.Quantity ?? line.Quantity
    return {
      edits,
      pending,
      strikesAll: Lines.every((line) => quantityOf(line) === 0),
      goodsBefore: GoodsAmount,
      goodsAfter: goodsAmountOf(Lines.map((line) => ({ price: line.Price, quantity: quantityOf(line) }))),
      quantityOf,
      subtotalOf: (line) => subtotalOf(line.Price, quantityOf(line)),
      change: (changed, quantity) => {
        const quantities = Lines.map((line) => ({ line, Quantity: line.LineId === changed.LineId ? quantity : quantityOf(line) }))
        change({ ...value, Lines: quantities.filter(({ line, Quantity }) => Quantity !== line.Quantity).map(({ line: { LineId }, Quantity }) => ({ LineId, Quantity })) })
      },
      reset: () => change({ ...value, Lines: [] }),
      save: () => onEdit(edits),
    }
  }, [Lines, GoodsAmount, isAllowed, value, change, pending, onEdit])
}
