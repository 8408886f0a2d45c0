import type { SellerKey } from './calls.ts'

/** What is open to staff whose role demands a second factor, before they have one: setting it up, who they are, and leaving. */
export const openBeforeStaffFactor: ReadonlySet<SellerKey> = new Set([
  'POST /api/SellerAccount/Viewer',
  'POST /api/SellerAccount/SecondFactorStart',
  'POST /api/SellerAccount/SecondFactorConfirm',
  'POST /api/SellerAccount/Logout',
])
