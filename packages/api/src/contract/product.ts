import * as z from 'zod/mini'
import { anyone } from './access.ts'
import { defineCalls } from './define.ts'
import { field, named } from './describe.ts'
import { imageRules } from './file-rules.ts'
import { priceReason } from './price-reason.ts'
import { productReviews, productReviewsRequest } from './order/review.ts'
import { fileUrl, id, pageOf, paging, productCode, quantity, requiredText, stockState, text } from './common.ts'
import { askedPrice, price, priced } from './priced.ts'

export const productItem = named(
  'ProductItem',
  'A product as a card or a row of a list. `CustomerPrice` is null for a visitor: 登录后查看协议价.',
  z.object({
    ProductCode: productCode,
    CustomerProductName: field(z.string(), 'Name of the product, as the customer calls it.'),
    ImageUrl: field(fileUrl, 'Picture of the product.'),
    BrandName: field(z.string(), 'Brand.'),
    Unit: field(z.string(), 'Unit of a piece, such as 支.'),
    CustomerPrice: field(price, 'Agreed price; null for a visitor.'),
    MarketPrice: field(price, 'Market price.'),
    IsAgreed: field(z.boolean(), 'True when the price was agreed with the customer’s enterprise.'),
    IsNonAgreed: field(z.boolean(), '非协议: outside of the catalogue of the user’s company. A product of it without an agreed price has the market price and is not.'),
    Tags: field(z.array(z.string()), '标签 of the seller, the first of them where there is room for one.'),
    Stock: field(stockState, 'Stock in the delivery area.'),
    MOQ: field(quantity, 'Least quantity.'),
    Step: field(quantity, 'The quantity is a multiple of it.'),
    MaxQty: field(z.nullable(quantity), 'Greatest quantity; null for no limit.'),
    IsFavorite: field(z.boolean(), 'Whether it is a favourite of the user.'),
  }),
)

export const facetValue = named(
  'FacetValue',
  'A value to filter the result by.',
  z.object({
    Id: field(id, 'Id.'),
    Name: field(z.string(), 'Name, as shown.'),
    Count: field(z.int(), 'How many there are.'),
  }),
)

export const productListRequest = named(
  'ProductListRequest',
  'Filters, sorting and page of the product list.',
  z.object({
    Keyword: field(z.optional(text(100)), 'Words, product code, model, brand, sizes, pinyin or initials; empty or left out: everything.'),
    Cid: field(z.optional(id), 'Category of any level, with all below it.'),
    ImageKey: field(z.optional(text(128)), 'Key of a search by picture.'),
    BrandIds: field(z.optional(z.array(id).check(z.maxLength(50))), 'Brands: any of them.'),
    PriceMin: field(z.optional(askedPrice), 'Lowest price.'),
    PriceMax: field(z.optional(askedPrice), 'Highest price.'),
    Attrs: field(
      z.optional(z.array(z.object({ Id: field(id, 'Id.'), Values: field(z.array(text(50)).check(z.maxLength(50)), 'Wanted values.') })).check(z.maxLength(20))),
      'Wanted attributes.',
    ),
    OnlyInStock: field(z.optional(z.boolean()), 'Only products in stock.'),
    OnlyAgreed: field(z.optional(z.boolean()), 'Only products with an agreed price.'),
    SortBy: field(z.optional(z.literal(['default', 'sales', 'priceAsc', 'priceDesc', 'newest'])), '综合 销量 价格↑ 价格↓ 最新.'),
    ...paging,
  }),
)

