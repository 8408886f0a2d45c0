import { argon2Verify, argon2id } from 'hash-wasm'

/** OWASP's least for argon2id: 19 MiB, two passes, one lane. Raising them here applies to hashes made from then on. */
const cost = { memorySize: 19_456, iterations: 2, parallelism: 1, hashLength: 32 } as const

export const hashPassword = (password: string): Promise<string> =>
  argon2id({ ...cost, password: password.normalize('NFKC'), salt: crypto.getRandomValues(new Uint8Array(16)), outputType: 'encoded' })

let decoy: Promise<string> | undefined

/**
 * True when the password fits. Without a hash (no such account) it does the same work against a hash nobody knows the password
 * of, so that the time does not tell whether an account exists.
 */
export const verifyPassword = async (password: string, hash: string | null): Promise<boolean> => {
  decoy ??= hashPassword(crypto.randomUUID())
  const fits = await argon2Verify({ password: password.normalize('NFKC'), hash: hash ?? (await decoy) })
  return fits && hash !== null
}
