import { jsonOf, type RawBody } from './requests.ts'

/** The deepest page of the largest size that the contract has. */
const deepest = { PageIndex: 1_000_000, PageSize: 1000 } as const
const largest = { PageIndex: 1, PageSize: 1000 } as const

const ids = (count: number): number[] => Array.from({ length: count }, (_, at) => at + 1)

/** As many characters as a field takes, none of which is a wildcard of the database by accident. */
const long = (characters: number): string => '%_\\A'.repeat(Math.ceil(characters / 4)).slice(0, characters)

/** All filters of `Product/List`, each as large as it may be. */
const productFilters = {
  Keyword: long(100), Cid: 1, BrandIds: ids(50), PriceMin: 0, PriceMax: 9_999_999,
  Attrs: ids(20).map((Id) => ({ Id, Values: Array.from({ length: 50 }, (_, at) => `${at}${long(48)}`) })), OnlyInStock: true, OnlyAgreed: true, SortBy: 'priceDesc',
}

/** All filters of a list of orders. */
const orderFilters = { OrderNo: long(32), Product: long(100), BeginTime: '2000-01-01', EndTime: '2099-12-31', AmountMin: 0, AmountMax: 9_999_999, Status: 20, PaymentType: 1 }

/** What lists are asked for that costs the database most, by the account that asks. */
export const queryBombs: readonly { readonly name: string; readonly path: string; readonly account: 'buyer' | 'admin' | 'seller' | null; readonly make: () => RawBody }[] = [
  { name: 'the deepest page of the products', path: '/api/Product/List', account: null, make: () => jsonOf(JSON.stringify(deepest)) },
  { name: 'all filters of the products', path: '/api/Product/List', account: 'buyer', make: () => jsonOf(JSON.stringify({ ...productFilters, ...largest })) },
  { name: 'the deepest page of the orders', path: '/api/Order/List', account: 'admin', make: () => jsonOf(JSON.stringify(deepest)) },
  { name: 'all filters of the orders', path: '/api/Order/List', account: 'admin', make: () => jsonOf(JSON.stringify({ ...orderFilters, UserName: long(50), DepartmentId: 1, InvoiceState: 1, ReviewState: 1, SortField: 'PayableAmount', SortOrder: 'desc', ...largest })) },
  { name: 'the deepest page of the staff’s orders', path: '/api/SellerOrder/List', account: 'seller', make: () => jsonOf(JSON.stringify(deepest)) },
  { name: 'all filters of the staff’s orders', path: '/api/SellerOrder/List', account: 'seller', make: () => jsonOf(JSON.stringify({ ...orderFilters, Customer: long(50), EnterpriseId: 1, ...largest })) },
]
