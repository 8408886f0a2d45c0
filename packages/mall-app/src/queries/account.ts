import type { Mall } from '@mall/api'
import { queryOptions } from '@tanstack/react-query'

export const accountQueries = {
  menuCodes: (mall: Mall, viewer: string) =>
    queryOptions({
      queryKey: ['account', 'menuCodes', viewer],
      queryFn: ({ signal }) => mall.account.getUserMenuList({}, { signal, quiet: true }),
      staleTime: Infinity,
    }),

  enterpriseGroup: (mall: Mall, viewer: string) =>
    queryOptions({
      queryKey: ['account', 'enterpriseGroup', viewer],
      queryFn: ({ signal }) => mall.manageService.enterpriseGroupSet({}, { signal, quiet: true, silent: true }),
      staleTime: Infinity,
    }),

  /** Where the old mall is; asked once, to know whether to offer it. */
  oldMallAddress: (mall: Mall, viewer: string) =>
    queryOptions({
      queryKey: ['account', 'oldMallAddress', viewer],
      queryFn: ({ signal }) => mall.account.jumpOldLink({}, { signal, quiet: true, silent: true }),
      staleTime: Infinity,
    }),
}
