import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { createTestMall, type TestMall } from '../../../mall-server/src/testing/test-mall.ts'
import { decodeToken } from '../session/token.ts'

let mall: TestMall
beforeAll(async () => {
  mall = await createTestMall()
})
afterAll(() => mall.close())

/** The module as another process has it: what it remembers is its own. */
const process = async () => {
  vi.resetModules()
  const { createServerMall, headerCookies } = await import('./index.ts')
  return (cookie: string) => {
    let next = cookie
    const server = createServerMall({
      baseUrl: 'http://mall.test',
      fetch: async (input, init) => mall.app.fetch(new Request(input, init), { peerAddress: '127.0.0.1' }),
      cookies: headerCookies(cookie, (value) => {
        next = value.split(';', 1)[0] ?? ''
      }),
    })
    return { server, cookie: () => next }
  }
}

it('two processes refresh the same pair at once: both have a session that goes on, and so has the browser, whichever came last', async () => {
  const { Token, RefreshToken } = await mall.login('buyer')
  const cookie = `mall-session=${encodeURIComponent(Token)}:${encodeURIComponent(RefreshToken)}`
  const processes = [await process(), await process()]
  mall.advance(16 * 60_000)
  const requests = processes.map((visit) => visit(cookie))
  const menus = await Promise.all(requests.map(({ server }) => server.account.getUserMenuList()))
  expect(menus.map((codes) => codes.length > 0)).toEqual([true, true])
  const cookies = requests.map((request) => request.cookie())
  expect(cookies.map((one) => one === cookie)).toEqual([false, false])
  expect(new Set(cookies.map((one) => one.split(':')[1])).size).toBe(1)

  // Only the one that came last is in the browser: the session goes on from it, in the other process too.
  mall.advance(16 * 60_000)
  for (const [index, visit] of processes.toReversed().entries()) {
    const later = visit(cookies[index] ?? '')
    expect((await later.server.account.getUserMenuList()).length).toBeGreaterThan(0)
    expect(decodeToken(later.server.session.get()?.Token ?? '')?.User.uid).toBe(2)
  }
})
