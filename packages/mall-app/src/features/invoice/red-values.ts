import type { CallInput, InvoiceDetail } from '@mall/api/contract'
import { invoiceCalls } from '@mall/api/contract'
import * as z from 'zod/mini'

const { Reason } = invoiceCalls['POST /api/Invoice/RedApply'].body.shape

/** Of each order an amount; 0 leaves the order out. */
export const redSchema = z.object({
  Reason,
  Orders: z
    .array(z.object({ OrderNo: z.string(), Most: z.number(), Amount: z.number().check(z.nonnegative()) }).check(z.refine(({ Amount, Most }) => Amount <= Most, { path: ['Amount'] })))
    .check(z.refine((orders) => orders.some(({ Amount }) => Amount > 0), { path: [0, 'Amount'] })),
})

export type RedValues = z.infer<typeof redSchema>

/** What was refunded since is what should be reversed; without refunds, all that is valid. */
export const redValuesOf = ({ Orders }: Pick<InvoiceDetail, 'Orders'>): RedValues => {
  const isSuggested = Orders.some(({ SuggestedRedAmount }) => Number(SuggestedRedAmount) > 0)
  const values = Orders.map(({ OrderNo, ValidAmount, SuggestedRedAmount }) => ({ OrderNo, Most: Number(ValidAmount), Amount: Number(isSuggested ? SuggestedRedAmount : ValidAmount) }))
  return { Reason: isSuggested ? '销货退回' : '', Orders: values }
}

export const redOrdersOf = ({ Orders }: RedValues): CallInput<'POST /api/Invoice/RedApply'>['Orders'] =>
  Orders.filter(({ Amount }) => Amount > 0).map(({ OrderNo, Amount }) => ({ OrderNo, Amount }))
