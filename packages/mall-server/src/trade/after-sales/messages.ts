import { and, asc, count, eq, isNotNull } from 'drizzle-orm'
import { maxAfterSalesQuestions, type AfterSalesMessage } from '@mall/api/contract'
import { changeRecord } from '../../platform/actions/change-record.ts'
import type { Permitted } from '../../platform/actions/permit.ts'
import { writeAudit } from '../../platform/audit/audit-log.ts'
import type { Db, Tx } from '../../platform/db/client.ts'
import { displayNameIfAny } from '../../platform/db/display-name.ts'
import { afterSalesLog, afterSalesMessage } from '../../platform/db/schema/after-sales.ts'
import { appUser } from '../../platform/db/schema/organisation.ts'
import { staff } from '../../platform/db/schema/staff.ts'
import { BusinessError } from '../../platform/http/errors.ts'
import { toInstant } from '../../platform/time.ts'
import { readCalendar } from '../../platform/calendar/read.ts'
import { workedBefore, workedBetween } from '../../platform/calendar/working-time.ts'
import { settleNotices, tellOfQuestion } from './notices.ts'
import { record, type AfterSalesRow } from './records.ts'

/** Under which name the applicant reads a question. */
const sellerName = '商家客服'

/** What the seller asked and the applicant answered, the oldest first. Only the staff read who of them asked. */
export const messagesOf = async (db: Db, serviceId: number, reader: 'applicant' | 'staff'): Promise<AfterSalesMessage[]> => {
  const rows = await db
    .select({ message: afterSalesMessage, user: displayNameIfAny, staff: staff.name })
    .from(afterSalesMessage)
    .leftJoin(appUser, eq(appUser.id, afterSalesMessage.userId))
    .leftJoin(staff, eq(staff.id, afterSalesMessage.staffId))
    .where(eq(afterSalesMessage.afterSalesId, serviceId))
    .orderBy(asc(afterSalesMessage.createdAt), asc(afterSalesMessage.id))
  return rows.map(({ message, user, staff: asker }) => ({
    MessageId: message.id,
    IsSeller: message.userId === null,
    UserName: user ?? (reader === 'staff' ? (asker ?? sellerName) : sellerName),
    Text: message.text,
    Images: message.images.map((image) => ({ ...image })),
    Time: toInstant(message.createdAt),
  }))
}

/** @throws BusinessError `AFTER_SALES_QUESTION_LIMIT_REACHED` */
const requireRoom = async (tx: Tx, { id }: AfterSalesRow): Promise<void> => {
  const [asked] = await tx.select({ count: count() }).from(afterSalesMessage).where(and(eq(afterSalesMessage.afterSalesId, id), isNotNull(afterSalesMessage.staffId)))
  if ((asked?.count ?? 0) >= maxAfterSalesQuestions) throw new BusinessError('AFTER_SALES_QUESTION_LIMIT_REACHED', `每张服务单最多提问${maxAfterSalesQuestions}次，请致电申请人或直接审核`)
}

const audited = { entity: 'afterSales' } as const

/** Asks the applicant of a locked service. From then on it is left to the staff. */
export const askApplicant = async (tx: Tx, service: AfterSalesRow, { acting, staffId, text }: { readonly acting: Permitted; readonly staffId: number; readonly text: string }): Promise<void> => {
  const { now } = acting.origin
  await requireRoom(tx, service)
  await changeRecord(tx, acting.by, record, service, { askedAt: now, isByHand: true })
  await tx.insert(afterSalesMessage).values({ afterSalesId: service.id, staffId, text, images: [], createdAt: now })
  await tx.insert(afterSalesLog).values({ afterSalesId: service.id, operator: '商家', text: '请申请人补充材料', createdAt: now })
  await tellOfQuestion(tx, service, now)
  await writeAudit(tx, acting.origin, { ...audited, action: 'AfterSales.AskApplicant', entityId: service.returnNo, before: null, after: { Text: text } })
}

interface Answer {
  readonly acting: Permitted
  readonly userId: number
  readonly text: string
  readonly images: AfterSalesMessage['Images']
}

/** Writes the answer to the question that a locked service waits with. */
export const answerSeller = async (tx: Tx, service: AfterSalesRow, { acting, userId, text, images }: Answer): Promise<void> => {
  const { now } = acting.origin
  // The limit of the check goes on where it stood: a question about what is overdue makes it no less so.
  const calendar = await readCalendar(tx)
  const checkedMs = workedBetween(calendar, service.checkSince ?? service.createdAt, service.askedAt ?? now)
  await changeRecord(tx, acting.by, record, service, { askedAt: null, checkSince: workedBefore(calendar, now, checkedMs) })
  await tx.insert(afterSalesMessage).values({ afterSalesId: service.id, userId, text, images, createdAt: now })
  await tx.insert(afterSalesLog).values({ afterSalesId: service.id, operator: acting.operator, text: '补充了材料', createdAt: now })
  await settleNotices(tx, service, now)
  await writeAudit(tx, acting.origin, { ...audited, action: 'AfterSales.Supplement', entityId: service.returnNo, before: null, after: { Text: text, Pictures: images.length } })
}
