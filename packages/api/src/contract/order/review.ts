import * as z from 'zod/mini'
import { fileUrl, givenFileUrl, id, instant, pageOf, paging, productCode, requestId, text } from '../common.ts'
import { field, named } from '../describe.ts'
import { lineFields, lineProduct } from '../lines.ts'
import { reviewActions, reviewRules } from '../lifecycles/review.ts'
import { orderNo } from './values.ts'

export const stars = z.literal([1, 2, 3, 4, 5])
const score = z.optional(stars)
const count = z.int().check(z.nonnegative())

export const written = {
  Text: field(z.string(), 'Plain text; empty when there are no words.'),
  Images: field(z.array(fileUrl), 'Pictures, which anybody may see.'),
  Time: field(instant, 'When it was written.'),
}

export const appended = field(z.nullable(z.object(written)), 'What was appended once (追评); null when nothing was.')

/** What the seller replied to a review. */
export const replied = z.object({ Text: field(z.string(), 'The reply: plain text.'), Time: field(instant, 'When it was given.') })

const reply = field(z.nullable(replied), 'What the seller replied (商家回复); null when nothing was.')

/** Why a review is hidden. */
export const hidden = z.object({ Reason: field(z.string(), 'Why the seller hid it.'), Time: field(instant, 'When.') })

const review = named(
  'Review',
  'What the buyer wrote of a line.',
  z.object({
    Stars: field(stars, '1 to 5.'),
    ...written,
    Anonymous: field(z.boolean(), 'Whether others read it without a name.'),
    Append: appended,
    AppendUntil: field(instant, 'Until when words can be appended.'),
    Reply: reply,
    Hidden: field(z.nullable(hidden), 'Why others do not see it; null where they do.'),
  }),
)

export const reviewLine = named(
  'ReviewLine',
  'A received line of an order with its review.',
  z.object({
    LineId: field(id, 'The line of the order.'),
    ...lineProduct,
    Unit: lineFields.Unit,
    ReceivedQuantity: field(z.int(), 'Pieces received (已收).'),
    Review: field(z.nullable(review), 'Its review; null when there is none.'),
    AllowActions: field(z.array(z.literal(reviewActions)), 'What can be written of it now.'),
  }),
)

export const reviewDetail = named(
  'ReviewDetail',
  'The received lines of an order with what was written of them.',
  z.object({
    OrderNo: orderNo,
    OrderTime: field(instant, 'Time of the order.'),
    Lines: field(z.array(reviewLine), 'Lines that were received.'),
    DeliveryScore: field(z.nullable(stars), 'Score of the delivery (配送), 1 to 5; null when none was given.'),
    ServiceScore: field(z.nullable(stars), 'Score of the service (服务), 1 to 5; null when none was given.'),
  }),
)

const writing = {
  Images: field(z.optional(z.array(givenFileUrl).check(z.maxLength(reviewRules.maxImages))), 'Pictures that the user uploaded, at most 2 MB each.'),
}

export const reviewSubmission = z.object({
  RequestId: requestId,
  OrderNo: orderNo,
  Lines: field(
    z
      .array(
        z.object({
          LineId: field(id, 'The line of the order.'),
          Stars: field(stars, '1 to 5.'),
          Text: field(z.optional(text(reviewRules.maxText)), 'Words: none, or 5 to 500 characters of plain text.'),
          ...writing,
          Anonymous: field(z.boolean(), 'Whether others read it without a name.'),
        }),
      )
      .check(z.minLength(1), z.maxLength(200)),
    'The lines that are reviewed; others can be reviewed later.',
  ),
  DeliveryScore: field(score, 'Score of the delivery, once per order.'),
  ServiceScore: field(score, 'Score of the service, once per order.'),
})

export const reviewAppend = z.object({
  RequestId: requestId,
  OrderNo: orderNo,
  LineId: field(id, 'The line of the order.'),
  Text: field(text(reviewRules.maxText), '5 to 500 characters of plain text.'),
  ...writing,
})

export const productReviewsRequest = z.object({
  ProductCode: productCode,
  Stars: field(z.optional(stars), 'Only reviews with so many stars.'),
  OnlyWithImages: field(z.optional(z.boolean()), 'Only reviews with pictures.'),
  ...paging,
})

const productReview = named(
  'ProductReview',
  'A review as everybody reads it.',
  z.object({
    ReviewId: field(id, 'The review.'),
    UserName: field(z.string(), 'Masked name: 张**, or 匿名用户.'),
    Stars: field(stars, '1 to 5.'),
    ...written,
    Append: appended,
    Reply: reply,
  }),
)

export const productReviews = named(
  'ProductReviews',
  'A page of the reviews of a product, the latest first; without those that the seller hid.',
  z.object({
    ...pageOf(productReview).shape,
    Count: field(count, 'Number of all reviews, whatever the filter.'),
    Average: field(z.nullable(z.number().check(z.minimum(1), z.maximum(5))), 'Average of the stars, one decimal; null without a review.'),
    Distribution: field(
      z.array(z.object({ Stars: field(stars, '5 to 1.'), Count: field(count, 'How many there are.') })),
      'Reviews per number of stars, 5 first; always all five.',
    ),
    ImageCount: field(count, 'Reviews with pictures.'),
  }),
)

export type { ProductReviews, ReviewDetail, ReviewLine } from '../../resources/generated/shapes.ts'
