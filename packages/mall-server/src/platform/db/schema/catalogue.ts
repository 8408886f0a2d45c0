import { sql, type SQL } from 'drizzle-orm'
import {
  bigint, boolean, check, date, index, integer, jsonb, pgTable, primaryKey, smallint, text, uniqueIndex, type AnyPgColumn,
} from 'drizzle-orm/pg-core'
import type { FavoriteType, LargerUnit, Photo } from '@mall/api/contract'
import type { ProductGap } from '@mall/api/seller/contract'
import type { BannerTheme, PictureSpec } from '@mall/pictures'
import { bytes, instant } from '../columns.ts'
import { appUser, enterprise } from './organisation.ts'

/** One row of a price table: the price of a piece from `minQty` pieces on. Rows rise in quantity and fall in price. */
export interface PriceTier {
  readonly minQty: number
  /** Integer fen, tax included. */
  readonly priceFen: number
}

/** How soon the pieces of a stock row leave: at once, after a transfer of 2–6 days, or when they have been made. */
export type Supply = 'now' | 'delayed' | 'preorder'

/** Three levels. Ids of the demo say the way: 12 → 1203 → 120304. */
export const category = pgTable(
  'category',
  {
    id: integer('id').primaryKey(),
    parentId: integer('parent_id'),
    level: smallint('level').notNull(),
    name: text('name').notNull(),
    /** First level: the nav row it shares with others of the same group. Empty below. */
    categoryGroup: text('category_group').notNull(),
    position: integer('position').notNull(),
    /** Left out of the navigation with all that is below it. */
    isHidden: boolean('is_hidden').notNull().default(false),
    /** 最低毛利, basis points of the cost; null: none. */
    minMarginBp: integer('min_margin_bp'),
    /** The category that it became, which was merged into none: its row stays for addresses that name it, and is in no tree. */
    mergedInto: integer('merged_into'),
    version: integer('version').notNull().default(1),
  },
  (table) => [index('category_parent').on(table.parentId), check('category_margin', sql`${table.minMarginBp} >= 0`)],
)

export const brand = pgTable(
  'brand',
  {
    /** Below 10,001: the demo's. */
    id: integer('id').primaryKey().generatedByDefaultAsIdentity({ startWith: 10_001 }),
    name: text('name').notNull(),
    latinName: text('latin_name').notNull(),
    /** Names that it had, and names of brands that became it: they go on finding its products, and tables that are imported may use them. */
    formerNames: text('former_names').array().notNull().default(sql`'{}'`),
    position: integer('position').notNull(),
    /** The brand that it became, which was merged into none: its row stays for addresses that name it, and no product has it. */
    mergedInto: integer('merged_into').references((): AnyPgColumn => brand.id, { onDelete: 'cascade' }),
    version: integer('version').notNull().default(1),
  },
  (table) => [uniqueIndex('brand_name').on(table.name).where(sql`merged_into is null`), index('brand_merged_into').on(table.mergedInto)],
)

/** What a list can be narrowed by: 颜色, 规格, 材质 … */
export const attribute = pgTable(
  'attribute',
  {
    /** Below 10,001: the demo's. */
    id: integer('id').primaryKey().generatedByDefaultAsIdentity({ startWith: 10_001 }),
    name: text('name').notNull(),
    /** Names that it had, and names of attributes that became it: tables that are imported may use them. */
    formerNames: text('former_names').array().notNull().default(sql`'{}'`),
    position: integer('position').notNull(),
    /** The attribute that it became, which was merged into none: its row stays for addresses that name it, and has no values. */
    mergedInto: integer('merged_into').references((): AnyPgColumn => attribute.id, { onDelete: 'cascade' }),
    version: integer('version').notNull().default(1),
  },
  (table) => [uniqueIndex('attribute_name').on(table.name).where(sql`merged_into is null`), index('attribute_merged_into').on(table.mergedInto)],
)

export const attributeValue = pgTable(
  'attribute_value',
  {
    /** Below 100,001: the demo's. */
    id: integer('id').primaryKey().generatedByDefaultAsIdentity({ startWith: 100_001 }),
    attributeId: integer('attribute_id').notNull().references(() => attribute.id, { onDelete: 'cascade' }),
    value: text('value').notNull(),
    /** Values that it was, and those that became it: addresses of lists name a value by its text, and tables that are imported do. */
    formerNames: text('former_names').array().notNull().default(sql`'{}'`),
    version: integer('version').notNull().default(1),
  },
  (table) => [uniqueIndex('attribute_value_value').on(table.attributeId, table.value)],
)

