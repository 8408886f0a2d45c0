import {
  allStaffPermissions, sellerMenuFor, sellerMenuNames, staffAreaNames, staffExtraNames, staffLevels, staffPermissionName, staffScopes, withIncludedOfStaff,
  type StaffArea, type StaffPermission, type StaffRoleSummary, type StaffScope,
} from '@mall/api/seller/contract'
import type { RoleFacts } from '@mall/app-kit/roles/matrix-rows.ts'
import type { PermissionRow } from '@mall/app-kit/roles/PermissionGrid.tsx'
import { changedPermissions, menuText, scopesUpTo } from '@mall/app-kit/roles/role-words.ts'

/** 名下客户 */
export const scopeName = (scope: StaffScope): string => staffScopes.find((one) => one.scope === scope)?.name ?? scope

/** The scopes that somebody can give: up to their own. */
export const scopeChoices = (widest: StaffScope) => scopesUpTo(staffScopes, widest)

const areas = Object.keys(staffAreaNames) as readonly StaffArea[]
const levels = Object.keys(staffLevels) as readonly (keyof typeof staffLevels)[]

export const levelNames = levels.map((level) => staffLevels[level])

/** The areas with what a role can hold of each. */
export const permissionRows: readonly PermissionRow<StaffPermission>[] = areas.map((area) => ({
  area: staffAreaNames[area],
  levels: levels.map((level) => ({ permission: `${area}.${level}` as const, name: staffPermissionName(`${area}.${level}`) })),
}))

/** What stands beside the areas. */
export const extraPermissions = Object.keys(staffExtraNames) as readonly (keyof typeof staffExtraNames)[]

/** What 权限对照 shows. */
export const roleFacts: RoleFacts<StaffRoleSummary> = {
  texts: [{ name: '数据范围', textOf: ({ Scope }) => scopeName(Scope) }, { name: '两步验证', textOf: ({ DemandsFactor }) => (DemandsFactor ? '须开启' : '—') }],
  single: extraPermissions.map((permission) => ({ permission, name: staffPermissionName(permission) })),
  areas: permissionRows,
  levels: levelNames,
}

/** These with one more or less: 管理 brings its 查看, and goes with it. */
export const changed = (held: readonly StaffPermission[], permission: StaffPermission, isHeld: boolean): readonly StaffPermission[] => changedPermissions(allStaffPermissions, withIncludedOfStaff, held, permission, isHeld)

/** 商品管理、库存查看、批准低价: each area by the most that is held of it. */
export const permissionText = (held: readonly StaffPermission[]): string => {
  const ofAreas = areas.flatMap((area): StaffPermission[] => {
    if (held.includes(`${area}.manage`)) return [`${area}.manage`]
    return held.includes(`${area}.view`) ? [`${area}.view`] : []
  })
  return [...ofAreas, ...extraPermissions.filter((one) => held.includes(one))].map(staffPermissionName).join('、')
}

/** The menu of who has this role and no other: 今天：工作台；商品：商品、库存 */
export const menuOf = (permissions: readonly StaffPermission[], scope: StaffScope): string => menuText(sellerMenuFor({ permissions: new Set(withIncludedOfStaff(permissions)), scope }), sellerMenuNames)
