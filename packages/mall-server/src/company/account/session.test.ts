import { setTimeout as pause } from 'node:timers/promises'
import { and, eq, isNull } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { sign } from 'hono/jwt'
import { authSession, membership } from '../../platform/db/schema/organisation.ts'
import { createTestMall, type TestMall } from '../../testing/test-mall.ts'
import { makeSessionKey } from './session-key.ts'
import { endSessionsOf } from './session-store.ts'
import type { LoginInfo } from '@mall/api/contract'

const onPostgres = Boolean(process.env.TEST_DATABASE_URL)

let mall: TestMall
beforeAll(async () => {
  mall = await createTestMall({ config: { oldMallUrl: 'https://old.mall.example/index?a=1' } })
})
afterAll(() => mall.close())

const refresh = (token: string, UserId: number) => mall.call('POST /api/Account/RefreshToken', { RefreshToken: token, UserId })
const menu = (token: string) => mall.call('POST /api/Account/GetUserMenuList', {}, { token })
const expired = '登录已过期，请重新登录'

describe('a refresh token', () => {
  it('is exchanged for a new pair that works', async () => {
    const info = await mall.login('buyer')
    const fresh = await refresh(info.RefreshToken, 2)
    expect(fresh.body?.RefreshToken).not.toBe(info.RefreshToken)
    expect((await menu(fresh.body?.Token ?? '')).success).toBe(true)
    expect((await refresh(fresh.body?.RefreshToken ?? '', 2)).success).toBe(true)
  })

  it('returns the same successor again when the response was lost', async () => {
    const info = await mall.login('buyer')
    const first = await refresh(info.RefreshToken, 2)
    mall.advance(30_000)
    const again = await refresh(info.RefreshToken, 2)
    expect(again.body?.RefreshToken).toBe(first.body?.RefreshToken)
    expect((await menu(again.body?.Token ?? '')).status).toBe(200)
  })

  it('used again later ends the whole session, access tokens included', async () => {
    const info = await mall.login('buyer')
    const fresh = await refresh(info.RefreshToken, 2)
    mall.advance(30_001)
    expect(await refresh(info.RefreshToken, 2)).toMatchObject({ status: 401, success: false, message: expired })
    expect(await refresh(fresh.body?.RefreshToken ?? '', 2)).toMatchObject({ status: 401, message: expired })
    expect((await menu(fresh.body?.Token ?? '')).status).toBe(401)
  })

  it('used again after its successor was used ends the whole session', async () => {
    const info = await mall.login('buyer')
    const second = await refresh(info.RefreshToken, 2)
    const third = await refresh(second.body?.RefreshToken ?? '', 2)
    expect((await refresh(info.RefreshToken, 2)).status).toBe(401)
    expect((await menu(third.body?.Token ?? '')).status).toBe(401)
  })

  it('is bound to its user', async () => {
    const info = await mall.login('buyer')
    expect((await refresh(info.RefreshToken, 3)).status).toBe(401)
    expect((await refresh(info.RefreshToken, 2)).status).toBe(200)
  })

  it('sent twice in parallel returns one successor', async () => {
    const info = await mall.login('buyer')
    const responses = await Promise.all([1, 2, 3, 4].map(() => refresh(info.RefreshToken, 2)))
    expect(new Set(responses.map((response) => response.body?.RefreshToken)).size).toBe(1)
  })

  it('works with an expired access token beside it', async () => {
    const info = await mall.login('buyer')
    mall.advance(16 * 60_000)
    expect((await menu(info.Token)).status).toBe(401)
    const response = await mall.call('POST /api/Account/RefreshToken', { RefreshToken: info.RefreshToken, UserId: 2 }, { token: info.Token })
    expect(response.status).toBe(200)
  })

  it('ends with the session after 30 days', async () => {
    const info = await mall.login('buyer')
    mall.advance(30 * 86_400_000)
    expect((await refresh(info.RefreshToken, 2)).status).toBe(401)
  })
})

describe('logging out', () => {
  it('ends this session and no other', async () => {
    const [here, elsewhere] = [await mall.login('buyer'), await mall.login('buyer')]
    expect((await mall.call('POST /api/Account/Logout', {}, { token: here.Token })).success).toBe(true)
    expect((await menu(here.Token)).status).toBe(401)
    expect((await refresh(here.RefreshToken, 2)).status).toBe(401)
    expect((await menu(elsewhere.Token)).status).toBe(200)
  })
})

