import type { ReviewDetail, ReviewLine } from '@mall/api/contract'
import { ReviewBody } from '@mall/app-kit/review/ReviewBody.tsx'
import { formatDay } from '@mall/app-kit/words/format.ts'
import { Alert } from '@mall/ui/alert'
import { Button } from '@mall/ui/button'
import { Rating } from '@mall/ui/rating'
import { Section } from '@mall/ui/section'
import { Inline } from '@mall/ui/stack'
import { Text } from '@mall/ui/text'
import * as S from './OrderReview.styles.ts'
import { ReviewedProduct } from './ReviewedProduct.tsx'

interface WrittenReviewsProps {
  readonly detail: ReviewDetail
  readonly onAppend: (line: ReviewLine) => void
}

const Score = ({ label, stars }: { readonly label: string; readonly stars: number | null }) =>
  stars === null ? null : (
    <Inline gap={8}>
      <Text tone="secondary">{label}</Text>
      <Rating readOnly value={stars} aria-label={`${label} ${stars} 星，满分 5 星`} />
    </Inline>
  )

/** What was written of this order, with 追加评价 as long as there is time. */
export const WrittenReviews = ({ detail, onAppend }: WrittenReviewsProps) => {
  const written = detail.Lines.flatMap((line) => (line.Review === null ? [] : [{ line, review: line.Review }]))
  if (written.length === 0) return null
  return (
    <Section title="已评价">
      <Inline gap={24}>
        <Score label="配送" stars={detail.DeliveryScore} />
        <Score label="服务" stars={detail.ServiceScore} />
      </Inline>
      <S.Lines>
        {written.map(({ line, review }) => (
          <S.Line key={line.LineId} aria-label={line.CustomerProductName}>
            <ReviewedProduct line={line} />
            <S.Fields>
              <ReviewBody review={review} />
              {review.Hidden === null ? null : <Alert tone="warning">{`商家已隐藏这条评价，只有你能看到。原因：${review.Hidden.Reason}`}</Alert>}
              <Inline gap={12}>
                {review.Anonymous ? <Text tone="secondary" size={12}>匿名评价</Text> : null}
                {line.AllowActions.includes('Append') ? (
                  <>
                    <Button aria-label={`追加评价 ${line.CustomerProductName}`} onClick={() => onAppend(line)}>
                      追加评价
                    </Button>
                    <Text tone="secondary" size={12}>{formatDay(review.AppendUntil)} 前可追加一次</Text>
                  </>
                ) : null}
              </Inline>
            </S.Fields>
          </S.Line>
        ))}
      </S.Lines>
    </Section>
  )
}
