import * as z from 'zod/mini'
import { anyone } from './access.ts'
import { defineCalls } from './define.ts'
import { imageRules } from './file-rules.ts'
import { fileUrl, id, money, pageOf, paging, productCode, quantity, requiredText, stockState, text } from './common.ts'

/** A product as a card or a row of a list. `CustomerPrice` is null for a visitor: 登录后查看协议价. */
export const productItem = z.object({
  ProductCode: productCode,
  CustomerProductName: z.string(),
  ImageUrl: fileUrl,
  BrandName: z.string(),
  Unit: z.string(),
  CustomerPrice: z.nullable(money),
  MarketPrice: money,
  /** True when the price was agreed with the customer's enterprise. */
  IsAgreed: z.boolean(),
  Stock: stockState,
  MOQ: quantity,
  Step: quantity,
  MaxQty: z.nullable(quantity),
  IsFavorite: z.boolean(),
})

const facetValue = z.object({ Id: id, Name: z.string(), Count: z.int() })

export const productListRequest = z.object({
  Keyword: z.optional(text(100)),
  Cid: z.optional(id),
  ImageKey: z.optional(text(128)),
  BrandIds: z.optional(z.array(id).check(z.maxLength(50))),
  PriceMin: z.optional(money),
  PriceMax: z.optional(money),
  Attrs: z.optional(z.array(z.object({ Id: id, Values: z.array(text(50)).check(z.maxLength(50)) })).check(z.maxLength(20))),
  OnlyInStock: z.optional(z.boolean()),
  OnlyAgreed: z.optional(z.boolean()),
  /** 综合 销量 价格↑ 价格↓ 最新 */
  SortBy: z.optional(z.literal(['default', 'sales', 'priceAsc', 'priceDesc', 'newest'])),
  ...paging,
})

export const productList = z.object({
  ...pageOf(productItem).shape,
  Facets: z.object({
    Brands: z.array(facetValue),
    Categories: z.array(facetValue),
    Attrs: z.array(z.object({ Id: id, Name: z.string(), Values: z.array(z.object({ Value: z.string(), Count: z.int() })) })),
  }),
})

export const productDetail = z.object({
  ProductCode: productCode,
  Name: z.string(),
  Images: z.array(fileUrl).check(z.minLength(1)),
  BrandName: z.string(),
  Model: z.string(),
  Unit: z.string(),
  /** 包装规格 */
  Packing: z.string(),
  Barcode: z.string(),
  CustomerMaterialCode: z.nullable(z.string()),
  Specs: z.array(z.object({ Name: z.string(), Value: z.string() })),
  /** 包装清单 */
  PackingList: z.array(z.string()),
  MarketPrice: money,
  CustomerPrice: z.nullable(money),
  IsAgreed: z.boolean(),
  /** Rising quantities, falling prices; the first starts at the MOQ. Empty for a visitor. */
  TierPrices: z.array(z.object({ MinQty: quantity, Price: money })),
  MOQ: quantity,
  Step: quantity,
  MaxQty: z.nullable(quantity),
  /** 0.13 is 13 %. */
  TaxRate: z.number(),
  SupportSpecialInvoice: z.boolean(),
  /** 交货期 */
  DeliveryText: z.string(),
  IsFavorite: z.boolean(),
  /** HTML, sanitised by the server and again by the app. */
  Description: z.string(),
  /** onSale · offShelf 该商品已下架 · notInCatalog 不在贵司采购目录内 */
  SaleState: z.literal(['onSale', 'offShelf', 'notInCatalog']),
  CategoryPath: z.array(z.object({ CategoryId: id, Name: z.string() })),
  Stock: stockState,
  /** The enterprise's latest purchases of it, newest first. Empty for a visitor. */
  PurchaseRecords: z.array(
    z.object({ OrderNo: z.string(), OrderTime: z.string(), UserName: z.string(), Quantity: quantity, Price: money }),
  ),
})

export const productCalls = defineCalls({
  'POST /api/Product/SupposeCategory': {
    summary: 'Returns the hottest keywords of a period.',
    description: '`hotKeywordPeriod` of the SDK returns the usual body.',
    access: anyone,
    body: z.object({ BeginTime: z.int(), EndTime: z.int(), TopN: z.int().check(z.minimum(1), z.maximum(50)) }),
    answer: z.array(z.object({ Keywords: z.string(), IsHighlight: z.boolean() })),
  },
  'POST /api/Product/Search': {
    summary: 'Returns suggestions for what was typed so far.',
    access: anyone,
    body: z.object({ Key: requiredText(100) }),
    answer: z.array(z.object({ ProductName: z.string(), ProductCode: productCode })),
  },
  'POST /api/Product/ImageSearch': {
    summary: 'Returns products that look like a picture.',
    description: '`ImageKey` opens the same result in `Product/List`.',
    access: anyone,
    mode: 'multipart',
    file: { field: 'files', rules: imageRules },
    answer: z.object({ Items: z.array(productItem), ImageKey: z.string() }),
  },
  'POST /api/Product/List': {
    summary: 'Returns a page of products, filtered and sorted.',
    access: anyone,
    body: productListRequest,
    answer: productList,
  },
  'POST /api/Product/Detail': {
    summary: 'Returns all of one product.',
    access: anyone,
    body: z.object({ ProductCode: productCode }),
    answer: productDetail,
  },
  'POST /api/Product/Stock': {
    summary: 'Returns the stock of a quantity in an area.',
    access: anyone,
    body: z.object({ ProductCode: productCode, AreaCode: z.string().check(z.regex(/^\d{6}$/)), Quantity: quantity }),
    answer: stockState,
  },
})

export type ProductItem = z.infer<typeof productItem>
export type ProductListRequest = z.infer<typeof productListRequest>
export type ProductList = z.infer<typeof productList>
export type ProductDetail = z.infer<typeof productDetail>
