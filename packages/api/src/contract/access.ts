import type { MenuCode } from './menu.ts'

/**
 * What a role can allow beyond looking at the catalogue, with the Chinese names of the role screen. Roles are data: which of
 * these a caller has is read from the database for every call. The contract knows no role by name.
 */
export const permissionNames = {
  purchase: '采购下单',
  'order.view': '查看订单',
  'order.pay': '支付与开票',
  'payment.confirm': '确认转账到账',
  'address.manage': '维护收货地址',
  'budget.view': '查看预算',
  'budget.manage': '管理预算',
  'enterprise.manage': '企业管理',
  'price.view': '始终查看价格',
} as const

export type Permission = keyof typeof permissionNames

/** 数据范围 of a role: whose orders and budgets it shows. From the narrowest to the widest. */
export const dataScopes = [
  { scope: 'self', name: '本人' },
  { scope: 'department', name: '本部门' },
  { scope: 'departmentTree', name: '本部门及下级' },
  { scope: 'enterprise', name: '本公司' },
  { scope: 'group', name: '集团' },
] as const

export type DataScope = (typeof dataScopes)[number]['scope']

/** The widest of several scopes; `self` when there is none. */
export const widestScope = (scopes: readonly DataScope[]): DataScope =>
  dataScopes.findLast(({ scope }) => scopes.includes(scope))?.scope ?? 'self'

/**
 * Who may make a call. `public`: anyone; a bearer token, when there is one, decides what the response shows. `user`: any
 * logged-in user, narrowed by `permission`, by `menu` to whoever has this item in the menu, and by `prices` to whoever sees prices (价格可见).
 * Which records the call reaches is its {@link RecordScope}.
 */
export type Access = { readonly who: 'public' } | { readonly who: 'user'; readonly permission?: Permission; readonly menu?: MenuCode; readonly prices?: true }

/** Which customers' records a call reads or changes. To its caller the others do not exist. */
export const recordScopes = {
  none: 'no records of a customer',
  self: 'the caller’s own',
  shared: 'the caller’s own, and those that colleagues share: to read with their department, to change within the 数据范围 of the caller’s roles',
  approval: 'the caller’s own, and those of others that it is or was the caller’s turn to decide',
  role: 'the caller’s own, and those within the widest 数据范围 of the caller’s roles',
  roleInEnterprise: 'the same, but never beyond the caller’s company',
  enterprise: 'those of the caller’s company',
  companies: 'those of the caller’s company; with the 数据范围 集团 those of all companies of the group',
} as const

export type RecordScope = keyof typeof recordScopes

export const anyone = { who: 'public' } as const satisfies Access
export const anyUser = { who: 'user' } as const satisfies Access
/** For what is about amounts alone. */
export const withPrices = <const P extends Permission>(permission: P) => ({ who: 'user', permission, prices: true }) as const satisfies Access
export const withPermission = <const P extends Permission>(permission: P) => ({ who: 'user', permission }) as const satisfies Access

/** Whether a caller with these permissions (null: no token) may make the call, or the response is a 401 or a 403. */
export const decideAccess = (access: Access, permissions: ReadonlySet<Permission> | null): 'allow' | 'unauthorized' | 'forbidden' => {
  if (access.who === 'public') return 'allow'
  if (permissions === null) return 'unauthorized'
  return access.permission === undefined || permissions.has(access.permission) ? 'allow' : 'forbidden'
}
