import { and, type SQL } from 'drizzle-orm'
import type { SellerInvoiceList, SellerInvoiceListRequest, WorkCalendar } from '@mall/api/seller/contract'
import { readCalendar } from '../../platform/calendar/read.ts'
import type { Db } from '../../platform/db/client.ts'
import type { Deps } from '../../platform/deps.ts'
import type { StaffCaller } from '../../platform/http/define-routes.ts'
import { isAmount, isEqual, onDays } from '../../platform/lists/filters.ts'
import { listPage } from '../../platform/lists/list-page.ts'
import { countByStatus, statusCounts } from '../../platform/lists/status-counts.ts'
import { hasKeyword } from '../../trade/invoice/list.ts'
import { nameOfCompany, ofCompanyNamed } from '../account/companies.ts'
import { isDue } from './due.ts'
import { invoiceRecords, record, toSellerInvoice, visibleTo } from './records.ts'

const sort = { columns: { ApplyTime: record.createdAt, Amount: record.amountFen }, byDefault: 'ApplyTime', last: record.id } as const

/** All filters except the status: the tabs count with the same filters. */
const filtered = (db: Db, filters: SellerInvoiceListRequest, calendar: WorkCalendar, now: Date): SQL | undefined =>
  and(
    hasKeyword(filters.Keyword),
    ofCompanyNamed(db, record.enterpriseId, filters.Customer),
    isEqual(record.enterpriseId, filters.EnterpriseId),
    isEqual(record.type, filters.Type),
    onDays(record.createdAt, filters.BeginTime, filters.EndTime),
    isAmount(record.amountFen, filters.AmountMin, filters.AmountMax),
    filters.Due === undefined ? undefined : isDue(filters.Due, calendar, now),
  )

/** A page of the applications of the caller's customers, with the counts of the tabs. */
export const listInvoices = async ({ db, clock, taxPlatform }: Pick<Deps, 'db' | 'clock' | 'taxPlatform'>, caller: StaffCaller, request: SellerInvoiceListRequest): Promise<SellerInvoiceList> => {
  const now = clock()
  const calendar = await readCalendar(db)
  const where = filtered(db, request, calendar, now)
  const visible = visibleTo(db, caller)
  const counts = await countByStatus(db, record, and(visible, where))
  const rows = await listPage(invoiceRecords(db, caller, and(where, isEqual(record.status, request.Status))).$dynamic(), sort, request)
  return {
    Items: rows.map((row) => toSellerInvoice(caller, row, calendar, now, taxPlatform !== null)),
    ...statusCounts(counts, request.Status),
    CustomerName: await nameOfCompany(db, request.EnterpriseId, { table: record, enterpriseId: record.enterpriseId, visible }),
  }
}
