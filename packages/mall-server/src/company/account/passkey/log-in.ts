import type { CallInput, LoginInfo } from '@mall/api/contract'
import { BusinessError } from '../../../platform/http/errors.ts'
import { counterOf, requireUnlocked } from '../login-attempts.ts'
import { disabledText } from '../rules.ts'
import { enterProven, type EnterCall } from '../second-factor/enter.ts'
import { findUser } from '../user-store.ts'
import { takeChallenge } from './challenges.ts'
import { expiredError, refusePasskey, rejectedError, requirePlace } from './refusals.ts'
import { passkeyByCredential, noteUse } from './store.ts'
import { challengeIn, verifyAsserted } from './webauthn.ts'

/**
 * Logs in the user whose passkey signed. Both factors are proven by it: the authenticator is theirs, and it asked for a fingerprint, a face or a PIN.
 * What the account is like, disabled or locked here, is said to its owner alone.
 * @throws BusinessError `PASSKEY_EXPIRED`, `PASSKEY_REJECTED`, `ACCOUNT_DISABLED`, `ACCOUNT_LOCKED`
 */
export const logInByPasskey = async ({ Credential, ReturnUrl }: CallInput<'POST /api/Account/PasskeyLogin'>, call: EnterCall): Promise<LoginInfo> => {
  const { deps } = call
  const { db, clock } = deps
  const place = requirePlace(deps)
  const challenge = challengeIn(Credential.response.clientDataJSON)
  if (challenge === null || !(await takeChallenge(challenge, { purpose: 'login' }, call))) throw expiredError()
  const row = await passkeyByCredential(db, Credential.id)
  if (row === null) throw rejectedError()
  const counter = await verifyAsserted(Credential, row, { place, challenge }).catch(refusePasskey(deps, row.userId))
  const user = await findUser(db, row.userId)
  if (!user || !(await noteUse(db, row.id, counter, clock()))) throw rejectedError()
  if (user.status === 'disabled') throw new BusinessError('ACCOUNT_DISABLED', disabledText)
  await requireUnlocked(await counterOf({ userId: user.id }, call), deps)
  return enterProven(user, { returnUrl: ReturnUrl, way: 'passkey' }, call)
}
