import { eq } from 'drizzle-orm'
import { inquiryLifecycle, inquiryLimits } from '@mall/api/contract'
import { defineActions } from '../../platform/actions/define-actions.ts'
import { defineMoves } from '../../platform/actions/define-moves.ts'
import type { Tx } from '../../platform/db/client.ts'
import { inquiry, inquiryMessage } from '../../platform/db/schema/inquiry.ts'
import { BusinessError } from '../../platform/http/errors.ts'
import { findInquiry } from './detail.ts'
import { settleInquiry } from './notices.ts'
import { requireAllowed } from './records.ts'

export const inquiryActions = defineActions({
  lock: async (tx, { caller }, { InquiryId }: { readonly InquiryId: number }) => {
    await findInquiry(tx, caller, InquiryId)
    const [row] = await tx.select().from(inquiry).where(eq(inquiry.id, InquiryId)).for('update')
    if (row === undefined) throw new BusinessError('INQUIRY_NOT_FOUND', '询价单不存在')
    return row
  },
  requireAllowed,
})

/** Moves a locked inquiry. A move of the seller sends its own notice; any other move settles earlier notices. */
export const { move: moveInquiry } = defineMoves({
  lifecycle: inquiryLifecycle,
  table: inquiry,
  audited: { entity: 'inquiry', name: 'Inquiry', idOf: ({ inquiryNo }) => inquiryNo },
  notify: async (tx, { after, action, now }) => {
    if (action !== 'Quote' && action !== 'MarkUnavailable') await settleInquiry(tx, after, now)
  },
})

/** Who writes a message: a buyer, one of the staff for the seller, or the simulated seller. */
export type Writer = { readonly userId: number } | { readonly staffId: number } | 'demo'

/** Adds a message. */
export const addMessage = async (tx: Tx, inquiryId: number, writer: Writer, text: string, now: Date): Promise<void> => {
  await tx.insert(inquiryMessage).values({ inquiryId, ...(writer === 'demo' ? {} : writer), text, createdAt: now })
}

/** @throws BusinessError `INQUIRY_MESSAGE_LIMIT_REACHED` when the inquiry has as many messages as it may; `otherwise` says what to do then. */
export const requireRoomForMessage = async (tx: Tx, inquiryId: number, otherwise: string): Promise<void> => {
  if ((await tx.$count(inquiryMessage, eq(inquiryMessage.inquiryId, inquiryId))) < inquiryLimits.messages) return
  throw new BusinessError('INQUIRY_MESSAGE_LIMIT_REACHED', `每张询价单最多${inquiryLimits.messages}条消息，${otherwise}`)
}
