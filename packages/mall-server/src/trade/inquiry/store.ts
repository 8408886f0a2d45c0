import { eq } from 'drizzle-orm'
import { inquiryLifecycle, statusName, transitionOf, type InquiryAction, type InquiryTransitionAction } from '@mall/api/contract'
import type { Tx } from '../../platform/db/client.ts'
import { inquiry, inquiryMessage } from '../../platform/db/schema/inquiry.ts'
import type { Caller } from '../../platform/http/define-routes.ts'
import { BusinessError } from '../../platform/http/errors.ts'
import { writeAudit, type Origin } from '../../platform/audit/audit-log.ts'
import { atVersion } from '../../platform/records/version.ts'
import { findInquiry } from './detail.ts'
import { allowedActions, type InquiryRow } from './records.ts'

/** The inquiry, locked until the transaction ends, when the caller may take the action now. `version`: the one that they read. */
export const lockInquiry = async (tx: Tx, caller: Caller, inquiryId: number, action: InquiryAction, version?: number): Promise<InquiryRow> => {
  await findInquiry(tx, caller, inquiryId)
  const [row] = await tx.select().from(inquiry).where(eq(inquiry.id, inquiryId)).for('update')
  if (row === undefined) throw new BusinessError('INQUIRY_NOT_FOUND', '询价单不存在')
  if (version !== undefined) atVersion(row, version)
  if (!allowedActions(caller, row).includes(action)) throw new BusinessError('INQUIRY_ACTION_NOT_ALLOWED', `询价单${statusName(inquiryLifecycle, row.status)}，不能进行此操作`)
  return row
}

/** Moves a locked inquiry as the life cycle has it, with whatever else is true of it then, and records the move. */
export const moveInquiry = async (
  tx: Tx,
  row: InquiryRow,
  action: InquiryTransitionAction,
  origin: Origin,
  values: Partial<Pick<InquiryRow, 'quotedAt' | 'validUntil' | 'closeReason'>> = {},
): Promise<void> => {
  const transition = transitionOf(inquiryLifecycle, row.status, action)
  if (transition === undefined) throw new Error(`An inquiry in ${row.status} does not ${action}`)
  await tx.update(inquiry).set({ ...values, status: transition.to, version: row.version + 1 }).where(eq(inquiry.id, row.id))
  await writeAudit(tx, origin, { action: `Inquiry.${action}`, entity: 'inquiry', entityId: row.inquiryNo, before: { Status: row.status }, after: { Status: transition.to } })
}

/** Adds a message of a user, or of the seller (null). */
export const addMessage = async (tx: Tx, inquiryId: number, userId: number | null, text: string, now: Date): Promise<void> => {
  await tx.insert(inquiryMessage).values({ inquiryId, userId, text, createdAt: now })
}
