import { and, count, desc, eq, inArray, sql, type SQL } from 'drizzle-orm'
import type { CallInput, FavoriteItem, FavoriteList } from '@mall/api/contract'
import { priceOf, stockStateOf, type Sellable } from '../catalogue/rules.ts'
import { defaultAreaCode } from '../catalogue/stock-areas.ts'
import type { Viewer } from '../catalogue/viewer.ts'
import type { Db } from '../db/client.ts'
import { intArray } from '../db/int-array.ts'
import { category, favorite, product } from '../db/schema/catalogue.ts'
import { listPage } from '../lists/list-page.ts'
import { toYuan } from '../money.ts'
import { offersOf } from '../pricing/offers.ts'
import { productsFound } from '../search/store.ts'
import { toInstant } from '../time.ts'
import { ofUser } from './store.ts'

type ListInput = CallInput<'POST /api/Favorite/List'>
type Kept = Pick<typeof favorite.$inferSelect, 'productId' | 'priceFen' | 'createdAt'>

const found = async (db: Db, viewer: Viewer, { Type, Keyword }: ListInput): Promise<SQL | undefined> => {
  const ids = await productsFound(db, Keyword)
  return and(ofUser(viewer, Type), ids && sql`${favorite.productId} = any(${intArray(ids)})`)
}

const inCategory = (id: number | undefined): SQL | undefined =>
  id === undefined ? undefined : sql`${id}::int in (${product.category1Id}, ${product.category2Id}, ${product.category3Id})`

/** First-level categories of what the keyword finds, those of most products first. */
const categoriesOf = (db: Db, where: SQL | undefined): Promise<FavoriteList['Categories']> =>
  db
    .select({ Id: category.id, Name: category.name, Count: count() })
    .from(favorite)
    .innerJoin(product, eq(product.id, favorite.productId))
    .innerJoin(category, eq(category.id, product.category1Id))
    .where(where)
    .groupBy(category.id)
    .orderBy(desc(count()), category.id)

/** Which of these products are favourites, for the stars of the browse records. */
const starred = async (db: Db, viewer: Viewer, productIds: readonly number[]): Promise<ReadonlySet<number>> => {
  const rows = await db
    .select({ id: favorite.productId })
    .from(favorite)
    .where(and(ofUser(viewer, 1), inArray(favorite.productId, [...productIds])))
  return new Set(rows.map(({ id }) => id))
}

/** What cannot be bought has no price of today, so none that could have fallen. */
const itemOf = ({ priceFen: savedFen, createdAt }: Kept, offer: Sellable, isFavorite: boolean): FavoriteItem => {
  const price = priceOf(offer, offer.moq)
  const isOnSale = offer.saleState === 'onSale'
  return {
    ProductCode: offer.code,
    CustomerProductName: offer.name,
    ImageUrl: offer.imageUrl,
    BrandName: offer.brandName,
    Unit: offer.unit,
    CustomerPrice: isOnSale ? toYuan(price.priceFen) : null,
    MarketPrice: toYuan(price.marketFen),
    IsAgreed: price.isAgreed,
    Stock: stockStateOf(isOnSale ? offer.stock : null, 1),
    MOQ: offer.moq,
    Step: offer.step,
    MaxQty: offer.maxQty,
    IsFavorite: isFavorite,
    SaleState: offer.saleState,
    SavedAt: toInstant(createdAt),
    SavedPrice: toYuan(savedFen),
    PriceDrop: isOnSale && price.priceFen < savedFen ? toYuan(savedFen - price.priceFen) : null,
  }
}

/** A page of favourites or browse records, the latest first, each with the price and the state of this moment. */
export const listFavorites = async (db: Db, viewer: Viewer, request: ListInput, now: Date): Promise<FavoriteList> => {
  const words = await found(db, viewer, request)
  const where = and(words, inCategory(request.Cid))
  const [{ total } = { total: 0 }] = await db
    .select({ total: count() })
    .from(favorite)
    .innerJoin(product, eq(product.id, favorite.productId))
    .where(where)
  const rows = await listPage(
    db
      .select({ productId: favorite.productId, priceFen: favorite.priceFen, createdAt: favorite.createdAt })
      .from(favorite)
      .innerJoin(product, eq(product.id, favorite.productId))
      .where(where)
      .$dynamic(),
    { columns: { savedAt: favorite.createdAt }, byDefault: 'savedAt', last: favorite.productId },
    request,
  )
  const ids = rows.map(({ productId }) => productId)
  const offers = new Map((await offersOf(db, viewer, ids, defaultAreaCode, now)).map((offer) => [offer.productId, offer]))
  const stars = await starred(db, viewer, ids)
  return {
    Items: rows.flatMap((row) => {
      const offer = offers.get(row.productId)
      return offer === undefined ? [] : [itemOf(row, offer, stars.has(row.productId))]
    }),
    total,
    Categories: await categoriesOf(db, words),
  }
}
