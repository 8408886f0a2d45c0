import { invoiceTypeNames, type InvoiceTransitionAction } from '@mall/api/contract'
import type { Tx } from '../../platform/db/client.ts'
import { yuanText } from '../../platform/money.ts'
import { settle, tell } from '../../company/notice/store.ts'
import type { InvoiceRow } from './records.ts'

/** The titles of notices to the applicant about moves by the issuer. */
const titles: { readonly [Action in InvoiceTransitionAction]?: string } = {
  Reject: '你的开票申请被驳回',
  Issue: '你申请的发票已开具',
  RedIssue: '你申请的红字发票已开具',
  RedIssuePart: '你申请的红字发票已开具',
  Withdraw: '因退货，你的开票申请已撤回',
  RedReject: '你的红冲申请被驳回',
}

const about = ({ id }: InvoiceRow) => ({ kind: 'invoiceIssued', subject: `invoice:${id}` }) as const

const tellApplicant = (tx: Tx, invoice: InvoiceRow, title: string, fen: number, now: Date): Promise<void> =>
  tell(tx, {
    ...about(invoice), title, now,
    enterpriseId: invoice.enterpriseId,
    userIds: [invoice.userId],
    facts: [invoiceTypeNames[invoice.type], yuanText(fen), invoice.invoiceNo],
    target: { Kind: 'invoice', InvoiceId: invoice.invoiceNo },
  })

/** Notifies the applicant that goods went back before the issue, and what the invoice will come to. */
export const tellOfLowering = (tx: Tx, invoice: InvoiceRow, now: Date): Promise<void> => tellApplicant(tx, invoice, '因退货，你的开票金额已减少', invoice.amountFen, now)

/** Notifies the applicant of a move, after settling outdated notices. Within the transaction of the move; `invoice` as it is after it, `before` as it was. */
export const tellOfMove = async (tx: Tx, before: InvoiceRow, invoice: InvoiceRow, action: InvoiceTransitionAction, now: Date): Promise<void> => {
  await settle(tx, { ...about(invoice), now })
  const title = titles[action]
  if (title !== undefined) await tellApplicant(tx, invoice, title, invoice.redFen > before.redFen ? invoice.redFen - before.redFen : invoice.amountFen, now)
}
