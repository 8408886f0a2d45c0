import { dataScopes, menuCodes, menuNames, permissionNames, type DataScope, type MenuCode, type Permission } from '@mall/api/contract'
import type { TreeNode } from '@mall/ui/tree'

/** 本部门及下级 */
export const scopeName = (scope: DataScope): string => dataScopes.find((one) => one.scope === scope)?.name ?? scope

/** All permissions in the order of the contract. */
export const allPermissions = Object.keys(permissionNames) as readonly Permission[]

const isGroup = (code: MenuCode): boolean => !code.includes('.')

/** The groups of the menu with their items. */
export const menuNodes = (codes: readonly MenuCode[]): readonly TreeNode[] => {
  const shown = new Set<string>(codes)
  return menuCodes.filter(isGroup).flatMap((group) => {
    const items = menuCodes.filter((code) => code.startsWith(`${group}.`) && shown.has(code))
    return items.length === 0 ? [] : [{ id: group, label: menuNames[group], children: items.map((code) => ({ id: code, label: menuNames[code] })) }]
  })
}

/** What is chosen in the tree: the items, without their groups. */
export const menuItems = (codes: readonly MenuCode[]): readonly MenuCode[] => codes.filter((code) => !isGroup(code))

/** 我的订单：我的订单、订单审批 */
export const menuText = (codes: readonly MenuCode[]): string =>
  menuNodes(codes)
    .map(({ label, children = [] }) => `${label}：${children.map((child) => child.label).join('、')}`)
    .join('；')

/** 采购下单、查看订单 */
export const permissionText = (permissions: readonly Permission[]): string =>
  allPermissions
    .filter((permission) => permissions.includes(permission))
    .map((permission) => permissionNames[permission])
    .join('、')

/** The scopes that somebody can give: up to their own. */
export const scopeChoices = (widest: DataScope) =>
  dataScopes.slice(0, dataScopes.findIndex(({ scope }) => scope === widest) + 1).map(({ scope, name }) => ({ value: scope, label: name }))
