import type { InvoiceAction, InvoiceDetail, InvoiceSummary } from '@mall/api/contract'

/** What an applicant starts here by a button. */
export type InvoiceTask = 'download' | 'resend' | 'red' | 'cancel'

/** The dialog that is open, and what it is about: the red letter needs the orders of the invoice, a mail the address that it went to. */
export type OpenInvoiceTask =
  | { readonly kind: 'cancel'; readonly invoice: InvoiceSummary }
  | { readonly kind: 'red' | 'resend'; readonly invoice: InvoiceDetail }

const tasks: readonly (readonly [InvoiceAction, InvoiceTask, label: string])[] = [
  ['Download', 'download', '下载 PDF'],
  ['Resend', 'resend', '重发邮箱'],
  ['RedApply', 'red', '申请红冲'],
  ['Cancel', 'cancel', '取消申请'],
]

/** The tasks of an invoice: exactly what `AllowActions` holds. */
export const offeredTasks = (allowed: readonly InvoiceAction[]): { readonly task: InvoiceTask; readonly label: string }[] =>
  tasks.filter(([action]) => allowed.includes(action)).map(([, task, label]) => ({ task, label }))
