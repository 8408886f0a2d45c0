import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { demoPassword } from '../../demo/organisation.ts'
import { appUser, loginAttempt } from '../../platform/db/schema/organisation.ts'
import { auditLog } from '../../platform/db/schema/writes.ts'
import { createTestMall, type TestMall } from '../../testing/test-mall.ts'

let mall: TestMall
beforeAll(async () => {
  mall = await createTestMall()
})
afterAll(() => mall.close())

const minute = 60_000
const accounts = ['buyer', 'approver', 'approver2', 'finance', 'buyer2']
const stranger = '198.51.100.7'

const logIn = async (Account: string, Password: string, ip: string, cookie = '') =>
  mall.call('POST /api/Account/Login', { Account, Password, CaptchaVerifyParam: await mall.solveCaptcha() }, { ip, headers: cookie === '' ? {} : { Cookie: cookie } })

const check = async (Account: string, ip: string, Purpose: 'reset' | 'unlock' = 'reset', cookie = '') => {
  const { body, headers, ...rest } = await mall.call(
    'POST /api/Account/ResetCheck', { Account, Purpose, CaptchaVerifyParam: await mall.solveCaptcha() }, { ip, headers: cookie === '' ? {} : { Cookie: cookie } },
  )
  return { ...rest, headers, ticket: body?.Ticket ?? '', code: headers.get('X-Reset-Code') ?? '' }
}
const verify = (Ticket: string, Code: string, ip: string) => mall.call('POST /api/Account/ResetVerify', { Ticket, Code }, { ip })

describe('a stranger at one address', () => {
  it('locks nobody out by hundreds of wrong passwords for five accounts, but themself', async () => {
    for (let turn = 0; turn < 200; turn++) await logIn(accounts[turn % accounts.length] ?? '', `Wrong@${turn}`, stranger)
    for (const [place, account] of accounts.entries()) {
      const refused = await logIn(account, demoPassword, stranger)
      expect(refused).toMatchObject({ code: 'ACCOUNT_LOCKED', message: '账号已锁定，请15分钟后重试' })
      expect(refused.headers.get('Retry-After')).toBe('900')
      expect((await logIn(account, demoPassword, `192.0.2.${place + 1}`)).success).toBe(true)
    }
    expect((await mall.db.select({ total: loginAttempt.total }).from(loginAttempt)).map(({ total }) => total)).not.toContain(6)
  })

  it('with a whole IPv6 network is one', async () => {
    for (let turn = 0; turn < 5; turn++) await logIn('other', `Wrong@${turn}`, `2001:db8:1:2::${turn + 1}`)
    expect((await logIn('other', demoPassword, '2001:db8:1:2:ffff::9')).code).toBe('ACCOUNT_LOCKED')
    expect((await logIn('other', demoPassword, '2001:db8:1:3::1')).success).toBe(true)
  })
})

describe('strangers at many addresses', () => {
  const account = 'admin'
  let cookie = ''

  it('have ten tries at once, whatever their number', async () => {
    cookie = (await logIn(account, demoPassword, '192.0.2.50')).headers.get('Set-Cookie')?.split(';')[0] ?? ''
    const answers = []
    for (let network = 0; network < 60; network++) answers.push(await logIn(account, `Wrong@${network}`, `203.0.113.${network}`))
    expect(answers.filter(({ code }) => code === 'WRONG_PASSWORD')).toHaveLength(10)
    expect(answers.filter(({ code }) => code === 'LOGIN_SLOWED')).toHaveLength(50)
    expect(answers.at(-1)?.message).toBe('该账号登录尝试过于频繁，请1秒后重试')
    expect(answers.at(-1)?.headers.get('Retry-After')).toBe('1')
  })

  it('are slowed to six a minute by their first tries, and less by all others', async () => {
    let checked = 0
    for (let second = 0; second < 600; second++) {
      mall.advance(1000)
      if ((await logIn(account, 'Wrong@2026', `100.64.${Math.floor(second / 200)}.${second % 200}`)).code === 'WRONG_PASSWORD') checked++
    }
    expect(checked).toBeGreaterThan(60)
    expect(checked).toBeLessThan(90)
  })

  it('do not slow the browser that its owner logged in with', async () => {
    expect((await logIn(account, demoPassword, '203.0.113.1', cookie)).success).toBe(true)
  })

  it('let its owner in at another network after ten seconds', async () => {
    const first = await logIn(account, demoPassword, '192.0.2.77')
    expect(first.code).toBe('LOGIN_SLOWED')
    const seconds = Number(first.headers.get('Retry-After'))
    expect(seconds).toBeLessThanOrEqual(10)
    mall.advance(seconds * 1000)
    expect((await logIn(account, demoPassword, '192.0.2.77')).success).toBe(true)
  })

  it('look the same at a name that nobody has', async () => {
    const answers = []
    for (let network = 0; network < 12; network++) answers.push(await logIn('nobody-has-this-name', 'Wrong@2026', `203.0.113.${network}`))
    expect(answers.map(({ code }) => code)).toEqual([...Array.from({ length: 10 }, () => 'WRONG_PASSWORD'), 'LOGIN_SLOWED', 'LOGIN_SLOWED'])
  })
})

