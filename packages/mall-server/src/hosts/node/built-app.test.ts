import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createBuiltApp } from './built-app.ts'
import type { Pages } from '../../app/app.ts'

let folder: string
let pages: Pages
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'mall-app-'))
  mkdirSync(join(folder, 'dist/assets'), { recursive: true })
  writeFileSync(join(folder, 'secret'), 'outside')
  writeFileSync(join(folder, 'dist/index.html'), '<html>home')
  writeFileSync(join(folder, 'dist/app.html'), '<html>')
  writeFileSync(join(folder, 'dist/favicon.svg'), '<svg/>')
  mkdirSync(join(folder, 'dist/node'))
  writeFileSync(join(folder, 'dist/node/render-home.mjs'), 'private')
  writeFileSync(join(folder, 'dist/.fingerprint'), 'private')
  writeFileSync(join(folder, 'dist/assets/main-abc.js'), 'plain')
  writeFileSync(join(folder, 'dist/assets/main-abc.js.br'), 'brotli')
  writeFileSync(join(folder, 'dist/assets/main-abc.js.gz'), 'gzip')
  pages = createBuiltApp(join(folder, 'dist'))
})
afterAll(() => rmSync(folder, { recursive: true }))

const get = async (path: string, headers: Record<string, string> = {}) => {
  const response = await pages(new Request(`http://mall.test${path}`, { headers }))
  if (!response) return null
  return { status: response.status, text: await response.text(), headers: response.headers }
}

describe('the built app', () => {
  it.each(['/product/index?Keyword=x', '/100234.html', '/userCenter/order/index', '/%E8%AE%A2%E5%8D%95', '/%'])(
    'sends the page of %s, which the browser always revalidates',
    async (path) => {
      const response = await get(path)
      expect(response).toMatchObject({ status: 200, text: '<html>' })
      expect(response?.headers.get('content-type')).toBe('text/html; charset=utf-8')
      expect(response?.headers.get('cache-control')).toBe('no-cache')
    },
  )

  it.each(['/', '/?MallVersion=new', '/index', '/home/index', '/home/index.html', '/index.html', '/cleanCookie'])('sends the rendered home page for %s', async (path) => {
    expect(await get(path)).toMatchObject({ status: 200, text: '<html>home' })
  })

  it('sends 304 to a client that has the page', async () => {
    const etag = (await get('/'))?.headers.get('etag') ?? ''
    expect(await get('/', { 'If-None-Match': etag })).toMatchObject({ status: 304, text: '' })
    expect((await get('/', { 'If-None-Match': '"other"' }))?.status).toBe(200)
  })

  it.each([
    ['gzip, deflate, br', 'brotli', 'br'],
    ['gzip', 'gzip', 'gzip'],
    ['', 'plain', null],
  ])('sends a script to a client that accepts %j as %s, to be cached for ever', async (accepts, text, encoding) => {
    const response = await get('/assets/main-abc.js', { 'Accept-Encoding': accepts })
    expect(response?.text).toBe(text)
    expect(response?.headers.get('content-encoding')).toBe(encoding)
    expect(response?.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
    expect(response?.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(response?.headers.get('vary')).toBe('Accept-Encoding')
  })

  it('returns 404 for a script of an older build: a page in its place would be run', async () => {
    expect(await get('/assets/main-old.js')).toBeNull()
  })

  it('returns 404 for a script that another build took away while the server runs, and sends it when it is there again', async () => {
    const script = join(folder, 'dist/assets/part-abc.js')
    writeFileSync(script, 'plain')
    const app = createBuiltApp(join(folder, 'dist'))
    const open = () => app(new Request('http://mall.test/assets/part-abc.js'))
    rmSync(script)
    expect(await open()).toBeNull()
    writeFileSync(script, 'back')
    expect(await (await open())?.text()).toBe('back')
    rmSync(script)
  })

  it.each(['/robots.json', '/apple-touch-icon.png', '/product/main.js', '/main.js.map'])('returns 404 for %s, a file that it does not have', async (path) => {
    expect(await get(path)).toBeNull()
  })

  it.each(['/../secret', '/%2e%2e/secret', '/assets/..%2f..%2fsecret', '/assets/%2e%2e/%2e%2e/secret'])('sends no file outside its folder: %s', async (path) => {
    expect((await get(path))?.text).not.toBe('outside')
  })

  it.each(['/node/render-home.mjs', '/.fingerprint'])('sends the app’s page for %s, which is for the server alone', async (path) => {
    expect((await get(path))?.text).toBe('<html>')
  })

  it('sends home as rendered for a visitor, in brotli where it is accepted, and 304 the second time', async () => {
    const page = { bytes: new TextEncoder().encode('rendered'), brotli: new TextEncoder().encode('brotli'), etag: '"tag"' }
    const app = createBuiltApp(join(folder, 'dist'), { homePage: async (request) => (request.headers.has('cookie') ? null : page) })
    const open = (path: string, headers: Record<string, string> = {}) => app(new Request(`http://mall.test${path}`, { headers }))
    const plain = await open('/index')
    expect(await plain?.text()).toBe('rendered')
    expect(Object.fromEntries(plain?.headers ?? [])).toMatchObject({
      'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache', etag: '"tag"', vary: 'Accept-Encoding, Cookie',
    })
    const compressed = await open('/', { 'Accept-Encoding': 'gzip, br' })
    expect([await compressed?.text(), compressed?.headers.get('content-encoding')]).toEqual(['brotli', 'br'])
    expect((await open('/', { 'If-None-Match': '"tag"' }))?.status).toBe(304)
    expect(await (await open('/', { cookie: 'any' }))?.text()).toBe('<html>home')
    expect(await (await open('/login'))?.text()).toBe('<html>')
  })

  it('returns 503 when it is not built', async () => {
    const response = await createBuiltApp(join(folder, 'nowhere'))(new Request('http://mall.test/'))
    expect(response?.status).toBe(503)
  })
})
