import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoPassword } from '../../demo/organisation.ts'
import { createTestMall, type TestMall } from '../../testing/test-mall.ts'

let mall: TestMall
beforeAll(async () => {
  mall = await createTestMall()
})
afterAll(() => mall.close())

const check = async (Account: string) => mall.call('POST /api/Account/ResetCheck', { Account, CaptchaVerifyParam: await mall.solveCaptcha() })
const verify = (Ticket: string, Code: string) => mall.call('POST /api/Account/ResetVerify', { Ticket, Code })
const finish = (Ticket: string, Password: string) => mall.call('POST /api/Account/ResetPassword', { Ticket, Password })

const codeOf = (headers: Headers) => headers.get('X-Reset-Code') ?? ''
const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')
const minute = 60_000

/** A ticket whose code was right. */
const verified = async (account: string) => {
  const { body, headers } = await check(account)
  const ticket = body?.Ticket ?? ''
  await verify(ticket, codeOf(headers))
  return ticket
}

describe('requesting a code', () => {
  it('returns the same whether or not the account exists', async () => {
    const [known, unknown, left] = [await check('buyer'), await check('nobody-has-this-name'), await check('left')]
    for (const response of [known, unknown, left]) {
      expect(response).toMatchObject({
        status: 200,
        success: true,
        body: { Targets: [{ Type: 'registered', Masked: '该账号登记的邮箱' }], ResendSeconds: 60, ExpiresAt: '2026-03-18T10:10:00+08:00' },
      })
      expect(response.body?.Ticket).toHaveLength(known.body?.Ticket.length ?? 0)
      expect(Object.keys(response.body ?? {})).toEqual(Object.keys(known.body ?? {}))
      expect(codeOf(response.headers)).toMatch(/^\d{6}$/)
    }
    expect(mall.sent.map(({ email, minutes }) => [email, minutes])).toEqual([['buyer@mall.example', 10]])
    expect(mall.sent[0]?.code).toBe(codeOf(known.headers))
  })

  it.each(['buyer', ' ＢＵＹＥＲ', 'nobody-has-this-name'])('is possible again after 60 s, also for %j', async (account) => {
    expect((await check(account)).message).toBe('请60秒后重新获取')
  })

  it('needs a captcha', async () => {
    expect((await mall.call('POST /api/Account/ResetCheck', { Account: 'finance', CaptchaVerifyParam: 'made-up' })).message).toBe('验证码验证失败，请重试')
  })

  it('several times in parallel sends one code', async () => {
    const before = mall.sent.length
    const credentials = await Promise.all(Array.from({ length: 8 }, () => mall.solveCaptcha()))
    const responses = await Promise.all(
      credentials.map((CaptchaVerifyParam) => mall.call('POST /api/Account/ResetCheck', { Account: 'finance', CaptchaVerifyParam })),
    )
    expect(responses.filter(({ success }) => success)).toHaveLength(1)
    expect(mall.sent.length - before).toBe(1)
  })

  it('stops at ten codes a day', async () => {
    const messages: string[] = []
    for (let turn = 0; turn < 11; turn++) {
      messages.push((await check('approver2')).message)
      mall.advance(minute)
    }
    expect(messages.filter((message) => message !== '')).toEqual(['今日获取验证码次数已达上限，请明天再试'])
    mall.advance(24 * 60 * minute)
    expect((await check('approver2')).success).toBe(true)
  })
})

it('of a user is one code, whichever of their names is typed', async () => {
  expect((await check('finance')).success).toBe(true)
  expect((await check('finance@mall.example')).message).toBe('请60秒后重新获取')
})

