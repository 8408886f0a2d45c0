import { and, eq, inArray, isNull, max, type SQL } from 'drizzle-orm'
import { addDays } from '../../platform/time.ts'
import { randomToken, sha256 } from '../../platform/http/crypto.ts'
import { authSession, refreshToken } from '../../platform/db/schema/organisation.ts'
import { UnauthorizedError } from '../../platform/http/errors.ts'
import type { Db, Tx } from '../../platform/db/client.ts'
import type { Deps } from '../../platform/deps.ts'
import { rotationOf } from './rotation.ts'
import { userTopic, publish } from '../../platform/pub-sub/pub-sub.ts'

/** The longest text that is kept of what a browser calls itself. */
export const maxUserAgent = 300

/** How long the old session outlives a change of enterprise, ms: calls in flight finish, a lost response does not log out. */
const retirementMs = 60_000

export interface StartedSession {
  readonly sessionId: string
  readonly refreshToken: string
}

/** How a login was proven. */
export type LoginWay = typeof authSession.$inferSelect.way

interface NewSession {
  readonly userId: number
  readonly enterpriseId: number
  readonly ip: string
  readonly userAgent: string
  readonly now: Date
  readonly days: number
  /** `own` without it; that of `from` where there is one. */
  readonly way?: LoginWay | undefined
  /** The session that it takes the place of, of the same user in another enterprise. */
  readonly from?: string | undefined
}

/** The sessions of the same login as this one. */
export const sameLogin = (db: Db, sessionId: string): SQL =>
  inArray(authSession.familyId, db.select({ id: authSession.familyId }).from(authSession).where(eq(authSession.id, sessionId)))

/** Locks the sessions of a login: one that is made of it at this moment is either there, or sees that the login has ended. */
const lockLogin = (tx: Tx, sessionId: string) =>
  tx.select({ id: authSession.id, familyId: authSession.familyId, way: authSession.way, revokedAt: authSession.revokedAt }).from(authSession).where(sameLogin(tx, sessionId)).orderBy(authSession.id).for('update')

/** The same for all logins of a user. */
export const lockLoginsOf = (tx: Tx, userId: number) =>
  tx.select({ id: authSession.id }).from(authSession).where(and(eq(authSession.userId, userId), isNull(authSession.revokedAt))).orderBy(authSession.id).for('update')

/** The login that a session belongs to, and until when: a change of enterprise makes it no longer, or a token that was stolen could live for ever. */
const loginOf = async (tx: Tx, from: string): Promise<{ familyId: string; way: LoginWay; expiresAt: Date }> => {
  const login = (await lockLogin(tx, from)).find(({ id }) => id === from)
  if (!login || login.revokedAt) throw new UnauthorizedError()
  const [end] = await tx.select({ at: max(refreshToken.expiresAt) }).from(refreshToken).innerJoin(authSession, eq(authSession.id, refreshToken.sessionId)).where(eq(authSession.familyId, login.familyId))
  if (!end?.at) throw new UnauthorizedError()
  return { familyId: login.familyId, way: login.way, expiresAt: end.at }
}

/** Begins a session with its first refresh token: of a new login, or of the login that another one is of. */
export const startSession = async (
  { db, randomness }: Pick<Deps, 'db' | 'randomness'>, { userId, enterpriseId, ip, userAgent, now, days, way: proven = 'own', from }: NewSession,
): Promise<StartedSession> => {
  const sessionId = randomness.uuid()
  const token = randomToken(randomness)
  await db.transaction(async (tx) => {
    const { familyId, way, expiresAt } = from === undefined ? { familyId: sessionId, way: proven, expiresAt: addDays(now, days) } : await loginOf(tx, from)
    await tx.insert(authSession).values({ id: sessionId, familyId, way, userId, enterpriseId, ip, userAgent: userAgent.slice(0, maxUserAgent), createdAt: now, expiresAt })
    await tx.insert(refreshToken).values({ hash: await sha256(token), sessionId, issuedAt: now, expiresAt })
  })
  return { sessionId, refreshToken: token }
}

/** Begins a session in which the seller views the mall as a user: without a refresh token, so that it ends by itself. Returns its id. */
export const startView = async (tx: Tx, { randomness }: Pick<Deps, 'randomness'>, { userAgent, now, ...view }: { userId: number; enterpriseId: number; ip: string; userAgent: string; now: Date; expiresAt: Date }): Promise<string> => {
  const id = randomness.uuid()
  await tx.insert(authSession).values({ ...view, id, familyId: id, way: 'staff', userAgent: userAgent.slice(0, maxUserAgent), createdAt: now })
  return id
}

export type Rotation =
  | { readonly outcome: 'rotated'; readonly sessionId: string; readonly enterpriseId: number; readonly refreshToken: string }
  | { readonly outcome: 'unknown' | 'reused' | 'ended' }

const rotate = rotationOf<typeof authSession.$inferSelect>({
  tokens: refreshToken,
  find: async (tx, hash) => {
    const [held] = await tx.select({ token: refreshToken, session: authSession }).from(refreshToken).innerJoin(authSession, eq(authSession.id, refreshToken.sessionId)).where(eq(refreshToken.hash, hash)).for('update')
    return held
  },
  endReused: async (tx, { familyId }, now) => {
    await tx.update(authSession).set({ revokedAt: now, revokedReason: 'reuse' }).where(and(eq(authSession.familyId, familyId), isNull(authSession.revokedAt)))
  },
})

/** Exchanges a refresh token of a buyer for its successor: see {@link rotationOf}. */
export const rotateRefreshToken = async (db: Db, { userId, ...use }: { token: string; userId: number; secret: string; now: Date }): Promise<Rotation> => {
  const rotation = await rotate(db, { ...use, isOwner: (session) => session.userId === userId })
  return rotation.outcome === 'rotated'
    ? { outcome: 'rotated', sessionId: rotation.session.id, enterpriseId: rotation.session.enterpriseId, refreshToken: rotation.refreshToken }
    : rotation
}

/** Ends a session and all of the same login: their access and refresh tokens become invalid. */
export const endSession = (db: Db, sessionId: string, now: Date): Promise<void> =>
  db.transaction(async (tx) => {
    await lockLogin(tx, sessionId)
    const ended = await tx
      .update(authSession)
      .set({ revokedAt: now, revokedReason: 'logout' })
      .where(and(sameLogin(tx, sessionId), isNull(authSession.revokedAt)))
      .returning({ userId: authSession.userId })
    await publish(tx, [...new Set(ended.map(({ userId }) => userId))].map((userId) => ({ topic: userTopic(userId), detail: '' })))
  })

/** Ends every session of a user at once, whichever browser it is in. */
export const endSessionsOf = async (tx: Tx, userId: number, reason: 'passwordReset' | 'passwordChange' | 'disabled' | 'ended', now: Date): Promise<void> => {
  await lockLoginsOf(tx, userId)
  await tx
    .update(authSession)
    .set({ revokedAt: now, revokedReason: reason })
    .where(and(eq(authSession.userId, userId), isNull(authSession.revokedAt)))
  await publish(tx, [{ topic: userTopic(userId), detail: '' }])
}

/** Lets a session expire soon: another one, for another enterprise, replaces it. */
export const retireSession = async (db: Db, sessionId: string, now: Date): Promise<void> => {
  await db.update(authSession).set({ expiresAt: new Date(now.getTime() + retirementMs) }).where(eq(authSession.id, sessionId))
}
