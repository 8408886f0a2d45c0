import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoPassword } from '../../demo/organisation.ts'
import { configOf, readEnvironment } from '../../hosts/environment.ts'
import { createTestMall, type TestMall } from '../../testing/test-mall.ts'
import { readAccessToken } from './access-token.ts'

let mall: TestMall
beforeAll(async () => {
  mall = await createTestMall()
})
afterAll(() => mall.close())

const tryLogin = async (account: string, password: string) =>
  mall.call('POST /api/Account/Login', { Account: account, Password: password, CaptchaVerifyParam: await mall.solveCaptcha() })

describe('logging in', () => {
  it('returns the login info of specification §3, and a token with the same content', async () => {
    const info = await mall.login('buyer')
    expect(info).toMatchObject({
      User: { uid: 2, utype: 'GU', nname: '行政采购员' },
      Enterprise: { EnterpriseId: 1, EnterpriseName: '华启科技（上海）有限公司', GroupId: 1, DepartmentId: 1 },
      Role: ['Buyer'],
      Redirect: '/',
      ReturnUrl: '',
    })
    expect(info.Enterprises).toBeUndefined()
    const payload = await readAccessToken(info.Token, { secret: mall.deps.config.secret, now: mall.clock() })
    expect(payload).toMatchObject({ User: info.User, Enterprise: info.Enterprise, Role: info.Role })
    expect((payload?.exp ?? 0) - (payload?.iat ?? 0)).toBe(900)
  })

  it.each(['BUYER', ' buyer ', 'ｂｕｙｅｒ', '12000000002', 'buyer@mall.example'])('finds the account typed as %s', async (name) => {
    expect((await tryLogin(name, demoPassword)).body?.User.uid).toBe(2)
  })

  it('lists the enterprises of a user of several', async () => {
    expect((await mall.login('admin')).Enterprises?.map((one) => one.EnterpriseId)).toEqual([1, 2])
  })

  it.each([
    ['/shop/cart?x=1#y', '/shop/cart?x=1#y'],
    ['https://evil.example/', ''],
    ['//evil.example/', ''],
    ['/\\evil.example', ''],
    ['/\t/evil.example', ''],
    ['/.//evil.example', ''],
    ['/a/..//evil.example', ''],
    ['javascript:alert(1)', ''],
  ])('returns the address %j as %j', async (given, returned) => {
    const response = await mall.call('POST /api/Account/Login', {
      Account: 'buyer', Password: demoPassword, CaptchaVerifyParam: await mall.solveCaptcha(), ReturnUrl: given,
    })
    expect(response.body?.ReturnUrl).toBe(returned)
  })

  it('reports a disabled account only after the right password', async () => {
    expect((await tryLogin('left', demoPassword)).message).toBe('账号已停用，请联系企业管理员')
    expect((await tryLogin('left', 'wrong')).message).toBe('账号或密码错误，还可尝试4次')
  })
})

describe('the captcha of a login', () => {
  const withCredential = (CaptchaVerifyParam: string) =>
    mall.call('POST /api/Account/Login', { Account: 'finance', Password: demoPassword, CaptchaVerifyParam })

  it('is rejected when it is invented', async () => {
    const response = await withCredential('made-up')
    expect(response).toMatchObject({ status: 200, success: false, message: '验证码验证失败，请重试', body: null })
  })

  it('is valid once', async () => {
    const credential = await mall.solveCaptcha()
    expect((await withCredential(credential)).success).toBe(true)
    expect((await withCredential(credential)).message).toBe('验证码验证失败，请重试')
  })

  it('is valid for two minutes', async () => {
    const credential = await mall.solveCaptcha()
    mall.advance(2 * 60_000)
    expect((await withCredential(credential)).message).toBe('验证码验证失败，请重试')
  })

  it('does not use up a try when it is rejected', async () => {
    await withCredential('made-up')
    expect((await tryLogin('finance', 'wrong')).message).toBe('账号或密码错误，还可尝试4次')
    await mall.login('finance')
  })
})

describe('wrong passwords', () => {
  const countdown = ['还可尝试4次', '还可尝试3次', '还可尝试2次', '还可尝试1次'].map((text) => `账号或密码错误，${text}`)

  it.each(['approver', 'nobody-has-this-name'])('of %s count down the same and lock for 15 minutes', async (account) => {
    const messages: string[] = []
    for (let tries = 0; tries < 6; tries++) messages.push((await tryLogin(account, 'wrong')).message)
    expect(messages).toEqual([...countdown, '账号已锁定，请15分钟后重试', '账号已锁定，请15分钟后重试'])
    mall.advance(14 * 60_000 + 1000)
    expect((await tryLogin(account, demoPassword)).message).toBe('账号已锁定，请1分钟后重试')
    mall.advance(60_000)
    expect((await tryLogin(account, 'wrong')).message).toBe(countdown[0])
  })

  it('are reset by the right one', async () => {
    for (let tries = 0; tries < 4; tries++) await tryLogin('buyer2', 'wrong')
    await mall.login('buyer2')
    expect((await tryLogin('buyer2', 'wrong')).message).toBe(countdown[0])
  })

  it('sent in parallel count like wrong passwords sent in sequence', async () => {
    const credentials = await Promise.all(Array.from({ length: 12 }, () => mall.solveCaptcha()))
    const responses = await Promise.all(
      credentials.map((CaptchaVerifyParam) => mall.call('POST /api/Account/Login', { Account: 'other', Password: 'wrong', CaptchaVerifyParam })),
    )
    const messages = responses.map((response) => response.message)
    expect(messages.filter((message) => message.startsWith('账号或密码错误')).toSorted()).toEqual(countdown.toSorted())
    expect(messages.filter((message) => message.startsWith('账号已锁定'))).toHaveLength(8)
  })
})

describe('the credential of a login', () => {
  const credentialHour = 4
  let bounded: TestMall
  beforeAll(async () => {
    bounded = await createTestMall({ config: { rates: { ...configOf(readEnvironment({}), '').rates, credentialHour } } })
  })
  afterAll(() => bounded.close())

  const logIn = async (Password: string) => bounded.call('POST /api/Account/Login', { Account: 'buyer', Password, CaptchaVerifyParam: await bounded.solveCaptcha() })

  it('is none of the hour that its address has without a login, and one of a wrong password is', async () => {
    for (let time = 0; time < 2 * credentialHour; time++) expect((await logIn(demoPassword)).success).toBe(true)
    for (let time = 0; time < credentialHour; time++) expect((await logIn(`wrong${time}`)).code).toBe('WRONG_PASSWORD')
    expect(await bounded.solveCaptcha()).toBe('')
  })
})
