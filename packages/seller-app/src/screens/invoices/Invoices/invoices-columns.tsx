import type { SellerInvoice } from '@mall/api/seller/contract'
import { formatInstant } from '@mall/app-kit/words/format.ts'
import { formatAmount } from '@mall/ui/ledger'
import { Link } from '@mall/ui/link'
import type { TableColumn } from '@mall/ui/table'
import { TimeLeft } from '../../../components/TimeLeft.tsx'
import { InvoiceTag } from '../../../components/InvoiceTag.tsx'
import { href } from '../../../site/routes.ts'

export const invoiceHref = (id: string): string => href('invoiceDocument', {}, { id })

/** The columns of 发票. */
export const invoicesColumns: readonly TableColumn<SellerInvoice>[] = [
  { key: 'InvoiceId', header: '申请单号', width: 192, rowHeader: true, render: ({ InvoiceId }) => <Link href={invoiceHref(InvoiceId)}>{InvoiceId}</Link> },
  { key: 'Title', header: '抬头', minWidth: 120, ellipsis: true, title: ({ Title }) => Title, render: ({ Title }) => Title },
  { key: 'TypeName', header: '票种', width: 88, render: ({ TypeName }) => TypeName },
  { key: 'Amount', header: '价税合计（元）', width: 120, align: 'end', sort: true, render: ({ Amount }) => formatAmount(Amount) },
  { key: 'InvoiceNumber', header: '发票号', width: 200, render: ({ InvoiceNumber }) => InvoiceNumber || '—' },
  { key: 'ApplyTime', header: '申请时间', width: 152, sort: true, render: ({ ApplyTime }) => formatInstant(ApplyTime) },
  { key: 'LeftMinutes', header: '离期限', width: 120, render: (invoice) => <TimeLeft of={invoice} /> },
  { key: 'Status', header: '状态', width: 96, render: (invoice) => <InvoiceTag invoice={invoice} /> },
]
