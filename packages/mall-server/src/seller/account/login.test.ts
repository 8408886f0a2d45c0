import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { SecondFactorTicket } from '@mall/api/contract'
import { codeAt } from '../../company/account/second-factor/totp.ts'
import { demoPassword } from '../../demo/organisation.ts'
import { demoStaff } from '../../demo/staff.ts'
import { staff, staffRoleHolder, staffSecondFactor, staffSession } from '../../platform/db/schema/staff.ts'
import { auditLog } from '../../platform/db/schema/writes.ts'
import { createTestMall, type TestMall } from '../../testing/test-mall.ts'
import { presetStaffRoles } from './presets.ts'
import { setUpAdministrator } from './set-up-administrator.ts'

let mall: TestMall
beforeAll(async () => {
  mall = await createTestMall()
})
afterAll(() => mall.close())

const minute = 60_000
const headers = { 'User-Agent': 'Browser of the test' }

const logIn = async (Account: string, { Password = demoPassword, ip = '192.0.2.1', cookie = '' } = {}) => {
  const reply = await mall.call('POST /api/SellerAccount/Login', { Account, Password, CaptchaVerifyParam: await mall.solveCaptcha() }, { ip, headers: { ...headers, ...(cookie === '' ? {} : { Cookie: cookie }) } })
  return { ...reply, ticket: (reply.body as unknown as SecondFactorTicket | null)?.Ticket ?? '' }
}
const viewer = (token: string | undefined) => mall.call('POST /api/SellerAccount/Viewer', {}, { token })
const actionsOf = async (staffId: number) => (await mall.db.select().from(auditLog).where(eq(auditLog.staffId, staffId)).orderBy(auditLog.id)).map(({ action }) => action)

describe('a login of the staff', () => {
  it('returns a session of eight hours, which no refresh prolongs', async () => {
    const { body, headers: answered } = await logIn('sales')
    expect(body).toMatchObject({ User: { uid: demoStaff.sales, nname: '华启客户经理' }, Enterprise: { EnterpriseName: mall.deps.config.seller.name }, Role: ['客户经理'] })
    expect(answered.get('Set-Cookie')).toMatch(/^MallDevice=.*Path=\/api\/SellerAccount/)
    const first = await viewer(body?.Token)
    expect(first.body).toMatchObject({ Name: '华启客户经理', Roles: ['客户经理'], Scope: 'portfolio', SessionEndsAt: '2026-03-18T18:00:00+08:00', SecondFactor: { Demanded: false, Enabled: false, RecoveryCodesLeft: 0 } })
    expect(first.body?.Permissions).toContain('customer.manage')
    expect(first.body?.Permissions).not.toContain('cost.view')
    const began = mall.clock()
    let pair = { Token: body?.Token ?? '', RefreshToken: body?.RefreshToken ?? '' }
    for (const hours of [2, 5, 7.9]) {
      mall.setNow(new Date(began.getTime() + hours * 60 * minute))
      expect((await viewer(pair.Token)).status).toBe(401)
      const fresh = await mall.call('POST /api/SellerAccount/RefreshToken', { RefreshToken: pair.RefreshToken, UserId: demoStaff.sales })
      pair = fresh.body ?? pair
      expect((await viewer(pair.Token)).body?.SessionEndsAt).toBe('2026-03-18T18:00:00+08:00')
    }
    mall.setNow(new Date(began.getTime() + 480 * minute))
    expect((await viewer(pair.Token)).status).toBe(401)
    expect(await mall.call('POST /api/SellerAccount/RefreshToken', { RefreshToken: pair.RefreshToken, UserId: demoStaff.sales })).toMatchObject({ status: 401, code: 'SESSION_EXPIRED' })
  })

  it('is counted as a buyer’s: five wrong passwords lock the network, and no known browser', async () => {
    const known = (await logIn('warehouse')).headers.get('Set-Cookie')?.split(';')[0] ?? ''
    expect(await logIn('warehouse', { Password: 'Wrong@2026' })).toMatchObject({ code: 'WRONG_PASSWORD', message: '账号或密码错误，还可尝试4次' })
    for (let turn = 0; turn < 4; turn++) await logIn('warehouse', { Password: 'Wrong@2026' })
    expect(await logIn('warehouse')).toMatchObject({ code: 'ACCOUNT_LOCKED', message: '账号已锁定，请15分钟后重试' })
    expect((await logIn('warehouse', { ip: '198.51.100.9' })).success).toBe(true)
    expect((await logIn('warehouse', { cookie: known })).success).toBe(true)
    mall.advance(15 * minute)
    expect((await logIn('warehouse')).success).toBe(true)
  })

  it('says the same of a name that nobody has, and counts it too', async () => {
    for (let turn = 4; turn > 0; turn--) expect(await logIn('nobody-here', { ip: '192.0.2.77' })).toMatchObject({ code: 'WRONG_PASSWORD', message: `账号或密码错误，还可尝试${turn}次` })
    expect((await logIn('nobody-here', { ip: '192.0.2.77' })).code).toBe('ACCOUNT_LOCKED')
  })

  it('is refused without the captcha, and for an account that was disabled', async () => {
    const reply = await mall.call('POST /api/SellerAccount/Login', { Account: 'sales', Password: demoPassword, CaptchaVerifyParam: 'invented' })
    expect(reply.code).toBe('CAPTCHA_FAILED')
    const { body } = await logIn('sales')
    await mall.db.update(staff).set({ status: 'disabled' }).where(eq(staff.id, demoStaff.sales))
    expect(await logIn('sales')).toMatchObject({ code: 'ACCOUNT_DISABLED', message: '账号已停用，请联系管理员' })
    expect((await viewer(body?.Token)).status).toBe(401)
    expect((await mall.call('POST /api/SellerAccount/RefreshToken', { RefreshToken: body?.RefreshToken ?? '', UserId: demoStaff.sales })).code).toBe('ACCOUNT_DISABLED')
    await mall.db.update(staff).set({ status: 'active' }).where(eq(staff.id, demoStaff.sales))
  })

  it('ends with the logout, and both are in the audit log, of the staff and of nobody else', async () => {
    const { body } = await logIn('sales')
    expect((await mall.call('POST /api/SellerAccount/Logout', {}, { token: body?.Token })).success).toBe(true)
    expect((await viewer(body?.Token)).status).toBe(401)
    expect((await actionsOf(demoStaff.sales)).slice(-2)).toEqual(['SellerAccount.Login', 'SellerAccount.Logout'])
    expect(await mall.db.$count(auditLog, and(eq(auditLog.staffId, demoStaff.sales), eq(auditLog.userId, demoStaff.sales)))).toBe(0)
  })

  it('a refresh token that two clients have ends the session', async () => {
    const { body } = await logIn('sales')
    const refresh = (RefreshToken: string) => mall.call('POST /api/SellerAccount/RefreshToken', { RefreshToken, UserId: demoStaff.sales })
    const fresh = await refresh(body?.RefreshToken ?? '')
    mall.advance(31_000)
    expect((await refresh(body?.RefreshToken ?? '')).status).toBe(401)
    expect((await viewer(fresh.body?.Token)).status).toBe(401)
    expect(await mall.db.$count(staffSession, eq(staffSession.revokedReason, 'reuse'))).toBe(1)
  })
})

