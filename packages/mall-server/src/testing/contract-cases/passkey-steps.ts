import type { ContractTarget } from './define.ts'
import { createSoftwareAuthenticator } from '../software-authenticator.ts'
import { get, password } from './steps.ts'

/** What a new authenticator of finance sends for a registration. */
const answered = async (target: ContractTarget) => {
  const options = await get(target, 'POST /api/Account/PasskeyRegisterOptions', { Password: password }, 'finance')
  const authenticator = createSoftwareAuthenticator(`https://${options.rp.id}`)
  return { authenticator, Credential: authenticator.register(options) }
}

export const passkeyAnswer = async (target: ContractTarget) => ({ Name: '工作手机', Credential: (await answered(target)).Credential })

/** A passkey of finance. */
export const registeredPasskey = async (target: ContractTarget) => get(target, 'POST /api/Account/PasskeyRegister', await passkeyAnswer(target), 'finance')

/** A login by a passkey of finance. */
export const passkeyLogin = async (target: ContractTarget) => {
  const { authenticator, Credential } = await answered(target)
  await get(target, 'POST /api/Account/PasskeyRegister', { Name: '工作手机', Credential }, 'finance')
  return { Credential: authenticator.logIn(await get(target, 'POST /api/Account/PasskeyLoginOptions', {}, 'visitor')) }
}
