import type { Db } from '../../platform/db/client.ts'
import type { Deps } from '../../platform/deps.ts'
import { BusinessError } from '../../platform/http/errors.ts'
import { claimTry, counterOf, forgiveTries, lockedError, type TryCall } from './login-attempts.ts'
import type { Owner } from './owner.ts'
import { wrongOldPasswordText } from './rules.ts'

/** A call of somebody who is logged in, that asks for their password. */
export interface PasswordCall extends TryCall {
  readonly deps: Deps
}

/**
 * Asks somebody who is logged in for their password once more. Tries are counted with those of the login: whoever holds a session of somebody
 * else must not have five more guesses.
 */
export const requirePassword = async (
  call: PasswordCall, owner: Owner, password: string, hash: string | null, showLock: (db: Db, until: Date) => Promise<void>,
): Promise<void> => {
  const { deps } = call
  const counter = await counterOf({ userId: owner }, call)
  const { tries, lockedUntil } = await claimTry(counter, deps)
  if (!(await deps.passwords.verify(password, hash))) {
    if (lockedUntil && !counter.isKnown) await showLock(deps.db, lockedUntil)
    throw lockedUntil ? lockedError(lockedUntil, deps.clock()) : new BusinessError('WRONG_PASSWORD', wrongOldPasswordText(tries))
  }
  await forgiveTries(deps.db, counter)
}
