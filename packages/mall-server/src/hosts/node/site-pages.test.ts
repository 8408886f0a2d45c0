import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defaultSite } from '@mall/api/contract'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createBuiltApp } from './built-app.ts'
import { withSiteFile } from './site-file.ts'
import { createSitePages } from './site-pages.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mall-site-'))
  mkdirSync(join(folder, 'node'))
  writeFileSync(join(folder, 'node/render-home.mjs'), `
export const pageWithSite = (template, changes) => template + JSON.stringify(changes)
export const renderHomePage = async (template) => 'home of ' + template`)
  writeFileSync(join(folder, 'app.html'), 'page ')
  writeFileSync(join(folder, 'index.html'), 'built home')
  writeFileSync(join(folder, 'app.html.br'), 'built, in brotli')
})
afterEach(() => rmSync(folder, { recursive: true }))

it('puts what the site changes of the default into every page', async () => {
  const site = await createSitePages(folder, { ...defaultSite, Slogan: '另一家' })
  expect(site?.template).toBe('page {"Slogan":"另一家"}')
  const pages = createBuiltApp(folder, site ? { sitePages: site.pages } : {})
  const get = async (path: string) => (await pages(new Request(`http://mall.test${path}`)))?.text()
  expect(await get('/product/index')).toBe('page {"Slogan":"另一家"}')
  expect(await get('/')).toBe('home of page {"Slogan":"另一家"}')
  const compressed = await pages(new Request('http://mall.test/login', { headers: { 'Accept-Encoding': 'br' } }))
  expect(compressed?.headers.get('content-encoding')).toBe('br')
  expect(new Uint8Array((await compressed?.arrayBuffer()) ?? new ArrayBuffer())).toEqual(site?.pages.get('/app.html')?.brotli)
})

it('leaves the pages of the build where nothing is changed', async () => {
  expect((await createSitePages(folder, structuredClone(defaultSite)))?.pages.size).toBe(0)
})

it('is not there before the build is', async () => {
  rmSync(join(folder, 'node'), { recursive: true })
  expect(await createSitePages(folder, defaultSite)).toBeNull()
})

it('takes the path of a file in place of the text, and says when it cannot be read', () => {
  const file = join(folder, 'site.json')
  writeFileSync(file, '{"Name":"甲"}')
  expect(withSiteFile({ SITE_CONFIG: file }).SITE_CONFIG).toBe('{"Name":"甲"}')
  expect(withSiteFile({ SITE_CONFIG: ' {}' }).SITE_CONFIG).toBe(' {}')
  expect(() => withSiteFile({ SITE_CONFIG: join(folder, 'none') })).toThrow('SITE_CONFIG names a file that cannot be read')
})
