import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApp } from '../../app/app.ts'
import { createTestMall, type TestMall } from '../../testing/test-mall.ts'

const [mallOrigin, sellerOrigin] = ['https://mall.example', 'https://seller.example']
let mall: TestMall
let app: ReturnType<typeof createApp>
beforeAll(async () => {
  mall = await createTestMall({ config: { apart: { mallOrigin, sellerOrigin } } })
  app = createApp(mall.deps, () => Promise.resolve(new Response('a page')))
}, 120_000)
afterAll(() => mall.close())

const send = async (url: string, method = 'GET') => app.fetch(new Request(url, { method, ...(method === 'POST' ? { body: '{}', headers: { 'Content-Type': 'application/json' } } : {}) }), {})
/** What stands at an address: a page, where it leads, or the status of anything else. */
const at = async (url: string): Promise<string> => {
  const response = await send(url)
  return response.headers.get('Location') ?? (response.status === 200 ? response.text() : String(response.status))
}

describe('with the seller\u2019s side on a host of its own', () => {
  it.each([
    ['http://seller.example/seller', 'a page'],
    ['http://seller.example/seller/products', 'a page'],
    ['http://mall.example/', 'a page'],
    ['http://mall.example/sellers', 'a page'],
    ['http://10.0.0.7:5100/100234.html', 'a page'],
    ['http://seller.example/', '/seller'],
    ['http://seller.example/100234.html?a=1', `${mallOrigin}/100234.html?a=1`],
    ['http://seller.example//evil.example', `${mallOrigin}//evil.example`],
    ['http://mall.example/seller/products?tab=%E5%9C%A8%E5%94%AE', `${sellerOrigin}/seller/products?tab=%E5%9C%A8%E5%94%AE`],
    ['http://10.0.0.7:5100/seller', `${sellerOrigin}/seller`],
    ['http://seller.example:443/seller', 'a page'],
    ['http://seller.example:8443/seller', `${sellerOrigin}/seller`],
  ])('%s is %s', async (url, found) => expect(await at(url)).toBe(found))

  it.each(['seller.example', 'mall.example'])('%s answers a load balancer', async (host) => expect(await at(`http://${host}/healthz`)).toBe('ok'))

  it.each([
    ['mall.example', '/api/SellerAccount/Login'],
    ['mall.example', '/api/SellerProduct/List'],
    ['seller.example', '/api/Account/Login'],
    ['seller.example', '/api/Product/List'],
    ['seller.example', '/viewCustomer'],
    ['mall.example', '/api/%53ellerAccount/Login'],
    ['mall.example', '/%61pi/SellerAccount/Login'],
    ['mall.example', '/api/S%65ller%41ccount/Login'],
    ['seller.example', '/%61pi/Account/Login'],
    ['seller.example', '/api/%53ellerAccount/..%2f..%2fapi/Account/Login'],
  ])('%s has no %s', async (host, path) => {
    const response = await send(`http://${host}${path}`, 'POST')
    expect([response.status, await response.json()]).toMatchObject([404, { MsgHeader: { Success: false, Code: 'PATH_NOT_FOUND' } }])
  })

  it.each([
    ['seller.example', '/api/SellerProduct/List'],
    ['seller.example', '/api/Captcha/Challenge'],
    ['mall.example', '/api/Captcha/Challenge'],
    ['mall.example', '/api/Home/Index'],
  ])('%s has %s', async (host, path) => expect((await send(`http://${host}${path}`, 'POST')).status).not.toBe(404))
})
