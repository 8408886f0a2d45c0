/** What is looked after beside the purchases: each area has a permission to read it, and one to change it. */
export const areaNames = {
  department: '部门',
  account: '账号',
  role: '角色',
  flow: '审批流',
  address: '地址',
  group: '集团',
  budget: '预算',
  report: '报表',
  invoice: '发票',
} as const

export type PermissionArea = keyof typeof areaNames

/** What a permission of an area allows. Who changes an area also reads it. */
export const areaLevels = { view: '查看', manage: '管理' } as const

export type AreaLevel = keyof typeof areaLevels

export type AreaPermission = `${PermissionArea}.${AreaLevel}`

/** What a role can allow with purchases, with the Chinese names of the role screen. */
export const tradePermissionNames = {
  purchase: '采购下单',
  'order.view': '查看订单',
  'order.approve': '审批订单',
  'order.pay': '支付订单',
  'payment.confirm': '确认转账到账',
  'price.view': '始终查看价格',
} as const

export type TradePermission = keyof typeof tradePermissionNames

/**
 * What a role can allow beyond looking at the catalogue. Roles are data: which of these a caller has is read from the database for
 * every call. The contract knows no role by name.
 */
export type Permission = TradePermission | AreaPermission

export const permissionAreas = Object.keys(areaNames) as readonly PermissionArea[]

const levels = Object.keys(areaLevels) as readonly AreaLevel[]

/** Every permission, in the order of the role screen. */
export const allPermissions: readonly Permission[] = [
  ...(Object.keys(tradePermissionNames) as readonly TradePermission[]),
  ...permissionAreas.flatMap((area) => levels.map((level): AreaPermission => `${area}.${level}`)),
]

const isOfTrade = (permission: Permission): permission is TradePermission => permission in tradePermissionNames

/** 采购下单, 部门查看 */
export const permissionName = (permission: Permission): string => {
  if (isOfTrade(permission)) return tradePermissionNames[permission]
  const [area, level] = permission.split('.') as [PermissionArea, AreaLevel]
  return `${areaNames[area]}${areaLevels[level]}`
}

/** These with what they include, each once and in the order of all: 管理 includes 查看. */
export const withIncluded = (held: Iterable<Permission>): Permission[] => {
  const own = new Set(held)
  const includes = (permission: Permission) => own.has(permission) || (permission.endsWith('.view') && own.has(permission.replace('.view', '.manage') as Permission))
  return allPermissions.filter(includes)
}

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

/** What the roles of a caller allow together. */
export interface Grants {
  readonly permissions: ReadonlySet<Permission>
  readonly scope: DataScope
}

/** Who gives a company its rights back: a role that manages accounts and roles in all of it. A company keeps one member with such a role. */
export const administratorPermissions = ['account.manage', 'role.manage'] as const satisfies readonly Permission[]

export const administratorScopes = ['enterprise', 'group'] as const satisfies readonly DataScope[]

/**
 * Who may make a call. `public`: anyone; a bearer token, when there is one, decides what the response shows. `user`: any
 * logged-in user, narrowed by `permission` (of several, any will do), by `colleagues` to whoever’s 数据范围 is wider than 本人, and by `prices`
 * to whoever sees prices (价格可见). Which records the call reaches is its {@link RecordScope}.
 */
export type Access =
  | { readonly who: 'public' }
  | { readonly who: 'user'; readonly permission?: Permission | readonly Permission[]; readonly colleagues?: true; readonly prices?: true }

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
export const withPermission = <const P extends Permission | readonly Permission[]>(permission: P) => ({ who: 'user', permission }) as const satisfies Access
/** For those who read an area. */
export const viewing = <const A extends PermissionArea>(area: A) => withPermission(`${area}.view`)
/** For those who change an area. */
export const managing = <const A extends PermissionArea>(area: A) => withPermission(`${area}.manage`)

/** The permissions of which a call asks for one; empty when it asks for none. */
export const permissionsFor = (access: Access): readonly Permission[] => {
  if (access.who === 'public' || access.permission === undefined) return []
  return typeof access.permission === 'string' ? [access.permission] : access.permission
}

/** Whether a caller with these grants (null: no token) may make the call, or the response is a 401 or a 403. `prices` is a matter of the caller’s company. */
export const decideAccess = (access: Access, grants: Grants | null): 'allow' | 'unauthorized' | 'forbidden' => {
  if (access.who === 'public') return 'allow'
  if (grants === null) return 'unauthorized'
  if (access.colleagues === true && grants.scope === 'self') return 'forbidden'
  const needed = permissionsFor(access)
  return needed.length === 0 || needed.some((one) => grants.permissions.has(one)) ? 'allow' : 'forbidden'
}
