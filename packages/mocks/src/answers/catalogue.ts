import type { CallKey, ProductItem, ProductListRequest } from '@mall/api/contract'
import { drawBanner, drawBrandMark, toDataUrl } from '@mall/pictures'
import { Refusal } from '../refusal.ts'
import { customerTree, publicTree } from '../world/categories.ts'
import { toFen } from '../world/money.ts'
import { brandNames, detailOf, itemOf, productOfCode, stockOf, type MockProduct } from '../world/products.ts'
import { hoursAgo } from '../world/time.ts'
import type { Viewer } from '../world/viewer.ts'
import type { World } from '../world/world.ts'
import type { Answers } from './define.ts'

type CatalogueKey = Extract<CallKey, `${string}/api/${'Product' | 'Category' | 'Home'}/${string}`>

const lookerOf = (viewer: Viewer | null, world: World) => ({
  isCustomer: viewer !== null,
  favorites: viewer === null ? new Set<string>() : world.favorites,
})

const itemsOf = (list: readonly MockProduct[], viewer: Viewer | null, world: World): ProductItem[] =>
  list.map((product) => itemOf(product, lookerOf(viewer, world)))

const words = (keyword: string): string[] => keyword.trim().toLowerCase().split(/\s+/).filter(Boolean)

const fits = (product: MockProduct, keyword: string): boolean => {
  const text = `${product.name} ${product.code} ${product.model} ${product.path.map(({ Name }) => Name).join(' ')}`.toLowerCase()
  return words(keyword).every((word) => text.includes(word))
}

const priceOf = (item: ProductItem): number => toFen(item.CustomerPrice ?? item.MarketPrice)

const isWanted = (product: MockProduct, item: ProductItem, request: ProductListRequest): boolean =>
  (request.Keyword === undefined || fits(product, request.Keyword)) &&
  (request.Cid === undefined || product.path.some(({ CategoryId }) => CategoryId === request.Cid)) &&
  (request.BrandIds === undefined || request.BrandIds.length === 0 || request.BrandIds.includes(product.brandId)) &&
  (request.PriceMin === undefined || priceOf(item) >= toFen(request.PriceMin)) &&
  (request.PriceMax === undefined || priceOf(item) <= toFen(request.PriceMax)) &&
  (!request.OnlyInStock || item.Stock.Quantity > 0) &&
  (!request.OnlyAgreed || item.IsAgreed) &&
  (request.Attrs ?? []).every(({ Id, Values }) => Id !== unitAttribute || Values.length === 0 || Values.includes(product.unit))

type Found = readonly [MockProduct, ProductItem]

const orders: Readonly<Record<NonNullable<ProductListRequest['SortBy']>, (a: Found, b: Found) => number>> = {
  default: () => 0,
  sales: ([a], [b]) => b.sales - a.sales,
  priceAsc: ([, a], [, b]) => priceOf(a) - priceOf(b),
  priceDesc: ([, a], [, b]) => priceOf(b) - priceOf(a),
  newest: ([a], [b]) => Number(b.code) - Number(a.code),
}

const unitAttribute = 1

const countBy = <Key>(keys: readonly Key[]): [Key, number][] => {
  const counts = new Map<Key, number>()
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1)
  return [...counts].toSorted(([, a], [, b]) => b - a)
}

/** Each product has a path of its own, so its categories are told apart by their ids. */
const categoriesOf = (found: readonly MockProduct[]) => {
  const last = found.flatMap(({ path }) => path.slice(2))
  const names = new Map(last.map(({ CategoryId, Name }) => [CategoryId, Name]))
  return countBy(last.map(({ CategoryId }) => CategoryId)).map(([Id, Count]) => ({ Id, Name: names.get(Id) ?? '', Count }))
}

const facetsOf = (found: readonly MockProduct[]) => ({
  Brands: countBy(found.map(({ brandId }) => brandId)).map(([Id, Count]) => ({ Id, Name: brandNames[Id - 1] ?? '', Count })),
  Categories: categoriesOf(found),
  Attrs: [{ Id: unitAttribute, Name: '单位', Values: countBy(found.map(({ unit }) => unit)).map(([Value, Count]) => ({ Value, Count })) }],
})

const hotKeywords = ['A4复印纸', '中性笔', '硒鼓', '档案盒', '抽纸', '便利贴', '电池', '劳保手套']

const productOrRefuse = (code: string): MockProduct => {
  const product = productOfCode(code)
  if (!product) throw new Refusal('商品不存在或已下架')
  return product
}

const picks = (world: World, places: readonly number[]): MockProduct[] => places.flatMap((place) => world.products[place] ?? [])

const floors = [
  { Name: '办公用纸', places: [0, 1, 2, 3, 4, 5, 6, 8] },
  { Name: '书写工具', places: [11, 12, 13, 14, 15, 16, 17, 18] },
  { Name: '办公设备', places: [29, 30, 31, 32, 33, 34, 35, 36] },
  { Name: '茶饮咖啡', places: [44, 45, 46, 47, 43, 41, 52, 54] },
] as const

