import { and, eq, inArray, isNotNull, isNull, sql, type SQL } from 'drizzle-orm'
import { auditCountLimit, auditEntityNames, type AuditEntity, type AuditEntry, type AuditList, type AuditListRequest, type AuditSide } from '@mall/api/seller/contract'
import type { Db } from '../../platform/db/client.ts'
import { displayNameIfAny } from '../../platform/db/display-name.ts'
import { appUser, enterprise } from '../../platform/db/schema/organisation.ts'
import { staff } from '../../platform/db/schema/staff.ts'
import { auditLog as record } from '../../platform/db/schema/writes.ts'
import type { StaffCaller } from '../../platform/http/define-routes.ts'
import { isEqual, onDays } from '../../platform/lists/filters.ts'
import { listPage, orderOf } from '../../platform/lists/list-page.ts'
import type { ExportParts } from '../../platform/lists/workbook.ts'
import { toInstant } from '../../platform/time.ts'
import { ofCustomers } from '../account/portfolio.ts'
import { hiddenFields } from '../product/fields.ts'
import { actionText, fieldText, valueText } from './words.ts'

/** What the log is narrowed to, without its page. */
export type AuditFilters = Omit<AuditListRequest, 'PageIndex' | 'PageSize' | 'SortField' | 'SortOrder'>

const sort = { columns: { Time: record.createdAt }, byDefault: 'Time', last: record.id } as const

const bySide: Readonly<Record<AuditSide, SQL | undefined>> = {
  staff: isNotNull(record.staffId),
  buyer: isNotNull(record.userId),
  system: and(isNull(record.staffId), isNull(record.userId)),
}

/** Whole: a part of a number would be looked for in every entry of two years. */
const isAbout = (recordNo: string | undefined): SQL | undefined => isEqual(record.entityId, recordNo?.trim() || undefined)

const filtered = (db: Db, caller: StaffCaller, { RecordNo, BeginTime, EndTime, Side, StaffId, Entity }: AuditFilters): SQL | undefined =>
  and(
    ofCustomers(db, caller, record.enterpriseId),
    isAbout(RecordNo),
    onDays(record.createdAt, BeginTime, EndTime),
    Side === undefined ? undefined : bySide[Side],
    isEqual(record.staffId, StaffId),
    isEqual(record.entity, Entity),
  )

/** What differs; of a new or deleted record everything that was written down. */
const changesOf = ({ action, before, after }: typeof record.$inferSelect, hidden: readonly string[]): AuditEntry['Changes'] =>
  [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
    .filter((name) => !hidden.includes(name))
    .map((name) => ({ Name: fieldText(name), Before: valueText(action, name, before?.[name]), After: valueText(action, name, after?.[name]) }))
    .filter(({ Before, After }) => Before !== After)

const sideOf = ({ staffId, userId }: typeof record.$inferSelect): AuditSide => {
  if (staffId !== null) return 'staff'
  return userId === null ? 'system' : 'buyer'
}

/** The entries as they are stored, with the names of who made them. */
const stored = (db: Db, where: SQL | undefined) =>
  db
    .select({ entry: record, staffName: staff.name, userName: displayNameIfAny, enterpriseName: enterprise.name })
    .from(record)
    .leftJoin(staff, eq(staff.id, record.staffId))
    .leftJoin(appUser, eq(appUser.id, record.userId))
    .leftJoin(enterprise, eq(enterprise.id, record.enterpriseId))
    .where(where)
    .$dynamic()

type Stored = Awaited<ReturnType<typeof stored>>[number]

const itemOf = ({ entry, staffName, userName, enterpriseName }: Stored, hidden: readonly string[]): AuditEntry => {
  const entity = entry.entity as AuditEntity
  return {
    EntryId: entry.id,
    Time: toInstant(entry.createdAt),
    Side: sideOf(entry),
    Operator: staffName ?? userName ?? '系统',
    EnterpriseName: entry.staffId === null ? enterpriseName : null,
    Entity: entity,
    EntityName: auditEntityNames[entity],
    RecordNo: entry.entityId,
    Action: actionText(entry.action),
    Changes: changesOf(entry, hidden),
    Ip: entry.ip,
    TraceNo: entry.requestId,
  }
}

/** A page of the audit log. How many there are is counted up to a limit: what is read does not grow with the log. */
export const listAudit = async (db: Db, caller: StaffCaller, request: AuditListRequest): Promise<AuditList> => {
  const where = filtered(db, caller, request)
  const found = db.select({ one: sql`1` }).from(record).where(where).limit(auditCountLimit).as('found')
  const total = await db.$count(found)
  const rows = await listPage(stored(db, where), sort, request)
  const hidden = hiddenFields(caller)
  return { Items: rows.map((row) => itemOf(row, hidden)), total }
}

/** The log for a file, the newest first. */
export const auditForExport = (db: Db, caller: StaffCaller, filters: AuditFilters): ExportParts<AuditEntry> => {
  const newestFirst = orderOf(sort, {})
  const hidden = hiddenFields(caller)
  return {
    ids: async (limit) => (await db.select({ id: record.id }).from(record).where(filtered(db, caller, filters)).orderBy(...newestFirst).limit(limit)).map(({ id }) => id),
    rows: async (ids) => (await stored(db, inArray(record.id, [...ids])).orderBy(...newestFirst)).map((row) => itemOf(row, hidden)),
  }
}
