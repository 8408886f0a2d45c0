import { expect, it, vi } from 'vitest'
import { createMall } from '../create-mall.ts'
import { MallError } from '../errors.ts'
import { createSession } from '../session/session.ts'
import { createMemoryStorage } from '../session/storage.ts'
import { failure, gate, loginOf, settle, success } from '../testing/responses.ts'
import { createScriptedServer } from '../testing/scripted-server.ts'
import type { MallOptions } from './options.ts'

const searchPath = '/api/Product/Search'

const start = (options: Partial<MallOptions> = {}) => {
  const server = createScriptedServer({ token: 'good' })
  const session = createSession({ storage: createMemoryStorage() })
  session.set(loginOf(1, 'good', 'refresh-0'))
  let isDemanded = true
  server.on(searchPath, () => (isDemanded ? failure('您的企业要求两步验证，请先设置', 403, null, 'SECOND_FACTOR_DEMANDED') : success([])))
  const shown: string[] = []
  const mall = createMall({ baseUrl: 'http://mall.test', session, fetch: server.fetch, onError: ({ message }) => shown.push(message), ...options })
  return { server, session, shown, setUp: () => void (isDemanded = false), search: () => mall.product.search({ Key: 'x' }) }
}

const errorOf = (promise: Promise<unknown>) => promise.then(() => null, (error: unknown) => error)

it('asks once for all calls, and sends each again when there is a second factor', async () => {
  const answer = gate<boolean>()
  const enrol = vi.fn(() => answer.passed)
  const { server, search, setUp, shown } = start({ enrol })
  const calls = Promise.all(Array.from({ length: 12 }, search))
  await vi.waitFor(() => expect(server.to(searchPath)).toHaveLength(12))
  await settle()
  expect(enrol).toHaveBeenCalledTimes(1)
  setUp()
  answer.open(true)
  expect(await calls).toHaveLength(12)
  expect(server.to(searchPath)).toHaveLength(24)
  expect(shown).toEqual([])
})

it('sends a call again without asking whose refusal arrives after it was set up', async () => {
  const late = gate()
  const enrol = vi.fn(() => Promise.resolve(true))
  const { server, search, setUp } = start({ enrol })
  server.on(searchPath, async (_, nth) => {
    if (nth === 1) await late.passed
    return nth <= 2 ? failure('', 403, null, 'SECOND_FACTOR_DEMANDED') : success([])
  })
  const first = search()
  await search()
  setUp()
  late.open()
  await first
  expect(enrol).toHaveBeenCalledTimes(1)
})

it.each([
  ['the user gave up', { enrol: () => Promise.resolve(false) }],
  ['nobody can be asked', {}],
])('fails as forbidden, with the code, when %s', async (_case, options) => {
  const { search, shown } = start(options)
  expect(await errorOf(search())).toMatchObject({ kind: 'forbidden', code: 'SECOND_FACTOR_DEMANDED' })
  expect(shown).toEqual(['拒绝访问'])
})

it('says nothing to somebody who logged out instead', async () => {
  const { search, shown, session } = start({
    enrol: () => {
      session.clear()
      return Promise.resolve(false)
    },
  })
  expect(await errorOf(search())).toBeInstanceOf(MallError)
  expect(shown).toEqual([])
})

it('leaves any other 403 alone', async () => {
  const enrol = vi.fn(() => Promise.resolve(true))
  const { server, search } = start({ enrol })
  server.on(searchPath, () => failure('拒绝访问', 403, null, 'FORBIDDEN'))
  expect(await errorOf(search())).toMatchObject({ kind: 'forbidden' })
  expect(enrol).not.toHaveBeenCalled()
})
