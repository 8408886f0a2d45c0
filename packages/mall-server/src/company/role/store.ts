import { and, eq, isNull, or, type SQL } from 'drizzle-orm'
import { menuCodes, menuFor, widestScope, withIncluded, type DataScope, type Grants, type MenuCode, type Permission } from '@mall/api/contract'
import { membershipRole, role } from '../../platform/db/schema/role.ts'
import type { Caller } from '../../platform/http/define-routes.ts'

/** A role counts in the enterprise that made it; a preset counts in all of them. */
export const roleOfMembership: SQL | undefined = and(
  eq(role.id, membershipRole.roleId),
  or(isNull(role.enterpriseId), eq(role.enterpriseId, membershipRole.enterpriseId)),
)

/** All permissions of the roles with what these include, and the widest of their scopes. */
export const grantsOf = (
  roles: readonly { readonly permissions: readonly Permission[] | null; readonly scope: DataScope | null }[],
): Grants => ({
  permissions: new Set(withIncluded(roles.flatMap(({ permissions }) => permissions ?? []))),
  scope: widestScope(roles.flatMap(({ scope }) => scope ?? [])),
})

/** Whether a user of a company sees prices: the company shows them (价格可见), or one of the roles does. */
export const seesPrices = (company: { readonly showsPrices: boolean }, { permissions }: Pick<Grants, 'permissions'>): boolean =>
  company.showsPrices || permissions.has('price.view')

/** The menu codes that the caller sees, in the order of the menu. A group administrator sees all (specification §6). */
export const menuCodesOf = (caller: Pick<Caller, 'permissions' | 'scope' | 'isGroupAdministrator'>): readonly MenuCode[] =>
  caller.isGroupAdministrator ? menuCodes : menuFor(caller)
