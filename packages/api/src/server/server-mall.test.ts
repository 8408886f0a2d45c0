import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createMall } from '../create-mall.ts'
import { isMallError } from '../errors.ts'
import { logout } from '../login.ts'
import { failure, gate, loginOf, success } from '../testing/responses.ts'
import { tokenOf } from '../testing/tokens.ts'
import { createServerMall, headerCookies, type ServerCookieOptions, type ServerMallOptions } from './index.ts'

const loginPath = '/api/Account/Login'
const refreshPath = '/api/Account/RefreshToken'
const inAnHour = Date.now() / 1000 + 3600
const inHalfAMinute = Date.now() / 1000 + 30

/** Each test has a mall of another name: what a process remembers of one is nothing to another. */
let baseUrl = ''
let tests = 0
beforeEach(() => {
  tests += 1
  baseUrl = `http://mall-${tests}.test`
})
afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

/** A mall that knows one good token. */
const scripted = (answers: Partial<Record<string, () => Response | Promise<Response>>> = {}) => {
  const seen: { path: string; token: string | null }[] = []
  let good = tokenOf(1, 'good', inAnHour)
  const serve: typeof fetch = async (input, init) => {
    const request = new Request(input, init)
    const path = new URL(request.url).pathname
    const token = request.headers.get('authorization')?.replace('Bearer ', '') ?? null
    seen.push({ path, token })
    const answer = answers[path]
    if (answer) return await answer()
    return token === good ? success('fine') : failure('', 401)
  }
  return { seen, fetch: serve, good: () => good, now: (token: string) => (good = token), count: (path: string) => seen.filter((one) => one.path === path).length }
}

const jarOf = (value?: string) => {
  const set: [name: string, value: string, options: ServerCookieOptions][] = []
  return { set, cookies: { get: () => set.at(-1)?.[1] ?? value, set: (...cookie: (typeof set)[number]) => void set.push(cookie) } }
}
const kept = (token: string, refreshToken = 'refresh-0') => `${encodeURIComponent(token)}:${encodeURIComponent(refreshToken)}`
const count = (options: Omit<ServerMallOptions, 'baseUrl'>) => createServerMall({ baseUrl, ...options }).shoppingCart.count()

describe('the cookie', () => {
  it('holds a login, is read by the next request, and is removed by a logout', async () => {
    const server = scripted({ [loginPath]: () => success(loginOf(1, server.good(), 'r=0; /')), '/api/Account/Logout': () => success(null) })
    const jar = jarOf()
    const mall = createServerMall({ baseUrl, fetch: server.fetch, cookies: jar.cookies })
    mall.session.set(await mall.account.login({ Account: 'a', Password: 'b', CaptchaVerifyParam: 'c' }))
    expect(jar.set).toEqual([['mall-session', `${server.good()}:r%3D0%3B%20%2F`, { httpOnly: true, secure: true, sameSite: 'lax', path: '/', maxAge: 2_592_000 }]])

    const next = createServerMall({ baseUrl, fetch: server.fetch, cookies: jar.cookies })
    expect(next.session.get()).toMatchObject({ Token: server.good(), RefreshToken: 'r=0; /', User: { uid: 1, nname: '用户1' }, Role: ['Buyer'] })
    expect(await next.shoppingCart.count()).toBe('fine')
    await logout(next)
    expect(jar.set.at(-1)).toMatchObject(['mall-session', '', { maxAge: 0, httpOnly: true, path: '/' }])
    expect(next.session.get()).toBeNull()
  })

  it('takes the name and the attributes of the site, and stays hidden from scripts', () => {
    const jar = jarOf()
    const cookie = { name: 'sid', secure: false, sameSite: 'strict', domain: 'shop.test', path: '/office', maxAge: 60, httpOnly: false } as const
    createServerMall({ baseUrl, cookies: jar.cookies, cookie }).session.set(loginOf(1, tokenOf(1, 'a'), 'r'))
    expect(jar.set[0]).toMatchObject(['sid', expect.anything(), { httpOnly: true, secure: false, sameSite: 'strict', domain: 'shop.test', path: '/office', maxAge: 60 }])
  })

  it.each(['', 'x', ':', 'a:', '%E0%A4%A:b', tokenOf(1, 'a'), 'no.token.atall:r', `${tokenOf(1, 'a')}%0D%0AX:r`, `${tokenOf(1, 'a')}%E4%BA%BA:r`])('that is none, %j, is nobody’s', (value) => {
    expect(createServerMall({ baseUrl, cookies: { get: () => value } }).session.get()).toBeNull()
  })

  it('of a token that does not say whose it is cannot be', () => {
    expect(() => createServerMall({ baseUrl, cookies: jarOf().cookies }).session.set(loginOf(1, 'opaque', 'r'))).toThrow('whose it is')
  })

  it('of a login that ends before the response is removed from it, once', async () => {
    const lines: string[] = []
    const mall = createServerMall({ baseUrl, cookies: headerCookies('', (line) => lines.push(line)) })
    mall.session.clear()
    expect(lines).toEqual([])
    mall.session.set(loginOf(1, tokenOf(1, 'a'), 'r'))
    mall.session.clear()
    mall.session.clear()
    expect(lines.map((line) => /Max-Age=\d+/.exec(line)?.[0])).toEqual(['Max-Age=2592000', 'Max-Age=0'])
  })

  it('by headers: the first of a name, and the attributes in words', () => {
    const lines: string[] = []
    const cookies = headerCookies('theme=dark; mall-session=a; mall-session=b; odd', (line) => lines.push(line))
    expect([cookies.get('mall-session'), cookies.get('theme'), cookies.get('odd')]).toEqual(['a', 'dark', undefined])
    cookies.set?.('mall-session', 'v', { httpOnly: true, secure: true, sameSite: 'lax', path: '/', maxAge: 9, domain: 'shop.test' })
    expect(lines).toEqual(['mall-session=v; Path=/; Max-Age=9; SameSite=Lax; HttpOnly; Secure; Domain=shop.test'])
    expect(headerCookies(null).set).toBeUndefined()
  })
})