describe('a role that demands a second factor', () => {
  const codeNow = (secret: string) => codeAt(secret, mall.clock())
  beforeEach(async () => {
    await mall.db.delete(staffSecondFactor)
    mall.advance(24 * 60 * minute)
  })

  const enrol = async (account: string) => {
    const { body } = await logIn(account)
    const token = body?.Token
    const started = await mall.call('POST /api/SellerAccount/SecondFactorStart', { Password: demoPassword }, { token })
    const secret = started.body?.Secret ?? ''
    const confirmed = await mall.call('POST /api/SellerAccount/SecondFactorConfirm', { Code: codeNow(secret) }, { token })
    return { token, secret, codes: confirmed.body?.RecoveryCodes ?? [] }
  }

  it.each(['seller', 'accountant'])('opens nothing to %s before there is one', async (account) => {
    const { body } = await logIn(account)
    const token = body?.Token
    expect((await viewer(token)).body?.SecondFactor).toEqual({ Demanded: true, Enabled: false, RecoveryCodesLeft: 0 })
    const refused = await mall.send('POST /api/SellerProduct/List', { PageIndex: 1, PageSize: 20 }, { token })
    expect(refused).toMatchObject({ status: 403, code: 'SECOND_FACTOR_DEMANDED', message: '您的角色要求两步验证，请先设置' })
    expect(await mall.call('POST /api/SellerAccount/SecondFactorStart', { Password: 'Wrong@2026' }, { token })).toMatchObject({ code: 'WRONG_PASSWORD' })
    const started = await mall.call('POST /api/SellerAccount/SecondFactorStart', { Password: demoPassword }, { token })
    expect(new URL(started.body?.Uri ?? '').searchParams.get('issuer')).toContain('商家后台')
    const confirmed = await mall.call('POST /api/SellerAccount/SecondFactorConfirm', { Code: codeNow(started.body?.Secret ?? '') }, { token })
    expect(new Set(confirmed.body?.RecoveryCodes).size).toBe(10)
    expect((await viewer(token)).body?.SecondFactor).toEqual({ Demanded: true, Enabled: true, RecoveryCodesLeft: 10 })
    expect((await mall.send('POST /api/SellerProduct/List', { PageIndex: 1, PageSize: 20 }, { token })).code).not.toBe('SECOND_FACTOR_DEMANDED')
    expect(await actionsOf(account === 'seller' ? demoStaff.seller : demoStaff.accountant)).toContain('SellerAccount.SecondFactorOn')
  })

  it('asks for a code at each login then, good once, or for a recovery code', async () => {
    const { secret, codes } = await enrol('seller')
    const answer = (Ticket: string, Code: string) => mall.call('POST /api/SellerAccount/SecondFactor', { Ticket, Code }, { ip: '192.0.2.1', headers })
    const first = await logIn('seller')
    expect([first.code, Object.keys(first.body ?? {}).toSorted()]).toEqual(['SECOND_FACTOR_REQUIRED', ['ExpiresAt', 'Ticket']])
    expect((await viewer(first.ticket)).status).toBe(401)
    // The code of the enrolment was used.
    expect((await answer(first.ticket, codeNow(secret))).code).toBe('SECOND_FACTOR_WRONG')
    mall.advance(30_000)
    const used = codeNow(secret)
    expect((await answer(first.ticket, used)).body?.User.uid).toBe(demoStaff.seller)
    expect((await answer((await logIn('seller')).ticket, used)).code).toBe('SECOND_FACTOR_WRONG')
    const [recovery = ''] = codes
    expect((await answer((await logIn('seller')).ticket, recovery.toLowerCase())).success).toBe(true)
    expect((await answer((await logIn('seller')).ticket, recovery)).code).toBe('SECOND_FACTOR_WRONG')
  })

  it('is a matter of the roles that somebody has now', async () => {
    const { body } = await logIn('seller')
    const holder = { staffId: demoStaff.seller, roleId: presetStaffRoles.Administrator }
    await mall.db.delete(staffRoleHolder).where(eq(staffRoleHolder.staffId, holder.staffId))
    expect((await viewer(body?.Token)).body).toMatchObject({ Permissions: [], Scope: 'portfolio', SecondFactor: { Demanded: false } })
    await mall.db.insert(staffRoleHolder).values(holder)
    expect((await viewer(body?.Token)).body).toMatchObject({ Scope: 'all', SecondFactor: { Demanded: true } })
  })
})

