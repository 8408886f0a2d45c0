import { loadFailure } from '@mall/app-kit/query/load-failure.ts'
import { QueryFailure } from '@mall/app-kit/query/QueryFailure.tsx'
import { useViewer } from '@mall/app-kit/session/use-viewer.ts'
import { CategoryNav, groupCategories } from '@mall/ui/category-nav'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useCategoryCache } from '../../queries/category-cache.ts'
import { categoryQueries } from '../../queries/category.ts'

const rowsPublic = 15
const rowsLoggedIn = 11

/** Main nav: 11 rows logged in, 15 public; a CategoryGroup is one row (specification §2). */
export const MainNav = () => {
  const { key, isLoggedIn } = useViewer()
  const { data, error, refetch } = useQuery(categoryQueries.tree(useCategoryCache(), key))
  const limit = isLoggedIn ? rowsLoggedIn : rowsPublic
  const rows = useMemo(() => groupCategories(data ?? [], limit), [data, limit])
  const failure = data ? null : loadFailure(error)
  if (failure) return <QueryFailure part failure={failure} onRetry={() => void refetch()} />
  return <CategoryNav label="商品分类" rows={rows} limit={limit} />
}
