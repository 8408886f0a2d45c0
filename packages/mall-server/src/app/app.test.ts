import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { allCalls, isSellerKey, type AnyCallKey } from '@mall/api/seller/contract'
import { createApp } from './app.ts'
import { createTestMall, type TestMall } from '../testing/test-mall.ts'

let mall: TestMall
beforeAll(async () => {
  mall = await createTestMall({ seed: false })
})
afterAll(() => mall.close())

/** Routes under /api that no call of the contract describes, each for a reason. */
const besidesTheContract = ['GET /api/openapi.json', 'GET /api/openapi-3.0.json']

describe('the routes of the server', () => {
  const registered = () =>
    mall.app.routes.filter((route) => route.method !== 'ALL' && route.path.startsWith('/api/')).map((route) => `${route.method} ${route.path}`)

  it('are the calls of the contract, each once', () => {
    expect(registered().toSorted()).toEqual([...Object.keys(allCalls), ...besidesTheContract].toSorted())
  })

  it('all have an access rule', () => {
    for (const key of Object.keys(allCalls) as AnyCallKey[]) expect(allCalls[key].access.who, key).toMatch(isSellerKey(key) ? /^(public|staff)$/ : /^(public|user)$/)
  })

  it('are found by their encoded address too', async () => {
    const response = await mall.fetch('/api/ShoppingCart/YouLike/%E8%AE%A2%E5%8D%95/6', { method: 'POST', body: '{}' })
    expect(response.status).toBe(401)
  })
})

describe('every response', () => {
  it('carries the request’s id, its own when it is no UUID', async () => {
    const id = crypto.randomUUID()
    expect((await mall.fetch('/healthz', { headers: { 'X-Request-Id': id } })).headers.get('x-request-id')).toBe(id)
    const other = await mall.fetch('/healthz', { headers: { 'X-Request-Id': 'x'.repeat(500) } })
    expect(other.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
  })

  it('has security headers and is not stored', async () => {
    for (const path of ['/healthz', '/api/nothing', '/api/openapi.json']) {
      const { headers } = await mall.fetch(path)
      expect(headers.get('content-security-policy'), path).toContain("script-src 'self'")
      expect(headers.get('content-security-policy'), path).toContain("frame-ancestors 'none'")
      expect(headers.get('x-content-type-options'), path).toBe('nosniff')
      expect(headers.get('referrer-policy'), path).toBe('strict-origin')
      expect(headers.get('cache-control'), path).toBe('no-store')
      expect(headers.get('cross-origin-opener-policy'), path).toBe('same-origin')
      expect(headers.get('cross-origin-resource-policy'), path).toBe('same-origin')
    }
  })

  it('demands TLS of who came by it, as a trusted proxy says', async () => {
    const demanded = async (trustProxy: boolean, proto: string) => {
      const app = createApp({ ...mall.deps, config: { ...mall.deps.config, trustProxy } })
      return (await app.request('/healthz', { headers: { 'X-Forwarded-Proto': proto } })).headers.get('strict-transport-security')
    }
    expect(await demanded(true, 'https')).toBe('max-age=31536000')
    expect(await demanded(true, 'http')).toBeNull()
    // The client's entry comes before the proxy's.
    expect(await demanded(true, 'https, http')).toBeNull()
    expect(await demanded(false, 'https')).toBeNull()
  })

  it('is compressed for clients that accept it, unless it is small', async () => {
    const packed = (path: string, encoding: string) => mall.fetch(path, { headers: { 'Accept-Encoding': encoding } })
    const document = await packed('/api/openapi.json', 'br, gzip')
    expect(document.headers.get('content-encoding')).toBe('gzip')
    expect(document.headers.get('vary')).toContain('Accept-Encoding')
    const unpacked = new Response(document.body?.pipeThrough(new DecompressionStream('gzip')))
    expect(await unpacked.json()).toMatchObject({ openapi: '3.1.0' })
    expect((await packed('/api/openapi.json', '')).headers.get('content-encoding')).toBeNull()
    expect((await packed('/api/nothing', 'gzip')).headers.get('content-encoding')).toBeNull()
  })

  it('to an unknown path is the envelope with 404', async () => {
    for (const init of [{}, { method: 'POST', body: '{}' }, { method: 'DELETE' }]) {
      const response = await mall.fetch('/api/Product/Delete', init)
      expect(response.status).toBe(404)
      expect(await response.json()).toEqual({ MsgHeader: { Success: false, Code: 'PATH_NOT_FOUND', RetMessage: '请求地址错误' }, MsgBody: null })
    }
    expect((await mall.fetch('/api/Account/Login')).status).toBe(404)
    expect((await mall.fetch('/api/Notice/Stream', { method: 'HEAD' })).status).toBe(404)
  })
})

describe('a path without a route', () => {
  const app = () => createApp(mall.deps, async (request) => new Response(`page of ${new URL(request.url).pathname}`))
  const request = async (path: string, method = 'GET') => app().request(path, { method })

  it('gets its response from the built app', async () => {
    expect(await (await request('/product/index')).text()).toBe('page of /product/index')
    expect((await request('/', 'HEAD')).status).toBe(200)
  })

  it('does not under /api and by other methods', async () => {
    expect((await request('/api/nothing')).status).toBe(404)
    expect((await request('/product/index', 'POST')).status).toBe(404)
  })
})

describe('the state of the server', () => {
  it('is reported', async () => {
    expect(await (await mall.fetch('/healthz')).text()).toBe('ok')
    expect((await mall.fetch('/readyz')).status).toBe(200)
  })

  it('is not ready without its database', async () => {
    const lost = await createTestMall({ seed: false })
    await lost.close()
    const { status, headers } = await lost.fetch('/readyz')
    expect([status, headers.get('Retry-After')]).toEqual([503, '5'])
    expect((await lost.fetch('/healthz')).status).toBe(200)
  })

  it('is not ready while its database takes no writes, as after a failover, and a write is to be sent again later', async () => {
    const standby = await createTestMall({ seed: false, isEmbedded: true })
    try {
      const login = { Account: 'nobody', Password: 'Wrong@2026', CaptchaVerifyParam: await standby.solveCaptcha() }
      await standby.deps.db.execute(sql`set default_transaction_read_only = on`)
      expect((await standby.fetch('/readyz')).status).toBe(503)
      const { status, message, headers } = await standby.call('POST /api/Account/Login', login)
      expect([status, message, headers.get('Retry-After')]).toEqual([503, '系统繁忙，请稍后再试', '5'])
    } finally {
      await standby.close()
    }
  })
})
