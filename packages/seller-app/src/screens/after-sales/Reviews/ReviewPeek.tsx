import type { SellerReview } from '@mall/api/seller/contract'
import { Goods } from '@mall/app-kit/goods/Goods.tsx'
import { ReviewBody } from '@mall/app-kit/review/ReviewBody.tsx'
import { formatInstant } from '@mall/app-kit/words/format.ts'
import { PeekFoot } from '@mall/app-kit/list/PeekFoot.tsx'
import { Alert } from '@mall/ui/alert'
import { DescriptionList } from '@mall/ui/description-list'
import { Link } from '@mall/ui/link'
import { Stack } from '@mall/ui/stack'
import { href } from '../../../site/routes.ts'
import { writerText } from './review-words.ts'
import { ReviewRowActions, type OnReviewTask } from './reviews-columns.tsx'

/** A review beside its list: all that was written, by whom, and what can be done with it. */
export const ReviewPeek = ({ review, onTask }: { readonly review: SellerReview; readonly onTask: OnReviewTask }) => {
  const { Reply, Hidden } = review
  return (
    <Stack gap={16}>
      {Hidden === null ? null : <Alert tone="warning">{`${formatInstant(Hidden.Time)} 由 ${Hidden.By} 隐藏。原因：${Hidden.Reason}`}</Alert>}
      <Goods product={review} />
      <ReviewBody review={review} />
      <DescriptionList
        items={[
          { term: '客户', value: review.EnterpriseName },
          { term: '评价人', value: writerText(review) },
          { term: '订单', value: <Link href={href('orderDocument', {}, { no: review.OrderNo })}>{review.OrderNo}</Link> },
          ...(Reply === null ? [] : [{ term: '回复人', value: Reply.By }]),
        ]}
      />
      {review.AllowActions.length === 0 ? null : <PeekFoot><ReviewRowActions review={review} onTask={onTask} /></PeekFoot>}
    </Stack>
  )
}
