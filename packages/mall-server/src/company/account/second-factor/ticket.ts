import { sign, verify } from 'hono/jwt'
import * as z from 'zod/mini'
import type { TryCall } from '../login-attempts.ts'
import { networkOf } from '../../../platform/rate-limit/rules.ts'
import { hmac } from '../../../platform/http/crypto.ts'
import type { Owner } from '../owner.ts'

/** How long a code may take after the password, seconds. */
export const ticketSeconds = 300

const purpose = 'second-factor'
const claims = z.object({ sub: z.string(), use: z.literal(purpose), at: z.string(), is: z.string(), exp: z.int(), member: z.optional(z.string()) })

/** What of the call a ticket, or a challenge, is good for: the browser by what it calls itself, and the network. */
export const placeOf = ({ request, ip, deps }: TryCall): Promise<string> => hmac(deps.config.secret, `place/${networkOf(ip)}/${request.headers.get('User-Agent') ?? ''}`)

/** Somebody whose password was right. */
interface Person {
  readonly passwordHash: string | null
  readonly status: 'active' | 'disabled'
}

/** Of the password that was right: another one ends the ticket. */
const passwordMark = (user: Person, secret: string): Promise<string> => hmac(secret, `mark/${user.passwordHash ?? ''}`)

/** Says that the password of a user was right at this browser and network: no session, and nothing but the code is asked for with it. `member`: to be bound then. */
export const makeTicket = async (owner: Owner, user: Person, call: TryCall, member?: string): Promise<{ readonly ticket: string; readonly expiresAt: Date }> => {
  const { config, clock } = call.deps
  const exp = Math.floor(clock().getTime() / 1000) + ticketSeconds
  const content = { sub: String(owner), use: purpose, at: await placeOf(call), is: await passwordMark(user, config.secret), exp, ...(member === undefined ? {} : { member }) }
  return { ticket: await sign(content, config.secret, 'HS256'), expiresAt: new Date(exp * 1000) }
}

/** The user of a ticket and the member to bind, null for one that is not valid here and now. `find` takes the owner as text. */
export const readTicket = async <User extends Person>(
  ticket: string, call: TryCall, find: (owner: string) => Promise<User | null>,
): Promise<{ readonly user: User; readonly member: string | undefined } | null> => {
  const { config, clock } = call.deps
  const verified = await verify(ticket, config.secret, { alg: 'HS256', exp: false, iat: false, nbf: false }).catch(() => null)
  const parsed = claims.safeParse(verified)
  if (!parsed.success || parsed.data.exp * 1000 <= clock().getTime() || parsed.data.at !== (await placeOf(call))) return null
  const user = await find(parsed.data.sub)
  if (user?.status !== 'active' || parsed.data.is !== (await passwordMark(user, config.secret))) return null
  return { user, member: parsed.data.member }
}
