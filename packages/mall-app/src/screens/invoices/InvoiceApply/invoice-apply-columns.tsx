import { orderSumNames, type ApplyableOrder } from '@mall/api/contract'
import { formatInstant } from '@mall/app-kit/words/format.ts'
import { formatAmount } from '@mall/ui/ledger'
import { RowActions } from '@mall/ui/row-actions'
import type { TableColumn } from '@mall/ui/table'
import { OrderLink } from '../../../features/order/OrderLink.tsx'

interface Room {
  /** A form is on its way. */
  readonly pending: boolean
  readonly onApply: (order: ApplyableOrder) => void
}

/** The columns, each one line; those with a fixed width say so in px. */
export const invoiceApplyColumns = ({ pending, onApply }: Room): readonly TableColumn<ApplyableOrder>[] => [
  { key: 'OrderNo', header: '订单号', width: 176, frozen: 'start', rowHeader: true, ellipsis: true, title: ({ OrderNo }) => OrderNo, render: ({ OrderNo }) => <OrderLink orderNo={OrderNo} /> },
  { key: 'CompletedTime', header: '完成时间', width: 148, sort: true, ellipsis: true, render: ({ CompletedTime }) => formatInstant(CompletedTime) },
  { key: 'GoodsAmount', header: '商品金额（元）', width: 124, align: 'end', sort: true, ellipsis: true, render: ({ GoodsAmount }) => formatAmount(GoodsAmount) },
  { key: 'Freight', header: `${orderSumNames.freight}（元）`, width: 88, align: 'end', ellipsis: true, render: ({ Freight }) => formatAmount(Freight) },
  { key: 'ReturnedAmount', header: '退款（元）', width: 96, align: 'end', ellipsis: true, render: ({ ReturnedAmount }) => formatAmount(ReturnedAmount) },
  { key: 'InvoicedAmount', header: '已申请（元）', width: 100, align: 'end', ellipsis: true, render: ({ InvoicedAmount }) => formatAmount(InvoicedAmount) },
  { key: 'AvailableAmount', header: '可开金额（元）', width: 112, align: 'end', ellipsis: true, render: ({ AvailableAmount }) => formatAmount(AvailableAmount) },
  { key: 'EnterpriseName', header: '开票公司', minWidth: 144, ellipsis: true, title: ({ EnterpriseName }) => EnterpriseName, render: ({ EnterpriseName }) => EnterpriseName },
  {
    key: 'Actions', header: '操作', width: 96, frozen: 'end', align: 'end',
    render: (order) => <RowActions label={order.OrderNo} actions={[{ key: 'apply', label: '申请开票', disabled: pending, onSelect: () => onApply(order) }]} />,
  },
]
