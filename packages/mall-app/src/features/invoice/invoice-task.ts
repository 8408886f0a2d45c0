import { invoiceFileKindNames, type InvoiceAction, type InvoiceDetail, type InvoiceFileKind, type InvoiceSummary } from '@mall/api/contract'

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

/** A file of an invoice, or of one of its red letters, with the kind that the seller sent. */
export interface InvoiceFile {
  readonly RedId?: number
  readonly Kind: InvoiceFileKind
}

/** The files of what was issued: those that the seller sent, else the PDF that the mall draws. */
export const filesOf = ({ Files }: Pick<InvoiceDetail, 'Files'>, redId: number | null): readonly InvoiceFile[] => {
  const kinds = Files.flatMap(({ RedId, Kind }) => (RedId === redId ? [Kind] : []))
  return (kinds.length === 0 ? (['pdf'] as const) : kinds).map((Kind) => (redId === null ? { Kind } : { RedId: redId, Kind }))
}

/** OFD */
export const fileKindName = ({ Kind }: InvoiceFile): string => invoiceFileKindNames[Kind]
