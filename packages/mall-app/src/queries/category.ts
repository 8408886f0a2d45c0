import type { CategoryCache } from '@mall/api'
import { queryOptions } from '@tanstack/react-query'

export const categoryQueries = {
  /** The customer's tree when logged in, the public one otherwise (specification §9). The cache decides how long a tree is valid. */
  tree: (categories: CategoryCache, viewer: string) =>
    queryOptions({
      queryKey: ['Category', 'tree', viewer],
      queryFn: ({ signal }) => categories.load({ signal, quiet: true }),
    }),
}
