import { Skeleton } from '@mall/ui/skeleton'
import * as S from './ProductDetail.styles.ts'

export const ProductDetailLoading = () => {
  return (
    <S.Top role="status" aria-label="商品加载中">
      <Skeleton variant="block" height={440} />
      <S.Panel>
        <Skeleton lines={2} />
        <Skeleton variant="block" height={120} />
        <Skeleton lines={6} />
      </S.Panel>
    </S.Top>
  )
}
