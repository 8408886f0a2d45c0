import { getResponse } from 'msw'
import { createMall, createMemoryStorage, createSession, formatYuan } from '../../../api/src/index.ts'
import type { OrderSummary } from '../../../api/src/contract/index.ts'
import { buildCustomerCategories, buildHotKeywords, buildLoginInfo, buildOrderDetail, buildOrderSummaries, buildProductItem, buildProductList, defaultHandlers } from '../../../mocks/src/index.ts'
import type { TableColumn } from '../table/index.ts'

const nothing = () => undefined
const login = buildLoginInfo()

/** What the handlers of the mocks return, without a worker. */
const answer: typeof fetch = async (...request) => (await getResponse(defaultHandlers(), new Request(...request))) ?? Response.error()

const session = createSession({ storage: createMemoryStorage() })
session.set(login)

const columns: readonly TableColumn<OrderSummary>[] = [
  { key: 'OrderNo', header: '订单号', render: ({ OrderNo }) => OrderNo },
  { key: 'PayableAmount', header: '应付', align: 'end', render: ({ PayableAmount }) => (PayableAmount === null ? '—' : formatYuan(PayableAmount)) },
]

/** What the page around the examples of components' pages has: the values of what `example-surroundings.ts` of the scripts declares. */
export const surroundings = {
  mall: createMall({ baseUrl: 'http://mall.test', session, fetch: answer }),
  product: buildProductItem(),
  order: buildOrderDetail(),
  orders: buildOrderSummaries(2),
  tree: buildCustomerCategories(),
  hot: buildHotKeywords(),
  brands: buildProductList().Facets.Brands,
  user: login.User,
  isLoggedIn: true,
  href: (page: string) => `#${page}`,
  navigate: nothing,
  register: (name: string) => ({ name, onChange: nothing }),
  errors: {},
  formState: { isDirty: false },
  handleSubmit: () => nothing,
  mutation: { isPending: false, error: null },
  isFetching: false,
  isError: false,
  isPending: false,
  isSaving: false,
  columns,
  settings: [],
  areas: [{ id: '1', label: '北京', children: [{ id: '11', label: '海淀区' }] }],
  groups: [{ id: 'orders', label: '订单', items: [{ id: 'all', label: '全部订单', href: '#orders' }] }],
  codes: ['orders'],
  people: [{ value: '7', label: '韩立群' }],
  departments: [{ id: '1', label: '行政部' }],
  article: '月结客户次月 10 日出账。',
  problem: undefined,
  waiting: 6,
  cartCount: 3,
  page: 1,
  pageSize: 20,
  site: { hotline: '400-000-0000', licences: [] },
  isClosed: false,
  isDefault: false,
  isAsking: true,
  isFiltered: true,
  setClosed: nothing,
  setDefault: nothing,
  setAsking: nothing,
  setSettings: nothing,
  save: () => Promise.resolve(),
  undo: nothing,
  renew: nothing,
  clear: nothing,
  logout: nothing,
  close: nothing,
  leave: nothing,
  logIn: nothing,
  sendCode: nothing,
  reload: nothing,
  search: nothing,
  go: nothing,
} as const

/** Props of the components that examples export, by their names. */
export const propsOfExamples = {
  LoginDialog: { open: true, onOpenChange: nothing },
  Orders: { rows: surroundings.orders },
  Pages: { at: { page: 1, pageSize: 20 }, total: 60, go: nothing },
  Product: { item: surroundings.product },
}
