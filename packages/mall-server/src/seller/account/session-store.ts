import { and, eq, isNull } from 'drizzle-orm'
import { staffSessionHours } from '@mall/api/seller/contract'
import { maxUserAgent } from '../../company/account/session-store.ts'
import { rotationOf } from '../../company/account/rotation.ts'
import type { Db, Tx } from '../../platform/db/client.ts'
import { staffRefreshToken, staffSession } from '../../platform/db/schema/staff.ts'
import type { Deps } from '../../platform/deps.ts'
import { randomToken, sha256 } from '../../platform/http/crypto.ts'

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

const endSession = async (tx: Db, sessionId: string, revokedReason: 'logout' | 'reuse', now: Date): Promise<void> => {
  await tx.update(staffSession).set({ revokedAt: now, revokedReason }).where(and(eq(staffSession.id, sessionId), isNull(staffSession.revokedAt)))
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

/** Ends a session: its access and refresh tokens become invalid. */
export const endStaffSession = (tx: Tx, sessionId: string, now: Date): Promise<void> => endSession(tx, sessionId, 'logout', now)

/** Ends every session of one of the staff. */
export const endStaffSessionsOf = async (tx: Tx, staffId: number, reason: 'disabled' | 'passwordReset' | 'passwordChange' | 'ended', now: Date): Promise<void> => {
  await tx.update(staffSession).set({ revokedAt: now, revokedReason: reason }).where(and(eq(staffSession.staffId, staffId), isNull(staffSession.revokedAt)))
}
