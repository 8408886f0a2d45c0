import { eq } from 'drizzle-orm'
import type { Db, Tx } from '../../platform/db/client.ts'
import type { refreshToken } from '../../platform/db/schema/organisation.ts'
import { hmac, sha256 } from '../../platform/http/crypto.ts'

/** How long a used refresh token still returns its successor, ms, as long as the successor is unused. */
export const lostResponseMs = 30_000

/** What a rotation reads of a session. */
interface HeldSession {
  readonly id: string
  readonly revokedAt: Date | null
  readonly expiresAt: Date
}

/** Where the sessions of one side are kept. */
interface SessionTables<Session extends HeldSession> {
  readonly tokens: typeof refreshToken
  /** A token with its session, both locked until the transaction ends. */
  readonly find: (tx: Tx, hash: string) => Promise<{ readonly token: typeof refreshToken.$inferSelect; readonly session: Session } | undefined>
  /** Ends the login of a token that two clients have. */
  readonly endReused: (tx: Tx, session: Session, now: Date) => Promise<void>
}

type Rotated<Session> =
  | { readonly outcome: 'rotated'; readonly session: Session; readonly refreshToken: string }
  | { readonly outcome: 'unknown' | 'reused' | 'ended' }

interface Use<Session> {
  readonly token: string
  readonly isOwner: (session: Session) => boolean
  readonly secret: string
  readonly now: Date
}

/**
 * Exchanges a refresh token for its successor. Each works once: a second use means that two clients have it, so the whole login ends.
 *
 * With one exception. A response can be lost, and then the rightful owner has only the old token. So within 30 s the
 * old token returns the very same successor, unless that one has been used. A thief who uses it in this window gets the same
 * successor, and when both use it, the second use is a reuse: it is detected one step later.
 *
 * The successor is an HMAC of its predecessor under the server's secret: it can be returned again although only hashes are
 * stored, and without the secret it is as unguessable as a random one.
 */
export const rotationOf =
  <Session extends HeldSession>({ tokens, find, endReused }: SessionTables<Session>) =>
  async (db: Db, { token, isOwner, secret, now }: Use<Session>): Promise<Rotated<Session>> => {
    const hash = await sha256(token)
    const successor = await hmac(secret, `refresh/${token}`)
    const successorHash = await sha256(successor)
    return db.transaction(async (tx): Promise<Rotated<Session>> => {
      const held = await find(tx, hash)
      if (!held || !isOwner(held.session)) return { outcome: 'unknown' }
      const { session } = held
      if (session.revokedAt || session.expiresAt <= now || held.token.expiresAt <= now) return { outcome: 'ended' }
      const rotated: Rotated<Session> = { outcome: 'rotated', session, refreshToken: successor }
      if (!held.token.usedAt) {
        await tx.update(tokens).set({ usedAt: now }).where(eq(tokens.hash, hash))
        await tx.insert(tokens).values({ hash: successorHash, sessionId: session.id, issuedAt: now, expiresAt: session.expiresAt })
        return rotated
      }
      const [next] = await tx.select({ usedAt: tokens.usedAt }).from(tokens).where(eq(tokens.hash, successorHash))
      if (next && !next.usedAt && now.getTime() - held.token.usedAt.getTime() <= lostResponseMs) return rotated
      await endReused(tx, session, now)
      return { outcome: 'reused' }
    })
  }
