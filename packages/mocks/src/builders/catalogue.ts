import type {
  CallOutput,
  Category1,
  Category2,
  Category3,
  Home,
  ProductDetail,
  ProductItem,
  ProductList,
  StockState,
} from '@mall/api/contract'
import { recorded } from '../recorded.ts'
import { builder, entryAt, type Builder } from './define.ts'

const { responses } = recorded
const list = responses['POST /api/Product/List']
const tree = responses['POST /api/Category/MallCategories']

/** A product as a customer's card shows it. */
export const buildProductItem: Builder<ProductItem> = builder<ProductItem>(entryAt(list.Items, 0))

/** So many cards: those of the list over and over, each with a code of its own. */
export const buildProductItems = (count: number, parts: Partial<ProductItem> = {}): ProductItem[] =>
  Array.from({ length: count }, (_, place) => ({
    ...structuredClone(entryAt(list.Items, place)),
    ProductCode: `99${String(place).padStart(6, '0')}`,
    ...parts,
  }))

/** In stock. */
export const buildStockState: Builder<StockState> = builder<StockState>({ State: 'inStock', Text: '现货', Quantity: 860 })

/** The page of a product that the buyer has an agreed price for. */
export const buildProductDetail: Builder<ProductDetail> = builder<ProductDetail>(responses['POST /api/Product/Detail'])

/** The first page of a search. Whoever gives other `Items` gives their `total` too. */
export const buildProductList: Builder<ProductList> = builder<ProductList>(list)

/** What is often searched for. */
export const buildHotKeywords = (): CallOutput<'POST /api/Product/SupposeCategory'> =>
  structuredClone(responses['POST /api/Product/SupposeCategory'])

/** Products that fit the letters of a search so far. */
export const buildSuggestions = (): CallOutput<'POST /api/Product/Search'> => structuredClone(responses['POST /api/Product/Search'])

const first = entryAt(tree, 0)
const second = entryAt(first.Category2List, 0)

/** A category of the first level, with those below it. */
export const buildCategory1: Builder<Category1> = builder<Category1>(first)
/** A category of the second level, with those below it. */
export const buildCategory2: Builder<Category2> = builder<Category2>(second)
/** A category of the third level. */
export const buildCategory3: Builder<Category3> = builder<Category3>(entryAt(second.Category3List, 0))

/** The public tree. */
export const buildCategoryTree = (): Category1[] => structuredClone(tree)

/** What the customer's agreed catalogue has of it. */
export const buildCustomerCategories = (): Category1[] => structuredClone(responses['POST /api/Category/GetCustomerCategories'])

/** Home of a customer. */
export const buildHome: Builder<Home> = builder<Home>(responses['POST /api/Home/Index'])
