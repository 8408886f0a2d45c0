import type { Mall } from '@mall/api'
import type { ProductListRequest } from '@mall/api/contract'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'

const threeMonthsBefore = (time: number): number => new Date(time).setMonth(new Date(time).getMonth() - 3)
const hotKeywordsTopN = 8
const hour = 3_600_000

/** Screens draw their own skeletons, so queries are quiet: the loading overlay is for what a person started. */
export const productQueries = {
  list: (mall: Mall, viewer: string, request: ProductListRequest) =>
    queryOptions({
      queryKey: ['product', 'list', viewer, request],
      queryFn: ({ signal }) => mall.product.list(request, { signal, quiet: true }),
      placeholderData: keepPreviousData,
    }),

  detail: (mall: Mall, viewer: string, productCode: string) =>
    queryOptions({
      queryKey: ['product', 'detail', viewer, productCode],
      queryFn: ({ signal }) => mall.product.detail({ ProductCode: productCode }, { signal, quiet: true }),
    }),

  stock: (mall: Mall, request: { ProductCode: string; AreaCode: string; Quantity: number }) =>
    queryOptions({
      queryKey: ['product', 'stock', request],
      queryFn: ({ signal }) => mall.product.stock(request, { signal, quiet: true, silent: true }),
      placeholderData: keepPreviousData,
    }),

  /** Top 8 of the last three months (specification §7). */
  hotKeywords: (mall: Mall) =>
    queryOptions({
      queryKey: ['product', 'hotKeywords'],
      queryFn: ({ signal }) => {
        const EndTime = Date.now()
        return mall.product.supposeCategory({ BeginTime: threeMonthsBefore(EndTime), EndTime, TopN: hotKeywordsTopN }, { signal, quiet: true, silent: true })
      },
      staleTime: hour,
    }),
}
