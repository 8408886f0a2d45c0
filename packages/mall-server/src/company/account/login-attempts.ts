import { eq, sql } from 'drizzle-orm'
import { hmac } from '../../platform/http/crypto.ts'
import { appUser, loginAttempt } from '../../platform/db/schema/organisation.ts'
import { lockMinutes, maxLoginTries } from './rules.ts'
import type { Db } from '../../platform/db/client.ts'
import type { User } from './user-store.ts'

export interface Attempt {
  /** Tries, this one included. Above the maximum the password is not checked. */
  readonly tries: number
  readonly lockedUntil: Date | null
}

/** Whose wrong passwords are counted together. */
export type Counter = { readonly userId: number } | { readonly name: string } | { readonly device: string; readonly of: Pick<User, 'version' | 'passwordHash'> }

/**
 * A user has one count, whichever of their names is typed, and a name without a user one of its own. A device that its owner logged in with has
 * another: guesses from elsewhere do not lock the owner out. That count is reset by a new password, and when an administrator unlocks
 * the account. Stored as HMAC: users type passwords into the wrong field.
 */
const keyOf = (counter: Counter, secret: string) => {
  if ('userId' in counter) return hmac(secret, `login/user/${counter.userId}`)
  if ('name' in counter) return hmac(secret, `login/${counter.name}`)
  return hmac(secret, `login/device/${counter.device}/${counter.of.version}/${counter.of.passwordHash ?? ''}`)
}

/**
 * Counts a try before its password is checked, in one statement: a hundred parallel guesses are a hundred tries. An unknown
 * account counts down like a known one.
 */
export const claimAttempt = async (db: Db, counter: Counter, secret: string, now: Date): Promise<Attempt> => {
  const at = now.toISOString()
  const expired = sql`(coalesce(${loginAttempt.lockedUntil}, ${loginAttempt.lastAt} + make_interval(mins => ${lockMinutes}::int)) <= ${at}::timestamptz)`
  const [row] = await db
    .insert(loginAttempt)
    .values({ nameHash: await keyOf(counter, secret), failures: 1, lastAt: now })
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

/** Marks a locked account in the list of accounts. */
export const showLock = async (db: Db, userId: number, lockedUntil: Date): Promise<void> => {
  await db.update(appUser).set({ lockedUntil }).where(eq(appUser.id, userId))
}

/** Resets the tries after the right password. */
export const forgetAttempts = async (db: Db, counter: Counter, secret: string): Promise<void> => {
  await db.delete(loginAttempt).where(eq(loginAttempt.nameHash, await keyOf(counter, secret)))
}
