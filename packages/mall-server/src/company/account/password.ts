import { argon2Verify, argon2id } from 'hash-wasm'
import { systemRandomness, type Randomness } from '../../platform/randomness.ts'

/** Makes and checks the hashes of passwords. One costs some 50 ms of computing: a server of requests does it in a thread of its own. */
export interface Passwords {
  readonly hash: (password: string) => Promise<string>
  /** True when the password is right. Without a hash (no such account) it does the same work, so that the time does not reveal it. */
  readonly verify: (password: string, hash: string | null) => Promise<boolean>
}

/** How much is computed for a login: what protects it, or, for tests, as little as there is. */
export const loginWorks = ['full', 'least'] as const

export type LoginWork = (typeof loginWorks)[number]

/** `full` is the minimum of OWASP for argon2id: 19 MiB, two passes, one lane. Raising it here applies to hashes made from then on. */
const costs: Readonly<Record<LoginWork, { readonly memorySize: number; readonly iterations: number }>> = {
  full: { memorySize: 19_456, iterations: 2 },
  least: { memorySize: 8, iterations: 1 },
}

/** What a hash is made of; `salt`: 16 random bytes. */
export interface NewHash {
  readonly password: string
  readonly salt: Uint8Array
  readonly work: LoginWork
}

/** The computing itself. */
export const hashPassword = ({ password, salt, work }: NewHash): Promise<string> =>
  argon2id({ ...costs[work], parallelism: 1, hashLength: 32, password: password.normalize('NFKC'), salt, outputType: 'encoded' })

/** 16 bytes that nobody knows beforehand. */
export const newSalt = (randomness: Randomness): Uint8Array => randomness.bytes(16)

const decoys = new Map<LoginWork, Promise<string>>()

/** The hash of a password that nobody knows, made once. */
const decoyOf = (work: LoginWork): Promise<string> => {
  const decoy = decoys.get(work) ?? hashPassword({ password: systemRandomness.uuid(), salt: newSalt(systemRandomness), work })
  decoys.set(work, decoy)
  return decoy
}

export interface PasswordToVerify {
  readonly password: string
  readonly hash: string | null
  readonly work: LoginWork
}

/** The computing itself: without a hash, against the hash of an unknown password. */
export const verifyPassword = async ({ password, hash, work }: PasswordToVerify): Promise<boolean> => {
  const fits = await argon2Verify({ password: password.normalize('NFKC'), hash: hash ?? (await decoyOf(work)) })
  return fits && hash !== null
}

/** In the thread that asks: for hosts that serve one person, and for tests. */
export const createPasswords = (randomness: Randomness, work: LoginWork): Passwords => ({
  hash: (password) => hashPassword({ password, salt: newSalt(randomness), work }),
  verify: (password, hash) => verifyPassword({ password, hash, work }),
})

declare module '../../platform/deps.ts' {
  interface Deps {
    readonly passwords: Passwords
    /** Whether a password is among those that are guessed first, for somebody with these names: their own, their login name, their companies. */
    readonly isCommonPassword: (password: string, names: readonly string[]) => Promise<boolean>
  }
}
