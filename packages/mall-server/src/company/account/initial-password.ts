import { initialPasswordDays } from '@mall/api/contract'
import type { appUser } from '../../platform/db/schema/organisation.ts'
import { hmac } from '../../platform/http/crypto.ts'
import { addDays } from '../../platform/time.ts'

/* An initial password is random: 60 bits, so that a fast hash keeps it. It only allows choosing a new password. */

/** Without letters and digits that look alike. */
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

const plain = (password: string): string => password.normalize('NFKC').toUpperCase().replaceAll(/[\s-]/g, '')

/**
 * The initial password that a write gives to an account, `K7PM-3XQT-9WLR`. The same request gives the same one: it can be returned again
 * although it is stored nowhere, and without the secret it is as unguessable as a random one.
 */
export const initialPasswordOf = async (secret: string, requestId: string, account: string): Promise<string> => {
  const seed = await hmac(secret, `initial/${requestId}/${account}`)
  const letters = Array.from(atob(seed.replaceAll('-', '+').replaceAll('_', '/')).slice(0, 12), (byte) => alphabet[(byte.codePointAt(0) ?? 0) % alphabet.length])
  return letters.join('').replaceAll(/.{4}(?=.)/g, '$&-')
}

const hashOf = (secret: string, password: string): Promise<string> => hmac(secret, `initial-hash/${plain(password)}`)

/** Until when an initial password that is given now can be exchanged. */
export const initialUntil = (now: Date): Date => addDays(now, initialPasswordDays)

/** The columns of an account whose owner is to choose a password. */
export const unchosen = async (secret: string, password: string, now: Date) => ({
  passwordHash: null, initialHash: await hashOf(secret, password), initialUntil: initialUntil(now), lockedUntil: null,
})

/** The columns of an account whose owner has chosen a password. */
export const chosen = (passwordHash: string) => ({ passwordHash, initialHash: null, initialUntil: null, lockedUntil: null })

/** What an account keeps of its initial password. */
export type Given = Pick<typeof appUser.$inferSelect, 'initialHash' | 'initialUntil'>

/** Whether this is the initial password of a user, and whether its time is over. */
export const initialStateOf = async (user: Given | null, password: string, { secret, now }: { readonly secret: string; readonly now: Date }): Promise<'none' | 'valid' | 'expired'> => {
  const hash = await hashOf(secret, password)
  if (user === null || user.initialHash !== hash) return 'none'
  return (user.initialUntil ?? now) > now ? 'valid' : 'expired'
}
