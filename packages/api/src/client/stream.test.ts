import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { contract } from '../contract/index.ts'
import type { NoticeEvent } from '../contract/notice.ts'
import { createMall } from '../create-mall.ts'
import type { MallError } from '../errors.ts'
import { createSession } from '../session/session.ts'
import { createMemoryStorage } from '../session/storage.ts'
import { backToRealTime } from '../testing/real-time.ts'
import { failure, loginOf } from '../testing/responses.ts'
import { createScriptedServer } from '../testing/scripted-server.ts'
import type { MallOptions } from './options.ts'
import type { StreamOptions } from './stream-options.ts'
// Loaded before the clock is held: loading takes time that a held clock does not pass.
import './stream.ts'

const path = '/api/Notice/Stream'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(backToRealTime)

/** One connection of a stream, as the server holds it. */
const connection = () => {
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined
  let isLeft = false
  const body = new ReadableStream<Uint8Array>({
    start: (given) => {
      controller = given
    },
    cancel: () => {
      isLeft = true
    },
  })
  return {
    response: () => new Response(body, { headers: { 'content-type': 'text/event-stream; charset=utf-8' } }),
    send: (text: string) => controller?.enqueue(new TextEncoder().encode(text)),
    sendBytes: (bytes: Uint8Array) => controller?.enqueue(bytes),
    end: () => controller?.close(),
    breakOff: () => controller?.error(new TypeError('terminated')),
    isLeft: () => isLeft,
  }
}

/** Moves the clock on, in steps of so many ms, until something is so. */
const until = async (isSo: () => boolean, stepMs = 100): Promise<void> => {
  for (let steps = 0; steps < 2000 && !isSo(); steps += 1) await vi.advanceTimersByTimeAsync(stepMs)
  expect(isSo()).toBe(true)
}

const count = (Count: number, id = '') => `${id && `id: ${id}\n`}data: ${JSON.stringify({ Type: 'count', Count })}\n\n`

const start = (options: Partial<MallOptions> = {}, streamOptions: StreamOptions = {}, token = 'good') => {
  const server = createScriptedServer({ token: 'good' })
  const session = createSession({ storage: createMemoryStorage() })
  session.set(loginOf(1, token, 'refresh-0'))
  const connections: ReturnType<typeof connection>[] = []
  server.on(path, () => {
    const next = connection()
    connections.push(next)
    return next.response()
  })
  const errors: MallError[] = []
  const busy: boolean[] = []
  const states: boolean[] = []
  const received: NoticeEvent[] = []
  const mall = createMall({ baseUrl: 'http://mall.test', session, fetch: server.fetch, onError: (error) => errors.push(error), onBusyChange: (is) => busy.push(is), ...options })
  const run = async () => {
    for await (const event of mall.notice.stream({ onConnection: (connected) => states.push(connected), ...streamOptions })) received.push(event)
  }
  const ended = run().then(() => null, (error: MallError) => error)
  /** Until the nth connection is there. */
  const opened = async (nth: number) => {
    await until(() => connections.length >= nth)
    return connections[nth - 1] as ReturnType<typeof connection>
  }
  const counts = () => received.map(({ Count }) => Count)
  const receives = async (...wanted: number[]) => {
    await until(() => counts().length >= wanted.length, 1)
    expect(counts()).toEqual(wanted)
  }
  return { server, session, mall, connections, errors, busy, states, received, ended, opened, counts, receives }
}

