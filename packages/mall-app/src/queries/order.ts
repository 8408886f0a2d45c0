import type { Mall } from '@mall/api'
import type { OrderListRequest } from '@mall/api/contract'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'

export interface ConfirmRequest {
  readonly CartItemIds: number[]
  readonly AddressId?: number
  readonly DepartmentId?: number
  readonly BudgetId?: number
}

export const orderQueries = {
  /** Prices, stock and budget as they are now: never taken from the cache of an earlier visit. */
  confirm: (mall: Mall, viewer: string, request: ConfirmRequest) =>
    queryOptions({
      queryKey: ['order', 'confirm', viewer, request],
      queryFn: ({ signal }) => mall.order.confirm(request, { signal, quiet: true }),
      placeholderData: keepPreviousData,
      staleTime: 0,
      gcTime: 0,
    }),

  submitResult: (mall: Mall, viewer: string, SubmitId: string) =>
    queryOptions({
      queryKey: ['order', 'submitResult', viewer, SubmitId],
      queryFn: ({ signal }) => mall.order.submitResult({ SubmitId }, { signal, quiet: true }),
    }),

  list: (mall: Mall, viewer: string, request: OrderListRequest) =>
    queryOptions({
      queryKey: ['order', 'list', viewer, request],
      queryFn: ({ signal }) => mall.order.list(request, { signal, quiet: true }),
      placeholderData: keepPreviousData,
      staleTime: 0,
    }),

  detail: (mall: Mall, viewer: string, OrderNo: string) =>
    queryOptions({
      queryKey: ['order', 'detail', viewer, OrderNo],
      queryFn: ({ signal }) => mall.order.detail({ OrderNo }, { signal, quiet: true }),
      staleTime: 0,
    }),
}
