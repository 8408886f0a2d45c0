import { defineRoutes } from '../../platform/http/define-routes.ts'
import { hideReview, replyToReview, showReview } from './actions.ts'
import { listReviews } from './list.ts'

export const sellerReviewRoutes = defineRoutes({
  'POST /api/SellerReview/List': ({ body, caller, deps }) => listReviews(deps.db, caller, body),
  'POST /api/SellerReview/Reply': (context) => replyToReview(context, context.body),
  'POST /api/SellerReview/Hide': (context) => hideReview(context, context.body),
  'POST /api/SellerReview/Show': (context) => showReview(context, context.body),
})
