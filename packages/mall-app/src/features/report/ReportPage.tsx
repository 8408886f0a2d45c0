import type { ReportTotals } from '@mall/api/contract'
import type { FilterValues } from '@mall/app-kit/list/filter.ts'
import type { ListState } from '@mall/app-kit/list/list-state.ts'
import { fitColumns, leastOf } from '@mall/app-kit/list/fit-columns.ts'
import { ListEmpty } from '@mall/app-kit/list/ListEmpty.tsx'
import * as L from '@mall/app-kit/list/ListPage.styles.ts'
import { ListSentence } from '@mall/app-kit/list/ListSentence.tsx'
import { SavedViews } from '@mall/app-kit/list/SavedViews.tsx'
import { QueryFailure } from '@mall/app-kit/query/QueryFailure.tsx'
import { Alert } from '@mall/ui/alert'
import { Button } from '@mall/ui/button'
import { Chart } from '@mall/ui/chart'
import { Empty } from '@mall/ui/empty'
import { Icon } from '@mall/ui/icon'
import { PageHeader } from '@mall/ui/page-header'
import { Pagination } from '@mall/ui/pagination'
import { formatYuan } from '@mall/ui/price'
import { StatCard } from '@mall/ui/stat-card'
import type { TableProps } from '@mall/ui/table'
import { mediaQueries, useMediaQuery } from '@mall/ui/theme'
import type { TreeNode } from '@mall/ui/tree'
import { useMemo, type ComponentType, type ReactNode } from 'react'
import { PrintLetterhead } from '../../components/print-sheet/PrintLetterhead.tsx'
import { PrintSheet } from '../../components/print-sheet/PrintSheet.styles.ts'
import type { Report, ReportData, ReportRow } from './report.ts'
import type { reportFilters } from './report-filters.ts'
import * as S from './ReportPage.styles.ts'
import { reportFitting } from './report-fitting.ts'
import { changesOf, changeText, spanText } from './report-words.ts'

/** Nodes of the sentence's trees: companies, departments, people, categories. */
export interface ReportTrees {
  readonly departments: readonly TreeNode[]
  readonly companies: readonly TreeNode[]
  readonly people: readonly TreeNode[]
  readonly categories: readonly TreeNode[]
}

export interface ReportPageProps<Data extends ReportData> {
  /** Keep it stable. */
  readonly report: Report<Data>
  readonly state: ListState<Data>
  readonly trees: ReportTrees
  readonly onPrint: () => void
}

const noRows: readonly never[] = []

/**
 * A report: the fact in words, a sentence of filters, four figures with 环比 and 同比, the chart beside its table. It asks nothing itself.
 */
export const ReportPage = <Data extends ReportData>({ report, state, trees, onPrint }: ReportPageProps<Data>) => {
  const { list, name, amountName, phoneColumns, chart } = report
  const { query, data, failure, problem } = state
  const isPhone = useMediaQuery(mediaQueries.tablet)
  const filters = query.filters as FilterValues<typeof reportFilters>
  const rows: readonly ReportRow<Data>[] = data?.Items ?? noRows
  const columns = useMemo(() => report.columns(data?.Sum, filters, rows), [report, data?.Sum, filters, rows])
  const shown = useMemo(
    () => fitColumns(isPhone ? columns.filter(({ key }) => phoneColumns.includes(key)) : columns, rows, reportFitting(isPhone)),
    [isPhone, columns, phoneColumns, rows],
  )
  if (failure === 'forbidden') return <QueryFailure failure={failure} onRetry={state.onRetry} />
  const Table = L.ListTable as ComponentType<TableProps<ReportRow<Data>>>
  const point = filters.Point
  const note = data ? report.note?.(data) : null
  const points = data?.Points ?? []
  const isRanked = chart?.rankedBeyond !== undefined && points.length > chart.rankedBeyond
  const choose = (key: string) => state.onQuery(list.filter(query, { Point: key === point ? '' : key }))
  return (
    <PrintSheet>
      <PrintLetterhead />
      <PageHeader
        name={name}
        fact={data ? <Fact data={data} amountName={amountName} /> : undefined}
        details={note ? <span>{note}</span> : undefined}
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
      <L.Sentence>
        <ListSentence list={list} subject={name} query={query} departments={trees.departments} trees={{ ...trees }} isTight={false} onQuery={(next) => state.onQuery(next)} />
      </L.Sentence>
      {problem ? <S.Problem><Alert tone="danger">{problem}</Alert></S.Problem> : <Figures data={data} amountName={amountName} />}
      {problem ? null : (
        <S.Body>
          {chart ? (
            <S.ChartPlace>
              <Chart
                kind={chart.kind}
                title={typeof chart.title === 'string' ? chart.title : chart.title(rows)}
                table="outside"
                messages={chart.point === undefined ? undefined : { point: chart.point }}
                status={data ? 'ready' : failure ? 'error' : 'loading'}
                points={points.map((one, at) => ({ key: one.Key, label: one.Name, short: isRanked ? String(at + 1) : chart.shortName?.(one), unfinished: one.IsOpen, values: chart.hasOrders ? [one.Amount, one.OrderCount] : [one.Amount] }))}
                series={[{ name: amountName, format: formatYuan }, ...(chart.hasOrders ? [{ name: '订单数', format: (count: number) => `${count} 单` }] : [])]}
                selectedKey={point === '' ? null : point}
                onSelect={({ key }) => choose(key)}
                onRetry={() => state.onRetry()}
              />
              <p>{point === '' ? `${isRanked ? '横轴是名次。' : ''}点图上的一项，表里只看它。` : '再点一次看全部。'}</p>
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
              empty={<ListEmpty list={list} subject={name} query={query} total={data?.total ?? 0} empty={<Empty size="small" title="这段时间没有采购" />} onQuery={(next) => state.onQuery(next)} />}
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
    </PrintSheet>
  )
}

const Fact = ({ data: { Totals }, amountName }: { readonly data: ReportData; readonly amountName: string }): ReactNode => {
  const words = changesOf(Totals, ({ Amount }) => Amount).filter(({ ratio }) => ratio !== null).map(({ label, ratio }) => `，${label}${changeText(ratio)}`)
  return `${spanText(Totals.Current)} ${amountName} ${formatYuan(Totals.Current.Amount)}${words.join('')}`
}

const Figures = ({ data, amountName }: { readonly data: ReportData | undefined; readonly amountName: string }) => {
  const totals = data?.Totals
  // Without a previous period the four figures show no comparison.
  const changes = (of: (one: ReportTotals) => number | null) => totals && changesOf(totals, of).filter(({ ratio }) => ratio !== null)
  const average = totals?.Current.AverageAmount
  return (
    <S.Cards>
      <StatCard label={amountName} value={totals && formatYuan(totals.Current.Amount)} changes={changes(({ Amount }) => Amount)} />
      <StatCard label="订单数" value={totals && `${totals.Current.OrderCount} 单`} changes={changes(({ OrderCount }) => OrderCount)} />
      <StatCard label="采购人数" value={totals && `${totals.Current.PurchaserCount} 人`} changes={changes(({ PurchaserCount }) => PurchaserCount)} />
      <StatCard label="客单价" value={totals && (average === null || average === undefined ? '—' : formatYuan(average))} changes={changes(({ AverageAmount }) => AverageAmount)} />
    </S.Cards>
  )
}
