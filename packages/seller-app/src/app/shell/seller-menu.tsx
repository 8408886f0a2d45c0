import { sellerMenuCodes, sellerMenuNames, type SellerMenuCode } from '@mall/api/seller/contract'
import { Icon, type IconName } from '@mall/ui/icon'
import type { MenuGroup } from '@mall/ui/user-centre-menu'
import type { SellerScreen } from '../../site/define-screen.ts'
import { routes } from '../../site/routes.ts'

const groupOf = (code: string): string => code.slice(0, code.indexOf('.'))

const itemsOf = (group: SellerMenuCode) =>
  Object.values<SellerScreen>(routes).flatMap(({ menu, name, path }) => (menu && groupOf(menu) === group ? { label: name, href: path, code: menu } : []))

const icons: Readonly<Partial<Record<SellerMenuCode, IconName>>> = { today: 'grid', goods: 'box', customer: 'user', trade: 'truck', page: 'home', report: 'columns', system: 'lock' }

/** The menu, in the contract's order. */
export const sellerMenuGroups: readonly MenuGroup[] = sellerMenuCodes
  .filter((code) => !code.includes('.'))
  .map((group) => {
    const icon = icons[group]
    return { id: group, label: sellerMenuNames[group], items: itemsOf(group), ...(icon && { icon: <Icon name={icon} /> }) }
  })
