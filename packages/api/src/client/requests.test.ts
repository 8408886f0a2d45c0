import ky from 'ky'
import { describe, expect, it, vi } from 'vitest'
import { createMall } from '../create-mall.ts'
import type { MallError } from '../errors.ts'
import { createSession } from '../session/session.ts'
import { createMemoryStorage } from '../session/storage.ts'
import { failure, loginOf, securityInfo, success } from '../testing/responses.ts'
import { createScriptedServer } from '../testing/scripted-server.ts'
import type { MallOptions } from './options.ts'

const searchPath = '/api/Product/Search'
const oldLinkPath = '/api/Account/JumpOldLink'
const sessionPath = '/api/Account/LoginBySession'
const refreshPath = '/api/Account/RefreshToken'

const start = (options: Partial<MallOptions> = {}, token = 'good') => {
  const server = createScriptedServer({ token: 'good' })
  const session = createSession({ storage: createMemoryStorage() })
  session.set(loginOf(1, token, 'refresh-0'))
  const lost: string[] = []
  const mall = createMall({ baseUrl: 'http://mall.test', session, fetch: server.fetch, onSessionLost: (reason) => lost.push(reason), ...options })
  return { server, session, mall, lost }
}
const errorOf = (promise: Promise<unknown>) => promise.then(() => null, (error: MallError) => error)
const search = ({ mall }: ReturnType<typeof start>, options = {}) => mall.product.search({ Key: 'x' }, options)

describe('headers of all calls', () => {
  it('are sent with each, below those of the call and never in place of the token', async () => {
    const site = start({ headers: { 'X-Site': 'a', 'X-Trace': 'mall', Authorization: 'Basic x', 'Content-Type': 'text/plain' } })
    await search(site, { headers: { 'x-trace': 'call' } })
    const sent = site.server.seen[0]?.headers
    expect([sent?.get('x-site'), sent?.get('x-trace'), sent?.get('authorization'), sent?.get('content-type')]).toEqual(['a', 'call', 'Bearer good', 'application/json'])
    site.session.clear()
    site.server.on(searchPath, () => success([]))
    await search(site)
    expect(site.server.seen[1]?.headers.get('authorization')).toBeNull()
  })

  it('come from a function before each request, also the second one and the refresh', async () => {
    let asked = 0
    const site = start({ headers: async () => ({ 'x-nth': String((asked += 1)) }) }, 'stale')
    await search(site).catch(() => undefined)
    expect(site.server.seen.map(({ path, headers }) => [path, headers.get('x-nth')])).toEqual([
      [searchPath, '1'],
      [refreshPath, '2'],
      [searchPath, '3'],
    ])
  })

  it('stay with the mall: another origin gets none, and no cookies', async () => {
    const site = start({ headers: { 'x-site': 'a' }, credentials: 'include' })
    const credentials: string[] = []
    const fetching: typeof fetch = (input, init) => {
      credentials.push(input instanceof Request ? input.credentials : '')
      return site.server.fetch(input, init)
    }
    const { mall } = start({ headers: { 'x-site': 'a' }, credentials: 'include', fetch: fetching })
    await errorOf(mall.download('https://elsewhere.test/x'))
    await errorOf(mall.product.search({ Key: 'x' }))
    expect(site.server.seen.map(({ headers }) => headers.get('x-site'))).toEqual([null, 'a'])
    expect(credentials).toEqual(['same-origin', 'include'])
  })

  it('fail the call when their function does, and no more than that', async () => {
    const cause = new Error('no key')
    const site = start({ headers: () => Promise.reject(cause) })
    expect(await errorOf(search(site))).toMatchObject({ kind: 'network', cause })
    expect(site.session.get()).not.toBeNull()
    expect(site.lost).toEqual([])
  })
})

