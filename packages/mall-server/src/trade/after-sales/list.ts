import { and, asc, count, desc, eq, inArray, notInArray, or, type SQL } from 'drizzle-orm'
import { afterSalesProgress, endedAfterSales, type AfterSalesList, type AfterSalesListRequest, type AfterSalesProgress, type AfterSalesSummary } from '@mall/api/contract'
import type { Db } from '../../platform/db/client.ts'
import { orderLine, orders } from '../../platform/db/schema/order.ts'
import type { Caller } from '../../platform/http/define-routes.ts'
import { hasNumber, hasText, isEqual, onDays } from '../../platform/lists/filters.ts'
import { listPage } from '../../platform/lists/list-page.ts'
import { statusCounts } from '../../platform/lists/status-counts.ts'
import type { ExportParts } from '../../platform/lists/workbook.ts'
import { visibleTo } from '../../platform/lists/visible-to.ts'
import { afterSalesRecords, record, toAfterSalesSummary } from './records.ts'

/** The filters of list and export. */
export type AfterSalesFilters = Omit<AfterSalesListRequest, 'PageIndex' | 'PageSize' | 'SortField' | 'SortOrder'>

const sort = { columns: { ApplyTime: record.createdAt }, byDefault: 'ApplyTime', last: record.id } as const

/** A number, or the product that it is about; the query joins orders and their lines. */
export const hasKeyword = (text: string | undefined): SQL | undefined =>
  or(hasNumber(record.returnNo, text), hasNumber(orders.orderNo, text), hasText(orderLine.name, text), text?.trim() ? eq(orderLine.productCode, text.trim()) : undefined)

/** How far it has come. */
export const hasProgress = (progress: AfterSalesProgress | undefined): SQL | undefined => {
  if (progress === undefined) return undefined
  return progress === afterSalesProgress.underWay ? notInArray(record.status, [...endedAfterSales]) : inArray(record.status, [...endedAfterSales])
}

/** All filters except the status: the tabs count with the same filters. */
const filtered = ({ Keyword, Type, BeginTime, EndTime, Progress }: AfterSalesFilters): SQL | undefined =>
  and(hasKeyword(Keyword), isEqual(record.type, Type), onDays(record.createdAt, BeginTime, EndTime), hasProgress(Progress))

/** How many of the counted wait for an answer. */
export const awaitedIn = (counts: readonly { readonly asked: number }[]): number => counts.reduce((sum, { asked }) => sum + asked, 0)

/** A page of the services within the caller's scope, with the counts of the tabs. */
export const listAfterSales = async (db: Db, caller: Caller, request: AfterSalesListRequest): Promise<AfterSalesList> => {
  const { Status } = request
  const filters = filtered(request)
  const counts = await db
    .select({ status: record.status, count: count(), asked: count(record.askedAt) })
    .from(record)
    .innerJoin(orders, eq(orders.id, record.orderId))
    .innerJoin(orderLine, eq(orderLine.id, record.lineId))
    .where(and(visibleTo(caller, record), filters))
    .groupBy(record.status)
    .orderBy(asc(record.status))
  const rows = await listPage(afterSalesRecords(db, caller, and(filters, isEqual(record.status, Status))).$dynamic(), sort, request)
  return {
    Items: rows.map((row) => toAfterSalesSummary(caller, row)),
    ...statusCounts(counts, Status),
    AwaitsApplicantCount: awaitedIn(counts),
  }
}

const newestFirst = [desc(record.createdAt), desc(record.id)] as const

/** Every service that matches the filters, the newest first. */
export const afterSalesForExport = (db: Db, caller: Caller, filters: AfterSalesFilters): ExportParts<AfterSalesSummary> => ({
  ids: async (limit) => {
    const found = await db
      .select({ id: record.id })
      .from(record)
      .innerJoin(orders, eq(orders.id, record.orderId))
      .innerJoin(orderLine, eq(orderLine.id, record.lineId))
      .where(and(visibleTo(caller, record), filtered(filters), isEqual(record.status, filters.Status)))
      .orderBy(...newestFirst)
      .limit(limit)
    return found.map(({ id }) => id)
  },
  rows: async (ids) => (await afterSalesRecords(db, caller, inArray(record.id, [...ids])).orderBy(...newestFirst)).map((row) => toAfterSalesSummary(caller, row)),
})
