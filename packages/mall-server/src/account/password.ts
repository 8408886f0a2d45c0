import { argon2Verify, argon2id } from 'hash-wasm'
import { systemEntropy, type Entropy } from '../entropy.ts'

/** The minimum of OWASP for argon2id: 19 MiB, two passes, one lane. Raising them here applies to hashes made from then on. */
const cost = { memorySize: 19_456, iterations: 2, parallelism: 1, hashLength: 32 } as const

export const hashPassword = (password: string, entropy: Entropy): Promise<string> =>
  argon2id({ ...cost, password: password.normalize('NFKC'), salt: entropy.bytes(16), outputType: 'encoded' })

let decoy: Promise<string> | undefined

/**
 * True when the password is right. Without a hash (no such account) it does the same work against a hash of an unknown password
 * so that the time does not reveal whether an account exists.
 */
export const verifyPassword = async (password: string, hash: string | null): Promise<boolean> => {
  decoy ??= hashPassword(systemEntropy.uuid(), systemEntropy)
  const fits = await argon2Verify({ password: password.normalize('NFKC'), hash: hash ?? (await decoy) })
  return fits && hash !== null
}
