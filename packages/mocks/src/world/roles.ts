import { widestScope, type DataScope, type Permission } from '@mall/api/contract'

const all: readonly Permission[] = ['purchase', 'order.view', 'order.pay', 'address.manage', 'enterprise.manage']

const roles = {
  GroupAdministrator: { permissions: all, scope: 'group' },
  EnterpriseAdministrator: { permissions: all, scope: 'enterprise' },
  Buyer: { permissions: ['purchase', 'order.view', 'order.pay', 'address.manage'], scope: 'self' },
  Approver: { permissions: ['purchase', 'order.view', 'address.manage'], scope: 'departmentTree' },
  Finance: { permissions: ['order.view', 'order.pay'], scope: 'enterprise' },
} as const satisfies Record<string, { permissions: readonly Permission[]; scope: DataScope }>

export type RoleCode = keyof typeof roles

const isRole = (code: string): code is RoleCode => code in roles

export const permissionsOf = (codes: readonly string[]): ReadonlySet<Permission> =>
  new Set(codes.filter(isRole).flatMap((code) => roles[code].permissions))

export const can = (codes: readonly string[], permission: Permission): boolean => permissionsOf(codes).has(permission)

export const dataScopeOf = (codes: readonly string[]): DataScope => widestScope(codes.filter(isRole).map((code) => roles[code].scope))
