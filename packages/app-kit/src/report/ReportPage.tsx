import type { ListState } from '../list/list-state.ts'
import { fitColumns, leastOf } from '../list/fit-columns.ts'
import { ListEmpty } from '../list/ListEmpty.tsx'
import * as L from '../list/ListPage.styles.ts'
import { ListSentence } from '../list/ListSentence.tsx'
import { SavedViews } from '../list/SavedViews.tsx'
import { ListTabs } from '../list/ListTabs.tsx'
import { PrintSheet } from '../print/PrintSheet.styles.ts'
import { QueryFailure } from '../query/QueryFailure.tsx'
import { Alert } from '@mall/ui/alert'
import { Button } from '@mall/ui/button'
import { Chart, type ChartMessages } from '@mall/ui/chart'
import { Empty } from '@mall/ui/empty'
import { Icon } from '@mall/ui/icon'
import { PageHeader } from '@mall/ui/page-header'
import { Pagination } from '@mall/ui/pagination'
import { Popover } from '@mall/ui/popover'
import { formatYuan } from '@mall/ui/price'
import { StatCard } from '@mall/ui/stat-card'
import type { TableProps } from '@mall/ui/table'
import { mediaQueries, useMediaQuery } from '@mall/ui/theme'
import type { TreeNode } from '@mall/ui/tree'
import { useMemo, type ComponentType, type ReactNode } from 'react'
import type { Report, ReportChart, ReportData, ReportFigure, ReportRow, ReportSeries } from './report.ts'
import * as S from './ReportPage.styles.ts'
import { reportFitting } from './report-fitting.ts'
import { changeText } from './change-text.ts'
import { changesOf, spanText } from './report-words.ts'

/** Nodes of the sentence's trees, by their names. */
export type ReportTrees = Readonly<Record<string, readonly TreeNode[]>>

export interface ReportPageProps<Data extends ReportData> {
  /** Keep it stable. */
  readonly report: Report<Data>
  readonly state: ListState<Data>
  readonly trees: ReportTrees
  readonly onPrint: () => void
  /** On paper alone, above the report. */
  readonly letterhead?: ReactNode
}

const noRows: readonly never[] = []
const noNodes: readonly TreeNode[] = []

/** A chart has at most so many points: with as many there may be more, and a running share is of those that are drawn. */
const mostPoints = 20

const chartWords = ({ point, kind }: Pick<ReportChart<ReportData>, 'kind' | 'point'>, count: number): Partial<ChartMessages> => ({
  ...(point === undefined ? {} : { point }),
  ...(kind === 'pareto' && count >= mostPoints ? { running: `累计占比（这 ${count} 项）` } : {}),
})

const keyOfPoint = (point: unknown): string => (typeof point === 'string' ? point : '')

const amountsOf = (name: string): ReportSeries<ReportData> => ({ name, value: ({ Amount }) => Amount ?? null, format: formatYuan })
const ordersOf: ReportSeries<ReportData> = { name: '订单数', value: ({ OrderCount }) => OrderCount ?? null, format: (count) => `${count} 单` }

/**
 * A report: the fact in words, a sentence of filters, four figures with 环比 and 同比, the chart beside its table. It asks nothing itself.
 */
