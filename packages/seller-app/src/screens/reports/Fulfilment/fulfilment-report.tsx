import { orderStatus } from '@mall/api/contract'
import type { FulfilmentDimension, FulfilmentReport, FulfilmentStage } from '@mall/api/seller/contract'
import type { AnyList } from '@mall/app-kit/list/define-list.ts'
import type { FilterValues } from '@mall/app-kit/list/filter.ts'
import { countText, durationText, periodShortName, shareText } from '@mall/app-kit/report/report-words.ts'
import type { Report, ReportChart, ReportFigure, ReportSeries } from '@mall/app-kit/report/report.ts'
import { Link } from '@mall/ui/link'
import { Text } from '@mall/ui/text'
import type { ReactNode } from 'react'
import { nameColumn } from '../../../features/report/row-links.tsx'
import { workText } from '../../../lib/work-time.ts'
import { href } from '../../../site/routes.ts'
import { fulfilmentByTimeList, fulfilmentList, type fulfilmentFilters } from './fulfilment-lists.ts'

type Filters = FilterValues<typeof fulfilmentFilters>
type Row = FulfilmentReport['Items'][number]

const figures: readonly ReportFigure<FulfilmentReport['Totals']['Current']>[] = [
  { label: '订单数', value: ({ OrderCount }) => OrderCount, text: ({ OrderCount }) => `${countText(OrderCount)} 单` },
  { label: '确认按时率', value: () => null, text: ({ Confirm }) => shareText(Confirm.KeptShare) },
  { label: '发货按时率', value: () => null, text: ({ Ship }) => shareText(Ship.KeptShare) },
  { label: '送达按时率', value: () => null, text: ({ Arrive }) => shareText(Arrive.KeptShare) },
]

const stageOf = ({ Stage }: Filters): FulfilmentStage => Stage ?? 'confirm'

/** Time that is worked has no days; what is on its way has. */
const timeText = (stage: FulfilmentStage, minutes: number | null): string => (minutes === null ? '—' : stage === 'arrive' ? durationText(minutes) : workText(minutes))

/** A customer by time, a manager by the customers. */
const closerHref = ({ Stage, Time, Customer }: Filters, row: Row): string | null => {
  const address = { Stage: Stage ?? undefined, Begin: Time.start || undefined, End: Time.end || undefined }
  if (row.EnterpriseId !== null) return href('reportFulfilment', { ...address, Company: row.EnterpriseId })
  return row.ManagerId === null ? null : href('reportFulfilment', { ...address, by: 'customer', Customer: Customer || undefined, Manager: row.ManagerId })
}

const inStage = { confirm: { Status: orderStatus.pendingConfirmation }, ship: { Due: 'ship' }, arrive: { Status: orderStatus.pendingReceipt } } as const

/**
 * How many orders are open, which lead to the list of just these. That list knows no managers, and of what was through a stage it has no filter. No
 * component: a column is as wide as the words that its cells hold as children.
 */
const openLink = (by: FulfilmentDimension, { Customer, Manager, Company }: Filters, row: Row, count: number, found: (typeof inStage)[FulfilmentStage] | { readonly Due: 'late' }) => {
  if (count === 0 || by === 'manager' || Manager !== null) return countText(count)
  return <Link href={href('orders', { Begin: row.BeginDate, End: row.EndDate, Company: row.EnterpriseId ?? Company ?? undefined, Customer: Customer || undefined, ...found })}>{countText(count)}</Link>
}

/** How many of those with a promised time that has come kept it. */
const keptText = ({ KeptCount, DueCount }: Pick<Row, 'KeptCount' | 'DueCount'>): string => (DueCount === 0 ? '—' : `${countText(KeptCount)} / ${countText(DueCount)}`)

/** What is late presses. */
const late = (shown: ReactNode, count: number) => (count === 0 ? shown : <Text tone="danger">{shown}</Text>)