export const productList = named(
  'ProductList',
  'A page of products, and the values to filter them by.',
  z.object({
    ...pageOf(productItem).shape,
    Facets: field(
      z.object({
        Brands: field(z.array(facetValue), 'Brands of the found products, as if the request named no brands: more can be chosen.'),
        Categories: field(z.array(facetValue), 'Categories of the found products, of the level below `Cid`; without it, of the first.'),
        Attrs: field(
          z.array(z.object({
            Id: field(id, 'Id.'),
            Name: field(z.string(), 'Name, as shown.'),
            Values: field(
              z.array(z.object({
                Value: field(z.string(), 'Value, as shown.'),
                Asked: field(z.optional(z.string()), 'What the request calls the value, where that is a former name of it. An attribute that the request names by a former id is returned with that id.'),
                Count: field(z.int(), 'How many there are.'),
              })),
              'Values of the found products.',
            ),
          })),
          'Attributes of the found products.',
        ),
      }),
      'Values to filter the result by.',
    ),
    Instead: field(
      z.nullable(z.object({
        Keyword: field(z.string(), 'The words that the list is of.'),
        Without: field(z.array(z.string()), 'Words of the keyword that were left out: nothing has them together with the others.'),
      })),
      'What was searched for in place of the keyword, when nothing has all of its words: a word with one character wrong is replaced, one that nothing has is left out. Null: the list is of the keyword.',
    ),
  }),
)

export const productDetail = named(
  'ProductDetail',
  'Details of one product.',
  z.object({
    ProductCode: productCode,
    Name: field(z.string(), 'Name, as shown.'),
    Images: field(z.array(fileUrl).check(z.minLength(1)), 'Pictures, the main one first.'),
    ImageAlts: field(z.array(z.string()), 'What each of them shows, in their order. Empty where nothing is said: the name of the product stands for it.'),
    BrandName: field(z.string(), 'Brand.'),
    Model: field(z.string(), 'Model.'),
    Unit: field(z.string(), 'Unit of a piece, such as 支.'),
    Packing: field(z.string(), '包装规格.'),
    Units: field(z.array(z.object({ Name: field(z.string(), 'Name, such as 箱.'), Pieces: field(quantity, 'Pieces in one of it.') })), 'Larger units that the seller counts it in, besides what `Packing` says.'),
    Tags: field(z.array(z.string()), '标签 of the seller.'),
    Barcode: field(z.string(), 'Barcode.'),
    CustomerMaterialCode: field(z.nullable(z.string()), 'The customer’s own code of the product.'),
    Specs: field(
      z.array(z.object({ Name: field(z.string(), 'Name, as shown.'), Value: field(z.string(), 'Value, as shown.') })),
      'Specifications.',
    ),
    PackingList: field(z.array(z.string()), '包装清单.'),
    MarketPrice: field(price, 'Market price.'),
    CustomerPrice: field(price, 'Agreed price; null for a visitor.'),
    IsAgreed: field(z.boolean(), 'Whether the price was agreed with the enterprise.'),
    IsNonAgreed: field(z.boolean(), '非协议: outside of the catalogue of the user’s company. A product of it without an agreed price has the market price and is not.'),
    TierPrices: field(
      z.array(z.object({ MinQty: field(quantity, 'From this quantity on.'), Price: field(price, 'Price of a piece.') })),
      'Rising quantities, falling prices; the first starts at the MOQ. Empty for a visitor.',
    ),
    Reasons: field(priced(z.array(priceReason)), 'Why each of the tier prices is what it is, in their order. Empty for a visitor.'),
    MOQ: field(quantity, 'Least quantity.'),
    Step: field(quantity, 'The quantity is a multiple of it.'),
    MaxQty: field(z.nullable(quantity), 'Greatest quantity; null for no limit.'),
    TaxRate: field(z.number(), '0.13 is 13 %.'),
    SupportSpecialInvoice: field(z.boolean(), 'Whether a special invoice (专票) can be issued.'),
    DeliveryText: field(z.string(), '交货期.'),
    IsFavorite: field(z.boolean(), 'Whether it is a favourite of the user.'),
    Description: field(z.string(), 'HTML, sanitised by the server and again by the app.'),
    SaleState: field(z.literal(['onSale', 'offShelf', 'notInCatalog']), 'onSale · offShelf 该商品已下架 · notInCatalog 不在贵司采购目录内.'),
    CategoryPath: field(
      z.array(z.object({ CategoryId: field(id, 'The category.'), Name: field(z.string(), 'Name, as shown.') })),
      'Categories from the first level to its own.',
    ),
    Stock: field(stockState, 'Stock in the delivery area.'),
    ReviewCount: field(z.int(), 'Number of its reviews, by buyers of all enterprises.'),
    PurchaseRecords: field(
      z.array(
        z.object({
          OrderNo: field(z.string(), 'Order number.'),
          OrderTime: field(z.string(), 'Time of the order.'),
          UserName: field(z.string(), 'Name of the user.'),
          Quantity: field(quantity, 'Number of pieces.'),
          Price: field(price, 'Price of a piece.'),
        }),
      ),
      'The enterprise’s latest purchases of it, newest first. Empty for a visitor.',
    ),
    BoughtInYear: field(
      z.object({
        Orders: field(z.int().check(z.nonnegative()), 'Number of orders.'),
        Quantity: field(z.int().check(z.nonnegative()), 'Number of pieces.'),
      }),
      'What the enterprise ordered of it in the last twelve months, without orders that came to nothing. Zero for a visitor.',
    ),
  }),
)

