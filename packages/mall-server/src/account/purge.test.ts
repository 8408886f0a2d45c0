import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { authSession, captchaChallenge, captchaCredential, loginAttempt, refreshToken } from '../db/schema/organisation.ts'
import { createTestMall, type TestMall } from '../testing/test-mall.ts'
import { purgeExpired } from './purge.ts'

let mall: TestMall
beforeAll(async () => {
  mall = await createTestMall()
})
afterAll(() => mall.close())

const counts = async () => {
  const tables = [captchaChallenge, captchaCredential, loginAttempt, authSession, refreshToken]
  return Promise.all(tables.map((table) => mall.db.$count(table)))
}

describe('purging', () => {
  it('drops what has expired and nothing that still counts', async () => {
    const { Token } = await mall.login('buyer')
    await mall.call('POST /api/Account/Login', { Account: 'buyer', Password: 'wrong', CaptchaVerifyParam: await mall.solveCaptcha() })
    expect(await counts()).toEqual([2, 2, 1, 1, 1])
    await purgeExpired(mall.deps)
    expect(await counts()).toEqual([2, 2, 1, 1, 1])
    mall.advance(10 * 60_000)
    await purgeExpired(mall.deps)
    expect(await counts()).toEqual([0, 0, 1, 1, 1])
    expect((await mall.call('POST /api/Account/GetUserMenuList', {}, { token: Token })).status).toBe(200)
    mall.advance(2 * 86_400_000)
    await purgeExpired(mall.deps)
    expect(await counts()).toEqual([0, 0, 0, 1, 1])
    mall.advance(30 * 86_400_000)
    await purgeExpired(mall.deps)
    expect(await counts()).toEqual([0, 0, 0, 0, 0])
  })
})
