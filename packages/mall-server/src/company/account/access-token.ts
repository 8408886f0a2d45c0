import { sign, verify } from 'hono/jwt'
import * as z from 'zod/mini'
import { tokenEnterprise, tokenUser } from '@mall/api/contract'

const payload = z.object({
  Enterprise: tokenEnterprise,
  Role: z.array(z.string()),
  User: tokenUser,
  /** The session it belongs to. When the session ends, the token is invalid. */
  sid: z.uuid(),
  iat: z.int(),
  exp: z.int(),
})

export type TokenPayload = z.infer<typeof payload>

/** Signs an access token (HS256). Times are seconds. */
export const signAccessToken = (
  claims: Pick<TokenPayload, 'Enterprise' | 'Role' | 'User' | 'sid'>,
  { secret, now, seconds }: { secret: string; now: Date; seconds: number },
): Promise<string> => {
  const iat = Math.floor(now.getTime() / 1000)
  return sign({ ...claims, iat, exp: iat + seconds }, secret, 'HS256')
}

/** The payload of a token that we signed and that has not expired; null for any other text. */
export const readAccessToken = async (token: string, { secret, now }: { secret: string; now: Date }): Promise<TokenPayload | null> => {
  try {
    // Expiry is checked against the injected clock, below.
    const verified = await verify(token, secret, { alg: 'HS256', exp: false, iat: false, nbf: false })
    const parsed = payload.safeParse(verified)
    return parsed.success && parsed.data.exp * 1000 > now.getTime() ? parsed.data : null
  } catch {
    return null
  }
}
