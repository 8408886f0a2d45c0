import { sql } from 'drizzle-orm'
import { reportActions, type ReportTotals } from '@mall/api/contract'
import { queryRows, type Db } from '../../platform/db/client.ts'
import type { Caller } from '../../platform/http/define-routes.ts'
import { toYuan } from '../../platform/money.ts'
import { countedPurchases, type Basis, type ReportFilters } from './counted.ts'
import { lastYearSpan, previousSpan, type Span } from './periods.ts'

/** An amount per piece, order or person, in whole fen; null when there are none. */
export const perEach = (fen: number, count: number): number | null => (count === 0 ? null : toYuan(Math.round(fen / count)))

const totalsOf = async (db: Db, caller: Caller, filters: ReportFilters, span: Span, basis: Basis): Promise<ReportTotals> => {
  const [row = { orders: 0, people: 0, amount: 0 }] = await queryRows<{ readonly orders: number; readonly people: number; readonly amount: number }>(
    db,
    sql`select coalesce(sum(orders), 0)::int as orders, count(*)::int as people, coalesce(sum(amount), 0)::float8 as amount
      from (select count(*) as orders, sum(amount_fen)::bigint as amount from ${countedPurchases(caller, filters, span, basis)} group by user_id) as person`,
  )
  return {
    BeginDate: span.first,
    EndDate: span.last,
    Amount: toYuan(row.amount),
    OrderCount: row.orders,
    PurchaserCount: row.people,
    AverageAmount: perEach(row.amount, row.orders),
  }
}

/** Totals of a span, of what went before it, and of the year before. */
export const comparedTotals = async <Totals>(span: Span, today: string, isByDay: boolean, read: (span: Span) => Promise<Totals>) => {
  const [Current, Previous, LastYear] = await Promise.all([read(span), read(previousSpan(span, today, isByDay)), read(lastYearSpan(span))])
  return { Current, Previous, LastYear }
}

/** The cards of a report. */
export const cardsOf = (db: Db, caller: Caller, filters: ReportFilters, span: Span, basis: Basis, today: string, isByDay = false) =>
  comparedTotals(span, today, isByDay, (one) => totalsOf(db, caller, filters, one, basis))

/** Who manages reports takes them away as files. */
export const reportActionsOf = ({ permissions }: Pick<Caller, 'permissions'>) => (permissions.has('report.manage') ? [...reportActions] : [])
