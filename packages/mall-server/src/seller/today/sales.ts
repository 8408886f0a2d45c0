import { and, desc, eq, gte, inArray, lt, min, or, sql, type SQL } from 'drizzle-orm'
import { purchaseStatuses, shiftDay } from '@mall/api/contract'
import type { SellerSales } from '@mall/api/seller/contract'
import type { Db } from '../../platform/db/client.ts'
import { orders } from '../../platform/db/schema/order.ts'
import { enterprise } from '../../platform/db/schema/organisation.ts'
import type { StaffCaller } from '../../platform/http/define-routes.ts'
import { toYuan } from '../../platform/money.ts'
import { addDays, dayMs, startOfDay, toDay, toInstant } from '../../platform/time.ts'
import { ofCustomers } from '../account/portfolio.ts'

const largest = 10

interface Span {
  readonly from: Date
  readonly to: Date
}

const within = ({ from, to }: Span): SQL | undefined => and(gte(orders.createdAt, from), lt(orders.createdAt, to))

/** What the orders of a time add up to, fen. */
const sumOf = (span: Span) => sql<number>`coalesce(sum(${orders.payableFen}) filter (where ${within(span)}), 0)`.mapWith(Number)

const firstOfMonth = (day: string): string => `${day.slice(0, 7)}-01`

/** The first day of the same month of another year, or of the month before. */
const monthBefore = (day: string): string => firstOfMonth(shiftDay(firstOfMonth(day), -1))
const yearBefore = (day: string): string => `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`

/** As far into a month as now is into its own; no further than its end. */
const soFar = (first: string, elapsedMs: number): Span => {
  const from = startOfDay(first)
  const next = startOfDay(firstOfMonth(toDay(addDays(from, 31))))
  return { from, to: new Date(Math.min(from.getTime() + elapsedMs, next.getTime())) }
}

/** What was sold to the caller's customers: today, this month by day, and to whom, each beside an earlier time. */
export const salesFor = async (db: Db, caller: StaffCaller, now: Date): Promise<SellerSales> => {
  const today = toDay(now)
  const month = firstOfMonth(today)
  const elapsedMs = now.getTime() - startOfDay(month).getTime()
  const thisMonth = soFar(month, elapsedMs)
  const lastMonth = soFar(monthBefore(today), elapsedMs)
  const lastYear = soFar(yearBefore(month), elapsedMs)
  const sinceMidnight: Span = { from: startOfDay(today), to: now }
  const weekBefore: Span = { from: addDays(sinceMidnight.from, -7), to: addDays(now, -7) }
  const sold = and(ofCustomers(db, caller, orders.enterpriseId), inArray(orders.status, [...purchaseStatuses]))

  const ofMonths = or(within(thisMonth), within({ from: lastMonth.from, to: thisMonth.from }), within(lastYear))
  const [sums] = await db
    .select({ today: sumOf(sinceMidnight), weekBefore: sumOf(weekBefore), month: sumOf(thisMonth), monthBefore: sumOf(lastMonth), yearBefore: sumOf(lastYear) })
    .from(orders)
    .where(and(sold, ofMonths))
  const [first] = await db.select({ at: min(orders.createdAt) }).from(orders).where(sold)

  const dayOf = sql<string>`to_char(${orders.createdAt} at time zone 'Asia/Shanghai', 'YYYY-MM-DD')`
  const days = await db
    .select({ day: dayOf, fen: sql<number>`sum(${orders.payableFen})`.mapWith(Number) })
    .from(orders)
    .where(and(sold, within({ from: lastMonth.from, to: now })))
    .groupBy(dayOf)
  const fenOn = new Map(days.map(({ day, fen }) => [day, fen]))
  const previousDay = (at: number): string => {
    const day = shiftDay(monthBefore(today), at)
    return day < month ? day : ''
  }

  const [amount, previous] = [sumOf(thisMonth), sumOf(lastMonth)]
  const customers = await db
    .select({ id: enterprise.id, name: enterprise.name, amount, previous })
    .from(orders)
    .innerJoin(enterprise, eq(enterprise.id, orders.enterpriseId))
    .where(and(sold, or(within(thisMonth), within(lastMonth))))
    .groupBy(enterprise.id)
    .having(sql`${amount} > 0`)
    .orderBy(desc(amount), enterprise.id)
    .limit(largest)

  return {
    Now: toInstant(now),
    Today: { Amount: toYuan(sums?.today ?? 0), Previous: toYuan(sums?.weekBefore ?? 0) },
    Month: {
      Amount: toYuan(sums?.month ?? 0), Previous: toYuan(sums?.monthBefore ?? 0),
      // A month that began before the first sale says nothing about what is sold in a month.
      LastYear: first?.at && first.at <= lastYear.from ? toYuan(sums?.yearBefore ?? 0) : null,
    },
    Days: Array.from({ length: Math.floor(elapsedMs / dayMs) + 1 }, (_, at) => ({
      Day: shiftDay(month, at), Amount: toYuan(fenOn.get(shiftDay(month, at)) ?? 0), Previous: toYuan(fenOn.get(previousDay(at)) ?? 0),
    })),
    Customers: customers.map(({ id, name, ...sum }) => ({ EnterpriseId: id, Name: name, Amount: toYuan(sum.amount), Previous: toYuan(sum.previous) })),
  }
}
