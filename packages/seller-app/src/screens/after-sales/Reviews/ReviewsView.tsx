import type { SellerReview, SellerReviewList, SellerReviewTab } from '@mall/api/seller/contract'
import { ListCard } from '@mall/app-kit/list/ListCard.tsx'
import { ListPage } from '@mall/app-kit/list/ListPage.tsx'
import type { ListState } from '@mall/app-kit/list/list-state.ts'
import { usePeekHref } from '@mall/app-kit/list/use-peek-href.ts'
import { formatInstant } from '@mall/app-kit/words/format.ts'
import { Empty } from '@mall/ui/empty'
import { Link } from '@mall/ui/link'
import { FactTint } from '@mall/ui/page-header'
import { Rating } from '@mall/ui/rating'
import { Text } from '@mall/ui/text'
import { useMemo } from 'react'
import { href } from '../../../site/routes.ts'
import { reviewText } from './review-words.ts'
import { ReviewPeek } from './ReviewPeek.tsx'
import { ReviewRowActions, reviewsColumns, ReviewTag, type OnReviewTask } from './reviews-columns.tsx'
import { reviewsList } from './reviews-list.ts'

export interface ReviewsViewProps {
  readonly state: ListState<SellerReviewList, typeof reviewsList>
  readonly onTask: OnReviewTask
}

const reviewId = ({ ReviewId }: SellerReview) => String(ReviewId)

/** What the review that is looked at says itself. */
const hiddenWhilePeeking = ['CustomerProductName', 'EnterpriseName', 'Actions']

const countOf = ({ TabCounts, All }: SellerReviewList, tab: string | number | null): number => (tab === null ? All : (TabCounts.find(({ Tab }) => Tab === tab)?.Count ?? 0))

const waiting: SellerReviewTab = 'waiting'
const low: SellerReviewTab = 'low'

const FactOf = ({ data }: { readonly data: SellerReviewList }) => {
  const [open, bad] = [countOf(data, waiting), countOf(data, low)]
  if (open === 0) return '没有等您回复的评价'
  return (
    <>
      {`${open.toLocaleString('zh-CN')} 条待回复`}
      {bad === 0 ? null : (
        <>
          ，<FactTint tone="warning">{`${bad.toLocaleString('zh-CN')} 条差评`}</FactTint>
        </>
      )}
    </>
  )
}

/** 评价: what buyers wrote of products, to reply to, and to hide with a reason. */
export const ReviewsView = ({ state, onTask }: ReviewsViewProps) => {
  const { data, query } = state
  const peekHref = usePeekHref(href('reviews'), reviewsList, query)
  const columns = useMemo(() => reviewsColumns({ linkOf: (id) => peekHref(String(id)), onTask }), [peekHref, onTask])
  return (
    <ListPage<SellerReview>
      list={reviewsList}
      state={state}
      name="评价"
      fact={data && <FactOf data={data} />}
      subject="评价"
      columns={columns}
      rowKey={reviewId}
      hiddenWhilePeeking={hiddenWhilePeeking}
      countOf={(tab) => data && countOf(data, tab)}
      empty={<Empty size="small" title="还没有评价">买家收货后写的评价会出现在这里</Empty>}
      renderCard={(review) => (
        <ListCard
          start={<Rating readOnly value={review.Stars} />}
          end={<ReviewTag review={review} />}
          about={<Link href={peekHref(reviewId(review))}>{reviewText(review)}</Link>}
          amount={null}
          note={<Text tone="secondary">{`${review.CustomerProductName}，${review.EnterpriseName}，${formatInstant(review.Time)}`}</Text>}
          actions={<ReviewRowActions review={review} onTask={onTask} />}
        />
      )}
      peekTitle={({ CustomerProductName }) => CustomerProductName}
      renderPeek={(review) => <ReviewPeek review={review} onTask={onTask} />}
    />
  )
}
