import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demo, demoPassword } from '../../../demo/organisation.ts'
import { appUser, authSession, enterprise, loginAttempt } from '../../../platform/db/schema/organisation.ts'
import { passkey } from '../../../platform/db/schema/passkey.ts'
import { passkeysOver } from '../../../testing/passkeys.ts'
import type { Deviations } from '../../../testing/software-authenticator.ts'
import { createTestMall, type TestMall } from '../../../testing/test-mall.ts'
import { codeAt } from '../second-factor/totp.ts'

let mall: TestMall
beforeAll(async () => {
  mall = await createTestMall()
})
afterAll(() => mall.close())

const { creation, request, logIn, owner } = passkeysOver(() => mall)
const rejected = { code: 'PASSKEY_REJECTED', message: '通行密钥无效，可能已被删除', body: null }

describe('a login by passkey', () => {
  it('names no account, and is the login that the password gives, at a browser that is known then', async () => {
    const { authenticator, token } = await owner('buyer')
    expect(await request()).toMatchObject({ rpId: 'mall.test', userVerification: 'required' })
    const byPassword = await mall.login('buyer')
    const { body, headers } = await mall.call('POST /api/Account/PasskeyLogin', { Credential: authenticator.logIn(await request()), ReturnUrl: '/shop/cart' })
    expect(body).toEqual({ ...byPassword, Token: body?.Token, RefreshToken: body?.RefreshToken, ReturnUrl: '/shop/cart' })
    expect(headers.get('Set-Cookie')).toContain('MallDevice=')
    expect((await mall.call('POST /api/ShoppingCart/Count', {}, { token: body?.Token })).success).toBe(true)
    mall.advance(60_000)
    expect((await logIn(authenticator)).success).toBe(true)
    expect((await mall.call('POST /api/Account/PasskeyList', {}, { token })).body).toMatchObject([{ LastUsedAt: '2026-03-18T10:01:00+08:00' }])
  })

  it('offers the companies of a user of several, and sends nobody to another site', async () => {
    const { authenticator } = await owner('admin')
    const { body } = await mall.call('POST /api/Account/PasskeyLogin', { Credential: authenticator.logIn(await request()), ReturnUrl: 'https://evil.example' })
    expect(body?.Enterprises).toHaveLength(2)
    expect(body?.ReturnUrl).toBe('')
  })

  it.each<readonly [string, Deviations]>([
    ['of another origin', { origin: 'https://mall.test.evil.example' }],
    ['of the same host without TLS', { origin: 'http://mall.test' }],
    ['for another domain', { rpId: 'evil.example' }],
    ['without user verification', { userVerified: false }],
    ['of a registration', { type: 'webauthn.create' }],
    ['with a handle of somebody else', { userHandle: 'c29tZWJvZHk' }],
    ['of a credential that nobody has', { id: 'bm9ib2R5' }],
  ])('refuses a signature %s, in the same words', async (_case, given) => {
    const { authenticator } = await owner('finance')
    expect(await logIn(authenticator, given)).toMatchObject(rejected)
    expect((await logIn(authenticator)).success).toBe(true)
    await mall.db.delete(passkey).where(eq(passkey.userId, 4))
  })

  it('refuses a counter that stays or goes back: the passkey was copied', async () => {
    const { authenticator } = await owner('approver')
    expect((await logIn(authenticator, { counter: 7 })).success).toBe(true)
    expect(await logIn(authenticator, { counter: 7 })).toMatchObject(rejected)
    expect(await logIn(authenticator, { counter: 6 })).toMatchObject(rejected)
    expect(await logIn(authenticator, { counter: 0 })).toMatchObject(rejected)
    expect((await logIn(authenticator, { counter: 8 })).success).toBe(true)
  })

  it('takes one of two signatures with one counter that come at the same moment, and any of one that does not count', async () => {
    const { authenticator } = await owner('approver')
    const asked = await Promise.all([request(), request()])
    const answers = await Promise.all(asked.map((one) => mall.call('POST /api/Account/PasskeyLogin', { Credential: authenticator.logIn(one, { counter: 50 }) })))
    expect(answers.filter(({ success }) => success)).toHaveLength(1)
    await mall.db.update(passkey).set({ counter: 0 }).where(eq(passkey.credentialId, authenticator.id))
    for (const one of [0, 0]) expect((await logIn(authenticator, { counter: one })).success).toBe(true)
  })

  it('refuses the credential of somebody else under the user’s own signature, and under their handle too', async () => {
    const [own, others] = [await owner('buyer'), await owner('other')]
    expect(await logIn(own.authenticator, { id: others.authenticator.id })).toMatchObject(rejected)
    const { user } = await creation(others.token)
    expect((await creation(own.token)).user.id).not.toBe(user.id)
    expect(await logIn(own.authenticator, { id: others.authenticator.id, userHandle: user.id })).toMatchObject(rejected)
    expect((await logIn(others.authenticator, { userHandle: user.id })).success).toBe(true)
  })

  it('takes a challenge once, for its purpose, in its browser and network, for five minutes', async () => {
    const { authenticator, token } = await owner('buyer')
    const answer = async (asked: Awaited<ReturnType<typeof request>>, options = {}) => (await mall.call('POST /api/Account/PasskeyLogin', { Credential: authenticator.logIn(asked) }, options)).code
    const asked = await request()
    expect(await answer(asked, { ip: '192.0.2.9' })).toBe('PASSKEY_EXPIRED')
    expect(await answer(asked, { headers: { 'User-Agent': 'Another browser' } })).toBe('PASSKEY_EXPIRED')
    expect(await answer(asked)).toBe('OK')
    expect(await answer(asked)).toBe('PASSKEY_EXPIRED')
    expect(await answer({ ...asked, challenge: (await creation(token)).challenge })).toBe('PASSKEY_EXPIRED')
    expect(await answer({ ...asked, challenge: 'invented' })).toBe('PASSKEY_EXPIRED')
    const [late, refused] = [await request(), await request()]
    expect(await logIn(authenticator, { origin: 'https://evil.example' })).toMatchObject(rejected)
    mall.advance(299_000)
    expect(await answer(refused)).toBe('OK')
    mall.advance(1000)
    expect(await answer(late)).toBe('PASSKEY_EXPIRED')
  })

  it('is refused once the passkey was removed', async () => {
    const { authenticator, token, passkeyId: PasskeyId } = await owner('buyer')
    await mall.call('POST /api/Account/PasskeyRemove', { PasskeyId, Password: demoPassword }, { token })
    expect(await logIn(authenticator)).toMatchObject(rejected)
  })

  it('says to its owner alone that the account is disabled', async () => {
    const { authenticator } = await owner('approver2')
    await mall.db.update(appUser).set({ status: 'disabled' }).where(eq(appUser.id, 7))
    expect(await logIn(authenticator)).toMatchObject({ code: 'ACCOUNT_DISABLED', message: '账号已停用，请联系企业管理员', body: null })
    expect(await logIn(authenticator, { userVerified: false })).toMatchObject(rejected)
    await mall.db.update(appUser).set({ status: 'active' }).where(eq(appUser.id, 7))
  })

  it('is locked where five wrong passwords were typed, and nowhere else', async () => {
    const { authenticator } = await owner('buyer2')
    const ip = '198.51.100.7'
    for (let tries = 0; tries < 5; tries++) await mall.call('POST /api/Account/Login', { Account: 'buyer2', Password: 'Wrong@2026', CaptchaVerifyParam: await mall.solveCaptcha() }, { ip })
    expect(await logIn(authenticator, {}, { ip })).toMatchObject({ code: 'ACCOUNT_LOCKED', message: '账号已锁定，请15分钟后重试' })
    expect((await logIn(authenticator)).success).toBe(true)
    mall.advance(15 * 60_000)
    expect((await logIn(authenticator, {}, { ip })).success).toBe(true)
    await mall.db.delete(loginAttempt)
  })
})

