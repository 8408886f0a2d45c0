import { VisuallyHidden } from '@mall/ui/theme'
import { sparkPoints, trendWords } from './rank-query.ts'
import * as S from './ProductRank.styles.ts'

const [width, height] = [96, 24]

/** 趋势: a line for the eye, and words for those who do not see it. */
export const Spark = ({ trend, days }: { readonly trend: readonly number[]; readonly days: number }) => (
  <>
    <S.Spark viewBox={`-2 -2 ${width + 4} ${height + 4}`} width={width} height={height} aria-hidden="true">
      <polyline points={sparkPoints(trend, width, height)} vectorEffect="non-scaling-stroke" />
    </S.Spark>
    <VisuallyHidden>{trendWords(trend, days)}</VisuallyHidden>
  </>
)
