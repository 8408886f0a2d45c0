import { createMemoryStorage, createSession, type LoginInfo, type SessionKeyQuery } from '@mall/api'
import { logins } from '@mall/mocks'
import { expect, test, vi } from 'vitest'
import { autoLogin, type ReplaceQuestion } from './auto-login.ts'

const open = (loggedIn: LoginInfo | null, key: LoginInfo | Error, answer = false) => {
  const session = createSession({ storage: createMemoryStorage() })
  if (loggedIn) session.set(loggedIn)
  const ports = {
    session,
    redeem: vi.fn<(query: SessionKeyQuery) => Promise<LoginInfo>>(async () => {
      if (key instanceof Error) throw key
      return key
    }),
    discard: vi.fn<(login: LoginInfo) => Promise<void>>(async () => undefined),
    ask: vi.fn<(question: ReplaceQuestion) => Promise<boolean>>(async () => answer),
  }
  return { ports, user: () => session.get()?.User.uid }
}

test('specification §2: a visitor becomes the key’s user, unasked', async () => {
  const { ports, user } = open(null, logins.buyer)
  expect(await autoLogin({ sessionKey: 'k' }, ports)).toBe('entered')
  expect(user()).toBe(logins.buyer.User.uid)
  expect(ports.ask).not.toHaveBeenCalled()
})

test('the same user goes on, unasked', async () => {
  const { ports } = open(logins.buyer, { ...logins.buyer, RefreshToken: 'newer' })
  expect(await autoLogin({ sessionKey: 'k' }, ports)).toBe('entered')
  expect(ports.session.get()?.RefreshToken).toBe('newer')
  expect(ports.ask).not.toHaveBeenCalled()
})

test.each([
  [true, 'entered', logins.other],
  [false, 'kept', logins.buyer],
] as const)('a planted key asks who is logged in; %s: %s', async (answer, outcome, stays) => {
  const { ports, user } = open(logins.buyer, logins.other, answer)
  expect(await autoLogin({ sessionKey: 'k' }, ports)).toBe(outcome)
  expect(ports.ask).toHaveBeenCalledWith({ current: '行政采购员（华启科技（上海）有限公司）', next: `${logins.other.User.nname}（远帆物流（深圳）有限公司）` })
  expect(user()).toBe(stays.User.uid)
  expect(ports.discard).toHaveBeenCalledTimes(answer ? 0 : 1)
})

test('a planted adminLogin asks before anything is cleared or redeemed', async () => {
  const { ports, user } = open(logins.buyer, logins.other, false)
  expect(await autoLogin({ sessionKey: 'k', adminLogin: '1' }, ports)).toBe('kept')
  expect(ports.redeem).not.toHaveBeenCalled()
  expect(user()).toBe(logins.buyer.User.uid)
})

test('an adminLogin that was agreed to forgets who was there first', async () => {
  const { ports, user } = open(logins.buyer, new Error('refused'), true)
  await expect(autoLogin({ sessionKey: 'k', adminLogin: '1' }, ports)).rejects.toThrow('refused')
  expect(ports.ask).toHaveBeenCalledTimes(1)
  expect(user()).toBeUndefined()
})

test('a key that opens nothing leaves who is logged in alone', async () => {
  const { ports, user } = open(logins.buyer, new Error('refused'))
  await expect(autoLogin({ sessionKey: 'k' }, ports)).rejects.toThrow('refused')
  expect(user()).toBe(logins.buyer.User.uid)
})
