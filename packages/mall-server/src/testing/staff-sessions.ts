import type { StaffLogin } from '@mall/api/seller/contract'
import { demoPassword } from '../demo/organisation.ts'
import type { TestMall } from './test-mall.ts'

/** The recovery codes of staff who have set up a second factor in a test. */
const codesOf = new WeakMap<TestMall, Map<string, string[]>>()

const enrol = async (mall: TestMall, account: string, password: string, token: string): Promise<void> => {
  const started = await mall.call('POST /api/SellerAccount/SecondFactorStart', { Password: password }, { token })
  const confirmed = await mall.call('POST /api/SellerAccount/SecondFactorConfirm', { Code: started.headers.get('X-Factor-Code') ?? '' }, { token })
  const codes = codesOf.get(mall) ?? new Map<string, string[]>()
  codesOf.set(mall, codes.set(account, [...(confirmed.body?.RecoveryCodes ?? [])]))
}

/** Logs one of the demo's staff in, with what is asked for: a second factor is set up where a role demands it, and a recovery code is typed from then on. */
export const loginStaff = async (mall: TestMall, account: string, password = demoPassword): Promise<StaffLogin> => {
  const first = await mall.send('POST /api/SellerAccount/Login', { Account: account, Password: password, CaptchaVerifyParam: await mall.solveCaptcha() })
  if (first.code === 'SECOND_FACTOR_REQUIRED') {
    const { Ticket } = first.body as { readonly Ticket: string }
    const second = await mall.call('POST /api/SellerAccount/SecondFactor', { Ticket, Code: codesOf.get(mall)?.get(account)?.pop() ?? '' })
    if (second.body === null) throw new Error(`${account} cannot log in: ${second.message}`)
    return second.body
  }
  if (first.body === null) throw new Error(`${account} cannot log in: ${first.message}`)
  const login = first.body as StaffLogin
  const viewer = await mall.call('POST /api/SellerAccount/Viewer', {}, { token: login.Token })
  if (viewer.body?.SecondFactor.Demanded === true) await enrol(mall, account, password, login.Token)
  return login
}
