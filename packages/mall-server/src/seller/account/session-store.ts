import { and, eq, gt, inArray, isNull } from 'drizzle-orm'
import { staffSessionHours } from '@mall/api/seller/contract'
import { maxUserAgent } from '../../company/account/session-store.ts'
import { rotationOf } from '../../company/account/rotation.ts'
import type { Tx } from '../../platform/db/client.ts'
import { authSession } from '../../platform/db/schema/organisation.ts'
import { customerView, staffRefreshToken, staffSession } from '../../platform/db/schema/staff.ts'
import type { Deps } from '../../platform/deps.ts'
import { randomToken, sha256 } from '../../platform/http/crypto.ts'
import { publish, userTopic } from '../../platform/pub-sub/pub-sub.ts'

/** Begins a session, which lasts a working day whatever is done in it. */
export const startStaffSession = async (
  tx: Tx, { randomness }: Pick<Deps, 'randomness'>, { staffId, ip, userAgent, now }: { readonly staffId: number; readonly ip: string; readonly userAgent: string; readonly now: Date },
): Promise<{ readonly sessionId: string; readonly refreshToken: string }> => {
  const sessionId = randomness.uuid()
  const token = randomToken(randomness)
  const expiresAt = new Date(now.getTime() + staffSessionHours * 3_600_000)
  await tx.insert(staffSession).values({ id: sessionId, staffId, ip, userAgent: userAgent.slice(0, maxUserAgent), createdAt: now, expiresAt })
  await tx.insert(staffRefreshToken).values({ hash: await sha256(token), sessionId, issuedAt: now, expiresAt })
  return { sessionId, refreshToken: token }
}

type EndOfOne = 'logout' | 'reuse'
type EndOfAll = 'disabled' | 'passwordReset' | 'passwordChange' | 'ended'

/** Ends the views of the mall that one of the staff has opened, also those whose code nobody has used yet. */
const endViewsOf = async (tx: Tx, staffId: number, revokedReason: EndOfOne | EndOfAll, now: Date): Promise<void> => {
  const views = tx.select({ id: customerView.sessionId }).from(customerView).where(eq(customerView.staffId, staffId))
  const ended = await tx
    .update(authSession)
    .set({ revokedAt: now, revokedReason })
    .where(and(inArray(authSession.id, views), isNull(authSession.revokedAt), gt(authSession.expiresAt, now)))
    .returning({ userId: authSession.userId })
  await publish(tx, [...new Set(ended.map(({ userId }) => userId))].map((userId) => ({ topic: userTopic(userId), detail: '' })))
}

/** What is viewed ends too, whichever session of its opener it came from: nothing says so. */
const endSession = async (tx: Tx, sessionId: string, revokedReason: EndOfOne, now: Date): Promise<void> => {
  const ended = await tx.update(staffSession).set({ revokedAt: now, revokedReason }).where(and(eq(staffSession.id, sessionId), isNull(staffSession.revokedAt))).returning({ staffId: staffSession.staffId })
  for (const { staffId } of ended) await endViewsOf(tx, staffId, revokedReason, now)
}

/** Exchanges a refresh token of the staff for its successor. */
export const rotateStaffToken = rotationOf<typeof staffSession.$inferSelect>({
  tokens: staffRefreshToken,
  find: async (tx, hash) => {
    const [held] = await tx
      .select({ token: staffRefreshToken, session: staffSession })
      .from(staffRefreshToken)
      .innerJoin(staffSession, eq(staffSession.id, staffRefreshToken.sessionId))
      .where(eq(staffRefreshToken.hash, hash))
      .for('update')
    return held
  },
  endReused: (tx, { id }, now) => endSession(tx, id, 'reuse', now),
})

/** Ends a session: its access and refresh tokens become invalid, and what its owner views ends. */
export const endStaffSession = (tx: Tx, sessionId: string, now: Date): Promise<void> => endSession(tx, sessionId, 'logout', now)

/** Ends every session of one of the staff, and what they view: whoever took the account over has nothing left of it. */
export const endStaffSessionsOf = async (tx: Tx, staffId: number, reason: EndOfAll, now: Date): Promise<void> => {
  await tx.update(staffSession).set({ revokedAt: now, revokedReason: reason }).where(and(eq(staffSession.staffId, staffId), isNull(staffSession.revokedAt)))
  await endViewsOf(tx, staffId, reason, now)
}
