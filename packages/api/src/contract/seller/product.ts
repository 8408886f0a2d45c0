import * as z from 'zod/mini'
import { category1 } from '../category.ts'
import { day, fileUrl, givenFileUrl, id, instant, moneyMax, pageOf, paging, productCode, requestId, requiredText, rowResult, sorting, text } from '../common.ts'
import { field, named } from '../describe.ts'
import { quantityMax } from '../quantity-max.ts'
import { altLimit, photoRules, picturesLimit } from '../photo.ts'
import { defineSellerCalls, staffWith } from './access.ts'
import { askablePrice, productFieldOrder, productFields, productLimits } from './product-fields.ts'

/** Fewer pieces are 库存不足 in the list. */
export const lowStock = 50

/** The most products of one request that changes several: 上架, 下架, 改分类, 改税率. */
export const productBatchLimit = 1000

export const shelfNames = { on: '在售', off: '下架' } as const

export type Shelf = keyof typeof shelfNames

/** What a product can lack of what buyers need to see before they choose it, in the order in which it is said. */
export const productGapNames = { picture: '图片', description: '说明', specs: '规格' } as const

export type ProductGap = keyof typeof productGapNames

/** Every one of them, in that order. */
export const productGaps = Object.keys(productGapNames) as readonly ProductGap[]

/** The parts that the list can be narrowed to: 待完善 are those that lack something, 在售 or not. */
export const productPartNames = { on: shelfNames.on, incomplete: '待完善', off: shelfNames.off } as const

export type ProductPart = keyof typeof productPartNames

export const stockLevelNames = { none: '无货', low: `不足${lowStock}件`, enough: `${lowStock}件以上` } as const

export type StockLevel = keyof typeof stockLevelNames

/** What can be done with a product of the list, in the order of its buttons. */
export const sellerProductActions = ['Edit', 'SetPrice', 'SetStock', 'SetPictures', 'PutOn', 'TakeOff'] as const

export type SellerProductAction = (typeof sellerProductActions)[number]

const shelf = z.literal(Object.keys(shelfNames) as readonly Shelf[])
const pieces = z.int().check(z.nonnegative(), z.maximum(quantityMax))
const version = field(z.int(), 'Version that was read; an older one is a `VERSION_CONFLICT`.')

export const sellerProduct = named(
  'SellerProduct',
  'A product as the seller sees it.',
  z.object({
    ProductCode: productCode,
    Name: field(z.string(), 'Name.'),
    ImageUrl: field(fileUrl, 'Picture.'),
    Category: field(z.string(), 'Category of the third level.'),
    CategoryId: field(id, 'Its id.'),
    Brand: field(z.string(), 'Brand.'),
    Unit: field(z.string(), 'Unit of a piece.'),
    Price: field(z.number(), 'Market price, tax included: that of the first tier.'),
    Tiers: field(z.array(z.object({ MinQty: field(z.int(), 'From this quantity on.'), Price: field(z.number(), 'Price of a piece.') })), 'Market prices by quantity, rising quantities, falling prices.'),
    Margin: field(z.nullable(z.number()), '毛利 of the market price, 1 − cost ÷ price, in percent with one decimal; null without a cost, or for those who may not see it.'),
    TaxRate: field(z.number(), 'Tax rate: 0.13 is 13 %.'),
    Tags: field(z.array(z.string()), '标签.'),
    Agreements: field(z.int(), 'Companies whose agreement holds it.'),
    Stock: field(z.int(), 'Pieces in the warehouse of Shanghai, which lists show.'),
    Sales: field(z.int(), 'Pieces of completed orders.'),
    Shelf: field(shelf, 'on 在售, off 下架.'),
    Lacks: field(z.array(z.literal(productGaps)), 'What it lacks: picture (neither a photo nor a drawing of its own), description, specs. Empty: nothing.'),
    AllowActions: field(z.array(z.literal(sellerProductActions)), 'Actions that the user may take now.'),
    Version: field(z.int(), 'Changes with every edit.'),
  }),
)

const alt = field(text(altLimit), 'What it shows, for those who do not see it. Empty: the name of the product stands for it.')

const productField = z.literal(productFieldOrder)

/** Some of the fields: those that a draft changes. */
const someFields = z.partial(productFields)

const productDraft = named(
  'ProductDraft',
  'What was changed of a product and not published yet.',
  z.object({
    Version: field(z.int(), 'Changes whenever the draft is saved.'),
    Values: field(someFields, 'The changed fields that the user may see.'),
    ChangedBy: field(z.string(), 'Who saved it last.'),
    ChangedAt: field(instant, 'When.'),
    Overtaken: field(
      z.array(
        z.object({
          Field: field(productField, 'The field.'),
          Drafted: field(someFields, 'What the draft had.'),
          By: field(z.string(), 'Who published another value.'),
          At: field(instant, 'When.'),
        }),
      ),
      'Values that were published in another way meanwhile, such as a price in the list: the draft gave way. They are listed until it is saved again.',
    ),
  }),
)

