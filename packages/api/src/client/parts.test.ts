import { afterEach, describe, expect, it, vi } from 'vitest'
import { createMall } from '../create-mall.ts'
import type { MallError } from '../errors.ts'
import { createSession } from '../session/session.ts'
import { createMemoryStorage } from '../session/storage.ts'
import { failure, gate, loginOf, settle, success } from '../testing/responses.ts'
import { createScriptedServer } from '../testing/scripted-server.ts'
import type { MallOptions } from './options.ts'

const listPath = '/api/Order/List'
const page = { PageIndex: 1, PageSize: 10 } as const
const modules = ['./queues.ts', './stream.ts', './download.ts', './upload.ts'] as const
type Module = (typeof modules)[number]

const load: Readonly<Record<Module, () => Promise<object>>> = {
  './queues.ts': () => vi.importActual('./queues.ts'),
  './stream.ts': () => vi.importActual('./stream.ts'),
  './download.ts': () => vi.importActual('./download.ts'),
  './upload.ts': () => vi.importActual('./upload.ts'),
}

afterEach(() => {
  for (const one of modules) vi.doUnmock(one)
})

/** The module cannot be loaded, as in a tab of a site that has another build by now. Returns what lets it be loaded again. */
const lose = (module: Module) => {
  let loads = 0
  vi.doMock(module, () => {
    loads += 1
    throw new TypeError('Failed to fetch dynamically imported module')
  })
  return { loads: () => loads, find: () => void vi.doMock(module, load[module]) }
}

/** The module comes when the test says so. */
const delay = (module: Module) => {
  const { passed, open } = gate()
  let begun = 0
  vi.doMock(module, async () => {
    begun += 1
    await passed
    return load[module]()
  })
  return { begun: () => begun, open }
}

const start = ({ token = 'stale', options = {} }: { token?: string | null; options?: MallOptions } = {}) => {
  const server = createScriptedServer({ token: 'good', refreshToken: 'refresh-0' })
  const session = createSession({ storage: createMemoryStorage() })
  if (token !== null) session.set(loginOf(1, token, 'refresh-0'))
  const shown: string[] = []
  const mall = createMall({ baseUrl: 'http://mall.test', session, fetch: server.fetch, onError: (error) => shown.push(error.message), ...options })
  return { server, session, mall, shown, list: () => mall.order.list(page) }
}

const errorOf = (promise: Promise<unknown>) => promise.then(() => null, (error: MallError) => error)
const first = async <Value>(events: AsyncIterable<Value>) => {
  for await (const event of events) return event
  return undefined
}
const picture = () => new File(['1'], '图.png', { type: 'image/png' })

describe('what calls wait for', () => {
  it('is loaded beside the first call of a login, and by no call before it', async () => {
    const { begun, open } = delay('./queues.ts')
    open()
    const { server, session, list } = start({ token: null })
    server.on(listPath, () => success([]))
    await list()
    expect(begun()).toBe(0)
    session.set(loginOf(1, 'good', 'refresh-0'))
    await list()
    await vi.waitFor(() => expect(begun()).toBe(1))
  })

  it('comes in time for a 401, and holds no answer that has come', async () => {
    const { open } = delay('./queues.ts')
    const { server, session, mall, list } = start()
    server.on('/api/Home/Index', () => success('home'))
    expect(await mall.home.index()).toBe('home')
    const waiting = Promise.all([list(), list()])
    await vi.waitFor(() => expect(server.to(listPath)).toHaveLength(2))
    open()
    expect(await waiting).toEqual([listPath, listPath])
    expect(server.to('/api/Account/RefreshToken')).toHaveLength(1)
    expect(session.get()?.Token).toBe('good-1')
  })

  it.each([
    ['a 401', () => failure('', 401)],
    ['a 429', () => failure('', 429)],
    ['a demanded second factor', () => failure('', 403, null, 'SECOND_FACTOR_DEMANDED')],
  ])('that does not come fails a call with %s as a broken network does, and is asked for again by the next one', async (_, response) => {
    const { find } = lose('./queues.ts')
    const { server, session, shown, list } = start({ options: { verify: () => Promise.resolve('credential'), enrol: () => Promise.resolve(true) } })
    server.on('/api/Account/UnLock', () => success(null))
    server.on(listPath, (_seen, nth) => (nth < 3 ? response() : success('found')))
    expect(await errorOf(list())).toMatchObject({ kind: 'network', message: '网络连接故障' })
    expect(shown).toEqual(['网络连接故障'])
    expect(session.get()?.Token).toBe('stale')
    find()
    expect(await list()).toBe('found')
  })

  it('that comes after another login sends nothing in its name', async () => {
    const { open } = delay('./queues.ts')
    const { server, session, shown, list } = start()
    const waiting = errorOf(list())
    await vi.waitFor(() => expect(server.to(listPath)).toHaveLength(1))
    session.set(loginOf(2, 'good', 'refresh-9'))
    open()
    expect(await waiting).toMatchObject({ kind: 'unauthorized' })
    expect(server.seen).toHaveLength(1)
    expect(shown).toEqual([])
  })

  it('does not hold a call that is aborted', async () => {
    delay('./queues.ts')
    const { server, mall } = start()
    const caller = new AbortController()
    const waiting = errorOf(mall.order.list(page, { signal: caller.signal }))
    await vi.waitFor(() => expect(server.to(listPath)).toHaveLength(1))
    await settle()
    caller.abort()
    expect(await waiting).toMatchObject({ name: 'AbortError' })
  })
})

