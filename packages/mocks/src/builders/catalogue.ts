import type {
  CallOutput,
  Category1,
  Category2,
  Category3,
  Home,
  ProductDetail,
  ProductItem,
  ProductList,
  RecommendedProduct,
  StockState,
} from '@mall/api/contract'
import { drawBanner, drawBrandMark, toDataUrl } from '@mall/pictures'
import { publicTree } from '../world/categories.ts'
import { toYuan } from '../world/money.ts'
import { brandNames, detailOf, fenAt, itemOf, products } from '../world/products.ts'
import { hoursAgo } from '../world/time.ts'
import { at, builder } from './define.ts'

const customer = { isCustomer: true, favorites: new Set<string>() } as const

/** A product as a customer's card shows it. */
export const buildProductItem = builder<ProductItem>(() => itemOf(at(products, 11), customer))

/** So many cards: the world's products, over and over with codes of their own. */
export const buildProductItems = (count: number, parts: Partial<ProductItem> = {}): ProductItem[] =>
  Array.from({ length: count }, (_, index) => {
    const item = itemOf(at(products, index), customer)
    return { ...item, ProductCode: index < products.length ? item.ProductCode : String(2_000_000 + index), ...parts }
  })

export const buildStockState = builder<StockState>(() => ({ State: 'inStock', Text: '现货', Quantity: 860 }))

export const buildProductDetail = builder<ProductDetail>(() => detailOf(at(products, 11), customer))

const firstFacets = (): ProductList['Facets'] => ({
  Brands: brandNames.slice(0, 8).map((Name, index) => ({ Id: index + 1, Name, Count: 24 - index * 2 })),
  Categories: at(publicTree, 2).Category2List.flatMap(({ Category3List }) =>
    Category3List.map(({ CategoryId, Name, ProductCounts }) => ({ Id: CategoryId, Name, Count: ProductCounts })),
  ),
  Attrs: [
    {
      Id: 1,
      Name: '单位',
      Values: [
        { Value: '盒', Count: 12 },
        { Value: '支', Count: 7 },
        { Value: '套', Count: 3 },
      ],
    },
    {
      Id: 2,
      Name: '颜色',
      Values: [
        { Value: '黑色', Count: 9 },
        { Value: '蓝色', Count: 6 },
        { Value: '红色', Count: 4 },
      ],
    },
  ],
})

/** A page of the list: 20 of 56, or the given items. */
export const buildProductList = (parts: Partial<ProductList> = {}): ProductList => {
  const Items = parts.Items ?? buildProductItems(20)
  return { Items, total: parts.Items?.length ?? 56, Facets: firstFacets(), ...parts }
}

export const buildHotKeywords = (): CallOutput<'POST /api/Product/SupposeCategory'> =>
  ['A4复印纸', '中性笔', '硒鼓', '档案盒', '抽纸', '便利贴', '电池', '劳保手套'].map((Keywords, index) => ({
    Keywords,
    IsHighlight: index < 2,
  }))

export const buildSuggestions = (count = 8): CallOutput<'POST /api/Product/Search'> =>
  products.slice(0, count).map(({ name, code }) => ({ ProductName: name, ProductCode: code }))

export const buildRecommendedProduct = builder<RecommendedProduct>(() => {
  const product = at(products, 43)
  return {
    ProductCode: product.code,
    ImageUrl: product.image,
    CustomerProductName: product.name,
    CustomerPrice: toYuan(fenAt(product, product.moq)),
    ComixPrice: toYuan(product.marketFen),
  }
})

export const buildCategory1 = builder<Category1>(() => structuredClone(at(publicTree, 0)))
export const buildCategory2 = builder<Category2>(() => structuredClone(at(at(publicTree, 0).Category2List, 0)))
export const buildCategory3 = builder<Category3>(() => ({ ...at(at(at(publicTree, 0).Category2List, 0).Category3List, 0) }))

/** The whole tree: 20 first-level categories in 16 groups. */
export const buildCategoryTree = (): Category1[] => structuredClone([...publicTree])

/** Home of a customer. */
export const buildHome = builder<Home>(() => ({
  Banners: [
    {
      Id: 1,
      Title: '开工第一单，办公补给一次备齐',
      Subtitle: '工作日次日达',
      ImageUrl: toDataUrl(drawBanner({ theme: 'desk', seed: 3 })),
      Link: '/product/index',
    },
  ],
  Floors: [
    { Name: '办公用纸', Cid: at(publicTree, 0).CategoryId, Items: buildProductItems(8) },
    { Name: '书写工具', Cid: at(publicTree, 2).CategoryId, Items: products.slice(11, 19).map((product) => itemOf(product, customer)) },
  ],
  Brands: brandNames
    .slice(0, 8)
    .map((Name, index) => ({ Id: index + 1, Name, LogoUrl: toDataUrl(drawBrandMark({ name: Name, seed: index * 13 })) })),
  Notices: [{ Id: 1, Title: '关于清明假期配送安排的通知', Link: '/help/detail/13', PublishedAt: hoursAgo(20) }],
  FrequentItems: buildProductItems(6),
  Todos: [{ Name: '待付款', Count: 1, Link: '/userCenter/order/index?status=20' }],
}))
