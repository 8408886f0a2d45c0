import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { securityInfo } from '@mall/api/contract'
import { createTestMall, type TestMall } from '../../testing/test-mall.ts'
import { createDatabaseRateLimiter } from './database-rate-limiter.ts'
import { rateKeyOf, rateWindowMs } from './rules.ts'
import { createWindowRateLimiter } from './window-rate-limiter.ts'

const rates = { api: 5, picture: 7, login: 2, loginAddress: 6, captcha: 8, captchaKeys: 3, captchaFailures: 2, captchaIdle: 2, captchaUnsolved: 50, credential: 20, credentialNetwork: 40, credentialHour: 60, credentialNetworkHour: 90, image: 3, import: 3, chat: 4 }

describe.each([
  ['in memory', createWindowRateLimiter],
  ['in the database', createDatabaseRateLimiter],
] as const)('counted %s', (_, create) => {
  let mall: TestMall
  beforeAll(async () => {
    mall = await createTestMall({ config: { rates }, createRateLimiter: create })
  })
  afterAll(() => mall.close())
  beforeEach(() => mall.advance(10 * rateWindowMs))

  const countCart = (ip: string, token?: string) => mall.send('POST /api/ShoppingCart/Count', {}, { ip, token })
  const times = async <Result>(count: number, run: () => Promise<Result>): Promise<Result[]> => {
    const results: Result[] = []
    for (let time = 0; time < count; time++) results.push(await run())
    return results
  }
  const statuses = (responses: readonly { status: number }[]) => responses.map((response) => response.status)

  describe('one call too many', () => {
    it('returns 429 with the security info of specification §3', async () => {
      const responses = await times(6, () => countCart('10.0.0.1'))
      expect(statuses(responses)).toEqual([401, 401, 401, 401, 401, 429])
      const last = responses.at(-1)
      expect(last).toMatchObject({ success: false, message: '系统识别到您的访问存在安全隐患' })
      const info = securityInfo.parse(last?.body)
      expect(info).toMatchObject({ Ip: '10.0.0.1', Target: '/api/ShoppingCart/Count' })
      expect(info.Guid).toBe(last?.headers.get('X-Request-Id'))
      expect(Number(last?.headers.get('Retry-After'))).toBeGreaterThan(0)
    })

    it('is allowed after a pause', async () => {
      await times(6, () => countCart('10.0.0.2'))
      mall.advance(2 * rateWindowMs)
      expect((await countCart('10.0.0.2')).status).toBe(401)
    })

    it('counts against the address and the user, not against colleagues or others', async () => {
      const [{ Token: buyer }, { Token: finance }] = [await mall.login('buyer'), await mall.login('finance')]
      await times(6, () => countCart('10.0.0.3', buyer))
      expect((await countCart('10.0.0.3', buyer)).status).toBe(429)
      expect((await countCart('10.0.0.3', finance)).status).not.toBe(429)
      expect((await countCart('10.0.0.3')).status).not.toBe(429)
      expect((await countCart('10.0.0.4', buyer)).status).not.toBe(429)
    })

    it('is reached sooner for logins', async () => {
      const logIn = (Account: string, ip: string) => mall.send('POST /api/Account/Login', { Account, Password: 'x', CaptchaVerifyParam: 'x' }, { ip })
      expect(statuses(await times(3, () => logIn('buyer', '10.0.0.5')))).toEqual([200, 200, 429])
      // Written in another way it is the same account; a colleague at the same address, and the owner at another, go on.
      expect((await logIn(' BUYER ', '10.0.0.5')).status).toBe(429)
      expect((await logIn('finance', '10.0.0.5')).status).toBe(200)
      expect((await logIn('buyer', '10.0.0.9')).status).toBe(200)
    })

    it('is reached by all accounts of an address together, after many more', async () => {
      const names = Array.from({ length: 7 }, (_, nth) => `account${nth}`)
      const responses = []
      for (const Account of names) responses.push(await mall.send('POST /api/Account/Login', { Account, Password: 'x', CaptchaVerifyParam: 'x' }, { ip: '10.0.0.6' }))
      expect(statuses(responses)).toEqual([200, 200, 200, 200, 200, 200, 429])
    })

    it('for uploads fetched, or for searches by picture, is rejected too', async () => {
      const file = () => mall.fetch('/files/anything', {}, '10.0.0.7')
      expect(statuses(await times(6, file)).at(-1)).toBe(429)
      const search = () => mall.send('POST /api/Product/ImageSearch', new FormData(), { ip: '10.0.0.8' })
      expect(statuses(await times(4, search))).toEqual([200, 200, 200, 429])
    })

    it('for pictures and for the description of the calls is rejected too', async () => {
      const picture = () => mall.fetch('/pictures/10000010.svg', {}, '10.0.0.9')
      expect(statuses(await times(8, picture)).map((status) => status === 429)).toEqual([false, false, false, false, false, false, false, true])
      const document = () => mall.fetch('/api/openapi.json', {}, '10.0.0.10')
      expect(statuses(await times(6, document))).toEqual([200, 200, 200, 200, 200, 429])
    })

    it('for captchas is rejected too: unlocking is limited as well', async () => {
      const responses = await times(9, () => mall.send('POST /api/Captcha/Challenge', {}, { ip: '10.0.0.6' }))
      expect(statuses(responses).filter((status) => status === 429)).toHaveLength(1)
    })
  })

  describe('unlocking', () => {
    const unlock = async (ip: string, token?: string) =>
      mall.call('POST /api/Account/UnLock', { CaptchaVerifyParam: await mall.solveCaptcha({ ip }) }, { ip, token })

    it('allows calls again, half as many as before, and one at least', async () => {
      await times(6, () => countCart('10.0.1.1'))
      expect((await unlock('10.0.1.1')).body).toBe('验证成功')
      expect(statuses(await times(3, () => countCart('10.0.1.1')))).toEqual([401, 401, 429])
    })

    it('once: the next block asks for another captcha, and the limit is whole again after a pause', async () => {
      await times(6, () => countCart('10.0.1.5'))
      await unlock('10.0.1.5')
      await times(3, () => countCart('10.0.1.5'))
      mall.advance(1000)
      expect((await countCart('10.0.1.5')).status).toBe(429)
      mall.advance(2 * rateWindowMs)
      expect(statuses(await times(6, () => countCart('10.0.1.5')))).toEqual([401, 401, 401, 401, 401, 429])
    })

    it('takes nothing from a caller who has used less', async () => {
      await times(1, () => countCart('10.0.1.6'))
      await unlock('10.0.1.6')
      expect(statuses(await times(5, () => countCart('10.0.1.6')))).toEqual([401, 401, 401, 401, 429])
    })

    it('fails with a used credential and lifts nothing', async () => {
      await times(6, () => countCart('10.0.1.2'))
      const CaptchaVerifyParam = await mall.solveCaptcha({ ip: '10.0.1.2' })
      await mall.call('POST /api/Account/UnLock', { CaptchaVerifyParam }, { ip: '10.0.1.9' })
      const again = await mall.call('POST /api/Account/UnLock', { CaptchaVerifyParam }, { ip: '10.0.1.2' })
      expect(again).toMatchObject({ success: false, message: '验证失败，请重试' })
      expect((await countCart('10.0.1.2')).status).toBe(429)
    })

    it('works for a logged-in user', async () => {
      const { Token } = await mall.login('approver')
      await times(6, () => countCart('10.0.1.3', Token))
      await unlock('10.0.1.3', Token)
      expect((await countCart('10.0.1.3', Token)).status).not.toBe(429)
    })

    it('in one process counts in the others', async () => {
      const key = rateKeyOf('10.0.1.4', null)
      const [here, there] = [1, 2].map(() => create(mall.db, mall.clock, rates))
      if (!here || !there) throw new Error('two limiters')
      expect((await times(6, () => here.take('api', key))).at(-1)).toBeGreaterThan(0)
      mall.advance(1000)
      await there.lift([key])
      mall.advance(1000)
      expect((await times(3, () => here.take('api', key))).map((wait) => wait === null)).toEqual([true, true, false])
    })
  })
})
