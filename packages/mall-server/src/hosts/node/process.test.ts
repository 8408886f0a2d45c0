import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { killServerProcesses, runServerProcess, startServerProcess } from '../../testing/server-process.ts'

const patience = 120_000

let DATA_DIR: string
beforeAll(() => {
  DATA_DIR = mkdtempSync(join(tmpdir(), 'mall-process-'))
})
afterAll(() => rmSync(DATA_DIR, { recursive: true, force: true }))

afterEach(killServerProcesses)

describe('the server as a process', () => {
  // The server starts four times in it.
  it('starts, logs its address and accounts, stops at SIGTERM, and keeps its data over a crash', { timeout: 3 * patience }, async () => {
    const first = await startServerProcess({ DATA_DIR })
    expect(first.output()).toContain('the demo data is in')
    expect(first.output()).toContain('buyer')
    expect((await fetch(`${first.address}/readyz`)).status).toBe(200)
    expect((await fetch(`${first.address}/api/Category/MallCategories`, { method: 'POST', body: '{}' })).status).toBe(200)
    const lines = first.output().trim().split('\n').map((line) => JSON.parse(line) as Record<string, unknown>)
    expect(lines.at(-1)).toMatchObject({ level: 'info', message: 'request', route: '/api/Category/MallCategories', status: 200, requestId: expect.stringMatching(/^[\da-f-]{36}$/) })

    const another = await runServerProcess({ DATA_DIR })
    expect(another.code).toBe(1)
    expect(another.output).toContain(`in use by another server (process ${first.pid})`)

    for (const entry of ['pg', 'uploads', 'claim.sqlite']) expect(statSync(join(DATA_DIR, entry)).mode & 0o077, entry).toBe(0)
    expect(await first.end('SIGTERM')).toBe(0)
    expect(existsSync(join(DATA_DIR, 'lock'))).toBe(false)

    const second = await startServerProcess({ DATA_DIR, LOG_FORMAT: 'text', METRICS_PORT: '0' })
    expect(second.output()).not.toContain('filling the database')
    expect(second.output()).toMatch(/^\[\d\d:\d\d:\d\d\] INFO: metrics on /m)
    const metrics = /metrics on (\S+?\/metrics)/.exec(second.output())?.[1] ?? ''
    expect(await (await fetch(metrics)).text()).toContain('mall_request_duration_seconds')
    await second.end('SIGKILL')
    const afterCrash = await startServerProcess({ DATA_DIR })
    const categories = await fetch(`${afterCrash.address}/api/Category/MallCategories`, { method: 'POST', body: '{}' })
    expect(((await categories.json()) as { MsgBody: unknown[] }).MsgBody.length).toBeGreaterThan(10)
    expect(await afterCrash.end('SIGINT')).toBe(0)
  })

  it('holds no demo in production, and gets its first administrator from a command', { timeout: 3 * patience }, async () => {
    const folder = mkdtempSync(join(tmpdir(), 'mall-production-'))
    const production = { DATA_DIR: folder, SEED: '', NODE_ENV: 'production', MALL_ENV: '', LOGIN_WORK: '', SELLER_NAME: '文房商城', SELLER_TAX_NO: '310101123456789' }
    try {
      const first = await startServerProcess(production)
      expect(first.output()).toContain('nobody can log in yet: npm run admin -- create')
      expect(first.output()).not.toContain('Mall@2026')
      const challenge = await fetch(`${first.address}/api/Captcha/Challenge`, { method: 'POST', body: '{}' })
      expect([challenge.status, challenge.headers.get('X-Captcha-Answer')]).toEqual([200, null])
      await first.end('SIGTERM')

      const incomplete = await runServerProcess(production, ['admin', 'create', '--company', '新程商贸有限公司'])
      expect(incomplete).toMatchObject({ code: 1, output: expect.stringMatching(/--account[^]*--name/) })
      const made = await runServerProcess(production, ['admin', 'create', '--company', '新程商贸有限公司', '--tax-no', '91000000DEMA000013', '--account', 'lin', '--name', '林晓'])
      expect(made).toMatchObject({ code: 0, output: expect.stringMatching(/initial password: (?:[A-Z2-9]{4}-){2}[A-Z2-9]{4}\n/) })
      const ofSeller = await runServerProcess(production, ['admin', 'create-seller', '--account', 'shen', '--name', '沈岚'])
      expect(ofSeller).toMatchObject({ code: 0, output: expect.stringMatching(/initial password: (?:[A-Z2-9]{4}-){2}[A-Z2-9]{4}\n/) })
      const again = await startServerProcess(production)
      expect(again.output()).not.toContain('nobody can log in yet')
      await again.end('SIGTERM')

      const asDemo = await runServerProcess({ DATA_DIR: folder })
      expect(asDemo).toMatchObject({ code: 1, output: expect.stringContaining('begun without the demo data') })
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
    const onDemo = await runServerProcess({ ...production, DATA_DIR })
    expect(onDemo).toMatchObject({ code: 1, output: expect.stringContaining('This database holds the demo data') })
  })

  it('does not start in production in test mode', { timeout: patience }, async () => {
    const { code, output } = await runServerProcess({ DATA_DIR, NODE_ENV: 'production', MALL_ENV: 'test' })
    expect(code).toBe(1)
    expect(output).toContain('may run with NODE_ENV=production')
  })
})
