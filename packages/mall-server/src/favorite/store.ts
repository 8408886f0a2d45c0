import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { favorite, product } from '../db/schema/catalogue.ts'
import { priceFor } from '../catalogue/rules.ts'
import type { Viewer } from '../catalogue/viewer.ts'
import { loadProducts } from '../catalogue/products.ts'

/** 1 favourite, 2 browse record (specification §3). */
export type FavoriteType = 1 | 2

/** Kept per user, enterprise and type; beyond it the oldest go. */
const maxKept = 1000

/** Keeps products at the user's price of now; one that is kept already moves to the top. */
export const keepProducts = async (db: Db, viewer: Viewer, productIds: readonly number[], type: FavoriteType, now: Date): Promise<void> => {
  const products = await loadProducts(db, viewer, productIds)
  if (products.length === 0) return
  await db
    .insert(favorite)
    .values(products.map((viewed) => ({
      userId: viewer.userId, enterpriseId: viewer.enterpriseId, type, productId: viewed.id, createdAt: now,
      priceFen: priceFor(viewed, viewed.agreed, viewed.moq).priceFen,
    })))
    .onConflictDoUpdate({
      target: [favorite.userId, favorite.enterpriseId, favorite.type, favorite.productId],
      set: { createdAt: now, priceFen: sql`case when ${favorite.type} = 2 then excluded.price_fen else ${favorite.priceFen} end` },
    })
  const ofUser = and(eq(favorite.userId, viewer.userId), eq(favorite.enterpriseId, viewer.enterpriseId), eq(favorite.type, type))
  const beyond = db
    .select({ id: favorite.productId })
    .from(favorite)
    .where(ofUser)
    .orderBy(desc(favorite.createdAt), favorite.productId)
    .offset(maxKept)
  await db.delete(favorite).where(and(ofUser, inArray(favorite.productId, beyond)))
}

/** Id of a product that exists, whatever its state: 下架 products stay favourites. */
export const productIdOf = async (db: Db, code: string): Promise<number | null> => {
  const [row] = await db.select({ id: product.id }).from(product).where(eq(product.code, code))
  return row?.id ?? null
}

export const dropProducts = async (db: Db, viewer: Viewer, codes: readonly string[], type: FavoriteType): Promise<void> => {
  const ids = db.select({ id: product.id }).from(product).where(inArray(product.code, [...codes]))
  await db.delete(favorite).where(and(
    eq(favorite.userId, viewer.userId), eq(favorite.enterpriseId, viewer.enterpriseId),
    eq(favorite.type, type), inArray(favorite.productId, ids),
  ))
}
