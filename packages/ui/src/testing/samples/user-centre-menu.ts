import type { MenuGroup } from '../../user-centre-menu/filter-menu.ts'

const group = (id: string, label: string, items: [label: string, path: string][]): MenuGroup => ({
  id,
  label,
  items: items.map(([name, path]) => ({ label: name, href: `/userCenter/${path}`, code: path })),
})

/** The groups of specification §2. */
export const sampleGroups: MenuGroup[] = [
  group('orders', '我的订单', [
    ['我的订单', 'order/index'],
    ['订单审批', 'order/approval'],
    ['退换/返修', 'order/afterSales'],
    ['意向商品询价', 'order/productInquiry'],
  ]),
  group('reports', '报表中心', [
    ['订单报表', 'report/order'],
    ['订单明细报表', 'report/orderDetail'],
    ['商品报表', 'report/product'],
    ['部门报表', 'report/department'],
    ['采购人报表', 'report/purchaser'],
  ]),
  group('assets', '资产中心', [['预算余额', 'asset/budget']]),
  group('management', '管理中心', [
    ['集团管理', 'management/group'],
    ['部门管理', 'management/department'],
    ['账号管理', 'management/account'],
    ['角色管理', 'management/role'],
    ['审批管理', 'management/approval'],
    ['收货地址', 'management/address'],
  ]),
  group('invoices', '发票中心', [
    ['申请开票', 'invoice/index'],
    ['开票记录', 'invoice/list'],
  ]),
  group('personal', '个人中心', [
    ['个人资料', 'user/account'],
    ['修改密码', 'user/password'],
    ['我的收藏', 'user/favorite'],
    ['浏览记录', 'user/browse'],
  ]),
]

/** All codes of the sample menu. */
export const sampleCodes: string[] = sampleGroups.flatMap(({ items }) => items.map((item) => item.code ?? ''))
