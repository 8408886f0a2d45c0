import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import type { CallOutput, SecondFactorTicket } from '@mall/api/contract'
import { demoPassword } from '../../../demo/organisation.ts'
import { recoveryCode, secondFactor } from '../../../platform/db/schema/organisation.ts'
import { auditLog } from '../../../platform/db/schema/writes.ts'
import { seal, unseal } from '../../../platform/http/seal.ts'
import { systemRandomness } from '../../../platform/randomness.ts'
import type { Mail } from '../../../platform/mail/mail-sender.ts'
import { createTestMall, type TestMall } from '../../../testing/test-mall.ts'
import { codeAt, stepOf } from './totp.ts'

const mails: Mail[] = []
let mall: TestMall
beforeAll(async () => {
  mall = await createTestMall({ mail: { send: (mail) => Promise.resolve(void mails.push(mail)) } })
})
afterAll(() => mall.close())

const second = 1000
const headers = { 'User-Agent': 'Browser of the test' }
const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

const logIn = async (Account: string, options: { ip?: string; cookie?: string; password?: string } = {}) => {
  const { ip, cookie, password = demoPassword } = options
  const reply = await mall.call(
    'POST /api/Account/Login', { Account, Password: password, CaptchaVerifyParam: await mall.solveCaptcha() }, { ip: ip ?? '127.0.0.1', headers: { ...headers, ...(cookie === undefined ? {} : { Cookie: cookie }) } },
  )
  return { ...reply, ticket: (reply.body as unknown as SecondFactorTicket | null)?.Ticket ?? '' }
}
const answer = (Ticket: string, Code: string, ip = '127.0.0.1', agent = headers['User-Agent']) => mall.call('POST /api/Account/SecondFactor', { Ticket, Code }, { ip, headers: { 'User-Agent': agent } })

/** Switches the second factor of an account on. Its secret, recovery codes and a session. */
const enrol = async (account: string) => {
  const { Token: token } = await mall.login(account)
  const started = await mall.call('POST /api/Account/SecondFactorStart', { Password: demoPassword }, { token })
  const secret = started.body?.Secret ?? ''
  const confirmed = await mall.call('POST /api/Account/SecondFactorConfirm', { Code: codeAt(secret, mall.clock()) }, { token })
  return { token, secret, uri: started.body?.Uri ?? '', codes: confirmed.body?.RecoveryCodes ?? [] }
}
const codeNow = (secret: string) => codeAt(secret, mall.clock())

// RFC 6238, appendix B: the secret is the ASCII text 12345678901234567890; its last six digits.
test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('at %i s the code is %s', (time, code) => {
  const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
  const now = new Date(time * second)
  expect(codeAt(secret, now)).toBe(code)
  expect(stepOf(secret, code, now)).toBe(Math.floor(time / 30))
  for (const behind of [-30, 30]) expect(stepOf(secret, code, new Date((time + behind) * second))).toBe(Math.floor(time / 30))
  for (const far of [-60, 60]) expect(stepOf(secret, code, new Date((time + far) * second))).toBeNull()
})

test('what is sealed opens for its owner and its use alone, and not when it was changed', async () => {
  const own = { secret: mall.deps.config.secret, use: 'second-factor', owner: '7' }
  const sealed = await seal('秘密', own, systemRandomness)
  expect(sealed).not.toContain('秘密')
  expect(await seal('秘密', own, systemRandomness)).not.toBe(sealed)
  expect(await unseal(sealed, own)).toBe('秘密')
  for (const forged of [{ ...own, owner: '8' }, { ...own, use: 'other' }, { ...own, secret: `${own.secret}!` }]) await expect(unseal(sealed, forged)).rejects.toThrow()
  const [nonce = '', body = ''] = sealed.split('.')
  await expect(unseal(`${nonce}.${body.startsWith('A') ? 'B' : 'A'}${body.slice(1)}`, own)).rejects.toThrow()
})

