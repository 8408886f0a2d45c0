import { defineRoutes } from '../../platform/http/define-routes.ts'
import { reviewDetailOf } from './detail.ts'
import { ownCompletedOrder } from './own-order.ts'
import { productReviewsOf } from './product-reviews.ts'
import { appendToReview, submitReviews } from './write.ts'

export const reviewRoutes = defineRoutes({
  'POST /api/Order/ReviewDetail': async ({ body, caller, deps }) =>
    reviewDetailOf(deps.db, await ownCompletedOrder(deps.db, caller, body.OrderNo), deps.clock()),
  'POST /api/Order/ReviewSubmit': (context) => submitReviews(context, context.body),
  'POST /api/Order/ReviewAppend': (context) => appendToReview(context, context.body),
  'POST /api/Product/Reviews': ({ body, deps }) => productReviewsOf(deps.db, body),
})
