import type { RecommendedProduct } from '@mall/api/contract'
import { ProductPicture } from '@mall/app-kit/goods/ProductPicture.tsx'
import { Link } from '@mall/ui/link'
import { Price } from '@mall/ui/price'
import { Section } from '@mall/ui/section'
import { Skeleton } from '@mall/ui/skeleton'
import { Inline } from '@mall/ui/stack'
import { productHref } from '../../../site/routes.ts'
import * as S from './Orders.styles.ts'

interface YouLikeProps {
  /** Undefined while they load; null or none: nothing is drawn. */
  readonly products: readonly RecommendedProduct[] | null | undefined
}

const bones = [1, 2, 3, 4, 5, 6]

/** Recommendations by what the user bought (specification §2: only with my orders). */
export const YouLike = ({ products }: YouLikeProps) => {
  if (products === null || products?.length === 0) return null
  return (
    <Section title="猜你喜欢">
      <S.Recommendations aria-busy={products === undefined}>
        {products?.map((product) => (
          <li key={product.ProductCode}>
            <ProductPicture src={product.ImageUrl} size={56} loading="lazy" />
            <div>
              <Link href={productHref(product.ProductCode)} title={product.CustomerProductName}>
                {product.CustomerProductName}
              </Link>
              <Inline gap={4} align="baseline">
                <Price value={product.CustomerPrice} kind="agreed" />
                {Number(product.ComixPrice) > Number(product.CustomerPrice) ? <Price value={product.ComixPrice} kind="market" size="small" /> : null}
              </Inline>
            </div>
          </li>
        )) ??
          bones.map((bone) => (
            <li key={bone}>
              <Skeleton variant="block" width={56} height={56} />
              <Skeleton lines={2} />
            </li>
          ))}
      </S.Recommendations>
    </Section>
  )
}