describe('a refresh', () => {
  it('is one for all requests at the same time, and each response has the new pair', async () => {
    const server = scripted({
      [refreshPath]: () => {
        server.now(tokenOf(1, 'renewed'))
        return success({ Token: server.good(), RefreshToken: 'refresh-1' })
      },
    })
    const jars = Array.from({ length: 30 }, () => jarOf(kept(tokenOf(1, 'stale'))))
    const answers = await Promise.all(jars.map(({ cookies }) => count({ fetch: server.fetch, cookies })))
    expect(answers).toEqual(jars.map(() => 'fine'))
    expect(server.count(refreshPath)).toBe(1)
    expect(jars.map(({ set }) => set.map(([, value]) => value))).toEqual(jars.map(() => [kept(tokenOf(1, 'renewed'), 'refresh-1')]))
  })

  it('is remembered for 30 s: a request that was sent before needs no other', async () => {
    vi.useFakeTimers({ toFake: ['performance'] })
    const server = scripted({
      [refreshPath]: () => {
        server.now(tokenOf(1, 'renewed'))
        return success({ Token: server.good(), RefreshToken: 'refresh-1' })
      },
    })
    const old = kept(tokenOf(1, 'stale'))
    await count({ fetch: server.fetch, cookies: jarOf(old).cookies })
    vi.advanceTimersByTime(29_000)
    const late = jarOf(old)
    await count({ fetch: server.fetch, cookies: late.cookies })
    expect(late.set.map(([, value]) => value)).toEqual([kept(tokenOf(1, 'renewed'), 'refresh-1')])
    // It was known before the call: no 401 came first.
    expect(server.seen.map(({ path }) => path)).toEqual(['/api/ShoppingCart/Count', refreshPath, '/api/ShoppingCart/Count', '/api/ShoppingCart/Count'])
    vi.advanceTimersByTime(1001)
    expect(createServerMall({ baseUrl, cookies: jarOf(old).cookies }).session.get()?.RefreshToken).toBe('refresh-0')
  })

  it('that the mall refuses removes the cookie, and is asked for again by nobody’s memory', async () => {
    const server = scripted({ [refreshPath]: () => failure('登录已过期', 401) })
    const lost: string[] = []
    for (const _ of [1, 2]) {
      const jar = jarOf(kept(tokenOf(1, 'stale')))
      await expect(count({ fetch: server.fetch, cookies: jar.cookies, onSessionLost: (reason) => lost.push(reason) })).rejects.toMatchObject({ kind: 'unauthorized' })
      expect(jar.set.map(([, value, { maxAge }]) => [value, maxAge])).toEqual([['', 0]])
    }
    expect(lost).toEqual(['refresh-failed', 'refresh-failed'])
    expect(server.count(refreshPath)).toBe(2)
  })

  it('without a response keeps the cookie, and the next request asks again', async () => {
    let isDown = true
    const server = scripted({
      [refreshPath]: () => {
        if (isDown) throw new TypeError('fetch failed')
        server.now(tokenOf(1, 'renewed'))
        return success({ Token: server.good(), RefreshToken: 'refresh-1' })
      },
    })
    const jar = jarOf(kept(tokenOf(1, 'stale')))
    await expect(count({ fetch: server.fetch, cookies: jar.cookies })).rejects.toMatchObject({ kind: 'network' })
    expect(jar.set).toEqual([])
    isDown = false
    expect(await count({ fetch: server.fetch, cookies: jar.cookies })).toBe('fine')
  })

  it('never happens where no cookie can be set: the pair would be lost', async () => {
    const server = scripted()
    const cookies = { get: () => kept(tokenOf(1, 'stale')) }
    await expect(count({ fetch: server.fetch, cookies })).rejects.toMatchObject({ kind: 'unauthorized', code: 'SESSION_EXPIRED' })
    expect(server.count(refreshPath)).toBe(0)
    expect(() => createServerMall({ baseUrl, cookies }).session.set(loginOf(1, tokenOf(1, 'a'), 'r'))).toThrow('read-only')
  })

  it.each([
    ['throws', () => { throw new Error('Cookies can only be modified in a Server Action') }],
    ['rejects', () => Promise.reject(new Error('too late'))],
  ])('whose `set` %s goes on with the new pair, and says so', async (_, set) => {
    const printed = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const server = scripted({
      [refreshPath]: () => {
        server.now(tokenOf(1, 'renewed'))
        return success({ Token: server.good(), RefreshToken: 'refresh-1' })
      },
    })
    expect(await count({ fetch: server.fetch, cookies: { get: () => kept(tokenOf(1, 'stale')), set } })).toBe('fine')
    expect(printed.mock.calls.flat().join(' ')).toMatch(/could not be written.*(Server Action|too late)/)
    expect(printed.mock.calls.flat().join(' ')).not.toContain('refresh-')
  })

  it('of a mall that gives the same refresh token again ends too', async () => {
    const server = scripted({
      [refreshPath]: () => {
        server.now(tokenOf(1, 'renewed'))
        return success({ Token: server.good(), RefreshToken: 'refresh-0' })
      },
    })
    for (const _ of [1, 2]) expect(await count({ fetch: server.fetch, cookies: jarOf(kept(tokenOf(1, 'stale'))).cookies })).toBe('fine')
    expect(server.count(refreshPath)).toBe(1)
  })
})

