import { can, dataScopeOf, type Permission } from '@mall/api/contract'

interface MenuCode {
  readonly code: string
  /** Without one, any logged-in user sees the item. */
  readonly needs?: Permission
  /** Only for those who see more than their own orders. */
  readonly beyondSelf?: true
  /** Only for those who manage a company. */
  readonly manages?: true
}

/** Codes of the user centre's menu (specification §2): groups first, then their items as `group.item`. */
export const menuCodes: readonly MenuCode[] = [
  { code: 'order', needs: 'order.view' },
  { code: 'order.index', needs: 'order.view' },
  { code: 'order.approval', beyondSelf: true },
  { code: 'order.afterSales', needs: 'order.view' },
  { code: 'order.productInquiry', needs: 'purchase' },
  { code: 'report', needs: 'order.view' },
  { code: 'report.order', needs: 'order.view' },
  { code: 'report.orderDetail', needs: 'order.view' },
  { code: 'report.product', needs: 'order.view' },
  { code: 'report.department', beyondSelf: true },
  { code: 'report.purchaser', beyondSelf: true },
  { code: 'asset', needs: 'order.view' },
  { code: 'asset.budget', needs: 'order.view' },
  { code: 'management' },
  { code: 'management.group', manages: true },
  { code: 'management.department', manages: true },
  { code: 'management.account', manages: true },
  { code: 'management.role', manages: true },
  { code: 'management.approval', manages: true },
  { code: 'management.address' },
  { code: 'invoice', needs: 'order.pay' },
  { code: 'invoice.index', needs: 'order.pay' },
  { code: 'invoice.list', needs: 'order.pay' },
  { code: 'user' },
  { code: 'user.account' },
  { code: 'user.password' },
  { code: 'user.favorite' },
  { code: 'user.browse' },
]

const managers: ReadonlySet<string> = new Set(['GroupAdministrator', 'EnterpriseAdministrator'])

/** The menu codes of a user with these roles. A group administrator gets them all (specification §6). */
export const menuCodesOf = (roles: readonly string[], isGroupAdministrator: boolean): string[] => {
  const sees = ({ needs, beyondSelf, manages }: MenuCode) =>
    isGroupAdministrator ||
    ((needs === undefined || can(roles, needs)) &&
      (!beyondSelf || dataScopeOf(roles) !== 'self') &&
      (!manages || roles.some((role) => managers.has(role))))
  return menuCodes.filter(sees).map(({ code }) => code)
}
