import { afterEach, describe, expect, it, vi } from 'vitest'
import { createMall } from '../create-mall.ts'
import type { MallError } from '../errors.ts'
import { createSession } from '../session/session.ts'
import { createMemoryStorage } from '../session/storage.ts'
import { backToRealTime } from '../testing/real-time.ts'
import { failure, loginOf, success } from '../testing/responses.ts'
import { createScriptedServer } from '../testing/scripted-server.ts'

const refreshPath = '/api/Account/RefreshToken'
const searchPath = '/api/Product/Search'

const start = (storage: Storage = createMemoryStorage()) => {
  const server = createScriptedServer()
  const session = createSession({ storage })
  session.set(loginOf(1, 'stale', 'refresh-0'))
  const lost: string[] = []
  const mall = createMall({ baseUrl: 'http://mall.test', session, fetch: server.fetch, onSessionLost: (reason) => lost.push(reason) })
  const search = () => mall.product.search({ Key: 'x' }).then(() => 'found', (error: MallError) => `${error.kind} ${error.message}`)
  return { server, session, search, lost }
}

afterEach(backToRealTime)

describe('a refresh that answers the pair that is there', () => {
  it('settles: the call is sent again once, and each later call asks once', async () => {
    const { server, session, search, lost } = start()
    server.on(refreshPath, () => success({ Token: 'stale', RefreshToken: 'refresh-0' }))
    expect(await Promise.all([search(), search()])).toEqual(Array.from({ length: 2 }, () => 'unauthorized 未登录或登录已过期，请重新登录'))
    expect(server.to(refreshPath)).toHaveLength(1)
    expect(server.to(searchPath)).toHaveLength(4)
    await search()
    expect(server.to(refreshPath)).toHaveLength(2)
    expect(session.get()?.Token).toBe('stale')
    expect(lost).toEqual([])
  })

  it('settles also when the call is good from then on', async () => {
    const { server, search } = start()
    server.on(refreshPath, () => success({ Token: 'stale', RefreshToken: 'refresh-0' }))
    server.on(searchPath, (_, nth) => (nth === 1 ? failure('', 401) : success([])))
    expect(await search()).toBe('found')
  })
})

describe('a gate that answers the refresh in place of the mall', () => {
  const gate = (status: number, headers: Record<string, string> = {}) => new Response('<html>', { status, headers: { 'content-type': 'text/html', ...headers } })

  it.each([
    [429, 'rateLimited 系统识别到您的访问存在安全隐患'],
    [502, 'server 网络连接故障'],
    [503, 'server 网络连接故障'],
    [504, 'server 网络连接故障'],
  ])('with %i ends nothing: the waiting calls fail in words, the next one refreshes', async (status, words) => {
    const { server, session, search, lost } = start()
    server.on(refreshPath, (_, nth) => (nth === 1 ? gate(status) : undefined))
    expect(await Promise.all([search(), search()])).toEqual([words, words])
    expect(server.to(refreshPath)).toHaveLength(1)
    expect(session.get()).toMatchObject({ Token: 'stale', RefreshToken: 'refresh-0' })
    expect(lost).toEqual([])
    expect(await search()).toBe('found')
    expect(session.get()?.Token).toBe('good-1')
  })

  type Server = ReturnType<typeof start>['server']
  /** Lets little time pass until the first refresh was sent: the lock before it is granted in real time. */
  const sent = async (server: Server) => {
    while (server.to(refreshPath).length === 0) await vi.advanceTimersByTimeAsync(1)
  }
  /** Lets time pass until the call has ended. */
  const ended = async <Value>(call: Promise<Value>): Promise<Value> => {
    const outcomes: Value[] = []
    void call.then((outcome) => outcomes.push(outcome))
    while (outcomes.length === 0) await vi.advanceTimersByTimeAsync(50)
    return call
  }

  it('is asked again when it said to be asked, by one tab and once', async () => {
    vi.useFakeTimers()
    const { server, session, search } = start()
    server.on(refreshPath, (_, nth) => (nth === 1 ? gate(503, { 'retry-after': '3' }) : undefined))
    const calls = Promise.all([search(), search()])
    await sent(server)
    await vi.advanceTimersByTimeAsync(2900)
    expect(server.to(refreshPath)).toHaveLength(1)
    expect(await ended(calls)).toEqual(['found', 'found'])
    expect(server.to(refreshPath)).toHaveLength(2)
    expect(session.get()?.Token).toBe('good-1')
  })

  it('that says so twice is believed once', async () => {
    vi.useFakeTimers()
    const { server, session, search } = start()
    server.on(refreshPath, () => gate(503, { 'retry-after': '3' }))
    expect(await ended(search())).toBe('server 网络连接故障')
    expect(server.to(refreshPath)).toHaveLength(2)
    expect(session.get()).not.toBeNull()
  })

  it.each([
    ['by a date, against its own clock', { 'retry-after': 'Wed, 18 Mar 2026 02:00:04 GMT', date: 'Wed, 18 Mar 2026 02:00:00 GMT' }, 2],
    ['for an hour, which nobody waits for', { 'retry-after': '3600' }, 1],
    ['by words', { 'retry-after': 'soon' }, 1],
  ])('asks to wait %s', async (_case, headers, refreshes) => {
    vi.useFakeTimers()
    const { server, search } = start()
    server.on(refreshPath, () => gate(503, headers))
    expect(await ended(search())).toBe('server 网络连接故障')
    expect(server.to(refreshPath)).toHaveLength(refreshes)
  })

  it('is not waited for by somebody who logged out', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
    const { server, session, search } = start()
    server.on(refreshPath, () => gate(503, { 'retry-after': '3' }))
    const call = search()
    await sent(server)
    session.clear()
    expect(await call).toBe('unauthorized 未登录或登录已过期，请重新登录')
    // Who waits holds the lock, and begins to wait only when the response was read.
    while (((await navigator.locks.query()).held ?? []).length > 0) await vi.advanceTimersByTimeAsync(100)
    expect(server.to(refreshPath)).toHaveLength(1)
  })
})

