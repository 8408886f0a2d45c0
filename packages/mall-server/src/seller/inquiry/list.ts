import { and, inArray, type SQL } from 'drizzle-orm'
import type { SellerInquiryList, SellerInquiryListRequest } from '@mall/api/seller/contract'
import type { Db } from '../../platform/db/client.ts'
import { enterprise } from '../../platform/db/schema/organisation.ts'
import type { StaffCaller } from '../../platform/http/define-routes.ts'
import { hasText, isEqual, onDays } from '../../platform/lists/filters.ts'
import { listPage } from '../../platform/lists/list-page.ts'
import { countByStatus, statusCounts } from '../../platform/lists/status-counts.ts'
import { speaksOf } from '../../trade/inquiry/list.ts'
import { inquiryRecords, record, toSellerInquiry, visibleTo } from './records.ts'

// Without a quote there is nothing to hold: such inquiries come last in either direction.
const sort = { columns: { CreateTime: record.createdAt, ValidUntil: record.validUntil }, byDefault: 'CreateTime', last: record.id } as const

const ofCompany = (db: Db, name: string | undefined): SQL | undefined =>
  name === undefined || name.trim() === '' ? undefined : inArray(record.enterpriseId, db.select({ id: enterprise.id }).from(enterprise).where(hasText(enterprise.name, name)))

/** A page of the inquiries of the caller's customers, with the counts of the tabs, which have the same filters but the status. */
export const listInquiries = async (db: Db, caller: StaffCaller, request: SellerInquiryListRequest): Promise<SellerInquiryList> => {
  const { Keyword, Customer, BeginTime, EndTime, Status } = request
  const filters = and(speaksOf(db, Keyword), ofCompany(db, Customer), onDays(record.createdAt, BeginTime, EndTime))
  const counts = await countByStatus(db, record, and(visibleTo(db, caller), filters))
  const rows = await listPage(inquiryRecords(db, caller, and(filters, isEqual(record.status, Status))).$dynamic(), sort, request)
  return { Items: rows.map((row) => toSellerInquiry(caller, row)), ...statusCounts(counts, Status) }
}
