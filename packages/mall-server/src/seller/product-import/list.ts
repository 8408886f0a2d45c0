import { and, inArray } from 'drizzle-orm'
import type { ProductImportList, ProductImportListRequest } from '@mall/api/seller/contract'
import type { Db } from '../../platform/db/client.ts'
import type { StaffCaller } from '../../platform/http/define-routes.ts'
import { hasText, isEqual } from '../../platform/lists/filters.ts'
import { listPage, orderOf } from '../../platform/lists/list-page.ts'
import { countByStatus, statusCounts } from '../../platform/lists/status-counts.ts'
import { importRecords, record, toProductImport } from './records.ts'

const sort = { columns: { CreatedAt: record.createdAt, Rows: record.rows }, byDefault: 'CreatedAt', last: record.id } as const

/** A page of the imports, with the counts of the tabs. */
export const listImports = async (db: Db, caller: StaffCaller, request: ProductImportListRequest, now: Date): Promise<ProductImportList> => {
  const where = hasText(record.fileName, request.FileName)
  const counts = await countByStatus(db, record, where)
  const page = listPage(db.select({ id: record.id }).from(record).where(and(where, isEqual(record.status, request.Status))).$dynamic(), sort, request)
  const rows = await importRecords(db, inArray(record.id, page)).orderBy(...orderOf(sort, request))
  return { Items: rows.map((one) => toProductImport(caller, one, now)), ...statusCounts(counts, request.Status) }
}
