import { sql, type SQL } from 'drizzle-orm'
import { shiftDay } from '@mall/api/contract'
import type { ChurnReport, ChurnReportRequest, ChurnTotals } from '@mall/api/seller/contract'
import { ordersThatCount, type Counting } from '../../insight/report/counted.ts'
import { periodAround, quarterBefore, type Span } from '../../insight/report/periods.ts'
import { rankedRows, shareOf, toPoint, type AnySize } from '../../insight/report/rows.ts'
import { comparedTotals } from '../../insight/report/totals.ts'
import { queryRows, type Db } from '../../platform/db/client.ts'
import { intArray } from '../../platform/db/int-array.ts'
import { orders } from '../../platform/db/schema/order.ts'
import type { StaffCaller } from '../../platform/http/define-routes.ts'
import { inParts } from '../../platform/in-parts.ts'
import { toYuan } from '../../platform/money.ts'
import { daysBetween, toDay } from '../../platform/time.ts'
import { managerNamesOf } from '../account/portfolio.ts'
import { customersOf, type CustomerFilters } from './counting.ts'
import { dimensionOf } from './dimensions.ts'
import { salesAs } from './read-sales.ts'
import { reportActionsOf } from './sales.ts'

export type ChurnFilters = Pick<CustomerFilters, 'Customer' | 'ManagerId'> & Pick<ChurnReportRequest, 'Quarter' | 'Point'>

/** The days of the quarter in which customers may be lost, not after today. */
const spanOf = (Quarter: ChurnFilters['Quarter'], today: string): Span =>
  Quarter === 'previous' ? quarterBefore(today) : { first: periodAround('quarter', today).first, last: today }

/** Who ordered in the quarter before these days, as `base`, and on them, as `kept`. */
const lostFrom = (counting: Counting, span: Span): SQL =>
  sql`(select sale.enterprise_id, count(*)::int as orders, sum(sale.quantity)::float8 as quantity, sum(sale.amount_fen)::float8 as fen, max(sale.at) as last_at
      from ${salesAs(counting, quarterBefore(span.first), 'payable')} group by 1) as base
    left join (select distinct sale.enterprise_id from ${salesAs(counting, span, 'payable')}) as kept on kept.enterprise_id = base.enterprise_id`

const totalsOf = async (db: Db, counting: Counting, span: Span): Promise<ChurnTotals> => {
  const [row = { customers: 0, lost: 0, fen: 0 }] = await queryRows<{ readonly customers: number; readonly lost: number; readonly fen: number }>(
    db,
    sql`select count(*)::int as customers, count(*) filter (where kept.enterprise_id is null)::int as lost, coalesce(sum(base.fen) filter (where kept.enterprise_id is null), 0)::float8 as fen
      from ${lostFrom(counting, span)}`,
  )
  return { BeginDate: span.first, EndDate: span.last, LostCount: row.lost, CustomerCount: row.customers, Rate: row.customers === 0 ? null : shareOf(row.lost, row.customers), Amount: toYuan(row.fen) }
}

interface Lost {
  readonly id: number
  readonly key: string
  readonly orders: number
  readonly quantity: number
  readonly amountFen: number
  readonly earlierFen: number
  /** Of the last order, seconds since 1970. */
  readonly lastAt: number
}

const lostRows = (counting: Counting, span: Span): SQL =>
  sql`select base.enterprise_id as id, base.enterprise_id::text as key, base.orders, base.quantity, base.fen as "amountFen", coalesce(earlier.fen, 0) as "earlierFen",
      extract(epoch from base.last_at)::float8 as "lastAt"
    from ${lostFrom(counting, span)}
    left join (select sale.enterprise_id, sum(sale.amount_fen)::float8 as fen from ${salesAs(counting, quarterBefore(quarterBefore(span.first).first), 'payable')} group by 1) as earlier
      on earlier.enterprise_id = base.enterprise_id
    where kept.enterprise_id is null`

const fields = { Amount: 'amountFen', OrderCount: 'orders', EarlierAmount: 'earlierFen', LastOrderDate: 'lastAt' } as const

/** The first day after a quarter on which each of these customers ordered. */
const returnsOf = async (db: Db, counting: Counting, after: Span, ids: readonly number[]): Promise<ReadonlyMap<number, string>> => {
  if (after.first > after.last) return new Map()
  const found = await inParts(ids, (part) =>
    queryRows<{ readonly id: number; readonly day: number }>(
      db,
      sql`select ${orders.enterpriseId} as id, extract(epoch from min(${orders.createdAt}))::float8 as day from ${orders}
        where ${ordersThatCount(counting, after)} and ${orders.enterpriseId} = any(${intArray(part)}) group by 1`,
    ))
  return new Map(found.flat().map(({ id, day }) => [id, dayOf(day)]))
}

const dayOf = (seconds: number): string => toDay(new Date(seconds * 1000))

/** 客户流失: who bought in the quarter before, and not in this one (seller.md §7). Bought is what 销售 counts. */
export const churnReportOf = async (db: Db, caller: StaffCaller, request: AnySize<ChurnReportRequest>, today: string): Promise<ChurnReport> => {
  const span = spanOf(request.Quarter, today)
  const counting: Counting = { whose: ({ enterpriseId }) => customersOf(db, caller, request, enterpriseId) }
  const [{ page, tops, sums }, Totals, customer] = await Promise.all([
    rankedRows<Lost, keyof typeof fields, 'earlierFen'>(db, lostRows(counting, span), request, fields, 'Amount', ['earlierFen']),
    comparedTotals(span, today, false, (one) => totalsOf(db, counting, one)),
    dimensionOf(db, 'customer', { CategoryId: undefined }),
  ])
  const ids = page.map(({ id }) => id)
  const [nameOf, managers, returns] = await Promise.all([
    customer.namesOf(db, [...page, ...tops]),
    managerNamesOf(db, ids),
    returnsOf(db, counting, { first: shiftDay(span.last, 1), last: today }, ids),
  ])
  return {
    Items: page.map((row) => {
      const [LastOrderDate, ReturnDate] = [dayOf(row.lastAt), returns.get(row.id) ?? null]
      return {
        Key: row.key, EnterpriseId: row.id, Name: nameOf(row).Name, ManagerName: managers.get(row.id)?.join('、') ?? '无人负责', OrderCount: row.orders, Amount: toYuan(row.amountFen),
        EarlierAmount: toYuan(row.earlierFen), LastOrderDate, IdleDays: daysBetween(LastOrderDate, ReturnDate ?? today), ReturnDate,
      }
    }),
    total: sums.rows,
    Sum: { OrderCount: sums.orders, Amount: toYuan(sums.amountFen), EarlierAmount: toYuan(sums.earlierFen) },
    Totals,
    AllowActions: reportActionsOf(caller),
    Points: tops.map((row) => toPoint(row, nameOf(row).Name)),
  }
}
