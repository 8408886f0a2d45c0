import type { Ask } from '../load.ts'

/** What the staff look at, by the path after `/api/`. */
export interface SellerCall {
  readonly name: string
  readonly path: string
  readonly body: object
}

const page = { PageIndex: 1, PageSize: 20 } as const

/** What is read first, for its first item to be opened. */
export interface Opened {
  readonly name: string
  readonly list: string
  readonly path: string
  readonly key: string
}

/** The first rows of these lists are opened. */
export const opened: readonly Opened[] = [
  { name: '订单详情', list: 'SellerOrder/List', path: 'SellerOrder/Detail', key: 'OrderNo' },
  { name: '客户详情', list: 'SellerCustomer/List', path: 'SellerCustomer/Detail', key: 'EnterpriseId' },
  { name: '商品资料', list: 'SellerProduct/List', path: 'SellerProduct/Detail', key: 'ProductCode' },
  { name: '协议', list: 'SellerAgreement/List', path: 'SellerAgreement/Detail', key: 'AgreementId' },
  { name: '询价', list: 'SellerInquiry/List', path: 'SellerInquiry/Detail', key: 'InquiryId' },
  { name: '对账单', list: 'SellerStatement/List', path: 'SellerStatement/Detail', key: 'StatementNo' },
]

/** Lists with each of their filters that looks among all orders, workbench and reports. */
export const calls: readonly SellerCall[] = [
  { name: '工作台', path: 'SellerToday/Waiting', body: {} },
  { name: '工作台, sales', path: 'SellerToday/Sales', body: {} },
  { name: '订单', path: 'SellerOrder/List', body: page },
  { name: '订单, page 500', path: 'SellerOrder/List', body: { ...page, PageIndex: 500 } },
  { name: '订单, of a customer', path: 'SellerOrder/List', body: { ...page, Customer: '企业 7' } },
  { name: '订单, of a product', path: 'SellerOrder/List', body: { ...page, Product: '订书机' } },
  { name: '订单, to a province', path: 'SellerOrder/List', body: { ...page, Province: '310000' } },
  { name: '订单, of an amount', path: 'SellerOrder/List', body: { ...page, AmountMin: 100, AmountMax: 110 } },
  { name: '订单, 超时未发', path: 'SellerOrder/List', body: { ...page, Due: 'late' } },
  { name: '售后', path: 'SellerAfterSales/List', body: page },
  { name: '询价, list', path: 'SellerInquiry/List', body: page },
  { name: '商品', path: 'SellerProduct/List', body: page },
  { name: '商品, by a word', path: 'SellerProduct/List', body: { ...page, Keyword: '订书机' } },
  { name: '库存', path: 'SellerStock/List', body: page },
  { name: '客户', path: 'SellerCustomer/List', body: page },
  { name: '协议, list', path: 'SellerAgreement/List', body: page },
  { name: '发票', path: 'SellerInvoice/List', body: page },
  { name: '对账', path: 'SellerStatement/List', body: page },
  { name: '收款', path: 'SellerPayment/List', body: page },
  { name: '评价', path: 'SellerReview/List', body: page },
  { name: '操作日志', path: 'SellerAudit/List', body: page },
  { name: '销售, by customer', path: 'SellerReport/Sales', body: { ...page, By: 'customer' } },
  { name: '毛利, by product', path: 'SellerReport/Margin', body: { ...page, By: 'product' } },
  { name: '履约', path: 'SellerReport/Fulfilment', body: { ...page, By: 'time' } },
  { name: '客户流失', path: 'SellerReport/Churn', body: page },
  { name: '库存周转', path: 'SellerReport/Turnover', body: { ...page, By: 'product' } },
]

/** One call, as one of the staff makes it. */
export const askOf = ({ path, body }: SellerCall, token: string): Ask => ({ path, body, token })