export const sellerProductDetail = named(
  'SellerProductDetail',
  'One product with all that the seller keeps of it.',
  z.object({
    ...sellerProduct.shape,
    Fields: field(productFields, 'What buyers see, and what is kept beside it.'),
    Hidden: field(z.array(productField), 'Fields that the user may not see: they are empty here whatever they are.'),
    Locked: field(z.array(productField), 'Fields that the user may see and not change.'),
    Draft: field(z.nullable(productDraft), 'What was changed and not published yet; null for nothing.'),
    Pictures: field(z.array(z.object({ Url: field(fileUrl, 'Address of the photo.'), Alt: alt })), 'Photos, the main one first; empty: the drawings are shown.'),
    Drawings: field(z.array(fileUrl), 'What is shown of it without photos.'),
  }),
)

const productFilters = {
  Keyword: field(z.optional(text(50)), 'Part of name, code, model or a tag.'),
  CategoryId: field(z.optional(id), 'Category of any level.'),
  BrandId: field(z.optional(id), 'Brand.'),
  PriceMin: field(z.optional(z.number().check(z.nonnegative(), z.maximum(moneyMax))), 'Lowest market price.'),
  PriceMax: field(z.optional(z.number().check(z.nonnegative(), z.maximum(moneyMax))), 'Highest market price.'),
  Tag: field(z.optional(text(productLimits.tag)), '标签: only products that have it.'),
  Stock: field(z.optional(z.literal(Object.keys(stockLevelNames) as readonly StockLevel[])), `none 无货, low 1–${lowStock - 1}, enough ${lowStock} or more.`),
  Agreed: field(z.optional(z.literal(['yes', 'no'])), 'yes: an agreement of a company holds it.'),
  Pictured: field(z.optional(z.literal(['yes', 'no'])), 'yes: it has a photo, or a drawing of its own.'),
  ChangedBegin: field(z.optional(day), 'First day on which something that buyers see was changed.'),
  ChangedEnd: field(z.optional(day), 'Last day on which something was.'),
  Shelf: field(z.optional(z.literal(Object.keys(productPartNames) as readonly ProductPart[])), 'Only products that are 在售, that lack something (incomplete 待完善), or that are 下架.'),
} as const

export const sellerProductListRequest = named(
  'SellerProductListRequest',
  'Filters, sorting and page of the seller’s products.',
  z.object({ ...productFilters, ...sorting(['Price', 'Stock', 'Sales']) }),
)

export const sellerProductList = named(
  'SellerProductList',
  'A page of the seller’s products.',
  z.object({
    ...pageOf(sellerProduct).shape,
    ShelfCounts: field(
      z.array(z.object({ Shelf: field(shelf, 'on 在售, off 下架.'), Count: field(z.int().check(z.nonnegative()), 'How many there are.') })),
      'Products 在售 and 下架 under the same filters: the counts of the tabs.',
    ),
    Incomplete: field(z.int().check(z.nonnegative()), 'Products that lack something, 在售 or not, under the same filters: the count of the tab 待完善.'),
    SoldOut: field(z.int().check(z.nonnegative()), 'Products 在售 without stock, whatever is filtered.'),
  }),
)

const draftVersion = field(z.int().check(z.nonnegative()), 'Version of the draft that was read, 0 for none; an older one is a `VERSION_CONFLICT`.')

/** A value before and after, as people read it. */
export const productChange = named(
  'ProductChange',
  'One field of a product before and after.',
  z.object({
    Name: field(z.string(), 'What was changed, in words.'),
    Before: field(z.string(), 'Empty for nothing.'),
    After: field(z.string(), 'Empty for nothing.'),
  }),
)

export const productHistory = named(
  'ProductHistory',
  'What was published of a product, the newest first.',
  pageOf(
    z.object({
      At: field(instant, 'When.'),
      By: field(z.string(), 'Who; 系统 for the mall itself.'),
      Text: field(z.string(), 'What was done, such as 发布.'),
      Changes: field(z.array(productChange), 'What changed, as far as the user may see it.'),
    }),
  ),
)

const one = { ProductCode: productCode, Version: version, RequestId: requestId }

/** The products of a request that changes several. */
const several = <Row extends z.core.$ZodType>(row: Row) => field(z.array(row).check(z.minLength(1), z.maxLength(productBatchLimit)), 'The products.')

export const productRowResult = named(
  'ProductRowResult',
  'What became of one product of a batch.',
  z.object({ ...rowResult.shape, Version: field(z.nullable(z.int()), 'Version of the product afterwards, by which the change can be taken back; null: it was not changed.') }),
)

