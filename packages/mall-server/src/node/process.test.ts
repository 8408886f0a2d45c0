import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { request } from 'node:http'
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

/** A call whose body is finished only when told: in flight until then. */
const beginCall = (address: string) => {
  const outgoing = request(`${address}/api/Category/MallCategories`, { method: 'POST', headers: { 'Content-Type': 'application/json' } })
  const answered = new Promise<number>((resolve, reject) => {
    outgoing.on('error', reject)
    outgoing.on('response', (response) => {
      response.resume()
      response.on('end', () => resolve(response.statusCode ?? 0))
    })
  })
  const sent = new Promise<void>((resolve) => {
    outgoing.write('{', () => resolve())
  })
  return { sent, finish: () => outgoing.end('}'), answered }
}

describe('the server as a process', () => {
  it('starts, tells where and for whom, finishes what is in flight at SIGTERM, and keeps its data', { timeout: patience }, async () => {
    const first = await startServerProcess({ DATA_DIR })
    expect(first.output()).toContain('the demo data is in')
    expect(first.output()).toContain('buyer')
    expect((await fetch(`${first.address}/readyz`)).status).toBe(200)

    const another = await runServerProcess({ DATA_DIR })
    expect(another.code).toBe(1)
    expect(another.output).toContain(`in use by another server (process ${first.pid})`)

    const inFlight = beginCall(first.address)
    await inFlight.sent
    await fetch(`${first.address}/healthz`)
    const ended = first.end('SIGTERM')
    await expect.poll(() => first.output(), { timeout: patience }).toContain('finishing what is in flight')
    inFlight.finish()
    expect(await inFlight.answered).toBe(200)
    expect(await ended).toBe(0)
    expect(existsSync(join(DATA_DIR, 'lock'))).toBe(false)

    const second = await startServerProcess({ DATA_DIR })
    expect(second.output()).not.toContain('filling the database')
    await second.end('SIGKILL')
    const afterCrash = await startServerProcess({ DATA_DIR })
    const categories = await fetch(`${afterCrash.address}/api/Category/MallCategories`, { method: 'POST', body: '{}' })
    expect(((await categories.json()) as { MsgBody: unknown[] }).MsgBody.length).toBeGreaterThan(10)
    const { port } = new URL(afterCrash.address)
    const samePort = await runServerProcess({ DATA_DIR: join(DATA_DIR, 'other'), PORT: port })
    expect(samePort).toMatchObject({ code: 1, output: expect.stringContaining(`Port ${port} is taken`) as string })
    expect(await afterCrash.end('SIGINT')).toBe(0)
  })

  it('refuses to give captchas away in production, and a bad configuration', { timeout: patience }, async () => {
    const test = await runServerProcess({ DATA_DIR, NODE_ENV: 'production', MALL_ENV: 'test' })
    expect(test).toMatchObject({ code: 1, output: expect.stringContaining('must not run with NODE_ENV=production') as string })
    const bad = await runServerProcess({ DATA_DIR, PORT: 'eighty' })
    expect(bad).toMatchObject({ code: 1, output: expect.stringContaining('PORT') as string })
  })
})
