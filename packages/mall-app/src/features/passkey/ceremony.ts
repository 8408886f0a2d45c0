import type { Mall } from '@mall/api'
import type { CallInput, LoginInfo, PasskeyCreation } from '@mall/api/contract'
import { startAuthentication, startRegistration } from '@simplewebauthn/browser'
import { deviceProblem } from './device-problem.ts'

// Loaded when somebody uses a passkey, and not before: the library with it.

const refused = (failure: unknown): never => {
  throw deviceProblem(failure)
}

/**
 * Has the device make a passkey.
 * @throws MallError in the words for its user
 */
export const createPasskey = ({ excludeCredentials, ...options }: PasskeyCreation): Promise<CallInput<'POST /api/Account/PasskeyRegister'>['Credential']> =>
  startRegistration({ optionsJSON: { ...options, excludeCredentials: excludeCredentials.map(({ transports = [], ...one }) => ({ ...one, transports })) } }).catch(refused)

/**
 * Logs in by a passkey that the user chooses.
 * @throws MallError of the calls, and of the device
 */
export const logInByPasskey = async ({ account }: Pick<Mall, 'account'>, returnUrl: string | null): Promise<LoginInfo> => {
  const quietly = { silent: true, quiet: true } as const
  const options = await account.passkeyLoginOptions({}, quietly)
  const Credential = await startAuthentication({ optionsJSON: options }).catch(refused)
  return account.passkeyLogin({ Credential, ...(returnUrl === null ? {} : { ReturnUrl: returnUrl }) }, quietly)
}
