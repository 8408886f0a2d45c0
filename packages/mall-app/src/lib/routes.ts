/** Which frame a screen is drawn in (specification §2, Layouts). */
export type LayoutName = 'default' | 'shop' | 'userCentre' | 'none'

/** What the router, the guard, the menus and the story check know of a screen. */
export interface RouteEntry {
  /** Patterns of react-router; the first one is the canonical address. */
  readonly paths: readonly [string, ...string[]]
  readonly layout: LayoutName
  /** `login`: without a token one is sent to /login and back. */
  readonly access: 'public' | 'login'
  /** Name in menus and breadcrumbs. The document's title is always the mall's name. */
  readonly name: string
  /** False until the screen exists: until then its address shows 该功能尚未开放. */
  readonly built: boolean
  /** In development builds only. */
  readonly developmentOnly?: true
}

const open = (name: string, paths: RouteEntry['paths'], layout: LayoutName): RouteEntry => ({ paths, layout, access: 'public', name, built: true })
const login = (name: string, path: string, layout: LayoutName, built = false): RouteEntry => ({ paths: [path], layout, access: 'login', name, built })
const centre = (name: string, path: string, built = false): RouteEntry => login(name, `/userCenter/${path}`, 'userCentre', built)

/** Every address of specification §2, each once. */
export const routes = {
  home: open('首页', ['/', '/index', '/home/index', '/home/index.html', '/index.html', '/cleanCookie'], 'default'),
  login: open('登录', ['/login'], 'none'),
  resetPassword: open('找回密码', ['/resetPassword'], 'none'),
  weChatWorkAuth: open('企业微信授权', ['/wechat-work-auth'], 'none'),
  aboutBizCustom: open('企业定制', ['/about/BizCustom'], 'default'),
  aboutInvoice: open('开票信息', ['/about/kpinfo'], 'default'),
  productList: open('商品列表', ['/product/index'], 'default'),
  /** `/{ProductCode}.html`, digits only; the router checks the form. */
  productPage: open('商品详情', ['/:file'], 'default'),
  productDetail: open('商品详情', ['/product/detail'], 'default'),
  help: open('帮助中心', ['/help/detail/*'], 'default'),
  robotVerify: open('安全验证', ['/robotVerify'], 'none'),
  testToken: { ...open('令牌', ['/test/token'], 'none'), developmentOnly: true },
  testCookie: { ...open('Cookie', ['/test/cookie'], 'none'), developmentOnly: true },
  deepseek: login('AI 采购顾问', '/deepseek', 'default'),
  productRank: login('商品排行', '/product/rank', 'none'),
  productSelect: login('一键选品', '/product/select', 'default'),
  quickOrder: login('快速下单', '/product/QuickOrder', 'default'),
  cart: login('我的购物车', '/shop/cart', 'shop', true),
  submit: login('填写核对订单', '/shop/submit', 'shop', true),
  submitState: login('成功提交订单', '/shop/state', 'shop', true),
  workbench: centre('我的工作台', 'index'),
  orders: centre('我的订单', 'order/index', true),
  /** Without the side menu (specification §2). */
  orderDetail: login('订单详情', '/userCenter/order/detail', 'default', true),
  orderReview: centre('评价', 'order/review/:id'),
  approvals: centre('订单审批', 'order/approval'),
  approval: centre('审批详情', 'order/approval/:id'),
  afterSales: centre('退换/维修', 'order/afterSales'),
  afterSalesApply: centre('申请售后', 'order/afterSales/apply'),
  afterSalesDetail: centre('售后详情', 'order/afterSales/:ReturnOrderId'),
  productInquiry: centre('意向商品询价', 'order/productInquiry'),
  reportOrder: centre('订单报表', 'report/order'),
  reportOrderDetail: centre('订单明细报表', 'report/orderDetail'),
  reportProduct: centre('商品报表', 'report/product'),
  reportDepartment: centre('部门报表', 'report/department'),
  reportPurchaser: centre('采购人报表', 'report/purchaser'),
  budget: centre('预算余额', 'asset/budget'),
  manageGroup: centre('集团管理', 'management/group'),
  manageDepartment: centre('部门管理', 'management/department'),
  manageAccount: centre('账号管理', 'management/account'),
  manageRole: centre('角色管理', 'management/role'),
  manageApproval: centre('审批流管理', 'management/approval'),
  manageAddress: centre('收货地址', 'management/address'),
  invoiceApply: centre('申请开票', 'invoice/index'),
  invoices: centre('开票记录', 'invoice/list'),
  invoice: centre('发票详情', 'invoice/detail'),
  profile: centre('个人资料', 'user/account'),
  password: centre('修改密码', 'user/password'),
  favorites: centre('我的收藏', 'user/favorite'),
  browseHistory: centre('浏览记录', 'user/browse'),
} as const satisfies Record<string, RouteEntry>

export type RouteId = keyof typeof routes

/** Query parameters of an address; undefined, null and '' are left out. */
export type QueryValues = Readonly<Record<string, string | number | boolean | null | undefined>>

const withQuery = (path: string, query: QueryValues = {}): string => {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null && value !== '') search.set(name, String(value))
  }
  const text = search.toString()
  return text ? `${path}?${text}` : path
}

/** The address of a screen; `:params` are filled from `params`, and encoded. */
export const href = (id: RouteId, query?: QueryValues, params: Readonly<Record<string, string | number>> = {}): string =>
  withQuery(
    routes[id].paths[0].replace(/\/\*$/, '').replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name] ?? ''))),
    query,
  )

/** A page of 帮助中心 by its number, from 1. */
export const helpHref = (page: number): string => `${href('help')}/${page}`

/** `/{ProductCode}.html` (specification §2). */
export const productHref = (productCode: string): string => `/${encodeURIComponent(productCode)}.html`

/** The product code of `/{digits}.html`, or null for any other file name (specification §5: digits only). */
export const productCodeOf = (file: string): string | null => /^(\d{1,20})\.html$/.exec(file)?.[1] ?? null