describe('switching it on', () => {
  it('needs the password, then a code of the authenticator, and gives ten recovery codes', async () => {
    const { Token: token } = await mall.login('buyer')
    const state = async () => (await mall.call('POST /api/Account/SecondFactorState', {}, { token })).body
    expect(await state()).toEqual({ Demanded: false, Enabled: false, Since: null, RecoveryCodesLeft: 0 })
    expect((await mall.call('POST /api/Account/SecondFactorStart', { Password: 'wrong' }, { token })).code).toBe('WRONG_PASSWORD')
    const { body } = await mall.call('POST /api/Account/SecondFactorStart', { Password: demoPassword }, { token })
    const { Secret = '', Uri = '' } = body ?? {}
    expect(Secret).toMatch(/^[A-Z2-7]{32}$/)
    expect(new URL(Uri).searchParams.get('secret')).toBe(Secret)
    expect(decodeURIComponent(Uri)).toContain(':buyer?')
    // Not confirmed: the login does not ask.
    expect((await logIn('buyer')).success).toBe(true)
    const confirm = (Code: string) => mall.call('POST /api/Account/SecondFactorConfirm', { Code }, { token })
    expect(await confirm(other(codeNow(Secret)))).toMatchObject({ code: 'SECOND_FACTOR_WRONG', message: '验证码错误，还可尝试4次' })
    const confirmed = await confirm(codeNow(Secret))
    expect(new Set(confirmed.body?.RecoveryCodes).size).toBe(10)
    for (const code of confirmed.body?.RecoveryCodes ?? []) expect(code).toMatch(/^[A-Z2-9]{4}-[A-Z2-9]{4}$/)
    expect(await state()).toEqual({ Demanded: false, Enabled: true, Since: '2026-03-18T10:00:00+08:00', RecoveryCodesLeft: 10 })
    expect((await mall.call('POST /api/Account/SecondFactorStart', { Password: demoPassword }, { token })).code).toBe('SECOND_FACTOR_ALREADY_ON')
    const written = JSON.stringify([await mall.db.select().from(secondFactor), await mall.db.select().from(recoveryCode), await mall.db.select().from(auditLog)])
    for (const kept of [Secret, ...(confirmed.body?.RecoveryCodes ?? [])]) expect(written).not.toContain(kept)
    expect(await mall.db.$count(auditLog, eq(auditLog.action, 'Account.SecondFactorOn'))).toBe(1)
  })
})

describe('a login with a second factor', () => {
  let secret = ''
  let codes: readonly string[] = []
  let token = ''
  beforeAll(async () => {
    ;({ secret, codes, token } = await enrol('approver'))
    mall.advance(60 * second)
  })

  it('gives a ticket and no session, then the login for a code, which is good once', async () => {
    const { code, message, body, ticket, headers: answered } = await logIn('approver')
    expect([code, message]).toEqual(['SECOND_FACTOR_REQUIRED', '请输入两步验证的验证码'])
    expect(Object.keys(body ?? {}).toSorted()).toEqual(['ExpiresAt', 'Ticket'])
    expect(answered.get('Set-Cookie')).toBeNull()
    expect((await mall.call('POST /api/ShoppingCart/Count', {}, { token: ticket })).status).toBe(401)
    const used = codeNow(secret)
    const login = await answer(ticket, `${used.slice(0, 3)} ${used.slice(3)}`)
    expect(login.body?.User.uid).toBe(3)
    expect(login.headers.get('Set-Cookie')).toContain('MallDevice=')
    expect((await answer((await logIn('approver')).ticket, used)).code).toBe('SECOND_FACTOR_WRONG')
    mall.advance(30 * second)
    expect((await answer((await logIn('approver')).ticket, codeNow(secret))).success).toBe(true)
  })

  it('takes one of two equal codes that come at the same moment', async () => {
    mall.advance(30 * second)
    const tickets = [(await logIn('approver')).ticket, (await logIn('approver')).ticket]
    const answers = await Promise.all(tickets.map((ticket) => answer(ticket, codeNow(secret))))
    expect(answers.filter(({ success }) => success)).toHaveLength(1)
  })

  it('takes each recovery code once', async () => {
    const [code = ''] = codes
    expect((await answer((await logIn('approver')).ticket, code.toLowerCase().replace('-', ' '))).success).toBe(true)
    expect((await answer((await logIn('approver')).ticket, code)).code).toBe('SECOND_FACTOR_WRONG')
    expect((await mall.call('POST /api/Account/SecondFactorState', {}, { token })).body?.RecoveryCodesLeft).toBe(9)
  })

  it.each([
    ['at another network', '192.0.2.9', headers['User-Agent'], 0],
    ['of another browser', '127.0.0.1', 'Another browser', 0],
    ['after five minutes', '127.0.0.1', headers['User-Agent'], 300],
  ])('the ticket is not good %s', async (_case, ip, agent, seconds) => {
    const { ticket } = await logIn('approver')
    mall.advance(seconds * second)
    expect((await answer(ticket, codeNow(secret), ip, agent)).code).toBe('SECOND_FACTOR_EXPIRED')
  })

  it.each(['invented', 'a.b.c'])('the ticket %s is not good', async (ticket) => {
    expect((await answer(ticket, '123456')).code).toBe('SECOND_FACTOR_EXPIRED')
  })

  it('an access token is no ticket', async () => {
    expect((await answer(token, codeNow(secret))).code).toBe('SECOND_FACTOR_EXPIRED')
  })

  it('locks a network out by five wrong codes, also sent at the same moment, and no other', async () => {
    const ip = '198.51.100.9'
    const { ticket } = await logIn('approver', { ip })
    const answers = await Promise.all(Array.from({ length: 12 }, () => answer(ticket, 'AAAA-AAAA', ip)))
    expect(answers.filter(({ code }) => code === 'SECOND_FACTOR_WRONG')).toHaveLength(4)
    expect((await answer(ticket, codeNow(secret), ip)).message).toBe('账号已锁定，请15分钟后重试')
    expect((await answer((await logIn('approver')).ticket, codeNow(secret))).success).toBe(true)
  })
})

