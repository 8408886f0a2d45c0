import { and, asc, eq, isNull, or, type SQL } from 'drizzle-orm'
import { menuCodes, widestScope, type DataScope, type MenuCode, type Permission } from '@mall/api/contract'
import type { Db } from '../../platform/db/client.ts'
import { membershipRole, role } from '../../platform/db/schema/role.ts'
import type { Caller } from '../../platform/http/define-routes.ts'

/** A role counts in the enterprise that made it; a preset counts in all of them. */
export const roleOfMembership: SQL | undefined = and(
  eq(role.id, membershipRole.roleId),
  or(isNull(role.enterpriseId), eq(role.enterpriseId, membershipRole.enterpriseId)),
)

/** What several roles allow together. */
export interface Grants {
  readonly permissions: ReadonlySet<Permission>
  readonly scope: DataScope
}

/** All permissions of the roles, and the widest of their scopes. */
export const grantsOf = (
  roles: readonly { readonly permissions: readonly Permission[] | null; readonly scope: DataScope | null }[],
): Grants => ({
  permissions: new Set(roles.flatMap(({ permissions }) => permissions ?? [])),
  scope: widestScope(roles.flatMap(({ scope }) => scope ?? [])),
})

/** Whether a user of a company sees prices: the company shows them (价格可见), or one of the roles does. */
export const seesPrices = (company: { readonly showsPrices: boolean }, { permissions }: Pick<Grants, 'permissions'>): boolean =>
  company.showsPrices || permissions.has('price.view')

/** The menu codes that the caller sees, in the order of the menu. A group administrator sees all (specification §6). */
export const menuCodesOf = async (
  db: Db,
  { userId, enterpriseId, isGroupAdministrator }: Pick<Caller, 'userId' | 'enterpriseId' | 'isGroupAdministrator'>,
): Promise<MenuCode[]> => {
  if (isGroupAdministrator) return [...menuCodes]
  const roles = await db
    .select({ menuCodes: role.menuCodes })
    .from(membershipRole)
    .innerJoin(role, roleOfMembership)
    .where(and(eq(membershipRole.userId, userId), eq(membershipRole.enterpriseId, enterpriseId)))
    .orderBy(asc(role.id))
  const held = new Set(roles.flatMap((one) => one.menuCodes))
  return menuCodes.filter((code) => held.has(code))
}
