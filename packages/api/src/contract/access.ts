/**
 * What a role may do beyond looking at the catalogue. The server asks for it before it runs a call, the app only to leave out
 * what would be refused anyway.
 */
export type Permission = 'purchase' | 'order.view' | 'order.pay' | 'address.manage'

/** Presets of role names (screens: management, role). They go over the wire in the token's `Role` list. */
export const roleNames = {
  GroupAdministrator: '集团管理员',
  EnterpriseAdministrator: '企业管理员',
  Buyer: '采购员',
  Approver: '审批人',
  Finance: '财务',
} as const

export type RoleCode = keyof typeof roleNames

export const roleCodes = Object.keys(roleNames) as readonly RoleCode[]

/** Which orders a role sees: 本人, 本部门及下级, 本公司, 集团. */
export type DataScope = 'self' | 'departmentTree' | 'enterprise' | 'group'

interface RoleRule {
  readonly permissions: readonly Permission[]
  readonly scope: DataScope
}

/** What each preset role may do, and over whose orders. */
export const roleRules: Readonly<Record<RoleCode, RoleRule>> = {
  GroupAdministrator: { permissions: ['purchase', 'order.view', 'order.pay', 'address.manage'], scope: 'group' },
  EnterpriseAdministrator: { permissions: ['purchase', 'order.view', 'order.pay', 'address.manage'], scope: 'enterprise' },
  Buyer: { permissions: ['purchase', 'order.view', 'order.pay', 'address.manage'], scope: 'self' },
  Approver: { permissions: ['purchase', 'order.view', 'address.manage'], scope: 'departmentTree' },
  Finance: { permissions: ['order.view', 'order.pay'], scope: 'enterprise' },
}

/**
 * Who may make a call. `public`: anyone; a bearer token, when there is one, decides what the answer shows. `user`: any
 * logged-in user, narrowed by `permission`. Records outside the caller's enterprise, department or own scope are answered
 * as if they did not exist.
 */
export type Access = { readonly who: 'public' } | { readonly who: 'user'; readonly permission?: Permission }

export const anyone = { who: 'public' } as const satisfies Access
export const anyUser = { who: 'user' } as const satisfies Access
export const withPermission = <const P extends Permission>(permission: P) => ({ who: 'user', permission }) as const satisfies Access

const isRoleCode = (role: string): role is RoleCode => role in roleRules

/** True when one of the roles carries the permission. Unknown roles carry none. */
export const can = (roles: readonly string[], permission: Permission): boolean =>
  roles.some((role) => isRoleCode(role) && roleRules[role].permissions.includes(permission))

const scopeOrder: readonly DataScope[] = ['self', 'departmentTree', 'enterprise', 'group']

/** The widest data scope that the roles give; `self` without any known role. */
export const dataScopeOf = (roles: readonly string[]): DataScope => {
  const widest = Math.max(0, ...roles.filter(isRoleCode).map((role) => scopeOrder.indexOf(roleRules[role].scope)))
  return scopeOrder[widest] ?? 'self'
}

/** What the server answers a caller with these roles (null: no token): go on, 401 or 403. */
export const decideAccess = (access: Access, roles: readonly string[] | null): 'allow' | 'unauthorized' | 'forbidden' => {
  if (access.who === 'public') return 'allow'
  if (roles === null) return 'unauthorized'
  return access.permission === undefined || can(roles, access.permission) ? 'allow' : 'forbidden'
}
