import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contract, openBeforeFactor, type CallKey } from '@mall/api/contract'
import { demo, demoPassword } from '../../../demo/organisation.ts'
import { auditLog } from '../../../platform/db/schema/writes.ts'
import { createTestMall, type TestMall } from '../../../testing/test-mall.ts'
import { makeSessionKey } from '../session-key.ts'
import { codeAt } from './totp.ts'

const { huaqiTech, huaqiFactory } = demo.enterprises

let mall: TestMall
beforeAll(async () => {
  mall = await createTestMall()
})
afterAll(() => mall.close())

const tokenOf = async (account: string): Promise<string> => (await mall.login(account)).Token

/** Switches the demand of a company, as an administrator of the group. */
const demand = async (token: string, DemandFactor: boolean, EnterpriseId: number = huaqiTech) => {
  const { body } = await mall.call('POST /api/Group/Info', {}, { token })
  return mall.call('POST /api/Group/Save', { Version: body?.Version ?? 0, Enterprises: [{ EnterpriseId, DemandFactor }] }, { token })
}

const enrol = async (token: string) => {
  const { body } = await mall.call('POST /api/Account/SecondFactorStart', { Password: demoPassword }, { token })
  return mall.call('POST /api/Account/SecondFactorConfirm', { Code: codeAt(body?.Secret ?? '', mall.clock()) }, { token })
}

const count = (token: string) => mall.call('POST /api/ShoppingCart/Count', {}, { token })

/** Calls by which somebody logs in, or lifts a limit: a token that is good for less does not hinder them. */
const waysIn: ReadonlySet<string> = new Set([
  'POST /api/Account/Login', 'POST /api/Account/SecondFactor', 'POST /api/Account/PasskeyLoginOptions', 'POST /api/Account/PasskeyLogin', 'POST /api/Account/RefreshToken', 'GET /api/Account/LoginBySession', 'POST /api/Account/LoginByViewCode', 'POST /api/Account/UnLock', 'POST /api/Captcha/Challenge', 'POST /api/Captcha/Verify',
])

describe('a company that demands a second factor', () => {
  let admin = ''
  let buyer = ''
  beforeAll(async () => {
    admin = await tokenOf('admin')
    await enrol(admin)
    buyer = await tokenOf('buyer')
  })

  it('does so from the next call of everybody who has none, which is audited; those of other companies go on', async () => {
    const other = await tokenOf('other')
    expect((await count(buyer)).success).toBe(true)
    expect((await demand(admin, true)).body?.Enterprises[0]).toMatchObject({ EnterpriseId: huaqiTech, DemandFactor: true })
    const [entry] = await mall.db.select().from(auditLog).where(eq(auditLog.action, 'Group.Save')).orderBy(desc(auditLog.id))
    expect(entry).toMatchObject({ before: { DemandingFactor: '' }, after: { DemandingFactor: String(huaqiTech) } })
    expect(await count(buyer)).toMatchObject({ status: 403, code: 'SECOND_FACTOR_DEMANDED', message: '您的企业要求两步验证，请先设置' })
    expect((await count(admin)).success).toBe(true)
    expect((await count(other)).success).toBe(true)
  })

  it('opens no call of the contract before that, for visitors or for users, but those that set it up, leave or log in', async () => {
    const token = await tokenOf('buyer')
    const refused = async (key: CallKey) => (await mall.send(key, {}, { token })).code === 'SECOND_FACTOR_DEMANDED'
    for (const key of Object.keys(contract) as CallKey[]) {
      if (key === 'POST /api/Account/Logout') continue
      // Somebody without the permission of a call learns that, and no more.
      const { code, status } = await mall.send(key, {}, { token })
      if (openBeforeFactor.has(key) || waysIn.has(key)) expect(await refused(key), key).toBe(false)
      else expect([status, ['SECOND_FACTOR_DEMANDED', 'FORBIDDEN'].includes(code)], `${key}: ${code}`).toEqual([403, true])
    }
    expect((await mall.send('POST /api/Account/Logout', {}, { token })).success).toBe(true)
  })

  it('shows no file either', async () => {
    const response = await mall.fetch(`/files/${crypto.randomUUID()}`, { headers: { Authorization: `Bearer ${buyer}` } })
    expect(response.status).toBe(401)
  })

  it('is content once it is set up, in the same session', async () => {
    expect((await mall.call('POST /api/Account/SecondFactorState', {}, { token: buyer })).body).toMatchObject({ Demanded: true, Enabled: false })
    expect((await enrol(buyer)).success).toBe(true)
    expect((await count(buyer)).success).toBe(true)
  })

  it('demands it again of whoever switched theirs off, or had it reset', async () => {
    await mall.call('POST /api/Account/SecondFactorEnd', { Password: demoPassword }, { token: buyer })
    expect((await count(buyer)).code).toBe('SECOND_FACTOR_DEMANDED')
  })

  it('believes a partner site, which says itself who its users are', async () => {
    const sessionKey = await makeSessionKey('buyer', { secret: mall.deps.config.partnerSecret, now: mall.clock() })
    const login = await mall.call('GET /api/Account/LoginBySession', { sessionKey, adminLogin: '' })
    expect((await count(login.body?.Token ?? '')).success).toBe(true)
  })

  it('lets a user of two companies go to the other one, and asks when they come back', async () => {
    await mall.call('POST /api/Account/SecondFactorEnd', { Password: demoPassword }, { token: admin })
    const held = await tokenOf('admin')
    const moved = await mall.call('POST /api/Account/SwitchEnterprise', { EnterpriseId: huaqiFactory }, { token: held })
    expect((await count(moved.body?.Token ?? '')).success).toBe(true)
    const back = await mall.call('POST /api/Account/SwitchEnterprise', { EnterpriseId: huaqiTech }, { token: moved.body?.Token ?? '' })
    expect((await count(back.body?.Token ?? '')).code).toBe('SECOND_FACTOR_DEMANDED')
  })

  it('lets everybody in again once it demands none', async () => {
    const { body } = await mall.call('POST /api/Account/SwitchEnterprise', { EnterpriseId: huaqiTech }, { token: await tokenOf('admin') })
    await enrol(body?.Token ?? '')
    expect((await demand(body?.Token ?? '', false)).success).toBe(true)
    expect((await count(await tokenOf('buyer'))).success).toBe(true)
  })
})

describe('who may demand it', () => {
  it('is whoever manages the company, within their companies', async () => {
    const other = await tokenOf('other')
    expect((await demand(other, true, huaqiTech)).code).toBe('ENTERPRISE_NOT_FOUND')
    expect((await demand(await tokenOf('finance'), true)).status).toBe(403)
  })
})