export const productController = { Product: 'The catalogue. A login decides prices and which products are visible.' } as const

export const productCalls = defineCalls({
  'POST /api/Product/SupposeCategory': {
    summary: 'Returns the hottest keywords of a period.',
    description: '`hotKeywordPeriod` of the SDK returns the usual body.',
    access: anyone,
    scope: 'none',
    body: z.object({
      BeginTime: field(z.int(), 'Begin, ms since 1970.'),
      EndTime: field(z.int(), 'End, ms since 1970.'),
      TopN: field(z.int().check(z.minimum(1), z.maximum(50)), 'How many.'),
    }),
    response: z.array(z.object({
      Keywords: field(z.string(), 'The keyword.'),
      IsHighlight: field(z.boolean(), 'Whether to highlight it.'),
    })),
  },
  'POST /api/Product/Search': {
    summary: 'Returns suggestions for what was typed so far.',
    access: anyone,
    scope: 'none',
    body: z.object({ Key: field(requiredText(100), 'What was typed.') }),
    response: z.array(z.object({ ProductName: field(z.string(), 'Name of the product.'), ProductCode: productCode })),
  },
  'POST /api/Product/ImageSearch': {
    summary: 'Returns products that look like a picture.',
    description: '`ImageKey` opens the same result in `Product/List`.',
    access: anyone,
    scope: 'none',
    mode: 'multipart',
    file: { field: 'files', rules: imageRules },
    response: z.object({
      Items: field(z.array(productItem), 'The items.'),
      ImageKey: field(z.string(), 'Opens this result in `Product/List`.'),
    }),
  },
  'POST /api/Product/List': {
    summary: 'Returns a page of products, filtered and sorted.',
    access: anyone,
    scope: 'none',
    body: productListRequest,
    response: productList,
  },
  'POST /api/Product/Detail': {
    summary: 'Returns the details of one product.',
    access: anyone,
    scope: 'none',
    body: z.object({ ProductCode: productCode }),
    response: productDetail,
  },
  'POST /api/Product/Stock': {
    summary: 'Returns the stock of a quantity in an area.',
    access: anyone,
    scope: 'none',
    body: z.object({
      ProductCode: productCode,
      AreaCode: field(z.string().check(z.regex(/^\d{6}$/)), 'Six digits (GB/T 2260) of the district.'),
      Quantity: field(quantity, 'Number of pieces.'),
    }),
    response: stockState,
  },
  'POST /api/Product/Reviews': {
    summary: 'Returns a page of the reviews of a product, the latest first.',
    access: anyone,
    scope: 'none',
    body: productReviewsRequest,
    response: productReviews,
  },
})

export type { ProductDetail, ProductItem, ProductList, ProductListRequest } from '../resources/generated/shapes.ts'
