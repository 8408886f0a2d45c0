// Generated from the contract by `npm run generate`. Change the contract, not this file.
import type { CallFunction } from '../bind.ts'

/** Reviews of products as the seller replies to them, and hides them. */
export interface SellerReviewResource {
  /** Returns a page of what the customers wrote of products, the latest first. Needs the permission `service.view`. */
  readonly list: CallFunction<'POST /api/SellerReview/List'>
  /** Replies to a review, or replaces the reply. Everybody reads it below the review. The writer of the review gets a notice of the first reply. Needs the permission `service.manage`. */
  readonly reply: CallFunction<'POST /api/SellerReview/Reply'>
  /** Hides a review from the page of its product, and from its sums. Its writer still sees it, reads why, and gets a notice. Needs the permission `service.manage`. */
  readonly hide: CallFunction<'POST /api/SellerReview/Hide'>
  /** Shows a hidden review again. Needs the permission `service.manage`. */
  readonly show: CallFunction<'POST /api/SellerReview/Show'>
}
