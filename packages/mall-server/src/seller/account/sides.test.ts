import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { contract, type CallKey, type LoginInfo } from '@mall/api/contract'
import { sellerContract, type SellerKey, type StaffLogin } from '@mall/api/seller/contract'
import { demoPassword, demo } from '../../demo/organisation.ts'
import { demoStaff } from '../../demo/staff.ts'
import { loginStaff } from '../../testing/staff-sessions.ts'
import { createTestMall, type TestMall } from '../../testing/test-mall.ts'

let mall: TestMall
let buyers: readonly LoginInfo[]
let staffs: readonly StaffLogin[]
beforeAll(async () => {
  mall = await createTestMall()
  buyers = await Promise.all(['admin', 'buyer', 'finance'].map((account) => mall.login(account)))
  staffs = [await loginStaff(mall, 'seller'), await loginStaff(mall, 'sales')]
}, 120_000)
afterAll(() => mall.close())

/** Ways in, which a token that is not valid there does not close: they need no token at all. */
const needsNoToken = /\/(?:Seller)?Account\/(?:Login|Activate|LoginBySession|LoginByViewCode|SecondFactor|PasskeyLogin(?:Options)?|RefreshToken|UnLock)$|\/Captcha\//

const statusOf = async (key: CallKey | SellerKey, token: string): Promise<number> => {
  const [method = '', path = ''] = key.split(' ')
  const response = await mall.fetch(encodeURI(path), {
    method, headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` }, ...(method === 'POST' ? { body: '{"PageIndex":"x"}' } : {}),
  })
  await response.body?.cancel()
  return response.status
}

describe('a buyer’s token opens nothing of the seller’s side', () => {
  test.each(Object.keys(sellerContract) as SellerKey[])('%s', async (key) => {
    for (const { Token } of buyers) expect(await statusOf(key, Token)).toBe(needsNoToken.test(key) ? 200 : 401)
  })
})

describe('a token of the staff opens nothing of the buyers’ side', () => {
  // The mall sees it as any token that is not valid: also what visitors may call is refused, so that no page shows a visitor's prices to somebody who thinks that they are logged in.
  test.each((Object.keys(contract) as CallKey[]).filter((key) => !needsNoToken.test(key) || key === 'POST /api/Account/Activate'))('%s', async (key) => {
    for (const { Token } of staffs) expect(await statusOf(key, Token)).toBe(401)
  })
})

describe('nor does what tokens are made from', () => {
  test('a refresh token works at its own side alone', async () => {
    const [buyer] = buyers
    const [staff] = staffs
    const crossed = await mall.call('POST /api/SellerAccount/RefreshToken', { RefreshToken: buyer?.RefreshToken ?? '', UserId: demoStaff.seller })
    expect(crossed).toMatchObject({ status: 401, code: 'SESSION_EXPIRED' })
    expect(await mall.call('POST /api/Account/RefreshToken', { RefreshToken: staff?.RefreshToken ?? '', UserId: demo.users.admin })).toMatchObject({ status: 401, code: 'SESSION_EXPIRED' })
    expect((await mall.call('POST /api/SellerAccount/RefreshToken', { RefreshToken: staff?.RefreshToken ?? '', UserId: demoStaff.seller })).success).toBe(true)
  })

  test('an account and its password are known at its own side alone', async () => {
    const logIn = async (key: 'POST /api/Account/Login' | 'POST /api/SellerAccount/Login', Account: string) =>
      (await mall.call(key, { Account, Password: demoPassword, CaptchaVerifyParam: await mall.solveCaptcha() })).code
    expect(await logIn('POST /api/SellerAccount/Login', 'buyer')).toBe('WRONG_PASSWORD')
    expect(await logIn('POST /api/Account/Login', 'sales')).toBe('WRONG_PASSWORD')
  })

  test('a ticket of one side is none at the other, also of somebody with the same number', async () => {
    const { body } = await mall.call('POST /api/SellerAccount/Login', { Account: 'seller', Password: demoPassword, CaptchaVerifyParam: await mall.solveCaptcha() })
    const { Ticket } = body as unknown as { readonly Ticket: string }
    expect(await mall.call('POST /api/Account/SecondFactor', { Ticket, Code: '000000' })).toMatchObject({ code: 'SECOND_FACTOR_EXPIRED' })
    expect(await mall.call('POST /api/SellerAccount/SecondFactor', { Ticket, Code: '000000' })).toMatchObject({ code: 'SECOND_FACTOR_WRONG' })
  })
})
