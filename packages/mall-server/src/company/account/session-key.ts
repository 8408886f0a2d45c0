import { sign, verify } from 'hono/jwt'
import * as z from 'zod/mini'
import { usedSessionKey } from '../../platform/db/schema/organisation.ts'
import type { Db } from '../../platform/db/client.ts'

const payload = z.object({
  /** Account of the user to log in. */
  sub: z.string(),
  jti: z.uuid(),
  exp: z.int(),
  /** True when an administrator of the partner uses the mall as this user. */
  admin: z.boolean(),
})

/** The longest life of a key, seconds: a key is part of a URL, and URLs are stored in logs. */
export const maxSessionKeySeconds = 300

/** What a partner site signs with the shared secret and sends as `?sessionKey=`. */
export const makeSessionKey = (account: string, { secret, now, admin = false }: { secret: string; now: Date; admin?: boolean }): Promise<string> =>
  sign({ sub: account, jti: crypto.randomUUID(), exp: Math.floor(now.getTime() / 1000) + maxSessionKeySeconds, admin }, secret, 'HS256')

/** The account of a valid key, null for any other. A key works once. */
export const redeemSessionKey = async (
  db: Db,
  key: string,
  { secret, now, admin }: { secret: string; now: Date; admin: boolean },
): Promise<string | null> => {
  const verified = await verify(key, secret, { alg: 'HS256', exp: false, iat: false, nbf: false }).catch(() => null)
  const parsed = payload.safeParse(verified)
  if (!parsed.success) return null
  const { sub, jti, exp } = parsed.data
  const secondsLeft = exp - now.getTime() / 1000
  if (secondsLeft <= 0 || secondsLeft > maxSessionKeySeconds || (admin && !parsed.data.admin)) return null
  const used = await db
    .insert(usedSessionKey)
    .values({ keyId: jti, expiresAt: new Date(exp * 1000) })
    .onConflictDoNothing()
    .returning()
  return used.length === 1 ? sub : null
}
