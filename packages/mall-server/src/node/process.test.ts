import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { killServerProcesses, runServerProcess, startServerProcess } from '../testing/server-process.ts'

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

    const another = await runServerProcess({ DATA_DIR })
    expect(another.code).toBe(1)
    expect(another.output).toContain(`in use by another server (process ${first.pid})`)

    expect(await first.end('SIGTERM')).toBe(0)
    expect(existsSync(join(DATA_DIR, 'lock'))).toBe(false)

    const second = await startServerProcess({ DATA_DIR })
    expect(second.output()).not.toContain('filling the database')
    await second.end('SIGKILL')
    const afterCrash = await startServerProcess({ DATA_DIR })
    const categories = await fetch(`${afterCrash.address}/api/Category/MallCategories`, { method: 'POST', body: '{}' })
    expect(((await categories.json()) as { MsgBody: unknown[] }).MsgBody.length).toBeGreaterThan(10)
    expect(await afterCrash.end('SIGINT')).toBe(0)
  })

  it('does not start in production in test mode', { timeout: patience }, async () => {
    const { code, output } = await runServerProcess({ DATA_DIR, NODE_ENV: 'production', MALL_ENV: 'test' })
    expect(code).toBe(1)
    expect(output).toContain('must not run with NODE_ENV=production')
  })
})
