import { menuCodes, menuNames, type MenuCode } from '@mall/api/contract'
import type { MenuGroup } from '@mall/ui/user-centre-menu'
import type { MallScreen } from '../../../site/define-screen.ts'
import { routes } from '../../../site/routes.ts'

/** 个人中心 is everybody's own: its items need no permission, and so carry no code. */
const ownGroup: MenuCode = 'user'

const groupOf = (code: string): string => code.slice(0, code.indexOf('.'))

const itemsOf = (group: MenuCode) =>
  Object.entries<MallScreen>(routes).flatMap(([id, { menu, name, path }]) =>
    menu && groupOf(menu) === group ? { id, label: name, href: path, ...(group === ownGroup ? {} : { code: menu }) } : [],
  )

/** The user-centre menu of specification §2, in the contract's order. Codes are those of `Account/GetUserMenuList`. */
export const userMenuGroups: readonly MenuGroup[] = menuCodes
  .filter((code) => !code.includes('.'))
  .map((group) => ({ id: group, label: menuNames[group], items: itemsOf(group) }))
