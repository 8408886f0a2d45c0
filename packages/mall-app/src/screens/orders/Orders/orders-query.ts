import { orderStatus, type OrderListRequest, type OrderStatus } from '@mall/api/contract'

type PageSize = OrderListRequest['PageSize']
type SortField = NonNullable<OrderListRequest['SortField']>

/** What narrows the list, apart from the status. */
export interface OrderFilters {
  readonly orderNo: string
  readonly product: string
  /** `YYYY-MM-DD`; '' is no limit. */
  readonly begin: string
  readonly end: string
  readonly userName: string
  readonly departmentId: number | null
  readonly paymentType: 1 | 2 | 3 | 4 | 5 | null
  readonly invoiceState: 1 | 2 | 3 | null
  /** Yuan. */
  readonly amountMin: number | null
  readonly amountMax: number | null
}

/** Everything that decides what the list shows; lives in the address, so that back, reload and a shared link agree. */
export interface OrdersQuery extends OrderFilters {
  readonly status: OrderStatus | null
  readonly sort: { readonly field: SortField; readonly order: 'asc' | 'desc' } | null
  readonly page: number
  readonly pageSize: PageSize
}

export const noFilters: OrderFilters = {
  orderNo: '',
  product: '',
  begin: '',
  end: '',
  userName: '',
  departmentId: null,
  paymentType: null,
  invoiceState: null,
  amountMin: null,
  amountMax: null,
}

const statuses: readonly OrderStatus[] = Object.values(orderStatus)
const paymentTypes = [1, 2, 3, 4, 5] as const
const invoiceStates = [1, 2, 3] as const
const pageSizes: readonly PageSize[] = [10, 20, 50, 100, 1000]
const sortFields: readonly SortField[] = ['OrderTime', 'PayableAmount']
const defaultPageSize: PageSize = 20
const lastPage = 1_000_000

const positive = (text: string | null): number | null => {
  const number = Number(text)
  return text !== null && Number.isSafeInteger(number) && number > 0 ? number : null
}

/** One of the known values, or none. */
const oneOf = <Value extends number>(known: readonly Value[], text: string | null): Value | null =>
  known.find((value) => String(value) === text) ?? null

const yuan = (text: string | null): number | null => (text !== null && /^\d{1,9}(\.\d{1,2})?$/.test(text) ? Number(text) : null)

/** A day that exists, or ''. */
const day = (text: string | null): string => {
  if (text === null || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return ''
  const time = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text) ? text : ''
}

const text = (value: string | null, max: number): string => (value ?? '').trim().slice(0, max).trim()

/** Reads an address; whatever makes no sense in it counts as not there, and so does an upper limit below the lower one. */
export const parseOrdersQuery = (search: URLSearchParams): OrdersQuery => {
  const [begin, end] = [day(search.get('Begin')), day(search.get('End'))]
  const [amountMin, amountMax] = [yuan(search.get('Min')), yuan(search.get('Max'))]
  const field = sortFields.find((known) => known === search.get('SortField'))
  return {
    status: oneOf(statuses, search.get('Status')),
    orderNo: text(search.get('OrderNo'), 32),
    product: text(search.get('Product'), 100),
    begin,
    end: end !== '' && end < begin ? '' : end,
    userName: text(search.get('User'), 50),
    departmentId: positive(search.get('Dept')),
    paymentType: oneOf(paymentTypes, search.get('Pay')),
    invoiceState: oneOf(invoiceStates, search.get('Invoice')),
    amountMin,
    amountMax: amountMin !== null && amountMax !== null && amountMax < amountMin ? null : amountMax,
    sort: field ? { field, order: search.get('SortOrder') === 'asc' ? 'asc' : 'desc' } : null,
    page: Math.min(positive(search.get('Page')) ?? 1, lastPage),
    pageSize: oneOf(pageSizes, search.get('PageSize')) ?? defaultPageSize,
  }
}

/** The address of a query; defaults are left out, so that the same list always has the same address. */
export const formatOrdersQuery = (query: OrdersQuery): URLSearchParams => {
  const values: Record<string, string | number | null> = {
    Status: query.status,
    OrderNo: query.orderNo,
    Product: query.product,
    Begin: query.begin,
    End: query.end,
    User: query.userName,
    Dept: query.departmentId,
    Pay: query.paymentType,
    Invoice: query.invoiceState,
    Min: query.amountMin,
    Max: query.amountMax,
    SortField: query.sort?.field ?? null,
    SortOrder: query.sort?.order ?? null,
    Page: query.page === 1 ? null : query.page,
    PageSize: query.pageSize === defaultPageSize ? null : query.pageSize,
  }
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(values)) if (value !== null && value !== '') search.set(name, String(value))
  return search
}

/** The filters of the list and of the export: only those that are set. */
export const toFilters = (query: OrdersQuery): Omit<OrderListRequest, 'PageIndex' | 'PageSize' | 'SortField' | 'SortOrder'> => {
  return {
    ...(query.orderNo ? { OrderNo: query.orderNo } : {}),
    ...(query.product ? { Product: query.product } : {}),
    ...(query.begin ? { BeginTime: query.begin } : {}),
    ...(query.end ? { EndTime: query.end } : {}),
    ...(query.userName ? { UserName: query.userName } : {}),
    ...(query.departmentId === null ? {} : { DepartmentId: query.departmentId }),
    ...(query.paymentType === null ? {} : { PaymentType: query.paymentType }),
    ...(query.invoiceState === null ? {} : { InvoiceState: query.invoiceState }),
    ...(query.amountMin === null ? {} : { AmountMin: query.amountMin }),
    ...(query.amountMax === null ? {} : { AmountMax: query.amountMax }),
    ...(query.status === null ? {} : { Status: query.status }),
  }
}

/** What the call takes for a query. */
export const toRequest = (query: OrdersQuery): OrderListRequest => ({
  ...toFilters(query),
  ...(query.sort ? { SortField: query.sort.field, SortOrder: query.sort.order } : {}),
  PageIndex: query.page,
  PageSize: query.pageSize,
})

/** A change of what is listed begins at the first page again. */
export const changeOrdersQuery = (query: OrdersQuery, change: Partial<OrdersQuery>): OrdersQuery =>
  'page' in change ? { ...query, ...change } : { ...query, ...change, page: 1 }

/** Whether something narrows the list: a filter or a status. */
export const isNarrowed = (query: OrdersQuery): boolean => Object.keys(toFilters(query)).length > 0
