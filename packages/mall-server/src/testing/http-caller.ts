import type { AnswerCode, CallInput, CallOutput } from '@mall/api/contract'
import type { AnyCallKey } from '@mall/api/seller/contract'
import { demoPassword } from '../demo/organisation.ts'
import type { ContractTarget } from './contract-cases/define.ts'

export interface HttpAnswer<Body> {
  readonly status: number
  readonly success: boolean
  readonly code: AnswerCode
  readonly message: string
  readonly body: Body | null
  readonly headers: Headers
}

/** Makes a call to a server over HTTP. Rejects when the server is unreachable. */
export type HttpCall = <Key extends AnyCallKey>(key: Key, input: CallInput<Key>) => Promise<HttpAnswer<CallOutput<Key>>>

/** Longer than the server makes anybody wait, ms: a call that takes longer never ends. */
const endlessMs = 60_000

/** Makes calls to a server over HTTP. */
export const callerOf =
  (address: string, token?: string): HttpCall =>
  async <Key extends AnyCallKey>(key: Key, input: CallInput<Key>): Promise<HttpAnswer<CallOutput<Key>>> => {
    const response = await fetch(address + key.slice('POST '.length), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }) },
      body: JSON.stringify(input ?? {}),
      signal: AbortSignal.timeout(endlessMs),
    })
    const { MsgHeader, MsgBody } = (await response.json()) as {
      MsgHeader: { Success: boolean; Code: AnswerCode; RetMessage: string }
      MsgBody: CallOutput<Key> | null
    }
    return { status: response.status, success: MsgHeader.Success, code: MsgHeader.Code, message: MsgHeader.RetMessage, body: MsgBody, headers: response.headers }
  }

/** Proof of a solved captcha, with the answer that a server in test mode sends. */
const solved = async (call: HttpCall): Promise<string> => {
  const challenge = await call('POST /api/Captcha/Challenge', {})
  const x = Number(challenge.headers.get('X-Captcha-Answer'))
  const track = [0, 0.3, 0.7, 1].map((share, step) => ({ x: x * share, y: step, t: step * 90 }))
  const verified = await call('POST /api/Captcha/Verify', { Id: challenge.body?.Id ?? '', X: x, Track: track, Input: 'pointer' })
  return verified.body?.CaptchaVerifyParam ?? ''
}

/** Logs a demo account in. */
export const loginTo = async (address: string, account: string): Promise<string> => {
  const call = callerOf(address)
  const login = await call('POST /api/Account/Login', { Account: account, Password: demoPassword, CaptchaVerifyParam: await solved(call) })
  if (login.body === null) throw new Error(login.message)
  return login.body.Token
}

/** Logs one of the demo's staff in for the first time, and sets a second factor up where their role demands one. */
export const loginStaffTo = async (address: string, account: string): Promise<string> => {
  const call = callerOf(address)
  const login = await call('POST /api/SellerAccount/Login', { Account: account, Password: demoPassword, CaptchaVerifyParam: await solved(call) })
  if (login.body === null || !('Token' in login.body)) throw new Error(login.message)
  const { Token } = login.body
  const staff = callerOf(address, Token)
  if ((await staff('POST /api/SellerAccount/Viewer', {})).body?.SecondFactor.Demanded === true) {
    const started = await staff('POST /api/SellerAccount/SecondFactorStart', { Password: demoPassword })
    await staff('POST /api/SellerAccount/SecondFactorConfirm', { Code: started.headers.get('X-Factor-Code') ?? '' })
  }
  return Token
}

/** Of those who are logged in. */
export interface Tokens {
  readonly buyer: string
  readonly approver: string
  /** Only where they are needed. */
  readonly finance?: string
  readonly warehouse?: string
  readonly accountant?: string
}

/** The server at an address, as the steps of the contract test use one. */
export const targetAt = (address: string, tokens: Tokens): ContractTarget => ({
  send: (key, input, who) => callerOf(address, tokens[who as keyof Tokens])(key, input as CallInput<AnyCallKey>),
  login: () => Promise.reject(new Error('Logged in already')),
  loginStaff: () => Promise.reject(new Error('Nobody of the staff is needed')),
  initialStaffPassword: () => Promise.reject(new Error('Nobody of the staff is needed')),
  sessionKey: () => Promise.reject(new Error('Logged in already')),
})
