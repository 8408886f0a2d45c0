import { useChosenQuery } from '@mall/app-kit/list/use-chosen-query.ts'
import { loadFailure } from '@mall/app-kit/query/load-failure.ts'
import { useMall } from '@mall/app-kit/session/mall-context.ts'
import { useViewer } from '@mall/app-kit/session/use-viewer.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useAddToCart } from '../../../features/cart/use-add-to-cart.ts'
import { useFavorite } from '../../../features/favorite/use-favorite.ts'
import { useLoginHref } from '../../../site/use-login-href.ts'
import { useCategoryCache } from '../../../queries/category-cache.ts'
import { categoryQueries } from '../../../queries/category.ts'
import { productQueries } from '../../../queries/product.ts'
import { useSeesPrices } from '../../../queries/use-sees-prices.ts'
import { categoryName } from './category-name.ts'
import { changeQuery, formatListQuery, parseListQuery, toRequest, withoutPrices, type ListQuery } from './list-query.ts'
import { PictureExpired } from './PictureExpired.tsx'
import { ProductListView } from './ProductListView.tsx'
import { rememberedView } from './remembered-view.ts'
import { useRowEntries } from './use-row-entries.ts'

/** `/product/index?Keyword=&Cid=&ImageKey=` */
export const ProductList = () => {
  const [search, setSearch] = useSearchParams()
  const seesPrices = useSeesPrices()
  const wanted = parseListQuery(search, rememberedView.get())
  const shown = seesPrices ? wanted : withoutPrices(wanted)
  const { query, isLeaving, choose } = useChosenQuery(shown)
  const { key, isLoggedIn } = useViewer()
  const mall = useMall()
  const categories = useCategoryCache()
  const loginHref = useLoginHref()
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(productQueries.list(mall, key, toRequest(shown)))
  const { data: tree } = useQuery({ ...categoryQueries.tree(categories, key), enabled: query.categoryId !== null })
  const { addToCart, addAllToCart, addingCode, isAdding } = useAddToCart()
  const rows = useRowEntries(addAllToCart)
  const { isFavorite, setFavorite } = useFavorite()
  const [isFiltersOpen, setFiltersOpen] = useState(false)
  const setQuery = (next: ListQuery) => choose(next, () => setSearch(formatListQuery(next)))
  const failure = loadFailure(error)
  if (failure === 'unknown' && !data && query.imageKey) return <PictureExpired />
  return (
    <ProductListView
      query={query}
      list={data}
      categoryName={categoryName(tree ?? [], query.categoryId)}
      failure={failure}
      updating={isLeaving || (isFetching && isPlaceholderData)}
      seesPrices={seesPrices}
      loginHref={isLoggedIn ? undefined : loginHref}
      isFiltersOpen={isFiltersOpen}
      onFiltersOpenChange={setFiltersOpen}
      addingCode={addingCode}
      rows={{ entries: rows.entries, adding: isAdding, onQuantityChange: rows.setQuantity, onClear: rows.clear, onAdd: rows.add }}
      isFavorite={isFavorite}
      onRetry={() => void refetch()}
      onChange={(change) => {
        if (change.view) rememberedView.set(change.view)
        setQuery(changeQuery(query, change))
      }}
      onReplace={setQuery}
      onAddToCart={addToCart}
      onFavoriteChange={setFavorite}
    />
  )
}
