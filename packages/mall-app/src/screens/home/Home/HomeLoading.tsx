import { Skeleton } from '@mall/ui/skeleton'
import * as S from './Home.styles.ts'

const cards = Array.from({ length: 10 }, (_, at) => at)

/** As tall as a floor, so that nothing jumps when it comes. */
export function HomeLoading() {
  return (
    <S.Shelf role="status" aria-label="商品加载中">
      <S.ShelfHead>
        <Skeleton width={120} />
      </S.ShelfHead>
      <S.Goods data-kind="products">
        {cards.map((card) => (
          <Skeleton key={card} variant="block" height={360} />
        ))}
      </S.Goods>
    </S.Shelf>
  )
}
