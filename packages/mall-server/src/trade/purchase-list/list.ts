import { and, count, desc, eq, gte, lt, sql } from 'drizzle-orm'
import { purchaseListLimits, type CallInput, type CallOutput } from '@mall/api/contract'
import type { Db } from '../../platform/db/client.ts'
import { product } from '../../platform/db/schema/catalogue.ts'
import { orderLine, orders } from '../../platform/db/schema/order.ts'
import type { Caller } from '../../platform/http/define-routes.ts'
import { hasText } from '../../platform/lists/filters.ts'
import { offsetOf } from '../../platform/lists/list-page.ts'
import { inAssortmentSql } from '../../catalogue/assortment/products.ts'
import { visiblePurchases } from '../order/purchases.ts'
import { startOfDay, toDay } from '../../platform/time.ts'
import { inOrder, isVisible, listsWith, record, toLine, toPurchaseLists } from './records.ts'

/** A page of the lists that a caller may see. */
export const listPurchaseLists = async (
  db: Db,
  caller: Caller,
  request: CallInput<'POST /api/PurchaseList/List'>,
): Promise<CallOutput<'POST /api/PurchaseList/List'>> => {
  const where = and(isVisible(caller), hasText(record.name, request.Keyword))
  const [counted] = await db.select({ total: count() }).from(record).where(where)
  const rows = await listsWith(db, where).orderBy(...inOrder).limit(request.PageSize).offset(offsetOf(request))
  return { Items: await toPurchaseLists(db, caller, rows), total: counted?.total ?? 0 }
}

/** The first of this month and of the one before it, in Asia/Shanghai. */
const lastMonth = (now: Date): { readonly from: Date; readonly until: Date } => {
  const [year = 0, month = 0] = toDay(now).split('-').map(Number)
  const first = (y: number, m: number) => startOfDay(`${y}-${String(m).padStart(2, '0')}-01`)
  return { from: month === 1 ? first(year - 1, 12) : first(year, month - 1), until: first(year, month) }
}

/** What was bought in the last calendar month, the most often ordered first: as far as the caller may see it, and of this company alone. */
export const lastMonthsPurchases = async (db: Db, caller: Caller, now: Date): Promise<CallOutput<'POST /api/PurchaseList/LastMonth'>> => {
  const { from, until } = lastMonth(now)
  const pieces = sql<number>`least(sum(${orderLine.quantity}), 999999)`.mapWith(Number)
  const rows = await db
    .select({ code: product.code, photos: product.photos, name: product.name, unit: product.unit, quantity: pieces })
    .from(orderLine)
    .innerJoin(orders, eq(orders.id, orderLine.orderId))
    .innerJoin(product, eq(product.id, orderLine.productId))
    .where(and(visiblePurchases(caller), eq(orders.enterpriseId, caller.enterpriseId), gte(orders.createdAt, from), lt(orders.createdAt, until), inAssortmentSql(caller, product)))
    .groupBy(product.id)
    .orderBy(desc(sql`count(distinct ${orders.id})`), desc(sql`sum(${orderLine.quantity})`), product.id)
    .limit(purchaseListLimits.lines)
  return { Lines: rows.map(toLine) }
}
