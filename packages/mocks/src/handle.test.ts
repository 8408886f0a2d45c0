import { createMall, createMemoryStorage, createSession, isMallError, type MallOptions } from '@mall/api'
import { http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { buildCart, contractViolations, defaultHandlers, forgetContractViolations, handle, logins, scenarioNames, scenarios } from './index.ts'

const server = setupServer()
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
beforeEach(() => server.resetHandlers(...defaultHandlers()))
afterAll(() => server.close())

const mallOf = (options: MallOptions = {}) => {
  const session = createSession({ storage: createMemoryStorage() })
  session.set(logins.buyer)
  return createMall({ baseUrl: 'http://mall.test', session, ...options })
}

const kindOf = (call: Promise<unknown>) =>
  call.then(
    () => 'answered',
    (error: unknown) => (isMallError(error) ? error.kind : String(error)),
  )

const page = { PageIndex: 1, PageSize: 20 } as const
const credential = async () => {
  const mall = mallOf()
  const { Id } = await mall.captcha.challenge({})
  return (await mall.captcha.verify({ Id, X: 120, Track: [], Input: 'keyboard' })).CaptchaVerifyParam
}

/** What a story's console would show: the request that failed. */
const silently = async (work: () => Promise<void>) => {
  const silence = vi.spyOn(console, 'error').mockImplementation(() => {})
  await work()
  silence.mockRestore()
}

describe('handlers of every call', () => {
  test.each(['http://mall.test', 'http://mall.test/below/a/path'])('answer at %s, whatever a path is written in', async (baseUrl) => {
    const mall = mallOf({ baseUrl })
    expect((await mall.order.list(page)).Items.length).toBeGreaterThan(0)
    expect((await mall.shoppingCart.youLike({})).length).toBeGreaterThan(0)
  })

  test('leave an address that is no call, and one that cannot be decoded, to whoever comes next', async () => {
    server.use(...defaultHandlers(), http.all('*', () => new Response('next')))
    for (const address of ['/api/Order/Nothing', '/api/%E0%A4%A', '/other/api/']) expect(await (await fetch(`http://mall.test${address}`)).text()).toBe('next')
  })
})

describe('handle', () => {
  test('a value, and a function of the body', async () => {
    server.use(
      handle('POST /api/ShoppingCart/List', buildCart({ Items: [] })),
      handle('POST /api/Product/Search', ({ Key }) => [{ ProductName: Key, ProductCode: '1' }]),
    )
    expect((await mallOf().shoppingCart.list({})).Items).toEqual([])
    expect(await mallOf().product.search({ Key: '纸' })).toEqual([{ ProductName: '纸', ProductCode: '1' }])
  })

  test.each([
    ['fail', 'business'],
    ['forbid', 'forbidden'],
    ['missing', 'notFound'],
    ['broken', 'server'],
    ['offline', 'network'],
  ] as const)('%s fails the call as %s', async (variant, kind) => {
    server.use(handle[variant]('POST /api/Order/List'))
    expect(await kindOf(mallOf().order.list(page))).toBe(kind)
  })

  test('a failure has its message and its code', async () => {
    server.use(handle.fail('POST /api/ShoppingCart/Count', '购物车暂不可用', { Code: 'CART_CHANGED' }))
    await expect(mallOf().shoppingCart.count({})).rejects.toMatchObject({ kind: 'business', message: '购物车暂不可用', code: 'CART_CHANGED' })
  })

  test('empty finds nothing; slow returns the response behind, late; never does not answer', async () => {
    server.use(
      handle.empty('POST /api/Order/List'),
      handle.slow('POST /api/ShoppingCart/Count', 20),
      handle('POST /api/ShoppingCart/Count', 6),
      handle.never('POST /api/Address/List'),
    )
    const mall = mallOf()
    expect((await mall.order.list(page)).Items).toEqual([])
    expect(await mall.shoppingCart.count({})).toBe(6)
    const answered = vi.fn<() => void>()
    const controller = new AbortController()
    const waiting = mall.address.list(page, { signal: controller.signal }).then(answered, () => {})
    await mall.shoppingCart.count({})
    expect(answered).not.toHaveBeenCalled()
    controller.abort()
    await waiting
  })

  test('what cannot be empty says so', () => {
    expect(() => handle.empty('POST /api/Account/Login')).toThrow('has no empty answer')
  })

  test('once: the refresh brings the call through', async () => {
    server.use(handle.expired('POST /api/ShoppingCart/Count', { once: true }))
    expect(await kindOf(mallOf().shoppingCart.count({}))).toBe('answered')
  })

  test('429 returns the security info, and UnLock lifts it', async () => {
    server.use(...handle.rateLimited('POST /api/Home/Index'))
    const seen: unknown[] = []
    const mall = mallOf({
      verify: (info) => {
        seen.push(info)
        return credential()
      },
    })
    expect((await mall.home.index({})).Banners.length).toBeGreaterThan(0)
    expect(seen).toMatchObject([{ Target: '/api/Home/Index' }])
  })

  test.each([
    ['an answer', () => handle('POST /api/ShoppingCart/Count', -1), () => mallOf().shoppingCart.count({})],
    ['a request', () => handle('POST /api/Product/Search', []), () => mallOf().product.search({ Key: '' })],
  ])('%s that the contract does not allow is loud', (_what, turn, ask) =>
    silently(async () => {
      forgetContractViolations()
      server.use(turn())
      expect(await kindOf(ask())).toBe('server')
      expect(contractViolations()).toEqual([expect.stringContaining('is not what the contract says')])
      forgetContractViolations()
      expect(contractViolations()).toEqual([])
    }))
})

describe('scenarios', () => {
  const expected = {
    empty: 'answered',
    forbidden: 'forbidden',
    expired: 'unauthorized',
    rateLimited: 'rateLimited',
    broken: 'server',
    offline: 'network',
    failing: 'business',
  } as const

  test.each(Object.entries(expected))('%s: %s', async (name, kind) => {
    server.use(...scenarios[name as keyof typeof expected]())
    expect(await kindOf(mallOf({ verify: async () => null }).order.list(page))).toBe(kind)
  })

  test('each has its handlers', () => {
    expect(scenarioNames).toHaveLength(Object.keys(expected).length + 2)
    for (const name of scenarioNames) expect(scenarios[name]().length).toBeGreaterThan(8)
  })
})
