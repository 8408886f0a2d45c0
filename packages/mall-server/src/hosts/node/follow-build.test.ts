import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { defaultSite } from '@mall/api/contract'
import { createBuiltApp } from './built-app.ts'
import { followBuild, lookEveryMs } from './follow-build.ts'
import { createSellerPages } from './seller-pages.ts'
import { createSitePages } from './site-pages.ts'

let folder: string
let time: number
let builds: number
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mall-build-'))
  time = 0
  builds = 0
})
afterEach(() => rmSync(folder, { recursive: true }))

/** Writes what a build leaves, with a script that is named after it, and takes the last one away. */
const build = (name: string): void => {
  builds++
  rmSync(folder, { recursive: true })
  mkdirSync(join(folder, 'assets'), { recursive: true })
  mkdirSync(join(folder, 'node'))
  writeFileSync(join(folder, `assets/${name}.js`), name)
  writeFileSync(join(folder, 'node/render-home.mjs'), `export const renderHomePage = async (page) => page + ' home of ${name}'; export const pageWithSite = (page) => page + ' site of ${name}'`)
  for (const file of ['index.html', 'app.html']) writeFileSync(join(folder, file), `page of ${name}`)
  for (const file of ['index.html', 'app.html', 'node/render-home.mjs']) utimesSync(join(folder, file), builds, builds)
}

const textAt = async (pages: ReturnType<typeof createBuiltApp>, path: string) => (await pages(new Request(`http://mall.test${path}`)))?.text()

describe('a build beneath a running server', () => {
  it('is the one whose pages and scripts are sent, and those of the last are not', async () => {
    build('first')
    const pages = followBuild(folder, () => createBuiltApp(folder), { now: () => time })
    expect(await textAt(pages, '/help/detail/1')).toBe('page of first')
    build('second')
    time += lookEveryMs
    expect(await textAt(pages, '/help/detail/1')).toBe('page of second')
    expect(await textAt(pages, '/assets/second.js')).toBe('second')
    expect(await textAt(pages, '/assets/first.js')).toBeUndefined()
  })

  it("carries the site's configuration, put in by the code of that build", async () => {
    build('first')
    const site = { ...defaultSite, name: '另一个商城' }
    const pages = followBuild(folder, async () => createBuiltApp(folder, { sitePages: (await createSitePages(folder, site))?.pages ?? new Map() }), { now: () => time })
    expect(await textAt(pages, '/login')).toBe('page of first site of first')
    build('second')
    time += lookEveryMs
    expect(await textAt(pages, '/login')).toBe('page of second site of second')
    expect(await textAt(pages, '/')).toBe('page of second site of second home of second')
  })

  it('is waited for: until it has a page, and while it cannot be read, the last one is sent', async () => {
    build('first')
    let isReadable = true
    const pages = followBuild(folder, () => {
      if (!isReadable) throw new Error('half written')
      return createBuiltApp(folder, { sitePages: new Map([['/app.html', page(`page ${builds}`)]]) })
    }, { now: () => time })
    expect(await textAt(pages, '/login')).toBe('page 1')
    rmSync(join(folder, 'index.html'))
    time += lookEveryMs
    expect(await textAt(pages, '/login')).toBe('page 1')
    build('second')
    isReadable = false
    time += lookEveryMs
    expect(await textAt(pages, '/login')).toBe('page 1')
    isReadable = true
    time += lookEveryMs
    expect(await textAt(pages, '/login')).toBe('page 2')
  })

  it('is read again when its pages show something else', async () => {
    build('first')
    let edition = 1
    const pages = followBuild(folder, () => createBuiltApp(folder, { sitePages: new Map([['/app.html', page(`page ${edition}`)]]) }), { edition: () => String(edition), now: () => time })
    expect(await textAt(pages, '/login')).toBe('page 1')
    edition = 2
    expect(await textAt(pages, '/login')).toBe('page 1')
    time += lookEveryMs
    expect(await textAt(pages, '/login')).toBe('page 2')
  })

  it('is looked for once a second, however many ask', async () => {
    build('first')
    const pages = followBuild(folder, () => { opened++; return createBuiltApp(folder) }, { now: () => time })
    let opened = 0
    await Promise.all([1, 2, 3].map(() => textAt(pages, '/login')))
    build('second')
    await textAt(pages, '/login')
    expect(opened).toBe(1)
    time += lookEveryMs
    await Promise.all([1, 2, 3].map(() => textAt(pages, '/login')))
    expect(opened).toBe(2)
  })
})

const page = (text: string) => ({ bytes: new TextEncoder().encode(text), brotli: new Uint8Array(), etag: `"${text}"` })

it("is followed below the seller's path too", async () => {
  build('first')
  const pages = createSellerPages(folder, null, () => time)
  expect(await textAt(pages, '/seller/orders')).toBe('page of first')
  build('second')
  time += lookEveryMs
  expect(await textAt(pages, '/seller/orders')).toBe('page of second')
})
