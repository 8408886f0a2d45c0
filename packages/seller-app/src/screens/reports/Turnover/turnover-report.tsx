import type { TurnoverDimension, TurnoverReport } from '@mall/api/seller/contract'
import type { FilterValues } from '@mall/app-kit/list/filter.ts'
import { countText } from '@mall/app-kit/report/report-words.ts'
import type { Report, ReportChart, ReportFigure, ReportSeries } from '@mall/app-kit/report/report.ts'
import { formatAmount } from '@mall/ui/ledger'
import { StatusTag } from '@mall/ui/status-tag'
import { Text } from '@mall/ui/text'
import { nameColumn } from '../../../features/report/row-links.tsx'
import { href } from '../../../site/routes.ts'
import { turnoverList, type turnoverFilters } from './turnover-list.ts'

type Filters = FilterValues<typeof turnoverFilters>
type Row = TurnoverReport['Items'][number]

const turnsText = (turns: number | null): string => (turns === null ? '—' : turns > 0 && turns < 0.005 ? '不足 0.01' : turns.toFixed(2))
const daysText = (days: number | null): string => (days === null ? '—' : countText(days))

const figures: readonly ReportFigure<TurnoverReport['Totals']['Current']>[] = [
  { label: '售出', value: ({ SoldQuantity }) => SoldQuantity, text: ({ SoldQuantity }) => `${countText(SoldQuantity)} 件` },
  { label: '周转次数', value: () => null, text: ({ Turns }) => turnsText(Turns) },
  { label: '期末库存', value: ({ EndStock }) => EndStock, text: ({ EndStock }) => `${countText(EndStock)} 件` },
  { label: '滞销商品', value: ({ IdleCount }) => IdleCount, text: ({ IdleCount }) => `${countText(IdleCount)} 种` },
]

/** Of a product its page; a category by those below it, then by its products. */
const closerHref = ({ Time, Category, Kind }: Filters, row: Row): string | null => {
  if (row.ProductCode !== null) return href('product', {}, { code: row.ProductCode })
  if (row.CategoryId === null) return null
  const isLast = row.CategoryId === Category
  return href('reportTurnover', { Begin: Time.start || undefined, End: Time.end || undefined, Kind: Kind ?? undefined, Category: row.CategoryId, by: isLast ? 'product' : 'category' })
}

/** What lies still presses. */
const idleText = (by: TurnoverDimension, count: number) => {
  if (count === 0) return by === 'product' ? '—' : '0'
  return by === 'product' ? <StatusTag tone="danger">滞销</StatusTag> : <Text tone="danger" strong>{countText(count)}</Text>
}

const columnsOf = (by: TurnoverDimension): Report<TurnoverReport, typeof turnoverFilters>['columns'] => (sum, filters) => [
  ...(by === 'product' ? [{ key: 'Code', header: '编码', width: 112, render: ({ ProductCode }: Row) => ProductCode ?? '' }] : []),
  nameColumn(by, (row: Row) => closerHref(filters, row)),
  { key: 'SoldQuantity', header: '售出（件）', width: 88, align: 'end', sort: true, render: ({ SoldQuantity }) => <Text strong>{countText(SoldQuantity)}</Text>, total: sum && countText(sum.SoldQuantity) },
  { key: 'BeginStock', header: '期初', width: 80, align: 'end', render: ({ BeginStock }) => countText(BeginStock), total: sum && countText(sum.BeginStock) },
  { key: 'EndStock', header: '期末', width: 80, align: 'end', sort: true, render: ({ EndStock }) => countText(EndStock), total: sum && countText(sum.EndStock) },
  { key: 'Turns', header: '周转次数', width: 80, align: 'end', sort: true, render: ({ Turns }) => turnsText(Turns), total: sum && turnsText(sum.Turns) },
  { key: 'StockDays', header: '可售（天）', width: 104, align: 'end', sort: true, render: ({ StockDays }) => daysText(StockDays), total: sum && daysText(sum.StockDays) },
  { key: 'IdleCount', header: by === 'product' ? '滞销' : '滞销（种）', width: 88, align: 'end', sort: true, render: ({ IdleCount }) => idleText(by, IdleCount), total: sum && countText(sum.IdleCount) },
  // Nobody else has costs.
  ...(sum === undefined || sum.Cost === null || sum.StockCost === null
    ? []
    : [
        { key: 'Cost', header: '售出成本（元）', width: 120, align: 'end' as const, ellipsis: true, render: ({ Cost }: Row) => (Cost === null ? '—' : formatAmount(Cost)), total: formatAmount(sum.Cost) },
        { key: 'StockCost', header: '库存成本（元）', width: 120, align: 'end' as const, ellipsis: true, render: ({ StockCost }: Row) => (StockCost === null ? '—' : formatAmount(StockCost)), total: formatAmount(sum.StockCost) },
      ]),
]

const definitions = ({ Sum: { Cost } }: TurnoverReport) =>
  `库存是各仓可用的件数，周转次数 = 售出 ÷（期初 + 期末）的一半，可售天数按这段时间的销量算；滞销是期末有库存、这段时间没有卖出的。售出按全部客户的销售算${Cost === null ? '' : '；售出成本按下单时的成本，库存成本按现在的成本，没有成本的不算'}`

const soldSeries: ReportSeries<TurnoverReport> = { name: '售出', value: ({ SoldQuantity }) => SoldQuantity, format: (pieces) => `${countText(pieces)} 件` }

const reportOf = (by: TurnoverDimension, chart: Omit<ReportChart<TurnoverReport>, 'series'>): Report<TurnoverReport> => ({
  list: turnoverList,
  name: '库存周转',
  figures,
  nothing: '这段时间没有库存，也没有销售',
  rowKey: ({ Key }) => Key,
  definitions,
  phoneColumns: ['Name', 'SoldQuantity', 'Turns'],
  chart: { ...chart, series: [soldSeries] },
  columns: columnsOf(by),
})

/** 库存周转, by product and by category. */
export const turnoverReports: Readonly<Record<TurnoverDimension, Report<TurnoverReport>>> = {
  product: reportOf('product', { kind: 'pareto', title: '卖得最多的 20 种商品', point: '商品' }),
  category: reportOf('category', { kind: 'ranks', title: '卖得最多的 20 个品类', point: '品类' }),
}
