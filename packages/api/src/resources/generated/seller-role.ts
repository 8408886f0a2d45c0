// Generated from the contract by `npm run generate`. Change the contract, not this file.
import type { CallFunction } from '../bind.ts'

/** Roles: what the seller’s staff may do. */
export interface SellerRoleResource {
  /** Returns a page of the presets and of the roles that the seller made. The newest comes first, the presets last; the seller makes at most 100. Needs the permission `staff.view`. */
  readonly list: CallFunction<'POST /api/SellerRole/List'>
  /** Returns one role, as it is now. Needs the permission `staff.view`. */
  readonly detail: CallFunction<'POST /api/SellerRole/Detail'>
  /** Makes a role, or changes the one with `RoleId`; its members have it so from their next call on. A role holds nothing that its author does not have, and none is changed whose members have more. At least one of the staff goes on managing them. Needs the permission `staff.manage`. */
  readonly save: CallFunction<'POST /api/SellerRole/Save'>
  /** Makes a role that holds what another one holds, a preset for instance. Needs the permission `staff.manage`. */
  readonly copy: CallFunction<'POST /api/SellerRole/Copy'>
  /** Deletes a role that nobody has. Needs the permission `staff.manage`. */
  readonly delete: CallFunction<'POST /api/SellerRole/Delete'>
}
