import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Pages } from '../../app/app.ts'
import { sellerContentSecurityPolicy } from '../../platform/http/security-headers.ts'
import { createSellerPages } from './seller-pages.ts'

let folder: string
let pages: Pages
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'seller-app-'))
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'index.html'), '<html>seller')
  writeFileSync(join(folder, 'assets/main-abc.js'), 'script')
  pages = createSellerPages(folder, null)
})
afterAll(() => rmSync(folder, { recursive: true }))

const get = async (path: string, headers: Record<string, string> = {}) => pages(new Request(`http://mall.test${path}`, { headers }))

test.each(['/seller', '/seller/', '/seller/login?ReturnUrl=%2Fproducts', '/seller/products', '/seller/no/such/page'])('%s is a page of the app of the seller, under its own policy', async (path) => {
  const response = await get(path)
  expect([response?.status, await response?.text(), response?.headers.get('content-security-policy')]).toEqual([200, '<html>seller', sellerContentSecurityPolicy(null)])
})

test('a script is one of the build or none', async () => {
  expect(await (await get('/seller/assets/main-abc.js'))?.text()).toBe('script')
  expect(await get('/seller/assets/main-old.js')).toBeNull()
})

test.each(['/', '/sellers', '/sellerx/products', '/100234.html', '/api/SellerAccount/Login'])('%s is not its address', async (path) => {
  expect(await get(path)).toBeNull()
})

test('an unchanged page is not sent twice', async () => {
  const etag = (await get('/seller/'))?.headers.get('etag') ?? ''
  expect((await get('/seller/products', { 'If-None-Match': etag }))?.status).toBe(304)
})

test.each([
  ['with the mall on one host', null, "'self'"],
  ['on a host of its own', { mallOrigin: 'https://mall.example', sellerOrigin: 'https://seller.example' }, 'https://mall.example'],
])('%s its pages load nothing of others, post forms to the mall alone, and are in no frame', (_case, apart, form) => {
  const allowed = new Map(sellerContentSecurityPolicy(apart).split('; ').map((rule) => [rule.split(' ')[0], rule.split(' ').slice(1)]))
  expect(allowed.get('script-src')).toEqual(["'self'"])
  expect(allowed.get('connect-src')).toEqual(["'self'"])
  expect(allowed.get('form-action')).toEqual([form])
  for (const rule of ['object-src', 'base-uri', 'frame-ancestors']) expect(allowed.get(rule), rule).toEqual(["'none'"])
})
