import { reviewRules, type ReviewAction } from '@mall/api/contract'
import { addDays } from '../time.ts'

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
