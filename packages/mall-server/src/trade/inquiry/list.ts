import { and, exists, or, sql, type SQL } from 'drizzle-orm'
import type { InquiryList, InquiryListRequest } from '@mall/api/contract'
import type { Db } from '../../platform/db/client.ts'
import { inquiryLine } from '../../platform/db/schema/inquiry.ts'
import type { Caller } from '../../platform/http/define-routes.ts'
import { hasNumber, hasText, isEqual, onDays } from '../../platform/lists/filters.ts'
import { listPage } from '../../platform/lists/list-page.ts'
import { countByStatus, statusCounts } from '../../platform/lists/status-counts.ts'
import { visibleTo } from '../../platform/lists/visible-to.ts'
import { inquiryRecords, record, toInquirySummary } from './records.ts'

// Without a quote there is nothing to hold: such inquiries come last in either direction.
const sort = { columns: { CreateTime: record.createdAt, ValidUntil: record.validUntil }, byDefault: 'CreateTime', last: record.id } as const

/** The number, or a text of any line. */
export const speaksOf = (db: Db, keyword: string | undefined): SQL | undefined => {
  const inLine = or(hasText(inquiryLine.name, keyword), hasText(inquiryLine.brand, keyword), hasText(inquiryLine.model, keyword))
  if (inLine === undefined) return undefined
  return or(hasNumber(record.inquiryNo, keyword), exists(db.select({ one: sql`1` }).from(inquiryLine).where(and(sql`${inquiryLine.inquiryId} = ${record.id}`, inLine))))
}

/** A page of the inquiries within the caller's scope, with the counts of the tabs, which have the same filters but the status. */
export const listInquiries = async (db: Db, caller: Caller, request: InquiryListRequest): Promise<InquiryList> => {
  const { Keyword, BeginTime, EndTime, Status } = request
  const filters = and(speaksOf(db, Keyword), onDays(record.createdAt, BeginTime, EndTime))
  const counts = await countByStatus(db, record, and(visibleTo(caller, record), filters))
  const rows = await listPage(inquiryRecords(db, caller, and(filters, isEqual(record.status, Status))).$dynamic(), sort, request)
  return {
    Items: rows.map((row) => toInquirySummary(caller, row)),
    ...statusCounts(counts, Status),
    AllowActions: caller.permissions.has('purchase') ? ['Create'] : [],
  }
}
