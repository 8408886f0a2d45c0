import { and, eq, gt, isNull } from 'drizzle-orm'
import { addDays } from '../time.ts'
import { hmac, randomToken, sha256 } from '../http/crypto.ts'
import { appUser, authSession, refreshToken } from '../db/schema/organisation.ts'
import type { Db, Tx } from '../db/client.ts'
import type { Deps } from '../deps.ts'
import { userTopic, wakeUp } from '../wake-ups/wake-ups.ts'

/** How long a used refresh token still returns its successor, ms, as long as the successor is unused. */
export const lostResponseMs = 30_000

/** The longest text that is kept of what a browser calls itself. */
const maxUserAgent = 300

/** How long the old session outlives a change of enterprise, ms: calls in flight finish, a lost response does not log out. */
const retirementMs = 60_000

export interface StartedSession {
  readonly sessionId: string
  readonly refreshToken: string
}

/** Begins a login's session with its first refresh token. */
export const startSession = async (
  { db, entropy }: Pick<Deps, 'db' | 'entropy'>,
  { userId, enterpriseId, ip, userAgent, now, days }: { userId: number; enterpriseId: number; ip: string; userAgent: string; now: Date; days: number },
): Promise<StartedSession> => {
  const sessionId = entropy.uuid()
  const token = randomToken(entropy)
  const expiresAt = addDays(now, days)
  await db.transaction(async (tx) => {
    await tx.insert(authSession).values({ id: sessionId, userId, enterpriseId, ip, userAgent: userAgent.slice(0, maxUserAgent), createdAt: now, expiresAt })
    await tx.insert(refreshToken).values({ hash: await sha256(token), sessionId, issuedAt: now, expiresAt })
  })
  return { sessionId, refreshToken: token }
}

export type Rotation =
  | { readonly outcome: 'rotated'; readonly sessionId: string; readonly enterpriseId: number; readonly refreshToken: string }
  | { readonly outcome: 'unknown' | 'reused' }

/**
 * Exchanges a refresh token for its successor. Each works once: a second use means that two clients have it, so the whole session ends.
 *
 * With one exception. A response can be lost, and then the rightful owner has only the old token. So within 30 s the
 * old token returns the very same successor, unless that one has been used. A thief who uses it in this window gets the same
 * successor, and when both use it, the second use is a reuse: it is detected one step later.
 *
 * The successor is an HMAC of its predecessor under the server's secret: it can be returned again although only hashes are
 * stored, and without the secret it is as unguessable as a random one.
 */
export const rotateRefreshToken = async (
  db: Db,
  { token, userId, secret, now }: { token: string; userId: number; secret: string; now: Date },
): Promise<Rotation> => {
  const hash = await sha256(token)
  const successor = await hmac(secret, `refresh/${token}`)
  const successorHash = await sha256(successor)
  return db.transaction(async (tx): Promise<Rotation> => {
    const [held] = await tx
      .select({ token: refreshToken, session: authSession })
      .from(refreshToken)
      .innerJoin(authSession, eq(authSession.id, refreshToken.sessionId))
      .where(eq(refreshToken.hash, hash))
      .for('update')
    if (!held || held.session.userId !== userId || held.session.revokedAt || held.session.expiresAt <= now || held.token.expiresAt <= now) {
      return { outcome: 'unknown' }
    }
    const rotated: Rotation = {
      outcome: 'rotated', sessionId: held.session.id, enterpriseId: held.session.enterpriseId, refreshToken: successor,
    }
    if (!held.token.usedAt) {
      await tx.update(refreshToken).set({ usedAt: now }).where(eq(refreshToken.hash, hash))
      await tx
        .insert(refreshToken)
        .values({ hash: successorHash, sessionId: held.session.id, issuedAt: now, expiresAt: held.session.expiresAt })
      return rotated
    }
    const [next] = await tx.select({ usedAt: refreshToken.usedAt }).from(refreshToken).where(eq(refreshToken.hash, successorHash))
    if (next && !next.usedAt && now.getTime() - held.token.usedAt.getTime() <= lostResponseMs) return rotated
    await tx.update(authSession).set({ revokedAt: now, revokedReason: 'reuse' }).where(eq(authSession.id, held.session.id))
    return { outcome: 'reused' }
  })
}

/** Ends a session: its access and refresh tokens become invalid. */
export const endSession = (db: Db, sessionId: string, now: Date): Promise<void> =>
  db.transaction(async (tx) => {
    const ended = await tx
      .update(authSession)
      .set({ revokedAt: now, revokedReason: 'logout' })
      .where(and(eq(authSession.id, sessionId), isNull(authSession.revokedAt)))
      .returning({ userId: authSession.userId })
    await wakeUp(tx, ended.map(({ userId }) => ({ topic: userTopic(userId), detail: '' })))
  })

/** Ends every session of a user at once, whichever browser it is in. */
export const endSessionsOf = async (tx: Tx, userId: number, reason: 'passwordReset' | 'passwordChange' | 'disabled', now: Date): Promise<void> => {
  await tx
    .update(authSession)
    .set({ revokedAt: now, revokedReason: reason })
    .where(and(eq(authSession.userId, userId), isNull(authSession.revokedAt)))
  await wakeUp(tx, [{ topic: userTopic(userId), detail: '' }])
}

/** Whether a session is still good, for what outlives the request that it began with. */
export const isSessionOpen = async (db: Db, sessionId: string, now: Date): Promise<boolean> => {
  const rows = await db
    .select({ id: authSession.id })
    .from(authSession)
    .innerJoin(appUser, eq(appUser.id, authSession.userId))
    .where(and(eq(authSession.id, sessionId), isNull(authSession.revokedAt), gt(authSession.expiresAt, now), eq(appUser.status, 'active')))
  return rows.length > 0
}

/** Lets a session expire soon: another one, for another enterprise, replaces it. */
export const retireSession = async (db: Db, sessionId: string, now: Date): Promise<void> => {
  await db.update(authSession).set({ expiresAt: new Date(now.getTime() + retirementMs) }).where(eq(authSession.id, sessionId))
}
