import type { Mall } from '@mall/api'
import { callQuery } from '@mall/app-kit/query/call-query.ts'

/** A payment changes by the provider's word, so what is shown is always read again. */
export const paymentQueries = {
  state: (mall: Mall, viewer: string, OrderNo: string) => ({ ...callQuery(mall, 'POST /api/Payment/State', viewer, { OrderNo }), staleTime: 0 }),
}
