import { and, count, eq, gte, inArray, lt, min, sql, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { purchaseStatuses, spendMonths, type WorkbenchCategories, type WorkbenchSpend } from '@mall/api/contract'
import type { Db } from '../../platform/db/client.ts'
import { category } from '../../platform/db/schema/catalogue.ts'
import { orders } from '../../platform/db/schema/order.ts'
import { reportLine } from '../../platform/db/schema/report.ts'
import type { Caller } from '../../platform/http/define-routes.ts'
import { visibleTo } from '../../platform/lists/visible-to.ts'
import { toYuan } from '../../platform/money.ts'
import { visiblePurchases } from '../../trade/order/purchases.ts'
import { startOfDay, toDay } from '../../platform/time.ts'
import { groupSmallest, monthsUntil, yearBefore } from './rules.ts'

const monthOf = sql<string>`to_char(${orders.createdAt} at time zone 'Asia/Shanghai', 'YYYY-MM')`

/** What orders add up to, fen. */
const amountOf = sql<number>`coalesce(sum(${orders.payableFen}), 0)`.mapWith(Number)

const startOfMonth = (month: string): Date => startOfDay(`${month}-01`)

const amountWhere = async (db: Db, where: SQL | undefined): Promise<number> => {
  const [row] = await db.select({ amountFen: amountOf }).from(orders).where(where)
  return row?.amountFen ?? 0
}

/** Purchases of the last twelve months, each beside the same month of the year before. */
export const spendOf = async (db: Db, caller: Caller, now: Date): Promise<WorkbenchSpend> => {
  const purchases = visiblePurchases(caller)
  const months = monthsUntil(toDay(now), spendMonths)
  const [first = ''] = months
  const rows = await db
    .select({ month: monthOf, amountFen: amountOf, count: count() })
    .from(orders)
    .where(and(purchases, gte(orders.createdAt, startOfMonth(yearBefore(first))), lt(orders.createdAt, now)))
    .groupBy(monthOf)
  const [{ since } = { since: null }] = await db.select({ since: min(orders.createdAt) }).from(orders).where(purchases)
  const inMonth = new Map(rows.map((row) => [row.month, row]))
  /** A month that began before the first purchase says nothing about what is bought in a month. */
  const isKnown = (month: string) => since !== null && since <= startOfMonth(month)
  const current = yearBefore(toDay(now).slice(0, 7))
  const monthOnDate = new Date(now)
  monthOnDate.setUTCFullYear(now.getUTCFullYear() - 1)
  return {
    Months: months.map((month) => {
      const previous = yearBefore(month)
      return {
        Month: month,
        Amount: toYuan(inMonth.get(month)?.amountFen ?? 0),
        OrderCount: inMonth.get(month)?.count ?? 0,
        PreviousAmount: isKnown(previous) ? toYuan(inMonth.get(previous)?.amountFen ?? 0) : null,
      }
    }),
    PreviousToDate: isKnown(current)
      ? toYuan(await amountWhere(db, and(purchases, gte(orders.createdAt, startOfMonth(current)), lt(orders.createdAt, monthOnDate))))
      : null,
  }
}

/** What was bought in the same months, by category of the first level. By the lines of reports, whose index has all of it. */
export const categoriesOf = async (db: Db, caller: Caller, now: Date): Promise<WorkbenchCategories> => {
  const [first = ''] = monthsUntil(toDay(now), spendMonths)
  const { enterpriseId, departmentId, userId, orderedAt, status, categoryId } = reportLine
  const goods = db
    .select({ categoryId, amountFen: sql<number>`sum(${reportLine.priceFen} * ${reportLine.quantity})`.as('amount_fen') })
    .from(reportLine)
    .where(and(visibleTo(caller, { enterpriseId, departmentId, userId }), inArray(status, [...purchaseStatuses]), gte(orderedAt, startOfMonth(first)), lt(orderedAt, now)))
    .groupBy(categoryId)
    .as('goods')
  const [second, top] = [alias(category, 'second'), alias(category, 'top')]
  const rows = await db
    .select({ id: top.id, name: top.name, amountFen: sql<number>`sum(${goods.amountFen})`.mapWith(Number) })
    .from(goods)
    .innerJoin(category, eq(category.id, goods.categoryId))
    .innerJoin(second, eq(second.id, category.parentId))
    .innerJoin(top, eq(top.id, second.parentId))
    .groupBy(top.id)
  const sorted = rows.toSorted((one, other) => other.amountFen - one.amountFen || one.id - other.id)
  return {
    Items: groupSmallest(sorted, 6).map(({ id, name, amountFen }) => ({ CategoryId: id, Name: name, Amount: toYuan(amountFen) })),
    Total: toYuan(sorted.reduce((sum, { amountFen }) => sum + amountFen, 0)),
  }
}
