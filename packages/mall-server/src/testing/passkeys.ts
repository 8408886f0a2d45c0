import type { PasskeyCreation, PasskeyRequest } from '@mall/api/contract'
import { demoPassword } from '../demo/organisation.ts'
import { createSoftwareAuthenticator, type Deviations, type SoftwareAuthenticator } from './software-authenticator.ts'
import type { CallOptions, TestMall } from './test-mall.ts'

/** Where the mall of the tests is opened. */
export const testOrigin = 'https://mall.test'

/** The ceremonies of passkeys over a test mall. */
export const passkeysOver = (mall: () => TestMall) => {
  const creation = async (token: string, options: CallOptions = {}): Promise<PasskeyCreation> => {
    const { body, message } = await mall().call('POST /api/Account/PasskeyRegisterOptions', { Password: demoPassword }, { ...options, token })
    if (!body) throw new Error(message)
    return body
  }
  const request = async (options: CallOptions = {}): Promise<PasskeyRequest> => {
    const { body, message } = await mall().call('POST /api/Account/PasskeyLoginOptions', {}, options)
    if (!body) throw new Error(message)
    return body
  }
  const register = async (token: string, given: Deviations = {}, Name = '工作手机') => {
    const authenticator = createSoftwareAuthenticator(testOrigin)
    const reply = await mall().call('POST /api/Account/PasskeyRegister', { Name, Credential: authenticator.register(await creation(token), given) }, { token })
    return { authenticator, reply }
  }
  const logIn = async (authenticator: SoftwareAuthenticator, given: Deviations = {}, options: CallOptions = {}) =>
    mall().call('POST /api/Account/PasskeyLogin', { Credential: authenticator.logIn(await request(options), given) }, options)
  /** A session of an account, and the authenticator of a new passkey of it. */
  const owner = async (account: string) => {
    const { Token: token } = await mall().login(account)
    const { authenticator, reply } = await register(token)
    if (!reply.body) throw new Error(reply.message)
    return { token, authenticator, passkeyId: reply.body.PasskeyId }
  }
  return { creation, request, register, logIn, owner }
}