describe('both factors at once', () => {
  it('a passkey asks for no code of an authenticator', async () => {
    const { authenticator, token } = await owner('finance')
    const started = await mall.call('POST /api/Account/SecondFactorStart', { Password: demoPassword }, { token })
    await mall.call('POST /api/Account/SecondFactorConfirm', { Code: codeAt(started.body?.Secret ?? '', mall.clock()) }, { token })
    expect((await mall.call('POST /api/Account/Login', { Account: 'finance', Password: demoPassword, CaptchaVerifyParam: await mall.solveCaptcha() })).code).toBe('SECOND_FACTOR_REQUIRED')
    expect((await logIn(authenticator)).body?.User.uid).toBe(4)
  })

  it('its session is open where the company demands a second factor, as long as the user has a passkey; one by password is not', async () => {
    const { authenticator, token } = await owner('buyer')
    const byPasskey = (await logIn(authenticator)).body?.Token
    await mall.db.update(enterprise).set({ demandsFactor: true }).where(eq(enterprise.id, demo.enterprises.huaqiTech))
    const count = async (by: string | undefined) => (await mall.call('POST /api/ShoppingCart/Count', {}, { token: by })).code
    expect(await count(byPasskey)).toBe('OK')
    expect(await count(token)).toBe('SECOND_FACTOR_DEMANDED')
    expect(await mall.db.$count(authSession, eq(authSession.way, 'passkey'))).toBeGreaterThan(0)
    await mall.db.delete(passkey).where(eq(passkey.userId, 2))
    expect(await count(byPasskey)).toBe('SECOND_FACTOR_DEMANDED')
    await mall.db.update(enterprise).set({ demandsFactor: false }).where(eq(enterprise.id, demo.enterprises.huaqiTech))
  })

  it('its session stays one by passkey in another company and with other tokens', async () => {
    const { huaqiTech, huaqiFactory } = demo.enterprises
    const { authenticator } = await owner('admin')
    const { body } = await logIn(authenticator)
    const EnterpriseId = body?.Enterprise.EnterpriseId === huaqiTech ? huaqiFactory : huaqiTech
    await mall.db.update(enterprise).set({ demandsFactor: true }).where(eq(enterprise.id, EnterpriseId))
    const moved = await mall.call('POST /api/Account/SwitchEnterprise', { EnterpriseId }, { token: body?.Token })
    const renewed = await mall.call('POST /api/Account/RefreshToken', { RefreshToken: moved.body?.RefreshToken ?? '', UserId: body?.User.uid ?? 0 })
    for (const token of [moved.body?.Token, renewed.body?.Token]) expect((await mall.call('POST /api/ShoppingCart/Count', {}, { token })).code).toBe('OK')
    await mall.db.update(enterprise).set({ demandsFactor: false }).where(eq(enterprise.id, EnterpriseId))
  })
})
