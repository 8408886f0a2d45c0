import type { Mall } from '@mall/api'
import { callQuery } from '@mall/app-kit/query/call-query.ts'

/** What does not change while somebody is logged in is asked for once. */
export const accountQueries = {
  menuCodes: (mall: Mall, viewer: string) => ({ ...callQuery(mall, 'POST /api/Account/GetUserMenuList', viewer, {}), staleTime: Infinity }),

  enterpriseGroup: (mall: Mall, viewer: string) => ({
    ...callQuery(mall, 'POST /api/ManageService/EnterpriseGroupSet', viewer, {}, { silent: true }),
    staleTime: Infinity,
  }),

  /** The address of the old mall, which decides whether the switch is shown. */
  oldMallAddress: (mall: Mall, viewer: string) => ({
    ...callQuery(mall, 'GET /api/Account/JumpOldLink', viewer, {}, { silent: true }),
    staleTime: Infinity,
  }),
}
