import { request, type IncomingMessage } from 'node:http'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { createApp } from '../../app/app.ts'
import { silentLog } from '../../platform/log.ts'
import { createTestMall, type TestMall } from '../../testing/test-mall.ts'
import { serve, type Listening } from './serve.ts'

/** More than the buffers of a connection take in. */
const large = new Uint8Array(40_000_000)

const lines: string[] = []
const record = (message: string) => void lines.push(message)
let mall: TestMall
let listening: Listening
let token: string
beforeAll(async () => {
  mall = await createTestMall()
  const app = createApp({ ...mall.deps, log: { ...silentLog, warn: record, error: record }, writeSheet: async ({ fileName }) => ({ bytes: large, fileName, contentType: 'application/x-test' }) })
  listening = await serve(app, { host: '127.0.0.1', port: 0 })
  token = (await mall.login('admin')).Token
})
afterEach(() => void vi.useRealTimers().restoreAllMocks())
afterAll(async () => {
  await listening.stop()
  await mall.close()
})

const download = (): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const outgoing = request(`${listening.address}/api/Order/Export`, { method: 'POST', headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` } }, resolve)
    outgoing.on('error', reject)
    outgoing.end('{}')
  })

it('a client that leaves in the middle of a file is no failure, and its turn is free', async () => {
  const onConsole = [vi.spyOn(console, 'error'), vi.spyOn(console, 'info')].map((spy) => spy.mockReturnValue())
  const first = await download()
  const second = download()
  first.destroy()
  const next = await second
  expect(next.statusCode).toBe(200)
  next.destroy()
  const last = await download()
  last.destroy()
  expect(lines).toEqual([])
  expect(onConsole.flatMap(({ mock }) => mock.calls)).toEqual([])
})

it('a file that its client does not take ends before its length, and with none of the server’s words', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'], shouldAdvanceTime: true })
  const response = await download()
  const next = download()
  await vi.advanceTimersByTimeAsync(10 * 60_000)
  vi.useRealTimers()
  const pieces: Buffer[] = []
  await expect(async () => {
    for await (const piece of response) pieces.push(piece as Buffer)
  }).rejects.toThrow('aborted')
  const taken = Buffer.concat(pieces)
  expect(response.headers['content-length']).toBe(String(large.length))
  expect(taken.length).toBeLessThan(large.length)
  expect(taken.every((byte) => byte === 0)).toBe(true)
  const second = await next
  expect(second.statusCode).toBe(200)
  second.destroy()
})
