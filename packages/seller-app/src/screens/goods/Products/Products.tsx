import { callQuery } from '@mall/app-kit/query/call-query.ts'
import { useViewer } from '@mall/app-kit/session/use-viewer.ts'
import { useQuery } from '@tanstack/react-query'
import { useSeller } from '../../../queries/seller.ts'
import { useListPage } from '../../../queries/use-list-page.ts'
import { productsList } from './products-list.ts'
import { ProductsView } from './ProductsView.tsx'
import { useProductChanges } from './use-product-changes.ts'

/** `/seller/products` */
export const Products = () => {
  const { key } = useViewer()
  const { data: choices } = useQuery(callQuery(useSeller(), 'POST /api/SellerProduct/Choices', key, {}))
  const changes = useProductChanges()
  return <ProductsView state={useListPage(productsList)} categories={choices?.Categories} brands={choices?.Brands} {...changes} />
}
