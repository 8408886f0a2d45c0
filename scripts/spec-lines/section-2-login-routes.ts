import { line, notBuilt, type SpecLine } from './line.ts'

/** The login-required routes of section 2. */
export const loginRoutes: readonly SpecLine[] = [
  notBuilt('§2.route.deepseek', '/deepseek (AI consultation)', 'deepseek'),
  notBuilt('§2.route.rank', '/product/rank, without a layout', 'productRank'),
  notBuilt('§2.route.select', '/product/select', 'productSelect'),
  notBuilt('§2.route.quick-order', '/product/QuickOrder', 'quickOrder'),
  line('§2.route.cart', '/shop/cart', 'screens.spec › title, outline', 'shopping-cart.test › the cart shows what is true now', 'cart-totals.test › sum exactly'),
  line('§2.route.submit', '/shop/submit', 'screens.spec › title, outline', 'purchase.spec › a visitor becomes a buyer', 'purchase-once.spec › a double click orders once'),
  line('§2.route.state', '/shop/state', 'screens.spec › title, outline', 'purchase-once.spec › a reload of the state page'),
  notBuilt('§2.route.workbench', '/userCenter/index (workbench)', 'workbench'),
  line('§2.route.orders', '/userCenter/order/index', 'screens.spec › title, outline', 'query/list.test › everybody sees the orders of their scope', 'approval.spec › above the single limit'),
  line('§2.route.order', '/userCenter/order/detail, without the side menu', 'layouts.spec › user centre: the menu', 'screens.spec › an order on paper', 'purchase.spec › a visitor becomes a buyer'),
  notBuilt('§2.route.review', '/userCenter/order/review/{id}', 'orderReview'),
  notBuilt('§2.route.approvals', '/userCenter/order/approval and order/approval/{id}', 'approvals', 'approval'),
  notBuilt(
    '§2.route.after-sales', '/userCenter/order/afterSales, afterSales/apply and afterSales/{ReturnOrderId}',
    'afterSales', 'afterSalesApply', 'afterSalesDetail',
  ),
  notBuilt('§2.route.inquiry', '/userCenter/order/productInquiry', 'productInquiry'),
  notBuilt(
    '§2.route.reports', '/userCenter/report/order, orderDetail, product, department, purchaser',
    'reportOrder', 'reportOrderDetail', 'reportProduct', 'reportDepartment', 'reportPurchaser',
  ),
  notBuilt('§2.route.budget', '/userCenter/asset/budget', 'budget'),
  notBuilt(
    '§2.route.management', '/userCenter/management/group, department, account, role, approval, address',
    'manageGroup', 'manageDepartment', 'manageAccount', 'manageRole', 'manageApproval', 'manageAddress',
  ),
  notBuilt('§2.route.invoices', '/userCenter/invoice/index, list, detail', 'invoiceApply', 'invoices', 'invoice'),
  notBuilt('§2.route.user', '/userCenter/user/account, password, favorite, browse', 'profile', 'password', 'favorites', 'browseHistory'),
  line('§2.route.not-built', 'An address whose screen is still to come says so', 'screens.spec › title, outline', 'routes.test › every built route has a screen'),
]
