import type { SellerReview, SellerReviewAction } from '@mall/api/seller/contract'
import { formatInstant } from '@mall/app-kit/words/format.ts'
import { Link } from '@mall/ui/link'
import { Rating } from '@mall/ui/rating'
import { RowActions } from '@mall/ui/row-actions'
import { StatusTag } from '@mall/ui/status-tag'
import type { TableColumn } from '@mall/ui/table'
import { reviewActionLabel, reviewState, reviewText } from './review-words.ts'

/** Something is begun with a review. */
export type OnReviewTask = (task: SellerReviewAction, review: SellerReview) => void

interface ColumnOptions {
  readonly linkOf: (reviewId: number) => string
  readonly onTask: OnReviewTask
}

export const ReviewTag = ({ review }: { readonly review: Pick<SellerReview, 'Reply' | 'Hidden'> }) => {
  const { words, tone } = reviewState(review)
  return <StatusTag tone={tone}>{words}</StatusTag>
}

/** What `AllowActions` offers for a review. */
export const ReviewRowActions = ({ review, onTask }: { readonly review: SellerReview; readonly onTask: OnReviewTask }) => (
  <RowActions
    label={review.CustomerProductName}
    actions={review.AllowActions.map((task) => ({
      key: task, label: reviewActionLabel(task, review), ...(task === 'Hide' ? { tone: 'danger' as const } : {}), onSelect: () => onTask(task, review),
    }))}
  />
)

/** The columns of 评价. */
export const reviewsColumns = ({ linkOf, onTask }: ColumnOptions): readonly TableColumn<SellerReview>[] => [
  { key: 'Stars', header: '评分', width: 112, render: ({ Stars }) => <Rating readOnly value={Stars} /> },
  {
    key: 'Text', header: '评价', minWidth: 200, rowHeader: true, ellipsis: true, title: reviewText,
    render: (review) => <Link href={linkOf(review.ReviewId)}>{reviewText(review)}</Link>,
  },
  { key: 'CustomerProductName', header: '商品', minWidth: 160, ellipsis: true, title: ({ CustomerProductName }) => CustomerProductName, render: ({ CustomerProductName }) => CustomerProductName },
  { key: 'EnterpriseName', header: '客户', minWidth: 128, ellipsis: true, title: ({ EnterpriseName }) => EnterpriseName, render: ({ EnterpriseName }) => EnterpriseName },
  { key: 'Time', header: '评价时间', width: 144, sort: true, render: ({ Time }) => formatInstant(Time) },
  { key: 'State', header: '状态', width: 88, render: (review) => <ReviewTag review={review} /> },
  { key: 'Actions', header: '操作', width: 128, frozen: 'end', align: 'end', render: (review) => <ReviewRowActions review={review} onTask={onTask} /> },
]
