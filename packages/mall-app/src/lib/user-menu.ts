import { menuNames } from '@mall/api/contract'
import { href } from './routes.ts'

/** The user-centre menu of specification §2. Codes are those of `Account/GetUserMenuList`; an item without one is always shown. */
export const userMenuGroups = [
  {
    id: 'orders',
    label: menuNames.order,
    items: [
      { id: 'orders', label: menuNames['order.index'], href: href('orders'), code: 'order.index' },
      { id: 'approvals', label: menuNames['order.approval'], href: href('approvals'), code: 'order.approval' },
      { id: 'afterSales', label: menuNames['order.afterSales'], href: href('afterSales'), code: 'order.afterSales' },
      { id: 'productInquiry', label: menuNames['order.productInquiry'], href: href('productInquiry'), code: 'order.productInquiry' },
    ],
  },
  {
    id: 'reports',
    label: menuNames.report,
    items: [
      { id: 'reportOrder', label: menuNames['report.order'], href: href('reportOrder'), code: 'report.order' },
      { id: 'reportOrderDetail', label: menuNames['report.orderDetail'], href: href('reportOrderDetail'), code: 'report.orderDetail' },
      { id: 'reportProduct', label: menuNames['report.product'], href: href('reportProduct'), code: 'report.product' },
      { id: 'reportDepartment', label: menuNames['report.department'], href: href('reportDepartment'), code: 'report.department' },
      { id: 'reportPurchaser', label: menuNames['report.purchaser'], href: href('reportPurchaser'), code: 'report.purchaser' },
    ],
  },
  { id: 'assets', label: menuNames.asset, items: [{ id: 'budget', label: menuNames['asset.budget'], href: href('budget'), code: 'asset.budget' }] },
  {
    id: 'management',
    label: menuNames.management,
    items: [
      { id: 'manageGroup', label: menuNames['management.group'], href: href('manageGroup'), code: 'management.group' },
      { id: 'manageDepartment', label: menuNames['management.department'], href: href('manageDepartment'), code: 'management.department' },
      { id: 'manageAccount', label: menuNames['management.account'], href: href('manageAccount'), code: 'management.account' },
      { id: 'manageRole', label: menuNames['management.role'], href: href('manageRole'), code: 'management.role' },
      { id: 'manageApproval', label: menuNames['management.approval'], href: href('manageApproval'), code: 'management.approval' },
      { id: 'manageAddress', label: menuNames['management.address'], href: href('manageAddress'), code: 'management.address' },
    ],
  },
  {
    id: 'invoices',
    label: menuNames.invoice,
    items: [
      { id: 'invoiceApply', label: menuNames['invoice.index'], href: href('invoiceApply'), code: 'invoice.index' },
      { id: 'invoices', label: menuNames['invoice.list'], href: href('invoices'), code: 'invoice.list' },
    ],
  },
  {
    id: 'personal',
    label: menuNames.user,
    items: [
      { id: 'profile', label: menuNames['user.account'], href: href('profile') },
      { id: 'password', label: menuNames['user.password'], href: href('password') },
      { id: 'favorites', label: menuNames['user.favorite'], href: href('favorites') },
      { id: 'browseHistory', label: menuNames['user.browse'], href: href('browseHistory') },
    ],
  },
] as const
