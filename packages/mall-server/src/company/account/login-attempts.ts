import { asc, eq, inArray, sql } from 'drizzle-orm'
import { appUser, loginAttempt } from '../../platform/db/schema/organisation.ts'
import type { Db, Tx } from '../../platform/db/client.ts'
import type { Deps } from '../../platform/deps.ts'
import { networkOf } from '../../platform/rate-limit/rules.ts'
import { hmac } from '../../platform/http/crypto.ts'
import { BusinessError } from '../../platform/http/errors.ts'
import { knownDevice } from './known-device.ts'
import type { Owner } from './owner.ts'
import { judgeTry, lockedText, noTries, passwordPace, slowedText, type Tries } from './rules.ts'

/** The call of a try: which browser and which network it comes from. */
export interface TryCall {
  readonly deps: Pick<Deps, 'db' | 'config' | 'clock'>
  readonly request: Request
  readonly ip: string
}

/** Whose tries are counted: all names of a user together, and a name that nobody has like a user. Codes of an authenticator apart from passwords, the staff apart from buyers. */
export type Subject = { readonly userId: Owner; readonly of?: 'factor' } | { readonly name: string; readonly of?: 'staff' }

/** Where tries are counted, as HMACs. */
export interface Counter {
  /** Of the account as a whole. */
  readonly account: string
  /** Of the browser or the network. */
  readonly own: string
  /** The browser is one that the user logged in with: it is neither slowed nor locked by what others do. */
  readonly isKnown: boolean
}

export const accountKeyOf = (subject: Subject, secret: string): Promise<string> =>
  hmac(secret, 'userId' in subject ? `${subject.of ?? 'login'}/user/${subject.userId}` : `${subject.of ?? 'login'}/name/${subject.name}`)

/** Where a try of this call counts. */
export const counterOf = async (subject: Subject, { deps, request, ip }: TryCall): Promise<Counter> => {
  const { secret } = deps.config
  const account = await accountKeyOf(subject, secret)
  const device = 'userId' in subject ? await knownDevice(request, subject.userId, secret) : null
  return { account, own: await hmac(secret, device === null ? `login/at/${account}/${networkOf(ip)}` : `login/device/${account}/${device}`), isKnown: device !== null }
}

/** The counts, locked until the transaction ends, always in the order of their keys. */
export const lockTries = async (tx: Tx, keys: readonly string[], accountKey: string): Promise<(key: string) => Tries> => {
  const sorted = keys.toSorted()
  await tx.insert(loginAttempt).values(sorted.map((key) => ({ key, accountKey, failures: 0, total: 0 }))).onConflictDoNothing()
  const rows = await tx.select().from(loginAttempt).where(inArray(loginAttempt.key, sorted)).orderBy(asc(loginAttempt.key)).for('update')
  return (key) => rows.find((row) => row.key === key) ?? noTries
}

export const writeTries = async (tx: Tx, key: string, { failures, total, lastAt, lockedUntil }: Tries): Promise<void> => {
  await tx.update(loginAttempt).set({ failures, total, lastAt, lockedUntil }).where(eq(loginAttempt.key, key))
}

/**
 * Counts a try before its password is checked: a hundred guesses at the same moment are a hundred tries. An unknown account counts down like a known one.
 * Returns the tries, this one included, and until when the place is locked if it was the last one.
 * @throws BusinessError `ACCOUNT_LOCKED`, `LOGIN_SLOWED`: the password is not to be checked
 */
export const claimTry = async ({ account, own, isKnown }: Counter, { db, clock }: Pick<Deps, 'db' | 'clock'>, pace = passwordPace): Promise<{ readonly tries: number; readonly lockedUntil: Date | null }> => {
  const now = clock()
  const verdict = await db.transaction(async (tx) => {
    const triesOf = await lockTries(tx, isKnown ? [own] : [own, account], account)
    const judged = judgeTry(triesOf(own), isKnown ? null : triesOf(account), now, pace)
    if (judged.outcome === 'counted') {
      await writeTries(tx, own, judged.own)
      if (judged.account !== null) await writeTries(tx, account, judged.account)
    }
    return judged
  })
  if (verdict.outcome === 'locked') throw lockedError(verdict.until, now)
  if (verdict.outcome === 'slowed') throw new BusinessError('LOGIN_SLOWED', slowedText(verdict.seconds), verdict.seconds)
  return { tries: verdict.own.failures, lockedUntil: verdict.own.lockedUntil }
}

/** The place is locked out of the account. */
export const lockedError = (until: Date, now: Date): BusinessError =>
  new BusinessError('ACCOUNT_LOCKED', lockedText(until, now), Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000)))

/**
 * Lets nobody in at a place that is locked out of the account, by whichever way that is no guess.
 * @throws BusinessError `ACCOUNT_LOCKED`
 */
export const requireUnlocked = async ({ own }: Counter, { db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> => {
  const now = clock()
  const [row] = await db.select({ until: loginAttempt.lockedUntil }).from(loginAttempt).where(eq(loginAttempt.key, own))
  if (row?.until && row.until > now) throw lockedError(row.until, now)
}

/** Marks an account in the list of accounts, where somebody is locked out of it. */
export const showLock = async (db: Db, userId: number, lockedUntil: Date): Promise<void> => {
  await db.update(appUser).set({ lockedUntil }).where(eq(appUser.id, userId))
}

/** Shows the account as unlocked: its owner proved who they are. */
export const hideLock = async (db: Db, userId: number): Promise<void> => {
  await db.update(appUser).set({ lockedUntil: null }).where(eq(appUser.id, userId))
}

/** Lets a place try again: who is there proved that the account is theirs. */
export const unlockPlace = async (db: Db, { own }: Counter): Promise<void> => {
  await db.delete(loginAttempt).where(eq(loginAttempt.key, own))
}

/** Takes back a try whose password was right, and those of the same place before it. */
export const forgiveTries = async (db: Db, counter: Counter): Promise<void> => {
  const { account, isKnown } = counter
  await unlockPlace(db, counter)
  if (!isKnown) await db.update(loginAttempt).set({ total: sql`greatest(${loginAttempt.total} - 1, 0)` }).where(eq(loginAttempt.key, account))
}

/** Unlocks every place: there is another password, or an administrator said so. */
export const forgetAttempts = async (db: Db, userId: Owner, secret: string): Promise<void> => {
  const keys = [await accountKeyOf({ userId }, secret), await accountKeyOf({ userId, of: 'factor' }, secret)]
  await db.delete(loginAttempt).where(inArray(loginAttempt.accountKey, keys))
}
