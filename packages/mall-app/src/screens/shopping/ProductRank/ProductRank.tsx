import { useMall } from '@mall/app-kit/session/mall-context.ts'
import { useViewer } from '@mall/app-kit/session/use-viewer.ts'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { href } from '../../../site/routes.ts'
import { useAddToCart } from '../../../features/cart/use-add-to-cart.ts'
import { useScreenQuery } from '../../../site/use-screen-query.ts'
import { useCategoryCache } from '../../../queries/category-cache.ts'
import { categoryQueries } from '../../../queries/category.ts'
import { productQueries } from '../../../queries/product.ts'
import { ProductRankView } from './ProductRankView.tsx'
import { rankRequest, readRank } from './rank-query.ts'

/** `/product/rank` */
export const ProductRank = () => {
  const mall = useMall()
  const categories = useCategoryCache()
  const { key } = useViewer()
  const navigate = useNavigate()
  const query = readRank(useScreenQuery<'productRank'>())
  const rank = useQuery(productQueries.rank(mall, key, rankRequest(query)))
  const tree = useQuery(categoryQueries.tree(categories, key))
  const { addToCart, addingCode } = useAddToCart()
  return (
    <ProductRankView
      query={query}
      rank={rank}
      updating={rank.isPlaceholderData}
      categories={tree.data ?? []}
      addingCode={addingCode}
      onChange={(change) => {
        const { Cid, ...rest } = { ...query, ...change }
        void navigate(href('productRank', Cid === undefined ? rest : { ...rest, Cid }), { replace: true })
      }}
      onAddToCart={addToCart}
    />
  )
}