const columnsOf = (by: FulfilmentDimension): Report<FulfilmentReport, typeof fulfilmentFilters>['columns'] => (sum, filters) => {
  const stage = stageOf(filters)
  const sort = by !== 'time'
  return [
    nameColumn(by, (row: Row) => closerHref(filters, row)),
    { key: 'OrderCount', header: '订单数', width: 80, align: 'end', sort, render: ({ OrderCount }) => countText(OrderCount), total: sum && countText(sum.OrderCount) },
    { key: 'Kept', header: '按时 / 应按时', width: 112, align: 'end', render: keptText, total: sum && keptText(sum) },
    { key: 'KeptShare', header: '按时率', width: 80, align: 'end', sort, render: ({ KeptShare }) => <Text strong>{shareText(KeptShare)}</Text>, total: sum && shareText(sum.KeptShare) },
    { key: 'MedianMinutes', header: '中位', width: 112, align: 'end', sort, render: ({ MedianMinutes }) => timeText(stage, MedianMinutes), total: sum && timeText(stage, sum.MedianMinutes) },
    { key: 'NinetiethMinutes', header: '九成内', width: 112, align: 'end', sort, render: ({ NinetiethMinutes }) => timeText(stage, NinetiethMinutes), total: sum && timeText(stage, sum.NinetiethMinutes) },
    { key: 'DoneCount', header: '完成', width: 72, align: 'end', render: ({ DoneCount }) => countText(DoneCount), total: sum && countText(sum.DoneCount) },
    { key: 'OpenCount', header: '未完成', width: 72, align: 'end', render: (row) => openLink(by, filters, row, row.OpenCount, inStage[stage]), total: sum && countText(sum.OpenCount) },
    // Of what waits to be confirmed or is on its way the list of orders does not know which is late.
    { key: 'LateCount', header: '其中超时', width: 96, align: 'end', sort, render: (row) => late(stage === 'ship' ? openLink(by, filters, row, row.LateCount, { Due: 'late' }) : countText(row.LateCount), row.LateCount), total: sum && countText(sum.LateCount) },
  ]
}

/** What is promised, what the times are of, and what is not counted. */
const definitions = ({ Promised: { AcceptHours, ShipHours, WorkFrom, WorkTo } }: FulfilmentReport) =>
  `中位是一半订单的用时，九成内是十分之九的订单不超过的用时。按时：确认在 ${AcceptHours} 工作小时内；发货在期望送达日 ${WorkTo} 前，没有的在确认后 ${ShipHours} 工作小时内；送达在期望送达日当天前，没有的不算。送达按确认收货算，确认和发货的用时只算工作时间（工作日 ${WorkFrom}–${WorkTo}，按现在的日历和时限算）。未完成的没有用时，超时的算没按时；待付款、已取消和拒收的订单不算`

const percentOf = (share: number | null): number | null => (share === null ? null : Math.round(share * 1000) / 10)

const shareSeries: ReportSeries<FulfilmentReport> = { name: '按时率', value: ({ KeptShare }) => percentOf(KeptShare), format: (percent) => `${percent.toFixed(1)}%` }

const rankedChart = (point: string, title: string): ReportChart<FulfilmentReport> => ({ kind: 'ranks', title, point, series: [shareSeries] })

const reportOf = (by: FulfilmentDimension, list: AnyList, chart: ReportChart<FulfilmentReport>): Report<FulfilmentReport> => ({
  list,
  name: '履约',
  figures,
  nothing: '这段时间没有订单',
  rowKey: ({ Key }) => Key,
  definitions,
  phoneColumns: ['Name', 'KeptShare', 'NinetiethMinutes'],
  chart,
  columns: columnsOf(by),
})

/** 履约, by each dimension. */
export const fulfilmentReports: Readonly<Record<FulfilmentDimension, Report<FulfilmentReport>>> = {
  time: reportOf('time', fulfilmentByTimeList, { kind: 'line', title: '按时率（%）', shortName: ({ Key }) => periodShortName(Key), series: [shareSeries] }),
  customer: reportOf('customer', fulfilmentList, rankedChart('客户', '订单最多的 20 家客户：按时率（%）')),
  manager: reportOf('manager', fulfilmentList, rankedChart('客户经理', '订单最多的 20 位客户经理：按时率（%）')),
}
