import type { ProductReviews } from '@mall/api/contract'
import { formatDay } from '../words/format.ts'
import { Rating } from '@mall/ui/rating'
import { Inline } from '@mall/ui/stack'
import { Text } from '@mall/ui/text'
import * as S from './review.styles.ts'

type Review = Pick<ProductReviews['Items'][number], 'Stars' | 'Text' | 'Images' | 'Time' | 'Append' | 'Reply'>

const Pictures = ({ urls, label }: { readonly urls: readonly string[]; readonly label: string }) =>
  urls.length === 0 ? null : (
    <S.Pictures aria-label={label}>
      {urls.map((url, at) => (
        <li key={url}>
          <a href={url} target="_blank" rel="noreferrer">
            <img src={url} alt={`${label} ${at + 1}，查看大图`} width={72} height={72} loading="lazy" decoding="async" />
          </a>
        </li>
      ))}
    </S.Pictures>
  )

/** A review as it was written: stars, words, pictures, what was appended later, and what the seller replied. */
export const ReviewBody = ({ review }: { readonly review: Review }) => (
  <S.Body>
    <Inline gap={12}>
      <Rating readOnly value={review.Stars} />
      <Text as="time" tone="secondary" size={12}>
        {formatDay(review.Time)}
      </Text>
    </Inline>
    {review.Text === '' ? <Text as="p" tone="tertiary">没有填写文字</Text> : <p>{review.Text}</p>}
    <Pictures urls={review.Images} label="评价图片" />
    {review.Append ? (
      <S.Later>
        <Text tone="secondary" size={12}>
          {formatDay(review.Append.Time)} 追加
        </Text>
        <p>{review.Append.Text}</p>
        <Pictures urls={review.Append.Images} label="追评图片" />
      </S.Later>
    ) : null}
    {review.Reply ? (
      <S.Reply>
        <Text tone="secondary" size={12}>
          商家回复 {formatDay(review.Reply.Time)}
        </Text>
        <p>{review.Reply.Text}</p>
      </S.Reply>
    ) : null}
  </S.Body>
)
