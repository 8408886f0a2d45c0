import { and, desc, inArray, sql } from 'drizzle-orm'
import { favoriteType, type CallInput, type FavoriteItem, type FavoriteList } from '@mall/api/contract'
import { priceOf, stockStateOf, type BuyerPrice, type Sellable } from '../assortment/rules.ts'
import { defaultAreaCode } from '../assortment/stock-areas.ts'
import type { Viewer } from '../assortment/viewer.ts'
import type { Db } from '../../platform/db/client.ts'
import { intArray } from '../../platform/db/int-array.ts'
import { category, favorite } from '../../platform/db/schema/catalogue.ts'
import { offsetOf } from '../../platform/lists/list-page.ts'
import { toYuan } from '../../platform/money.ts'
import { isCalledNonAgreed } from '../pricing/lines.ts'
import { offersOf } from '../pricing/offers.ts'
import { productsFound } from '../search/store.ts'
import { toInstant } from '../../platform/time.ts'
import { ofUser } from './store.ts'

type ListInput = CallInput<'POST /api/Favorite/List'>

/** A saved product as it is at this moment. */
interface Kept {
  readonly offer: Sellable
  readonly price: BuyerPrice
  readonly savedFen: number
  readonly savedAt: Date
  readonly isGone: boolean
  /** By how much the price fell; null when it did not. */
  readonly dropFen: number | null
}

/** A product that cannot be bought has no current price, so none that could have fallen. */
const keptOf = (offer: Sellable, { savedFen, savedAt }: Pick<Kept, 'savedFen' | 'savedAt'>): Kept => {
  const price = priceOf(offer, offer.moq)
  const isGone = offer.saleState !== 'onSale'
  return { offer, price, savedFen, savedAt, isGone, dropFen: !isGone && price.priceFen < savedFen ? savedFen - price.priceFen : null }
}

/**
 * All of one kind that the keyword finds, the latest first. A price is known by rules, not by columns, so these at most 1,000 are read whole
 * to know which of them fell.
 */
const keptBy = async (db: Db, viewer: Viewer, { Type, Keyword }: ListInput, now: Date): Promise<Kept[]> => {
  const found = await productsFound(db, Keyword)
  const rows = await db
    .select({ productId: favorite.productId, savedFen: favorite.priceFen, savedAt: favorite.createdAt })
    .from(favorite)
    .where(and(ofUser(viewer, Type), found && sql`${favorite.productId} = any(${intArray(found)})`))
    .orderBy(desc(favorite.createdAt), desc(favorite.productId))
  const offers = await offersOf(db, viewer, rows.map(({ productId }) => productId), defaultAreaCode, now)
  const byId = new Map(offers.map((offer) => [offer.productId, offer]))
  return rows.flatMap((row) => {
    const offer = byId.get(row.productId)
    return offer === undefined ? [] : [keptOf(offer, row)]
  })
}

const isIn = ({ offer }: Kept, Cid: ListInput['Cid']): boolean => Cid === undefined || offer.categoryIds.includes(Cid)

const isOf = ({ isGone, dropFen }: Kept, State: ListInput['State']): boolean => State === undefined || (State === 'gone' ? isGone : dropFen !== null)

/** First-level categories, those of most products first. */
const categoriesOf = async (db: Db, kept: readonly Kept[]): Promise<FavoriteList['Categories']> => {
  const counts = new Map<number, number>()
  for (const { offer: { categoryIds: [first] } } of kept) counts.set(first, (counts.get(first) ?? 0) + 1)
  const rows = await db.select({ Id: category.id, Name: category.name }).from(category).where(inArray(category.id, [...counts.keys()]))
  return rows.map((row) => ({ ...row, Count: counts.get(row.Id) ?? 0 })).toSorted((one, other) => other.Count - one.Count || one.Id - other.Id)
}

/** Which of these products are favourites, for the stars of the browse records. */
const starred = async (db: Db, viewer: Viewer, productIds: readonly number[]): Promise<ReadonlySet<number>> => {
  const rows = await db
    .select({ id: favorite.productId })
    .from(favorite)
    .where(and(ofUser(viewer, favoriteType.favorite), inArray(favorite.productId, [...productIds])))
  return new Set(rows.map(({ id }) => id))
}

const itemOf = ({ offer, price, savedFen, savedAt, isGone, dropFen }: Kept, isFavorite: boolean): FavoriteItem => ({
  ProductCode: offer.code,
  CustomerProductName: offer.name,
  ImageUrl: offer.imageUrl,
  BrandName: offer.brandName,
  Unit: offer.unit,
  CustomerPrice: isGone ? null : toYuan(price.priceFen),
  MarketPrice: toYuan(price.marketFen),
  IsAgreed: price.isAgreed,
  IsNonAgreed: isCalledNonAgreed({ sellable: offer, ...price }),
  Tags: [...offer.tags],
  Stock: stockStateOf(isGone ? null : offer.stock, 1),
  MOQ: offer.moq,
  Step: offer.step,
  MaxQty: offer.maxQty,
  IsFavorite: isFavorite,
  SaleState: offer.saleState,
  SavedAt: toInstant(savedAt),
  SavedPrice: toYuan(savedFen),
  PriceDrop: dropFen === null ? null : toYuan(dropFen),
})

/** A page of favourites or browse records, the latest first, each with the price and the state of this moment. */
export const listFavorites = async (db: Db, viewer: Viewer, request: ListInput, now: Date): Promise<FavoriteList> => {
  const kept = await keptBy(db, viewer, request, now)
  const inCategory = kept.filter((one) => isIn(one, request.Cid))
  const ofState = inCategory.filter((one) => isOf(one, request.State))
  const shown = ofState.slice(offsetOf(request), offsetOf(request) + request.PageSize)
  const stars = await starred(db, viewer, shown.map(({ offer }) => offer.productId))
  return {
    Items: shown.map((one) => itemOf(one, stars.has(one.offer.productId))),
    total: ofState.length,
    Categories: await categoriesOf(db, kept.filter((one) => isOf(one, request.State))),
    FallenCount: inCategory.filter(({ dropFen }) => dropFen !== null).length,
    GoneCount: inCategory.filter(({ isGone }) => isGone).length,
  }
}
