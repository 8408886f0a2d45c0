import { sign, verify } from 'hono/jwt'
import * as z from 'zod/mini'

const payload = z.object({
  use: z.literal('staff'),
  /** Of one of the staff. */
  id: z.int(),
  /** The session it belongs to. When the session ends, the token is invalid. */
  sid: z.uuid(),
  exp: z.int(),
})

/** Not the key of the buyers' tokens: a token of one side is no token of the other, whatever is in it. */
const keyOf = (secret: string): string => `${secret}/staff`

/** Signs an access token of the seller's side. */
export const signStaffToken = ({ id, sid }: { readonly id: number; readonly sid: string }, { secret, now, seconds }: { readonly secret: string; readonly now: Date; readonly seconds: number }): Promise<string> => {
  const iat = Math.floor(now.getTime() / 1000)
  return sign({ use: 'staff', id, sid, iat, exp: iat + seconds }, keyOf(secret), 'HS256')
}

/** Whose token it is, when we signed it and it has not expired; null for any other text. */
export const readStaffToken = async (token: string, { secret, now }: { readonly secret: string; readonly now: Date }): Promise<{ readonly id: number; readonly sid: string } | null> => {
  // Expiry is checked against the injected clock.
  const verified = await verify(token, keyOf(secret), { alg: 'HS256', exp: false, iat: false, nbf: false }).catch(() => null)
  const parsed = payload.safeParse(verified)
  return parsed.success && parsed.data.exp * 1000 > now.getTime() ? parsed.data : null
}