describe('refreshIfDue', () => {
  const renewing = () => {
    const server = scripted({
      [refreshPath]: () => success({ Token: tokenOf(1, 'renewed'), RefreshToken: 'refresh-1' }),
    })
    return server
  }
  it.each([
    ['within a minute of its end', inHalfAMinute, 1],
    ['an hour before it', inAnHour, 0],
  ])('a token %s', async (_, exp, refreshes) => {
    const server = renewing()
    const jar = jarOf(kept(tokenOf(1, 'x', exp)))
    await createServerMall({ baseUrl, fetch: server.fetch, cookies: jar.cookies }).refreshIfDue()
    expect([server.count(refreshPath), jar.set.length]).toEqual([refreshes, refreshes])
  })

  it('is nothing without a login or without a place for the pair, and never fails', async () => {
    const server = scripted({ [refreshPath]: () => failure('', 500) })
    await createServerMall({ baseUrl, fetch: server.fetch, cookies: jarOf().cookies }).refreshIfDue()
    await createServerMall({ baseUrl, fetch: server.fetch, cookies: { get: () => kept(tokenOf(1, 'x', inHalfAMinute)) } }).refreshIfDue()
    expect(server.seen).toEqual([])
    const jar = jarOf(kept(tokenOf(1, 'x', inHalfAMinute)))
    await createServerMall({ baseUrl, fetch: server.fetch, cookies: jar.cookies }).refreshIfDue()
    expect(jar.set.map(([, value]) => value)).toEqual([''])
  })

  it('and the calls of other requests share it', async () => {
    const answer = gate<Response>()
    const server = scripted({ [refreshPath]: () => answer.passed })
    const old = kept(tokenOf(1, 'x', inHalfAMinute))
    const due = createServerMall({ baseUrl, fetch: server.fetch, cookies: jarOf(old).cookies }).refreshIfDue()
    const counted = count({ fetch: server.fetch, cookies: jarOf(old).cookies })
    server.now(tokenOf(1, 'renewed'))
    answer.open(success({ Token: server.good(), RefreshToken: 'refresh-1' }))
    expect([await due, await counted]).toEqual([undefined, 'fine'])
    expect(server.count(refreshPath)).toBe(1)
  })
})

describe('a login on a mall that a process shares', () => {
  it('warns in development, once, and not in production or where the program says that it is one user’s', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const login = loginOf(1, tokenOf(1, 'a'), 'r')
    createServerMall({ baseUrl, cookies: jarOf().cookies }).session.set(login)
    vi.stubEnv('NODE_ENV', 'production')
    createMall().session.set(login)
    expect(warned).not.toHaveBeenCalled()
    vi.stubEnv('NODE_ENV', 'development')
    createMall().session.set(login)
    createMall().session.set(login)
    expect(warned).toHaveBeenCalledTimes(1)
    expect(String(warned.mock.calls[0]?.[0])).toContain('createServerMall')
  })

  it('is a failure of kind unauthorized in a mall of nobody', async () => {
    const error = await count({ fetch: scripted().fetch, cookies: { get: () => undefined } }).catch((cause: unknown) => cause)
    expect(isMallError(error, 'unauthorized')).toBe(true)
  })
})
