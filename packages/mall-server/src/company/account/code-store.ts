import { and, eq, gt, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import { hmac, randomToken, sha256 } from '../../platform/http/crypto.ts'
import { addDays } from '../../platform/time.ts'
import { appUser, passwordReset } from '../../platform/db/schema/organisation.ts'
import { chosen } from './initial-password.ts'
import { lockTries, writeTries } from './login-attempts.ts'
import { countedToday, noTries, waitMs } from './rules.ts'
import { codeOf, codePace, maxCodesPerDay, maxCodeTries, resendSeconds, ticketMinutes } from './reset-rules.ts'
import { endSessionsOf } from './session-store.ts'
import { removeBindingsOf } from './we-chat-work-binding.ts'
import type { Db, Tx } from '../../platform/db/client.ts'
import type { Deps } from '../../platform/deps.ts'
import { writeAudit, type Origin } from '../../platform/audit/audit-log.ts'

interface Moment {
  readonly secret: string
  readonly now: Date
}

const inMinutes = (now: Date, minutes: number) => new Date(now.getTime() + minutes * 60_000)

export type Opened =
  | { readonly outcome: 'opened'; readonly ticket: string; readonly code: string; readonly expiresAt: Date }
  | { readonly outcome: 'tooSoon'; readonly seconds: number }
  | { readonly outcome: 'tooMany' }

/** What a code is for. */
export interface CodeRequest {
  /** A code for one purpose fits no other. */
  readonly purpose: 'reset' | 'unlock' | 'contact'
  /** Whose code it is within the purpose. */
  readonly name: string
  /** Who asks for it: one code at a time, so many a day, which nobody else replaces or uses up. Empty: only its owner can. */
  readonly asker: string
  /** Whether those of the same name who ask are slowed together: they may be strangers. */
  readonly isPaced: boolean
  /** Null for a name without an account: the row, the delay and the response are the same. */
  readonly userId: number | null
  /** The new mobile number or email. */
  readonly target?: string
}

/** The tries of a name's askers together, locked, with the milliseconds until this one may have a code. */
const paceOf = async (tx: Tx, nameHash: string, nameKey: string, now: Date) => {
  const all = (await lockTries(tx, [nameKey], nameKey))(nameKey)
  const [own] = await tx.select({ total: passwordReset.sends, lastAt: passwordReset.dayBeganAt }).from(passwordReset).where(eq(passwordReset.nameHash, nameHash))
  return { all, wait: waitMs(all, { ...noTries, ...own }, now, codePace) }
}

/** Opens a ticket with its code, which replaces the asker's one before. */
export const openCode = async (deps: Pick<Deps, 'db' | 'randomness'>, request: CodeRequest, moment: Moment): Promise<Opened> => {
  const { secret, now } = moment
  const { purpose, name, asker, isPaced } = request
  const nameHash = await hmac(secret, `${purpose}/${name}/${asker}`)
  if (!isPaced) return replaceCode(deps, nameHash, request, moment)
  const nameKey = await hmac(secret, `codes/${name}`)
  return deps.db.transaction(async (tx) => {
    const { all, wait } = await paceOf(tx, nameHash, nameKey, now)
    if (wait > 0) return { outcome: 'tooSoon', seconds: Math.ceil(wait / 1000) }
    const opened = await replaceCode({ ...deps, db: tx }, nameHash, request, moment)
    if (opened.outcome === 'opened') await writeTries(tx, nameKey, { ...noTries, ...countedToday(all, now) })
    return opened
  })
}

/** One statement decides, so that parallel requests make one. */
const replaceCode = async (
  { db, randomness }: Pick<Deps, 'db' | 'randomness'>,
  nameHash: string,
  { purpose, userId, target }: CodeRequest,
  { secret, now }: Moment,
): Promise<Opened> => {
  const ticket = randomToken(randomness)
  const ticketHash = await sha256(ticket)
  const code = codeOf(new Uint32Array(randomness.bytes(32).buffer))
  const expiresAt = inMinutes(now, ticketMinutes)
  const fresh = { purpose, target: target ?? null, ticketHash, userId, codeHash: await hmac(secret, `code/${ticket}/${code}`), tries: 0, expiresAt, verifiedAt: null, usedAt: null, sentAt: now }
  const dayAgo = addDays(now, -1).toISOString()
  const dayIsOver = sql`${passwordReset.dayBeganAt} <= ${dayAgo}::timestamptz`
  const opened = await db
    .insert(passwordReset)
    .values({ nameHash, ...fresh, sends: 1, dayBeganAt: now })
    .onConflictDoUpdate({
      target: passwordReset.nameHash,
      set: {
        ...fresh,
        sends: sql`case when ${dayIsOver} then 1 else ${passwordReset.sends} + 1 end`,
        dayBeganAt: sql`case when ${dayIsOver} then ${now.toISOString()}::timestamptz else ${passwordReset.dayBeganAt} end`,
      },
      setWhere: sql`${passwordReset.sentAt} <= ${new Date(now.getTime() - resendSeconds * 1000).toISOString()}::timestamptz
        and (${passwordReset.sends} < ${maxCodesPerDay}::int or ${dayIsOver})`,
    })
    .returning({ nameHash: passwordReset.nameHash })
  if (opened.length === 1) return { outcome: 'opened', ticket, code, expiresAt }
  const [last] = await db.select({ sentAt: passwordReset.sentAt }).from(passwordReset).where(eq(passwordReset.nameHash, nameHash))
  const seconds = Math.ceil(((last?.sentAt.getTime() ?? 0) + resendSeconds * 1000 - now.getTime()) / 1000)
  return seconds > 0 ? { outcome: 'tooSoon', seconds } : { outcome: 'tooMany' }
}

/** Checks a code. The try is counted first. Null: the ticket is invalid or has expired. */
export const verifyCode = async (
  db: Db,
  { purposes, ticket, code }: { purposes: readonly CodeRequest['purpose'][]; ticket: string; code: string },
  { secret, now }: Moment,
): Promise<{ readonly fits: boolean; readonly tries: number } | null> => {
  const ticketHash = await sha256(ticket)
  const [counted] = await db
    .update(passwordReset)
    .set({ tries: sql`${passwordReset.tries} + 1` })
    .where(
      and(
        eq(passwordReset.ticketHash, ticketHash),
        inArray(passwordReset.purpose, [...purposes]),
        lt(passwordReset.tries, maxCodeTries),
        gt(passwordReset.expiresAt, now),
        isNull(passwordReset.verifiedAt),
      ),
    )
    .returning({ codeHash: passwordReset.codeHash, tries: passwordReset.tries, userId: passwordReset.userId })
  if (!counted) return null
  const fits = (await hmac(secret, `code/${ticket}/${code}`)) === counted.codeHash && counted.userId !== null
  if (fits) {
    await db
      .update(passwordReset)
      .set({ verifiedAt: now, expiresAt: inMinutes(now, ticketMinutes) })
      .where(eq(passwordReset.ticketHash, ticketHash))
  }
  return { fits, tries: counted.tries }
}

const isGood = (purpose: CodeRequest['purpose'], ticketHash: string, now: Date) =>
  and(
    eq(passwordReset.ticketHash, ticketHash),
    eq(passwordReset.purpose, purpose),
    isNotNull(passwordReset.verifiedAt),
    isNull(passwordReset.usedAt),
    gt(passwordReset.expiresAt, now),
  )

/** The user whose password a verified ticket may change, or whose account it unlocks; null for none. */
export const userOfTicket = async (db: Db, purpose: 'reset' | 'unlock', ticket: string, now: Date) => {
  const [row] = await db
    .select({ user: appUser })
    .from(passwordReset)
    .innerJoin(appUser, eq(appUser.id, passwordReset.userId))
    .where(isGood(purpose, await sha256(ticket), now))
  return row?.user.status === 'active' ? row.user : null
}

/** Replaces the password, once, and ends every session of the user. False: the ticket was used before. */
export const finishReset = async (db: Db, { ticket, passwordHash }: { ticket: string; passwordHash: string }, origin: Omit<Origin, 'userId'>): Promise<boolean> => {
  const { now } = origin
  const ticketHash = await sha256(ticket)
  return db.transaction(async (tx) => {
    const [used] = await tx.update(passwordReset).set({ usedAt: now }).where(isGood('reset', ticketHash, now)).returning({ userId: passwordReset.userId })
    if (!used?.userId) return false
    await tx.update(appUser).set(chosen(passwordHash)).where(eq(appUser.id, used.userId))
    await dropCodesOf(tx, used.userId, now)
    await removeBindingsOf(tx, used.userId)
    await endSessionsOf(tx, used.userId, 'passwordReset', now)
    const change = { action: 'Account.ResetPassword', entity: 'account', entityId: used.userId, before: null, after: null } as const
    await writeAudit(tx, { ...origin, userId: used.userId }, change)
    return true
  })
}

/** Uses a verified ticket to unlock an account, once. False: it was used before. */
export const takeUnlock = async (tx: Tx, ticket: string, now: Date): Promise<boolean> => {
  const used = await tx.update(passwordReset).set({ usedAt: now }).where(isGood('unlock', await sha256(ticket), now)).returning({ userId: passwordReset.userId })
  return used.length === 1
}

/** Takes what a verified ticket confirms, once: the new mobile number or email of this user. Null: the ticket is no longer valid. */
export const takeContact = async (tx: Tx, ticket: string, userId: number, now: Date): Promise<string | null> => {
  const [used] = await tx
    .update(passwordReset)
    .set({ usedAt: now })
    .where(and(isGood('contact', await sha256(ticket), now), eq(passwordReset.userId, userId)))
    .returning({ target: passwordReset.target })
  return used?.target ?? null
}

/** Ends the tickets of a user: whoever had one knew the old password, or held a session. */
export const dropCodesOf = async (tx: Tx, userId: number, now: Date): Promise<void> => {
  await tx.update(passwordReset).set({ usedAt: now, expiresAt: now }).where(and(eq(passwordReset.userId, userId), isNull(passwordReset.usedAt)))
}
