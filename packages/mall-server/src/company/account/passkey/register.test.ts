import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { demoPassword } from '../../../demo/organisation.ts'
import { auditLog } from '../../../platform/db/schema/writes.ts'
import { passkey } from '../../../platform/db/schema/passkey.ts'
import { silentLog } from '../../../platform/log.ts'
import type { Mail } from '../../../platform/mail/mail-sender.ts'
import { passkeysOver, testOrigin } from '../../../testing/passkeys.ts'
import { createSoftwareAuthenticator, type Deviations } from '../../../testing/software-authenticator.ts'
import { createTestMall, type TestMall } from '../../../testing/test-mall.ts'
import { passkeyPlaceOf } from './place.ts'

const mails: Mail[] = []
const warnings: unknown[] = []
let mall: TestMall
beforeAll(async () => {
  mall = await createTestMall({ log: { ...silentLog, warn: (_message, fields) => void warnings.push(fields) }, mail: { send: (mail) => Promise.resolve(void mails.push(mail)) } })
})
afterAll(() => mall.close())

const { creation, request, register, logIn, owner } = passkeysOver(() => mall)
const list = async (token: string) => (await mall.call('POST /api/Account/PasskeyList', {}, { token })).body ?? []
const audited = (action: string, userId: number) => mall.db.$count(auditLog, and(eq(auditLog.action, `Account.${action}`), eq(auditLog.userId, userId)))

test.each([
  [undefined, null],
  ['https://mall.example', { rpId: 'mall.example', origin: 'https://mall.example' }],
  ['https://mall.example:8443', { rpId: 'mall.example', origin: 'https://mall.example:8443' }],
  ['http://localhost:5100', { rpId: 'localhost', origin: 'http://localhost:5100' }],
  ['http://mall.example', null],
  ['http://127.0.0.1:5100', null],
  ['https://127.0.0.1', null],
  ['https://[::1]:5100', null],
])('of %s passkeys are for %j', (publicUrl, place) => {
  expect(passkeyPlaceOf(publicUrl)).toEqual(place)
})

test('without a usable origin nothing is offered, and both ceremonies are refused', async () => {
  const without = await createTestMall({ config: { passkeys: null } })
  try {
    const { Token: token } = await without.login('buyer')
    expect((await without.call('POST /api/Account/PasskeyLoginOptions', {})).code).toBe('PASSKEY_NOT_CONFIGURED')
    expect((await without.call('POST /api/Account/PasskeyRegisterOptions', { Password: demoPassword }, { token })).code).toBe('PASSKEY_NOT_CONFIGURED')
  } finally {
    await without.close()
  }
})

