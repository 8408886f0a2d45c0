import { Skeleton } from '@mall/ui/skeleton'
import * as S from './Home.styles.ts'

const cards = Array.from({ length: 10 }, (_, at) => at)

/** As tall as a floor, so that nothing jumps when it comes. */
export const HomeLoading = () => {
  return (
    <S.Floor role="status" aria-label="商品加载中">
      <S.FloorHead>
        <Skeleton width={120} />
      </S.FloorHead>
      <S.Goods data-kind="products">
        {cards.map((card) => (
          <Skeleton key={card} variant="block" height={360} />
        ))}
      </S.Goods>
    </S.Floor>
  )
}