const banners = [
  { theme: 'desk', Title: '开工第一单，办公补给一次备齐', Subtitle: '协议价商品 3,000 余种，工作日次日达', Link: '/product/index' },
  {
    theme: 'paper-and-ink',
    Title: '好纸好笔，写好每一页',
    Subtitle: '纸品与书写工具专场，满 99 元免运费',
    Link: '/product/index?Keyword=复印纸',
  },
  { theme: 'tea', Title: '茶歇时间', Subtitle: '咖啡、茶叶与点心，会议接待常备', Link: '/product/index?Keyword=咖啡' },
] as const

export const catalogueAnswers: Answers<CatalogueKey> = {
  'POST /api/Product/SupposeCategory': ({ TopN }) =>
    hotKeywords.slice(0, TopN).map((Keywords, index) => ({ Keywords, IsHighlight: index < 2 })),

  'POST /api/Product/Search': ({ Key }, { world }) =>
    world.products
      .filter((product) => fits(product, Key))
      .slice(0, 10)
      .map(({ name, code }) => ({ ProductName: name, ProductCode: code })),

  'POST /api/Product/ImageSearch': async (_body, { form, viewer, world }) => {
    const file = [...form.values()].find((value) => value instanceof File)
    if (!file) throw new Refusal('请上传图片文件')
    if (file.size > 2 * 1024 * 1024) throw new Refusal('图片大小不能超过2MB')
    return { Items: itemsOf(picks(world, [11, 12, 13, 17, 15, 16]), viewer, world), ImageKey: `image-${file.size}` }
  },

  'POST /api/Product/List': (request, { viewer, world }) => {
    const candidates = request.ImageKey === undefined ? world.products : picks(world, [11, 12, 13, 17, 15, 16])
    const all = candidates.map((product): Found => [product, itemOf(product, lookerOf(viewer, world))])
    const found = all.filter(([product, item]) => isWanted(product, item, request)).toSorted(orders[request.SortBy ?? 'default'])
    const start = (request.PageIndex - 1) * request.PageSize
    return {
      Items: found.slice(start, start + request.PageSize).map(([, item]) => item),
      total: found.length,
      Facets: facetsOf(found.map(([product]) => product)),
    }
  },

  'POST /api/Product/Detail': ({ ProductCode }, { viewer, world }) => {
    const product = productOrRefuse(ProductCode)
    const detail = detailOf(product, lookerOf(viewer, world))
    if (viewer === null) return detail
    const bought = world.orders.filter(({ lines }) => lines.some(({ code }) => code === ProductCode)).slice(0, 5)
    return {
      ...detail,
      PurchaseRecords: bought.flatMap(({ orderNo, createdAt, userName, lines }) =>
        lines
          .filter(({ code }) => code === ProductCode)
          .map(({ quantity, fen }) => ({
            OrderNo: orderNo,
            OrderTime: createdAt,
            UserName: userName,
            Quantity: quantity,
            Price: fen / 100,
          })),
      ),
    }
  },

  'POST /api/Product/Stock': ({ ProductCode, Quantity }) => stockOf(productOrRefuse(ProductCode), Quantity),

  'POST /api/Category/MallCategories': () => [...publicTree],
  'POST /api/Category/GetCustomerCategories': () => [...customerTree],

  'POST /api/Home/Index': (_body, { viewer, world }) => ({
    Banners: banners.map(({ theme, ...banner }, index) => ({
      Id: index + 1,
      ...banner,
      ImageUrl: toDataUrl(drawBanner({ theme, seed: 3 })),
    })),
    Floors: floors.map(({ Name, places }) => ({
      Name,
      Cid: publicTree.find((first) => first.Name === Name)?.CategoryId ?? 1,
      Items: itemsOf(picks(world, places), viewer, world),
    })),
    Brands: brandNames.map((Name, index) => ({ Id: index + 1, Name, LogoUrl: toDataUrl(drawBrandMark({ name: Name, seed: index * 13 })) })),
    Notices: [
      { Id: 1, Title: '关于清明假期配送安排的通知', Link: '/help/detail/13', PublishedAt: hoursAgo(20) },
      { Id: 2, Title: '复印纸协议价调整说明（2026年3月）', Link: '/help/detail/11', PublishedAt: hoursAgo(90) },
      { Id: 3, Title: '发票抬头维护功能上线', Link: '/help/detail/11', PublishedAt: hoursAgo(260) },
    ],
    FrequentItems: viewer === null ? [] : itemsOf(picks(world, [0, 11, 24, 43, 8, 46]), viewer, world),
    Todos:
      viewer === null
        ? []
        : [
            { Name: '待我审批', Count: viewer.roles.includes('Approver') ? 3 : 0, Link: '/userCenter/order/approval' },
            { Name: '待付款', Count: 1, Link: '/userCenter/order/index?status=20' },
            { Name: '待收货', Count: 2, Link: '/userCenter/order/index?status=50' },
          ],
  }),
}