describe('who is locked out', () => {
  it('unlocks by a code, once, and is known from then on', async () => {
    const ip = '192.0.2.90'
    mall.advance(25 * 60 * minute)
    for (let turn = 0; turn < 5; turn++) await logIn('buyer', 'Wrong@2026', ip)
    expect((await logIn('buyer', demoPassword, ip)).code).toBe('ACCOUNT_LOCKED')
    const { ticket, code } = await check('buyer', ip, 'unlock')
    expect(mall.sent.at(-1)).toMatchObject({ purpose: 'unlock', email: 'buyer@mall.example' })
    const unlock = () => mall.call('POST /api/Account/ResetUnlock', { Ticket: ticket }, { ip })
    expect((await unlock()).code).toBe('RESET_CODE_EXPIRED')
    expect((await verify(ticket, code, ip)).success).toBe(true)
    expect((await mall.call('POST /api/Account/ResetPassword', { Ticket: ticket, Password: 'Neues!2026' }, { ip })).code).toBe('RESET_CODE_EXPIRED')
    const unlocked = await unlock()
    expect(unlocked.body).toBe('账号已解锁，请重新登录')
    expect((await unlock()).code).toBe('RESET_CODE_EXPIRED')
    const cookie = unlocked.headers.get('Set-Cookie')?.split(';')[0] ?? ''
    for (let turn = 0; turn < 6; turn++) await logIn('buyer', 'Wrong@2026', ip)
    expect((await logIn('buyer', demoPassword, ip)).code).toBe('ACCOUNT_LOCKED')
    expect((await logIn('buyer', demoPassword, ip, cookie)).success).toBe(true)
    expect(await mall.db.$count(auditLog, eq(auditLog.action, 'Account.ResetUnlock'))).toBe(1)
  })

  it('is shown in the list of accounts until then', async () => {
    const lockedUntil = async () => (await mall.db.select({ at: appUser.lockedUntil }).from(appUser).where(eq(appUser.account, 'finance')))[0]?.at ?? null
    for (let turn = 0; turn < 5; turn++) await logIn('finance', 'Wrong@2026', '192.0.2.91')
    expect(await lockedUntil()).not.toBeNull()
    const { ticket, code } = await check('finance', '192.0.2.91', 'unlock')
    await verify(ticket, code, '192.0.2.91')
    await mall.call('POST /api/Account/ResetUnlock', { Ticket: ticket }, { ip: '192.0.2.91' })
    expect(await lockedUntil()).toBeNull()
    expect((await logIn('finance', demoPassword, '192.0.2.91')).success).toBe(true)
  })

  it('of another account, or with a code for another password, unlocks nothing', async () => {
    const { ticket, code } = await check('approver', '192.0.2.92')
    await verify(ticket, code, '192.0.2.92')
    expect((await mall.call('POST /api/Account/ResetUnlock', { Ticket: ticket }, { ip: '192.0.2.92' })).code).toBe('RESET_CODE_EXPIRED')
  })
})

