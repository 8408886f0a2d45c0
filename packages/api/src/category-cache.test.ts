import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createCategoryCache } from './category-cache.ts'
import { createMall } from './create-mall.ts'
import { createSession } from './session/session.ts'
import { createMemoryStorage } from './session/storage.ts'
import { gate, loginOf, success } from './testing/responses.ts'
import { createScriptedServer } from './testing/scripted-server.ts'

const hour = 3_600_000
const customerPath = '/api/Category/GetCustomerCategories'
const publicPath = '/api/Category/MallCategories'

const start = () => {
  const server = createScriptedServer({ token: 'good' })
  const storage = createMemoryStorage()
  const session = createSession({ storage })
  const mall = createMall({ baseUrl: 'http://mall.test', session, fetch: server.fetch })
  server.on(publicPath, () => success([{ CategoryId: 1 }]))
  server.on(customerPath, ({ token }, nth) => success([{ CategoryId: 100 + nth, Name: token }]))
  return { server, storage, session, mall, cache: createCategoryCache(mall, { storage }) }
}

describe('the category cache, specification §7 and §9', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    return () => vi.useRealTimers()
  })

  it('requests the public tree once in 24 h', async () => {
    const { server, cache } = start()
    await Promise.all([cache.load(), cache.load()])
    vi.advanceTimersByTime(24 * hour - 1)
    expect(await cache.load()).toEqual([{ CategoryId: 1 }])
    expect(server.to(publicPath)).toHaveLength(1)
    vi.advanceTimersByTime(1)
    await cache.load()
    expect(server.to(publicPath)).toHaveLength(2)
  })

  it('keeps a customer’s tree half an hour, each user their own', async () => {
    const { server, session, cache } = start()
    session.set(loginOf(1, 'good', 'R'))
    await cache.load()
    vi.advanceTimersByTime(hour / 2 - 1)
    expect(await cache.load()).toMatchObject([{ CategoryId: 101 }])
    session.set(loginOf(2, 'good', 'R'))
    expect(await cache.load()).toMatchObject([{ CategoryId: 102 }])
    session.set(loginOf(1, 'good', 'R', 2))
    expect(await cache.load()).toMatchObject([{ CategoryId: 103 }])
    session.set(loginOf(1, 'good', 'R'))
    vi.advanceTimersByTime(1)
    await cache.load()
    expect(server.to(customerPath)).toHaveLength(4)
  })

  it('is empty after a logout, also when a response arrives later', async () => {
    const { server, storage, session, cache } = start()
    session.set(loginOf(1, 'good', 'R'))
    await cache.load()
    session.clear()
    expect(storage).toHaveLength(0)
    session.set(loginOf(1, 'good', 'R'))
    const slow = gate<Response>()
    server.on(customerPath, () => slow.passed)
    const loading = cache.load()
    await vi.advanceTimersByTimeAsync(1)
    session.clear()
    slow.open(success([]))
    await loading
    expect(storage).toHaveLength(0)
  })

  it('an abort by one caller leaves the others waiting for the same response', async () => {
    const { server, cache } = start()
    const slow = gate<Response>()
    server.on(publicPath, () => slow.passed)
    const controller = new AbortController()
    const aborted = cache.load({ signal: controller.signal })
    const other = cache.load()
    controller.abort()
    await expect(aborted).rejects.toMatchObject({ name: 'AbortError' })
    slow.open(success([]))
    expect(await other).toEqual([])
    expect(server.to(publicPath)).toHaveLength(1)
  })

  it('sends the request again when the stored value is broken or the storage is full', async () => {
    const { server, storage, cache } = start()
    storage.setItem('mall:categories:public', '{"until":')
    await cache.load()
    storage.removeItem('mall:categories:public')
    storage.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    expect(await cache.load()).toEqual([{ CategoryId: 1 }])
    expect(server.to(publicPath)).toHaveLength(2)
  })
})
