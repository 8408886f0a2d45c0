import type { Mall } from '@mall/api'
import { queryOptions } from '@tanstack/react-query'

export const shoppingCartQueries = {
  /** Refreshed on start and after something was added (specification §4). */
  count: (mall: Mall, viewer: string) =>
    queryOptions({
      queryKey: ['shoppingCart', 'count', viewer],
      queryFn: ({ signal }) => mall.shoppingCart.count({}, { signal, quiet: true, silent: true }),
    }),

  list: (mall: Mall, viewer: string) =>
    queryOptions({
      queryKey: ['shoppingCart', 'list', viewer],
      queryFn: ({ signal }) => mall.shoppingCart.list({}, { signal, quiet: true }),
      // Another tab or device may have changed it.
      staleTime: 0,
      refetchOnWindowFocus: true,
    }),

  youLike: (mall: Mall, viewer: string) =>
    queryOptions({
      queryKey: ['shoppingCart', 'youLike', viewer],
      queryFn: ({ signal }) => mall.shoppingCart.youLike({}, { signal, quiet: true, silent: true }),
    }),
}