type Started = ReturnType<typeof start>

describe.each<[string, Module, string, (mall: Started['mall'], options?: { signal: AbortSignal }) => Promise<unknown>]>([
  ['a download', './download.ts', '下载失败', (mall, options) => mall.order.export({}, { save: () => undefined, ...options })],
  ['an upload', './upload.ts', '网络连接故障', (mall, options) => mall.upload(picture(), options)],
  ['a file of a call', './upload.ts', '网络连接故障', (mall, options) => mall.product.imageSearch(picture(), options)],
  ['a stream', './stream.ts', '网络连接故障', (mall, options) => first(mall.notice.stream(options))],
  ['an answer in parts', './stream.ts', '网络连接故障', (mall, options) => first(mall.deepSeek.chat({ Text: '你好' }, options))],
])('what %s needs', (_, module, message, make) => {
  const respond = (path: string) =>
    path === '/api/Order/Export'
      ? new Response('sheet', { headers: { 'content-disposition': 'attachment; filename=a.xlsx' } })
      : /Stream|Chat/.test(path)
        ? new Response('data: {"Text":"好"}\n\n', { headers: { 'content-type': 'text/event-stream' } })
        : success(path)
  const begin = () => {
    const started = start({ token: 'good' })
    for (const path of ['/api/Order/Export', '/api/File/Execute', '/api/Product/ImageSearch', '/api/Notice/Stream', '/api/DeepSeek/Chat']) started.server.on(path, () => respond(path))
    return started
  }

  it('is asked for again by the next one where it did not come', async () => {
    const { find } = lose(module)
    const { server, mall } = begin()
    expect(await errorOf(make(mall))).toMatchObject({ kind: module === './download.ts' ? 'download' : 'network', message })
    expect(server.seen).toEqual([])
    find()
    expect(await make(mall)).toBeDefined()
    expect(server.seen).toHaveLength(1)
  })

  it('sends nothing in the name of another login', async () => {
    const { begun, open } = delay(module)
    const { server, session, mall } = begin()
    const waiting = errorOf(make(mall))
    await vi.waitFor(() => expect(begun()).toBe(1))
    session.set(loginOf(2, 'good', 'refresh-9'))
    open()
    expect(await waiting).toMatchObject({ kind: 'unauthorized' })
    expect(server.seen).toEqual([])
  })

  it('does not hold one that is aborted', async () => {
    const { begun } = delay(module)
    const { server, mall } = begin()
    const caller = new AbortController()
    const waiting = errorOf(make(mall, { signal: caller.signal }))
    await vi.waitFor(() => expect(begun()).toBe(1))
    caller.abort()
    expect(await waiting).toMatchObject({ name: 'AbortError' })
    expect(server.seen).toEqual([])
  })
})
