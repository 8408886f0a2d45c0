import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createMall } from '../create-mall.ts'
import type { MallError } from '../errors.ts'
import { createSession } from '../session/session.ts'
import { createMemoryStorage } from '../session/storage.ts'
import { backToRealTime } from '../testing/real-time.ts'
import { failure, gate, loginOf, settle, success } from '../testing/responses.ts'
import { createScriptedServer } from '../testing/scripted-server.ts'
import type { MallOptions } from './options.ts'

const refreshPath = '/api/Account/RefreshToken'
const searchPath = '/api/Product/Search'

const start = (options: Partial<MallOptions> = {}) => {
  const server = createScriptedServer()
  const session = createSession({ storage: createMemoryStorage() })
  session.set(loginOf(1, 'stale', 'refresh-0'))
  const lost: string[] = []
  const shown: string[] = []
  const mall = createMall({
    baseUrl: 'http://mall.test',
    session,
    fetch: server.fetch,
    onSessionLost: (reason) => lost.push(reason),
    onError: (error) => shown.push(error.message),
    ...options,
  })
  return { server, session, mall, lost, shown }
}

const search = (mall: ReturnType<typeof start>['mall'], Key = 'x', options = {}) => mall.product.search({ Key }, options)
const errorOf = (promise: Promise<unknown>) => promise.then(() => null, (error: MallError) => error)

