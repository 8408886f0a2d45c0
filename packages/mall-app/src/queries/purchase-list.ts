import type { Mall } from '@mall/api'
import type { PurchaseList, PurchaseListLine } from '@mall/api/contract'
import { callQuery } from '@mall/app-kit/query/call-query.ts'

export const purchaseListQueries = {
  /** All lists that the user may see: up to fifty own ones, and those of the department. */
  all: (mall: Mall, viewer: string) => ({ ...callQuery(mall, 'POST /api/PurchaseList/List', viewer, { PageIndex: 1, PageSize: 100 }), staleTime: 0 }),

  /** The three that were saved last. */
  latest: (mall: Mall, viewer: string) => ({ ...callQuery(mall, 'POST /api/PurchaseList/List', viewer, { PageIndex: 1, PageSize: 10 }, { silent: true }), staleTime: 0, select: ({ Items }: { Items: PurchaseList[] }) => ({ Items: Items.slice(0, 3) }) }),

  lastMonth: (mall: Mall, viewer: string) => callQuery(mall, 'POST /api/PurchaseList/LastMonth', viewer, {}),

  /** Which lines of a list can be bought as they are: what the page can do without. */
  check: (mall: Mall, viewer: string, lines: readonly PurchaseListLine[]) => ({
    ...callQuery(
      mall,
      'POST /api/QuickOrder/Check',
      viewer,
      { Rows: lines.map(({ ProductCode, Quantity }, index) => ({ RowNo: index + 1, Code: ProductCode, Quantity: String(Quantity), Remark: '' })) },
      { silent: true },
    ),
    staleTime: 0,
  }),
}
