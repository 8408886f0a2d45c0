import { sql, type SQL } from 'drizzle-orm'
import { reportActions, type ReportPoint } from '@mall/api/contract'
import type { SalesReport, SalesReportRequest, SalesTotals } from '@mall/api/seller/contract'
import type { Basis, Counting } from '../../insight/report/counted.ts'
import { maxBars } from '../../insight/report/order-report.ts'
import { lastYearSpan, previousSpan, spanOf, type Period, type PeriodUnit, type Span } from '../../insight/report/periods.ts'
import { chosen, pageOf, rankedRows, shareOf, sumOf, toPoint, type AnySize } from '../../insight/report/rows.ts'
import { comparedTotals, perEach } from '../../insight/report/totals.ts'
import { queryRows, type Db } from '../../platform/db/client.ts'
import { enterprise } from '../../platform/db/schema/organisation.ts'
import type { StaffCaller } from '../../platform/http/define-routes.ts'
import { toYuan } from '../../platform/money.ts'
import { nameOfCompany } from '../account/companies.ts'
import { ofCustomers } from '../account/portfolio.ts'
import { comparePeriods, isCountedInDays, namedPeriod, readByPeriod, type PeriodFen } from './by-time.ts'
import { salesThatCount, type SalesFilters } from './counting.ts'
import { dimensionOf, type Dimension, type Named, type Place } from './dimensions.ts'
import { fenByKey, refundsAs, salesAs, soldColumns, type Sold } from './read-sales.ts'

/** What may be done with a report. */
export const reportActionsOf = ({ permissions }: Pick<StaffCaller, 'permissions'>) => (permissions.has('report.manage') ? [...reportActions] : [])

/** Name of the customer whom the filters name by the id, where the caller sees them. */
export const customerNameOf = (db: Db, caller: StaffCaller, { EnterpriseId }: Pick<SalesFilters, 'EnterpriseId'>): Promise<string | null> =>
  nameOfCompany(db, EnterpriseId, { table: enterprise, enterpriseId: enterprise.id, visible: ofCustomers(db, caller, enterprise.id) })

interface Row extends Sold {
  readonly returnFen: number
  readonly previousFen: number
  readonly lastYearFen: number
}

const nothing: Sold = { orders: 0, customers: 0, quantity: 0, amountFen: 0 }

const toRow = (named: Named, { first, last, isOpen }: Span & { readonly isOpen: boolean }, row: Row, wholeFen: number): SalesReport['Items'][number] => ({
  ...named,
  IsOpen: isOpen,
  BeginDate: first,
  EndDate: last,
  CustomerCount: row.customers,
  OrderCount: row.orders,
  Quantity: row.quantity,
  Amount: toYuan(row.amountFen),
  Share: shareOf(row.amountFen, wholeFen),
  ReturnAmount: toYuan(row.returnFen),
  NetAmount: toYuan(row.amountFen - row.returnFen),
  PreviousAmount: toYuan(row.previousFen),
  LastYearAmount: toYuan(row.lastYearFen),
})

interface Asked {
  readonly counting: Counting
  readonly basis: Basis
  readonly span: Span
  readonly today: string
}

const totalsOf = async (db: Db, { counting, basis }: Asked, span: Span): Promise<SalesTotals> => {
  const [row = nothing] = await queryRows<Sold>(db, sql`select ${soldColumns(basis)} from ${salesAs(counting, span, basis)}`)
  return { BeginDate: span.first, EndDate: span.last, Amount: toYuan(row.amountFen), OrderCount: row.orders, CustomerCount: row.customers, AverageAmount: perEach(row.amountFen, row.orders) }
}

type Request = AnySize<SalesReportRequest>
type Part = Pick<SalesReport, 'Items' | 'total' | 'Sum' | 'Totals' | 'Points'>

const sumsOf = (sums: Pick<Row, 'orders' | 'quantity' | 'amountFen' | 'returnFen'>): SalesReport['Sum'] => ({
  OrderCount: sums.orders, Quantity: sums.quantity, Amount: toYuan(sums.amountFen), ReturnAmount: toYuan(sums.returnFen), NetAmount: toYuan(sums.amountFen - sums.returnFen),
})

export const periodPoint = ({ key, isOpen }: Pick<Period, 'key' | 'isOpen'>, amountFen: number, orders: number): ReportPoint => ({ Key: key, Name: key, Amount: toYuan(amountFen), OrderCount: orders, IsOpen: isOpen })

