import type { Mall } from '@mall/api'
import type { PasskeyLogin } from '@mall/app-kit/session/relogin.ts'
import { accountOf } from '../access/keep-account.ts'
import { logInByPasskey } from './ceremony.ts'

/**
 * Logs in by a passkey over a page that is kept.
 * @throws MallError of the calls, and of the device
 */
export const logInAgain = async (mall: Mall): Promise<PasskeyLogin> => {
  const login = await logInByPasskey(mall, null)
  return { login, account: await accountOf(login) }
}