export interface ProductSpec {
  readonly name: string
  readonly value: string
}

/** A photo of a product, with what it shows in words. */
export interface ProductPhoto extends Photo {
  readonly alt: string
}

/** What a product is shown by before it has a photo or a drawing of its own: a plain carton. */
export const plainPicture: PictureSpec = { kind: 'paper-carton', colour: 'kraft', seed: 1 }

type GapColumns = Readonly<Record<'photos' | 'picture' | 'description' | 'specs', AnyPgColumn>>

const isEmptyList = (column: AnyPgColumn): SQL => sql`${column} = '[]'::jsonb`

/** When a product lacks each of what buyers need to see: the one place that says it, for the list and for its index. Without parameters, which an index cannot have. */
export const gapConditions = ({ photos, picture, description, specs }: GapColumns): Readonly<Record<ProductGap, SQL>> => ({
  picture: sql`(${isEmptyList(photos)} and ${picture} = ${sql.raw(`'${JSON.stringify(plainPicture)}'::jsonb`)})`,
  description: sql`${description} = ''`,
  specs: isEmptyList(specs),
})

/** It lacks something. */
export const isIncomplete = (columns: GapColumns): SQL => sql`(${sql.join(Object.values(gapConditions(columns)), sql` or `)})`

export const product = pgTable(
  'product',
  {
    /** Below 1,000,001: the demo's. */
    id: integer('id').primaryKey().generatedByDefaultAsIdentity({ startWith: 1_000_001 }),
    /** Digits only, leading zeros kept (specification §5). */
    code: text('code').notNull().unique(),
    name: text('name').notNull(),
    brandId: integer('brand_id').notNull().references(() => brand.id),
    /** The whole way, so that a list of any level is one comparison. */
    category1Id: integer('category1_id').notNull().references(() => category.id),
    category2Id: integer('category2_id').notNull().references(() => category.id),
    category3Id: integer('category3_id').notNull().references(() => category.id),
    model: text('model').notNull(),
    barcode: text('barcode').notNull(),
    unit: text('unit').notNull(),
    packing: text('packing').notNull(),
    /** Larger units besides what `packing` says, in their order. */
    units: jsonb('units').$type<readonly LargerUnit[]>().notNull().default([]),
    packingList: jsonb('packing_list').$type<readonly string[]>().notNull(),
    specs: jsonb('specs').$type<readonly ProductSpec[]>().notNull(),
    /** Ids of `attribute_value`: facets are counted over them. */
    attributeValueIds: integer('attribute_value_ids').array().notNull(),
    /** Markdown. */
    description: text('description').notNull(),
    deliveryText: text('delivery_text').notNull(),
    /** 标签, which `search_text` has too. */
    tags: text('tags').array().notNull().default(sql`'{}'`),
    moq: integer('moq').notNull(),
    step: integer('step').notNull(),
    maxQty: integer('max_qty'),
    /** Basis points: 1300 is 13 %. */
    taxBp: integer('tax_bp').notNull(),
    /** 税收分类编码; empty where nobody said it. */
    taxCode: text('tax_code').notNull().default(''),
    supportsSpecialInvoice: boolean('supports_special_invoice').notNull(),
    /** The price of the first row of `market_tiers`, for filters and sorting. */
    marketPriceFen: bigint('market_price_fen', { mode: 'number' }).notNull(),
    marketTiers: jsonb('market_tiers').$type<readonly PriceTier[]>().notNull(),
    /** 成本 and 底价, tax included; null when nobody said. They leave the server for those alone who may see them (`seller/product/fields.ts`). */
    costFen: bigint('cost_fen', { mode: 'number' }),
    floorFen: bigint('floor_fen', { mode: 'number' }),
    /** How it is drawn. */
    picture: jsonb('picture').$type<PictureSpec>().notNull(),
    /** Shown in place of the drawing, the main one first. */
    photos: jsonb('photos').$type<readonly ProductPhoto[]>().notNull().default([]),
    isOnShelf: boolean('is_on_shelf').notNull(),
    /** Pieces of completed orders. No index: with one, every completion would update all indexes of the row. */
    salesCount: integer('sales_count').notNull(),
    createdAt: instant('created_at').notNull(),
    /** Name, code, brand, model, categories and other names, normalised (search/rules). */
    searchText: text('search_text').notNull(),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    index('product_category1').on(table.category1Id),
    index('product_category2').on(table.category2Id),
    index('product_category3').on(table.category3Id),
    index('product_brand').on(table.brandId),
    // Few of very many: those of 待完善.
    index('product_incomplete').on(table.id).where(isIncomplete(table)),
    index('product_arrivals').on(table.createdAt.desc().nullsFirst(), table.id),
    check('product_code_digits', sql`${table.code} ~ '^[0-9]{1,20}$'`),
    check('product_quantities', sql`${table.step} > 0 and ${table.moq} >= ${table.step} and ${table.moq} % ${table.step} = 0`),
    check('product_tax_code', sql`${table.taxCode} ~ '^([0-9]{19})?$'`),
    check('product_tags', sql`cardinality(${table.tags}) <= 5`),
    check('product_price', sql`${table.marketPriceFen} > 0`),
  ],
)

