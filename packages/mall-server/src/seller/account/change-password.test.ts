import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoPassword } from '../../demo/organisation.ts'
import { demoStaff } from '../../demo/staff.ts'
import { staffSession } from '../../platform/db/schema/staff.ts'
import { auditLog } from '../../platform/db/schema/writes.ts'
import { createTestMall, type TestMall } from '../../testing/test-mall.ts'

let mall: TestMall
beforeAll(async () => {
  mall = await createTestMall()
})
afterAll(() => mall.close())

const own = 'Desk&Paper26'
type Account = 'sales' | 'warehouse' | 'goods'
const logIn = async (Account: Account, Password = demoPassword) => mall.call('POST /api/SellerAccount/Login', { Account, Password, CaptchaVerifyParam: await mall.solveCaptcha() })
const tokenOf = async (account: Account, password?: string) => (await logIn(account, password)).body?.Token ?? ''
const change = (token: string, OldPassword: string, Password: string) => mall.call('POST /api/SellerAccount/ChangePassword', { OldPassword, Password }, { token })
const isOpen = async (token: string) => (await mall.call('POST /api/SellerAccount/Viewer', {}, { token })).status === 200

describe('a password of the staff', () => {
  it('is replaced: every session of the account ends, the new one logs in, the old one does not, and the log has it', async () => {
    const [here, elsewhere] = [await tokenOf('sales'), await tokenOf('sales')]
    expect(await change(here, demoPassword, own)).toMatchObject({ success: true, body: '修改成功，请重新登录' })
    expect([await isOpen(here), await isOpen(elsewhere)]).toEqual([false, false])
    expect(await mall.db.$count(staffSession, eq(staffSession.revokedReason, 'passwordChange'))).toBe(2)
    expect((await logIn('sales')).code).toBe('WRONG_PASSWORD')
    expect(await isOpen(await tokenOf('sales', own))).toBe(true)
    const written = await mall.db.select().from(auditLog).where(eq(auditLog.action, 'SellerAccount.ChangePassword'))
    expect(written).toMatchObject([{ staffId: demoStaff.sales, entityId: String(demoStaff.sales), before: null, after: null }])
    const again = await tokenOf('sales', own)
    expect((await change(again, own, own)).code).toBe('PASSWORD_UNCHANGED')
    expect(await isOpen(again)).toBe(true)
  })

  it.each([
    ['one with the account name', demoPassword, 'Warehouse&26', 'PASSWORD_TOO_WEAK'],
    ['a short one', demoPassword, 'a', 'PASSWORD_TOO_WEAK'],
    ['any, by a wrong old one', 'Wrong@2026', own, 'WRONG_PASSWORD'],
  ])('is not replaced by %s', async (_what, old, password, code) => {
    const token = await tokenOf('warehouse')
    expect((await change(token, old, password)).code).toBe(code)
    expect(await isOpen(token)).toBe(true)
    expect((await logIn('warehouse')).success).toBe(true)
  })

  it('cannot be guessed with a session: wrong ones count as those of the login, a new one that breaks the rule does not', async () => {
    const token = await tokenOf('goods')
    for (let turn = 0; turn < 5; turn++) await change(token, demoPassword, 'short')
    for (let turn = 0; turn < 4; turn++) expect((await change(token, `Wrong@202${turn}`, own)).code).toBe('WRONG_PASSWORD')
    expect((await change(token, 'Wrong@2029', own)).code).toBe('ACCOUNT_LOCKED')
    expect((await change(token, demoPassword, own)).code).toBe('ACCOUNT_LOCKED')
  })

  it('of two changes at once one wins', async () => {
    const tokens = [await tokenOf('warehouse'), await tokenOf('warehouse')]
    const replies = await Promise.all(tokens.map((token, at) => change(token, demoPassword, `Desk&Paper2${at}`)))
    expect(replies.filter(({ success }) => success)).toHaveLength(1)
  })
})
