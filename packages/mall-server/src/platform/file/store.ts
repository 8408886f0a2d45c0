import { and, eq, gte, sql } from 'drizzle-orm'
import { uploadedFile } from '../db/schema/organisation.ts'
import type { Db } from '../db/client.ts'

export const recordUpload = async (db: Db, row: typeof uploadedFile.$inferInsert): Promise<void> => {
  await db.insert(uploadedFile).values(row)
}

/** Bytes that a user has uploaded since a moment. */
export const uploadedSince = async (db: Db, userId: number, since: Date): Promise<number> => {
  const [row] = await db
    .select({ bytes: sql<number>`coalesce(sum(${uploadedFile.size}), 0)::float8` })
    .from(uploadedFile)
    .where(and(eq(uploadedFile.userId, userId), gte(uploadedFile.createdAt, since)))
  return row?.bytes ?? 0
}
