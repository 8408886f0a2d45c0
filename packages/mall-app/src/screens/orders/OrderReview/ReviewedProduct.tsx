import type { ReviewLine } from '@mall/api/contract'
import { Goods } from '@mall/app-kit/goods/Goods.tsx'
import { productHref } from '../../../site/product-address.ts'

/** What is reviewed: the product and how much of it came. */
export const ReviewedProduct = ({ line }: { readonly line: ReviewLine }) => (
  <Goods product={line} size={56} href={productHref(line.ProductCode)}>
    <small>
      {line.ProductCode} · 收到 {line.ReceivedQuantity}
      {line.Unit}
    </small>
  </Goods>
)
