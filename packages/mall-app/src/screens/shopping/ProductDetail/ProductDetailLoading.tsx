import { Skeleton } from '@mall/ui/skeleton'
import { Stack } from '@mall/ui/stack'
import * as S from './ProductDetail.styles.ts'

export const ProductDetailLoading = () => {
  return (
    <S.Top role="status" aria-label="商品加载中">
      <S.Mat />
      <Stack>
        <Skeleton lines={2} />
        <Skeleton variant="block" height={120} />
        <Skeleton lines={6} />
      </Stack>
      <Stack>
        <Skeleton lines={5} />
        <Skeleton lines={3} />
      </Stack>
    </S.Top>
  )
}
