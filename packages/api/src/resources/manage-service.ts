import type { Bind } from './define.ts'

/** Settings of the user's enterprise group. */
export const manageServiceResource = ({ call }: Bind) => ({
  /** `CustomerLogo`, null when the group has none. */
  enterpriseGroupSet: call('POST /api/ManageService/EnterpriseGroupSet'),
})