describe('an access token that this server did not sign as it is', () => {
  const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const claims = (info: LoginInfo): Record<string, unknown> => JSON.parse(Buffer.from(info.Token.split('.')[1] ?? '', 'base64url').toString())

  it.each([
    ['another payload under the old signature', async (info: LoginInfo) => {
      const [head, , signature] = info.Token.split('.')
      return `${head}.${encode({ ...claims(info), Role: ['GroupAdministrator'] })}.${signature}`
    }],
    ['no algorithm', async (info: LoginInfo) => `${encode({ alg: 'none', typ: 'JWT' })}.${info.Token.split('.')[1]}.`],
    ['another secret', async (info: LoginInfo) => sign(claims(info), 'another secret', 'HS256')],
    ['our secret, the session of another user', async (info: LoginInfo) =>
      sign({ ...claims(info), User: { uid: 1, utype: 'GA', nname: 'x' } }, mall.deps.config.secret, 'HS256')],
    ['our secret, another enterprise', async (info: LoginInfo) =>
      sign({ ...claims(info), Enterprise: { EnterpriseId: 3, EnterpriseName: 'x', GroupId: 2, DepartmentId: 11 } }, mall.deps.config.secret, 'HS256')],
    ['no token at all', async () => 'abc'],
  ])('is rejected: %s', async (_case, forge) => {
    const info = await mall.login('buyer')
    expect(await menu(await forge(info))).toMatchObject({ status: 401, success: false, body: null, message: '未登录或登录已过期，请重新登录' })
  })

  it('gives no more rights than the database: roles in the payload are for display only', async () => {
    const info = await mall.login('finance')
    const forged = await sign({ ...claims(info), Role: ['GroupAdministrator'] }, mall.deps.config.secret, 'HS256')
    const response = await mall.call('POST /api/ShoppingCart/List', {}, { token: forged })
    expect(response).toMatchObject({ status: 403, message: '拒绝访问' })
  })

  it('ends with the membership', async () => {
    const info = await mall.login('staff052')
    const [row] = await mall.db.delete(membership).where(and(eq(membership.userId, info.User.uid), eq(membership.enterpriseId, 1))).returning()
    expect(row).toBeDefined()
    expect((await menu(info.Token)).status).toBe(401)
    expect((await refresh(info.RefreshToken, info.User.uid)).status).toBe(401)
  })
})

describe('changing the enterprise', () => {
  it('to another enterprise of the user works, and the next login starts there', async () => {
    const info = await mall.login('admin')
    const there = await mall.call('POST /api/Account/SwitchEnterprise', { EnterpriseId: 2 }, { token: info.Token })
    expect(there.body?.Enterprise).toMatchObject({ EnterpriseId: 2, DepartmentId: 7 })
    expect((await menu(there.body?.Token ?? '')).status).toBe(200)
    expect((await menu(info.Token)).status).toBe(200)
    mall.advance(60_000)
    expect((await menu(info.Token)).status).toBe(401)
    expect((await mall.login('admin')).Enterprise.EnterpriseId).toBe(2)
  })

  it('to an enterprise of others is rejected', async () => {
    const info = await mall.login('buyer')
    for (const EnterpriseId of [2, 3, 999]) {
      const response = await mall.call('POST /api/Account/SwitchEnterprise', { EnterpriseId }, { token: info.Token })
      expect(response).toMatchObject({ status: 200, success: false, message: '您不属于该企业，请联系企业管理员', body: null })
    }
    expect((await menu(info.Token)).status).toBe(200)
  })
})

