import { can, dataScopeOf } from './roles.ts'

const forAnyone = ['management', 'management.address', 'user', 'user.account', 'user.password', 'user.favorite', 'user.browse']
const forViewers = [
  'order',
  'order.index',
  'order.afterSales',
  'report',
  'report.order',
  'report.orderDetail',
  'report.product',
  'asset',
  'asset.budget',
]
const forBuyers = ['order.productInquiry']
const beyondSelf = ['order.approval', 'report.department', 'report.purchaser']
const forManagers = ['management.group', 'management.department', 'management.account', 'management.role', 'management.approval']
const forPayers = ['invoice', 'invoice.index', 'invoice.list']

/** Menu codes as the server gives them out; a group administrator gets all (specification §6). */
export const menuCodesOf = (roles: readonly string[], isGroupAdministrator: boolean): string[] => [
  ...forAnyone,
  ...(can(roles, 'order.view') ? forViewers : []),
  ...(can(roles, 'purchase') ? forBuyers : []),
  ...(dataScopeOf(roles) === 'self' ? [] : beyondSelf),
  ...(isGroupAdministrator || roles.some((role) => role === 'EnterpriseAdministrator' || role === 'GroupAdministrator') ? forManagers : []),
  ...(can(roles, 'order.pay') ? forPayers : []),
]
