import { and, eq, sql, type SQL } from 'drizzle-orm'
import { actionsFor, inquiryLifecycle, inquiryStatus, statusName, type InquiryStatus } from '@mall/api/contract'
import { sellerInquiryActions, type SellerInquiry, type SellerInquiryAction, type WorkCalendar } from '@mall/api/seller/contract'
import { leftOf, nothingWaits } from '../../platform/calendar/time-left.ts'
import type { Db } from '../../platform/db/client.ts'
import { displayName } from '../../platform/db/display-name.ts'
import { inquiry as record, inquiryDraft, inquiryMessage } from '../../platform/db/schema/inquiry.ts'
import { appUser, enterprise } from '../../platform/db/schema/organisation.ts'
import type { StaffCaller } from '../../platform/http/define-routes.ts'
import { BusinessError } from '../../platform/http/errors.ts'
import { toYuan } from '../../platform/money.ts'
import { toInstant } from '../../platform/time.ts'
import { ofLines } from '../../trade/inquiry/records.ts'
import { ofCustomers } from '../account/portfolio.ts'

export { record }

/** The inquiries that exist for one of the staff: those of their customers. */
export const visibleTo = (db: Db, caller: StaffCaller): SQL | undefined => ofCustomers(db, caller, record.enterpriseId)

const open: ReadonlySet<InquiryStatus> = new Set([inquiryStatus.pending, inquiryStatus.quoted])

/** What a user with these permissions may do with an inquiry now: the seller's moves of its life cycle, and writing while it is open. */
export const allowedActions = ({ permissions }: Pick<StaffCaller, 'permissions'>, { status }: Pick<typeof record.$inferSelect, 'status'>): SellerInquiryAction[] => {
  if (!permissions.has('service.manage')) return []
  const moves: readonly string[] = actionsFor(inquiryLifecycle, status, ['seller'])
  return sellerInquiryActions.filter((action) => moves.includes(action) || (action === 'Message' && open.has(status)))
}

const hasDraft = sql<boolean>`exists (select 1 from ${inquiryDraft} d where d.inquiry_id = ${record.id})`

/** Whether the last message is the buyer's. */
const isAsked = sql<boolean>`coalesce((select m.user_id is not null from ${inquiryMessage} m where m.inquiry_id = ${record.id} order by m.created_at desc, m.id desc limit 1), false)`

/** Inquiries with what a row shows of them. */
export const inquiryRecords = (db: Db, caller: StaffCaller, where: SQL | undefined) =>
  db
    .select({
      record,
      enterprise: enterprise.name,
      user: displayName,
      firstName: ofLines<string>(sql`(array_agg(l.name order by l.id))[1]`),
      lineCount: ofLines<number>(sql`count(*)::int`),
      quotedFen: ofLines<string | null>(sql`sum(l.quoted_price_fen * l.quoted_quantity)`),
      hasDraft,
      isAsked,
    })
    .from(record)
    .innerJoin(enterprise, eq(enterprise.id, record.enterpriseId))
    .innerJoin(appUser, eq(appUser.id, record.userId))
    .where(and(visibleTo(db, caller), where))

type Row = Awaited<ReturnType<typeof inquiryRecords>>[number]

export const toSellerInquiry = (caller: StaffCaller, { record: row, quotedFen, ...shown }: Row, calendar: WorkCalendar, now: Date): SellerInquiry => ({
  InquiryId: row.id,
  InquiryNo: row.inquiryNo,
  CreateTime: toInstant(row.createdAt),
  EnterpriseName: shown.enterprise,
  UserName: shown.user,
  FirstName: shown.firstName,
  LineCount: shown.lineCount,
  QuotedAmount: quotedFen === null ? null : toYuan(Number(quotedFen)),
  ValidUntil: row.validUntil === null ? null : toInstant(row.validUntil),
  HasDraft: shown.hasDraft,
  IsAsked: shown.isAsked,
  Status: row.status,
  StatusName: statusName(inquiryLifecycle, row.status),
  ...(row.status === inquiryStatus.pending ? leftOf(calendar, 'Quote', row.createdAt, now) : nothingWaits),
  AllowActions: allowedActions(caller, row),
  Version: row.version,
})

/**
 * One of the inquiries that exist for a caller.
 * @throws BusinessError `INQUIRY_NOT_FOUND`
 */
export const findInquiry = async (db: Db, caller: StaffCaller, inquiryId: number): Promise<Row> => {
  const [row] = await inquiryRecords(db, caller, eq(record.id, inquiryId))
  if (row === undefined) throw new BusinessError('INQUIRY_NOT_FOUND', '询价单不存在')
  return row
}
