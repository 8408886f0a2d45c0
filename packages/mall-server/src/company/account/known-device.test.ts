import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoPassword } from '../../demo/organisation.ts'
import { createTestMall, type TestMall } from '../../testing/test-mall.ts'
import { rememberDevice } from './known-device.ts'

let mall: TestMall
beforeAll(async () => {
  mall = await createTestMall()
})
afterAll(() => mall.close())

const locked = '账号已锁定，请15分钟后重试'

const logIn = async (Account: string, Password: string, cookie = '') => {
  const answer = await mall.call('POST /api/Account/Login', { Account, Password, CaptchaVerifyParam: await mall.solveCaptcha() }, { headers: cookie === '' ? {} : { Cookie: cookie } })
  return { message: answer.message, uid: answer.body?.User.uid, setCookie: answer.headers.get('Set-Cookie') }
}

/** The cookie of a browser that an account has just logged in with. */
const knownBrowserOf = async (account: string, password = demoPassword): Promise<string> => {
  const { setCookie } = await logIn(account, password)
  if (setCookie === null) throw new Error('no cookie')
  return setCookie.split(';')[0] ?? ''
}

const guess = async (account: string, times: number, cookie?: string) => {
  let message = ''
  for (let turn = 0; turn < times; turn++) ({ message } = await logIn(account, `Wrong@2026${turn}`, cookie))
  return message
}

describe('who guesses a password', () => {
  it('locks out whoever is unknown, and not the browser that its owner logged in with before', async () => {
    const cookie = await knownBrowserOf('buyer')
    expect(await guess('buyer', 5)).toBe(locked)
    expect((await logIn('buyer', demoPassword)).message).toBe(locked)
    expect((await logIn('buyer', demoPassword, cookie)).uid).toBe(2)
  })

  it('has five tries in all, whichever name of the user is typed', async () => {
    const names = ['approver', '12000000003', 'approver@mall.example']
    for (let turn = 0; turn < 4; turn++) await guess(names[turn % names.length] ?? '', 1)
    expect(await guess('approver', 1)).toBe(locked)
    for (const name of names) expect((await logIn(name, demoPassword)).message).toBe(locked)
  })

  it('on the known browser has five of its own, and locks nobody else', async () => {
    const cookie = await knownBrowserOf('finance')
    expect(await guess('finance', 5, cookie)).toBe(locked)
    expect((await logIn('finance', demoPassword, cookie)).message).toBe(locked)
    expect((await logIn('finance', demoPassword)).message).toBe('')
  })

  it.each([
    ['made up', () => 'MallDevice=abc.def'],
    ['with another id under the signature', (cookie: string) => cookie.replace(/=(.)/, (_whole, first: string) => `=${first === 'a' ? 'b' : 'a'}`)],
    ['of another user', () => knownBrowserOf('other')],
  ])('is unknown with a cookie %s', async (_case, forge) => {
    const forged = await forge(await knownBrowserOf('approver2'))
    expect(await guess('approver2', 5)).toBe(locked)
    expect((await logIn('approver2', demoPassword, forged)).message).toBe(locked)
    mall.advance(25 * 60 * 60_000)
  })

  it('locks the known browser until the password is another one', async () => {
    const cookie = await knownBrowserOf('buyer2')
    const { Token } = await mall.login('buyer2')
    expect(await guess('buyer2', 5, cookie)).toBe(locked)
    await mall.call('POST /api/Account/ChangePassword', { OldPassword: demoPassword, Password: 'Desk&Paper26' }, { token: Token })
    expect((await logIn('buyer2', 'Desk&Paper26', cookie)).message).toBe('')
  })
})

it('the cookie is for the account’s calls alone, and no script reads it', async () => {
  const { setCookie } = await logIn('admin', demoPassword)
  expect(setCookie).toMatch(/^MallDevice=[\w-]{43}\.[\w-]{43}; /)
  for (const part of ['Path=/api/Account', 'HttpOnly', 'SameSite=Lax', 'Max-Age=31536000']) expect(setCookie).toContain(part)
  expect((await logIn('admin', 'wrong')).setCookie).toBeNull()
})

it.each([[true, 'https', true], [true, 'http', false], [false, 'https', false]])('with a trusted proxy: %s, that says %s, the cookie is for TLS alone: %s', async (trustProxy, proto, isSecure) => {
  const headers = new Headers()
  const request = new Request('http://mall.test/api/Account/Login', { headers: { 'X-Forwarded-Proto': proto } })
  await rememberDevice({ request, headers }, 1, { config: { ...mall.deps.config, trustProxy }, randomness: mall.deps.randomness })
  expect(headers.get('Set-Cookie')?.includes('; Secure')).toBe(isSecure)
})
