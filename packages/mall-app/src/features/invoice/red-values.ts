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

/** What was refunded since is what should be reversed, else what a return under way will refund; without returns, all that is valid. */
export const redValuesOf = ({ Orders }: Pick<InvoiceDetail, 'Orders'>): RedValues => {
  const wanted = (['SuggestedRedAmount', 'ExpectedRedAmount'] as const).find((amount) => Orders.some((order) => Number(order[amount]) > 0))
  const values = Orders.map((order) => ({ OrderNo: order.OrderNo, Most: Number(order.ValidAmount), Amount: Number(order[wanted ?? 'ValidAmount']) }))
  return { Reason: wanted === undefined ? '' : '销货退回', Orders: values }
}

export const redOrdersOf = ({ Orders }: RedValues): CallInput<'POST /api/Invoice/RedApply'>['Orders'] =>
  Orders.filter(({ Amount }) => Amount > 0).map(({ OrderNo, Amount }) => ({ OrderNo, Amount }))
