import { sql, type SQL } from 'drizzle-orm'
import { shiftDay, type OrderReport, type OrderReportRequest, type ReportUnit } from '@mall/api/contract'
import { queryRows, type Db } from '../../platform/db/client.ts'
import type { Caller } from '../../platform/http/define-routes.ts'
import { toYuan } from '../../platform/money.ts'
import { countedPurchases, countedRefunds, type ReportFilters } from './counted.ts'
import { keyOf, periodAround, periodsOf, spanOf, type Period, type PeriodUnit, type Span } from './periods.ts'
import { chosen, pageOf, sumOf, type AnySize } from './rows.ts'
import { cardsOf, reportActionsOf } from './totals.ts'

/** Bars that a chart has room for. */
export const maxBars = 31

interface Amounts {
  readonly day: string
  readonly orders: number
  readonly quantity: number
  readonly amountFen: number
}

/** The first day of the period in which something was ordered. */
export const periodStart = (unit: PeriodUnit, at: SQL): SQL => sql`date_trunc(${sql.raw(`'${unit}'`)}, ${at} at time zone 'Asia/Shanghai')::date::text`

const amountsByPeriod = (db: Db, caller: Caller, filters: ReportFilters, unit: ReportUnit, span: Span): Promise<Amounts[]> =>
  queryRows<Amounts>(
    db,
    sql`select ${periodStart(unit, sql`at`)} as day, count(*)::int as orders, sum(quantity)::float8 as quantity, sum(amount_fen)::float8 as "amountFen"
      from ${countedPurchases(caller, filters, span, 'payable')} group by 1`,
  )

/** What went back of the orders of each period. */
const refundsByPeriod = (db: Db, caller: Caller, filters: ReportFilters, unit: ReportUnit, span: Span): Promise<{ readonly day: string; readonly refundFen: number }[]> =>
  queryRows(db, sql`select ${periodStart(unit, sql`at`)} as day, sum(amount_fen)::float8 as "refundFen" from ${countedRefunds(caller, filters, span)} group by 1`)

interface Row extends Period, Omit<Amounts, 'day'> {
  readonly refundFen: number
  readonly beforeFen: number
}

const nothing = { orders: 0, quantity: 0, amountFen: 0 }

/** Every period of the span, the earliest first, each beside the one before it. */
const rowsOf = async (db: Db, caller: Caller, filters: ReportFilters, unit: ReportUnit, span: Span, today: string): Promise<Row[]> => {
  const before = periodAround(unit, shiftDay(span.first, -1))
  const [amounts, refunds] = await Promise.all([
    amountsByPeriod(db, caller, filters, unit, { first: before.first < span.first && periodAround(unit, span.first).first === span.first ? before.first : span.first, last: span.last }),
    refundsByPeriod(db, caller, filters, unit, span),
  ])
  const amountsIn = new Map(amounts.map((row) => [keyOf(unit, row.day), row]))
  const backIn = (key: string): number => sumOf(refunds.filter((row) => keyOf(unit, row.day) === key), (row) => row.refundFen)
  return periodsOf(unit, span, today).map((period) => ({
    ...nothing,
    ...amountsIn.get(period.key),
    ...period,
    refundFen: backIn(period.key),
    beforeFen: amountsIn.get(keyOf(unit, shiftDay(periodAround(unit, period.first).first, -1)))?.amountFen ?? 0,
  }))
}

const toRow = ({ key, isOpen, orders, quantity, amountFen, refundFen, beforeFen }: Row): OrderReport['Items'][number] => ({
  Key: key,
  IsOpen: isOpen,
  OrderCount: orders,
  Quantity: quantity,
  Amount: toYuan(amountFen),
  ReturnAmount: toYuan(refundFen),
  NetAmount: toYuan(amountFen - refundFen),
  PreviousAmount: toYuan(beforeFen),
})

/** 订单报表: purchases by period, the latest first. A period that was chosen has the cards for itself. */
export const orderReportOf = async (db: Db, caller: Caller, request: AnySize<OrderReportRequest>, today: string): Promise<OrderReport> => {
  const unit = request.Unit ?? 'month'
  const span = spanOf(request, unit, today)
  const point = periodsOf(unit, span, today).find(({ key }) => key === request.Point)
  const [all, Totals] = await Promise.all([
    rowsOf(db, caller, request, unit, span, today),
    cardsOf(db, caller, request, point ?? span, 'payable', today, unit === 'day'),
  ])
  const rows = chosen(all, request.Point).toReversed()
  const amountFen = sumOf(rows, (row) => row.amountFen)
  const refundFen = sumOf(rows, (row) => row.refundFen)
  return {
    Items: pageOf(rows, request).map(toRow),
    total: rows.length,
    Sum: {
      OrderCount: sumOf(rows, (row) => row.orders),
      Quantity: sumOf(rows, (row) => row.quantity),
      Amount: toYuan(amountFen),
      ReturnAmount: toYuan(refundFen),
      NetAmount: toYuan(amountFen - refundFen),
    },
    Totals,
    AllowActions: reportActionsOf(caller),
    Points: all.slice(-maxBars).map((row) => ({ Key: row.key, Name: row.key, Amount: toYuan(row.amountFen), OrderCount: row.orders, IsOpen: row.isOpen })),
  }
}
