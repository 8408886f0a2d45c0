import { newSalt, type LoginWork, type NewHash, type PasswordToVerify, type Passwords } from '../../company/account/password.ts'
import type { Randomness } from '../../platform/randomness.ts'
import { UnavailableError } from '../../platform/http/errors.ts'
import { createThreadPool } from './thread-pool.ts'

/** At 50 ms each, the last of them waits for three seconds. */
const mayWait = 60

const threads = {
  module: new URL('../../company/account/password.ts', import.meta.url),
  priority: 'usual',
  mayWait,
  patienceMs: 30_000,
  workMs: 30_000,
  keepMs: 30_000,
  // 19 MB each, beside the code.
  maxHeapMb: 128,
  busy: () => new UnavailableError(),
  overspent: () => new UnavailableError(),
} as const

/**
 * Passwords in threads of their own: a flood of logins delays those who log in, and nobody else.
 * @throws UnavailableError when too many wait already.
 */
export const createThreadedPasswords = (randomness: Randomness, work: LoginWork): Passwords => {
  const hash = createThreadPool<NewHash, string>({ ...threads, name: 'hashPassword' })
  const verify = createThreadPool<PasswordToVerify, boolean>({ ...threads, name: 'verifyPassword' })
  return {
    hash: (password) => hash({ password, salt: newSalt(randomness), work }),
    verify: (password, known) => verify({ password, hash: known, work }),
  }
}
