import { and, eq, gt, isNull } from 'drizzle-orm'
import { passkeyLimits } from '@mall/api/contract'
import { passkeyChallenge } from '../../../platform/db/schema/passkey.ts'
import type { Deps } from '../../../platform/deps.ts'
import { randomToken, sha256 } from '../../../platform/http/crypto.ts'
import type { TryCall } from '../login-attempts.ts'
import { placeOf } from '../second-factor/ticket.ts'

/** What is signed: a registration is of a user who is logged in, a login of nobody yet. */
export type Ceremony = { readonly purpose: 'register'; readonly userId: number } | { readonly purpose: 'login' }

const userOf = (ceremony: Ceremony): number | null => ('userId' in ceremony ? ceremony.userId : null)

/** Makes a challenge, in base64url. It is good once, for five minutes, for its purpose, at the browser and network of the call. */
export const makeChallenge = async (ceremony: Ceremony, call: TryCall & { readonly deps: Pick<Deps, 'db' | 'randomness' | 'clock'> }): Promise<string> => {
  const { db, randomness, clock } = call.deps
  const challenge = randomToken(randomness)
  await db.insert(passkeyChallenge).values({
    hash: await sha256(challenge), purpose: ceremony.purpose, userId: userOf(ceremony), place: await placeOf(call), expiresAt: new Date(clock().getTime() + passkeyLimits.seconds * 1000),
  })
  return challenge
}

/** Uses a challenge up. False: it is not valid (any more) for this purpose, here and now. One statement decides, so that of two equal answers one counts. */
export const takeChallenge = async (challenge: string, ceremony: Ceremony, call: TryCall): Promise<boolean> => {
  const { db, clock } = call.deps
  const userId = userOf(ceremony)
  const taken = await db
    .delete(passkeyChallenge)
    .where(
      and(
        eq(passkeyChallenge.hash, await sha256(challenge)),
        eq(passkeyChallenge.purpose, ceremony.purpose),
        userId === null ? isNull(passkeyChallenge.userId) : eq(passkeyChallenge.userId, userId),
        eq(passkeyChallenge.place, await placeOf(call)),
        gt(passkeyChallenge.expiresAt, clock()),
      ),
    )
    .returning({ hash: passkeyChallenge.hash })
  return taken.length === 1
}
