import { eq, or, sql } from 'drizzle-orm'
import { hmac } from '../http/crypto.ts'
import { appUser, loginAttempt } from '../db/schema/organisation.ts'
import { lockMinutes, maxLoginTries } from './rules.ts'
import type { Db } from '../db/client.ts'

export interface Attempt {
  /** Tries of this name, this one included. Above the maximum the password is not checked. */
  readonly tries: number
  readonly lockedUntil: Date | null
}

/** Names are stored as HMAC: users type passwords into the wrong field. */
const keyOf = (name: string, secret: string) => hmac(secret, `login/${name}`)

/**
 * Counts a try before its password is checked, in one statement: a hundred parallel guesses are a hundred tries. The name is the
 * one typed, so that an unknown account counts down like a known one.
 */
export const claimAttempt = async (db: Db, name: string, secret: string, now: Date): Promise<Attempt> => {
  const at = now.toISOString()
  const expired = sql`(coalesce(${loginAttempt.lockedUntil}, ${loginAttempt.lastAt} + make_interval(mins => ${lockMinutes}::int)) <= ${at}::timestamptz)`
  const [row] = await db
    .insert(loginAttempt)
    .values({ nameHash: await keyOf(name, secret), failures: 1, lastAt: now })
    .onConflictDoUpdate({
      target: loginAttempt.nameHash,
      set: {
        failures: sql`case when ${expired} then 1 else least(${loginAttempt.failures} + 1, ${maxLoginTries + 1}::int) end`,
        lastAt: now,
        lockedUntil: sql`case when ${expired} then null when ${loginAttempt.failures} + 1 = ${maxLoginTries}::int
          then ${at}::timestamptz + make_interval(mins => ${lockMinutes}::int) else ${loginAttempt.lockedUntil} end`,
      },
    })
    .returning({ tries: loginAttempt.failures, lockedUntil: loginAttempt.lockedUntil })
  if (!row) throw new Error('An upsert returned no row.')
  return row
}

/** Shows in the list of accounts that a name is locked, whether or not an account has it. */
export const showLock = async (db: Db, name: string, lockedUntil: Date): Promise<void> => {
  await db.update(appUser).set({ lockedUntil }).where(or(eq(appUser.account, name), eq(appUser.mobile, name), eq(appUser.email, name)))
}

/** Resets the tries of a name after the right password. */
export const forgetAttempts = async (db: Db, name: string, secret: string): Promise<void> => {
  await db.delete(loginAttempt).where(eq(loginAttempt.nameHash, await keyOf(name, secret)))
}
