import type { Mall } from '@mall/api'
import { callQuery } from './call-query.ts'

export const purchaseListQueries = {
  /** All that one may see: fifty of one's own, and those of the department. */
  all: (mall: Mall, viewer: string) => ({ ...callQuery(mall, 'POST /api/PurchaseList/List', viewer, { PageIndex: 1, PageSize: 100 }), staleTime: 0 }),

  lastMonth: (mall: Mall, viewer: string) => callQuery(mall, 'POST /api/PurchaseList/LastMonth', viewer, {}),
}
