import type { MarginReport, SalesDimension } from '@mall/api/seller/contract'
import type { AnyList } from '@mall/app-kit/list/define-list.ts'
import { countText, shareText } from '@mall/app-kit/report/report-words.ts'
import type { Report, ReportChart, ReportFigure } from '@mall/app-kit/report/report.ts'
import { formatAmount } from '@mall/ui/ledger'
import { formatYuan } from '@mall/ui/price'
import { Text } from '@mall/ui/text'
import { placeColumns } from '../../../features/report/row-links.tsx'
import type { salesFilters } from '../../../features/report/sales-filters.ts'
import { salesCharts } from '../../../features/report/sales-charts.ts'
import { marginByTimeList, marginList } from './margin-lists.ts'

const figures: readonly ReportFigure<MarginReport['Totals']['Current']>[] = [
  { label: '毛利额', value: ({ Profit }) => Profit, text: ({ Profit }) => formatYuan(Profit) },
  { label: '毛利率', value: () => null, text: ({ Margin }) => shareText(Margin) },
  { label: '商品金额', value: ({ Amount }) => Amount, text: ({ Amount }) => formatYuan(Amount) },
  { label: '成本', value: ({ Cost }) => Cost, text: ({ Cost }) => formatYuan(Cost) },
]

/** No component: a column is as wide as the words that its cells hold as children. */
const rate = (margin: number | null) => (margin !== null && margin < 0 ? <Text tone="danger">{shareText(margin)}</Text> : shareText(margin))

const columnsOf = (by: SalesDimension): Report<MarginReport, typeof salesFilters>['columns'] => (sum, filters) => [
  ...placeColumns('reportMargin', by, filters),
  { key: 'Quantity', header: '件数', width: 80, align: 'end', render: ({ Quantity }) => countText(Quantity), total: sum && countText(sum.Quantity) },
  { key: 'Amount', header: '商品金额（元）', width: 128, align: 'end', sort: by !== 'time', ellipsis: true, render: ({ Amount }) => formatAmount(Amount), total: sum && formatAmount(sum.Amount) },
  { key: 'CostedAmount', header: '有成本的（元）', width: 128, align: 'end', ellipsis: true, render: ({ CostedAmount }) => formatAmount(CostedAmount), total: sum && formatAmount(sum.CostedAmount) },
  { key: 'Cost', header: '成本（元）', width: 120, align: 'end', sort: by !== 'time', ellipsis: true, render: ({ Cost }) => formatAmount(Cost), total: sum && formatAmount(sum.Cost) },
  { key: 'Profit', header: '毛利额（元）', width: 120, align: 'end', sort: by !== 'time', ellipsis: true, render: ({ Profit }) => <Text strong>{formatAmount(Profit)}</Text>, total: sum && formatAmount(sum.Profit) },
  { key: 'Margin', header: '毛利率', width: 80, align: 'end', sort: by !== 'time', render: ({ Margin }) => rate(Margin), total: sum && shareText(sum.Margin) },
]

/** How much of the sales is in no margin. */
const note = ({ Totals: { Current: { Amount, CostedAmount } } }: MarginReport) =>
  CostedAmount === Amount ? null : `${formatYuan(Amount - CostedAmount)} 的商品下单时没有成本，不算在毛利里`

const reportOf = (by: SalesDimension, list: AnyList, chart: ReportChart<MarginReport>): Report<MarginReport> => ({
  list,
  name: '毛利',
  figures,
  nothing: '这段时间没有销售',
  rowKey: ({ Key }) => Key,
  note,
  definitions: () => '成本和价格都含税，按下单时的成本，退货前',
  phoneColumns: ['Name', 'Profit', 'Margin'],
  chart: { ...chart, amountName: '商品金额' },
  columns: columnsOf(by),
})

/** 毛利, by each dimension. */
export const marginReports: Readonly<Record<SalesDimension, Report<MarginReport>>> = {
  time: reportOf('time', marginByTimeList, { ...salesCharts.time, title: '商品金额', hasOrders: false }),
  customer: reportOf('customer', marginList, salesCharts.customer),
  category: reportOf('category', marginList, salesCharts.category),
  product: reportOf('product', marginList, salesCharts.product),
  manager: reportOf('manager', marginList, salesCharts.manager),
}