describe('a storage that takes nothing any more', () => {
  const full = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }

  it('keeps nobody from refreshing: the new pair lives in memory', async () => {
    const storage = createMemoryStorage()
    const { server, session, search } = start(storage)
    storage.setItem = full
    expect(await search()).toBe('found')
    expect(session.get()).toMatchObject({ Token: 'good-1', RefreshToken: 'refresh-1' })
    // The spent pair is gone: another tab would use its refresh token a second time.
    expect(storage).toHaveLength(0)
    server.expire()
    expect(await search()).toBe('found')
    expect(server.to(refreshPath).map(({ body }) => (body as { RefreshToken: string }).RefreshToken)).toEqual(['refresh-0', 'refresh-1'])
  })

  it('nor from it where tabs take turns by that storage', async () => {
    const storage = { ...createMemoryStorage(), setItem: full }
    vi.stubGlobal('navigator', {})
    vi.stubGlobal('window', Object.assign(new EventTarget(), { localStorage: storage }))
    try {
      expect(await start(storage).search()).toBe('found')
    } finally {
      vi.unstubAllGlobals()
    }
  })
})

describe('a clock that is set', () => {
  const at = (time: string) => vi.setSystemTime(new Date(time))

  it.each([
    ['back', '2016-03-18T10:00:00Z'],
    ['forward', '2036-03-18T10:00:00Z'],
  ])('%s between and amid calls refreshes no more and logs nobody out', async (_case, other) => {
    vi.useFakeTimers({ toFake: ['Date'] })
    at('2026-03-18T10:00:00Z')
    const { server, session, search, lost } = start()
    server.on(refreshPath, (seen) => {
      at(other)
      return server.refreshed(seen)
    })
    expect(await Promise.all([search(), search(), search()])).toEqual(['found', 'found', 'found'])
    expect(await search()).toBe('found')
    expect(server.to(refreshPath)).toHaveLength(1)
    expect(session.get()?.Token).toBe('good-1')
    expect(lost).toEqual([])
  })

  it('back while a tab waits for the claim of another makes it wait no longer', async () => {
    vi.useFakeTimers()
    at('2026-03-18T10:00:00Z')
    const storage = createMemoryStorage()
    vi.stubGlobal('navigator', {})
    vi.stubGlobal('window', Object.assign(new EventTarget(), { localStorage: storage }))
    try {
      // The other tab renews its claim for as long as it is looked at.
      const renewed = () => storage.setItem('mall:refresh:1', `other ${Date.now() + 4000}`)
      const renewing = setInterval(renewed, 10)
      renewed()
      const call = start(storage).search()
      await vi.advanceTimersByTimeAsync(2000)
      at('2026-03-18T09:00:00Z')
      await vi.advanceTimersByTimeAsync(4000)
      expect(await Promise.race([call, Promise.resolve('waits')])).toBe('found')
      clearInterval(renewing)
    } finally {
      vi.unstubAllGlobals()
    }
  })
})
