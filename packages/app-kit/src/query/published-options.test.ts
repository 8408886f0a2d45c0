import { createMall, createMemoryStorage, createSession } from '@mall/api'
import { mutationOptions, queryOptions } from '@mall/api/query'
import { MutationObserver, QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'

/** What `@mall/api/query` returns is for TanStack Query, which that package does without. */
test('a query is read, kept and read again after a mutation that changes it', async () => {
  const sent: string[] = []
  const mall = createMall({
    baseUrl: 'http://mall.test',
    session: createSession({ storage: createMemoryStorage() }),
    fetch: async (input) => {
      const path = new URL(input instanceof Request ? input.url : input).pathname
      sent.push(path)
      return Response.json({ MsgHeader: { Success: true, Code: 'OK', RetMessage: '' }, MsgBody: path.endsWith('Count') ? sent.length : { Results: [] } })
    },
  })
  const client = new QueryClient()
  const count = queryOptions(mall.shoppingCart.count)
  const first: number = await client.fetchQuery(count)
  expect([first, client.getQueryData(count.queryKey)]).toEqual([1, 1])
  const adding = new MutationObserver(client, mutationOptions(mall.quickOrder.addToCart, client))
  await adding.mutate({ Rows: [{ RowNo: 1, ProductCode: '10010111', Quantity: 1, Remark: '' }] })
  expect(client.getQueryState(count.queryKey)?.isInvalidated).toBe(true)
  expect(await client.fetchQuery(count)).toBe(3)
  expect(sent).toEqual(['/api/ShoppingCart/Count', '/api/QuickOrder/AddToCart', '/api/ShoppingCart/Count'])
})
