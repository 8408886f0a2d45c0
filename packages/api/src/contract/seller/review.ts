import * as z from 'zod/mini'
import { day, id, pageOf, requestId, requiredText, sorting, text } from '../common.ts'
import { field, named } from '../describe.ts'
import { lineFields, lineProduct } from '../lines.ts'
import { appended, hidden, replied, stars, written } from '../order/review.ts'
import { orderNo } from '../order/values.ts'
import { defineSellerCalls, staffWith } from './access.ts'

/** Lengths of what the seller writes about a review (评价). */
export const sellerReviewLimits = { reply: 500, reason: 100 } as const

/** Which reviews a tab of the seller's list shows. */
export const sellerReviewTabNames = { waiting: '待回复', low: '差评', hidden: '已隐藏' } as const

export type SellerReviewTab = keyof typeof sellerReviewTabNames

/** A review with at most so many stars is a 差评. */
export const lowStars = 2

/** What can be done with a review, in the order of its buttons. */
export const sellerReviewActions = ['Reply', 'Hide', 'Show'] as const

export type SellerReviewAction = (typeof sellerReviewActions)[number]

const count = z.int().check(z.nonnegative())
const tab = z.literal(Object.keys(sellerReviewTabNames) as readonly SellerReviewTab[])

const target = {
  ReviewId: field(id, 'The review.'),
  Version: field(z.int(), 'Version that was read; an older one is a `VERSION_CONFLICT`.'),
  RequestId: requestId,
}

const by = field(z.string(), 'Who of the staff it was.')

export const sellerReview = named(
  'SellerReview',
  'What a buyer wrote of a product, as the seller reads it.',
  z.object({
    ReviewId: target.ReviewId,
    OrderNo: orderNo,
    ...lineProduct,
    Unit: lineFields.Unit,
    EnterpriseName: field(z.string(), 'The company that bought it.'),
    UserName: field(z.string(), 'Who wrote it, also where others read it without a name.'),
    Anonymous: field(z.boolean(), 'Whether others read it without a name.'),
    Stars: field(stars, '1 to 5.'),
    ...written,
    Append: appended,
    Reply: field(z.nullable(z.extend(replied, { By: by })), 'What the seller replied (商家回复); null when nothing was.'),
    Hidden: field(z.nullable(z.extend(hidden, { By: by })), 'Why it is hidden; null while it is shown.'),
    AllowActions: field(z.array(z.literal(sellerReviewActions)), 'Actions that the user may take now. `Reply` also replaces a reply.'),
    Version: field(z.int(), 'Changes with every reply, and when it is hidden or shown.'),
  }),
)

export const sellerReviewListRequest = named(
  'SellerReviewListRequest',
  'Filters, sorting and page of the reviews by the caller’s customers.',
  z.object({
    Tab: field(z.optional(tab), 'waiting: shown, and without a reply; low: shown, with at most two stars; hidden: hidden ones.'),
    Keyword: field(z.optional(text(100)), 'Part of the product’s name or of the order’s number, or the product’s code.'),
    Customer: field(z.optional(text(50)), 'Part of a company’s name.'),
    Stars: field(z.optional(stars), 'Only reviews with so many stars.'),
    OnlyWithImages: field(z.optional(z.boolean()), 'Only reviews with pictures.'),
    BeginTime: field(z.optional(day), 'Written on this day or later.'),
    EndTime: field(z.optional(day), 'Written on this day or earlier.'),
    ...sorting(['Time']),
  }),
)

export const sellerReviewList = named(
  'SellerReviewList',
  'A page of the reviews by the seller’s customers.',
  z.object({
    ...pageOf(sellerReview).shape,
    TabCounts: field(z.array(z.object({ Tab: tab, Count: count })), 'Reviews per tab under the same filters: the counts of the tabs.'),
    All: field(count, 'Of all tabs.'),
  }),
)

/** What is typed of a reply. */
export const reviewReply = z.object({ Text: field(requiredText(sellerReviewLimits.reply), 'The reply, which everybody reads below the review: plain text.') })

/** Why a review is hidden. */
export const reviewHiding = z.object({ Reason: field(requiredText(sellerReviewLimits.reason), 'Why; the writer of the review reads it.') })

export const sellerReviewController = { SellerReview: 'Reviews of products as the seller replies to them, and hides them.' } as const

const manage = staffWith('service.manage')

export const sellerReviewCalls = defineSellerCalls({
  'POST /api/SellerReview/List': {
    summary: 'Returns a page of what the customers wrote of products, the latest first.',
    access: staffWith('service.view'),
    scope: 'portfolio',
    body: sellerReviewListRequest,
    response: sellerReviewList,
  },
  'POST /api/SellerReview/Reply': {
    summary: 'Replies to a review, or replaces the reply.',
    description: 'Everybody reads it below the review. The writer of the review gets a notice of the first reply.',
    access: manage,
    scope: 'portfolio',
    body: z.extend(reviewReply, target),
    response: sellerReview,
  },
  'POST /api/SellerReview/Hide': {
    summary: 'Hides a review from the page of its product, and from its sums.',
    description: 'Its writer still sees it, reads why, and gets a notice.',
    access: manage,
    scope: 'portfolio',
    body: z.extend(reviewHiding, target),
    response: sellerReview,
  },
  'POST /api/SellerReview/Show': {
    summary: 'Shows a hidden review again.',
    access: manage,
    scope: 'portfolio',
    body: z.object(target),
    response: sellerReview,
  },
})

export type { SellerReview, SellerReviewList, SellerReviewListRequest } from '../../resources/generated/shapes.ts'
