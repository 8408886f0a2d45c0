import { and, asc, eq, gt } from 'drizzle-orm'
import type { ReviewDetail } from '@mall/api/contract'
import type { Db } from '../../platform/db/client.ts'
import { orderLine } from '../../platform/db/schema/order.ts'
import { lineReview, orderScore } from '../../platform/db/schema/review.ts'
import { appendUntil, reviewActionOf } from '../order/review-action.ts'
import type { OrderRow } from '../order/store.ts'
import { toInstant } from '../../platform/time.ts'

type Stars = NonNullable<ReviewDetail['DeliveryScore']>

/** The received lines of an order, with what was written of them. */
export const reviewedLines = (db: Db, orderId: number) =>
  db
    .select({ line: orderLine, review: lineReview })
    .from(orderLine)
    .leftJoin(lineReview, eq(lineReview.orderLineId, orderLine.id))
    .where(and(eq(orderLine.orderId, orderId), gt(orderLine.receivedQuantity, 0)))
    .orderBy(asc(orderLine.id))

export type ReviewedLine = Awaited<ReturnType<typeof reviewedLines>>[number]

export const actionOn = ({ line, review }: ReviewedLine, now: Date) =>
  reviewActionOf({ receivedQuantity: line.receivedQuantity, reviewedAt: review?.createdAt ?? null, appendedAt: review?.appendedAt ?? null }, now)

/** What the seller replied to a review, as it goes over the wire. */
export const replyToWire = ({ repliedAt, reply }: Pick<typeof lineReview.$inferSelect, 'repliedAt' | 'reply'>) => (repliedAt === null ? null : { Text: reply, Time: toInstant(repliedAt) })

/** Why a review is hidden, as it goes over the wire. */
export const hidingToWire = ({ hiddenAt, hiddenReason }: Pick<typeof lineReview.$inferSelect, 'hiddenAt' | 'hiddenReason'>) =>
  hiddenAt === null ? null : { Reason: hiddenReason, Time: toInstant(hiddenAt) }

/** What was appended to a review, as it goes over the wire. */
export const appendToWire = ({ appendedAt, appendText, appendImages }: Pick<typeof lineReview.$inferSelect, 'appendedAt' | 'appendText' | 'appendImages'>) =>
  appendedAt === null ? null : { Text: appendText, Images: appendImages, Time: toInstant(appendedAt) }

const lineToWire = (reviewed: ReviewedLine, now: Date): ReviewDetail['Lines'][number] => {
  const { line, review } = reviewed
  const action = actionOn(reviewed, now)
  return {
    LineId: line.id,
    ProductCode: line.productCode,
    CustomerProductName: line.name,
    ImageUrl: line.imageUrl,
    Unit: line.unit,
    ReceivedQuantity: line.receivedQuantity,
    Review: review && {
      Stars: review.stars as Stars,
      Text: review.text,
      Images: review.images,
      Time: toInstant(review.createdAt),
      Anonymous: review.isAnonymous,
      Append: appendToWire(review),
      AppendUntil: toInstant(appendUntil(review.createdAt)),
      Reply: replyToWire(review),
      Hidden: hidingToWire(review),
    },
    AllowActions: action === null ? [] : [action],
  }
}

/** What was and what can be written of an order. */
export const reviewDetailOf = async (db: Db, order: OrderRow, now: Date): Promise<ReviewDetail> => {
  const [score] = await db.select().from(orderScore).where(eq(orderScore.orderId, order.id))
  const lines = await reviewedLines(db, order.id)
  return {
    OrderNo: order.orderNo,
    OrderTime: toInstant(order.createdAt),
    Lines: lines.map((reviewed) => lineToWire(reviewed, now)),
    DeliveryScore: (score?.delivery ?? null) as Stars | null,
    ServiceScore: (score?.service ?? null) as Stars | null,
  }
}