describe('codes that a stranger asks for', () => {
  it('replace none of the owner’s, and a stranger’s wrong tries are their own', async () => {
    const own = await check('buyer2', '192.0.2.1')
    const other = await check('buyer2', stranger)
    expect(other.success).toBe(true)
    for (let turn = 0; turn < 6; turn++) await verify(other.ticket, own.code === '000000' ? '000001' : '000000', stranger)
    expect((await verify(own.ticket, own.code, '192.0.2.1')).success).toBe(true)
    expect((await mall.call('POST /api/Account/ResetPassword', { Ticket: own.ticket, Password: 'Neues!2026' }, { ip: '192.0.2.1' })).success).toBe(true)
  })

  it('use up the stranger’s ten of the day, and not the owner’s', async () => {
    const answers = []
    for (let turn = 0; turn < 14; turn++) {
      answers.push(await check('approver2', stranger))
      mall.advance(minute)
    }
    expect(answers.filter(({ success }) => success)).toHaveLength(10)
    expect((await check('approver2', '192.0.2.3')).success).toBe(true)
  })

  it('from many addresses become few, and the owner’s browser is not slowed', async () => {
    const cookie = (await logIn('other', demoPassword, '192.0.2.4')).headers.get('Set-Cookie')?.split(';')[0] ?? ''
    const before = mall.sent.length
    for (let network = 0; network < 120; network++) {
      await check('other', `203.0.113.${network}`)
      mall.advance(30_000)
    }
    // Ten at once, then the pauses grow to five minutes.
    expect(mall.sent.length - before).toBeGreaterThan(10)
    expect(mall.sent.length - before).toBeLessThan(32)
    mall.advance(5 * minute)
    expect((await check('other', '203.0.113.200')).success).toBe(true)
    const slowed = await check('other', '192.0.2.5')
    expect(slowed.message).toBe('请300秒后重新获取')
    expect(slowed.headers.get('Retry-After')).toBe('300')
    expect((await check('other', '192.0.2.5', 'reset', cookie)).success).toBe(true)
  })

  it('end when the password is another one', async () => {
    mall.advance(24 * 60 * minute)
    const [mine, thief] = [await check('finance', '192.0.2.6'), await check('finance', stranger)]
    await verify(thief.ticket, thief.code, stranger)
    await verify(mine.ticket, mine.code, '192.0.2.6')
    expect((await mall.call('POST /api/Account/ResetPassword', { Ticket: mine.ticket, Password: 'Neues!2026' })).success).toBe(true)
    expect((await mall.call('POST /api/Account/ResetPassword', { Ticket: thief.ticket, Password: 'Andere!2026' })).code).toBe('RESET_CODE_EXPIRED')
  })
})

test.each(['buyer', 'nobody-else-has-this-name'])('at the same moment exactly five wrong passwords for %s are checked, and ten of all networks', async (account) => {
  mall.advance(25 * 60 * minute)
  const credentials = await Promise.all(Array.from({ length: 60 }, () => mall.solveCaptcha()))
  const guess = (place: number, ip: string) =>
    mall.call('POST /api/Account/Login', { Account: account, Password: 'Wrong@2026', CaptchaVerifyParam: credentials[place] ?? '' }, { ip })
  const first = await Promise.all(Array.from({ length: 20 }, (_, place) => guess(place, '198.51.100.20')))
  const counted = (answers: typeof first) => answers.map(({ message }) => message).filter((message) => message.startsWith('账号或密码错误')).toSorted()
  expect(counted(first)).toEqual([1, 2, 3, 4].map((left) => `账号或密码错误，还可尝试${left}次`))
  expect(first.filter(({ code }) => code === 'ACCOUNT_LOCKED')).toHaveLength(16)
  const rest = await Promise.all(Array.from({ length: 40 }, (_, place) => guess(place + 20, `198.51.101.${place}`)))
  expect(counted(rest)).toHaveLength(5)
  expect(rest.filter(({ code }) => code === 'LOGIN_SLOWED')).toHaveLength(35)
})
