import type { RoleKind } from '@mall/api/contract'

/** How many roles the users made themselves; without any, how to begin. */
export const rolesFact = (counts: readonly { readonly Kind: RoleKind; readonly Count: number }[]): string => {
  const custom = counts.find(({ Kind }) => Kind === 'custom')?.Count ?? 0
  return custom === 0 ? '还没有自定义角色，可复制一个预设再改' : `${custom} 个自定义角色，修改后立即对成员生效`
}

/** These with one more or less: 管理 brings its 查看, and goes with it. In the order of all. */
export const changedPermissions = <Permission extends string>(
  all: readonly Permission[], withIncluded: (held: readonly Permission[]) => readonly Permission[], held: readonly Permission[], permission: Permission, isHeld: boolean,
): readonly Permission[] =>
  isHeld ? withIncluded([...held, permission]) : all.filter((one) => held.includes(one) && one !== permission && one.replace('.manage', '.view') !== permission)

/** 我的订单：我的订单、订单审批；… of the codes of a menu, groups before their items. */
export const menuText = <Code extends string>(codes: readonly Code[], names: Readonly<Record<Code, string>>): string =>
  codes
    .filter((code) => !code.includes('.'))
    .map((group) => `${names[group]}：${codes.filter((code) => code.startsWith(`${group}.`)).map((code) => names[code]).join('、')}`)
    .join('；')

/** The scopes that somebody can give: from the narrowest up to their own. */
export const scopesUpTo = <Scope extends string>(scopes: readonly { readonly scope: Scope; readonly name: string }[], widest: Scope) =>
  scopes.slice(0, scopes.findIndex(({ scope }) => scope === widest) + 1).map(({ scope, name }) => ({ value: scope, label: name }))
