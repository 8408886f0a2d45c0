import { describe, expect, it } from 'vitest'
import { createMall } from './create-mall.ts'
import { hotKeywordPeriod } from './hot-keywords.ts'
import { loginBySessionKey, logout, sessionKeyOf } from './login.ts'
import { createSession } from './session/session.ts'
import { createMemoryStorage } from './session/storage.ts'
import { failure, loginOf, success } from './testing/responses.ts'
import { createScriptedServer } from './testing/scripted-server.ts'

const keyPath = '/api/Account/LoginBySession'

const start = () => {
  const server = createScriptedServer({ token: 'good' })
  const session = createSession({ storage: createMemoryStorage() })
  const shown: string[] = []
  const mall = createMall({ baseUrl: 'http://mall.test', session, fetch: server.fetch, onError: (error) => shown.push(error.message) })
  return { server, session, mall, shown }
}

describe('auto-login by session key, specification §2', () => {
  it.each([
    ['?sessionKey=a', { sessionKey: 'a' }],
    ['?SessionKey=a&x=1', { sessionKey: 'a' }],
    ['?sessionKey=a&adminLogin=1', { sessionKey: 'a', adminLogin: '1' }],
    ['?sessionKey=', null],
    ['?adminLogin=1', null],
  ])('%s', (search, query) => expect(sessionKeyOf(search)).toEqual(query))

  it('opens the session of the partner’s user', async () => {
    const { server, session, mall } = start()
    server.on(keyPath, () => success(loginOf(5, 'T5', 'R5')))
    await loginBySessionKey(mall, { sessionKey: 'k&k', adminLogin: '1' })
    expect(new URL(server.seen[0]?.url ?? '').search).toBe('?sessionKey=k%26k&adminLogin=1')
    expect(session.get()).toMatchObject({ Token: 'T5', User: { uid: 5 } })
  })

  it('adminLogin logs out when it fails; a plain key keeps the current user', async () => {
    const { server, session, mall, shown } = start()
    server.on(keyPath, () => failure('密钥已失效'))
    session.set(loginOf(1, 'good', 'R'))
    await expect(loginBySessionKey(mall, { sessionKey: 'k' })).rejects.toMatchObject({ kind: 'business', message: '自动登录失败，请手动登录' })
    expect(session.get()).not.toBeNull()
    await expect(loginBySessionKey(mall, { sessionKey: 'k', adminLogin: '1' })).rejects.toMatchObject({ message: '自动登录失败，请手动登录' })
    expect(session.get()).toBeNull()
    expect(shown).toEqual([])
  })
})

describe('logout, specification §4', () => {
  it('calls the server and clears the session', async () => {
    const { server, session, mall } = start()
    session.set(loginOf(1, 'good', 'R'))
    await logout(mall)
    expect(server.seen.map(({ path, token }) => [path, token])).toEqual([['/api/Account/Logout', 'good']])
    expect(session.get()).toBeNull()
  })

  it('clears it also when the server cannot be reached, and shows nothing', async () => {
    const { server, session, mall, shown } = start()
    session.set(loginOf(1, 'good', 'R'))
    server.on('/api/Account/Logout', () => Promise.reject(new TypeError('cut')))
    await logout(mall)
    await logout(mall)
    expect(session.get()).toBeNull()
    expect(shown).toEqual([])
    expect(server.seen).toHaveLength(1)
  })
})

describe('the period of hot keywords, specification §7', () => {
  it.each([
    ['2026-03-18T10:00:00', '2025-12-18T10:00:00'],
    ['2026-05-31T10:00:00', '2026-02-28T10:00:00'],
    ['2026-01-31T10:00:00', '2025-10-31T10:00:00'],
  ])('up to %s begins %s', (now, begin) => {
    expect(hotKeywordPeriod(new Date(now))).toEqual({ BeginTime: new Date(begin).getTime(), EndTime: new Date(now).getTime(), TopN: 8 })
  })
})
