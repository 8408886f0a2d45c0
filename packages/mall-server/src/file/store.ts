import { and, eq, gte, or, sql } from 'drizzle-orm'
import { uploadedFile } from '../db/schema/organisation.ts'
import type { Db } from '../db/client.ts'

export const recordUpload = async (db: Db, row: typeof uploadedFile.$inferInsert): Promise<void> => {
  await db.insert(uploadedFile).values(row)
}

/** An upload that is public or of the enterprise (null: of a visitor); null for one of another, as if it did not exist. */
export const findUpload = async (db: Db, id: string, enterpriseId: number | null) => {
  const [row] = await db
    .select()
    .from(uploadedFile)
    .where(and(eq(uploadedFile.id, id), or(eq(uploadedFile.isPublic, true), enterpriseId === null ? undefined : eq(uploadedFile.enterpriseId, enterpriseId))))
  return row ?? null
}

/** Bytes that a user has uploaded since a moment. */
export const uploadedSince = async (db: Db, userId: number, since: Date): Promise<number> => {
  const [row] = await db
    .select({ bytes: sql<number>`coalesce(sum(${uploadedFile.size}), 0)::float8` })
    .from(uploadedFile)
    .where(and(eq(uploadedFile.userId, userId), gte(uploadedFile.createdAt, since)))
  return row?.bytes ?? 0
}
