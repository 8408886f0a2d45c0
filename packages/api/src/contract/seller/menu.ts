import { anyStaff, decideStaffAccess, staffWith, type StaffAccess, type StaffGrants } from './access.ts'

/** Codes of the menu of the seller's side with their Chinese names: groups first, then their items as `group.item`. */
export const sellerMenuNames = {
  today: '今天',
  'today.waiting': '工作台',
  goods: '商品',
  'goods.product': '商品',
  'goods.stock': '库存',
  'goods.category': '分类',
  'goods.brand': '品牌',
  'goods.attribute': '属性',
  'goods.import': '导入',
  customer: '客户与价格',
  'customer.list': '客户',
  'customer.agreement': '协议',
  'customer.price': '查价',
  trade: '订单',
  'trade.order': '订单',
  'trade.service': '售后',
  'trade.inquiry': '询价',
  'trade.review': '评价',
  money: '资金',
  'money.invoice': '发票',
  'money.statement': '对账',
  'money.payment': '收款',
  page: '页面',
  'page.home': '首页装修',
  'page.notice': '公告',
  'page.help': '帮助',
  'page.search': '搜索',
  'page.site': '站点',
  report: '报表',
  'report.sales': '销售',
  'report.margin': '毛利',
  'report.fulfilment': '履约',
  'report.churn': '客户流失',
  'report.turnover': '库存周转',
  'report.agreement': '协议执行',
  'report.miss': '搜不到的词',
  system: '系统',
  'system.staff': '员工',
  'system.role': '角色',
  'system.calendar': '时限与日历',
  'system.audit': '操作日志',
} as const

export type SellerMenuCode = keyof typeof sellerMenuNames

/** Every code, in the order of the menu. */
export const sellerMenuCodes = Object.keys(sellerMenuNames) as readonly SellerMenuCode[]

/** An item of the menu, not a group. */
export type SellerMenuItemCode = Extract<SellerMenuCode, `${string}.${string}`>

/** Who sees an item: those who may make the call that its screen begins with. */
export const sellerMenuAccess = {
  'today.waiting': anyStaff,
  'goods.product': staffWith('product.view'),
  'goods.stock': staffWith('stock.view'),
  'goods.category': staffWith('product.view'),
  'goods.brand': staffWith('product.view'),
  'goods.attribute': staffWith('product.view'),
  'goods.import': staffWith('product.view'),
  'customer.list': staffWith('customer.view'),
  'customer.agreement': staffWith('price.view'),
  'customer.price': staffWith('price.view'),
  'trade.order': staffWith('order.view'),
  'trade.service': staffWith('service.view'),
  'trade.inquiry': staffWith('service.view'),
  'trade.review': staffWith('service.view'),
  'money.invoice': staffWith('money.view'),
  'money.statement': staffWith('money.view'),
  'money.payment': staffWith('money.view'),
  'page.home': staffWith('content.view'),
  'page.notice': staffWith('content.view'),
  'page.help': staffWith('content.view'),
  'page.search': staffWith('content.view'),
  'page.site': staffWith('content.view'),
  'report.sales': staffWith('report.view'),
  'report.margin': staffWith('cost.view'),
  'report.fulfilment': staffWith('report.view'),
  'report.churn': staffWith('report.view'),
  'report.turnover': staffWith('report.view'),
  'report.agreement': staffWith('report.view'),
  'report.miss': staffWith('report.view'),
  'system.staff': staffWith('staff.view'),
  'system.role': staffWith('staff.view'),
  'system.calendar': staffWith('staff.view'),
  'system.audit': staffWith('audit.view'),
} as const satisfies Readonly<Record<SellerMenuItemCode, StaffAccess>>

const isItem = (code: SellerMenuCode): code is SellerMenuItemCode => code in sellerMenuAccess

/** The codes of the menu that follow from these grants: each item that may be opened, after its group. */
export const sellerMenuFor = (grants: StaffGrants): SellerMenuCode[] => {
  const shown = sellerMenuCodes.filter((code) => isItem(code) && decideStaffAccess(sellerMenuAccess[code], grants) === 'allow')
  return sellerMenuCodes.filter((code) => shown.includes(code) || shown.some((item) => item.startsWith(`${code}.`)))
}
