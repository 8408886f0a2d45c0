import type { ReportPoint } from '@mall/api/contract'
import type { ChartKind } from '@mall/ui/chart'
import type { TableColumn } from '@mall/ui/table'
import type { ReactNode } from 'react'
import type { AnyList } from '../list/define-list.ts'
import type { AnyFilters, FilterValues } from '../list/filter.ts'
import type { ListPageData } from '../list/list-state.ts'

/** What some days add up to. */
export interface SpanTotals {
  readonly BeginDate: string
  readonly EndDate: string
}

/** Totals beside those of the period before, and of the year before. */
export interface ComparedTotals<Totals extends SpanTotals = SpanTotals> {
  readonly Current: Totals
  readonly Previous: Totals
  readonly LastYear: Totals
}

/** A place in the chart of any report: with an amount, unless its chart names `series` of its own. */
export type ReportPlace = Pick<ReportPoint, 'Key' | 'Name' | 'IsOpen'> & Partial<Pick<ReportPoint, 'Amount' | 'OrderCount'>>

type PlaceOf<Data extends ReportData> = NonNullable<Data['Points']>[number]

/** A row of values in a chart, of other things than amounts. */
export interface ReportSeries<Data extends ReportData> {
  readonly name: string
  /** Null is missing. */
  value(place: PlaceOf<Data>): number | null
  /** As the readout and the table of the chart have it. */
  format(value: number): string
}

/** A page of any report. */
export interface ReportData extends ListPageData<unknown> {
  /** The total row. */
  readonly Sum: object
  readonly Totals: ComparedTotals
  readonly Points?: readonly ReportPlace[]
  readonly AllowActions: readonly 'Export'[]
}

export type ReportRow<Data extends ReportData> = Data['Items'][number]

/** One of the figures above a report, with 环比 and 同比. */
export interface ReportFigure<Totals> {
  readonly label: string
  /** What is compared with earlier days, by a share of it; null: nothing is, as of a rate. */
  value(totals: Totals): number | null
  /** As shown. */
  text(totals: Totals): string
}

export interface ReportChart<Data extends ReportData> {
  readonly kind: ChartKind
  readonly title: string | ((rows: readonly ReportRow<Data>[]) => string)
  /** Below the axis. */
  readonly shortName?: (point: ReportPlace) => string
  /** What a point is, as the head of the chart's table: 部门. A period by default. */
  readonly point?: string
  /** What the amounts of the points are, where it is not the first figure. */
  readonly amountName?: string
  /** With a line of the orders. */
  readonly hasOrders?: boolean
  /** In place of the amounts, and of the orders. */
  readonly series?: readonly ReportSeries<Data>[]
}

/** What a report shows of its call's response. */
export interface Report<Data extends ReportData, Filters = AnyFilters> {
  readonly list: AnyList
  /** Name of the page, as in the menu. */
  readonly name: string
  /** The figures above the table. The first one is the fact in the head. */
  readonly figures: readonly ReportFigure<Data['Totals']['Current']>[]
  /** What is said where nothing was sold, or bought, in the period. */
  readonly nothing: string
  /**
   * The columns; with the sums of all pages once they are there. The filters go along where a row leads to another page, the rows where the
   * head says what they are.
   */
  columns(sum: Data['Sum'] | undefined, filters: FilterValues<Filters>, rows: readonly ReportRow<Data>[]): readonly TableColumn<ReportRow<Data>>[]
  rowKey(row: ReportRow<Data>): string
  /** A fact of these rows beside the figures, in the head. */
  note?(data: Data): ReactNode
  /** How the figures are reckoned: behind 怎么算的. */
  definitions?(data: Data): string | null
  /** Columns of a phone, by their keys. */
  readonly phoneColumns: readonly string[]
  readonly chart?: ReportChart<Data>
}