export const ReportPage = <Data extends ReportData>({ report, state, trees, onPrint, letterhead }: ReportPageProps<Data>) => {
  const { list, name, figures, phoneColumns, chart } = report
  const series = chart?.series ?? [amountsOf(chart?.amountName ?? figures[0]?.label ?? ''), ...(chart?.hasOrders ? [ordersOf] : [])]
  const { query, data, failure, problem } = state
  const isPhone = useMediaQuery(mediaQueries.tablet)
  const { filters } = query
  const rows: readonly ReportRow<Data>[] = data?.Items ?? noRows
  const columns = useMemo(() => report.columns(data?.Sum, filters, rows), [report, data?.Sum, filters, rows])
  const shown = useMemo(
    () => fitColumns(isPhone ? columns.filter(({ key }) => phoneColumns.includes(key)) : columns, rows, reportFitting(isPhone)),
    [isPhone, columns, phoneColumns, rows],
  )
  if (failure === 'forbidden') return <QueryFailure failure={failure} onRetry={state.onRetry} />
  const Table = L.ListTable as ComponentType<TableProps<ReportRow<Data>>>
  const point = keyOfPoint(filters['Point'])
  const note = data ? report.note?.(data) : null
  const definitions = data ? report.definitions?.(data) : null
  const points = data?.Points ?? []
  const choose = (key: string) => state.onQuery(list.filter(query, { Point: key === point ? '' : key }))
  const contents = (
    <>
      <L.Sentence>
        <ListSentence list={list} subject={name} query={query} departments={trees['departments'] ?? noNodes} trees={trees} isTight={false} onQuery={(next) => state.onQuery(next)} />
      </L.Sentence>
      {problem ? <S.Problem><Alert tone="danger">{problem}</Alert></S.Problem> : data === undefined && failure ? null : <Figures data={data} figures={figures} />}
      {problem ? null : (
        <S.Body>
          {chart && (data === undefined ? !failure : points.length > 0) ? (
            <S.ChartPlace>
              <Chart
                kind={chart.kind}
                title={typeof chart.title === 'string' ? chart.title : chart.title(rows)}
                table="outside"
                messages={chartWords(chart, points.length)}
                status={data ? 'ready' : 'loading'}
                points={points.map((one) => ({ key: one.Key, label: one.Name, short: chart.shortName?.(one), unfinished: one.IsOpen, values: series.map(({ value }) => value(one)) }))}
                series={series}
                selectedKey={point === '' ? null : point}
                onSelect={({ key }) => choose(key)}
                hint={point === '' ? '点图上的一项，表里只看它。' : '再点一次看全部。'}
              />
            </S.ChartPlace>
          ) : null}
          <S.TablePlace style={{ '--least': `${leastOf(shown)}px` }}>
            <Table
              flush
              label={`${name}列表`}
              columns={shown}
              rows={rows}
              rowKey={(row) => report.rowKey(row)}
              status={failure ? 'error' : state.updating ? 'loading' : 'ready'}
              empty={<ListEmpty list={list} subject={name} query={query} total={data?.total ?? 0} empty={<Empty size="small" title={report.nothing} />} onQuery={(next) => state.onQuery(next)} />}
              estimatedRowHeight={36}
              sort={query.sort ? { key: query.sort.field, order: query.sort.order } : null}
              onSortChange={(next) => state.onQuery(list.change(query, { sort: next ? { field: next.key, order: next.order } : null }))}
              onRetry={() => state.onRetry()}
            />
            {data && data.total > 0 ? (
              <L.Foot>
                <Pagination
                  page={query.page}
                  pageSize={query.pageSize}
                  total={data.total}
                  onPageChange={(page, { pageSize }) => state.onQuery(list.change(query, pageSize === query.pageSize ? { page } : { pageSize }))}
                />
              </L.Foot>
            ) : null}
          </S.TablePlace>
        </S.Body>
      )}
    </>
  )
  return (
    <PrintSheet>
      {letterhead}
      <PageHeader
        name={name}
        fact={data ? <Fact data={data} figures={figures} /> : failure ? '没有加载出来' : undefined}
        details={
          note || definitions ? (
            <>
              {note ? <span>{note}</span> : null}
              {definitions ? <Definitions>{definitions}</Definitions> : null}
            </>
          ) : undefined
        }
        actions={
          <>
            <SavedViews iconOnly={isPhone} views={state.settings.views} search={list.format({ ...query, page: 1, peek: '' }).toString()} onOpen={(search) => state.onView(search)} onChange={(views) => state.onSettings({ views })} />
            {isPhone ? null : <Button icon={<Icon name="print" size={16} />} onClick={onPrint}>打印</Button>}
            {data?.AllowActions.includes('Export') === false ? null : (
              <Button variant="primary" icon={<Icon name="download" size={16} />} loading={state.exporting} disabled={!data || data.total === 0} onClick={() => state.onExport()}>
                导出
              </Button>
            )}
          </>
        }
      />
      {list.tabs ? <ListTabs list={list} state={{ ...state, onQuery: (next) => state.onQuery(list.filter(next, { Point: '' })) }}>{contents}</ListTabs> : contents}
      {definitions ? <S.PrintedDefinitions>{`怎么算的：${definitions}`}</S.PrintedDefinitions> : null}
    </PrintSheet>
  )
}

/** How the figures are reckoned: for those who ask, so that everybody else sees the figures first. */
const Definitions = ({ children }: { readonly children: ReactNode }) => (
  <Popover label="怎么算的" trigger={<Button variant="text" icon={<Icon name="info" size={16} />}>怎么算的</Button>}>
    <S.Definitions>{children}</S.Definitions>
  </Popover>
)

interface Shown<Data extends ReportData> {
  readonly data: Data | undefined
  readonly figures: readonly ReportFigure<Data['Totals']['Current']>[]
}

const Fact = <Data extends ReportData>({ data, figures: [first] }: Shown<Data>): ReactNode => {
  if (data === undefined || first === undefined) return null
  const { Totals } = data
  const words = changesOf(Totals, first).filter(({ ratio }) => ratio !== null).map(({ label, ratio }) => `，${label}${changeText(ratio)}`)
  const span = spanText(Totals.Current)
  return `${span}${span.endsWith('）') ? '' : ' '}${first.label} ${first.text(Totals.Current)}${words.join('')}`
}

/** Without a previous period the figures show no comparison. */
const Figures = <Data extends ReportData>({ data, figures }: Shown<Data>) => (
  <S.Cards>
    {figures.map((figure) => (
      <StatCard key={figure.label} label={figure.label} value={data && figure.text(data.Totals.Current)} changes={data && changesOf(data.Totals, figure).filter(({ ratio }) => ratio !== null)} />
    ))}
  </S.Cards>
)
