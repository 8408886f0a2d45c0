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
  RedReject: '你的红冲申请被驳回',
}

/** Notifies the applicant of a move, after settling outdated notices. Within the transaction of the move; `invoice` as it is after it. */
export const tellOfMove = async (tx: Tx, invoice: InvoiceRow, action: InvoiceTransitionAction, now: Date): Promise<void> => {
  const [kind, subject] = ['invoiceIssued', `invoice:${invoice.id}`] as const
  await settle(tx, { kind, subject, now })
  const title = titles[action]
  if (title === undefined) return
  await tell(tx, {
    kind, subject, title, now,
    enterpriseId: invoice.enterpriseId,
    userIds: [invoice.userId],
    facts: [invoiceTypeNames[invoice.type], yuanText(action === 'RedIssue' ? invoice.redFen : invoice.amountFen), invoice.invoiceNo],
    target: { Kind: 'invoice', InvoiceId: invoice.invoiceNo },
  })
}
