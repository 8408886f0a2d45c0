import { describe, expect, it, vi } from 'vitest'
import { createMall } from '../create-mall.ts'
import { createSession } from '../session/session.ts'
import { createMemoryStorage } from '../session/storage.ts'
import { loginOf } from '../testing/responses.ts'
import { callByKey } from './call-by-key.ts'
import { mutationOptions } from './mutation-options.ts'
import { queryOptions } from './query-options.ts'
import { resetWithSession } from './reset-with-session.ts'

const success = (MsgBody: unknown) => Response.json({ MsgHeader: { Success: true, Code: 'OK', RetMessage: '' }, MsgBody })

const start = (respond: () => Response | Promise<Response> = () => success([])) => {
  const sent: { path: string; body: unknown }[] = []
  const busy = vi.fn<(busy: boolean) => void>()
  const mall = createMall({
    baseUrl: 'http://mall.test',
    session: createSession({ storage: createMemoryStorage() }),
    onBusyChange: busy,
    fetch: async (input, init) => {
      const request = new Request(input, init)
      sent.push({ path: new URL(request.url).pathname, body: await request.json() })
      return respond()
    },
  })
  const read: (readonly unknown[])[] = []
  const cache = { invalidateQueries: async ({ queryKey }: { readonly queryKey: readonly unknown[] }) => void read.push(queryKey) }
  return { mall, sent, busy, read, cache }
}

describe('the query of a call', () => {
  it('has a key of call, viewer and input, and sends the input', async () => {
    const { mall, sent, busy } = start()
    const query = queryOptions(mall.product.search, { Key: '笔' })
    expect(query.queryKey).toEqual(['Product', 'Search', 'visitor', { Key: '笔' }])
    expect(await query.queryFn()).toEqual([])
    expect(sent).toEqual([{ path: '/api/Product/Search', body: { Key: '笔' } }])
    expect(busy).not.toHaveBeenCalled()
    expect(queryOptions(mall.shoppingCart.count).queryKey).toEqual(['ShoppingCart', 'Count', 'visitor', {}])
  })

  it('is another one for another user or enterprise, and the same for everybody where it says so', () => {
    const { mall } = start()
    mall.session.set(loginOf(7, 'access', 'refresh', 3))
    expect(queryOptions(mall.product.search, { Key: '笔' }).queryKey[2]).toBe('7@3')
    expect(queryOptions(mall.product.search, { Key: '笔' }, { viewer: 'everybody' }).queryKey[2]).toBe('everybody')
  })

  it('is the same for a call by its key, which goes through the request of the mall', async () => {
    const { mall, sent } = start()
    const named = queryOptions(mall.product.search, { Key: '笔' })
    const keyed = queryOptions(callByKey(mall, 'POST /api/Product/Search'), { Key: '笔' })
    expect(keyed.queryKey).toEqual(named.queryKey)
    expect(await keyed.queryFn()).toEqual(await named.queryFn())
    expect(sent[0]).toEqual(sent[1])
    expect(mutationOptions(callByKey(mall, 'POST /api/Order/Cancel'), { invalidateQueries: async () => undefined }).mutationKey).toEqual(['Order', 'Cancel'])
  })

  it('ends its call when it is cancelled', async () => {
    const { mall } = start(() => new Promise(() => {}))
    const left = new AbortController()
    const waiting = queryOptions(mall.product.search, { Key: '笔' }).queryFn({ signal: left.signal })
    left.abort()
    await expect(waiting).rejects.toMatchObject({ name: 'AbortError' })
  })

  it('is made of a function of a mall alone', () => {
    const { mall } = start()
    const wrapped: typeof mall.product.search = (...input) => mall.product.search(...input)
    expect(() => queryOptions(wrapped, { Key: '笔' })).toThrow('mall.product.list')
    expect(() => mutationOptions(wrapped, { invalidateQueries: async () => undefined })).toThrow(TypeError)
  })
})

describe('the mutation of a call', () => {
  const line = { RowNo: 1, ProductCode: '10010111', Quantity: 1, Remark: '' }

  it('reads again what the contract says it changes', async () => {
    const { mall, read, cache } = start(() => success('已加入购物车'))
    const adding = mutationOptions(mall.quickOrder.addToCart, cache)
    expect(adding.mutationKey).toEqual(['QuickOrder', 'AddToCart'])
    await adding.onSuccess()
    expect(read).toEqual([['ShoppingCart']])
  })

  it('keeps its RequestId over drawings and a lost response, and takes another one once it was made', async () => {
    const { mall, sent, cache } = start(() => success({ Results: [] }))
    const draw = () => mutationOptions(mall.quickOrder.addToCart, cache)
    const input = { Rows: [line] }
    const idOf = (nth: number) => (sent[nth]?.body as { RequestId: string } | undefined)?.RequestId
    await draw().mutationFn(input)
    await draw().onError(new TypeError('the response was lost'))
    await draw().mutationFn(input)
    expect(idOf(0)).toMatch(/^[0-9a-f-]{36}$/)
    expect(idOf(1)).toBe(idOf(0))
    await draw().onSuccess()
    await draw().mutationFn(input)
    expect(idOf(2)).not.toBe(idOf(0))
    await draw().mutationFn({ ...input, RequestId: '6f1c2f7e-9c0b-4c39-9f0a-1d2e3f405162' })
    expect(idOf(3)).toBe('6f1c2f7e-9c0b-4c39-9f0a-1d2e3f405162')
  })
})

describe('a cache beside the session', () => {
  it('is emptied for another viewer, not for other tokens of the same one', () => {
    const { mall } = start()
    const resetQueries = vi.fn<() => void>()
    const end = resetWithSession(mall.session, { resetQueries })
    mall.session.set(loginOf(7, 'access', 'refresh', 3))
    expect(resetQueries).toHaveBeenCalledTimes(1)
    mall.session.set(loginOf(7, 'access', 'refresh', 3))
    expect(resetQueries).toHaveBeenCalledTimes(1)
    mall.session.set(loginOf(7, 'access', 'refresh', 4))
    mall.session.clear()
    expect(resetQueries).toHaveBeenCalledTimes(3)
    end()
    mall.session.set(loginOf(7, 'access', 'refresh', 3))
    expect(resetQueries).toHaveBeenCalledTimes(3)
  })
})
