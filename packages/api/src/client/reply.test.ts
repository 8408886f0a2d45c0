import { describe, expect, it } from 'vitest'
import { contract } from '../contract/index.ts'
import type { ChatEvent } from '../contract/deep-seek.ts'
import { createMall } from '../create-mall.ts'
import type { MallError } from '../errors.ts'
import { createSession } from '../session/session.ts'
import { createMemoryStorage } from '../session/storage.ts'
import { failure, loginOf } from '../testing/responses.ts'
import { createScriptedServer } from '../testing/scripted-server.ts'
import type { MallOptions } from './options.ts'

const path = '/api/DeepSeek/Chat'
const delta = (Text: string) => `data: ${JSON.stringify({ Type: 'delta', Text })}\n\n`

const start = (options: Partial<MallOptions> = {}, token = 'good') => {
  const server = createScriptedServer({ token: 'good' })
  const session = createSession({ storage: createMemoryStorage() })
  session.set(loginOf(1, token, 'refresh-0'))
  const reported: string[] = []
  const mall = createMall({ baseUrl: 'http://mall.test', session, fetch: server.fetch, onError: () => reported.push('error'), onBusyChange: () => reported.push('busy'), ...options })
  return { server, session, mall, reported }
}

const events = (texts: readonly string[], end: 'close' | 'break' | 'hold' = 'close', onCancel: () => void = () => undefined) => {
  const left = [...texts]
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      const text = left.shift()
      if (text !== undefined) return controller.enqueue(new TextEncoder().encode(text))
      if (end === 'close') return controller.close()
      if (end === 'break') return controller.error(new TypeError('terminated'))
      return new Promise<void>(() => undefined)
    },
    cancel: onCancel,
  })
  return new Response(body, { headers: { 'content-type': 'text/event-stream' } })
}

const read = async (stream: AsyncIterable<ChatEvent>, received: ChatEvent[] = []): Promise<MallError | null> => {
  try {
    for await (const event of stream) received.push(event)
    return null
  } catch (error) {
    return error as MallError
  }
}

describe('a reply', () => {
  it('is asked for once, with its body, and ends when the mall has said all', async () => {
    const { server, mall, reported } = start()
    server.on(path, () => events([delta('一'), ': still here\n\n', 'data: no JSON\n\n', delta('二').slice(0, 9), delta('二').slice(9)]))
    const received: ChatEvent[] = []
    expect(await read(mall.deepSeek.chat({ Text: '你好' }), received)).toBeNull()
    expect(received).toEqual([{ Type: 'delta', Text: '一' }, { Type: 'delta', Text: '二' }])
    expect(server.seen.map(({ method, body, token, headers }) => [method, body, token, headers.get('accept')])).toEqual([['POST', { Text: '你好' }, 'good', 'text/event-stream']])
    expect(reported).toEqual([])
  })

  it('that breaks is a network error, and is not asked for again', async () => {
    const { server, mall } = start()
    server.on(path, () => events([delta('一')], 'break'))
    const received: ChatEvent[] = []
    expect(await read(mall.deepSeek.chat({ Text: '你好' }), received)).toMatchObject({ kind: 'network', path })
    expect(received).toHaveLength(1)
    expect(server.seen).toHaveLength(1)
  })

  it('ends its request when it is aborted or left', async () => {
    const { server, mall } = start()
    let cancelled = 0
    server.on(path, () => events([delta('一')], 'hold', () => (cancelled += 1)))
    const abort = new AbortController()
    const received: ChatEvent[] = []
    const ended = read(mall.deepSeek.chat({ Text: '你好' }, { signal: abort.signal }), received)
    await expect.poll(() => received.length).toBe(1)
    abort.abort()
    expect((await ended)?.name).toBe('AbortError')
    for await (const event of mall.deepSeek.chat({ Text: '你好' })) {
      expect(event.Type).toBe('delta')
      break
    }
    await expect.poll(() => cancelled).toBe(2)
  })

  it('that is refused rejects with what the mall says', async () => {
    const { server, mall, reported } = start()
    server.on(path, () => failure('上一个回答还在生成，请等它完成或先停止'))
    expect(await read(mall.deepSeek.chat({ Text: '你好' }))).toMatchObject({ kind: 'business', message: '上一个回答还在生成，请等它完成或先停止' })
    expect(reported).toEqual([])
  })

  it('waits for a refresh and for a verification as any call', async () => {
    const { server, mall } = start({ verify: async () => 'right' }, 'stale')
    server.on(path, ({ token }) => (token === 'stale' ? failure('未登录', 401) : events([delta('好')])))
    const received: ChatEvent[] = []
    expect(await read(mall.deepSeek.chat({ Text: '你好' }), received)).toBeNull()
    expect(received).toEqual([{ Type: 'delta', Text: '好' }])
    expect(server.seen.map((seen) => seen.path)).toEqual([path, '/api/Account/RefreshToken', path])

    const limited = start({ verify: async () => 'right' })
    limited.server.on(path, (_, nth) => (nth === 1 ? failure('', 429) : events([delta('好')])))
    expect(await read(limited.mall.deepSeek.chat({ Text: '你好' }))).toBeNull()
    expect(limited.server.to(path)).toHaveLength(2)
  })

  it('is checked against the contract, question and events', async () => {
    const { server, mall } = start({ contract })
    expect(await read(mall.deepSeek.chat({ Text: '' }))).toMatchObject({ kind: 'contract' })
    expect(server.seen).toHaveLength(0)
    server.on(path, () => events([`data: ${JSON.stringify({ Type: 'delta', Text: 3 })}\n\n`]))
    expect(await read(mall.deepSeek.chat({ Text: '你好' }))).toMatchObject({ kind: 'contract' })
  })
})
