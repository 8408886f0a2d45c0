import type { SellerAfterSales } from '@mall/api/seller/contract'
import { formatInstant } from '@mall/app-kit/words/format.ts'
import { formatAmount } from '@mall/ui/ledger'
import { Link } from '@mall/ui/link'
import type { TableColumn } from '@mall/ui/table'
import { AfterSalesTag } from '../../../components/AfterSalesTag.tsx'
import { TimeLeft } from '../../../components/TimeLeft.tsx'
import { href } from '../../../site/routes.ts'

export const serviceHref = (id: string): string => href('afterSalesDocument', {}, { id })

/** The columns of 售后. */
export const afterSalesColumns: readonly TableColumn<SellerAfterSales>[] = [
  { key: 'ReturnOrderId', header: '服务单号', width: 184, rowHeader: true, render: ({ ReturnOrderId }) => <Link href={serviceHref(ReturnOrderId)}>{ReturnOrderId}</Link> },
  { key: 'TypeName', header: '类型', width: 72, render: ({ TypeName }) => TypeName },
  { key: 'EnterpriseName', header: '客户', minWidth: 160, ellipsis: true, title: ({ EnterpriseName }) => EnterpriseName, render: ({ EnterpriseName }) => EnterpriseName },
  { key: 'CustomerProductName', header: '商品', minWidth: 180, ellipsis: true, title: ({ CustomerProductName }) => CustomerProductName, render: ({ CustomerProductName }) => CustomerProductName },
  { key: 'Quantity', header: '数量', width: 96, align: 'end', render: ({ Quantity, Unit }) => `${Quantity} ${Unit}` },
  { key: 'RefundAmount', header: '退款（元）', width: 120, align: 'end', render: ({ RefundAmount }) => (RefundAmount === null ? '—' : formatAmount(RefundAmount)) },
  { key: 'ApplyTime', header: '申请时间', width: 144, sort: true, render: ({ ApplyTime }) => formatInstant(ApplyTime) },
  { key: 'LeftMinutes', header: '离期限', width: 120, render: (service) => <TimeLeft of={service} /> },
  { key: 'Status', header: '状态', width: 128, render: (service) => <AfterSalesTag service={service} /> },
]
