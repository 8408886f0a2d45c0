import { and, asc, eq, isNull, lt, or, sql } from 'drizzle-orm'
import { passkeyLimits } from '@mall/api/contract'
import { appUser, authSession } from '../../../platform/db/schema/organisation.ts'
import { passkey } from '../../../platform/db/schema/passkey.ts'
import type { Db, Tx } from '../../../platform/db/client.ts'

export type PasskeyRow = typeof passkey.$inferSelect

/** The passkeys of a user, the oldest first. */
export const passkeysOf = (db: Db, userId: number): Promise<PasskeyRow[]> => db.select().from(passkey).where(eq(passkey.userId, userId)).orderBy(asc(passkey.createdAt), asc(passkey.id))

export const passkeyByCredential = async (db: Db, credentialId: string): Promise<PasskeyRow | null> => {
  const [row] = await db.select().from(passkey).where(eq(passkey.credentialId, credentialId))
  return row ?? null
}

/**
 * Adds a passkey. The user's row is locked, so that of several at the same moment no eleventh comes in, and none from a session that a new password ended while the
 * rest of its call was on the way: the passkey would outlive it.
 */
export const addPasskey = async (tx: Tx, row: Omit<PasskeyRow, 'lastUsedAt'>, sessionId: string): Promise<PasskeyRow | 'tooMany' | 'taken' | 'ended'> => {
  await tx.select({ id: appUser.id }).from(appUser).where(eq(appUser.id, row.userId)).for('update')
  if ((await tx.$count(authSession, and(eq(authSession.id, sessionId), isNull(authSession.revokedAt)))) === 0) return 'ended'
  if ((await tx.$count(passkey, eq(passkey.userId, row.userId))) >= passkeyLimits.count) return 'tooMany'
  const [added] = await tx.insert(passkey).values(row).onConflictDoNothing({ target: passkey.credentialId }).returning()
  return added ?? 'taken'
}

const own = (userId: number, id: string) => and(eq(passkey.id, id), eq(passkey.userId, userId))

/** The row before and after; null: the user has no such passkey. */
export const renamePasskey = async (tx: Tx, { userId, id, name }: Pick<PasskeyRow, 'userId' | 'id' | 'name'>): Promise<{ readonly before: PasskeyRow; readonly after: PasskeyRow } | null> => {
  const [before] = await tx.select().from(passkey).where(own(userId, id)).for('update')
  const [after] = await tx.update(passkey).set({ name }).where(own(userId, id)).returning()
  return before && after ? { before, after } : null
}

/** The removed row; null: the user has no such passkey. */
export const removePasskey = async (tx: Tx, userId: number, id: string): Promise<PasskeyRow | null> => {
  const [removed] = await tx.delete(passkey).where(own(userId, id)).returning()
  return removed ?? null
}

export const removePasskeysOf = async (tx: Tx, userId: number): Promise<void> => {
  await tx.delete(passkey).where(eq(passkey.userId, userId))
}

/** Notes a signature that was verified. False: the passkey was removed, or another signature with this counter, or a later one, came first. */
export const noteUse = async (db: Db, id: string, counter: number, now: Date): Promise<boolean> => {
  const used = await db
    .update(passkey)
    .set({ counter, lastUsedAt: now })
    .where(and(eq(passkey.id, id), or(lt(passkey.counter, counter), and(eq(passkey.counter, 0), sql`${counter}::bigint = 0`))))
    .returning({ id: passkey.id })
  return used.length === 1
}
