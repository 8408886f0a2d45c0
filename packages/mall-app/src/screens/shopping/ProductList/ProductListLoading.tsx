import { Skeleton } from '@mall/ui/skeleton'
import * as S from './ProductList.styles.ts'
import type { ListQuery } from './list-query.ts'

const cards = Array.from({ length: 8 }, (_, at) => at)

/** As large as what will come, so that nothing shifts. */
export const ProductListLoading = ({ view }: { readonly view: ListQuery['view'] }) => {
  return (
    <S.Goods data-view={view} data-loading="" role="status" aria-label="商品加载中">
      {cards.map((card) => (
        <Skeleton key={card} variant="block" />
      ))}
    </S.Goods>
  )
}
