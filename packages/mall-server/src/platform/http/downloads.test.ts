import { afterAll, beforeAll, expect, it } from 'vitest'
import { sheetTextsOf } from '../../testing/workbook-texts.ts'
import { createTestMall, type TestMall } from '../../testing/test-mall.ts'

let mall: TestMall
let token: string
beforeAll(async () => {
  mall = await createTestMall()
  token = (await mall.login('admin')).Token
})
afterAll(() => mall.close())

const download = (signal?: AbortSignal): Promise<Response> =>
  mall.fetch('/api/Order/Export', { method: 'POST', body: '{}', headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` }, ...(signal === undefined ? {} : { signal }) })

/** Whether a response has begun after others had their time. */
const hasBegun = async (response: Promise<Response>): Promise<boolean> =>
  Promise.race([response.then(() => true), mall.call('POST /api/Category/MallCategories', {}).then(() => mall.call('POST /api/Order/List', { PageIndex: 1, PageSize: 20 }, { token })).then(() => false)])

it('a file says its size and is whole', async () => {
  const response = await download()
  const bytes = new Uint8Array(await response.arrayBuffer())
  expect(response.headers.get('Content-Length')).toBe(String(bytes.length))
  expect(sheetTextsOf(bytes).strings).toContain('订单')
})

it('the next file of a user is made when they have the first', async () => {
  const [first, second] = [await download(), download()]
  expect(await hasBegun(second)).toBe(false)
  await first.arrayBuffer()
  expect((await second).status).toBe(200)
  await (await second).arrayBuffer()
})

it.each([
  ['stops reading', async (response: Response) => response.body?.cancel()],
  ['is gone', async (_: Response, client: AbortController) => client.abort()],
])('a client that %s frees its turn', async (_, leave) => {
  const client = new AbortController()
  const [first, second] = [await download(client.signal), download()]
  expect(await hasBegun(second)).toBe(false)
  await leave(first, client)
  expect((await second).status).toBe(200)
  await (await second).arrayBuffer()
})