describe('registering', () => {
  it('needs the password, then asks for user verification and no attestation, and returns the passkey, which is written down and mailed', async () => {
    const { Token: token } = await mall.login('buyer')
    expect((await mall.call('POST /api/Account/PasskeyRegisterOptions', { Password: 'wrong' }, { token })).code).toBe('WRONG_PASSWORD')
    const options = await creation(token)
    expect(options).toMatchObject({ rp: { id: 'mall.test' }, user: { name: 'buyer' }, attestation: 'none', excludeCredentials: [], authenticatorSelection: { residentKey: 'required', userVerification: 'required' } })
    const authenticator = createSoftwareAuthenticator(testOrigin)
    const { body } = await mall.call('POST /api/Account/PasskeyRegister', { Name: ' 工作手机 ', Credential: authenticator.register(options) }, { token })
    expect(body).toMatchObject({ Name: '工作手机', CreatedAt: '2026-03-18T10:00:00+08:00', LastUsedAt: null })
    expect(await list(token)).toEqual([body])
    expect((await creation(token)).excludeCredentials).toEqual([{ id: authenticator.id, type: 'public-key', transports: ['internal'] }])
    expect(await audited('PasskeyAdd', 2)).toBe(1)
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([['buyer@mall.example', '您的账号添加了通行密钥']])
    expect(mails[0]?.text).toContain('“工作手机”')
  })

  it.each<readonly [string, Deviations, RegExp]>([
    ['of another origin', { origin: 'https://mall.test.evil.example' }, /origin/],
    ['for another domain', { rpId: 'evil.example' }, /RP ID/],
    ['without user verification', { userVerified: false }, /could not be verified/],
    ['of a login', { type: 'webauthn.get' }, /response type/],
    ['whose attestation names certificates', { attestation: { fmt: 'packed', x5c: [new Uint8Array(16)] } }, /not asked for/],
    ['with an attestation of another format', { attestation: { fmt: 'android-safetynet' } }, /not asked for/],
    ['of an algorithm that was not offered', { algorithm: -36 }, /public key alg/],
    ['that another key signed', { attestation: { fmt: 'packed', isForged: true } }, /not valid/],
    ['that names another credential', { id: 'bm9ib2R5' }, /another credential/i],
  ])('refuses an answer %s, and says why in the log alone', async (_case, given, why) => {
    const { Token: token } = await mall.login('approver')
    expect((await register(token, given)).reply).toMatchObject({ code: 'PASSKEY_REJECTED', message: '通行密钥无效，可能已被删除' })
    expect(warnings.at(-1)).toMatchObject({ userId: 3, why: expect.stringMatching(why) })
    expect(await list(token)).toEqual([])
  })

  it('takes an attestation that the key itself signed, which names nobody', async () => {
    const { authenticator, reply } = await register((await mall.login('buyer')).Token, { attestation: { fmt: 'packed' } })
    expect(reply.success).toBe(true)
    expect((await logIn(authenticator)).body?.User.uid).toBe(2)
  })

  it('takes a challenge once, from its user, for its purpose, in its browser and network, for five minutes', async () => {
    const { Token: token } = await mall.login('finance')
    const { Token: others } = await mall.login('approver')
    const answer = async (options: Awaited<ReturnType<typeof creation>>, by = token, more = {}) =>
      (await mall.call('POST /api/Account/PasskeyRegister', { Name: '工作手机', Credential: createSoftwareAuthenticator(testOrigin).register(options) }, { token: by, ...more })).code
    const options = await creation(token)
    expect(await answer(options, others)).toBe('PASSKEY_EXPIRED')
    expect(await answer(options, token, { ip: '192.0.2.9' })).toBe('PASSKEY_EXPIRED')
    expect(await answer(options, token, { headers: { 'User-Agent': 'Another browser' } })).toBe('PASSKEY_EXPIRED')
    expect(await answer(options)).toBe('OK')
    expect(await answer(options)).toBe('PASSKEY_EXPIRED')
    expect(await answer({ ...options, challenge: (await request()).challenge })).toBe('PASSKEY_EXPIRED')
    const late = await creation(token)
    mall.advance(300_000)
    expect(await answer(late)).toBe('PASSKEY_EXPIRED')
    expect(await list(token)).toHaveLength(1)
  })

  it('is over when a new password ends the session, also where the rest of its call is still on the way', async () => {
    const { Token: token } = await mall.login('finance')
    const before = await mall.db.$count(passkey, eq(passkey.userId, 4))
    const body = JSON.stringify({ Name: '别人的手机', Credential: createSoftwareAuthenticator(testOrigin).register(await creation(token)) })
    const changed: string[] = []
    /** Asked for once the caller is known. */
    const slow = new ReadableStream<Uint8Array<ArrayBuffer>>({
      pull: async (controller) => {
        changed.push((await mall.call('POST /api/Account/ChangePassword', { OldPassword: demoPassword, Password: 'Ink&Brush26' }, { token })).code)
        controller.enqueue(new TextEncoder().encode(body))
        controller.close()
      },
    }, { highWaterMark: 0 })
    const response = await mall.fetch('/api/Account/PasskeyRegister', { method: 'POST', headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` }, body: slow, duplex: 'half' } as RequestInit)
    expect([changed, response.status]).toEqual([['OK'], 401])
    expect(await mall.db.$count(passkey, eq(passkey.userId, 4))).toBe(before)
  })

  it('refuses a credential that somebody has', async () => {
    const { authenticator } = await owner('other')
    const { Token: token } = await mall.login('approver')
    const { code } = await mall.call('POST /api/Account/PasskeyRegister', { Name: '借来的', Credential: authenticator.register(await creation(token)) }, { token })
    expect(code).toBe('PASSKEY_ALREADY_REGISTERED')
  })

  it('ends with ten, also of those that are registered at the same moment', async () => {
    const { Token: token } = await mall.login('approver2')
    // One after the other: twelve passwords at one moment count as twelve tries until they are checked, and the account is slowed.
    const begun: Awaited<ReturnType<typeof creation>>[] = []
    for (let one = 0; one < 12; one++) begun.push(await creation(token))
    const codes = await Promise.all(
      begun.map(async (options, index) => (await mall.call('POST /api/Account/PasskeyRegister', { Name: `第${index}个`, Credential: createSoftwareAuthenticator(testOrigin).register(options) }, { token })).code),
    )
    expect(codes.filter((code) => code === 'OK')).toHaveLength(10)
    expect(codes.filter((code) => code === 'PASSKEY_LIMIT_REACHED')).toHaveLength(2)
    expect(await mall.call('POST /api/Account/PasskeyRegisterOptions', { Password: demoPassword }, { token })).toMatchObject({ code: 'PASSKEY_LIMIT_REACHED', message: '最多添加10个通行密钥，请先删除不用的' })
  })
})

describe('a registered passkey', () => {
  it('gets another name, and is removed with the password, by its user alone, which is written down and mailed', async () => {
    const { token, passkeyId: PasskeyId } = await owner('buyer2')
    const { Token: others } = await mall.login('buyer')
    expect((await mall.call('POST /api/Account/PasskeyRename', { PasskeyId, Name: '我的' }, { token: others })).code).toBe('PASSKEY_NOT_FOUND')
    expect((await mall.call('POST /api/Account/PasskeyRemove', { PasskeyId, Password: demoPassword }, { token: others })).code).toBe('PASSKEY_NOT_FOUND')
    expect((await mall.send('POST /api/Account/PasskeyRename', { PasskeyId, Name: '长'.repeat(31) }, { token })).code).toBe('INVALID_INPUT')
    expect((await mall.call('POST /api/Account/PasskeyRename', { PasskeyId, Name: '家里的电脑' }, { token })).body).toMatchObject({ PasskeyId, Name: '家里的电脑' })
    expect((await mall.call('POST /api/Account/PasskeyRemove', { PasskeyId, Password: 'wrong' }, { token })).code).toBe('WRONG_PASSWORD')
    mails.length = 0
    expect((await mall.call('POST /api/Account/PasskeyRemove', { PasskeyId, Password: demoPassword }, { token })).body).toBe('通行密钥已删除')
    expect(await list(token)).toEqual([])
    expect([await audited('PasskeyRename', 6), await audited('PasskeyRemove', 6)]).toEqual([1, 1])
    expect(mails.map(({ subject }) => subject)).toEqual(['您的账号删除了通行密钥'])
  })

  it('is removed by an administrator’s reset too, and nothing is left to reset', async () => {
    await owner('buyer2')
    const { Token: token } = await mall.login('admin')
    const detail = async () => (await mall.call('POST /api/Account/Detail', { UserId: 6 }, { token })).body
    const before = await detail()
    expect(before?.AllowActions).toContain('ResetFactor')
    expect((await mall.call('POST /api/Account/SecondFactorReset', { UserId: 6, Version: before?.Version ?? 0, RequestId: crypto.randomUUID() }, { token })).success).toBe(true)
    expect(await mall.db.$count(passkey, eq(passkey.userId, 6))).toBe(0)
    expect((await detail())?.AllowActions).not.toContain('ResetFactor')
    expect(mails.at(-1)?.text).toContain('删除了全部通行密钥')
  })
})
