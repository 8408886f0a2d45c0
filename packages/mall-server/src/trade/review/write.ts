import { eq } from 'drizzle-orm'
import { reviewRules, type CallInput, type ReviewAction, type ReviewDetail } from '@mall/api/contract'
import { changeRecord } from '../../platform/actions/change-record.ts'
import { permitting } from '../../platform/actions/permit.ts'
import type { Tx } from '../../platform/db/client.ts'
import { orderLog } from '../../platform/db/schema/order.ts'
import { lineReview, orderScore } from '../../platform/db/schema/review.ts'
import { publishImages } from '../../platform/file/publish-images.ts'
import type { CallContext } from '../../platform/http/define-routes.ts'
import { BusinessError } from '../../platform/http/errors.ts'
import type { OrderRow } from '../order/store.ts'
import { originOf, writeAudit } from '../../platform/audit/audit-log.ts'
import { once } from '../../platform/idempotency/once.ts'
import { actionOn, reviewDetailOf, reviewedLines, type ReviewedLine } from './detail.ts'
import { lockedOwnOrder } from './own-order.ts'
import { cleanText, isTooShort } from './rules.ts'

type Submission = CallInput<'POST /api/Order/ReviewSubmit'>
type Append = CallInput<'POST /api/Order/ReviewAppend'>

const notAllowed = () => new BusinessError('REVIEW_NOT_ALLOWED', '该商品已评价或已超过评价期限，请刷新后查看')
const tooShort = () => new BusinessError('REVIEW_TEXT_TOO_SHORT', `评价内容至少${reviewRules.minText}个字`)

const requireAllowed = permitting<Date, ReviewedLine, ReviewAction>((now, reviewed) => {
  const action = actionOn(reviewed, now)
  return action === null ? [] : [action]
}, notAllowed)

/** The line, when it can be reviewed now; a line of another order is not found. */
const lineFor = (lines: readonly ReviewedLine[], lineId: number, action: ReviewAction, now: Date) => {
  const found = lines.find(({ line }) => line.id === lineId)
  if (found === undefined) throw new BusinessError('ORDER_LINE_NOT_FOUND', '订单中没有该商品')
  return { ...found, by: requireAllowed(now, found, action) }
}

const record = async (tx: Tx, context: CallContext, order: OrderRow, action: 'Review' | 'AppendReview', text: string): Promise<ReviewDetail> => {
  const origin = originOf(context)
  await tx.insert(orderLog).values({ orderId: order.id, operator: context.caller.displayName, text, createdAt: origin.now })
  await writeAudit(tx, origin, { action: `Order.${action}`, entity: 'order', entityId: order.orderNo, before: null, after: null })
  return reviewDetailOf(tx, order, origin.now)
}

/** A score is given once: a later one does not replace it. */
const keepScores = async (tx: Tx, orderId: number, delivery: number | undefined, service: number | undefined): Promise<void> => {
  if (delivery === undefined && service === undefined) return
  await tx.insert(orderScore).values({ orderId }).onConflictDoNothing()
  const [kept] = await tx.select().from(orderScore).where(eq(orderScore.orderId, orderId))
  await tx
    .update(orderScore)
    .set({ delivery: kept?.delivery ?? delivery ?? null, service: kept?.service ?? service ?? null })
    .where(eq(orderScore.orderId, orderId))
}

/** Reviews lines of the caller's own completed order, all of them or none. */
export const submitReviews = (context: CallContext, body: Submission): Promise<ReviewDetail> =>
  once(context, 'POST /api/Order/ReviewSubmit', body, async (tx) => {
    const { caller, deps } = context
    const now = deps.clock()
    const order = await lockedOwnOrder(tx, caller, body.OrderNo)
    const lines = await reviewedLines(tx, order.id)
    if (new Set(body.Lines.map(({ LineId }) => LineId)).size < body.Lines.length) throw notAllowed()
    const reviews = body.Lines.map(({ LineId, Stars, Text, Images = [], Anonymous }) => {
      const { line } = lineFor(lines, LineId, 'Review', now)
      const text = cleanText(Text)
      if (text !== '' && isTooShort(text)) throw tooShort()
      return {
        orderLineId: LineId, productId: line.productId, userId: caller.userId,
        stars: Stars, text, images: Images, isAnonymous: Anonymous, createdAt: now,
        appendText: '', appendImages: [], appendedAt: null,
      }
    })
    await publishImages(tx, caller, reviews.flatMap(({ images }) => images))
    await tx.insert(lineReview).values(reviews)
    await keepScores(tx, order.id, body.DeliveryScore, body.ServiceScore)
    return record(tx, context, order, 'Review', `评价商品（${reviews.length}种）`)
  })

/** Appends to the review of one line. */
export const appendToReview = (context: CallContext, body: Append): Promise<ReviewDetail> =>
  once(context, 'POST /api/Order/ReviewAppend', body, async (tx) => {
    const { caller, deps } = context
    const now = deps.clock()
    const order = await lockedOwnOrder(tx, caller, body.OrderNo)
    // The seller may reply to it meanwhile.
    await tx.select({ id: lineReview.id }).from(lineReview).where(eq(lineReview.orderLineId, body.LineId)).for('update')
    const { review, by } = lineFor(await reviewedLines(tx, order.id), body.LineId, 'Append', now)
    if (review === null) throw notAllowed()
    const text = cleanText(body.Text)
    if (isTooShort(text)) throw tooShort()
    const images = body.Images ?? []
    await publishImages(tx, caller, images)
    await changeRecord(tx, by, lineReview, review, { appendText: text, appendImages: images, appendedAt: now })
    return record(tx, context, order, 'AppendReview', '追加评价')
  })
