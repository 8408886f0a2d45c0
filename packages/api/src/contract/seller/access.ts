import type { Access } from '../access.ts'
import type { CallDefinition } from '../define.ts'

/** What the seller's staff look after: each area has a permission to read it, and one to change it. */
export const staffAreaNames = {
  product: '商品',
  stock: '库存',
  customer: '客户',
  price: '协议与价格',
  order: '订单',
  service: '售后与询价',
  money: '发票与收款',
  content: '页面',
  report: '报表',
  staff: '员工',
  audit: '操作日志',
} as const

export type StaffArea = keyof typeof staffAreaNames

/** What a permission of an area allows. A role that changes an area also reads it. */
export const staffLevels = { view: '查看', manage: '管理' } as const

type StaffLevel = keyof typeof staffLevels

type StaffAreaPermission = `${StaffArea}.${StaffLevel}`

/** What stands beside the areas. */
export const staffExtraNames = { 'cost.view': '查看成本与毛利', 'price.approve': '批准低价', 'customer.viewAs': '以客户身份查看' } as const

/** What a role of the staff can allow. Roles are data: which of these a caller has is read from the database for every call. */
export type StaffPermission = StaffAreaPermission | keyof typeof staffExtraNames

const areas = Object.keys(staffAreaNames) as readonly StaffArea[]
const levels = Object.keys(staffLevels) as readonly StaffLevel[]

/** Every permission of the staff. */
export const allStaffPermissions: readonly StaffPermission[] = [
  ...areas.flatMap((area) => levels.map((level): StaffAreaPermission => `${area}.${level}`)),
  ...(Object.keys(staffExtraNames) as readonly (keyof typeof staffExtraNames)[]),
]

const isExtra = (permission: StaffPermission): permission is keyof typeof staffExtraNames => permission in staffExtraNames

/** 商品查看, 批准低价 */
export const staffPermissionName = (permission: StaffPermission): string => {
  if (isExtra(permission)) return staffExtraNames[permission]
  const [area, level] = permission.split('.') as [StaffArea, StaffLevel]
  return `${staffAreaNames[area]}${staffLevels[level]}`
}

/** These with what they include, each once and in the order of all: 管理 includes 查看. */
export const withIncludedOfStaff = (held: Iterable<StaffPermission>): StaffPermission[] => {
  const own = new Set<string>(held)
  return allStaffPermissions.filter((permission) => own.has(permission) || (permission.endsWith('.view') && own.has(permission.replace('.view', '.manage'))))
}

/** What nobody does without a second factor: a role that holds one of these demands it of its members. */
export const factorPermissions: readonly StaffPermission[] = ['staff.manage', 'money.manage']

/** Whose customers a role shows: those of the caller’s portfolio, or all. From the narrower to the wider. */
export const staffScopes = [
  { scope: 'portfolio', name: '名下客户' },
  { scope: 'all', name: '全部客户' },
] as const

export type StaffScope = (typeof staffScopes)[number]['scope']

/** The widest of several scopes; `portfolio` when there is none. */
export const widestStaffScope = (scopes: readonly StaffScope[]): StaffScope => staffScopes.findLast(({ scope }) => scopes.includes(scope))?.scope ?? 'portfolio'

/** What the roles of one of the staff allow together. */
export interface StaffGrants {
  readonly permissions: ReadonlySet<StaffPermission>
  readonly scope: StaffScope
}

/** For the seller's staff, narrowed by `permission`: of several, any will do. A login of a buyer is none of the staff. */
export interface StaffAccess {
  readonly who: 'staff'
  readonly permission?: StaffPermission | readonly StaffPermission[]
}

/** Which customers' records a call of the staff reads or changes. To its caller the others do not exist. */
export const staffRecordScopes = {
  none: 'no records of a customer',
  self: 'the caller’s own',
  portfolio: 'those of the customers in the caller’s portfolio; with the scope 全部客户 those of all customers',
} as const

export type StaffRecordScope = keyof typeof staffRecordScopes

/** A call of the seller's side. */
export type SellerCallDefinition = CallDefinition<Extract<Access, { who: 'public' }> | StaffAccess, StaffRecordScope>

/** Calls of the seller's side, by `'POST /api/SellerController/Action'`. */
export type SellerCalls = Readonly<Record<`POST /api/Seller${string}`, SellerCallDefinition>>

/** Keeps the literal types of a controller's calls while checking their form. */
export const defineSellerCalls = <const T extends SellerCalls>(calls: T): T => calls

export const anyStaff = { who: 'staff' } as const satisfies StaffAccess
export const staffWith = <const P extends StaffPermission | readonly StaffPermission[]>(permission: P) => ({ who: 'staff', permission }) as const satisfies StaffAccess

/** The permissions of which a call asks for one; empty when it asks for none. */
export const staffPermissionsFor = (access: SellerCallDefinition['access']): readonly StaffPermission[] => {
  if (access.who === 'public' || access.permission === undefined) return []
  return typeof access.permission === 'string' ? [access.permission] : access.permission
}

/** Whether one of the staff with these grants (null: no token of the staff) may make the call, or the response is a 401 or a 403. */
export const decideStaffAccess = (access: SellerCallDefinition['access'], grants: StaffGrants | null): 'allow' | 'unauthorized' | 'forbidden' => {
  if (access.who === 'public') return 'allow'
  if (grants === null) return 'unauthorized'
  const needed = staffPermissionsFor(access)
  return needed.length === 0 || needed.some((one) => grants.permissions.has(one)) ? 'allow' : 'forbidden'
}
