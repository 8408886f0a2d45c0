import { sql, type SQL } from 'drizzle-orm'
import type { ReportPoint } from '@mall/api/contract'
import { queryRows, type Db } from '../../platform/db/client.ts'
import { offsetOf, type PageRequest, type SortRequest } from '../../platform/lists/list-page.ts'
import { toYuan } from '../../platform/money.ts'

/* A company has bought sixty thousand products: rows are added up, sorted and cut by the database. Only periods, which are few, are all read. */

/** A row before it is named and written in yuan. */
export interface Sized {
  readonly id: number
  readonly key: string
  readonly amountFen: number
  readonly orders: number
  readonly quantity: number
}

/** A request for any number of rows: a file has them all. */
export type AnySize<Request> = Omit<Request, 'PageSize'> & PageRequest

/** The most that a chart of names shows. */
const maxPoints = 20

/** The row that was chosen in the chart, or all of them. */
export const chosen = <Row extends { readonly key: string }>(rows: readonly Row[], point: string | undefined): readonly Row[] =>
  point === undefined || point === '' ? rows : rows.filter(({ key }) => key === point)

export const pageOf = <Row>(rows: readonly Row[], request: PageRequest): readonly Row[] => rows.slice(offsetOf(request), offsetOf(request) + request.PageSize)

/** What rows add up to. */
type Sums<Row, Summed extends keyof Row> = Readonly<Record<Summed | 'rows', number>>

/** What is added up of the rows of every report. */
type AlwaysSummed = 'orders' | 'quantity' | 'amountFen'
const alwaysSummed: readonly AlwaysSummed[] = ['orders', 'quantity', 'amountFen']

interface Ranked<Row, Summed extends keyof Row> {
  /** In the requested order; of equal ones that with the lower id comes first. */
  readonly page: readonly Row[]
  /** The greatest ones, for the chart. */
  readonly tops: readonly Row[]
  /** Of all pages: of the row that was chosen in the chart, where one was. */
  readonly sums: Sums<Row, Summed>
  /** Of all rows, chosen or not. */
  readonly whole: Sums<Row, Summed>
}

/**
 * @param groups a statement whose rows have the columns of `Row`
 * @param further columns that are added up beside orders, quantity and amount
 * @param size by what those of the chart are the greatest
 */
export const rankedRows = async <Row extends Sized, Field extends string, Further extends keyof Row & string = never>(
  db: Db,
  groups: SQL,
  request: PageRequest & SortRequest<Field> & { readonly Point?: string | undefined },
  columns: Readonly<Record<Field, keyof Row & string>>,
  byDefault: Field,
  further: readonly Further[] = [],
  size: keyof Row & string = 'amountFen',
): Promise<Ranked<Row, AlwaysSummed | Further>> => {
  type Whole = Sums<Row, AlwaysSummed | Further>
  const summed = [...alwaysSummed, ...further]
  const sumsOfOne = (rows: number, of: (name: AlwaysSummed | Further) => unknown) => Object.fromEntries([['rows', rows], ...summed.map((name) => [name, of(name)])]) as Whole
  const nothing = sumsOfOne(0, () => 0)
  const sums = sql.join(summed.map((name) => sql`${sql.raw(`'${name}'`)}, sum(${sql.identifier(name)})`), sql`, `)
  const point = request.Point === '' ? undefined : request.Point
  const before = offsetOf(request)
  const order = sql`order by ${sql.identifier(columns[request.SortField ?? byDefault])} ${sql.raw(request.SortOrder === 'asc' ? 'asc' : 'desc')} nulls last, id, key`
  const bySize = sql`order by ${sql.identifier(size)} desc, id, key`
  const asked = point === undefined ? sql`select * from one ${order} limit ${request.PageSize}::int offset ${before}::int` : sql`select * from one where key = ${point}`
  // Added up once. The greatest are found as they are read: to number all rows, they would be sorted as a whole, twice.
  const found = await queryRows<Row & { readonly isAsked: boolean; /** Of the greatest alone: ten thousand of it would be read. */ readonly whole: Whole | null }>(
    db,
    sql`with one as materialized (${groups}), whole as (select json_build_object('rows', count(*), ${sums}) as sums from one)
      (select true as "isAsked", asked.*, row_number() over (${order}) as place, null as whole from (${asked}) as asked)
      union all (select false, top.*, row_number() over (${bySize}), (select sums from whole) from (select * from one ${bySize} limit ${maxPoints}::int) as top)
      order by "isAsked", place`,
  )
  const tops = found.filter(({ isAsked }) => !isAsked)
  const rows = found.filter(({ isAsked }) => isAsked)
  const whole = tops[0]?.whole ?? nothing
  const [chosenOne] = rows
  return {
    page: point !== undefined && before > 0 ? [] : rows,
    tops,
    sums: point === undefined ? whole : chosenOne === undefined ? nothing : sumsOfOne(1, (name) => chosenOne[name]),
    whole,
  }
}

export const toPoint = ({ key, amountFen, orders }: Sized, name: string): ReportPoint => ({ Key: key, Name: name, Amount: toYuan(amountFen), OrderCount: orders, IsOpen: false })

export const sumOf = <Row>(rows: readonly Row[], of: (row: Row) => number): number => rows.reduce((sum, row) => sum + of(row), 0)

/** A share of a whole with four decimals. */
export const shareOf = (part: number, whole: number): number => (whole === 0 ? 0 : Math.round((part / whole) * 10_000) / 10_000)
