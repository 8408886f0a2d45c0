import { createMall, createMemoryStorage, createSession, type MallError } from '@mall/api'
import { callKey, controllerKey } from '@mall/api/query'
import { QueryClient, QueryObserver, type QueryKey } from '@tanstack/react-query'
import { describe, expect, it, vi } from 'vitest'
import { callQuery } from './call-query.ts'

const start = () => {
  const sent: string[] = []
  const fetching = vi.fn<typeof fetch>(async (input, init) => {
    const request = new Request(input, init)
    sent.push(`${request.url} ${await request.text()}`)
    return Response.json({ MsgHeader: { Success: true, Code: 'OK', RetMessage: '' }, MsgBody: [] })
  })
  const busy = vi.fn<(busy: boolean) => void>()
  const mall = createMall({
    baseUrl: 'http://mall.test',
    session: createSession({ storage: createMemoryStorage() }),
    fetch: fetching,
    onBusyChange: busy,
  })
  return { mall, fetching, sent, busy, client: new QueryClient() }
}

describe('the query of a call', () => {
  it('sends the body, and is not counted as busy', async () => {
    const { mall, sent, busy, client } = start()
    expect(await client.fetchQuery(callQuery(mall, 'POST /api/Product/Search', 'visitor', { Key: '笔' }))).toEqual([])
    expect(sent).toEqual(['http://mall.test/api/Product/Search {"Key":"笔"}'])
    expect(busy).not.toHaveBeenCalled()
  })

  it('is kept by call, viewer and body', async () => {
    const { mall, fetching, client } = start()
    const ask = (viewer: string, Key: string) =>
      client.fetchQuery({ ...callQuery(mall, 'POST /api/Product/Search', viewer, { Key }), staleTime: Infinity })
    await ask('1@1', '笔')
    await ask('1@1', '笔')
    expect(fetching).toHaveBeenCalledTimes(1)
    await ask('2@1', '笔')
    await ask('1@1', '纸')
    expect(fetching).toHaveBeenCalledTimes(3)
  })

  it('is found by its controller and by its call, whoever the viewer', () => {
    const { mall, client } = start()
    const keys: QueryKey[] = [
      callQuery(mall, 'POST /api/Order/List', '1@1', { PageIndex: 1, PageSize: 20 }).queryKey,
      callQuery(mall, 'POST /api/Order/Detail', '1@1', { OrderNo: 'D2026031800001' }).queryKey,
      callQuery(mall, 'POST /api/ShoppingCart/YouLike/订单/6', '1@1', {}).queryKey,
    ]
    for (const key of keys) client.setQueryData(key, 'kept')
    const found = (queryKey: readonly string[]) => client.getQueryCache().findAll({ queryKey }).length
    expect(found(controllerKey('Order'))).toBe(2)
    expect(found(callKey('POST /api/Order/List'))).toBe(1)
    expect(found(callKey('POST /api/ShoppingCart/YouLike/订单/6'))).toBe(1)
    expect(found(controllerKey('Product'))).toBe(0)
  })
})

describe('a failure of the query of a call', () => {
  const fail = (status = 403) => {
    const onError = vi.fn<(error: MallError) => void>()
    const mall = createMall({
      baseUrl: 'http://mall.test',
      session: createSession({ storage: createMemoryStorage() }),
      fetch: () => Promise.resolve(Response.json({ MsgHeader: { Success: false, Code: 'X', RetMessage: '不存在' }, MsgBody: null }, { status })),
      onError,
    })
    return { mall, onError, client: new QueryClient({ defaultOptions: { queries: { retry: false } } }) }
  }
  const options = (mall: ReturnType<typeof fail>['mall'], wish: { readonly silent?: boolean } = {}) => callQuery(mall, 'POST /api/Product/Search', 'visitor', { Key: '笔' }, wish)
  const watch = (client: QueryClient, query: ReturnType<typeof options>) =>
    new Promise<void>((resolve) => {
      new QueryObserver(client, query).subscribe(({ isFetching, isError }) => {
        if (isError && !isFetching) resolve()
      })
    })

  it('is left to the page that has nothing else to show', async () => {
    const { mall, onError, client } = fail()
    await watch(client, options(mall))
    expect(onError).not.toHaveBeenCalled()
  })

  it('goes to a toast when older data stay', async () => {
    const { mall, onError, client } = fail()
    client.setQueryData(options(mall).queryKey, [])
    await watch(client, options(mall))
    expect(onError).toHaveBeenCalledOnce()
  })

  it('goes to a toast when it is a refusal in words', async () => {
    const { mall, onError, client } = fail(200)
    await watch(client, options(mall))
    expect(onError).toHaveBeenCalledOnce()
  })

  it('goes to a toast when nobody looks', async () => {
    const { mall, onError, client } = fail()
    await expect(client.fetchQuery(options(mall))).rejects.toThrow()
    expect(onError).toHaveBeenCalledOnce()
  })

  it.each([
    [false, 1],
    [true, 0],
  ])('with silent %s goes there %i times', async (silent, times) => {
    const { mall, onError, client } = fail()
    await watch(client, options(mall, { silent }))
    expect(onError).toHaveBeenCalledTimes(times)
  })
})
