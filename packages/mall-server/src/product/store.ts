import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { agreedCatalogue, agreedItem, brand, category, favorite, product, productStock } from '../db/schema/catalogue.ts'
import { orderLine, orders } from '../db/schema/trade.ts'
import { appUser } from '../db/schema/organisation.ts'
import { intArray } from '../search/int-array.ts'
import { productPicture } from '../pictures/addresses.ts'
import { saleStateOf, type AgreedTerms, type AreaStock, type PriceTier, type Sellable } from './rules.ts'
import { defaultAreaCode, stockAreaOf } from './stock-areas.ts'
import type { Viewer } from './viewer.ts'

/** Enterprises of nobody: joins on it find nothing, which is what a visitor has. */
const nobody = 0

const none: AreaStock = { supply: 'now', quantity: 0 }

const termsOf = (tiers: readonly PriceTier[] | null): AgreedTerms | null => (tiers === null ? null : { tiers })

/** An enterprise without an agreement buys from the whole mall at market prices. */
export const allowsNonAgreedSql = (enterpriseId: number) =>
  sql<boolean>`coalesce(
    (select ${agreedCatalogue.allowsNonAgreed} from ${agreedCatalogue} where ${agreedCatalogue.enterpriseId} = ${enterpriseId}), true)`

/** What cards, cart and order need; the rest stays in the database when a thousand are listed. */
const cardColumns = {
  id: product.id, code: product.code, name: product.name, brandId: product.brandId, unit: product.unit,
  category1Id: product.category1Id, category2Id: product.category2Id, category3Id: product.category3Id,
  moq: product.moq, step: product.step, maxQty: product.maxQty,
  taxBp: product.taxBp, supportsSpecialInvoice: product.supportsSpecialInvoice,
  marketPriceFen: product.marketPriceFen, marketTiers: product.marketTiers, isOnShelf: product.isOnShelf,
}

/** What of a product depends on who asks. */
const joined = (db: Db, viewer: Viewer | null, stockArea: string) => {
  const enterpriseId = viewer?.enterpriseId ?? nobody
  return db
    .select({
      product: cardColumns, brandName: brand.name,
      agreedTiers: agreedItem.tiers, materialCode: agreedItem.materialCode,
      inCatalogue: sql<boolean>`${agreedItem.productId} is not null`,
      allowsNonAgreed: allowsNonAgreedSql(enterpriseId),
      stockQuantity: productStock.quantity, supply: productStock.supply,
      isFavorite: sql<boolean>`${favorite.productId} is not null`,
    })
    .from(product)
    .innerJoin(brand, eq(brand.id, product.brandId))
    .leftJoin(agreedItem, and(eq(agreedItem.productId, product.id), eq(agreedItem.enterpriseId, enterpriseId)))
    .leftJoin(productStock, and(eq(productStock.productId, product.id), eq(productStock.areaCode, stockArea)))
    .leftJoin(favorite, and(
      eq(favorite.productId, product.id), eq(favorite.type, 1),
      eq(favorite.userId, viewer?.userId ?? nobody), eq(favorite.enterpriseId, enterpriseId),
    ))
    .$dynamic()
}

type Joined = Awaited<ReturnType<typeof joined>>[number]

/** A product as one viewer sees it, in one stock area. */
export type ViewedProduct = ReturnType<typeof viewedOf>

const viewedOf = (row: Joined, viewer: Viewer | null) => {
  const stock: AreaStock = row.stockQuantity === null || row.supply === null ? none : { quantity: row.stockQuantity, supply: row.supply }
  return {
    ...row.product,
    brandName: row.brandName,
    agreed: viewer === null ? null : termsOf(row.agreedTiers),
    materialCode: row.materialCode,
    saleState: saleStateOf(row.product.isOnShelf, viewer === null ? null : row),
    stock,
    isFavorite: row.isFavorite,
  }
}

/** One product by its code, also when it is off the shelf or outside the catalogue; null when there is none. */
export const findProduct = async (
  db: Db, viewer: Viewer | null, code: string, areaCode = defaultAreaCode,
): Promise<ViewedProduct | null> => {
  const [row] = await joined(db, viewer, stockAreaOf(areaCode)).where(eq(product.code, code)).limit(1)
  return row === undefined ? null : viewedOf(row, viewer)
}