describe('the session of another enterprise that a login was exchanged for', () => {
  const switchTo = async (token: string, EnterpriseId: number) => {
    const { body } = await mall.call('POST /api/Account/SwitchEnterprise', { EnterpriseId }, { token })
    if (!body) throw new Error('not switched')
    return body
  }
  const endsOf = (...tokens: string[]) => Promise.all(tokens.map(async (token) => (await menu(token)).status))

  it('ends with it: by logging out, in whichever of them', async () => {
    const [first, elsewhere] = [await mall.login('admin'), await mall.login('admin')]
    const second = await switchTo(first.Token, 2)
    await mall.call('POST /api/Account/Logout', {}, { token: first.Token })
    expect(await endsOf(first.Token, second.Token, elsewhere.Token)).toEqual([401, 401, 200])
    expect((await refresh(second.RefreshToken, second.User.uid)).status).toBe(401)
    const third = await switchTo(await switchTo(elsewhere.Token, 2).then(({ Token }) => Token), 1)
    await mall.call('POST /api/Account/Logout', {}, { token: third.Token })
    expect(await endsOf(elsewhere.Token, third.Token)).toEqual([401, 401])
  })

  it('ends with it: when a refresh token of it is used twice', async () => {
    const first = await mall.login('admin')
    await refresh(first.RefreshToken, first.User.uid)
    const second = await switchTo(first.Token, 2)
    mall.advance(30_001)
    expect((await refresh(first.RefreshToken, first.User.uid)).status).toBe(401)
    expect(await endsOf(second.Token)).toEqual([401])
  })

  it('ends with it: from the list of logins', async () => {
    const [first, here] = [await mall.login('admin'), await mall.login('admin')]
    const second = await switchTo(first.Token, 2)
    const log = await mall.call('POST /api/Account/LoginLog', { PageIndex: 1, PageSize: 20 }, { token: first.Token })
    const SessionId = log.body?.Items.find(({ Status }) => Status === 'current')?.SessionId ?? ''
    expect((await mall.call('POST /api/Account/EndSession', { SessionId }, { token: here.Token })).success).toBe(true)
    expect(await endsOf(first.Token, second.Token, here.Token)).toEqual([401, 401, 200])
  })

  it('is made of no login that has ended, and lives no longer than it', async () => {
    const ended = await mall.login('admin')
    const outcomes = await Promise.all([
      mall.call('POST /api/Account/SwitchEnterprise', { EnterpriseId: 2 }, { token: ended.Token }),
      mall.call('POST /api/Account/Logout', {}, { token: ended.Token }),
    ])
    if (outcomes[0].body) expect(await endsOf(outcomes[0].body.Token)).toEqual([401])
    const first = await mall.login('admin')
    let RefreshToken = first.RefreshToken
    for (let day = 0; day < 29; day++) {
      mall.advance(86_400_000)
      const fresh = await refresh(RefreshToken, first.User.uid)
      RefreshToken = (await switchTo(fresh.body?.Token ?? '', 1 + ((day + 1) % 2))).RefreshToken
    }
    expect((await refresh(RefreshToken, first.User.uid)).status).toBe(200)
    mall.advance(86_400_000)
    expect((await refresh(RefreshToken, first.User.uid)).status).toBe(401)
  })
})

test.runIf(onPostgres)('a session that takes the place of another while all of them end, ends with them', async () => {
  const { User } = await mall.login('admin')
  const own = and(eq(authSession.userId, User.uid), isNull(authSession.revokedAt))
  let ending: Promise<unknown> = Promise.resolve()
  await mall.db.transaction(async (tx) => {
    const [session] = await tx.select().from(authSession).where(own).for('update')
    if (session === undefined) throw new Error('No session')
    ending = mall.db.transaction((other) => endSessionsOf(other, User.uid, 'ended', mall.clock()))
    // It waits for the rows that are held here, with what it has read of the others.
    await pause(300)
    await tx.insert(authSession).values({ ...session, id: crypto.randomUUID() })
  })
  await ending
  expect(await mall.db.$count(authSession, own)).toBe(0)
})

describe('auto-login by a session key', () => {
  const failed = { status: 200, success: false, message: '自动登录失败，请手动登录', body: null }
  const by = (sessionKey: string, adminLogin?: string) =>
    mall.call('GET /api/Account/LoginBySession', { sessionKey, ...(adminLogin ? { adminLogin } : {}) })
  const keyOf = (account: string, admin = false, secret = mall.deps.config.partnerSecret) => makeSessionKey(account, { secret, now: mall.clock(), admin })

  it('works once', async () => {
    const key = await keyOf('buyer')
    expect((await by(key)).body?.User.uid).toBe(2)
    expect(await by(key)).toMatchObject(failed)
  })

  it('works once when it is sent in parallel', async () => {
    const key = await keyOf('buyer')
    const responses = await Promise.all(Array.from({ length: 6 }, () => by(key)))
    expect(responses.filter((response) => response.success)).toHaveLength(1)
  })

  it('fails for keys that are invented, old, of another secret, of an unknown or of a disabled user', async () => {
    const old = await keyOf('buyer')
    mall.advance(300_000)
    const others = await Promise.all([keyOf('nobody'), keyOf('left'), keyOf('buyer', false, 'another secret of the same length, more or less')])
    for (const key of ['made-up', old, ...others]) expect(await by(key)).toMatchObject(failed)
  })

  it('as an administrator needs a key for administrators', async () => {
    expect(await by(await keyOf('buyer'), '1')).toMatchObject(failed)
    expect((await by(await keyOf('buyer', true), '1')).success).toBe(true)
  })
})

describe('the old mall', () => {
  it('has the address of the configuration, with the tag', async () => {
    const { Token } = await mall.login('buyer')
    expect((await mall.call('GET /api/Account/JumpOldLink', { tag: '购物车' }, { token: Token })).body).toBe(
      'https://old.mall.example/index?a=1&tag=%E8%B4%AD%E7%89%A9%E8%BD%A6',
    )
  })
})
