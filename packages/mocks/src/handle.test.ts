import { createMall, createMemoryStorage, createSession, isMallError, type MallOptions } from '@mall/api'
import { setupServer } from 'msw/node'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  allHandlers,
  buildCart,
  captchaTarget,
  contractViolations,
  currentWorld,
  forgetContractViolations,
  handle,
  logins,
  Refusal,
  scenarioNames,
  scenarios,
  type AccountName,
} from './index.ts'

const server = setupServer()
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
beforeEach(() => server.resetHandlers(...allHandlers()))
afterAll(() => server.close())

const mallOf = (who?: AccountName, options: MallOptions = {}) => {
  const session = createSession({ storage: createMemoryStorage() })
  if (who) session.set(logins[who])
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
  return (await mall.captcha.verify({ Id, X: captchaTarget, Track: [], Input: 'keyboard' })).CaptchaVerifyParam
}

describe('the world', () => {
  test('what is put in the cart is counted, until the next story', async () => {
    const mall = mallOf('buyer')
    const before = await mall.shoppingCart.count({})
    await mall.shoppingCart.addToCart({ Items: [{ ProductCode: currentWorld().products[20]?.code ?? '', Quantity: 2 }] })
    expect(await mall.shoppingCart.count({})).toBe(before + 1)
    server.resetHandlers(...allHandlers())
    expect(await mall.shoppingCart.count({})).toBe(before)
  })

  test('allHandlers prepares the world', async () => {
    server.resetHandlers(
      ...allHandlers((world) => {
        world.cart = []
      }),
    )
    expect((await mallOf('buyer').shoppingCart.list({})).Items).toEqual([])
  })

  test('a visitor sees market prices, a customer the agreed ones', async () => {
    const [seen, agreed] = await Promise.all([mallOf().product.list(page), mallOf('buyer').product.list(page)])
    expect(seen.Items.every(({ CustomerPrice }) => CustomerPrice === null)).toBe(true)
    expect(agreed.Items.every(({ CustomerPrice }) => CustomerPrice !== null)).toBe(true)
  })

  test('filters, sorting and paging of the list hold', async () => {
    const mall = mallOf('buyer')
    const cheap = await mall.product.list({ ...page, PriceMin: 10, PriceMax: 30, SortBy: 'priceAsc' })
    const prices = cheap.Items.map(({ CustomerPrice }) => CustomerPrice ?? 0)
    expect(prices.length).toBeGreaterThan(3)
    expect(prices).toEqual(prices.toSorted((a, b) => a - b))
    expect(prices.every((price) => price >= 10 && price <= 30)).toBe(true)
    const [first, second] = await Promise.all([
      mall.product.list({ ...page, PageSize: 10 }),
      mall.product.list({ PageIndex: 2, PageSize: 10 }),
    ])
    expect(first.Items.some((item) => second.Items.some(({ ProductCode }) => ProductCode === item.ProductCode))).toBe(false)
    expect(first.total).toBe(second.total)
  })

  test('a purchase takes the lines out, charges the budget and is answered once', async () => {
    const mall = mallOf('buyer')
    const list = await mall.shoppingCart.list({})
    const ids = list.Items.slice(1, 3).map(({ CartItemId }) => CartItemId)
    const confirmation = await mall.order.confirm({ CartItemIds: ids })
    const submission = {
      ConfirmToken: confirmation.ConfirmToken,
      RequestId: crypto.randomUUID(),
      AddressId: 1,
      DepartmentId: 1,
      PaymentType: 4,
      InvoiceMode: 3,
    } as const
    const [first, again] = [await mall.order.submit(submission), await mall.order.submit(submission)]
    expect(again).toEqual(first)
    if (first.Outcome !== 'submitted') throw new Error('nothing had changed')
    const result = await mall.order.submitResult({ SubmitId: first.SubmitId })
    expect(result).toMatchObject({ State: 'unpaid', PayableAmount: confirmation.PayableAmount })
    const after = await mall.shoppingCart.list({})
    expect(after.Items.map(({ CartItemId }) => CartItemId)).not.toEqual(expect.arrayContaining(ids))
    expect(Math.round(((list.BudgetRemaining ?? 0) - (after.BudgetRemaining ?? 0)) * 100)).toBe(
      Math.round(confirmation.PayableAmount * 100),
    )
    expect(await kindOf(mall.order.submit({ ...submission, Remark: '另一份' }))).toBe('business')
  })

  test('colleagues and other enterprises see their own orders', async () => {
    const total = async (who: AccountName) => (await mallOf(who).order.list(page)).total
    const [buyer, approver, finance, other] = await Promise.all([total('buyer'), total('approver'), total('finance'), total('other')])
    expect(buyer).toBe(12)
    expect(approver).toBe(12)
    expect(finance).toBe(14)
    expect(other).toBe(0)
  })
})

