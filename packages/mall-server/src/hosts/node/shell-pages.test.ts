import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Log } from '../../platform/log.ts'
import { createBuiltApp } from './built-app.ts'
import { createShellPages } from './shell-pages.ts'

let folder: string
const error = vi.fn<Log['error']>()
beforeEach(() => {
  error.mockReset()
  folder = mkdtempSync(join(tmpdir(), 'mall-shells-'))
  mkdirSync(join(folder, 'node'))
  writeFileSync(join(folder, 'node/render-home.mjs'), `
let renders = 0
export const shellAt = (path) => ({ '/list': 'list', '/List': 'list', '/broken': 'broken' })[path] ?? null
export const renderShell = async (template, id, scripts) => {
  if (id === 'broken') throw new Error('no such layout')
  return template + id + ' ' + scripts.join() + ' ' + ++renders
}`)
  writeFileSync(join(folder, 'node/shell-scripts.json'), '{"list":["/assets/List-a.js"]}')
  writeFileSync(join(folder, 'index.html'), 'home')
  writeFileSync(join(folder, 'app.html'), 'empty')
})
afterEach(() => rmSync(folder, { recursive: true }))

const site = () => {
  const app = createBuiltApp(folder, { shellPage: createShellPages({ folder, template: 'page ', log: { error } }) })
  return async (path: string) => (await app(new Request(`http://mall.test${path}`)))?.text()
}

it('sends each screen with its frame and its scripts, rendered once, whoever asks and for what', async () => {
  const get = site()
  const sent = await Promise.all([get('/list'), get('/list?Keyword=x'), get('/List')])
  expect(sent).toEqual(Array.from(sent, () => 'page list /assets/List-a.js 1'))
  expect(await get('/list')).toBe(sent[0])
})

it('sends the empty page where there is no screen, and home as ever', async () => {
  const get = site()
  expect(await get('/nowhere')).toBe('empty')
  expect(await get('/')).toBe('home')
})

it('sends the empty page of a screen that cannot be rendered, and says so once', async () => {
  const get = site()
  expect([await get('/broken'), await get('/broken')]).toEqual(['empty', 'empty'])
  expect(error.mock.calls).toEqual([['a page could not be rendered', { page: 'broken', error: 'no such layout' }]])
})

it('has none without a server’s module in the build', async () => {
  rmSync(join(folder, 'node'), { recursive: true })
  expect(await createShellPages({ folder, template: '', log: { error } })('/list')).toBeNull()
})
