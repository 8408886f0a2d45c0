// Generated from the contract by `npm run generate`. Change the contract, not this file.
import type { Bind, CallFunction } from '../bind.ts'

/** What waits for the seller’s staff today, and what was sold. */
export interface SellerTodayResource {
  /** Returns what waits for the caller, by kind. */
  readonly waiting: CallFunction<'POST /api/SellerToday/Waiting'>
  /** Returns what was sold today and this month, and to whom. Needs the permission `report.view`. */
  readonly sales: CallFunction<'POST /api/SellerToday/Sales'>
}

export const sellerTodayResource = ({ call }: Bind): SellerTodayResource => ({
  waiting: call('POST /api/SellerToday/Waiting'),
  sales: call('POST /api/SellerToday/Sales'),
})
