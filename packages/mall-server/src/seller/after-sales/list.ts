import { and, asc, count, eq, type SQL } from 'drizzle-orm'
import type { SellerAfterSalesList, SellerAfterSalesListRequest } from '@mall/api/seller/contract'
import { readCalendar } from '../../platform/calendar/read.ts'
import type { Db } from '../../platform/db/client.ts'
import { enterprise } from '../../platform/db/schema/organisation.ts'
import { orderLine, orders } from '../../platform/db/schema/order.ts'
import type { StaffCaller } from '../../platform/http/define-routes.ts'
import { hasText, isEqual, onDays } from '../../platform/lists/filters.ts'
import { listPage } from '../../platform/lists/list-page.ts'
import { statusCounts } from '../../platform/lists/status-counts.ts'
import { awaitedIn, hasKeyword } from '../../trade/after-sales/list.ts'
import { nameOfCompany } from '../account/companies.ts'
import { isTurnOf, record, serviceRecords, toSellerAfterSales, visibleTo } from './records.ts'

const sort = { columns: { ApplyTime: record.createdAt }, byDefault: 'ApplyTime', last: record.id } as const

/** All filters except the status: the tabs count with the same filters. */
const filtered = ({ Keyword, Customer, EnterpriseId, Type, BeginTime, EndTime, Turn }: SellerAfterSalesListRequest): SQL | undefined =>
  and(hasKeyword(Keyword), hasText(enterprise.name, Customer), isEqual(record.enterpriseId, EnterpriseId), isEqual(record.type, Type), onDays(record.createdAt, BeginTime, EndTime), Turn && isTurnOf(Turn))

/** A page of the services of the caller's customers, with the counts of the tabs. */
export const listServices = async (db: Db, caller: StaffCaller, request: SellerAfterSalesListRequest, now: Date): Promise<SellerAfterSalesList> => {
  const filters = filtered(request)
  const calendar = await readCalendar(db)
  const counts = await db
    .select({ status: record.status, count: count(), asked: count(record.askedAt) })
    .from(record)
    .innerJoin(orders, eq(orders.id, record.orderId))
    .innerJoin(orderLine, eq(orderLine.id, record.lineId))
    .innerJoin(enterprise, eq(enterprise.id, record.enterpriseId))
    .where(and(visibleTo(db, caller), filters))
    .groupBy(record.status)
    .orderBy(asc(record.status))
  const rows = await listPage(serviceRecords(db, caller, and(filters, isEqual(record.status, request.Status))).$dynamic(), sort, request)
  return {
    Items: rows.map((row) => toSellerAfterSales(caller, row, calendar, now)),
    ...statusCounts(counts, request.Status),
    AwaitsApplicantCount: awaitedIn(counts),
    CustomerName: await nameOfCompany(db, request.EnterpriseId, { table: record, enterpriseId: record.enterpriseId, visible: visibleTo(db, caller) }),
  }
}
