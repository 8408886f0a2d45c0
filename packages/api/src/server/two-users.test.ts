import { afterEach, beforeEach, expect, it } from 'vitest'
import { createMall, type Mall } from '../create-mall.ts'
import { createSession } from '../session/session.ts'
import { createMemoryStorage } from '../session/storage.ts'
import { decodeToken } from '../session/token.ts'
import { loginOf } from '../testing/responses.ts'
import { startStrictMall } from '../testing/strict-mall.ts'
import { createServerMall, headerCookies } from './index.ts'

type StrictMall = Awaited<ReturnType<typeof startStrictMall>>
/** What a site does with a request of a browser: asks the mall and returns what it said, with the cookies of its response. */
type Site = (cookie: string, setCookie: (value: string) => void) => Promise<unknown>

let server: StrictMall
beforeEach(async () => {
  server = await startStrictMall()
})
afterEach(() => server.close())

/** The search of the small mall answers whose token it got. */
const whoAmI = (mall: Pick<Mall, 'product'>): Promise<unknown> => mall.product.search({ Key: 'x' })

const perRequest =
  (options: { fetch?: typeof fetch }): Site =>
  (cookie, setCookie) =>
    whoAmI(createServerMall({ baseUrl: server.origin, cookies: headerCookies(cookie, setCookie), ...options }))

/** A browser: its cookie is that of the last response. */
const browserOf = (uid: number) => {
  const { token, refreshToken } = server.login(uid)
  let cookie = `mall-session=${encodeURIComponent(token)}:${encodeURIComponent(refreshToken)}`
  return {
    uid,
    cookie: () => cookie,
    visit: (site: Site) =>
      site(cookie, (value) => {
        cookie = value.split(';', 1)[0] ?? ''
      }),
  }
}

/** So many requests of two users in turn, twenty at a time; every so many, all access tokens expire. Returns what was answered to another than its user. */
const interleave = async (site: Site, { requests, expireEvery }: { requests: number; expireEvery: number }) => {
  const browsers = [browserOf(1), browserOf(2)]
  const wrong: unknown[] = []
  let next = 0
  const work = async () => {
    while (next < requests) {
      const nth = next
      next += 1
      if (nth % expireEvery === expireEvery - 1) server.expireAll()
      const browser = browsers[nth % 2]
      const answer = await browser?.visit(site).catch(String)
      if (answer !== browser?.uid) wrong.push(answer)
    }
  }
  await Promise.all(Array.from({ length: 20 }, work))
  return { wrong, browsers }
}

it.each([
  ['10,000 requests', 10_000, () => ({ fetch: server.fetch })],
  ['1,000 over the network', 1000, () => ({})],
])('two users at once, %s: none is sent as the other, and each pair is refreshed once', async (_, requests, options) => {
  const { wrong, browsers } = await interleave(perRequest(options()), { requests, expireEvery: requests / 4 })
  expect(wrong).toEqual([])
  expect([server.refreshesOf(1), server.refreshesOf(2)]).toEqual([4, 4])
  expect(server.spentTwice).toEqual([])
  const owners = browsers.map(({ cookie }) => decodeToken(decodeURIComponent(cookie().split('=')[1]?.split(':')[0] ?? ''))?.User.uid)
  expect(owners).toEqual([1, 2])
}, 60_000)

it('a mall that all requests share sends calls of the one as the other', async () => {
  const mall = createMall({ baseUrl: server.origin, fetch: server.fetch, session: createSession({ storage: createMemoryStorage() }) })
  const shared: Site = async (cookie) => {
    const [token = '', refreshToken = ''] = (cookie.split('=')[1] ?? '').split(':').map(decodeURIComponent)
    mall.session.set(loginOf(decodeToken(token)?.User.uid ?? 0, token, refreshToken))
    // Anything asynchronous before the call is enough.
    await Promise.resolve()
    return whoAmI(mall)
  }
  const { wrong } = await interleave(shared, { requests: 100, expireEvery: 1000 })
  expect(wrong.length).toBeGreaterThan(0)
})
