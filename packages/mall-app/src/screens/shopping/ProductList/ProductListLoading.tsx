import { Skeleton } from '@mall/ui/skeleton'
import { CardBones } from '../../../components/product/CardBones.tsx'
import * as S from './ProductList.styles.ts'
import type { ListQuery } from './list-query.ts'

const cards = Array.from({ length: 12 }, (_, at) => at)

/** As large as what will come, so that nothing shifts. */
export const ProductListLoading = ({ view }: { readonly view: ListQuery['view'] }) => {
  return (
    <S.Goods data-view={view} data-loading="" role="status" aria-label="商品加载中">
      {cards.map((card) => (view === 'row' ? <Skeleton key={card} variant="block" height={64} /> : <CardBones key={card} beside />))}
    </S.Goods>
  )
}
