import { Agent, request, type IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createApp } from '../../app/app.ts'
import type { SeenRequest } from '../../platform/http/seen-request.ts'
import { silentLog } from '../../platform/log.ts'
import { createTestMall, type TestMall } from '../../testing/test-mall.ts'
import { serve } from './serve.ts'

let mall: TestMall
beforeAll(async () => {
  mall = await createTestMall({ seed: false })
})
afterAll(() => mall.close())

const local = { host: '127.0.0.1', port: 0 }

/** A call that is in flight until the test finishes its body. */
const beginCall = (address: string, path = '/api/Captcha/Challenge', type = 'application/json', beginning = '{') => {
  const outgoing = request(`${address}${path}`, { method: 'POST', headers: { 'Content-Type': type } })
  const status = new Promise<number>((resolve, reject) => {
    outgoing.on('error', reject)
    outgoing.on('response', (response) => {
      response.resume()
      response.on('end', () => resolve(response.statusCode ?? 0))
    })
  })
  const sent = new Promise<void>((resolve) => {
    outgoing.write(beginning, () => resolve())
  })
  return { sent, finish: () => outgoing.end('}'), leave: () => outgoing.destroy(), status }
}

it.each([
  ['unread ends its connection, and says so', 12 * 1024 * 1024, 'close'],
  ['whole leaves it for the next request', 2, 'keep-alive'],
])('what is answered %s', async (_, size, connection) => {
  const server = await serve(createApp({ ...mall.deps, log: silentLog }), local)
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const outgoing = request(`${server.address}/api/Product/ImageSearch`, { method: 'POST', agent: new Agent({ keepAlive: true }), headers: { 'Content-Type': 'multipart/form-data; boundary=b', 'Content-Length': size } }, resolve)
    outgoing.on('error', reject)
    outgoing.write('--')
  })
  expect(response.headers.connection).toBe(connection)
  response.destroy()
  await server.stop()
})

it('a client that sends all of a refused body before it reads anything reads why', async () => {
  const server = await serve(createApp({ ...mall.deps, log: silentLog }), local)
  const { hostname, port } = new URL(server.address)
  const [part, parts] = [Buffer.alloc(1024 * 1024, '-'), 12]
  const socket = connect(Number(port), hostname)
  const failed = vi.fn()
  socket.on('error', failed).pause()
  socket.write(`POST /api/Product/ImageSearch HTTP/1.1\r\nHost: mall\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: ${part.length * parts}\r\n\r\n`)
  for (let sent = 0; sent < parts; sent++) {
    socket.write(part)
    await setTimeout(100)
  }
  let read = ''
  socket.on('data', (chunk: Buffer) => {
    read += chunk.toString()
  }).resume()
  await expect.poll(() => read).toMatch(/^HTTP\/1\.1 413 [\s\S]*\p{Script=Han}/u)
  expect(failed).not.toHaveBeenCalled()
  socket.destroy()
  await server.stop()
})

describe('a client that leaves', () => {
  it.each([
    ['JSON', '/api/Captcha/Challenge', 'application/json', '{'],
    // Else others would wait for it as long as for one that comes slowly.
    ['a form', '/api/Product/ImageSearch', 'multipart/form-data; boundary=b', '--b\r\n'],
  ])('in the middle of %s is no failure: neither in the log nor on the console', async (_, path, type, beginning) => {
    const lines: string[] = []
    const seen: SeenRequest[] = []
    const record = (message: string) => void lines.push(message)
    const app = createApp({ ...mall.deps, log: { ...silentLog, warn: record, error: record }, observe: (request) => void seen.push(request) })
    const listening = await serve(app, local)
    const inFlight = beginCall(listening.address, path, type, beginning)
    await inFlight.sent
    inFlight.leave()
    await expect(inFlight.status).rejects.toThrow()
    await expect.poll(() => seen.length).toBe(1)
    expect(seen[0]).toMatchObject({ route: path, status: 499, hasLeft: true })
    expect(lines).toEqual([])
    await listening.stop()
  })
})

describe('listening', () => {
  it('passes the address of the client to the app', async () => {
    const listening = await serve(mall.app, local)
    expect(listening.address).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/)
    const response = await fetch(`${listening.address}/readyz`)
    expect(response.status).toBe(200)
    // Longer than a proxy keeps its connections.
    expect(response.headers.get('Keep-Alive')).toBe('timeout=65')
    await listening.stop()
  })

  it('on a port in use fails with advice in the message', async () => {
    const listening = await serve(mall.app, local)
    const port = Number(new URL(listening.address).port)
    await expect(serve(mall.app, { host: '127.0.0.1', port })).rejects.toThrow(`Port ${port} is taken. Stop what listens there, or set PORT to another.`)
    await listening.stop()
  })

  it('stops after the requests in flight, and accepts no new ones', async () => {
    const listening = await serve(mall.app, local)
    const inFlight = beginCall(listening.address)
    await inFlight.sent
    await fetch(`${listening.address}/healthz`)
    let stopped = false
    const stop = async () => {
      await listening.stop()
      stopped = true
    }
    const stopping = stop()
    await expect(fetch(`${listening.address}/healthz`)).rejects.toThrow()
    expect(stopped).toBe(false)
    inFlight.finish()
    expect(await inFlight.status).toBe(200)
    await stopping
  })
})