/**
 * Stock by the area of the warehouse (product/stock-areas). Orders take from it by a conditional update; it never goes below
 * zero.
 */
export const productStock = pgTable(
  'product_stock',
  {
    productId: integer('product_id').notNull().references(() => product.id),
    areaCode: text('area_code').notNull(),
    quantity: integer('quantity').notNull(),
    supply: text('supply').$type<Supply>().notNull(),
    /** 预警线: fewer pieces are 低于预警; null: the one of all products (`lowStock` of the contract). */
    warnAt: integer('warn_at'),
    /** 库位: where it lies, such as A-03-2; empty where nobody said it. */
    place: text('place').notNull().default(''),
  },
  (table) => [primaryKey({ columns: [table.productId, table.areaCode] }), check('product_stock_quantity', sql`${table.quantity} >= 0`), check('product_stock_warning', sql`${table.warnAt} >= 0`), check('product_stock_place', sql`char_length(${table.place}) <= 12`)],
)

/** One row per enterprise that has a catalogue: what its agreements hold (`agreement.ts`), and what is in its categories. */
export const agreedCatalogue = pgTable('agreed_catalogue', {
  enterpriseId: integer('enterprise_id').primaryKey().references(() => enterprise.id),
  /** 允许非协议采购: products outside the catalogue may be bought, at the market price. */
  allowsNonAgreed: boolean('allows_non_agreed').notNull(),
})

/** 指定分类: the categories whose products, and those of all below, are in the catalogue of an enterprise. A category that becomes another one is replaced here. */
export const catalogueCategory = pgTable(
  'catalogue_category',
  {
    enterpriseId: integer('enterprise_id').notNull().references(() => enterprise.id),
    categoryId: integer('category_id').notNull().references(() => category.id),
  },
  (table) => [primaryKey({ columns: [table.enterpriseId, table.categoryId] }), index('catalogue_category_merged').on(table.categoryId)],
)

/** How often a keyword that finds something was searched on a day (Asia/Shanghai). */
export const searchCount = pgTable(
  'search_count',
  {
    keyword: text('keyword').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    count: integer('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.keyword, table.day] }), index('search_count_day').on(table.day)],
)

/** 1 favourite, 2 browse record (specification §3): each user's own within an enterprise. */
export const favorite = pgTable(
  'favorite',
  {
    userId: integer('user_id').notNull().references(() => appUser.id),
    enterpriseId: integer('enterprise_id').notNull().references(() => enterprise.id),
    type: smallint('type').$type<FavoriteType>().notNull(),
    productId: integer('product_id').notNull().references(() => product.id),
    /** The user's price when it was saved, for 比收藏时降. */
    priceFen: bigint('price_fen', { mode: 'number' }).notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.enterpriseId, table.type, table.productId] }),
    index('favorite_latest').on(table.userId, table.enterpriseId, table.type, table.createdAt),
  ],
)

/** A drawing that a banner of the home page shows: the demo's. */
export const bannerDrawing = pgTable('banner_drawing', { id: integer('id').primaryKey(), theme: text('theme').$type<BannerTheme>().notNull() })

/** What a product's picture looks like, for the image search (search/image). */
export const productLook = pgTable('product_look', {
  productId: integer('product_id').primaryKey().references(() => product.id),
  /** Of the drawings and of the descriptor; a picture of another version is described again. */
  version: text('version').notNull(),
  descriptor: bytes('descriptor').notNull(),
})

/** What an image search found, nearest first: the product list reads it by its key for a day. */
export const imageSearch = pgTable(
  'image_search',
  { key: text('key').primaryKey(), productIds: integer('product_ids').array().notNull(), createdAt: instant('created_at').notNull() },
  (table) => [index('image_search_created').on(table.createdAt)],
)
