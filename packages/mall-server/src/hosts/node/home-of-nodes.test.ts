import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { demoStaff } from '../../demo/staff.ts'
import { presetStaffRoles } from '../../seller/account/presets.ts'
import { callerOf, loginStaffTo, type HttpCall } from '../../testing/http-caller.ts'
import { createFilledDatabase } from '../../testing/filled-places.ts'
import type { ScratchDatabase } from '../../testing/scratch-database.ts'
import { killServerProcesses, startServerProcess, type ServerProcess } from '../../testing/server-process.ts'

const postgres = process.env.TEST_DATABASE_URL

/** Stands in for what the app's build exports: home is the titles of its banners. */
const appServer = `
export const isForVisitors = () => true
export const pageAt = () => 'page'
export const targetHref = () => '/'
export const pageWithSite = (template) => template
export const renderHomePage = async (template, send) => {
  if (!send) return template
  const { MsgBody } = await (await send('http://mall.invalid/api/Home/Index', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: '{}' })).json()
  return template + MsgBody.Banners.map(({ Title }) => Title).join()
}`

describe.runIf(postgres)('the home page of two processes on one PostgreSQL', () => {
  let database: ScratchDatabase
  let folder: string
  let nodes: readonly ServerProcess[]
  let editor: HttpCall

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'mall-homes-'))
    const app = join(folder, 'app')
    mkdirSync(join(app, 'node'), { recursive: true })
    for (const page of ['index.html', 'app.html']) writeFileSync(join(app, page), '<html>')
    writeFileSync(join(app, 'node/render-home.mjs'), appServer)
    database = await createFilledDatabase(postgres ?? '', `mall_homes_${crypto.randomUUID().replaceAll('-', '')}`)
    const start = (name: string) => startServerProcess({ DATA_DIR: join(folder, name), DATABASE_URL: database.url, FULFILMENT: 'off', APP_DIR: app })
    nodes = await Promise.all([start('a'), start('b')])
    const client = new pg.Client({ connectionString: database.url })
    await client.connect()
    await client.query('insert into staff_role_holder (staff_id, role_id) values ($1, $2)', [demoStaff.goods, presetStaffRoles.Content])
    await client.end()
    const [first] = nodes
    editor = callerOf(first?.address ?? '', await loginStaffTo(first?.address ?? '', 'goods'))
  }, 300_000)

  afterAll(async () => {
    killServerProcesses()
    await database.drop()
    rmSync(folder, { recursive: true, force: true })
  })

  const pages = () => Promise.all(nodes.map(async ({ address }) => (await fetch(address)).text()))
  const detail = async () => {
    const { body, message } = await editor('POST /api/SellerHome/Detail', {})
    if (body === null) throw new Error(message)
    return body
  }
  const publish = async (title: string, LiveAt: string | null) => {
    const { Content, Version } = await detail()
    const Banners = Content.Banners.map((banner, at) => (at === 0 ? { ...banner, Title: title } : banner))
    const saved = await editor('POST /api/SellerHome/SaveDraft', { Version, RequestId: crypto.randomUUID(), Content: { ...Content, Banners } })
    const done = await editor('POST /api/SellerHome/Publish', { Version: saved.body?.Version ?? 0, RequestId: crypto.randomUUID(), LiveAt })
    expect(done.message).toBe('')
  }
  const titleOf = (page: string) => page.slice('<html>'.length).split(',')[0]

  test('both send what was published at one of them, although they keep a page that is fresh', async () => {
    expect((await pages()).map(titleOf)).toEqual(['一站配齐办公所需', '一站配齐办公所需'])
    await publish('马上就换', null)
    // A page is kept for ten seconds without being notified.
    await expect.poll(async () => (await pages()).map(titleOf), { timeout: 5_000 }).toEqual(['马上就换', '马上就换'])
  }, 60_000)

  test('both send what was planned once its time has come', async () => {
    await publish('到时才换', new Date(Date.now() + 3_000).toISOString())
    expect((await pages()).map(titleOf)).toEqual(['马上就换', '马上就换'])
    await expect.poll(async () => (await pages()).map(titleOf), { timeout: 13_000, interval: 500 }).toEqual(['到时才换', '到时才换'])
  }, 60_000)
})
