// Generated from the contract by `npm run generate`. Change the contract, not this file.
import type { CallFunction } from '../bind.ts'

/** Settings of the user’s enterprise group. */
export interface ManageServiceResource {
  /** Returns the settings of the user’s enterprise group and company. */
  readonly enterpriseGroupSet: CallFunction<'POST /api/ManageService/EnterpriseGroupSet'>
}
