import type { Mall } from '@mall/api'
import { callQuery } from '@mall/app-kit/query/call-query.ts'

/** The provider changes a payment at any time, so what is shown is always read again. */
export const paymentQueries = {
  state: (mall: Mall, viewer: string, OrderNo: string) => ({ ...callQuery(mall, 'POST /api/Payment/State', viewer, { OrderNo }), staleTime: 0 }),
}
