import { sql } from 'drizzle-orm'
import type { MarginReport, MarginReportRequest, MarginTotals } from '@mall/api/seller/contract'
import { maxBars } from '../../insight/report/order-report.ts'
import { periodsOf, spanOf, type PeriodUnit, type Span } from '../../insight/report/periods.ts'
import type { Counting } from '../../insight/report/counted.ts'
import { chosen, pageOf, rankedRows, sumOf, toPoint, type AnySize } from '../../insight/report/rows.ts'
import { comparedTotals } from '../../insight/report/totals.ts'
import { queryRows, type Db } from '../../platform/db/client.ts'
import type { StaffCaller } from '../../platform/http/define-routes.ts'
import { toYuan } from '../../platform/money.ts'
import { isCountedInDays, namedPeriod, readByPeriod } from './by-time.ts'
import { salesThatCount } from './counting.ts'
import { dimensionOf, type Dimension, type Named, type Place } from './dimensions.ts'
import { marginColumns, salesAs, type Earned } from './read-sales.ts'
import { customerNameOf, periodPoint, reportActionsOf } from './sales.ts'

const nothing: Earned = { orders: 0, quantity: 0, amountFen: 0, costedFen: 0, costFen: 0, profitFen: 0 }

/** 1 − cost ÷ price, both with tax (seller.md §9), with four decimals; null when nothing has a cost. */
export const marginOf = ({ costedFen, costFen }: Pick<Earned, 'costedFen' | 'costFen'>): number | null => (costedFen === 0 ? null : Math.round((1 - costFen / costedFen) * 10_000) / 10_000)

const earnings = (one: Omit<Earned, 'orders' | 'quantity'>): Omit<MarginTotals, 'BeginDate' | 'EndDate'> => ({
  Amount: toYuan(one.amountFen), CostedAmount: toYuan(one.costedFen), Cost: toYuan(one.costFen), Profit: toYuan(one.profitFen), Margin: marginOf(one),
})

const toRow = (named: Named, { first, last, isOpen }: Span & { readonly isOpen: boolean }, row: Earned): MarginReport['Items'][number] => ({
  ...named, IsOpen: isOpen, BeginDate: first, EndDate: last, Quantity: row.quantity, ...earnings(row),
})

interface Asked {
  readonly counting: Counting
  readonly span: Span
  readonly today: string
}

const totalsOf = async (db: Db, { counting }: Asked, span: Span): Promise<MarginTotals> => {
  const [row = nothing] = await queryRows<Earned>(db, sql`select ${marginColumns} from ${salesAs(counting, span, 'goods')}`)
  return { BeginDate: span.first, EndDate: span.last, ...earnings(row) }
}

type Request = AnySize<MarginReportRequest>
type Part = Pick<MarginReport, 'Items' | 'total' | 'Sum' | 'Totals' | 'Points'>

const addUp = (rows: readonly Earned[]): Earned => {
  const names = Object.keys(nothing) as (keyof Earned)[]
  return Object.fromEntries(names.map((name) => [name, sumOf(rows, (row) => row[name])])) as unknown as Earned
}

const byPeriod = async (db: Db, asked: Asked, request: Request, unit: PeriodUnit): Promise<Part> => {
  const { counting, span, today } = asked
  const sold = await readByPeriod<Earned>(db, unit, salesAs(counting, span, 'goods'), marginColumns)
  const all = periodsOf(unit, span, today).map((period) => ({ ...nothing, ...sold.get(period.key), ...period }))
  const rows = chosen(all, request.Point).toReversed()
  const sums = addUp(rows)
  return {
    Items: pageOf(rows, request).map((row) => toRow(namedPeriod(unit, row), row, row)),
    total: rows.length,
    Sum: { Quantity: sums.quantity, ...earnings(sums) },
    Totals: await comparedTotals(all.find(({ key }) => key === request.Point) ?? span, today, isCountedInDays(unit), (one) => totalsOf(db, asked, one)),
    Points: all.slice(-maxBars).map((row) => periodPoint(row, row.amountFen, row.orders)),
  }
}

const fields = { Amount: 'amountFen', Cost: 'costFen', Profit: 'profitFen', Margin: 'margin' } as const

const ranked = async (db: Db, asked: Asked, request: Request, dimension: Dimension): Promise<Part> => {
  const { counting, span, today } = asked
  const Point = await dimension.pointOf(db, request.Point)
  // What has no cost comes last in either direction of its order.
  const worst = request.SortOrder === 'asc' ? sql`'infinity'::float8` : sql`'-infinity'::float8`
  const groups = sql`select one.*, case when "costedFen" = 0 then ${worst} else 1 - "costFen" / "costedFen" end as margin
    from (select ${dimension.id} as id, ${dimension.key} as key, ${marginColumns} from ${salesAs(counting, span, 'goods')} ${dimension.joins} group by 1, 2) as one`
  const [{ page, tops, sums }, Totals] = await Promise.all([
    rankedRows<Earned & Place & { readonly margin: number }, keyof typeof fields, 'costedFen' | 'costFen' | 'profitFen'>(db, groups, { ...request, Point }, fields, 'Amount', ['costedFen', 'costFen', 'profitFen']),
    comparedTotals(span, today, false, (one) => totalsOf(db, asked, one)),
  ])
  const nameOf = await dimension.namesOf(db, [...page, ...tops])
  return {
    Items: page.map((row) => toRow(nameOf(row), { ...span, isOpen: false }, row)),
    total: sums.rows,
    Sum: { Quantity: sums.quantity, ...earnings(sums) },
    Totals,
    Points: tops.map((row) => ({ ...toPoint(row, nameOf(row).Name), Key: nameOf(row).Key })),
  }
}

/** 毛利 of what was sold to the caller's customers, at the cost that each line kept when it was ordered (seller.md §7). */
export const marginReportOf = async (db: Db, caller: StaffCaller, request: Request, today: string): Promise<MarginReport> => {
  const unit = request.By === 'time' ? (request.Unit ?? 'month') : 'month'
  const span = spanOf(request, unit, today)
  const asked: Asked = { counting: await salesThatCount(db, caller, request), span, today }
  return {
    ...(request.By === 'time' ? await byPeriod(db, asked, request, unit) : await ranked(db, asked, request, await dimensionOf(db, request.By, request))),
    CustomerName: await customerNameOf(db, caller, request),
    AllowActions: reportActionsOf(caller),
  }
}
