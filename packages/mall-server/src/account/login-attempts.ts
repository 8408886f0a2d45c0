import { eq, sql } from 'drizzle-orm'
import { hmac } from '../http/crypto.ts'
import { loginAttempt } from '../db/schema/organisation.ts'
import { lockMinutes, maxLoginTries } from './rules.ts'
import type { Db } from '../db/client.ts'

export interface Attempt {
  /** Of this name, with this one; above the maximum the password is not even looked at. */
  readonly tries: number
  readonly lockedUntil: Date | null
}

/** Names are kept as HMAC: people type passwords into the wrong field. */
const keyOf = (name: string, secret: string) => hmac(secret, `login/${name}`)

/**
 * Counts a try before its password is checked, in one statement: a hundred guesses at once are a hundred tries. The name is the
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

/** Forgets a name's tries after the right password. */
export const forgetAttempts = async (db: Db, name: string, secret: string): Promise<void> => {
  await db.delete(loginAttempt).where(eq(loginAttempt.nameHash, await keyOf(name, secret)))
}
