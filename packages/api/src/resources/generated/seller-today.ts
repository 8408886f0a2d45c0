// Generated from the contract by `npm run generate`. Change the contract, not this file.
import type { CallFunction } from '../bind.ts'

/** What waits for the seller’s staff today, and what was sold. */
export interface SellerTodayResource {
  /** Returns what waits for the caller, by kind. */
  readonly waiting: CallFunction<'POST /api/SellerToday/Waiting'>
  /** Returns what was sold today and this month, and to whom. Needs the permission `report.view`. */
  readonly sales: CallFunction<'POST /api/SellerToday/Sales'>
  /** Returns the notices to the caller that were not read yet. Who looks after the customer gets one 30, 7, 1 days before an agreement ends; where nobody does, who made the agreement. Needs the permission `price.view`. */
  readonly notices: CallFunction<'POST /api/SellerToday/Notices'>
  /** Marks the caller’s notices of an agreement as read. An agreement of which the caller has none is ignored. Needs the permission `price.view`. */
  readonly read: CallFunction<'POST /api/SellerToday/Read'>
}
