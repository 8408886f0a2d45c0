import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { authSession, captchaChallenge, captchaCredential, loginAttempt, refreshToken } from '../../platform/db/schema/organisation.ts'
import { passkeyChallenge } from '../../platform/db/schema/passkey.ts'
import { searchCount } from '../../platform/db/schema/catalogue.ts'
import { searchMiss } from '../../platform/db/schema/search.ts'
import { addDays, toDay } from '../../platform/time.ts'
import { createTestMall, type TestMall } from '../../testing/test-mall.ts'
import { purgeExpired } from './purge.ts'

let mall: TestMall
beforeAll(async () => {
  mall = await createTestMall()
})
afterAll(() => mall.close())

const counts = async () => {
  const tables = [captchaChallenge, captchaCredential, loginAttempt, authSession, refreshToken, passkeyChallenge]
  return Promise.all(tables.map((table) => mall.db.$count(table)))
}

describe('purging', () => {
  it('keeps searched words for a year', async () => {
    const dayOf = (days: number) => toDay(addDays(mall.clock(), -days))
    await mall.db.delete(searchCount)
    await mall.db.insert(searchCount).values([0, 366, 367, 368, 800].map((days) => ({ keyword: '纸', day: dayOf(days), count: 1 })))
    await purgeExpired(mall.deps)
    const kept = await mall.db.select().from(searchCount)
    expect(kept.map(({ day }) => day).toSorted()).toEqual([dayOf(367), dayOf(366), dayOf(0)])
  })

  it('keeps words without a result for the days of their list', async () => {
    const dayOf = (days: number) => toDay(addDays(mall.clock(), -days))
    await mall.db.delete(searchMiss)
    await mall.db.insert(searchMiss).values([0, 91, 92].map((days) => ({ word: '飞行器', day: dayOf(days), enterpriseId: 0, count: 1, lastAt: mall.clock() })))
    await purgeExpired(mall.deps)
    expect((await mall.db.select().from(searchMiss)).map(({ day }) => day).toSorted()).toEqual([dayOf(91), dayOf(0)])
  })

  it('deletes expired rows and no valid ones', async () => {
    const { Token } = await mall.login('buyer')
    await mall.call('POST /api/Account/Login', { Account: 'buyer', Password: 'wrong', CaptchaVerifyParam: await mall.solveCaptcha() })
    await mall.call('POST /api/Captcha/Challenge', {})
    await mall.call('POST /api/Account/PasskeyLoginOptions', {})
    // The tries of the network, and those of the account.
    expect(await counts()).toEqual([1, 2, 2, 1, 1, 1])
    await purgeExpired(mall.deps)
    expect(await counts()).toEqual([1, 2, 2, 1, 1, 1])
    mall.advance(10 * 60_000)
    await purgeExpired(mall.deps)
    expect(await counts()).toEqual([0, 0, 2, 1, 1, 0])
    expect((await mall.call('POST /api/Account/GetUserMenuList', {}, { token: Token })).status).toBe(200)
    mall.advance(2 * 86_400_000)
    await purgeExpired(mall.deps)
    expect(await counts()).toEqual([0, 0, 0, 1, 1, 0])
    mall.advance(30 * 86_400_000)
    await purgeExpired(mall.deps)
    expect(await counts()).toEqual([0, 0, 0, 0, 0, 0])
  })
})
