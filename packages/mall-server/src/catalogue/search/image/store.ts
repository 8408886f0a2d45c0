import { and, eq, isNull, lt, ne, or, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/db/client.ts'
import type { Deps } from '../../../platform/deps.ts'
import { imageSearch, product, productLook } from '../../../platform/db/schema/catalogue.ts'
import { photo } from '../../../platform/db/schema/photo.ts'
import { pictureVersion } from '../../pictures/addresses.ts'
import { addDays } from '../../../platform/time.ts'
import { descriptorDistance, descriptorVersion } from './descriptor.ts'
import type { DescribeDrawings } from './describe-drawings.ts'

/** Of the descriptors of drawings that are compared today. */
export const lookVersion = `${pictureVersion}.${descriptorVersion}`

const undescribed = or(isNull(productLook.productId), ne(productLook.version, lookVersion))

/** Describes up to `limit` product pictures that have no descriptor of today's drawings; returns how many it did. */
export const describePictures = async (db: Db, describeDrawings: DescribeDrawings, limit: number): Promise<number> => {
  const rows = await db
    .select({ productId: product.id, picture: product.picture })
    .from(product)
    .leftJoin(productLook, eq(productLook.productId, product.id))
    .where(undescribed)
    // In one order, so that two processes that describe the same products do not wait for each other in a circle.
    .orderBy(product.id)
    .limit(limit)
  if (rows.length === 0) return 0
  const descriptors = await describeDrawings(rows.map(({ picture }) => picture))
  const looks = rows.map(({ productId }, index) => {
    const descriptor = descriptors[index]
    if (descriptor === undefined) throw new Error('A drawing was not described')
    return { productId, version: lookVersion, descriptor }
  })
  await db
    .insert(productLook)
    .values(looks)
    .onConflictDoUpdate({ target: productLook.productId, set: { version: lookVersion, descriptor: sql`excluded.descriptor` } })
  return rows.length
}

/** Whether every product picture is described: before that a search would miss some. */
export const allDescribed = async (db: Db): Promise<boolean> => {
  const [missing] = await db
    .select({ id: product.id })
    .from(product)
    .leftJoin(productLook, eq(productLook.productId, product.id))
    .where(undescribed)
    .limit(1)
  return missing === undefined
}

/** Further away nothing looks alike: other photos have their nearest product at about 0.6. */
const farthest = 0.5
const maxFound = 60

/** Ids of the products that look like the picture of this descriptor, nearest first. */
export const productsLike = async (db: Db, wanted: Uint8Array): Promise<number[]> => {
  const looks = await db
    .select({ productId: productLook.productId, drawn: productLook.descriptor, seen: photo.look })
    .from(productLook)
    .innerJoin(product, and(eq(product.id, productLook.productId), eq(product.isOnShelf, true)))
    // A product with photos looks like its main one.
    .leftJoin(photo, and(eq(photo.hash, sql`${product.photos} -> 0 ->> 'hash'`), eq(photo.lookVersion, descriptorVersion)))
  return looks
    .map(({ productId, drawn, seen }) => ({ productId, distance: descriptorDistance(wanted, seen ?? drawn) }))
    .filter(({ distance }) => distance < farthest)
    .toSorted((one, other) => one.distance - other.distance || one.productId - other.productId)
    .slice(0, maxFound)
    .map(({ productId }) => productId)
}

const keptDays = 1

/** Keeps a result for a day; returns the key that the product list takes. Older results go. */
export const keepResult = async ({ db, randomness }: Pick<Deps, 'db' | 'randomness'>, productIds: readonly number[], now: Date): Promise<string> => {
  await db.delete(imageSearch).where(lt(imageSearch.createdAt, addDays(now, -keptDays)))
  const key = randomness.uuid()
  await db.insert(imageSearch).values({ key, productIds: [...productIds], createdAt: now })
  return key
}

/** What a search found, or null when the key is unknown or too old. */
export const resultOf = async (db: Db, key: string, now: Date): Promise<number[] | null> => {
  const [row] = await db.select().from(imageSearch).where(eq(imageSearch.key, key))
  return row === undefined || row.createdAt < addDays(now, -keptDays) ? null : row.productIds
}
