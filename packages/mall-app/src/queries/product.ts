import { hotKeywordPeriod, type Mall } from '@mall/api'
import type { CallInput, ProductListRequest } from '@mall/api/contract'
import { callKey } from '@mall/api/query'
import { callQuery } from '@mall/app-kit/query/call-query.ts'
import { everybody } from '@mall/app-kit/query/everybody.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'

const hour = 3_600_000

export const productQueries = {
  list: (mall: Mall, viewer: string, request: ProductListRequest) => ({
    // That a result by picture has expired is what the page says.
    ...callQuery(mall, 'POST /api/Product/List', viewer, request, { silent: request.ImageKey !== undefined }),
    placeholderData: keepPreviousData,
  }),

  detail: (mall: Mall, viewer: string, ProductCode: string) => callQuery(mall, 'POST /api/Product/Detail', viewer, { ProductCode }),

  rank: (mall: Mall, viewer: string, request: CallInput<'POST /api/Product/Rank'>) => ({
    ...callQuery(mall, 'POST /api/Product/Rank', viewer, request),
    placeholderData: keepPreviousData,
  }),

  select: (mall: Mall, viewer: string, request: CallInput<'POST /api/Product/Select'>) => ({
    ...callQuery(mall, 'POST /api/Product/Select', viewer, request),
    placeholderData: keepPreviousData,
  }),

  stock: (mall: Mall, request: CallInput<'POST /api/Product/Stock'>) => ({
    ...callQuery(mall, 'POST /api/Product/Stock', everybody, request, { silent: true }),
    placeholderData: keepPreviousData,
  }),

  /** The eight hottest of the last three months (specification §7). The period ends now, so it is no part of the key. */
  hotKeywords: (mall: Mall) =>
    queryOptions({
      queryKey: [...callKey('POST /api/Product/SupposeCategory'), everybody],
      queryFn: ({ signal }) => mall.product.supposeCategory(hotKeywordPeriod(), { signal, quiet: true, silent: true }),
      staleTime: hour,
    }),
}
