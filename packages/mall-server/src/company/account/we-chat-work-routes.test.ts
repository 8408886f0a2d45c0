import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoPassword } from '../../demo/organisation.ts'
import { auditLog } from '../../platform/db/schema/writes.ts'
import { createTestMall, type TestMall } from '../../testing/test-mall.ts'
import type { WeChatWorkIdentity } from './we-chat-work.ts'

const identities: Record<string, WeChatWorkIdentity> = { outsider: { kind: 'outside' }, stale: { kind: 'rejected' } }

let mall: TestMall
beforeAll(async () => {
  mall = await createTestMall({
    weChatWork: {
      identify: async (code) => {
        if (code === 'silence') throw new Error('no response')
        return identities[code] ?? { kind: 'member', memberId: `corp/${code}` }
      },
    },
  })
})
afterAll(() => mall.close())

const enter = (Code: string) => mall.call('POST /api/Account/LoginByWeChatWork', { Code, State: 'nonce' })
const bind = async (BindTicket: string, Account: string, Password = demoPassword) =>
  mall.call('POST /api/Account/BindWeChatWork', { BindTicket, Account, Password, CaptchaVerifyParam: await mall.solveCaptcha() })
const ticketOf = async (code: string) => {
  const { body } = await enter(code)
  return body?.Outcome === 'unbound' ? body.BindTicket : ''
}

describe('a WeChat Work authorisation', () => {
  it('of an unknown member requires an account, and logs in from then on', async () => {
    const ticket = await ticketOf('li')
    expect((await bind(ticket, 'buyer', 'wrong')).message).toBe('账号或密码错误，还可尝试4次')
    expect((await bind(ticket, 'buyer')).body?.User.uid).toBe(2)
    expect((await enter('li')).body).toMatchObject({ Outcome: 'loggedIn', Login: { User: { uid: 2 } } })
  })

  it('is bound to one account', async () => {
    const ticket = await ticketOf('wang')
    await bind(ticket, 'buyer')
    expect((await bind(ticket, 'finance')).message).toBe('该企业微信已绑定其他账号')
  })

  it('opens nothing any more when the password is replaced; both are in the log', async () => {
    const { body } = await bind(await ticketOf('zhou'), 'approver')
    expect((await enter('zhou')).body).toMatchObject({ Outcome: 'loggedIn' })
    const changed = await mall.call('POST /api/Account/ChangePassword', { OldPassword: demoPassword, Password: 'Neu#Pass2026' }, { token: body?.Token ?? '' })
    expect(changed.message).toBe('')
    expect((await enter('zhou')).body).toMatchObject({ Outcome: 'unbound' })
    const actions = await mall.db.select({ action: auditLog.action }).from(auditLog).where(eq(auditLog.userId, body?.User.uid ?? 0))
    expect(actions.map(({ action }) => action)).toEqual(expect.arrayContaining(['Account.BindWeChatWork', 'Account.ChangePassword']))
  })

  it('can be bound for ten minutes', async () => {
    const ticket = await ticketOf('zhao')
    mall.advance(600_000)
    expect((await bind(ticket, 'buyer')).message).toBe('授权已过期，请返回企业微信重试')
  })

  it.each(['', 'made-up', 'a.b.c'])('is not bound by the ticket %j', async (ticket) => {
    expect((await bind(ticket, 'buyer')).success).toBe(false)
  })

  it('is not bound by an access token', async () => {
    const { Token } = await mall.login('buyer')
    expect((await bind(Token, 'buyer')).message).toBe('授权已过期，请返回企业微信重试')
  })

  it('of a member outside the visible range of the app reports it', async () => {
    expect((await enter('outsider')).body).toEqual({ Outcome: 'outside' })
  })

  it.each([['stale', '授权码无效或已过期'], ['silence', '企业微信暂时没有响应']])('that is %s fails: %s', async (code, message) => {
    expect((await enter(code)).message).toBe(message)
  })
})

it('without a configured messenger the login fails', async () => {
  const plain = await createTestMall()
  const response = await plain.call('POST /api/Account/LoginByWeChatWork', { Code: 'li', State: 'nonce' })
  expect(response).toMatchObject({ status: 200, success: false, message: '商城尚未开通企业微信登录' })
  await plain.close()
})
