import type { ReportPoint } from '@mall/api/contract'
import { offsetOf, type PageRequest, type SortRequest } from '../../platform/lists/list-page.ts'
import { toYuan } from '../../platform/money.ts'

/* A report has few rows beside its lines: they are added up by the database, and sorted and cut here. */

/** A row before it is named and written in yuan. */
export interface Sized {
  readonly key: string
  readonly amountFen: number
  readonly orders: number
}

/** A request for any number of rows: a file has them all. */
export type AnySize<Request> = Omit<Request, 'PageSize'> & PageRequest

/** The most that a chart of names shows. */
const maxPoints = 20

/** Made once: `localeCompare` makes one for each comparison, which took most of the time of a report of 30,000 products. */
const byKey = new Intl.Collator('en', { numeric: true })

/** The rows in the requested order; of equal ones that with the lower key comes first. */
export const sortedBy = <Row extends Sized, Field extends string>(rows: readonly Row[], request: SortRequest<Field>, valueOf: Readonly<Record<Field, (row: Row) => number>>, byDefault: Field): Row[] => {
  const value = valueOf[request.SortField ?? byDefault]
  const direction = request.SortOrder === 'asc' ? 1 : -1
  return rows.toSorted((one, other) => direction * (value(one) - value(other)) || byKey.compare(one.key, other.key))
}

/** The row that was chosen in the chart, or all of them. */
export const chosen = <Row extends { readonly key: string }>(rows: readonly Row[], point: string | undefined): readonly Row[] =>
  point === undefined || point === '' ? rows : rows.filter(({ key }) => key === point)

export const pageOf = <Row>(rows: readonly Row[], request: PageRequest): readonly Row[] => rows.slice(offsetOf(request), offsetOf(request) + request.PageSize)

/** The greatest amounts, for the chart. */
export const greatest = <Row extends Sized>(rows: readonly Row[]): Row[] =>
  sortedBy(rows, {}, { Amount: ({ amountFen }) => amountFen }, 'Amount').slice(0, maxPoints)

export const toPoint = ({ key, amountFen, orders }: Sized, name: string): ReportPoint => ({ Key: key, Name: name, Amount: toYuan(amountFen), OrderCount: orders, IsOpen: false })

export const sumOf = <Row>(rows: readonly Row[], of: (row: Row) => number): number => rows.reduce((sum, row) => sum + of(row), 0)

/** A share of a whole with four decimals. */
export const shareOf = (part: number, whole: number): number => (whole === 0 ? 0 : Math.round((part / whole) * 10_000) / 10_000)
