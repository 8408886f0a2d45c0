import type { CallInput, CallKey, CallOutput, LoginInfo } from '../../packages/api/src/contract/index.ts'
import type { APIRequestContext } from '@playwright/test'
import type { Account } from './accounts.ts'
import { demoPassword } from './passwords.ts'
import { recordVisit } from './visits.ts'

interface Envelope {
  readonly MsgHeader: { readonly Success: boolean; readonly RetMessage: string }
  readonly MsgBody: unknown
}

export interface Reply<Body> {
  readonly status: number
  readonly success: boolean
  readonly message: string
  readonly body: Body | null
  readonly headers: Readonly<Record<string, string>>
}

/** Calls the mall without a page, with a token of its own or none. */
export interface Api {
  /** The response, also of a call that failed. */
  send<Key extends CallKey>(key: Key, input: CallInput<Key>): Promise<Reply<CallOutput<Key>>>
  /** The body of a successful call. Throws when the call fails. */
  call<Key extends CallKey>(key: Key, input: CallInput<Key>): Promise<CallOutput<Key>>
}

export const createApi = (request: APIRequestContext, token?: string): Api => {
  const send = async <Key extends CallKey>(key: Key, input: CallInput<Key>): Promise<Reply<CallOutput<Key>>> => {
    const [method = '', path = ''] = key.split(' ')
    recordVisit(path)
    const response = await request.fetch(path, {
      method,
      // The server closes a connection that was idle for some seconds, perhaps at the moment at which it is used again.
      maxRetries: 1,
      ...(method === 'GET' ? { params: new URLSearchParams(Object.entries(input ?? {})) } : { data: input ?? {} }),
      ...(token === undefined ? {} : { headers: { Authorization: `Bearer ${token}` } }),
    })
    const { MsgHeader, MsgBody } = (await response.json()) as Envelope
    return {
      status: response.status(),
      success: MsgHeader.Success,
      message: MsgHeader.RetMessage,
      body: MsgBody as CallOutput<Key> | null,
      headers: response.headers(),
    }
  }
  return {
    send,
    async call(key, input) {
      const { status, success, message, body } = await send(key, input)
      if (!success) throw new Error(`${key} failed with ${status}: ${message}`)
      return body as CallOutput<typeof key>
    },
  }
}

/** A captcha passed without a page: its credential. */
export const solveCaptcha = async (api: Api): Promise<string> => {
  const { body, headers } = await api.send('POST /api/Captcha/Challenge', {})
  if (!body) throw new Error('The mall gave no captcha.')
  const X = Number(headers['x-captcha-answer'])
  const Track = [0, 0.3, 0.7, 1].map((share, step) => ({ x: X * share, y: step, t: step * 90 }))
  const { CaptchaVerifyParam } = await api.call('POST /api/Captcha/Verify', { Id: body.Id, X, Track, Input: 'pointer' })
  return CaptchaVerifyParam
}

/** Logs an account in without a page. */
export const loginInfoOf = async (api: Api, Account: Account, Password = demoPassword): Promise<LoginInfo> => {
  return api.call('POST /api/Account/Login', { Account, Password, CaptchaVerifyParam: await solveCaptcha(api) })
}
