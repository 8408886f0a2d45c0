import { widestStaffScope, withIncludedOfStaff, type StaffGrants, type StaffPermission, type StaffScope } from '@mall/api/seller/contract'

interface HeldRole {
  readonly permissions: readonly StaffPermission[] | null
  readonly scope: StaffScope | null
  readonly demandsFactor: boolean | null
}

/** All permissions of the roles with what these include, the widest of their scopes, and whether one of them demands a second factor. */
export const grantsOfRoles = (roles: readonly HeldRole[]): StaffGrants & { readonly demandsFactor: boolean } => ({
  permissions: new Set(withIncludedOfStaff(roles.flatMap(({ permissions }) => permissions ?? []))),
  scope: widestStaffScope(roles.flatMap(({ scope }) => scope ?? [])),
  demandsFactor: roles.some(({ demandsFactor }) => demandsFactor === true),
})
