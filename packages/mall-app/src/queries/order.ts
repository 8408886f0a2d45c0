import type { Mall } from '@mall/api'
import type { CallInput, OrderListRequest } from '@mall/api/contract'
import { callQuery } from '@mall/app-kit/query/call-query.ts'
import { keepPreviousData } from '@tanstack/react-query'

export type ConfirmRequest = CallInput<'POST /api/Order/Confirm'>

export type ResubmitRequest = CallInput<'POST /api/Order/ResubmitConfirm'>

/** An order changes by other people's work, so what is shown is always read again. */
export const orderQueries = {
  /** Prices, stock and budget as they are now: never taken from the cache of an earlier visit. */
  confirm: (mall: Mall, viewer: string, request: ConfirmRequest) => ({
    ...callQuery(mall, 'POST /api/Order/Confirm', viewer, request),
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
  }),

  /** The same of an order that is submitted again. */
  resubmission: (mall: Mall, viewer: string, request: ResubmitRequest) => ({
    ...callQuery(mall, 'POST /api/Order/ResubmitConfirm', viewer, request),
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
  }),

  submitResult: (mall: Mall, viewer: string, SubmitId: string) => callQuery(mall, 'POST /api/Order/SubmitResult', viewer, { SubmitId }),

  list: (mall: Mall, viewer: string, request: OrderListRequest) => ({
    ...callQuery(mall, 'POST /api/Order/List', viewer, request),
    placeholderData: keepPreviousData,
    staleTime: 0,
  }),

  detail: (mall: Mall, viewer: string, OrderNo: string) => ({ ...callQuery(mall, 'POST /api/Order/Detail', viewer, { OrderNo }), staleTime: 0 }),
}
