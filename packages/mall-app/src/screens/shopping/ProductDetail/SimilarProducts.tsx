import type { ProductDetail } from '@mall/api/contract'
import { useMall } from '@mall/app-kit/session/mall-context.ts'
import { useViewer } from '@mall/app-kit/session/use-viewer.ts'
import { useQuery } from '@tanstack/react-query'
import { similarProducts } from '../../../queries/similar-products.ts'
import { href } from '../../../site/routes.ts'
import { SimilarProductsView } from './SimilarProductsView.tsx'

/** As many as a window shows. */
const shown = 4

/** 协议内同类: of the product's own category, without itself. Nothing where there is none, or where they could not be read: they are an offer. */
export const SimilarProducts = ({ product }: { readonly product: Pick<ProductDetail, 'ProductCode' | 'CategoryPath'> }) => {
  const { key, isLoggedIn } = useViewer()
  const { data } = useQuery(similarProducts(useMall(), key, product, isLoggedIn))
  const items = data?.Items.filter(({ ProductCode }) => ProductCode !== product.ProductCode).slice(0, shown) ?? []
  if (items.length === 0) return null
  return <SimilarProductsView title={isLoggedIn ? '协议内同类' : '同类商品'} items={items} listHref={href('productList', { Cid: product.CategoryPath.at(-1)?.CategoryId ?? null })} />
}