/** A row per period, the latest first; the cards are of the one that was chosen. */
const byPeriod = async (db: Db, asked: Asked, request: Request, unit: PeriodUnit): Promise<Part> => {
  const { counting, basis, span, today } = asked
  const [periods, sold] = await Promise.all([comparePeriods(db, counting, { ...asked, unit }), readByPeriod<Sold>(db, unit, salesAs(counting, span, basis), soldColumns(basis))])
  const all = periods.map((period): Row & PeriodFen => ({ ...nothing, ...sold.get(period.key), ...period }))
  const point = all.find(({ key }) => key === request.Point)
  const rows = chosen(all, request.Point).toReversed()
  const wholeFen = sumOf(all, (row) => row.amountFen)
  return {
    Items: pageOf(rows, request).map((row) => toRow(namedPeriod(unit, row), row, row, wholeFen)),
    total: rows.length,
    Sum: sumsOf({ orders: sumOf(rows, (row) => row.orders), quantity: sumOf(rows, (row) => row.quantity), amountFen: sumOf(rows, (row) => row.amountFen), returnFen: sumOf(rows, (row) => row.returnFen) }),
    Totals: await comparedTotals(point ?? span, today, isCountedInDays(unit), (one) => totalsOf(db, asked, one)),
    Points: all.slice(-maxBars).map((row) => periodPoint(row, row.amountFen, row.orders)),
  }
}

/** Rows of a dimension with what went back, and what was sold to the same before. */
const groupsOf = ({ counting, basis, span, today }: Asked, dimension: Dimension): SQL => {
  const { id, key, joins } = dimension
  const fen = (sale: SQL): SQL => fenByKey(dimension, sale)
  return sql`select now.*, coalesce(back.fen, 0) as "returnFen", coalesce(previous.fen, 0) as "previousFen", coalesce(year.fen, 0) as "lastYearFen"
    from (select ${id} as id, ${key} as key, ${soldColumns(basis)} from ${salesAs(counting, span, basis)} ${joins} group by 1, 2) as now
    left join (${fen(refundsAs(counting, span, basis))}) as back on back.key = now.key
    left join (${fen(salesAs(counting, previousSpan(span, today), basis))}) as previous on previous.key = now.key
    left join (${fen(salesAs(counting, lastYearSpan(span), basis))}) as year on year.key = now.key`
}

const fields = { Amount: 'amountFen', OrderCount: 'orders', Quantity: 'quantity', ReturnAmount: 'returnFen', PreviousAmount: 'previousFen', LastYearAmount: 'lastYearFen' } as const

/** A row per customer, category, product or manager, that of the greatest amount first. */
const ranked = async (db: Db, asked: Asked, request: Request, dimension: Dimension): Promise<Part> => {
  const { span, today } = asked
  const Point = await dimension.pointOf(db, request.Point)
  const [{ page, tops, sums, whole }, Totals] = await Promise.all([
    rankedRows<Row & Place, keyof typeof fields, 'returnFen'>(db, groupsOf(asked, dimension), { ...request, Point }, fields, 'Amount', ['returnFen']),
    comparedTotals(span, today, false, (one) => totalsOf(db, asked, one)),
  ])
  const nameOf = await dimension.namesOf(db, [...page, ...tops])
  return {
    Items: page.map((row) => toRow(nameOf(row), { ...span, isOpen: false }, row, whole.amountFen)),
    total: sums.rows,
    // An order is in the rows of several goods: the cards count it once.
    Sum: { ...sumsOf(sums), ...(dimension.isOfGoods && (Point === undefined || Point === '') ? { OrderCount: Totals.Current.OrderCount } : {}) },
    Totals,
    Points: tops.map((row) => ({ ...toPoint(row, nameOf(row).Name), Key: nameOf(row).Key })),
  }
}

/** 销售: what was sold to the caller's customers (seller.md §7). */
export const salesReportOf = async (db: Db, caller: StaffCaller, request: Request, today: string): Promise<SalesReport> => {
  const unit = request.By === 'time' ? (request.Unit ?? 'month') : 'month'
  const span = spanOf(request, unit, today)
  const counting = await salesThatCount(db, caller, request)
  const dimension = request.By === 'time' ? null : await dimensionOf(db, request.By, request)
  const isOfGoods = dimension?.isOfGoods === true || request.CategoryId !== undefined || counting.ProductId !== undefined
  const asked: Asked = { counting, basis: isOfGoods ? 'goods' : 'payable', span, today }
  return {
    ...(dimension === null ? await byPeriod(db, asked, request, unit) : await ranked(db, asked, request, dimension)),
    Basis: asked.basis,
    CustomerName: await customerNameOf(db, caller, request),
    AllowActions: reportActionsOf(caller),
  }
}
