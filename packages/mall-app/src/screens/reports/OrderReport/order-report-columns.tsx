import { changeRatio, type OrderReport } from '@mall/api/contract'
import { formatAmount } from '@mall/ui/ledger'
import type { TableColumn } from '@mall/ui/table'
import { Text } from '@mall/ui/text'
import { changeText, countText } from '../../../components/report/report-words.ts'

type Row = OrderReport['Items'][number]

/** The columns; with the sums of all pages once they are there. */
export const orderReportColumns = (sum: OrderReport['Sum'] | undefined): readonly TableColumn<Row>[] => [
  { key: 'Key', header: '期间', minWidth: 96, rowHeader: true, ellipsis: true, render: ({ Key, IsOpen }) => (IsOpen ? <>{Key} <Text tone="secondary">未完</Text></> : Key) },
  { key: 'OrderCount', header: '订单数', width: 64, align: 'end', render: ({ OrderCount }) => countText(OrderCount), total: sum && countText(sum.OrderCount) },
  { key: 'Quantity', header: '商品件数', width: 80, align: 'end', render: ({ Quantity }) => countText(Quantity), total: sum && countText(sum.Quantity) },
  { key: 'Amount', header: '金额（元）', width: 112, align: 'end', ellipsis: true, render: ({ Amount }) => formatAmount(Amount), total: sum && formatAmount(sum.Amount) },
  { key: 'ReturnAmount', header: '退货（元）', width: 96, align: 'end', ellipsis: true, render: ({ ReturnAmount }) => formatAmount(ReturnAmount), total: sum && formatAmount(sum.ReturnAmount) },
  { key: 'NetAmount', header: '净额（元）', width: 112, align: 'end', ellipsis: true, render: ({ NetAmount }) => <Text strong>{formatAmount(NetAmount)}</Text>, total: sum && formatAmount(sum.NetAmount) },
  { key: 'Change', header: '环比', width: 104, align: 'end', ellipsis: true, render: ({ Amount, PreviousAmount }) => changeText(changeRatio(Amount, PreviousAmount)) },
]