describe('the refresh queue', () => {
  it('rule 1: one refresh for any number of calls; each is sent again once, as it was', async () => {
    const { server, session, mall, lost } = start()
    const keys = Array.from({ length: 50 }, (_, index) => `词${index}`)
    await Promise.all(keys.map((key) => search(mall, key)))
    expect(server.to(refreshPath)).toHaveLength(1)
    expect(server.to(refreshPath)[0]?.body).toEqual({ RefreshToken: 'refresh-0', UserId: 1 })
    for (const key of keys) {
      const sent = server.to(searchPath).filter(({ body }) => (body as { Key: string }).Key === key)
      expect(sent.map(({ token }) => token)).toEqual(['stale', 'good-1'])
    }
    expect(session.get()).toMatchObject({ Token: 'good-1', RefreshToken: 'refresh-1' })
    expect(lost).toEqual([])
  })

  it('rule 2: a late 401 to an old token starts no refresh, the call is sent again with the stored token', async () => {
    const { server, mall } = start()
    const late = gate<Response>()
    server.on(searchPath, ({ body, token }) => ((body as { Key: string }).Key === 'late' && token === 'stale' ? late.passed : undefined))
    const slow = search(mall, 'late')
    await search(mall, 'quick')
    late.open(failure('', 401))
    await slow
    expect(server.to(refreshPath)).toHaveLength(1)
  })

  it('rule 3: reads the store again inside the lock, since another tab may have refreshed meanwhile', async () => {
    const { server, session, mall } = start()
    const held = gate()
    const holding = navigator.locks.request('mall:refresh:1', () => held.passed)
    const call = search(mall)
    await expect.poll(() => server.to(searchPath)).toHaveLength(1)
    server.refreshed({ body: { RefreshToken: 'refresh-0' } } as never)
    session.replaceTokens({ Token: 'good-1', RefreshToken: 'refresh-1' })
    held.open()
    await Promise.all([call, holding])
    await navigator.locks.request('mall:refresh:1', () => undefined)
    expect(server.to(refreshPath)).toHaveLength(0)
    expect(server.to(searchPath).map(({ token }) => token)).toEqual(['stale', 'good-1'])
  })

  it.each(['401', '500', 'Success: false', 'no token', 'HTML'])('ends the session when the refresh returns %s', async (kind) => {
    const { server, session, mall, lost, shown } = start()
    const responses: Record<string, () => Response> = {
      '401': () => failure('', 401),
      '500': () => failure('', 500),
      'Success: false': () => failure('刷新令牌无效'),
      'no token': () => success({ Token: '' }),
      HTML: () => new Response('<html>', { headers: { 'content-type': 'text/html' } }),
    }
    server.on(refreshPath, () => responses[kind]?.())
    const errors = await Promise.all(Array.from({ length: 20 }, () => errorOf(search(mall))))
    expect(new Set(errors.map((error) => `${error?.kind} ${error?.code} ${error?.message}`))).toEqual(new Set(['unauthorized SESSION_EXPIRED 登录已过期，请重新登录']))
    expect(session.get()).toBeNull()
    expect(lost).toEqual(['refresh-failed'])
    expect(shown).toEqual(['登录已过期，请重新登录'])
    expect(server.to(searchPath)).toHaveLength(20)
  })

  it('ends the session of a disabled account in words of its own, once for all waiting calls', async () => {
    const { server, session, mall, lost, shown } = start()
    server.on(refreshPath, () => failure('账号已停用，请联系企业管理员', 401, null, 'ACCOUNT_DISABLED'))
    const errors = await Promise.all(Array.from({ length: 5 }, () => errorOf(search(mall))))
    expect(new Set(errors.map((error) => `${error?.kind} ${error?.code} ${error?.message}`))).toEqual(new Set(['unauthorized ACCOUNT_DISABLED 账号已停用，请联系企业管理员']))
    expect(session.get()).toBeNull()
    expect(lost).toEqual(['account-disabled'])
    expect(shown).toEqual(['账号已停用，请联系企业管理员'])
  })

  it('keeps the session when the refresh gets no response: the waiting calls fail, the next one refreshes again', async () => {
    const { server, session, mall, lost } = start()
    server.on(refreshPath, (_, nth) => (nth === 1 ? Promise.reject(new TypeError('cut')) : undefined))
    const errors = await Promise.all([errorOf(search(mall)), errorOf(search(mall))])
    expect(errors.map((error) => error?.kind)).toEqual(['network', 'network'])
    expect(session.get()).not.toBeNull()
    expect(lost).toEqual([])
    await search(mall)
    expect(session.get()?.Token).toBe('good-1')
  })

  it('rule 4: ignores a response that arrives after a logout', async () => {
    const { server, session, mall, lost, shown } = start()
    const slow = gate<Response>()
    server.on(refreshPath, () => slow.passed)
    const call = errorOf(search(mall))
    await expect.poll(() => server.to(refreshPath)).toHaveLength(1)
    session.clear()
    expect(await call).toMatchObject({ kind: 'unauthorized', code: 'UNAUTHORIZED' })
    slow.open(success({ Token: 'T', RefreshToken: 'R' }))
    await settle()
    expect(session.get()).toBeNull()
    expect({ lost, shown }).toEqual({ lost: [], shown: [] })
  })

  it('rule 4: ignores it after another user logged in, and sends nothing as that user', async () => {
    const { server, session, mall } = start()
    const slow = gate<Response>()
    server.on(refreshPath, () => slow.passed)
    const call = errorOf(search(mall, 'hers'))
    await expect.poll(() => server.to(refreshPath)).toHaveLength(1)
    session.set(loginOf(2, 'good', 'refresh-of-2'))
    expect((await call)?.kind).toBe('unauthorized')
    await search(mall, 'his')
    slow.open(success({ Token: 'T', RefreshToken: 'R' }))
    await settle()
    expect(session.get()).toMatchObject({ Token: 'good', User: { uid: 2 } })
    expect(server.to(searchPath).map(({ body, token }) => [(body as { Key: string }).Key, token])).toEqual([['hers', 'stale'], ['his', 'good']])
  })

  it('rule 4: the same when the user changed the company', async () => {
    const { server, session, mall } = start()
    const late = gate<Response>()
    server.on(searchPath, ({ token }) => (token === 'stale' ? late.passed : undefined))
    const call = errorOf(search(mall))
    await settle()
    session.set(loginOf(1, 'good', 'refresh-0', 2))
    late.open(failure('', 401))
    expect((await call)?.kind).toBe('unauthorized')
    expect(server.to(searchPath)).toHaveLength(1)
  })

  it('rule 5: a call made during a refresh waits for it and is sent once', async () => {
    const { server, mall } = start()
    const slow = gate()
    server.on(refreshPath, (seen) => slow.passed.then(() => server.refreshed(seen)))
    const first = search(mall, 'first')
    await expect.poll(() => server.to(refreshPath)).toHaveLength(1)
    const second = search(mall, 'second')
    await settle()
    expect(server.to(searchPath)).toHaveLength(1)
    slow.open()
    await Promise.all([first, second])
    const sent = server.to(searchPath).filter(({ body }) => (body as { Key: string }).Key === 'second')
    expect(sent.map(({ token }) => token)).toEqual(['good-1'])
  })

  it('rule 6: sends the original input again, also when the caller changed it since', async () => {
    const { server, mall } = start()
    const body = { Items: [{ ProductCode: '1', Quantity: 2 }] }
    const call = mall.shoppingCart.addToCart(body)
    body.Items.length = 0
    await call
    expect(server.to('/api/ShoppingCart/AddToCart').map((sent) => sent.body)).toEqual([
      { Items: [{ ProductCode: '1', Quantity: 2 }] },
      { Items: [{ ProductCode: '1', Quantity: 2 }] },
    ])
  })

  it('rule 6: sends a file again byte for byte', async () => {
    const { server, mall } = start()
    const bytes = crypto.getRandomValues(new Uint8Array(10_000))
    await mall.upload(new File([bytes], '报价.bin', { type: 'application/octet-stream' }), { extra: { scene: 'order' } })
    const sent = server.to('/api/File/Execute').map((seen) => seen.body as FormData)
    expect(sent).toHaveLength(2)
    for (const form of sent) {
      expect([...form.keys()]).toEqual(['scene', 'path', 'file'])
      const file = form.get('file') as File
      expect(file.name).toBe('报价.bin')
      expect(new Uint8Array(await file.arrayBuffer())).toEqual(bytes)
    }
  })

  it('rule 7: a second 401 is final', async () => {
    const { server, mall, session, lost } = start()
    server.on(searchPath, () => failure('', 401))
    expect(await errorOf(search(mall))).toMatchObject({ kind: 'unauthorized', message: '未登录或登录已过期，请重新登录', status: 401 })
    expect(server.to(searchPath)).toHaveLength(2)
    expect(server.to(refreshPath)).toHaveLength(1)
    expect(session.get()).not.toBeNull()
    expect(lost).toEqual([])
  })

  it('an abort leaves the queue at once, is not sent again and is not shown', async () => {
    const { server, mall, shown } = start()
    const slow = gate()
    server.on(refreshPath, (seen) => slow.passed.then(() => server.refreshed(seen)))
    const controller = new AbortController()
    const aborted = errorOf(search(mall, 'aborted', { signal: controller.signal }))
    const other = search(mall, 'other')
    await expect.poll(() => server.to(refreshPath)).toHaveLength(1)
    controller.abort()
    expect((await aborted)?.name).toBe('AbortError')
    slow.open()
    await other
    expect(server.to(searchPath).filter(({ body }) => (body as { Key: string }).Key === 'aborted')).toHaveLength(1)
    expect(shown).toEqual([])
  })

  it('a call without a login reports the missing login once', async () => {
    const { server, session, mall, lost } = start()
    session.clear()
    const errors = await Promise.all([errorOf(mall.shoppingCart.count()), errorOf(mall.shoppingCart.list())])
    expect(errors.map((error) => `${error?.code} ${error?.message}`)).toEqual(Array.from({ length: 2 }, () => 'UNAUTHORIZED 未登录或登录已过期，请重新登录'))
    expect(server.to(refreshPath)).toHaveLength(0)
    expect(lost).toEqual(['missing'])
  })
})

