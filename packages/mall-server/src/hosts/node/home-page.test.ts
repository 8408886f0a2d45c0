import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { silentLog } from '../../platform/log.ts'
import { createHomePage } from './home-page.ts'

/** Stands in for what the app's build exports: the page says what the call returned. */
const appServer = `
export const isForVisitors = (request) => !request.headers.has('cookie')
export const renderHomePage = async (template, send) => {
  return template + (await (await send('http://mall.invalid/api')).text())
}`

let folder: string
let time: number
let calls: number
let send: typeof fetch

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mall-home-'))
  mkdirSync(join(folder, 'node'))
  writeFileSync(join(folder, 'node/render-home.mjs'), appServer)
  time = 1_000_000
  calls = 0
  send = async () => new Response(`data ${++calls}`)
})
afterEach(() => rmSync(folder, { recursive: true }))

const open = () => {
  const homePage = createHomePage({ folder, template: 'home ', log: silentLog, now: () => time, send: (...args) => send(...args) })
  return async (headers: Record<string, string> = {}) => {
    const page = await homePage(new Request('http://mall.test/', { headers }))
    return page && new TextDecoder().decode(page.bytes)
  }
}

it('renders home with its data, plain and in brotli, with an ETag of its content', async () => {
  const homePage = createHomePage({ folder, template: 'home ', log: silentLog, send })
  const page = await homePage(new Request('http://mall.test/'))
  expect(new TextDecoder().decode(page?.bytes)).toBe('home data 1')
  expect(brotliDecompressSync(page?.brotli ?? '').toString()).toBe('home data 1')
  expect(page?.etag).toMatch(/^"[\w-]{22}"$/)
})

it('renders once in ten seconds for all requests, then sends the old page while it renders the next', async () => {
  const get = open()
  expect(await Promise.all([get(), get(), get()])).toEqual(['home data 1', 'home data 1', 'home data 1'])
  time += 9_999
  expect(await get()).toBe('home data 1')
  time += 1
  expect(await get()).toBe('home data 1')
  await expect.poll(() => get()).toBe('home data 2')
  expect(calls).toBe(2)
})

it('never sends a page of before a change, not even the one that was being rendered when it came', async () => {
  let state = 'one'
  const homePage = createHomePage({ folder, template: 'home ', log: silentLog, now: () => time, state: () => state, send: (...args) => send(...args) })
  const get = async () => {
    const page = await homePage(new Request('http://mall.test/'))
    return page && new TextDecoder().decode(page.bytes)
  }
  expect(await get()).toBe('home data 1')
  state = 'two'
  expect(await get()).toBe('home data 2')
  time += 10_000
  const answers = send
  let release = (): void => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  send = async (...args) => {
    await held
    return answers(...args)
  }
  expect(await get()).toBe('home data 2')
  state = 'three'
  const next = get()
  release()
  expect(await next).toBe('home data 4')
})

it('waits for a new page when the old one is more than a minute old', async () => {
  const get = open()
  await get()
  time += 60_000
  expect(await get()).toBe('home data 2')
})

it('has no page when a call fails, tries again after ten seconds, and keeps a page that is recent enough', async () => {
  const get = open()
  const works = send
  const fails = async () => {
    calls += 1
    throw new Error('no network')
  }
  send = fails
  expect(await get()).toBeNull()
  expect(await get()).toBeNull()
  expect(calls).toBe(1)
  time += 10_000
  send = works
  expect(await get()).toBe('home data 2')
  send = fails
  time += 10_000
  expect(await get()).toBe('home data 2')
  await expect.poll(() => calls).toBe(3)
})

it('has no page for a logged-in user, nor when the build has no module for the server', async () => {
  expect(await open()({ cookie: 'any' })).toBeNull()
  rmSync(join(folder, 'node'), { recursive: true })
  expect(await open()()).toBeNull()
  expect(calls).toBe(0)
})
