import type { MissDimension, MissReport } from '@mall/api/seller/contract'
import type { AnyList } from '@mall/app-kit/list/define-list.ts'
import { countText, periodShortName, shareText } from '@mall/app-kit/report/report-words.ts'
import type { Report, ReportChart, ReportFigure, ReportSeries } from '@mall/app-kit/report/report.ts'
import { formatInstant } from '@mall/app-kit/words/format.ts'
import { Text } from '@mall/ui/text'
import { nameColumn } from '../../../features/report/row-links.tsx'
import { href } from '../../../site/routes.ts'
import { missByTimeList, missList, type missFilters } from './misses-lists.ts'

type Row = MissReport['Items'][number]

/** Earlier searches are kept for three months only, so that nothing is compared. */
const figure = (label: string, unit: string, of: (totals: MissReport['Totals']['Current']) => number): ReportFigure<MissReport['Totals']['Current']> => ({
  label, value: () => null, text: (totals) => `${countText(of(totals))} ${unit}`,
})

const figures = [
  figure('搜不到', '次', ({ Count }) => Count),
  figure('词', '个', ({ WordCount }) => WordCount),
  figure('客户', '家', ({ CustomerCount }) => CustomerCount),
  figure('待处理', '个', ({ WaitingCount }) => WaitingCount),
]

/** A word by what was decided on it, on the page of words. */
const wordHref = ({ Name, WaitingCount }: Row): string => href('search', { Keyword: Name, ...(WaitingCount > 0 ? {} : { tab: 'handled' }) })

const waitingText = (by: MissDimension, waiting: number) => {
  if (by === 'time') return countText(waiting)
  return waiting > 0 ? <Text tone="warning">待处理</Text> : '已处理'
}

/** @param hasWords whether the viewer may open the page of words */
const columnsOf = (by: MissDimension, hasWords: boolean): Report<MissReport, typeof missFilters>['columns'] => (sum) => [
  nameColumn(by, (row: Row) => (by === 'word' && hasWords ? wordHref(row) : null)),
  { key: 'Count', header: '次数', width: 88, align: 'end', sort: by === 'word', render: ({ Count }) => <Text strong>{countText(Count)}</Text>, total: sum && countText(sum.Count) },
  ...(by === 'time' ? [{ key: 'WordCount', header: '词', width: 88, align: 'end' as const, render: ({ WordCount }: Row) => countText(WordCount), total: sum && countText(sum.WordCount) }] : []),
  { key: 'CustomerCount', header: '客户', width: 88, align: 'end', sort: by === 'word', render: ({ CustomerCount }) => countText(CustomerCount), total: sum && countText(sum.CustomerCount) },
  { key: 'Share', header: '占比', width: 88, align: 'end', render: ({ Share }) => shareText(Share) },
  { key: 'LastTime', header: '最近一次', width: 168, sort: by === 'word', render: ({ LastTime }) => formatInstant(LastTime) },
  { key: 'WaitingCount', header: by === 'word' ? '处理' : '待处理', width: 104, align: by === 'word' ? 'start' : 'end', render: ({ WaitingCount }) => waitingText(by, WaitingCount), total: sum && (by === 'word' ? `${countText(sum.WaitingCount)} 个待处理` : countText(sum.WaitingCount)) },
]

const countSeries: ReportSeries<MissReport> = { name: '次数', value: ({ Count }) => Count, format: (count) => `${countText(count)} 次` }

const reportOf = (by: MissDimension, list: AnyList, hasWords: boolean, chart: Omit<ReportChart<MissReport>, 'series'>): Report<MissReport> => ({
  list,
  name: '搜不到的词',
  figures,
  nothing: '这段时间没有搜不到的词',
  rowKey: ({ Key }) => Key,
  definitions: () => '整个商城的搜索，访客也算次数，不算客户；搜索只留 3 个月，不记是谁搜的。有同义词或已忽略的算已处理',
  phoneColumns: ['Name', 'Count', 'WaitingCount'],
  chart: { ...chart, series: [countSeries] },
  columns: columnsOf(by, hasWords),
})

/** 搜不到的词, by word and by time. */
export const missReports = (hasWords: boolean): Readonly<Record<MissDimension, Report<MissReport>>> => ({
  word: reportOf('word', missList, hasWords, { kind: 'pareto', title: '搜得最多的 20 个词', point: '词' }),
  time: reportOf('time', missByTimeList, hasWords, { kind: 'bars', title: '搜不到的次数', shortName: ({ Key }) => periodShortName(Key) }),
})
