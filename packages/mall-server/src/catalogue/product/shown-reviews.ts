import { and, eq, isNull, type SQL } from 'drizzle-orm'
import { lineReview } from '../../platform/db/schema/review.ts'

/** The reviews of a product that everybody reads: those that the seller did not hide. */
export const isShownOf = (productId: number): SQL | undefined => and(eq(lineReview.productId, productId), isNull(lineReview.hiddenAt))
