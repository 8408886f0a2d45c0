import { Skeleton } from '@mall/ui/skeleton'
import { CardBones } from '../../../components/product/CardBones.tsx'
import * as F from './Floor.styles.ts'
import * as S from './Home.styles.ts'

const cards = Array.from({ length: 5 }, (_, at) => at)

/** As tall as a floor, so that nothing jumps when it comes. */
export const HomeLoading = ({ first = false }: { readonly first?: boolean }) => {
  return (
    <F.Floor role="status" aria-label="商品加载中" data-first={first ? '' : undefined}>
      <F.FloorHead>
        <Skeleton width={120} />
      </F.FloorHead>
      <F.Goods data-kind="products" data-loading="">
        {cards.map((card) => (
          <CardBones key={card} />
        ))}
      </F.Goods>
    </F.Floor>
  )
}

/** Takes the place of content for logged-in users only. */
export const DeskLoading = () => (
  <S.DeskSpace role="status" aria-label="待办加载中">
    <Skeleton variant="block" height={80} />
    <Skeleton variant="block" height="100%" />
  </S.DeskSpace>
)
