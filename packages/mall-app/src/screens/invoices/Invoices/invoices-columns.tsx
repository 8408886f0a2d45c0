import type { InvoiceSummary } from '@mall/api/contract'
import { formatDay } from '@mall/app-kit/words/format.ts'
import { formatAmount } from '@mall/ui/ledger'
import { Link } from '@mall/ui/link'
import type { MenuAction } from '@mall/ui/menu'
import { formatYuan } from '@mall/ui/price'
import { RowActions } from '@mall/ui/row-actions'
import { StatusTag } from '@mall/ui/status-tag'
import type { TableColumn } from '@mall/ui/table'
import { invoiceTone, invoiceWord } from '../../../features/invoice/invoice-status.ts'
import { offeredTasks, type InvoiceTask } from '../../../features/invoice/invoice-task.ts'
import { href } from '../../../site/routes.ts'

interface Room {
  /** A task is under way. */
  readonly pending: boolean
  readonly onTask: (task: InvoiceTask, invoice: InvoiceSummary) => void
}

/** The columns, each one line; those with a fixed width say so in px. */
export const invoicesColumns = ({ pending, onTask }: Room): readonly TableColumn<InvoiceSummary>[] => [
  {
    key: 'InvoiceId', header: '申请单号', width: 188, frozen: 'start', rowHeader: true, ellipsis: true, title: ({ InvoiceId }) => InvoiceId,
    render: ({ InvoiceId }) => <Link href={href('invoice', { id: InvoiceId })}>{InvoiceId}</Link>,
  },
  { key: 'Type', header: '类型', width: 88, render: ({ TypeName }) => TypeName },
  { key: 'Title', header: '抬头', minWidth: 144, ellipsis: true, title: ({ Title }) => Title, render: ({ Title }) => Title },
  { key: 'Amount', header: '金额（元）', width: 116, align: 'end', sort: true, ellipsis: true, render: ({ Amount }) => formatAmount(Amount) },
  { key: 'TaxAmount', header: '税额（元）', width: 104, align: 'end', ellipsis: true, render: ({ TaxAmount }) => formatAmount(TaxAmount) },
  {
    key: 'Status', header: '状态', width: 96,
    title: (invoice) => (invoiceWord(invoice) === invoice.StatusName ? invoice.StatusName : `${invoice.StatusName}，红冲 ${formatYuan(invoice.RedAmount)}，有效 ${formatYuan(invoice.ValidAmount)}`),
    render: (invoice) => <StatusTag tone={invoiceTone(invoice.Status)}>{invoiceWord(invoice)}</StatusTag>,
  },
  { key: 'InvoiceNumber', header: '发票号', width: 192, ellipsis: true, title: ({ InvoiceNumber }) => InvoiceNumber, render: ({ InvoiceNumber }) => InvoiceNumber || '—' },
  { key: 'IssueTime', header: '开票日期', width: 104, ellipsis: true, render: ({ IssueTime }) => (IssueTime === null ? '—' : formatDay(IssueTime)) },
  {
    key: 'Actions', header: '操作', width: 136, frozen: 'end', align: 'end',
    render: (invoice) => <InvoiceRowActions invoice={invoice} pending={pending} onTask={(task) => onTask(task, invoice)} />,
  },
]

interface InvoiceRowActionsProps {
  readonly invoice: InvoiceSummary
  readonly pending: boolean
  readonly onTask: (task: InvoiceTask) => void
}

/** Only what the server allows. 查看 is the last, since the number of the application leads there too. */
export const InvoiceRowActions = ({ invoice: { AllowActions, InvoiceId }, pending, onTask }: InvoiceRowActionsProps) => {
  const actions: MenuAction[] = [
    ...offeredTasks(AllowActions).map(({ task, label }) => ({ key: task, label, disabled: pending, onSelect: () => onTask(task) })),
    ...(AllowActions.includes('View') ? [{ key: 'View', label: '查看', href: href('invoice', { id: InvoiceId }) }] : []),
  ]
  return <RowActions label={InvoiceId} actions={actions} max={actions.length > 2 ? 1 : 2} />
}