describe('without Web Locks', () => {
  beforeEach(() => {
    vi.stubGlobal('navigator', {})
    return () => vi.unstubAllGlobals()
  })

  it('rule 1 holds within a tab', async () => {
    const { server, mall } = start()
    await Promise.all(Array.from({ length: 20 }, () => search(mall)))
    expect(server.to(refreshPath)).toHaveLength(1)
  })

  it('tabs use a claim in local storage: one refresh', async () => {
    const storage = createMemoryStorage()
    vi.stubGlobal('window', Object.assign(new EventTarget(), { localStorage: storage }))
    const server = createScriptedServer()
    createSession({ storage }).set(loginOf(1, 'stale', 'refresh-0'))
    const tabs = [1, 2].map(() => createMall({ baseUrl: 'http://mall.test', session: createSession({ storage }), fetch: server.fetch }))
    await Promise.all(tabs.flatMap((mall) => Array.from({ length: 20 }, () => search(mall))))
    expect(server.to(refreshPath)).toHaveLength(1)
    await expect.poll(() => storage.getItem('mall:refresh:1')).toBeNull()
  })
})

describe('a lock that another tab never releases', () => {
  afterEach(backToRealTime)

  it('is waited for 5 s and not stolen; then the refresh goes ahead', async () => {
    vi.useFakeTimers()
    const { server, mall } = start()
    const held = gate()
    const holding = navigator.locks.request('mall:refresh:1', () => held.passed)
    const call = search(mall)
    await vi.advanceTimersByTimeAsync(4900)
    expect(server.to(refreshPath)).toHaveLength(0)
    await vi.advanceTimersByTimeAsync(200)
    await call
    expect((await navigator.locks.query()).held?.map(({ name }) => name)).toEqual(['mall:refresh:1'])
    held.open()
    await holding
  })
})