describe('the first administrator', () => {
  const setUp = (account: string, passwordHash: string | null = null) =>
    setUpAdministrator(mall.db, { account, name: '林晓', passwordHash }, { secret: mall.deps.config.secret, requestId: crypto.randomUUID(), now: mall.clock() })

  it('gets an initial password, chooses their own with it, once, and is asked for a second factor', async () => {
    const lost = await setUp('lin')
    const made = await setUp('lin')
    expect(made?.initialPassword).toMatch(/^(?:[A-Z2-9]{4}-){2}[A-Z2-9]{4}$/)
    expect((await logIn('lin', { Password: lost?.initialPassword })).code).toBe('WRONG_PASSWORD')
    const InitialPassword = made?.initialPassword ?? ''
    expect((await logIn('lin', { Password: InitialPassword })).code).toBe('ACTIVATION_REQUIRED')
    const activate = async (Password: string) => mall.call('POST /api/SellerAccount/Activate', { Account: 'lin', InitialPassword, Password, CaptchaVerifyParam: await mall.solveCaptcha() })
    expect((await activate('Ab1!')).code).toBe('PASSWORD_TOO_WEAK')
    expect((await activate('xLin@2026x')).code).toBe('PASSWORD_TOO_WEAK')
    const { body } = await activate('Mine&Ours26')
    expect((await viewer(body?.Token)).body).toMatchObject({ Roles: ['管理员'], SecondFactor: { Demanded: true, Enabled: false } })
    expect((await activate('Mine&Ours27')).code).toBe('WRONG_PASSWORD')
    expect((await logIn('lin', { Password: 'Mine&Ours26' })).success).toBe(true)
    await expect(setUp('lin')).rejects.toThrow('The account lin is in use.')
    mall.advance(8 * 24 * 60 * minute)
    await setUp('late')
    const late = await setUp('late')
    mall.advance(8 * 24 * 60 * minute)
    expect(await logIn('late', { Password: late?.initialPassword })).toMatchObject({ code: 'INITIAL_PASSWORD_EXPIRED', message: '初始密码已过期，请联系管理员重置' })
  })

  it('or has the password that the operator chose', async () => {
    expect(await setUp('chosen', await mall.deps.passwords.hash('Typed&Here26'))).toBeNull()
    expect((await logIn('chosen', { Password: 'Typed&Here26' })).success).toBe(true)
  })
})