describe('handle', () => {
  test('a value, and a function of the body', async () => {
    server.use(
      handle('POST /api/ShoppingCart/List', buildCart({ Items: [] })),
      handle('POST /api/Product/Search', ({ Key }) => [{ ProductName: Key, ProductCode: '1' }]),
    )
    expect((await mallOf('buyer').shoppingCart.list({})).Items).toEqual([])
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
    expect(await kindOf(mallOf('buyer').order.list(page))).toBe(kind)
  })

  test('a Refusal becomes a business failure with its text', async () => {
    server.use(
      handle('POST /api/ShoppingCart/Count', () => {
        throw new Refusal('购物车暂不可用')
      }),
    )
    await expect(mallOf('buyer').shoppingCart.count({})).rejects.toMatchObject({ kind: 'business', message: '购物车暂不可用' })
  })

  test('empty finds nothing; slow answers late; never does not answer', async () => {
    server.use(
      handle.empty('POST /api/Order/List'),
      handle.slow('POST /api/ShoppingCart/Count', 20),
      handle.never('POST /api/Address/List'),
    )
    const mall = mallOf('buyer')
    expect((await mall.order.list(page)).Items).toEqual([])
    expect(await mall.shoppingCart.count({})).toBe(6)
    const answered = vi.fn<() => void>()
    const controller = new AbortController()
    const waiting = mall.address.list({}, { signal: controller.signal }).then(answered, () => {})
    await mall.shoppingCart.count({})
    expect(answered).not.toHaveBeenCalled()
    controller.abort()
    await waiting
  })

  test('once: the refresh brings the call through', async () => {
    server.use(handle.expired('POST /api/ShoppingCart/Count', { once: true }))
    expect(await mallOf('buyer').shoppingCart.count({})).toBe(6)
  })

  test('429 tells the security info, and UnLock lifts it', async () => {
    server.use(handle.rateLimited('POST /api/Home/Index'))
    const told: unknown[] = []
    const mall = mallOf(undefined, {
      verify: (info) => {
        told.push(info)
        return credential()
      },
    })
    expect((await mall.home.index({})).Banners.length).toBeGreaterThan(0)
    expect(told).toMatchObject([{ Target: '/api/Home/Index' }])
  })

  test('an answer that the contract refuses is loud', async () => {
    forgetContractViolations()
    const silence = vi.spyOn(console, 'error').mockImplementation(() => {})
    server.use(handle('POST /api/ShoppingCart/Count', -1))
    expect(await kindOf(mallOf('buyer').shoppingCart.count({}))).toBe('server')
    silence.mockRestore()
    expect(contractViolations()).toEqual([expect.stringContaining('POST /api/ShoppingCart/Count')])
    forgetContractViolations()
    expect(contractViolations()).toEqual([])
  })
})

describe('scenarios', () => {
  const expected = {
    usual: 'answered',
    empty: 'answered',
    forbidden: 'forbidden',
    expired: 'unauthorized',
    rateLimited: 'rateLimited',
    broken: 'server',
    offline: 'network',
    failing: 'business',
  } as const

  test.each(Object.entries(expected))('%s: %s', async (name, kind) => {
    server.resetHandlers(...scenarios[name as keyof typeof expected]())
    expect(await kindOf(mallOf('buyer', { verify: async () => null }).order.list(page))).toBe(kind)
  })

  test('each has its handlers', () => {
    expect(scenarioNames).toHaveLength(Object.keys(expected).length + 2)
    for (const name of scenarioNames) expect(scenarios[name]().length).toBeGreaterThan(40)
  })
})

test('a category is counted once, however many products have it', async () => {
  const { Facets } = await mallOf('buyer').product.list({ ...page, Keyword: '复印纸' })
  const ids = Facets.Categories.map(({ Id }) => Id)
  expect(ids.length).toBeGreaterThan(0)
  expect(new Set(ids).size).toBe(ids.length)
})
