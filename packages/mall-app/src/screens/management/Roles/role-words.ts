import {
  allPermissions, areaLevels, areaNames, dataScopes, menuFor, menuNames, permissionAreas, permissionName, tradePermissionNames, withIncluded,
  type AreaLevel, type AreaPermission, type DataScope, type Permission, type PermissionArea, type RoleSummary, type TradePermission,
} from '@mall/api/contract'
import type { RoleFacts } from '@mall/app-kit/roles/matrix-rows.ts'
import type { PermissionRow } from '@mall/app-kit/roles/PermissionGrid.tsx'
import { changedPermissions, menuText, scopesUpTo } from '@mall/app-kit/roles/role-words.ts'

/** 本部门及下级 */
export const scopeName = (scope: DataScope): string => dataScopes.find((one) => one.scope === scope)?.name ?? scope

/** The permissions of purchases, in the order of the contract. */
export const tradePermissions = Object.keys(tradePermissionNames) as readonly TradePermission[]

export const isTradePermission = (permission: Permission): permission is TradePermission => permission in tradePermissionNames

/** What 管理 of an area is, where its name does not say it. */
const areaHints: Readonly<Partial<Record<PermissionArea, string>>> = { report: '（管理：导出）', invoice: '（管理：申请、红冲）' }

const levels = Object.keys(areaLevels) as readonly AreaLevel[]

export const levelNames = levels.map((level) => areaLevels[level])

/** The areas with what a role can hold of each. */
export const permissionRows: readonly PermissionRow<AreaPermission>[] = permissionAreas.map((area) => ({
  area: `${areaNames[area]}${areaHints[area] ?? ''}`,
  levels: levels.map((level) => ({ permission: `${area}.${level}` as const, name: permissionName(`${area}.${level}`) })),
}))

/** What 权限对照 shows. */
export const roleFacts: RoleFacts<RoleSummary> = {
  texts: [{ name: '数据范围', textOf: ({ Scope }) => scopeName(Scope) }],
  single: tradePermissions.map((permission) => ({ permission, name: tradePermissionNames[permission] })),
  areas: permissionRows,
  levels: levelNames,
}

/** These with one more or less: 管理 brings its 查看, and goes with it. */
export const changed = (held: readonly Permission[], permission: Permission, isHeld: boolean): readonly Permission[] => changedPermissions(allPermissions, withIncluded, held, permission, isHeld)

/** The menu of who has this role and no other. */
export const menuOf = (permissions: readonly Permission[], scope: DataScope): string => menuText(menuFor({ permissions: new Set(withIncluded(permissions)), scope }), menuNames)

/** 采购下单, 部门管理, 账号查看: each area by the most that is held of it. */
export const heldNames = (permissions: readonly Permission[]): readonly string[] => {
  const ofAreas = permissionAreas.flatMap((area) => {
    if (permissions.includes(`${area}.manage`)) return [`${areaNames[area]}${areaLevels.manage}`]
    return permissions.includes(`${area}.view`) ? [`${areaNames[area]}${areaLevels.view}`] : []
  })
  return [...tradePermissions.filter((one) => permissions.includes(one)).map((one) => tradePermissionNames[one]), ...ofAreas]
}

/** 采购下单、部门管理、账号查看 */
export const permissionText = (permissions: readonly Permission[]): string => heldNames(permissions).join('、')

/** The scopes that somebody can give: up to their own. */
export const scopeChoices = (widest: DataScope) => scopesUpTo(dataScopes, widest)
