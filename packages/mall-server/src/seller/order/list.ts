import { and, gte, inArray, lte, sql, type SQL } from 'drizzle-orm'
import type { SellerOrderList, SellerOrderListRequest, WorkCalendar } from '@mall/api/seller/contract'
import { readCalendar } from '../../platform/calendar/read.ts'
import type { Db } from '../../platform/db/client.ts'
import { provinceOfOrder } from '../../platform/db/schema/order.ts'
import type { StaffCaller } from '../../platform/http/define-routes.ts'
import { BusinessError } from '../../platform/http/errors.ts'
import { hasNumber, isAmount, isEqual, onDays } from '../../platform/lists/filters.ts'
import { listPage, orderOf } from '../../platform/lists/list-page.ts'
import { countByStatus, statusCounts } from '../../platform/lists/status-counts.ts'
import { lineMatches } from '../../trade/order-query/list.ts'
import { nameOfCompany, ofCompanyNamed } from '../account/companies.ts'
import { isDue } from './due.ts'
import { linesOf, orderRecords, record, toSellerOrder, visibleTo } from './records.ts'

const sort = { columns: { OrderTime: record.createdAt, PayableAmount: record.payableFen, DeliveryDate: record.deliveryDate }, byDefault: 'OrderTime', last: record.id } as const

/** A wanted day between two, both included: a day without a time of day. */
const wantedBetween = (first: string | undefined, last: string | undefined): SQL | undefined => {
  if (first !== undefined && last !== undefined && last < first) throw new BusinessError('TIME_RANGE_INVALID', '结束时间不能早于开始时间')
  return and(first === undefined ? undefined : gte(record.deliveryDate, first), last === undefined ? undefined : lte(record.deliveryDate, last))
}

/** All filters except the status: the tabs count with the same filters. */
const filtered = (db: Db, caller: StaffCaller, filters: SellerOrderListRequest, calendar: WorkCalendar, now: Date): SQL | undefined =>
  and(
    visibleTo(db, caller),
    hasNumber(record.orderNo, filters.OrderNo),
    ofCompanyNamed(db, record.enterpriseId, filters.Customer),
    isEqual(record.enterpriseId, filters.EnterpriseId),
    filters.Province === undefined ? undefined : sql`${provinceOfOrder(record)} = ${filters.Province.slice(0, 2)}`,
    lineMatches(db, filters.Product),
    onDays(record.createdAt, filters.BeginTime, filters.EndTime),
    wantedBetween(filters.DeliveryBegin, filters.DeliveryEnd),
    isEqual(record.paymentType, filters.PaymentType),
    isAmount(record.payableFen, filters.AmountMin, filters.AmountMax),
    filters.Due === undefined ? undefined : isDue(db, filters.Due, calendar, now),
  )

/** A page of the orders of the caller's customers, with the counts of the tabs. */
export const listOrders = async (db: Db, caller: StaffCaller, request: SellerOrderListRequest, now: Date): Promise<SellerOrderList> => {
  const calendar = await readCalendar(db)
  const where = filtered(db, caller, request, calendar, now)
  const counts = await countByStatus(db, record, where)
  // Which orders are on it is found first: what a list shows of one is read for these alone.
  const page = listPage(db.select({ id: record.id }).from(record).where(and(where, isEqual(record.status, request.Status))).$dynamic(), sort, request)
  const rows = await orderRecords(db, caller, inArray(record.id, page)).orderBy(...orderOf(sort, request))
  const lines = await linesOf(db, rows.map(({ order }) => order.id))
  const { total, StatusCounts } = statusCounts(counts, request.Status)
  return {
    Items: rows.map((row) => toSellerOrder(caller, row, lines.get(row.order.id) ?? [], calendar, now)),
    total,
    StatusCounts: StatusCounts as SellerOrderList['StatusCounts'],
    CustomerName: await nameOfCompany(db, request.EnterpriseId, { table: record, enterpriseId: record.enterpriseId, visible: visibleTo(db, caller) }),
  }
}
