import { and } from 'drizzle-orm'
import type { SellerInquiryList, SellerInquiryListRequest } from '@mall/api/seller/contract'
import { readCalendar } from '../../platform/calendar/read.ts'
import type { Db } from '../../platform/db/client.ts'
import type { StaffCaller } from '../../platform/http/define-routes.ts'
import { isEqual, onDays } from '../../platform/lists/filters.ts'
import { listPage } from '../../platform/lists/list-page.ts'
import { countByStatus, statusCounts } from '../../platform/lists/status-counts.ts'
import { speaksOf } from '../../trade/inquiry/list.ts'
import { nameOfCompany, ofCompanyNamed } from '../account/companies.ts'
import { inquiryRecords, record, toSellerInquiry, visibleTo } from './records.ts'

// Without a quote there is nothing to hold: such inquiries come last in either direction.
const sort = { columns: { CreateTime: record.createdAt, ValidUntil: record.validUntil }, byDefault: 'CreateTime', last: record.id } as const

/** A page of the inquiries of the caller's customers, with the counts of the tabs, which have the same filters but the status. */
export const listInquiries = async (db: Db, caller: StaffCaller, request: SellerInquiryListRequest, now: Date): Promise<SellerInquiryList> => {
  const { Keyword, Customer, EnterpriseId, BeginTime, EndTime, Status } = request
  const filters = and(speaksOf(db, Keyword), ofCompanyNamed(db, record.enterpriseId, Customer), isEqual(record.enterpriseId, EnterpriseId), onDays(record.createdAt, BeginTime, EndTime))
  const calendar = await readCalendar(db)
  const counts = await countByStatus(db, record, and(visibleTo(db, caller), filters))
  const rows = await listPage(inquiryRecords(db, caller, and(filters, isEqual(record.status, Status))).$dynamic(), sort, request)
  return {
    Items: rows.map((row) => toSellerInquiry(caller, row, calendar, now)),
    ...statusCounts(counts, Status),
    CustomerName: await nameOfCompany(db, EnterpriseId, { table: record, enterpriseId: record.enterpriseId, visible: visibleTo(db, caller) }),
  }
}
