import type { ContractTarget } from './define.ts'
import { createSoftwareAuthenticator } from '../software-authenticator.ts'
import { get, password } from './steps.ts'

/** What a new authenticator of an account answers to a registration. */
const answered = async (target: ContractTarget, who: 'finance' | 'buyer2') => {
  const options = await get(target, 'POST /api/Account/PasskeyRegisterOptions', { Password: password }, who)
  const authenticator = createSoftwareAuthenticator(`https://${options.rp.id}`)
  return { authenticator, Credential: authenticator.register(options) }
}

export const passkeyAnswer = async (target: ContractTarget) => ({ Name: '工作手机', Credential: (await answered(target, 'finance')).Credential })

/** A passkey of finance. */
export const registeredPasskey = async (target: ContractTarget) => get(target, 'POST /api/Account/PasskeyRegister', await passkeyAnswer(target), 'finance')

/** A login by a passkey of a buyer. */
export const passkeyLogin = async (target: ContractTarget) => {
  const { authenticator, Credential } = await answered(target, 'buyer2')
  await get(target, 'POST /api/Account/PasskeyRegister', { Name: '工作手机', Credential }, 'buyer2')
  return { Credential: authenticator.logIn(await get(target, 'POST /api/Account/PasskeyLoginOptions', {}, 'visitor')) }
}
