import { favoriteType } from '@mall/api/contract'
import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/client.ts'
import { favorite, product } from '../../platform/db/schema/catalogue.ts'
import { priceOf } from '../assortment/rules.ts'
import { defaultAreaCode } from '../assortment/stock-areas.ts'
import type { Viewer } from '../assortment/viewer.ts'
import { offersOf } from '../pricing/offers.ts'

/** 1 favourite, 2 browse record (specification §3). */
export type FavoriteType = 1 | 2

/** The limit per user, enterprise and type; beyond it the oldest are deleted. */
const maxKept = 1000

/** The records of one user in one of their companies. */
export const ofUser = (viewer: Viewer, type: FavoriteType) =>
  and(eq(favorite.userId, viewer.userId), eq(favorite.enterpriseId, viewer.enterpriseId), eq(favorite.type, type))

/** Keeps products at the user's current price; one that is kept already moves to the top. */
export const keepProducts = async (db: Db, viewer: Viewer, productIds: readonly number[], type: FavoriteType, now: Date): Promise<void> => {
  const offers = await offersOf(db, viewer, productIds, defaultAreaCode, now)
  if (offers.length === 0) return
  await db
    .insert(favorite)
    .values(offers.map((offer) => ({
      userId: viewer.userId, enterpriseId: viewer.enterpriseId, type, productId: offer.productId, createdAt: now,
      priceFen: priceOf(offer, offer.moq).priceFen,
    })))
    .onConflictDoUpdate({
      target: [favorite.userId, favorite.enterpriseId, favorite.type, favorite.productId],
      set: { createdAt: now, priceFen: sql`case when ${favorite.type} = ${favoriteType.browsed} then excluded.price_fen else ${favorite.priceFen} end` },
    })
  const own = ofUser(viewer, type)
  const beyond = db
    .select({ id: favorite.productId })
    .from(favorite)
    .where(own)
    .orderBy(desc(favorite.createdAt), favorite.productId)
    .offset(maxKept)
  await db.delete(favorite).where(and(own, inArray(favorite.productId, beyond)))
}

/** Id of a product that exists, whatever its state: 下架 products stay favourites. */
export const productIdOf = async (db: Db, code: string): Promise<number | null> => {
  const [row] = await db.select({ id: product.id }).from(product).where(eq(product.code, code))
  return row?.id ?? null
}

export const dropProducts = async (db: Db, viewer: Viewer, codes: readonly string[], type: FavoriteType): Promise<void> => {
  const ids = db.select({ id: product.id }).from(product).where(inArray(product.code, [...codes]))
  await db.delete(favorite).where(and(ofUser(viewer, type), inArray(favorite.productId, ids)))
}

export const dropAll = async (db: Db, viewer: Viewer, type: FavoriteType): Promise<void> => {
  await db.delete(favorite).where(ofUser(viewer, type))
}