describe('switching it off', () => {
  it('needs the password, and the login asks no more', async () => {
    const { token } = await enrol('finance')
    expect((await logIn('finance')).code).toBe('SECOND_FACTOR_REQUIRED')
    expect((await mall.call('POST /api/Account/SecondFactorEnd', { Password: 'wrong' }, { token })).code).toBe('WRONG_PASSWORD')
    expect((await mall.call('POST /api/Account/SecondFactorEnd', { Password: demoPassword }, { token })).body).toBe('两步验证已关闭')
    expect((await mall.call('POST /api/Account/SecondFactorEnd', { Password: demoPassword }, { token })).code).toBe('SECOND_FACTOR_OFF')
    expect((await logIn('finance')).success).toBe(true)
    expect(await mall.db.$count(auditLog, eq(auditLog.action, 'Account.SecondFactorOff'))).toBe(1)
  })

  it('for a colleague is up to those who manage accounts, is written down, and its owner gets a mail', async () => {
    const { token: own } = await enrol('buyer2')
    const admin = await mall.login('admin')
    const detail = async () => (await mall.call('POST /api/Account/Detail', { UserId: 6 }, { token: admin.Token })).body as CallOutput<'POST /api/Account/Detail'>
    const before = await detail()
    expect(before.AllowActions).toContain('ResetFactor')
    const input = { UserId: 6, Version: before.Version, RequestId: crypto.randomUUID() }
    expect((await mall.call('POST /api/Account/SecondFactorReset', input, { token: own })).status).toBe(403)
    expect((await mall.call('POST /api/Account/SecondFactorReset', input, { token: admin.Token })).success).toBe(true)
    expect((await detail()).AllowActions).not.toContain('ResetFactor')
    expect((await mall.call('POST /api/Account/SecondFactorReset', { ...input, Version: (await detail()).Version, RequestId: crypto.randomUUID() }, { token: admin.Token })).code).toBe('ACCOUNT_ACTION_NOT_ALLOWED')
    expect((await logIn('buyer2')).success).toBe(true)
    expect(await mall.db.$count(auditLog, eq(auditLog.action, 'Account.ResetFactor'))).toBe(1)
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([['buyer2@mall.example', '您的两步验证已被管理员关闭']])
  })
})

test('a retry of a reset sends no second mail', async () => {
  await enrol('approver2')
  const { Token: token } = await mall.login('admin')
  const id = 7
  const Version = (await mall.call('POST /api/Account/Detail', { UserId: id }, { token })).body?.Version ?? 0
  const input = { UserId: id, Version, RequestId: crypto.randomUUID() }
  const before = mails.length
  await mall.call('POST /api/Account/SecondFactorReset', input, { token })
  await mall.call('POST /api/Account/SecondFactorReset', input, { token })
  expect(mails.length - before).toBe(1)
})

test('a second factor that is on is unknown to whoever has the wrong password', async () => {
  await enrol('other')
  expect((await logIn('other', { password: 'Wrong@2026' })).code).toBe('WRONG_PASSWORD')
})
