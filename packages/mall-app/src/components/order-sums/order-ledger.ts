import { orderSumNames, savingKinds, savingNames, type OrderConfirmation, type OrderSummary, type SavingKind } from '@mall/api/contract'
import type { LedgerLine } from '@mall/ui/ledger'

/** What lines come to, and for an order that was placed what goes back of it. */
export type ShownSums = Pick<OrderConfirmation, 'GoodsAmount' | 'Freight' | 'PayableAmount' | 'Savings'> &
  Partial<Pick<OrderSummary, 'RefusedQuantity' | 'RefusedAmount' | 'RefundAmount' | 'NetAmount' | 'PaidBackAmount' | 'PayingBackAmount'>>

/** A few words after 商品总额 and 运费. */
export interface SumNotes {
  readonly goods?: string | undefined
  readonly freight?: string | undefined
}

const negative = (amount: number | null): number | null => (amount === null ? null : -amount)

/** The lines and the sum of an order: 应付 stays what was ordered, and beneath it stands what goes back of it. */
export const orderLedger = (sums: ShownSums, notes: SumNotes = {}): { readonly lines: readonly LedgerLine[]; readonly sum: LedgerLine } => {
  const ordered = [
    { label: orderSumNames.goods, amount: sums.GoodsAmount, note: notes.goods },
    { label: orderSumNames.freight, amount: sums.Freight, note: notes.freight },
  ]
  const payable = { label: orderSumNames.payable, amount: sums.PayableAmount }
  const { RefusedQuantity = 0, RefusedAmount = 0, RefundAmount = 0, NetAmount = null } = sums
  const back = [
    ...(RefusedQuantity > 0 ? [{ label: orderSumNames.refused, amount: negative(RefusedAmount) }] : []),
    ...(RefundAmount === 0 || RefundAmount === null ? [] : [{ label: orderSumNames.refunded, amount: negative(RefundAmount) }]),
  ]
  return back.length === 0 ? { lines: ordered, sum: payable } : { lines: [...ordered, payable, ...back], sum: { label: orderSumNames.net, amount: NetAmount } }
}

const fields = { agreed: 'Agreed', quoted: 'Quoted', tier: 'Tier' } as const satisfies Record<SavingKind, string>

/** 已省 by kind, as far as there is any. No part of the sum: the lines are at the prices that are paid. */
export const savedLines = ({ Savings }: Pick<ShownSums, 'Savings'>): readonly LedgerLine[] =>
  savingKinds.flatMap((kind) => {
    const amount = Savings?.[fields[kind]] ?? 0
    return amount > 0 ? [{ label: savingNames[kind], amount, tone: 'saving' as const }] : []
  })

/** What was paid and went back, or is going back, as far as anything does: beneath the sum, which says what is owed. */
export const paidBackLines = ({ PaidBackAmount, PayingBackAmount }: Pick<ShownSums, 'PaidBackAmount' | 'PayingBackAmount'>): readonly LedgerLine[] =>
  [
    { label: orderSumNames.paidBack, amount: PaidBackAmount ?? 0 },
    { label: orderSumNames.payingBack, amount: PayingBackAmount ?? 0 },
  ].filter(({ amount }) => amount > 0)
