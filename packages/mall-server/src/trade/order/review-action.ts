import { and, eq, exists, gt, gte, isNull, not, sql, type SQL } from 'drizzle-orm'
import { orderStatus, reviewRules, reviewState, type ReviewAction, type ReviewState } from '@mall/api/contract'
import type { Db } from '../../platform/db/client.ts'
import { orderLine, orders } from '../../platform/db/schema/order.ts'
import { lineReview } from '../../platform/db/schema/review.ts'
import type { Caller } from '../../platform/http/define-routes.ts'
import { addDays } from '../../platform/time.ts'

/** A line of a completed order, and when it was written about. */
export interface ReviewableLine {
  readonly receivedQuantity: number
  readonly reviewedAt: Date | null
  readonly appendedAt: Date | null
}

/** Until when words can be appended to a review. */
export const appendUntil = (reviewedAt: Date): Date => addDays(reviewedAt, reviewRules.appendWithinDays)

/** What its buyer can write of a line of a completed order now; null: nothing. */
export const reviewActionOf = ({ receivedQuantity, reviewedAt, appendedAt }: ReviewableLine, now: Date): ReviewAction | null => {
  if (receivedQuantity === 0) return null
  if (reviewedAt === null) return 'Review'
  return appendedAt === null && now <= appendUntil(reviewedAt) ? 'Append' : null
}

/** What can be written of a completed order: first reviews, then words appended to them. */
export const reviewStateOf = (lines: readonly ReviewableLine[], now: Date): ReviewState | null => {
  const actions = new Set(lines.map((line) => reviewActionOf(line, now)))
  if (actions.has('Review')) return reviewState.reviewable
  return actions.has('Append') ? reviewState.appendable : null
}

/** The same as a condition on orders: the caller's own, since nobody reviews what others bought. */
export const isInReviewState = (db: Db, caller: Caller, state: ReviewState, now: Date): SQL | undefined => {
  if (!caller.permissions.has('purchase')) return sql`false`
  const someLine = (where: SQL | undefined) =>
    exists(
      db
        .select({ one: sql`1` })
        .from(orderLine)
        .leftJoin(lineReview, eq(lineReview.orderLineId, orderLine.id))
        .where(and(eq(orderLine.orderId, orders.id), gt(orderLine.receivedQuantity, 0), where)),
    )
  const waits = someLine(isNull(lineReview.id))
  const canAppend = someLine(and(isNull(lineReview.appendedAt), gte(lineReview.createdAt, addDays(now, -reviewRules.appendWithinDays))))
  return and(
    eq(orders.userId, caller.userId),
    eq(orders.enterpriseId, caller.enterpriseId),
    eq(orders.status, orderStatus.completed),
    state === reviewState.reviewable ? waits : and(not(waits), canAppend),
  )
}
