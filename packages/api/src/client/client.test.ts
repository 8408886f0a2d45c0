import { beforeEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { contract } from '../contract/index.ts'
import { createMall } from '../create-mall.ts'
import { isMallError, type MallError } from '../errors.ts'
import { createSession } from '../session/session.ts'
import { createMemoryStorage } from '../session/storage.ts'
import { failure, gate, loginOf, settle, success } from '../testing/responses.ts'
import { createScriptedServer } from '../testing/scripted-server.ts'
import type { MallOptions } from './options.ts'

const searchPath = '/api/Product/Search'

const start = (options: Partial<MallOptions> = {}) => {
  const server = createScriptedServer({ token: 'good' })
  const session = createSession({ storage: createMemoryStorage() })
  session.set(loginOf(1, 'good', 'refresh-0'))
  const shown: MallError[] = []
  const busy: boolean[] = []
  const mall = createMall({
    baseUrl: 'http://mall.test/',
    session,
    fetch: server.fetch,
    onError: (error) => shown.push(error),
    onBusyChange: (value) => busy.push(value),
    ...options,
  })
  return { server, session, mall, shown, busy }
}

const errorOf = (promise: Promise<unknown>) => promise.then(() => null, (error: MallError) => error)
const lowerFirst = (text = '') => text.slice(0, 1).toLowerCase() + text.slice(1)

describe('a request', () => {
  const jsonKeys = (Object.keys(contract) as (keyof typeof contract)[]).filter((key) => !('mode' in contract[key]))

  it.each(jsonKeys)('%s has its method', async (key) => {
    const { server, mall } = start()
    const [method = '', path = ''] = key.split(' ')
    const [, , controller, action] = path.split('/')
    const resource = mall[lowerFirst(controller) as 'product'] as unknown as Record<string, (body: unknown) => Promise<unknown>>
    server.on(path, () => success('response'))
    expect(await resource[lowerFirst(action)]?.({ tag: 'x' })).toBe('response')
    const [sent] = server.to(path)
    expect(sent).toMatchObject({ method, token: 'good' })
    expect(sent?.url).toBe(new URL(path + (method === 'GET' ? '?tag=x' : ''), 'http://mall.test').href)
    if (method === 'POST') expect(sent?.body).toEqual({ tag: 'x' })
  })

  it('is the same by its method and path, and a query by GET', async () => {
    const { server, mall } = start()
    server.on(searchPath, () => success([{ ProductName: '笔', ProductCode: '1' }]))
    expect(await mall.request('POST', searchPath, { Key: '笔' })).toEqual([{ ProductName: '笔', ProductCode: '1' }])
    expect(server.seen[0]?.body).toEqual({ Key: '笔' })
    await mall.request('GET', '/api/Account/JumpOldLink', { tag: 'x' }, { headers: { 'x-trace': '1' } })
    expect(server.seen[1]?.url).toBe('http://mall.test/api/Account/JumpOldLink?tag=x')
    expect(server.seen[1]?.headers.get('x-trace')).toBe('1')
  })

  it.each<[string, () => Response, unknown]>([
    ['JSON', () => Response.json({ Total: 3 }), { Total: 3 }],
    ['null', () => Response.json(null), null],
    ['text', () => new Response('fine'), 'fine'],
    ['nothing', () => new Response(null, { status: 204 }), undefined],
  ])('to an endpoint of the site that has no envelope resolves to what it says: %s', async (_, response, body) => {
    const { server, mall } = start()
    server.on(searchPath, response)
    expect(await mall.request('POST', searchPath, { Key: 'x' }, { envelope: false })).toEqual(body)
    expect(server.seen[0]?.token).toBe('good')
  })

  it('to such an endpoint fails by the status, is refreshed, and is checked by the contract', async () => {
    const own = { 'POST /site/total': { body: z.object({}), response: z.object({ Total: z.number() }) } }
    const { server, session } = start()
    const mall = createMall({ baseUrl: 'http://mall.test', session, fetch: server.fetch, contract: own })
    const total = () => mall.request('POST', '/site/total', {}, { envelope: false })
    server.on('/site/total', () => Response.json({ error: 'x' }, { status: 422 }))
    expect(await errorOf(total())).toMatchObject({ kind: 'invalid', body: { error: 'x' } })
    server.on('/site/total', () => Response.json({ Total: 'x' }))
    expect(await errorOf(total())).toMatchObject({ kind: 'contract' })
    server.on('/site/total', (_seen, nth) => (nth < 4 ? new Response('', { status: 401 }) : Response.json({ Total: 3 })))
    session.replaceTokens({ Token: 'old', RefreshToken: 'refresh-0' })
    expect(await total()).toEqual({ Total: 3 })
    expect(session.get()?.Token).toBe('good-1')
  })

  it('of a custom contract is sent and checked like one of the mall', async () => {
    const own = { 'DELETE /api/Report/Draft': { body: z.object({ Id: z.int() }), response: z.object({ Left: z.int() }) } }
    const server = createScriptedServer()
    const mall = createMall({ baseUrl: 'http://mall.test', session: createSession({ storage: createMemoryStorage() }), fetch: server.fetch, contract: own })
    server.on('/api/Report/Draft', (_, nth) => success({ Left: nth === 1 ? 3 : 'three' }))
    expect(await mall.request('DELETE', '/api/Report/Draft', { Id: 7 })).toEqual({ Left: 3 })
    expect(server.seen[0]).toMatchObject({ method: 'DELETE', body: { Id: 7 } })
    expect(await errorOf(mall.request('DELETE', '/api/Report/Draft', { Id: 7 }))).toMatchObject({ kind: 'contract', path: '/api/Report/Draft' })
    expect(await errorOf(mall.request('DELETE', '/api/Report/Draft', { Id: 0.5 }))).toMatchObject({ kind: 'contract' })
    expect(server.seen).toHaveLength(2)
  })

  it('leaves undefined out of a query, and carries the caller’s headers but not their idea of a token', async () => {
    const { server, mall } = start()
    await mall.account.loginBySession({ sessionKey: 'a b&c', adminLogin: undefined }, { headers: { 'X-Trace': '1', authorization: 'x' } })
    expect(server.seen[0]?.url).toBe('http://mall.test/api/Account/LoginBySession?sessionKey=a+b%26c')
    expect(server.seen[0]?.headers.get('x-trace')).toBe('1')
    expect(server.seen[0]?.token).toBe('good')
  })

  it('has no token without a login', async () => {
    const { server, mall, session } = start()
    session.clear()
    server.on(searchPath, () => success([]))
    await mall.product.search({ Key: 'x' })
    expect(server.seen[0]?.token).toBeNull()
  })

  it.each(['https://elsewhere.test/x', 'https://mall.test.evil.test/x', '//elsewhere.test/x'])('gives no token to %s', async (url) => {
    const { server, mall } = start()
    await errorOf(mall.download(url))
    expect(server.seen[0]?.token).toBeNull()
    expect(server.seen).toHaveLength(1)
  })
})

describe('an address', () => {
  it.each([
    ['/pictures/1.webp', 'https://mall.test/pictures/1.webp'],
    ['files/1?name=a%20b', 'https://mall.test/files/1?name=a%20b'],
    ['https://cdn.test/1.webp', 'https://cdn.test/1.webp'],
    ['//cdn.test/1.webp', '//cdn.test/1.webp'],
    ['data:image/svg+xml,<svg/>', 'data:image/svg+xml,<svg/>'],
  ])('%s is %s for any page', (path, address) => {
    expect(createMall({ baseUrl: 'https://mall.test/' }).url(path)).toBe(address)
  })

  it('keeps the path of the mall, and stays a path where no origin is known', () => {
    expect(createMall({ baseUrl: 'https://group.test/mall' }).url('/pictures/1.webp')).toBe('https://group.test/mall/pictures/1.webp')
    expect(createMall().url('/pictures/1.webp')).toBe('/pictures/1.webp')
  })
})

describe('errors, specification §8', () => {
  const html = () => new Response('<html>欢迎</html>', { headers: { 'content-type': 'text/html' } })

  it.each<[string, () => Response | Promise<Response>, string, string]>([
    ['a failure', () => failure('库存不足'), 'business', '库存不足'],
    ['a failure without a message', () => failure(''), 'business', '请求失败'],
    ['a failure with a blank message', () => failure(' '), 'business', '请求失败'],
    ['403', () => failure('x', 403), 'forbidden', '拒绝访问'],
    ['404', () => failure('x', 404), 'notFound', '请求地址错误'],
    ['429 without a verify function', () => failure('x', 429), 'rateLimited', '系统识别到您的访问存在安全隐患'],
    ['500', () => failure('x', 500), 'server', '服务器故障'],
    ['502', () => new Response('Bad gateway', { status: 502 }), 'server', '网络连接故障'],
    ['400 with the envelope', () => failure('数量必须是整数', 400), 'business', '数量必须是整数'],
    ['409 with the envelope', () => failure('订单已被审批', 409), 'business', '订单已被审批'],
    ['413 with the envelope', () => failure('附件超过20MB', 413), 'business', '附件超过20MB'],
    ['422 with the envelope', () => failure('收货人必填', 422), 'business', '收货人必填'],
    ['422 with an envelope that says nothing', () => failure(' ', 422), 'business', '请求内容有误，请检查后重试'],
    ['400 of a gate', () => new Response('Bad request', { status: 400 }), 'invalid', '请求内容有误，请检查后重试'],
    ['409 of a gate', () => new Response('', { status: 409 }), 'conflict', '数据已发生变化，请刷新后重试'],
    ['413 of a gate', () => new Response('<html>', { status: 413 }), 'tooLarge', '提交的内容过大'],
    ['422 of a gate', () => Response.json({ detail: 'x' }, { status: 422 }), 'invalid', '请求内容有误，请检查后重试'],
    ['418 with the envelope', () => failure('x', 418), 'network', '网络连接故障'],
    ['418 of something else', () => new Response('I am a teapot', { status: 418 }), 'envelope', '网络连接故障'],
    ['HTML with 200', html, 'envelope', '网络连接故障'],
    ['broken JSON', () => new Response('{"MsgHeader":{"Succ'), 'envelope', '网络连接故障'],
    ['JSON that is no envelope', () => Response.json([]), 'envelope', '网络连接故障'],
    ['an empty 204', () => new Response(null, { status: 204 }), 'envelope', '网络连接故障'],
    ['no response', () => Promise.reject(new TypeError('fetch failed')), 'network', '网络连接故障'],
  ])('%s', async (_, response, kind, message) => {
    const { server, mall, shown } = start()
    server.on(searchPath, response)
    const error = await errorOf(mall.product.search({ Key: 'x' }))
    expect(error).toMatchObject({ name: 'MallError', kind, message, path: searchPath })
    expect(shown).toEqual([error])
  })

  it('carry status, request id and cause', async () => {
    const { server, mall } = start()
    server.on(searchPath, () => failure('x', 403))
    expect(await errorOf(mall.product.search({ Key: 'x' }))).toMatchObject({ status: 403, requestId: 'request-1' })
    const cause = new TypeError('fetch failed')
    server.on(searchPath, () => Promise.reject(cause))
    expect(await errorOf(mall.product.search({ Key: 'x' }))).toMatchObject({ cause })
  })

  it.each<[string, () => Response, string]>([
    ['HTML with 200', html, `${searchPath}: 200 text/html, without the envelope of the mall: <html>欢迎</html>`],
    ['null', () => Response.json(null), `${searchPath}: 200 application/json, without the envelope of the mall: null`],
    ['nothing', () => new Response(null, { status: 204 }), `${searchPath}: 204 without a content type, without the envelope of the mall: empty`],
    ['a teapot', () => new Response('I am\n  a teapot', { status: 418 }), `${searchPath}: 418 text/plain;charset=UTF-8, without the envelope of the mall: I am a teapot`],
    ['a gate', () => new Response('blocked', { status: 403 }), `${searchPath}: 403 text/plain;charset=UTF-8, without the envelope of the mall: blocked`],
  ])('without the envelope say in their cause what came: %s', async (_, response, said) => {
    const { server, mall } = start()
    server.on(searchPath, response)
    expect(await errorOf(mall.product.search({ Key: 'x' }))).toMatchObject({ cause: new Error(said) })
  })

  it('tell 120 characters of a response, and nothing in it that could be a token', async () => {
    const { server, mall, session } = start()
    const token = 'eyJhbGciOiJIUzI1NiJ9.eyJVc2VyIjp7InVpZCI6MX0sImV4cCI6MX0.c2lnbmF0dXJlLW9mLXRoZS10b2tlbg=='
    session.set(loginOf(1, token, 'cmVmcmVzaC10b2tlbi1vZi10aGUtdXNlcg/+=='))
    server.on(searchPath, ({ headers }) => new Response(`<pre>Authorization: ${headers.get('authorization')} ${session.get()?.RefreshToken}</pre>${'长 '.repeat(5000)}`, { headers: { 'content-type': 'text/html' } }))
    const error = await errorOf(mall.product.search({ Key: 'x' }))
    const said = error?.cause instanceof Error ? error.cause.message : ''
    expect(said).toContain('<pre>Authorization: Bearer ….….… …</pre>长')
    expect(said.length).toBeLessThan(250)
  })

  it('carry the code and the body of the response, from a server that sends them', async () => {
    const { server, mall } = start()
    server.on(searchPath, () => failure('库存不足', 200, null, 'LOW_STOCK'))
    const business = await errorOf(mall.product.search({ Key: 'x' }))
    expect(business).toMatchObject({ kind: 'business', code: 'LOW_STOCK' })
    expect(business?.body).toBeUndefined()
    const security = { Ip: '10.0.0.1', CurrentTime: '2026-03-18T10:00:00+08:00', Target: searchPath, Guid: 'g' }
    server.on(searchPath, () => failure('x', 429, security, 'RATE_LIMITED'))
    expect(await errorOf(mall.product.search({ Key: 'x' }))).toMatchObject({ kind: 'rateLimited', code: 'RATE_LIMITED', body: security })
    server.on(searchPath, () => failure('x', 403, null, 'FORBIDDEN'))
    expect(await errorOf(mall.product.search({ Key: 'x' }))).toMatchObject({ kind: 'forbidden', code: 'FORBIDDEN' })
  })

  it('keep what was said also without the envelope', async () => {
    const { server, mall } = start()
    server.on(searchPath, () => Response.json({ detail: 'Key is missing' }, { status: 422 }))
    expect(await errorOf(mall.product.search({ Key: 'x' }))).toMatchObject({ kind: 'invalid', status: 422, body: { detail: 'Key is missing' } })
    server.on(searchPath, () => new Response('Request Entity Too Large', { status: 413 }))
    expect(await errorOf(mall.product.search({ Key: 'x' }))).toMatchObject({ kind: 'tooLarge', body: 'Request Entity Too Large' })
    server.on(searchPath, () => failure('订单已被审批', 409, { Version: 3 }, 'VERSION_CONFLICT'))
    expect(await errorOf(mall.product.search({ Key: 'x' }))).toMatchObject({ kind: 'business', status: 409, code: 'VERSION_CONFLICT', body: { Version: 3 } })
  })

  it('have no code from a server that sends none, or something else in its place', async () => {
    const { server, mall } = start()
    for (const code of [undefined, '', 7 as unknown as string]) {
      server.on(searchPath, () => failure('库存不足', 200, null, code))
      const error = await errorOf(mall.product.search({ Key: 'x' }))
      expect(error).toMatchObject({ kind: 'business', message: '库存不足' })
      expect(error?.code).toBeUndefined()
    }
  })

  it('hold no token', async () => {
    const { server, mall } = start({ contract })
    server.on(searchPath, () => Promise.reject(new TypeError('fetch failed')))
    const error = await errorOf(mall.product.search({ Key: 'x' }))
    expect(JSON.stringify([error, error?.stack, error?.cause])).not.toMatch(/good|refresh-0/)
  })

  it('are shown once in 3 s, and not at all when silent', async () => {
    const { server, mall, shown } = start()
    server.on(searchPath, () => failure('库存不足'))
    await errorOf(mall.product.search({ Key: 'x' }, { silent: true }))
    await errorOf(mall.product.search({ Key: 'x' }, { silent: ({ kind }) => kind === 'business' }))
    expect(shown).toHaveLength(0)
    await Promise.all([1, 2, 3].map(() => errorOf(mall.product.search({ Key: 'x' }))))
    expect(shown).toHaveLength(1)
  })

  it('a caller’s abort is an AbortError whatever its reason, which it keeps, and never shown', async () => {
    const { server, mall, shown, busy } = start()
    server.on(searchPath, () => new Promise(() => undefined))
    for (const reason of [undefined, 'because', new Error('x')]) {
      const controller = new AbortController()
      const call = errorOf(mall.product.search({ Key: 'x' }, { signal: controller.signal }))
      await settle()
      controller.abort(reason)
      const aborted = await call
      expect(aborted?.name).toBe('AbortError')
      if (reason !== undefined) expect(aborted?.cause).toBe(reason)
    }
    const own = new DOMException('left the page', 'AbortError')
    const call = errorOf(mall.product.search({ Key: 'x' }, { signal: AbortSignal.abort(own) }))
    expect(await call).toBe(own)
    expect((await errorOf(mall.product.search({ Key: 'x' }, { signal: AbortSignal.abort() })))?.name).toBe('AbortError')
    expect(server.seen).toHaveLength(3)
    expect(shown).toEqual([])
    await expect.poll(() => busy.at(-1)).toBe(false)
  })

  it('isMallError distinguishes kinds', async () => {
    const { server, mall } = start()
    server.on(searchPath, () => failure('x', 404))
    const error: unknown = await errorOf(mall.product.search({ Key: 'x' }))
    expect([isMallError(error), isMallError(error, 'notFound'), isMallError(error, 'server'), isMallError(new Error('x'))]).toEqual([true, true, false, false])
  })
})

describe('time', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    return () => vi.useRealTimers()
  })

  it('a call may take 60 s, to the last byte of its response', async () => {
    const { server, mall } = start()
    const drip = () => new Response(new ReadableStream({ start: (controller) => controller.enqueue(new Uint8Array(1)) }))
    server.on(searchPath, drip)
    const call = errorOf(mall.product.search({ Key: 'x' }))
    await vi.advanceTimersByTimeAsync(59_999)
    expect(vi.getTimerCount()).toBeGreaterThan(0)
    await vi.advanceTimersByTimeAsync(1)
    expect(await call).toMatchObject({ kind: 'timeout', message: '网络连接故障' })
    expect(server.seen).toHaveLength(1)
  })

  it('or as long as the call or the mall says; for ever when that is Infinity', async () => {
    const { server, mall } = start({ timeout: 1000 })
    server.on(searchPath, () => new Promise(() => undefined))
    const ended: number[] = []
    const wait = async (timeout?: number) => {
      await errorOf(mall.product.search({ Key: 'x' }, timeout === undefined ? {} : { timeout }))
      ended.push(timeout ?? 1000)
    }
    void Promise.all([wait(10), wait(), wait(Number.POSITIVE_INFINITY)])
    await vi.advanceTimersByTimeAsync(10)
    expect(ended).toEqual([10])
    await vi.advanceTimersByTimeAsync(100_000)
    expect(ended).toEqual([10, 1000])
  })

  it('busy begins with the first call that is not quiet and ends 300 ms after the last', async () => {
    const { server, mall, busy } = start()
    const pending = gate<Response>()
    server.on(searchPath, () => pending.passed.then((response) => response.clone()))
    const quiet = mall.product.search({ Key: 'x' }, { quiet: true })
    expect(busy).toEqual([])
    const calls = [quiet, mall.product.search({ Key: 'x' }), mall.product.search({ Key: 'x' })]
    expect(busy).toEqual([true])
    pending.open(success([]))
    await Promise.all(calls)
    await vi.advanceTimersByTimeAsync(299)
    expect(busy).toEqual([true])
    const next = mall.product.search({ Key: 'x' })
    await next
    await vi.advanceTimersByTimeAsync(299)
    expect(busy).toEqual([true])
    await vi.advanceTimersByTimeAsync(1)
    expect(busy).toEqual([true, false])
  })
})

describe('the contract check', () => {
  it('rejects a body before it is sent, and a response of another shape', async () => {
    const { server, mall } = start({ contract })
    expect(await errorOf(mall.product.search({ Key: '' }))).toMatchObject({ kind: 'contract', path: searchPath })
    expect(server.seen).toHaveLength(0)
    server.on(searchPath, () => success([{ ProductName: 1 }]))
    const error = await errorOf(mall.product.search({ Key: 'x' }))
    expect(error).toMatchObject({ kind: 'contract', message: '请求失败', status: 200 })
    expect(JSON.stringify(error?.cause)).toContain('ProductName')
  })

  it('lets through what fits, and anything without the option', async () => {
    const { server, mall } = start({ contract })
    server.on(searchPath, () => success([{ ProductName: '笔', ProductCode: '1' }]))
    expect(await mall.product.search({ Key: '笔' })).toHaveLength(1)
    const unchecked = start()
    unchecked.server.on(searchPath, () => success('anything'))
    expect(await unchecked.mall.product.search({ Key: '' })).toBe('anything')
  })
})