/** Products in the order of `ids`, their stock that of the area that lists go by; ids without a product are left out. */
export const loadProducts = async (db: Db, viewer: Viewer | null, ids: readonly number[]): Promise<ViewedProduct[]> => {
  if (ids.length === 0) return []
  const rows = await joined(db, viewer, defaultAreaCode).where(sql`${product.id} = any(${intArray(ids)})`)
  const byId = new Map(rows.map((row) => [row.product.id, viewedOf(row, viewer)]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/**
 * Products as one enterprise may buy them, delivered to `areaCode` (six digits; Shanghai when absent). Unknown ids or codes are left
 * out; those off the shelf or outside the catalogue are there and say so in `saleState`. In no particular order.
 */
export const loadSellable = async (
  db: Db,
  enterpriseId: number,
  which: { readonly ids: readonly number[] } | { readonly codes: readonly string[] },
  areaCode = defaultAreaCode,
): Promise<Sellable[]> => {
  const stockArea = stockAreaOf(areaCode)
  const viewer = { userId: nobody, enterpriseId }
  const condition = 'ids' in which ? inArray(product.id, [...which.ids]) : inArray(product.code, [...which.codes])
  const rows = await joined(db, viewer, stockArea).where(condition)
  return rows.map((row): Sellable => {
    const viewed = viewedOf(row, viewer)
    return {
      productId: viewed.id,
      code: viewed.code,
      name: viewed.name,
      imageUrl: productPicture(viewed.code),
      unit: viewed.unit,
      brandName: viewed.brandName,
      categoryIds: [viewed.category1Id, viewed.category2Id, viewed.category3Id],
      marketTiers: viewed.marketTiers,
      agreed: viewed.agreed,
      materialCode: viewed.materialCode,
      taxBp: viewed.taxBp,
      supportsSpecialInvoice: viewed.supportsSpecialInvoice,
      moq: viewed.moq,
      step: viewed.step,
      maxQty: viewed.maxQty,
      saleState: viewed.saleState,
      stockArea,
      stock: viewed.stock,
    }
  })
}

/** What only the page of one product shows. */
export const productPageOf = async (db: Db, productId: number) => {
  const [row] = await db
    .select({
      model: product.model, barcode: product.barcode, packing: product.packing,
      deliveryText: product.deliveryText, picture: product.picture,
      description: product.description, specs: product.specs, packingList: product.packingList,
    })
    .from(product)
    .where(eq(product.id, productId))
  if (row === undefined) throw new Error(`Product ${productId} is gone`)
  return row
}

/** The categories above a product, the first level first. */
export const categoryPathOf = async (db: Db, viewed: Pick<ViewedProduct, 'category1Id' | 'category2Id' | 'category3Id'>) =>
  db
    .select({ CategoryId: category.id, Name: category.name })
    .from(category)
    .where(inArray(category.id, [viewed.category1Id, viewed.category2Id, viewed.category3Id]))
    .orderBy(asc(category.level))

/** Orders that came to nothing: 驳回 撤回 取消 拒收. They are no purchases. */
const fruitless = sql`(11, 12, 80, 90)`

/** The enterprise's latest purchases of a product, newest first. */
export const purchaseRecordsOf = async (db: Db, enterpriseId: number, productId: number, limit: number) =>
  db
    .select({
      orderNo: orders.orderNo, createdAt: orders.createdAt, nickname: appUser.nickname,
      quantity: orderLine.quantity, priceFen: orderLine.priceFen,
    })
    .from(orderLine)
    .innerJoin(orders, eq(orders.id, orderLine.orderId))
    .innerJoin(appUser, eq(appUser.id, orders.userId))
    .where(and(eq(orderLine.productId, productId), eq(orders.enterpriseId, enterpriseId), sql`${orders.status} not in ${fruitless}`))
    .orderBy(sql`${orders.createdAt} desc`)
    .limit(limit)
