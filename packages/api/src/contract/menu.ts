import { anyUser, decideAccess, viewing, withPermission, type Access, type Grants } from './access.ts'

/**
 * Codes of the user centre's menu with their Chinese names: groups first, then their items as `group.item`.
 * The permissions of a user decide which of them `Account/GetUserMenuList` returns.
 */
export const menuNames = {
  order: '我的订单',
  'order.index': '我的订单',
  'order.approval': '订单审批',
  'order.afterSales': '退换/维修',
  'order.productInquiry': '意向商品询价',
  report: '报表中心',
  'report.order': '订单报表',
  'report.orderDetail': '订单明细报表',
  'report.product': '商品报表',
  'report.department': '部门报表',
  'report.purchaser': '采购人报表',
  asset: '资产中心',
  'asset.budget': '预算余额',
  'asset.statement': '对账单',
  management: '管理中心',
  'management.group': '集团管理',
  'management.department': '部门管理',
  'management.account': '账号管理',
  'management.role': '角色管理',
  'management.approval': '审批流管理',
  'management.address': '收货地址',
  invoice: '发票中心',
  'invoice.index': '申请开票',
  'invoice.list': '开票记录',
  user: '个人中心',
  'user.account': '个人资料',
  'user.password': '修改密码',
  'user.favorite': '我的收藏',
  'user.browse': '浏览记录',
} as const

export type MenuCode = keyof typeof menuNames

/** Every code, in the order of the menu. */
export const menuCodes = Object.keys(menuNames) as readonly MenuCode[]

/** An item of the menu, not a group. */
export type MenuItemCode = Extract<MenuCode, `${string}.${string}`>

/** Who sees an item: who may make the call that its screen begins with. */
export const menuAccess = {
  'order.index': withPermission('order.view'),
  'order.approval': withPermission('order.approve'),
  'order.afterSales': withPermission('order.view'),
  'order.productInquiry': withPermission('purchase'),
  'report.order': viewing('report'),
  'report.orderDetail': viewing('report'),
  'report.product': viewing('report'),
  'report.department': { ...viewing('report'), colleagues: true },
  'report.purchaser': { ...viewing('report'), colleagues: true },
  'asset.budget': viewing('budget'),
  'asset.statement': { ...viewing('invoice'), colleagues: true },
  'management.group': viewing('group'),
  'management.department': viewing('department'),
  'management.account': viewing('account'),
  'management.role': viewing('role'),
  'management.approval': viewing('flow'),
  'management.address': viewing('address'),
  'invoice.index': withPermission('invoice.manage'),
  'invoice.list': viewing('invoice'),
  'user.account': anyUser,
  'user.password': anyUser,
  'user.favorite': anyUser,
  'user.browse': anyUser,
} as const satisfies Readonly<Record<MenuItemCode, Access>>

const isItem = (code: MenuCode): code is MenuItemCode => code in menuAccess

/** The codes of the menu that follow from these grants: each item that may be opened, after its group. */
export const menuFor = (grants: Grants): MenuCode[] => {
  const shown = new Set<string>(menuCodes.filter((code) => isItem(code) && decideAccess(menuAccess[code], grants) === 'allow'))
  return menuCodes.filter((code) => shown.has(code) || [...shown].some((item) => item.startsWith(`${code}.`)))
}
