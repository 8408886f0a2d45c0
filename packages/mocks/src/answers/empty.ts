import type { CallKey } from '@mall/api/contract'
import type { MockOutput } from './define.ts'

const emptyCart = {
  Items: [],
  InvalidItems: [],
  SelectedQuantity: 0,
  SelectedAmount: 0,
  SavedAmount: 0,
  BudgetRemaining: 24_639.5,
  ApprovalReasons: [],
}

/** Answers of calls that can find nothing. */
export const emptyAnswers = {
  'POST /api/Account/GetUserMenuList': [],
  'POST /api/Address/List': [],
  'POST /api/Category/GetCustomerCategories': [],
  'POST /api/Category/MallCategories': [],
  'POST /api/Home/Index': { Banners: [], Floors: [], Brands: [], Notices: [], FrequentItems: [], Todos: [] },
  'POST /api/ManageService/EnterpriseGroupSet': { CustomerLogo: null },
  'POST /api/Order/List': { Items: [], total: 0, StatusCounts: [] },
  'POST /api/Order/Track': [],
  'POST /api/Product/ImageSearch': { Items: [], ImageKey: 'image-0' },
  'POST /api/Product/List': { Items: [], total: 0, Facets: { Brands: [], Categories: [], Attrs: [] } },
  'POST /api/Product/Search': [],
  'POST /api/Product/SupposeCategory': [],
  'POST /api/ShoppingCart/Count': 0,
  'POST /api/ShoppingCart/List': emptyCart,
  'POST /api/ShoppingCart/YouLike/订单/6': [],
} as const satisfies { readonly [Key in CallKey]?: DeepReadonly<MockOutput<Key>> }

type DeepReadonly<Value> = Value extends readonly (infer Item)[]
  ? readonly DeepReadonly<Item>[]
  : Value extends object
    ? { readonly [Field in keyof Value]: DeepReadonly<Value[Field]> }
    : Value

/** A call that can find nothing. */
export type EmptyKey = keyof typeof emptyAnswers
