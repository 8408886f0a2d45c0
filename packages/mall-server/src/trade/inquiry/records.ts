import { and, eq, sql, type SQL } from 'drizzle-orm'
import { actionsFor, inquiryActions, inquiryLifecycle, inquiryStatus, statusName, type InquiryAction, type InquiryStatus, type InquirySummary } from '@mall/api/contract'
import type { Db } from '../../platform/db/client.ts'
import { displayName } from '../../platform/db/display-name.ts'
import { inquiry as record, inquiryLine } from '../../platform/db/schema/inquiry.ts'
import { appUser, department } from '../../platform/db/schema/organisation.ts'
import type { Caller } from '../../platform/http/define-routes.ts'
import { permitting } from '../../platform/actions/permit.ts'
import { BusinessError } from '../../platform/http/errors.ts'
import { visibleTo } from '../../platform/lists/visible-to.ts'
import { toYuan } from '../../platform/money.ts'
import { toInstant } from '../../platform/time.ts'

export { record }

export type InquiryRow = typeof record.$inferSelect

/** A value of the lines `l` of an inquiry. */
export const ofLines = <Value>(value: SQL): SQL<Value> => sql<Value>`(select ${value} from ${inquiryLine} l where l.inquiry_id = ${record.id})`

/** The inquiries within the caller's scope, with the names and sums that a list shows. Every read goes through here. */
export const inquiryRecords = (db: Db, caller: Caller, where: SQL | undefined) =>
  db
    .select({
      record,
      userName: displayName,
      departmentName: department.name,
      firstName: ofLines<string>(sql`(array_agg(l.name order by l.id))[1]`),
      lineCount: ofLines<number>(sql`count(*)::int`),
      quotedFen: ofLines<string | null>(sql`sum(l.quoted_price_fen * l.quoted_quantity)`),
    })
    .from(record)
    .innerJoin(appUser, eq(appUser.id, record.userId))
    .innerJoin(department, eq(department.id, record.departmentId))
    .where(and(visibleTo(caller, record), where))

type Row = Awaited<ReturnType<typeof inquiryRecords>>[number]

const open: ReadonlySet<InquiryStatus> = new Set([inquiryStatus.pending, inquiryStatus.quoted])

/** Ended without a purchase: the same can be asked for again. */
const renewable: ReadonlySet<InquiryStatus> = new Set([inquiryStatus.declined, inquiryStatus.expired, inquiryStatus.unavailable, inquiryStatus.cancelled])

/** The whole of `AllowActions`, in the contract's order. Only the user who made an inquiry acts on it. */
export const allowedActions = (caller: Pick<Caller, 'userId' | 'enterpriseId' | 'permissions'>, row: Pick<InquiryRow, 'userId' | 'enterpriseId' | 'status'>): InquiryAction[] => {
  const isOwn = row.userId === caller.userId && row.enterpriseId === caller.enterpriseId && caller.permissions.has('purchase')
  const allowed = new Set<string>(isOwn ? ['View', ...actionsFor(inquiryLifecycle, row.status, ['purchaser'])] : ['View'])
  if (isOwn && open.has(row.status)) allowed.add('Message')
  if (isOwn && row.status === inquiryStatus.pending) allowed.add('Edit')
  if (isOwn && renewable.has(row.status)) allowed.add('Renew')
  return inquiryActions.filter((action) => allowed.has(action))
}

/** @throws BusinessError `INQUIRY_ACTION_NOT_ALLOWED` */
export const requireAllowed = permitting(
  allowedActions,
  ({ status }) => new BusinessError('INQUIRY_ACTION_NOT_ALLOWED', `询价单${statusName(inquiryLifecycle, status)}，不能进行此操作`),
)

export const toInquirySummary = (caller: Caller, { record: row, userName, departmentName, firstName, lineCount, quotedFen }: Row): InquirySummary => ({
  InquiryId: row.id,
  InquiryNo: row.inquiryNo,
  CreateTime: toInstant(row.createdAt),
  UserName: userName,
  DepartmentName: departmentName,
  FirstName: firstName,
  LineCount: lineCount,
  QuotedAmount: quotedFen === null ? null : toYuan(Number(quotedFen)),
  ValidUntil: row.validUntil === null ? null : toInstant(row.validUntil),
  Status: row.status,
  StatusName: statusName(inquiryLifecycle, row.status),
  AllowActions: allowedActions(caller, row),
  Version: row.version,
})
