import { eq } from 'drizzle-orm'
import type { CallInput } from '@mall/api/contract'
import type { SellerReview, SellerReviewAction } from '@mall/api/seller/contract'
import { tell } from '../../company/notice/store.ts'
import { changeRecord } from '../../platform/actions/change-record.ts'
import { defineActions, type Opened } from '../../platform/actions/define-actions.ts'
import { permitting } from '../../platform/actions/permit.ts'
import { originOf, writeAudit } from '../../platform/audit/audit-log.ts'
import { cutText } from '../../platform/cut-text.ts'
import type { StaffContext } from '../../platform/http/define-routes.ts'
import { BusinessError } from '../../platform/http/errors.ts'
import { allowedActions, findReview, record, toSellerReview, type FoundReview, type ReviewRow } from './records.ts'

interface Target {
  readonly ReviewId: number
  readonly Version: number
  readonly RequestId: string
}

type Actable = ReviewRow & { readonly found: Omit<FoundReview, 'record'> }

const refusals: Readonly<Record<SellerReviewAction, string>> = { Reply: '评价已隐藏，不能回复', Hide: '评价已隐藏', Show: '评价没有隐藏' }

const actions = defineActions<Pick<Target, 'ReviewId'>, Actable, SellerReviewAction, StaffContext>({
  lock: async (tx, { caller }, { ReviewId }) => {
    await tx.select({ id: record.id }).from(record).where(eq(record.id, ReviewId)).for('update')
    const { record: row, ...found } = await findReview(tx, caller, ReviewId)
    return { ...row, found }
  },
  requireAllowed: permitting(allowedActions, (_row, _caller, action) => new BusinessError('REVIEW_ACTION_NOT_ALLOWED', refusals[action])),
})

/** Notifies the writer of the review. */
const tellWriter = ({ tx, row: { id, userId, found }, acting }: Opened<Actable>, title: string, fact: string): Promise<void> =>
  tell(tx, {
    kind: 'review', subject: `review:${id}`, title, now: acting.origin.now,
    enterpriseId: found.enterpriseId,
    userIds: [userId],
    facts: [...(fact === '' ? [] : [cutText(fact, 60)]), found.orderNo],
    target: { Kind: 'review', OrderNo: found.orderNo },
  })

const act = (context: StaffContext, action: SellerReviewAction, input: Target, work: (opened: Opened<Actable>) => Promise<Readonly<Record<'before' | 'after', { readonly [Field in 'Reply' | 'Reason']?: string }>>>): Promise<SellerReview> =>
  actions.act(context, `POST /api/SellerReview/${action}`, input, action, async (opened) => {
    const { tx, row } = opened
    const { before, after } = await work(opened)
    await writeAudit(tx, originOf(context), { action: `SellerReview.${action}`, entity: 'review', entityId: row.id, before: { Stars: row.stars, Text: cutText(row.text, 500), ...before }, after })
    return toSellerReview(context.caller, await findReview(tx, context.caller, row.id))
  })

const nameOf = ({ found }: Actable): string => cutText(found.line.name, 30)

/** @throws BusinessError those of every action */
export const replyToReview = (context: StaffContext, input: CallInput<'POST /api/SellerReview/Reply'>): Promise<SellerReview> =>
  act(context, 'Reply', input, async (opened) => {
    const { tx, row, acting } = opened
    const reply = input.Text.trim()
    await changeRecord(tx, acting.by, record, row, { reply, repliedAt: acting.origin.now, repliedBy: context.caller.staffId })
    if (row.repliedAt === null) await tellWriter(opened, `商家回复了你对“${nameOf(row)}”的评价`, reply)
    return { before: row.repliedAt === null ? {} : { Reply: row.reply }, after: { Reply: reply } }
  })

/** @throws BusinessError those of every action */
export const hideReview = (context: StaffContext, input: CallInput<'POST /api/SellerReview/Hide'>): Promise<SellerReview> =>
  act(context, 'Hide', input, async (opened) => {
    const { tx, row, acting } = opened
    const hiddenReason = input.Reason.trim()
    await changeRecord(tx, acting.by, record, row, { hiddenReason, hiddenAt: acting.origin.now, hiddenBy: context.caller.staffId })
    await tellWriter(opened, `你对“${nameOf(row)}”的评价已被商家隐藏`, `原因：${hiddenReason}`)
    return { before: {}, after: { Reason: hiddenReason } }
  })

/** @throws BusinessError those of every action */
export const showReview = (context: StaffContext, input: CallInput<'POST /api/SellerReview/Show'>): Promise<SellerReview> =>
  act(context, 'Show', input, async (opened) => {
    const { tx, row, acting } = opened
    await changeRecord(tx, acting.by, record, row, { hiddenReason: '', hiddenAt: null, hiddenBy: null })
    await tellWriter(opened, `你对“${nameOf(row)}”的评价已恢复显示`, '')
    return { before: { Reason: row.hiddenReason }, after: {} }
  })