describe('a stream', () => {
  it('gives what comes, however it is cut into pieces, under the token and in no address', async () => {
    const { opened, receives, server, states, busy } = start()
    const first = await opened(1)
    const bytes = new TextEncoder().encode(`: 心跳\n\n${count(1)}${count(2)}`)
    for (const byte of bytes) first.sendBytes(Uint8Array.of(byte))
    await receives(1, 2)
    expect(server.seen.map(({ url, token, headers }) => [url, token, headers.get('accept')])).toEqual([['http://mall.test/api/Notice/Stream', 'good', 'text/event-stream']])
    expect(states).toEqual([true])
    expect(busy).toEqual([])
  })

  it.each(['end', 'breakOff'] as const)('is opened again after %s, goes on after the last event, and gives none twice', async (how) => {
    const { opened, receives, server, states } = start()
    const first = await opened(1)
    first.send(count(1, '7') + count(2, '8'))
    await receives(1, 2)
    first[how]()
    const second = await opened(2)
    expect(server.seen.map(({ headers }) => headers.get('last-event-id'))).toEqual([null, '8'])
    second.send(count(2, '8') + count(3, '9'))
    await receives(1, 2, 3)
    expect(states).toEqual([true, false, true])
  })

  it('waits longer from break to break, at most 30 s, and starts from the shortest again once something came', async () => {
    const { opened, connections, receives, server } = start()
    const times: number[] = []
    for (let nth = 1; nth <= 9; nth += 1) {
      const now = await opened(nth)
      times.push(Date.now())
      now.breakOff()
    }
    const pauses = times.slice(1).map((time, index) => time - (times[index] ?? 0))
    expect(pauses[0]).toBeLessThanOrEqual(1100)
    for (const pause of pauses) expect(pause).toBeLessThanOrEqual(30_100)
    expect(pauses.at(-1)).toBeGreaterThanOrEqual(15_000)
    const good = await opened(10)
    good.send(count(1))
    await receives(1)
    good.breakOff()
    const before = Date.now()
    await opened(11)
    expect(Date.now() - before).toBeLessThanOrEqual(1100)
    expect(server.seen).toHaveLength(connections.length)
  })

  it('that falls silent is taken for broken; heartbeats keep it', async () => {
    const { opened, connections, states } = start()
    const first = await opened(1)
    for (let beat = 0; beat < 5; beat += 1) {
      first.send(':\n\n')
      await vi.advanceTimersByTimeAsync(40_000)
    }
    expect(connections).toHaveLength(1)
    await opened(2)
    expect(states).toEqual([true, false])
    expect(first.isLeft()).toBe(true)
  })

  it('leaves out what is no JSON, and gives up an event that never ends', async () => {
    const { opened, receives } = start()
    const first = await opened(1)
    first.send(`data: {"Type":\n\nunknown\n\nretry: x\n\n${count(1)}`)
    await receives(1)
    for (let piece = 0; piece < 12; piece += 1) first.send(`data: ${'x'.repeat(100_000)}`)
    await opened(2)
    expect(first.isLeft()).toBe(true)
  })

  it('with a contract, rejects with what the contract does not allow', async () => {
    const { opened, ended } = start({ contract })
    ;(await opened(1)).send('data: {"Type":"count"}\n\n')
    expect(await ended).toMatchObject({ kind: 'contract' })
  })
})

describe('it ends', () => {
  it('with an AbortError when aborted: open, silent or between two connections', async () => {
    for (const isBetween of [false, true]) {
      const abort = new AbortController()
      const { opened, ended, connections } = start({}, { signal: abort.signal })
      const first = await opened(1)
      first.send(count(1))
      if (isBetween) {
        first.breakOff()
        await vi.advanceTimersByTimeAsync(10)
      }
      abort.abort()
      expect(await ended).toMatchObject({ name: 'AbortError' })
      await vi.advanceTimersByTimeAsync(60_000)
      expect(connections).toHaveLength(1)
    }
  })

  it('when its reader breaks: the request too', async () => {
    const { mall, connections, opened } = start()
    await opened(1)
    const read = async () => {
      for await (const event of mall.notice.stream()) return event
      return undefined
    }
    const one = read()
    const second = await opened(2)
    second.send(count(5))
    expect(await one).toEqual({ Type: 'count', Count: 5 })
    await until(second.isLeft, 1)
    expect(connections).toHaveLength(2)
  })

  it('with what the mall refuses, and notifies nobody else', async () => {
    const server = createScriptedServer({ token: 'good' })
    server.on(path, () => failure('暂时无法接收实时消息'))
    const { ended, errors } = start({ fetch: server.fetch })
    expect(await ended).toMatchObject({ kind: 'business', message: '暂时无法接收实时消息' })
    expect(errors).toEqual([])
    expect(server.seen).toHaveLength(1)
  })

  it('not with what is no stream: a page of a proxy is a broken connection', async () => {
    const server = createScriptedServer({ token: 'good' })
    server.on(path, () => new Response('<html>', { headers: { 'content-type': 'text/html' } }))
    const abort = new AbortController()
    const { ended } = start({ fetch: server.fetch }, { signal: abort.signal })
    await until(() => server.seen.length > 2)
    abort.abort()
    expect(await ended).toMatchObject({ name: 'AbortError' })
  })
})

it('an expired token is refreshed as for any call', async () => {
  const server = createScriptedServer({ token: 'good' })
  const held = connection()
  server.on(path, ({ token }) => (token === 'stale' ? failure('未登录', 401) : held.response()))
  const { receives, session } = start({ fetch: server.fetch }, {}, 'stale')
  await until(() => server.seen.length === 3, 1)
  held.send(count(4))
  await receives(4)
  expect(session.get()?.Token).toBe('good-1')
  expect(server.seen.map((seen) => seen.path)).toEqual([path, '/api/Account/RefreshToken', path])
})
