import { href } from './routes.ts'

/** The user-centre menu of specification §2. Codes are those of `Account/GetUserMenuList`; an item without one is always shown. */
export const userMenuGroups = [
  {
    id: 'orders',
    label: '我的订单',
    items: [
      { id: 'orders', label: '我的订单', href: href('orders'), code: 'order.index' },
      { id: 'approvals', label: '订单审批', href: href('approvals'), code: 'order.approval' },
      { id: 'afterSales', label: '退换/维修', href: href('afterSales'), code: 'order.afterSales' },
      { id: 'productInquiry', label: '意向商品询价', href: href('productInquiry'), code: 'order.productInquiry' },
    ],
  },
  {
    id: 'reports',
    label: '报表中心',
    items: [
      { id: 'reportOrder', label: '订单报表', href: href('reportOrder'), code: 'report.order' },
      { id: 'reportOrderDetail', label: '订单明细报表', href: href('reportOrderDetail'), code: 'report.orderDetail' },
      { id: 'reportProduct', label: '商品报表', href: href('reportProduct'), code: 'report.product' },
      { id: 'reportDepartment', label: '部门报表', href: href('reportDepartment'), code: 'report.department' },
      { id: 'reportPurchaser', label: '采购人报表', href: href('reportPurchaser'), code: 'report.purchaser' },
    ],
  },
  { id: 'assets', label: '资产中心', items: [{ id: 'budget', label: '预算余额', href: href('budget'), code: 'asset.budget' }] },
  {
    id: 'management',
    label: '管理中心',
    items: [
      { id: 'manageGroup', label: '集团管理', href: href('manageGroup'), code: 'management.group' },
      { id: 'manageDepartment', label: '部门管理', href: href('manageDepartment'), code: 'management.department' },
      { id: 'manageAccount', label: '账号管理', href: href('manageAccount'), code: 'management.account' },
      { id: 'manageRole', label: '角色管理', href: href('manageRole'), code: 'management.role' },
      { id: 'manageApproval', label: '审批流管理', href: href('manageApproval'), code: 'management.approval' },
      { id: 'manageAddress', label: '收货地址', href: href('manageAddress'), code: 'management.address' },
    ],
  },
  {
    id: 'invoices',
    label: '发票中心',
    items: [
      { id: 'invoiceApply', label: '申请开票', href: href('invoiceApply'), code: 'invoice.index' },
      { id: 'invoices', label: '开票记录', href: href('invoices'), code: 'invoice.list' },
    ],
  },
  {
    id: 'personal',
    label: '个人中心',
    items: [
      { id: 'profile', label: '个人资料', href: href('profile') },
      { id: 'password', label: '修改密码', href: href('password') },
      { id: 'favorites', label: '我的收藏', href: href('favorites') },
      { id: 'browseHistory', label: '浏览记录', href: href('browseHistory') },
    ],
  },
] as const
