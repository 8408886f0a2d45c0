// Generated from the contract by `npm run generate`. Change the contract, not this file.
import type { CallFunction } from '../bind.ts'

/** The seller’s staff: who they are, what they may do, and whose customers they look after. */
export interface SellerStaffResource {
  /** Returns a page of the staff. The newest comes first. Needs the permission `staff.view`. */
  readonly list: CallFunction<'POST /api/SellerStaff/List'>
  /** Returns one of the staff, as they are now. Needs the permission `staff.view`. */
  readonly detail: CallFunction<'POST /api/SellerStaff/Detail'>
  /** Makes an account with an initial password, or changes the one with `StaffId` from its next call on. Nobody manages their own account, or one that holds more than they have. Needs the permission `staff.manage`. */
  readonly save: CallFunction<'POST /api/SellerStaff/Save'>
  /** Disables an account, enables it again or unlocks it; the sessions of a disabled one end at once. Needs the permission `staff.manage`. */
  readonly enable: CallFunction<'POST /api/SellerStaff/Enable'>
  /** Gives all customers that one of the staff looks after to a colleague. The colleague must be able to see customers. Who looks after a company of them already goes on. Needs the permission `staff.manage`. */
  readonly handOver: CallFunction<'POST /api/SellerStaff/HandOver'>
  /** Gives an account an initial password in place of its own, and ends its sessions. Needs the permission `staff.manage`. */
  readonly resetPwd: CallFunction<'POST /api/SellerStaff/ResetPwd'>
  /** Ends all sessions of an account, on every device; its password stays. Needs the permission `staff.manage`. */
  readonly endSessions: CallFunction<'POST /api/SellerStaff/EndSessions'>
  /** Switches the second factor of an account off, for one who lost theirs, and ends its sessions. Their password alone logs in then, so make sure who asks. Where a role demands a factor, nothing is open but setting up another one. Needs the permission `staff.manage`. */
  readonly secondFactorReset: CallFunction<'POST /api/SellerStaff/SecondFactorReset'>
}
