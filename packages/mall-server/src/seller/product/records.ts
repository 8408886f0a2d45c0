import { and, eq, sql, type SQL } from 'drizzle-orm'
import type { SellerProduct, SellerProductAction, SellerProductDetail } from '@mall/api/seller/contract'
import { productGaps, sellerProductActions, type ProductGap } from '@mall/api/seller/contract'
import { companiesHolding } from '../../catalogue/assortment/agreements.ts'
import { defaultAreaCode } from '../../catalogue/assortment/stock-areas.ts'
import { drawingsOf, galleryOf, productPicture } from '../../catalogue/pictures/addresses.ts'
import type { Db } from '../../platform/db/client.ts'
import { brand, category, gapConditions, product as record, productStock } from '../../platform/db/schema/catalogue.ts'
import type { StaffCaller } from '../../platform/http/define-routes.ts'
import { BusinessError } from '../../platform/http/errors.ts'
import { toYuan } from '../../platform/money.ts'
import { draftOf } from './read-draft.ts'
import { fieldsOf, hiddenFields, lockedFields } from './fields.ts'

export { record }

/** The stock that lists show; a product without a row of it has none. */
export const listedStock = sql<number>`coalesce(${productStock.quantity}, 0)`.mapWith(Number)

/** How many companies hold the product by an agreement in force on a day. */
const agreementCount = (day: string): SQL<number> => sql<number>`(select count(distinct id) from (${companiesHolding(record.id, day)}) held)`.mapWith(Number)

/** What a product lacks, in the order in which it is said. */
const gaps = sql<ProductGap[]>`array_remove(array[${sql.join(productGaps.map((gap) => sql`case when ${gapConditions(record)[gap]} then ${sql.raw(`'${gap}'`)} end`), sql`, `)}], null)`

/** All products with what a row shows of them on a day. */
export const productRecords = (db: Db, day: string, where: SQL | undefined) =>
  db
    .select({ record, category: category.name, brand: brand.name, stock: listedStock, agreements: agreementCount(day), gaps })
    .from(record)
    .innerJoin(brand, eq(brand.id, record.brandId))
    .innerJoin(category, eq(category.id, record.category3Id))
    .leftJoin(productStock, and(eq(productStock.productId, record.id), eq(productStock.areaCode, defaultAreaCode)))
    .where(where)

type Row = Awaited<ReturnType<typeof productRecords>>[number]

/** What a user with these permissions may do with a product now. A market price is everybody's: who looks after the prices of some customers leaves it as it is. */
export const allowedActions = ({ permissions, scope }: Pick<StaffCaller, 'permissions' | 'scope'>, { isOnShelf }: { readonly isOnShelf: boolean }): SellerProductAction[] => {
  const may: Readonly<Record<SellerProductAction, boolean>> = {
    Edit: permissions.has('product.manage'),
    SetPrice: permissions.has('product.manage') || (permissions.has('price.manage') && scope === 'all'),
    SetStock: permissions.has('stock.manage'),
    SetPictures: permissions.has('product.manage'),
    PutOn: permissions.has('product.manage') && !isOnShelf,
    TakeOff: permissions.has('product.manage') && isOnShelf,
  }
  return sellerProductActions.filter((action) => may[action])
}

/** In percent with one decimal; null without a cost. */
const marginOf = ({ marketPriceFen, costFen }: Pick<Row['record'], 'marketPriceFen' | 'costFen'>): number | null => (costFen === null ? null : Math.round((1 - costFen / marketPriceFen) * 1_000) / 10)

export const toSellerProduct = (caller: StaffCaller, { record: row, category: Category, brand: Brand, stock, agreements, gaps: Lacks }: Row): SellerProduct => ({
  ProductCode: row.code,
  Name: row.name,
  ImageUrl: productPicture(row),
  Category,
  CategoryId: row.category3Id,
  Brand,
  Unit: row.unit,
  Price: toYuan(row.marketPriceFen),
  Tiers: row.marketTiers.map(({ minQty, priceFen }) => ({ MinQty: minQty, Price: toYuan(priceFen) })),
  Margin: hiddenFields(caller).includes('Cost') ? null : marginOf(row),
  TaxRate: row.taxBp / 10_000,
  Tags: [...row.tags],
  Agreements: agreements,
  Stock: stock,
  Sales: row.salesCount,
  Shelf: row.isOnShelf ? 'on' : 'off',
  Lacks,
  AllowActions: allowedActions(caller, row),
  Version: row.version,
})

/**
 * One product as it is now.
 * @throws BusinessError `PRODUCT_NOT_FOUND`
 */
export const oneProduct = async (db: Db, caller: StaffCaller, productId: number): Promise<SellerProduct> => {
  const [row] = await productRecords(db, caller.day, eq(record.id, productId))
  if (row === undefined) throw new BusinessError('PRODUCT_NOT_FOUND', '商品不存在')
  return toSellerProduct(caller, row)
}

/** @throws BusinessError `PRODUCT_NOT_FOUND` */
export const requireProduct = async (db: Db, code: string): Promise<void> => {
  if ((await db.$count(record, eq(record.code, code))) === 0) throw new BusinessError('PRODUCT_NOT_FOUND', '商品不存在')
}

/**
 * One product with all that is kept of it.
 * @throws BusinessError `PRODUCT_NOT_FOUND`
 */
export const detailProduct = async (db: Db, caller: StaffCaller, code: string): Promise<SellerProductDetail> => {
  const [found] = await productRecords(db, caller.day, eq(record.code, code))
  if (found === undefined) throw new BusinessError('PRODUCT_NOT_FOUND', '商品不存在')
  const { record: row } = found
  const fields = await fieldsOf(db, row)
  const hidden = hiddenFields(caller)
  return {
    ...toSellerProduct(caller, found),
    Fields: { ...fields, Cost: hidden.includes('Cost') ? null : fields.Cost, Floor: hidden.includes('Floor') ? null : fields.Floor },
    Hidden: hidden,
    Locked: lockedFields(caller),
    Draft: await draftOf(db, caller, row.id),
    Pictures: row.photos.length === 0 ? [] : galleryOf(row, 1).map(({ url, alt }) => ({ Url: url, Alt: alt })),
    Drawings: drawingsOf(row.code, row.picture.pack ?? 1),
  }
}
