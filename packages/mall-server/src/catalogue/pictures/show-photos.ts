import { inArray } from 'drizzle-orm'
import type { Db, Tx } from '../../platform/db/client.ts'
import { photo } from '../../platform/db/schema/photo.ts'

/** Marks photos as shown, from when on they stay for good, and returns those that there are, by their hash. */
export const showPhotos = async (tx: Tx, hashes: readonly string[], now: Date): Promise<ReadonlyMap<string, typeof photo.$inferSelect>> => {
  if (hashes.length === 0) return new Map()
  const rows = await tx.update(photo).set({ shownAt: now }).where(inArray(photo.hash, [...hashes])).returning()
  return new Map(rows.map((row) => [row.hash, row]))
}

/** Photos that there are, by their hash; those that nothing shows go as they would. */
export const photosOf = async (db: Db, hashes: readonly string[]): Promise<ReadonlyMap<string, typeof photo.$inferSelect>> => {
  if (hashes.length === 0) return new Map()
  const rows = await db.select().from(photo).where(inArray(photo.hash, [...hashes]))
  return new Map(rows.map((row) => [row.hash, row]))
}
