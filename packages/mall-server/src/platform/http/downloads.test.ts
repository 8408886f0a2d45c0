import { afterAll, beforeAll, expect, it } from 'vitest'
import { createApp } from '../../app/app.ts'
import { silentLog } from '../log.ts'
import { sheetTextsOf } from '../../testing/workbook-texts.ts'
import { createTestMall, type TestMall } from '../../testing/test-mall.ts'

let mall: TestMall
let token: string
beforeAll(async () => {
  mall = await createTestMall()
  token = (await mall.login('admin')).Token
})
afterAll(() => mall.close())

const download = (signal?: AbortSignal, by = token): Promise<Response> =>
  mall.fetch('/api/Order/Export', { method: 'POST', body: '{}', headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${by}` }, ...(signal === undefined ? {} : { signal }) })

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

it('a session that ended while it waited for a turn gets no file', async () => {
  const { Token } = await mall.login('admin')
  const [first, second] = [await download(), download(undefined, Token)]
  expect(await hasBegun(second)).toBe(false)
  await mall.call('POST /api/Account/Logout', {}, { token: Token })
  await first.arrayBuffer()
  expect((await second).status).toBe(401)
  await (await download()).arrayBuffer()
})

it('a file that cannot be made frees its turn', async () => {
  const app = createApp({ ...mall.deps, log: silentLog, writeSheet: () => Promise.reject(new Error('the thread ended')) })
  const response = await app.fetch(new Request('http://mall.test/api/Order/Export', { method: 'POST', body: '{}', headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` } }), { peerAddress: '127.0.0.1' })
  expect([response.status, response.headers.get('Content-Type')]).toEqual([500, 'application/json; charset=utf-8'])
  expect((await download()).status).toBe(200)
})
