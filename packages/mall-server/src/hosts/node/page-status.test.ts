import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createBuiltApp } from './built-app.ts'
import { createPageStatus } from './page-status.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mall-status-'))
  mkdirSync(join(folder, 'node'))
  writeFileSync(join(folder, 'app.html'), 'page')
  writeFileSync(join(folder, 'index.html'), 'home')
  writeFileSync(join(folder, 'node/render-home.mjs'), `
export const pageAt = (path) => path.endsWith('.html') ? { productCode: path.slice(1, -5) } : path === '/login' || path === '/INDEX' ? 'page' : 'unknown'`)
})
afterEach(() => rmSync(folder, { recursive: true }))

const get = async (path: string, isProduct = (code: string) => Promise.resolve(code === '1')) => {
  const pages = createBuiltApp(folder, { statusOf: createPageStatus(folder, isProduct) })
  const response = await pages(new Request(`http://mall.test${path}`))
  return [response?.status, await response?.text()]
}

it('sends the app’s page for what does not exist with 404, so that nobody keeps its address', async () => {
  expect(await get('/login')).toEqual([200, 'page'])
  expect(await get('/1.html')).toEqual([200, 'page'])
  expect(await get('/2.html')).toEqual([404, 'page'])
  expect(await get('/nothing')).toEqual([404, 'page'])
  expect(await get('/INDEX')).toEqual([200, 'home'])
})

it('makes no product unknown while the database does not respond', async () => {
  expect(await get('/2.html', () => Promise.reject(new Error('down')))).toEqual([200, 'page'])
})

it('sends 404 again to a client that has the page', async () => {
  const pages = createBuiltApp(folder, { statusOf: createPageStatus(folder, () => Promise.resolve(false)) })
  const first = await pages(new Request('http://mall.test/nothing'))
  const again = await pages(new Request('http://mall.test/nothing', { headers: { 'If-None-Match': first?.headers.get('etag') ?? '' } }))
  expect(again?.status).toBe(404)
})