export const sellerProductController = { SellerProduct: 'Products as the seller keeps them.' } as const

export const sellerProductCalls = defineSellerCalls({
  'POST /api/SellerProduct/List': {
    summary: 'Returns a page of all products, 在售 and 下架.',
    description: 'The newest comes first.',
    access: staffWith('product.view'),
    scope: 'none',
    body: sellerProductListRequest,
    response: sellerProductList,
  },
  'POST /api/SellerProduct/Export': {
    summary: 'Returns the filtered products as an .xlsx file, the newest first.',
    description:
      'The file has the columns of a table of products (`SellerProductImport/Template`) that the caller may fill in: it can be changed and imported, and importing it unchanged changes nothing. What a cell cannot say stays empty, which leaves what there is. At most 10,000 products in one file. 成本 and 底价 need `cost.view`. Stock is in none of them: orders move it. The export is recorded in the audit log.',
    access: staffWith('product.view'),
    scope: 'none',
    mode: 'download',
    body: z.object({ ...productFilters, ProductCodes: field(z.optional(z.array(productCode).check(z.minLength(1), z.maxLength(productBatchLimit))), 'Only these of the filtered products.') }),
    response: z.unknown(),
  },
  'POST /api/SellerProduct/Choices': {
    summary: 'Returns the categories and brands that the list can be narrowed by.',
    access: staffWith('product.view'),
    scope: 'none',
    body: z.object({}),
    response: z.object({
      Categories: field(z.array(category1), 'The tree of all categories with products.'),
      Brands: field(z.array(z.object({ BrandId: field(id, 'The brand.'), Name: field(z.string(), 'Name.') })), 'All brands.'),
    }),
  },
  'POST /api/SellerProduct/Detail': {
    summary: 'Returns one product with all that the seller keeps of it.',
    access: staffWith('product.view'),
    scope: 'none',
    body: z.object({ ProductCode: productCode }),
    response: sellerProductDetail,
  },
  'POST /api/SellerProduct/FieldChoices': {
    summary: 'Returns what the fields of a product can be chosen from.',
    access: staffWith('product.view'),
    scope: 'none',
    body: z.object({}),
    response: z.object({
      Categories: field(z.array(z.object({ CategoryId: field(id, 'The category.'), Path: field(z.array(z.string()), 'Names from the first level to its own.') })), 'All categories of the third level.'),
      Brands: field(z.array(z.string()), 'Names of all brands.'),
      Units: field(z.array(z.string()), 'Units that products have, the most frequent first.'),
      Attributes: field(z.array(z.string()), 'Names of all attributes.'),
    }),
  },
  'POST /api/SellerProduct/PreviewDescription': {
    summary: 'Returns what the shop shows of a description.',
    description: 'Markdown as HTML, without what is not shown: scripts, styles, frames, and pictures of other hosts.',
    access: staffWith('product.view'),
    scope: 'none',
    body: z.object({ Description: productFields.shape.Description }),
    response: z.object({ Html: field(z.string(), 'Sanitised HTML.') }),
  },
  'POST /api/SellerProduct/Create': {
    summary: 'Makes a product, off sale, with what it cannot be without.',
    description: 'The other fields are those of `emptyProductFields`. `SaveDraft` and `Publish` fill it in. A brand of a new name is made.',
    access: staffWith('product.manage'),
    scope: 'none',
    body: z.object({
      RequestId: requestId,
      ProductCode: productCode,
      Name: field(requiredText(productLimits.name), 'Name.'),
      Brand: field(requiredText(productLimits.brand), 'Name of the brand.'),
      CategoryId: field(id, 'Category of the third level.'),
      Unit: field(requiredText(productLimits.unit), 'Unit of a piece, such as 包.'),
      Price: field(askablePrice, 'Market price, tax included.'),
    }),
    response: sellerProductDetail,
  },
  'POST /api/SellerProduct/SaveDraft': {
    summary: 'Keeps what was changed of a product, without publishing it.',
    description: 'A field that is what buyers see leaves the draft; without any field there is none. Fields that the user may not see stay as the draft has them.',
    access: staffWith('product.manage'),
    scope: 'none',
    body: z.object({ ...one, DraftVersion: draftVersion, Values: field(someFields, 'All fields that differ from what buyers see.') }),
    response: sellerProductDetail,
  },
  'POST /api/SellerProduct/DiscardDraft': {
    summary: 'Throws the draft of a product away.',
    description: 'Fields that the user may not see stay in it.',
    access: staffWith('product.manage'),
    scope: 'none',
    body: z.object({ ...one, DraftVersion: draftVersion }),
    response: sellerProductDetail,
  },
  'POST /api/SellerProduct/Publish': {
    summary: 'Shows buyers what the draft of a product has.',
    description: 'All fields of `productProblems` must be right. Fields that the user may not see stay in the draft.',
    access: staffWith('product.manage'),
    scope: 'none',
    body: z.object({ ...one, DraftVersion: draftVersion, PutOn: field(z.boolean(), '上架 at the same time: a product that is off sale is on sale then, without a draft too.') }),
    response: sellerProductDetail,
  },
  'POST /api/SellerProduct/History': {
    summary: 'Returns what was published of a product, the newest first.',
    access: staffWith('product.view'),
    scope: 'none',
    body: z.object({ ProductCode: productCode, ...paging }),
    response: productHistory,
  },
  'POST /api/SellerProduct/UploadPicture': {
    summary: 'Uploads one photo for a product and returns its address.',
    description: 'Its content decides what it is. It is turned upright, loses all that its camera wrote into it, and is kept in three widths as AVIF and WebP. `SetPictures` shows it; one that is never shown is deleted after a day.',
    access: staffWith('product.manage'),
    scope: 'none',
    mode: 'multipart',
    file: { field: 'file', rules: photoRules },
    response: z.object({ Url: field(fileUrl, 'Address of the photo: `photoSources` returns its widths.') }),
  },
  'POST /api/SellerProduct/SetPictures': {
    summary: 'Sets the photos of a product, in their order.',
    description: 'The first is the main picture. With none the product is shown by its drawings.',
    access: staffWith('product.manage'),
    scope: 'none',
    body: z.object({
      ...one,
      Pictures: field(z.array(z.object({ Url: field(givenFileUrl, 'Address that `UploadPicture` returned, or that the product has.'), Alt: alt })).check(z.maxLength(picturesLimit)), 'The photos.'),
    }),
    response: sellerProductDetail,
  },
  'POST /api/SellerProduct/SetPrice': {
    summary: 'Changes the market prices of a product, for every order from now on.',
    description: '`repriced` returns the prices of all tiers for another first one. What carts, orders and agreements with a price of their own say stays. Whoever manages the prices of their own customers alone may not.',
    access: staffWith(['product.manage', 'price.manage']),
    scope: 'none',
    body: z.object({
      ...one,
      Prices: field(z.array(askablePrice).check(z.minLength(1), z.maxLength(20)), 'The price of each tier, in their order, falling.'),
    }),
    response: sellerProduct,
  },
  'POST /api/SellerProduct/SetStock': {
    summary: 'Changes the stock of a product in the warehouse of Shanghai.',
    description: 'The difference of both numbers is applied: what was ordered since stays ordered.',
    access: staffWith('stock.manage'),
    scope: 'none',
    body: z.object({ ...one, Stock: field(pieces, 'Pieces that there are.'), Before: field(pieces, 'Pieces that the user saw.') }),
    response: sellerProduct,
  },
  'POST /api/SellerProduct/Shelve': {
    summary: 'Puts products on sale or takes them off; those that cannot be return why.',
    access: staffWith('product.manage'),
    scope: 'none',
    body: z.object({
      RequestId: requestId,
      Shelf: field(shelf, 'on 上架, off 下架.'),
      Rows: several(z.object({ ProductCode: productCode, Version: version })),
    }),
    response: z.array(rowResult),
  },
  'POST /api/SellerProduct/SetCategory': {
    summary: 'Moves products into other categories; those that cannot be moved return why.',
    description: 'Each names its category, so that a change is taken back by a request of the same kind. A draft that has another category gives way. What was ordered and reported stays in the category that it had.',
    access: staffWith('product.manage'),
    scope: 'none',
    body: z.object({ RequestId: requestId, Rows: several(z.object({ ProductCode: productCode, Version: version, CategoryId: field(id, 'Category of the third level.') })) }),
    response: z.array(productRowResult),
  },
  'POST /api/SellerProduct/SetTaxRate': {
    summary: 'Changes the tax rates of products, for every order from now on; those that cannot be changed return why.',
    description: 'Each names its rate, so that a change is taken back by a request of the same kind. A draft that has another rate gives way. Prices include the tax and stay.',
    access: staffWith('product.manage'),
    scope: 'none',
    body: z.object({ RequestId: requestId, Rows: several(z.object({ ProductCode: productCode, Version: version, TaxRate: field(z.number().check(z.minimum(0), z.maximum(1)), 'One of `taxRates`: 0.13 is 13 %.') })) }),
    response: z.array(productRowResult),
  },
})

export type { ProductChange, ProductDraft, ProductHistory, ProductRowResult, SellerProduct, SellerProductDetail, SellerProductList, SellerProductListRequest } from '../../resources/generated/shapes.ts'
