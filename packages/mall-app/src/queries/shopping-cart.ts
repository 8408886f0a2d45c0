import type { Mall } from '@mall/api'
import { callQuery } from '@mall/app-kit/query/call-query.ts'

export const shoppingCartQueries = {
  /** Refreshed on start and after something was added (specification §4). */
  count: (mall: Mall, viewer: string) => callQuery(mall, 'POST /api/ShoppingCart/Count', viewer, {}, { silent: true }),

  list: (mall: Mall, viewer: string) => ({
    ...callQuery(mall, 'POST /api/ShoppingCart/List', viewer, {}),
    // Another tab or device may have changed it.
    staleTime: 0,
    refetchOnWindowFocus: true,
  }),

  youLike: (mall: Mall, viewer: string) => callQuery(mall, 'POST /api/ShoppingCart/YouLike/订单/6', viewer, {}, { silent: true }),
}
