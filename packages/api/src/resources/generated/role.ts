// Generated from the contract by `npm run generate`. Change the contract, not this file.
import type { CallFunction } from '../bind.ts'

/** Roles: what the members of a company may do. */
export interface RoleResource {
  /** Returns a page of the presets and of the roles that the company made. The newest comes first, the presets last. Who reads accounts reads them too: an account names its roles. Needs the permission `role.view` or `account.view`. */
  readonly list: CallFunction<'POST /api/Role/List'>
  /** Returns one role, as it is now. Needs the permission `role.view`. */
  readonly detail: CallFunction<'POST /api/Role/Detail'>
  /** Makes a role, or changes the one with `RoleId`; its members have it so from their next call on. A role holds nothing that its author does not have, and none is changed whose members have more. The company keeps at least one member who manages its accounts and roles. Needs the permission `role.manage`. */
  readonly save: CallFunction<'POST /api/Role/Save'>
  /** Makes a role of the company that holds what another one holds, a preset for instance. Needs the permission `role.manage`. */
  readonly copy: CallFunction<'POST /api/Role/Copy'>
  /** Deletes a role of the company that no member has and no approval flow names. Needs the permission `role.manage`. */
  readonly delete: CallFunction<'POST /api/Role/Delete'>
}
