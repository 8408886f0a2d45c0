import { changeRatio } from '@mall/api/contract'
import type { SalesDimension, SalesReport } from '@mall/api/seller/contract'
import type { AnyList } from '@mall/app-kit/list/define-list.ts'
import { changeText } from '@mall/app-kit/report/change-text.ts'
import { countText, shareText } from '@mall/app-kit/report/report-words.ts'
import type { Report, ReportChart, ReportFigure } from '@mall/app-kit/report/report.ts'
import { formatAmount } from '@mall/ui/ledger'
import { formatYuan } from '@mall/ui/price'
import { Text } from '@mall/ui/text'
import { ordersLink, placeColumns } from '../../../features/report/row-links.tsx'
import type { salesFilters } from '../../../features/report/sales-filters.ts'
import { salesCharts } from '../../../features/report/sales-charts.ts'
import { salesByTimeList, salesList } from './sales-lists.ts'

const figures: readonly ReportFigure<SalesReport['Totals']['Current']>[] = [
  { label: '销售额', value: ({ Amount }) => Amount, text: ({ Amount }) => formatYuan(Amount) },
  { label: '订单数', value: ({ OrderCount }) => OrderCount, text: ({ OrderCount }) => `${countText(OrderCount)} 单` },
  { label: '下单客户', value: ({ CustomerCount }) => CustomerCount, text: ({ CustomerCount }) => `${countText(CustomerCount)} 家` },
  { label: '客单价', value: ({ AverageAmount }) => AverageAmount, text: ({ AverageAmount }) => (AverageAmount === null ? '—' : formatYuan(AverageAmount)) },
]

const columnsOf = (by: SalesDimension): Report<SalesReport, typeof salesFilters>['columns'] => (sum, filters) => [
  ...placeColumns('reportSales', by, filters),
  ...(by === 'customer' || by === 'product' ? [] : [{ key: 'CustomerCount', header: '客户', width: 64, align: 'end' as const, render: ({ CustomerCount }: SalesReport['Items'][number]) => countText(CustomerCount) }]),
  { key: 'OrderCount', header: '订单数', width: 72, align: 'end', sort: by !== 'time', render: (row) => ordersLink(filters, row, row.OrderCount), total: sum && countText(sum.OrderCount) },
  ...(by === 'product' || by === 'category' ? [{ key: 'Quantity', header: '件数', width: 80, align: 'end' as const, sort: true, render: ({ Quantity }: SalesReport['Items'][number]) => countText(Quantity), total: sum && countText(sum.Quantity) }] : []),
  { key: 'Amount', header: '销售额（元）', width: 120, align: 'end', sort: by !== 'time', ellipsis: true, render: ({ Amount }) => <Text strong>{formatAmount(Amount)}</Text>, total: sum && formatAmount(sum.Amount) },
  ...(by === 'time' ? [] : [{ key: 'Share', header: '占比', width: 72, align: 'end' as const, render: ({ Share }: SalesReport['Items'][number]) => shareText(Share) }]),
  { key: 'ReturnAmount', header: '退款（元）', width: 112, align: 'end', sort: by !== 'time', ellipsis: true, render: ({ ReturnAmount }) => formatAmount(ReturnAmount), total: sum && formatAmount(sum.ReturnAmount) },
  { key: 'Change', header: '环比', width: 88, align: 'end', ellipsis: true, render: ({ Amount, PreviousAmount }) => changeText(changeRatio(Amount, PreviousAmount)) },
  { key: 'YearChange', header: '同比', width: 88, align: 'end', ellipsis: true, render: ({ Amount, LastYearAmount }) => changeText(changeRatio(Amount, LastYearAmount)) },
]

/** 退款 of these orders, whenever it was; whether freight is in the amounts. */
const note = ({ Basis }: SalesReport) => (Basis === 'payable' ? '销售额含运费' : '销售额为商品金额，不含运费')

const reportOf = (by: SalesDimension, list: AnyList, chart: ReportChart<SalesReport>): Report<SalesReport> => ({
  list,
  name: '销售',
  figures,
  nothing: '这段时间没有销售',
  rowKey: ({ Key }) => Key,
  note,
  definitions: () => '不算已取消和拒收的订单；退款算在下单的期间',
  phoneColumns: ['Name', 'OrderCount', 'Amount', 'Change'].filter((key) => by === 'time' || key !== 'OrderCount'),
  chart,
  columns: columnsOf(by),
})

/** 销售, by each dimension. */
export const salesReports: Readonly<Record<SalesDimension, Report<SalesReport>>> = {
  time: reportOf('time', salesByTimeList, salesCharts.time),
  customer: reportOf('customer', salesList, salesCharts.customer),
  category: reportOf('category', salesList, salesCharts.category),
  product: reportOf('product', salesList, salesCharts.product),
  manager: reportOf('manager', salesList, salesCharts.manager),
}