describe('the code', () => {
  it('is valid for five tries', async () => {
    const { body, headers } = await check('approver')
    const ticket = body?.Ticket ?? ''
    const code = codeOf(headers)
    const messages: string[] = []
    for (let tries = 0; tries < 5; tries++) messages.push((await verify(ticket, other(code))).message)
    expect(messages).toEqual([...[4, 3, 2, 1].map((left) => `验证码错误，还可尝试${left}次`), '验证码已失效，请重新获取'])
    expect((await verify(ticket, code)).message).toBe('验证码已失效，请重新获取')
  })

  it('has five tries, also for guesses sent in parallel', async () => {
    mall.advance(minute)
    const { body, headers } = await check('approver')
    const responses = await Promise.all(Array.from({ length: 12 }, () => verify(body?.Ticket ?? '', other(codeOf(headers)))))
    expect(responses.filter(({ message }) => message.startsWith('验证码错误'))).toHaveLength(4)
    expect((await verify(body?.Ticket ?? '', codeOf(headers))).success).toBe(false)
  })

  it('is valid for ten minutes', async () => {
    mall.advance(minute)
    const { body, headers } = await check('approver')
    mall.advance(10 * minute)
    expect((await verify(body?.Ticket ?? '', codeOf(headers))).message).toBe('验证码已失效，请重新获取')
  })

  it('of a name without an account is never right', async () => {
    mall.advance(minute)
    const { body, headers } = await check('nobody-has-this-name')
    expect((await verify(body?.Ticket ?? '', codeOf(headers))).message).toBe('验证码错误，还可尝试4次')
    expect((await finish(body?.Ticket ?? '', 'Abcdef12')).message).toBe('验证码已失效，请重新获取')
  })

  it('requested again replaces the last one', async () => {
    mall.advance(minute)
    const first = await check('approver')
    mall.advance(minute)
    await check('approver')
    expect((await verify(first.body?.Ticket ?? '', codeOf(first.headers))).message).toBe('验证码已失效，请重新获取')
  })
})

describe('the new password', () => {
  it('needs a right code first', async () => {
    mall.advance(minute)
    const { body } = await check('buyer2')
    expect((await finish(body?.Ticket ?? '', 'Abcdef12')).message).toBe('验证码已失效，请重新获取')
  })

  it.each([
    ['short1A', '密码须为8–20个字符'],
    ['alllowercase', '密码须包含大写字母、小写字母、数字、符号中的至少三种'],
    ['xBuyer2x!', '密码不能包含账号'],
    ['Aa12000000006', '密码不能包含账号'],
  ])('%s is rejected: %s', async (password, message) => {
    mall.advance(minute)
    const ticket = await verified('buyer2')
    expect((await finish(ticket, password)).message).toBe(message)
  })

  it('replaces the old one once, lifts a lock and ends every session', async () => {
    const before = await mall.login('buyer2')
    for (let tries = 0; tries < 5; tries++) {
      await mall.call('POST /api/Account/Login', { Account: 'buyer2', Password: 'wrong', CaptchaVerifyParam: await mall.solveCaptcha() })
    }
    mall.advance(minute)
    const ticket = await verified('buyer2')
    const [first, second] = await Promise.all([finish(ticket, 'Neues!2026'), finish(ticket, 'Andere!2026')])
    const messages = [first.message, second.message].toSorted()
    expect(messages).toEqual(['', '验证码已失效，请重新获取'])
    expect([first.body, second.body]).toContain('密码重置成功，请重新登录')
    expect((await mall.call('POST /api/ShoppingCart/Count', {}, { token: before.Token })).status).toBe(401)
    await mall.login('buyer2', first.success ? 'Neues!2026' : 'Andere!2026')
    const old = await mall.call('POST /api/Account/Login', { Account: 'buyer2', Password: demoPassword, CaptchaVerifyParam: await mall.solveCaptcha() })
    expect(old.message).toBe('账号或密码错误，还可尝试4次')
  })

  it('can be set for ten minutes after the code', async () => {
    mall.advance(minute)
    const ticket = await verified('buyer2')
    mall.advance(10 * minute)
    expect((await finish(ticket, 'Abcdef12')).message).toBe('验证码已失效，请重新获取')
  })
})

it('outside of a test environment no response contains the code', async () => {
  const live = await createTestMall()
  const CaptchaVerifyParam = await live.solveCaptcha()
  Object.assign(live.deps.config, { mallEnv: 'live' })
  const { headers } = await live.call('POST /api/Account/ResetCheck', { Account: 'buyer', CaptchaVerifyParam })
  expect(headers.has('X-Reset-Code')).toBe(false)
  expect(live.sent).toHaveLength(1)
  await live.close()
})
