import type { CallInput, ProductReviews } from '@mall/api/contract'
import { ReviewBody } from '@mall/app-kit/review/ReviewBody.tsx'
import { Button } from '@mall/ui/button'
import { Empty } from '@mall/ui/empty'
import { Pagination } from '@mall/ui/pagination'
import { Rating } from '@mall/ui/rating'
import { Stack } from '@mall/ui/stack'
import { Text } from '@mall/ui/text'
import * as S from './ProductReviews.styles.ts'

export type ReviewFilter = Pick<CallInput<'POST /api/Product/Reviews'>, 'Stars' | 'OnlyWithImages' | 'PageIndex' | 'PageSize'>

export const firstReviews: ReviewFilter = { PageIndex: 1, PageSize: 10 }

export interface ProductReviewsViewProps {
  readonly reviews: ProductReviews
  readonly filter: ReviewFilter
  /** The next page or filter is on its way; what is shown is of the last one. */
  readonly updating: boolean
  readonly onFilterChange: (filter: ReviewFilter) => void
}

/** Whether both choose the same reviews, whatever the page. */
const isSame = (a: ReviewFilter, b: ReviewFilter): boolean => a.Stars === b.Stars && a.OnlyWithImages === b.OnlyWithImages

/** 评价: the average, how many gave how many stars, and what they wrote. */
export const ProductReviewsView = ({ reviews, filter, updating, onFilterChange }: ProductReviewsViewProps) => {
  if (reviews.Average === null) return <Empty size="small" title="暂无评价">收货后可在“我的订单”中评价。</Empty>
  const first = { PageIndex: 1, PageSize: filter.PageSize }
  const choices: readonly { readonly label: string; readonly count: number; readonly to: ReviewFilter }[] = [
    { label: '全部', count: reviews.Count, to: first },
    { label: '有图', count: reviews.ImageCount, to: { ...first, OnlyWithImages: true } },
    ...reviews.Distribution.map(({ Stars, Count }) => ({ label: `${Stars} 星`, count: Count, to: { ...first, Stars } })),
  ]
  return (
    <Stack gap={20}>
      <S.Summary>
        <S.Average>
          <Text size={24} strong>{reviews.Average.toFixed(1)}</Text>
          <Rating readOnly value={reviews.Average} aria-label={`平均 ${reviews.Average.toFixed(1)} 星，满分 5 星`} />
          <Text tone="secondary" size={12}>{reviews.Count} 条评价</Text>
        </S.Average>
        <S.Bars aria-label="评分分布">
          {reviews.Distribution.map(({ Stars, Count }) => (
            <li key={Stars}>
              <span>{Stars} 星</span>
              <S.Bar aria-hidden="true" style={{ '--share': Count / reviews.Count }} />
              <span>{Count} 条</span>
            </li>
          ))}
        </S.Bars>
      </S.Summary>
      <S.Choices role="group" aria-label="筛选评价">
        {choices.map(({ label, count, to }) => (
          <Button key={label} aria-pressed={isSame(filter, to)} disabled={count === 0} onClick={() => onFilterChange(to)}>
            {label}（{count}）
          </Button>
        ))}
      </S.Choices>
      <S.Reviews aria-busy={updating} aria-label="评价">
        {reviews.Items.map((review) => (
          <li key={review.ReviewId}>
            <Text tone="secondary">{review.UserName}</Text>
            <ReviewBody review={review} />
          </li>
        ))}
      </S.Reviews>
      {reviews.total > firstReviews.PageSize ? (
        <Pagination
          page={filter.PageIndex}
          pageSize={filter.PageSize}
          total={reviews.total}
          onPageChange={(PageIndex, { pageSize }) => onFilterChange({ ...filter, PageIndex, PageSize: pageSize as ReviewFilter['PageSize'] })}
        />
      ) : null}
    </Stack>
  )
}
