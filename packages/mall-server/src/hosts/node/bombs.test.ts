import { mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bombRequests, type BombRequest } from '../../testing/bombs/index.ts'
import { fillFolder } from '../../testing/filled-places.ts'
import { loginTo } from '../../testing/http-caller.ts'
import { killServerProcesses, startServerProcess, type ServerProcess } from '../../testing/server-process.ts'

/** What the server has to live with, MB: more than it needs, and less than any bomb that is let in would take. */
const heap = 768

describe('what asks for too much', () => {
  let folder: string
  let server: ServerProcess
  const tokens: Partial<Record<string, string>> = {}

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'mall-bombs-'))
    await fillFolder(folder)
    server = await startServerProcess({ DATA_DIR: folder, RATE_LIMIT: 'off', NODE_OPTIONS: `--max-old-space-size=${heap}` })
    for (const account of ['buyer', 'admin']) tokens[account] = await loginTo(server.address, account)
  }, 120_000)
  afterAll(() => {
    killServerProcesses()
    rmSync(folder, { recursive: true, force: true })
  })

  const send = async ({ path, account }: BombRequest, { contentType, body }: ReturnType<BombRequest['make']>) => {
    const headers = { 'Content-Type': contentType, ...(account === null ? {} : { Authorization: `Bearer ${tokens[account]}` }) }
    const response = await fetch(server.address + path, { method: 'POST', headers, body })
    const { MsgHeader } = (await response.json()) as { MsgHeader: { Success: boolean; RetMessage: string } }
    return { status: response.status, ...MsgHeader }
  }

  const categories = async (): Promise<number> => {
    const response = await fetch(`${server.address}/api/Category/MallCategories`, { method: 'POST', body: '{}' })
    await response.arrayBuffer()
    return response.status
  }

  it.each(bombRequests.map((bomb) => [bomb.name, bomb] as const))('%s: others are served meanwhile, and it ends in words', async (_, bomb) => {
    const made = bomb.make()
    // Making one holds this process for seconds, in which the server may end a connection that was idle: without a turn of its own, the client would send on it.
    await setImmediate()
    const [said, ...others] = await Promise.all([send(bomb, made), categories(), categories(), categories()])
    expect(others).toEqual([200, 200, 200])
    expect([200, 413, 503]).toContain(said.status)
    if (!said.Success) expect(said.RetMessage).toMatch(/^\p{Script=Han}/u)
    expect(server.output()).not.toMatch(/"level":"(error|fatal)"/)
  }, 60_000)

  it('a hundred bodies that never end hold up nobody', async () => {
    const { hostname, port } = new URL(server.address)
    const sockets = Array.from({ length: 100 }, () => connect(Number(port), hostname))
    for (const socket of sockets) {
      socket.on('error', () => {})
      socket.write(`POST /api/Product/ImageSearch HTTP/1.1\r\nHost: ${hostname}\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: 1000\r\n\r\n--b\r\n`)
    }
    expect(await Promise.all(Array.from({ length: 5 }, categories))).toEqual([200, 200, 200, 200, 200])
    expect(await send({ name: '', path: '/api/QuickOrder/Import', account: 'buyer', make: () => small }, small)).toMatchObject({ Success: true })
    for (const socket of sockets) socket.destroy()
  }, 60_000)

  const small = { contentType: 'multipart/form-data; boundary=b', body: new TextEncoder().encode('--b\r\nContent-Disposition: form-data; name="file"; filename="a.csv"\r\n\r\n10010111,5\r\n--b--\r\n') }

  it('ids of any length are no records', async () => {
    const lengths = [10_000, 15_000]
    for (const length of lengths) expect((await fetch(`${server.address}/files/${'0'.repeat(length)}`)).status).toBeLessThan(500)
    for (const ProductCode of ['9'.repeat(15_000), '../'.repeat(5_000)]) {
      const response = await fetch(`${server.address}/api/Product/Detail`, { method: 'POST', body: JSON.stringify({ ProductCode }) })
      expect([response.status, ((await response.json()) as { MsgHeader: { Success: boolean } }).MsgHeader.Success]).toEqual([200, false])
    }
  })

  it('the server that lived through all of it stops as it should', async () => {
    expect(await server.end('SIGTERM')).toBe(0)
  }, 30_000)
})
