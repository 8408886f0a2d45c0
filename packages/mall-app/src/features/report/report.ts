import type { OrderReport, ReportPoint, ReportTotals } from '@mall/api/contract'
import type { AnyList } from '@mall/app-kit/list/define-list.ts'
import type { FilterValues } from '@mall/app-kit/list/filter.ts'
import type { ListPageData } from '@mall/app-kit/list/list-state.ts'
import type { ChartKind } from '@mall/ui/chart'
import type { TableColumn } from '@mall/ui/table'
import type { reportFilters } from './report-filters.ts'

/** A page of any report. */
export interface ReportData extends ListPageData<unknown> {
  /** The total row. */
  readonly Sum: object
  readonly Totals: { readonly Current: ReportTotals; readonly Previous: ReportTotals; readonly LastYear: ReportTotals }
  readonly Points?: readonly ReportPoint[]
  readonly AllowActions: OrderReport['AllowActions']
}

export type ReportRow<Data extends ReportData> = Data['Items'][number]

export interface ReportChart<Data extends ReportData> {
  readonly kind: ChartKind
  readonly title: string | ((rows: readonly ReportRow<Data>[]) => string)
  /** Below the axis. */
  readonly shortName?: (point: ReportPoint) => string
  /** With more points than this there are places below the axis, in place of names, which would not fit. */
  readonly rankedBeyond?: number
  /** What a point is, as the head of the chart's table: 部门. A period by default. */
  readonly point?: string
  /** With a line of the orders. */
  readonly hasOrders?: boolean
}

/** What a report shows of its call's response. */
export interface Report<Data extends ReportData> {
  readonly list: AnyList
  /** Name of the page, as in the menu. */
  readonly name: string
  /** What the amounts are: 采购金额, or 商品金额 where freight is not among them. */
  readonly amountName: string
  /**
   * The columns; with the sums of all pages once they are there. The filters go along where a row leads to another report, the rows where the
   * head says what they are.
   */
  columns(sum: Data['Sum'] | undefined, filters: FilterValues<typeof reportFilters>, rows: readonly ReportRow<Data>[]): readonly TableColumn<ReportRow<Data>>[]
  rowKey(row: ReportRow<Data>): string
  /** What is meant by some of the columns, in the head. */
  note?(data: Data): string | null
  /** Columns of a phone, by their keys. */
  readonly phoneColumns: readonly string[]
  readonly chart?: ReportChart<Data>
}
