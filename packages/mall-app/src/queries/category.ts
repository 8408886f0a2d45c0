import type { Mall } from '@mall/api'
import { queryOptions } from '@tanstack/react-query'

const halfAnHour = 30 * 60_000

export const categoryQueries = {
  /** The customer's tree when logged in, the public one otherwise; kept 0.5 h per user (specification §9). */
  tree: (mall: Mall, viewer: string) =>
    queryOptions({
      queryKey: ['category', viewer],
      queryFn: ({ signal }) => {
        const options = { signal, quiet: true }
        return viewer === 'visitor' ? mall.category.mallCategories({}, options) : mall.category.getCustomerCategories({}, options)
      },
      staleTime: halfAnHour,
    }),
}
