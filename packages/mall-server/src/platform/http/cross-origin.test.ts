import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestMall, type TestMall } from '../../testing/test-mall.ts'

const site = 'https://shop.example'

let mall: TestMall
let closed: TestMall
beforeAll(async () => {
  mall = await createTestMall({ config: { corsOrigins: [site, 'https://second.example'] } })
  closed = await createTestMall({ seed: false })
})
afterAll(() => Promise.all([mall.close(), closed.close()]))

const preflight = (one: TestMall, origin: string, path = '/api/Product/Search') =>
  one.fetch(path, {
    method: 'OPTIONS',
    headers: { 'Origin': origin, 'Access-Control-Request-Method': 'POST', 'Access-Control-Request-Headers': 'authorization,content-type,x-site' },
  })
const search = (one: TestMall, Origin: string) =>
  one.fetch('/api/Product/Search', { method: 'POST', headers: { Origin, 'Content-Type': 'application/json' }, body: '{"Key":"笔"}' })

describe('a page of another origin', () => {
  it('that is listed may make calls with a token and headers of its own, and read names of files and ids of requests', async () => {
    const asked = await preflight(mall, site)
    expect(asked.status).toBe(204)
    const { headers } = asked
    expect(headers.get('access-control-allow-origin')).toBe(site)
    expect(headers.get('access-control-allow-credentials')).toBe('true')
    expect(headers.get('access-control-allow-methods')).toBe('GET,POST')
    expect(headers.get('access-control-allow-headers')?.split(',')).toEqual(['authorization', 'content-type', 'x-site'])
    expect(Number(headers.get('access-control-max-age'))).toBeGreaterThan(0)
    const response = await search(mall, site)
    expect(response.status).toBe(200)
    expect(response.headers.get('access-control-allow-origin')).toBe(site)
    expect(response.headers.get('access-control-expose-headers')?.split(',')).toEqual(['Content-Disposition', 'X-Request-Id'])
    // Caches must not give one site the response that names another.
    expect(response.headers.get('vary')).toContain('Origin')
  })

  it('reads failures too', async () => {
    for (const [path, method] of [['/api/ShoppingCart/Count', 'POST'], ['/api/nothing', 'GET'], ['/files/x', 'GET'], ['/pictures/0.svg', 'GET']] as const) {
      const response = await mall.fetch(path, { method, headers: { Origin: site } })
      expect(response.status, path).toBeGreaterThanOrEqual(400)
      expect(response.headers.get('access-control-allow-origin'), path).toBe(site)
    }
  })

  it.each(['https://shop.example.evil.example', 'http://shop.example', 'https://SHOP.example', 'null', 'https://evil.example'])('%s that is not listed may not', async (origin) => {
    expect((await preflight(mall, origin)).headers.get('access-control-allow-origin')).toBeNull()
    expect((await search(mall, origin)).headers.get('access-control-allow-origin')).toBeNull()
  })

  it('never may where none is listed', async () => {
    expect((await preflight(closed, site)).headers.has('access-control-allow-origin')).toBe(false)
    const { headers } = await search(closed, site)
    expect([...headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([])
  })

  it('gets no pages of the mall', async () => {
    expect((await mall.fetch('/healthz', { headers: { Origin: site } })).headers.has('access-control-allow-origin')).toBe(false)
  })

  it('shows pictures, also an isolated one', async () => {
    const { body } = await mall.call('POST /api/Product/List', { PageIndex: 1, PageSize: 10 })
    const picture = body?.Items[0]?.ImageUrl ?? ''
    expect(picture).toMatch(/^\/pictures\//)
    expect((await mall.fetch(picture)).headers.get('cross-origin-resource-policy')).toBe('cross-origin')
  })
})
