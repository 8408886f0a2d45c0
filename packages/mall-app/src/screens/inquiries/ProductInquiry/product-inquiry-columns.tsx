import type { InquirySummary } from '@mall/api/contract'
import { formatDay, formatInstant } from '@mall/app-kit/words/format.ts'
import { formatAmount } from '@mall/ui/ledger'
import { Link } from '@mall/ui/link'
import { RowActions } from '@mall/ui/row-actions'
import { StatusTag } from '@mall/ui/status-tag'
import type { TableColumn } from '@mall/ui/table'
import { inquiryTone, offeredTasks, subjectText, type InquiryTask } from '../../../features/inquiry/inquiry-task.ts'

interface ColumnOptions {
  readonly peekHref: (inquiryNo: string) => string
  readonly pending: boolean
  readonly onTask: (task: InquiryTask, inquiry: InquirySummary) => void
}

/** The columns, each one line; those with a fixed width say so in px. */
export const productInquiryColumns = ({ peekHref, pending, onTask }: ColumnOptions): readonly TableColumn<InquirySummary>[] => [
  {
    key: 'InquiryNo', header: '询价单号', width: 152, frozen: 'start', rowHeader: true, ellipsis: true, title: ({ InquiryNo }) => InquiryNo,
    render: ({ InquiryNo }) => <Link href={peekHref(InquiryNo)}>{InquiryNo}</Link>,
  },
  { key: 'Subject', header: '商品', minWidth: 176, ellipsis: true, title: subjectText, render: subjectText },
  { key: 'User', header: '提交人', minWidth: 80, ellipsis: true, title: ({ UserName, DepartmentName }) => `${UserName} · ${DepartmentName}`, render: ({ UserName }) => UserName },
  { key: 'QuotedAmount', header: '报价（元）', width: 112, align: 'end', ellipsis: true, render: ({ QuotedAmount }) => (QuotedAmount === null ? '—' : formatAmount(QuotedAmount)) },
  { key: 'ValidUntil', header: '有效期至', width: 112, sort: true, ellipsis: true, title: ({ ValidUntil }) => formatInstant(ValidUntil), render: ({ ValidUntil }) => formatDay(ValidUntil) },
  { key: 'CreateTime', header: '提交时间', width: 152, sort: true, ellipsis: true, render: ({ CreateTime }) => formatInstant(CreateTime) },
  { key: 'Status', header: '状态', width: 96, render: ({ Status, StatusName }) => <StatusTag tone={inquiryTone(Status)}>{StatusName}</StatusTag> },
  {
    key: 'Actions', header: '操作', width: 140, frozen: 'end', align: 'end',
    render: (inquiry) => (
      <RowActions
        label={inquiry.InquiryNo}
        actions={[{ key: 'View', label: '查看', href: peekHref(inquiry.InquiryNo) }, ...offeredTasks(inquiry, pending, (task) => onTask(task, inquiry))]}
      />
    ),
  },
]