describe('hooks, as in ky', () => {
  it('see each request as it goes out, with its token, and each response', async () => {
    const seen: string[] = []
    const site = start(
      {
        headers: { 'x-site': 'a' },
        hooks: {
          beforeRequest: [
            ({ request }) => {
              seen.push(`${new URL(request.url).pathname} ${request.headers.get('authorization')} ${request.headers.get('x-site')}`)
              request.headers.set('x-signed', 'yes')
            },
          ],
          afterResponse: [({ request, response }) => void seen.push(`${new URL(request.url).pathname} ${response.status}`)],
        },
      },
      'stale',
    )
    await search(site).catch(() => undefined)
    expect(seen).toEqual([
      `${searchPath} Bearer stale a`,
      `${searchPath} 401`,
      `${refreshPath} null a`,
      `${refreshPath} 200`,
      `${searchPath} Bearer good-1 a`,
      `${searchPath} 200`,
    ])
    expect(site.server.seen.map(({ headers }) => headers.get('x-signed'))).toEqual(['yes', 'yes', 'yes'])
  })

  it('may answer in place of the mall, and change an answer', async () => {
    const answered = start({ hooks: { beforeRequest: [() => success([{ ProductName: '笔', ProductCode: '1' }])] } })
    expect(await search(answered)).toHaveLength(1)
    expect(answered.server.seen).toHaveLength(0)
    const changed = start({ hooks: { afterResponse: [() => failure('换了', 200, null, 'CHANGED')] } })
    expect(await errorOf(search(changed))).toMatchObject({ kind: 'business', message: '换了', code: 'CHANGED' })
  })

  it.each<[string, NonNullable<MallOptions['hooks']>]>([
    ['thrown before the request', { beforeRequest: [() => Promise.reject(new TypeError('mine'))] }],
    ['thrown after the response', { afterResponse: [() => Promise.reject(new TypeError('mine'))] }],
  ])('an error %s fails the calls in words and keeps the session, also when it hits the refresh', async (_, hooks) => {
    const all = start({ hooks }, 'stale')
    expect(await errorOf(search(all))).toMatchObject({ name: 'MallError', kind: 'network', message: '网络连接故障', cause: new TypeError('mine') })

    let isBroken = true
    const breaking = (state: { request: Request }) => {
      if (isBroken && state.request.url.endsWith(refreshPath)) throw new TypeError('mine')
    }
    const refreshing = start({ hooks: hooks.beforeRequest ? { beforeRequest: [breaking] } : { afterResponse: [breaking] } }, 'stale')
    const failed = await Promise.all([errorOf(search(refreshing)), errorOf(search(refreshing))])
    expect(failed.map((error) => error?.kind)).toEqual(['network', 'network'])
    expect(refreshing.session.get()).not.toBeNull()
    expect(refreshing.lost).toEqual([])
    isBroken = false
    // The token of a refresh whose response a hook threw away was spent.
    if (hooks.beforeRequest) expect(await search(refreshing)).toBe(searchPath)
  })

  it('that ask ky for a retry do not send a call a third time', async () => {
    const site = start({ hooks: { afterResponse: [() => ky.retry({ delay: 0 })] } })
    expect(await errorOf(search(site))).toMatchObject({ name: 'MallError', kind: 'network' })
    expect(site.server.to(searchPath)).toHaveLength(1)
  })

  it('that never end are stopped by the time limit of the call', async () => {
    const site = start({ timeout: 20, hooks: { beforeRequest: [() => new Promise<void>(() => undefined)] } })
    expect(await errorOf(search(site))).toMatchObject({ kind: 'timeout' })
  })

  it('see an UnLock too, and one that breaks it fails the waiting calls', async () => {
    const site = start({
      verify: () => Promise.resolve('right'),
      hooks: {
        beforeRequest: [
          ({ request }) => {
            if (request.url.endsWith('UnLock')) throw new Error('mine')
          },
        ],
      },
    })
    site.server.on(searchPath, () => failure('', 429, securityInfo))
    expect(await errorOf(search(site))).toMatchObject({ kind: 'network', cause: new Error('mine') })
  })
})

describe('retry', () => {
  const broken = () => Promise.reject(new TypeError('fetch failed'))

  it.each<[string, () => Promise<Response>, string]>([
    ['a broken connection', broken, 'network'],
    ['a 503', () => Promise.resolve(new Response('', { status: 503 })), 'server'],
  ])('sends a safe call again after %s, so often and no oftener', async (_, fault, kind) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance', 'Date'] })
    try {
      const site = start({ retry: { limit: 2 } })
      site.server.on(oldLinkPath, (_seen, nth) => (nth < 3 ? fault() : success('https://old.test/')))
      const good = site.mall.account.jumpOldLink({ tag: 'x' })
      await vi.runAllTimersAsync()
      expect(await good).toBe('https://old.test/')
      expect(site.server.to(oldLinkPath).map(({ url }) => new URL(url).search)).toEqual(['?tag=x', '?tag=x', '?tag=x'])
      site.server.on(oldLinkPath, fault)
      const bad = errorOf(site.mall.account.jumpOldLink({ tag: 'x' }))
      await vi.runAllTimersAsync()
      expect(await bad).toMatchObject({ kind })
      expect(site.server.to(oldLinkPath)).toHaveLength(6)
    } finally {
      vi.useRealTimers()
    }
  })

  it('never sends a POST again, nor a login by GET, nor anything without the option', async () => {
    const site = start({ retry: { limit: 2 } })
    const plain = start()
    for (const one of [site, plain]) for (const path of [searchPath, sessionPath, oldLinkPath]) one.server.on(path, broken)
    await errorOf(search(site))
    await errorOf(site.mall.account.loginBySession({ sessionKey: 'k' }))
    await errorOf(plain.mall.account.jumpOldLink())
    expect(site.server.seen.map(({ path }) => path)).toEqual([searchPath, sessionPath])
    expect(plain.server.to(oldLinkPath)).toHaveLength(1)
  })
})

describe('errors of ky', () => {
  it('never reach a site: they hold the request, and the request holds the token', async () => {
    const site = start({ timeout: 20 })
    site.server.on(searchPath, () => new Promise(() => undefined))
    expect((await errorOf(search(site)))?.cause).toBeUndefined()
    const cause = new TypeError('fetch failed')
    site.server.on(searchPath, () => Promise.reject(cause))
    expect((await errorOf(search(site)))?.cause).toBe(cause)
  })
})
