import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contract, decideAccess, type CallKey, type LoginInfo, type Permission } from '@mall/api/contract'
import { routes } from '../../app/routes.ts'
import { createTestMall, type TestMall } from '../../testing/test-mall.ts'

/** Who tries every call. `other` is of another group; `buyer2` of another department. */
const people = ['buyer', 'buyer2', 'approver', 'finance', 'admin', 'other'] as const
type Person = (typeof people)[number] | 'anonymous'

const keys = Object.keys(contract) as CallKey[]

let mall: TestMall
const tokens = new Map<Person, LoginInfo>()
/** What the preset roles of these people allow. */
const allowed: Readonly<Record<Exclude<Person, 'anonymous'>, readonly Permission[]>> = {
  buyer: ['purchase', 'order.view', 'order.pay', 'address.manage'],
  buyer2: ['purchase', 'order.view', 'order.pay', 'address.manage'],
  approver: ['purchase', 'order.view', 'address.manage', 'budget.view', 'price.view'],
  finance: ['order.view', 'order.pay', 'payment.confirm', 'budget.view', 'budget.manage', 'price.view'],
  admin: ['purchase', 'order.view', 'order.pay', 'payment.confirm', 'address.manage', 'enterprise.manage', 'budget.view', 'budget.manage', 'price.view'],
  other: ['purchase', 'order.view', 'order.pay', 'payment.confirm', 'address.manage', 'enterprise.manage', 'budget.view', 'budget.manage', 'price.view'],
}

const permissionsOf = (person: Person) => (person === 'anonymous' ? null : new Set(allowed[person]))

beforeAll(async () => {
  mall = await createTestMall()
  for (const person of people) {
    const info = await mall.login(person)
    tokens.set(person, info)
  }
})
afterAll(() => mall.close())

/** Ends the session, so it is tried with a login of its own. */
const endsTheSession: ReadonlySet<CallKey> = new Set(['POST /api/Account/Logout', 'POST /api/Account/SwitchEnterprise'])

const tokenOf = async (person: Person, key: CallKey) => {
  if (person === 'anonymous') return undefined
  return endsTheSession.has(key) ? (await mall.login(person)).Token : tokens.get(person)?.Token
}

describe.each(keys)('%s', (key) => {
  it('has one handler', () => {
    expect(routes[key]).toBeTypeOf('function')
  })

  it.each<Person>(['anonymous', ...people])('lets %s in exactly when the contract does', async (person) => {
    const verdict = decideAccess(contract[key].access, permissionsOf(person))
    const [method = '', path = ''] = key.split(' ')
    const token = await tokenOf(person, key)
    // An input that no call takes: whoever is let in gets no further than the check of the input, and nothing is changed.
    const body = '{"PageIndex":"x","BeginTime":1}'
    const response = await mall.fetch(path, {
      method,
      headers: { 'Content-Type': 'application/json', ...(token ? { Authorization: `Bearer ${token}` } : {}) },
      ...(method === 'POST' ? { body } : {}),
    })
    const expected = { allow: 200, unauthorized: 401, forbidden: 403 }[verdict]
    expect(response.status).toBe(expected)
    if (verdict !== 'allow') {
      const body: unknown = await response.json()
      expect(body).toEqual({
        MsgHeader:
          verdict === 'forbidden'
            ? { Success: false, Code: 'FORBIDDEN', RetMessage: '拒绝访问' }
            : { Success: false, Code: 'UNAUTHORIZED', RetMessage: '未登录或登录已过期，请重新登录' },
        MsgBody: null,
      })
    }
  })
})

describe('records of another user', () => {
  const as = (person: Person) => ({ token: tokens.get(person)?.Token })
  const page = { PageIndex: 1, PageSize: 20 as const }

  const ordersOf = async (person: Person) => (await mall.call('POST /api/Order/List', page, as(person))).body?.Items ?? []
  const orderOf = async (person: Person) => {
    const [order] = await ordersOf(person)
    if (!order) throw new Error(`${person} has no order to try with`)
    return order
  }

  const orderCalls = (OrderNo: string, Version: number) =>
    [
      ['POST /api/Order/Detail', { OrderNo }],
      ['POST /api/Order/Track', { OrderNo }],
      ['POST /api/Order/Cancel', { OrderNo, Version, Reason: '其他' }],
      ['POST /api/Order/Withdraw', { OrderNo, Version }],
      ['POST /api/Order/Remind', { OrderNo }],
      ['POST /api/Order/ConfirmReceipt', { OrderNo, Version }],
      ['POST /api/Order/Rebuy', { OrderNo }],
      ['POST /api/Order/Pay', { OrderNo, Version }],
      ['POST /api/Payment/Start', { OrderNo }],
      ['POST /api/Payment/State', { OrderNo }],
      ['POST /api/Payment/ConfirmTransfer', { OrderNo, Version, Reference: 'T-1', Amount: 1, PaidOn: '2026-03-18' }],
    ] as const

  it.each([
    ['another enterprise', 'buyer', 'other'],
    ['another group, for its administrator', 'other', 'admin'],
    ['another department', 'buyer', 'buyer2'],
    ['another department, for its manager', 'buyer2', 'approver'],
  ] as const)('an order of %s is not found, nor changed', async (_case, owner, intruder) => {
    const order = await orderOf(owner)
    for (const [key, input] of orderCalls(order.OrderNo, order.Version)) {
      const response = await mall.send(key, input, as(intruder))
      const isForbidden = decideAccess(contract[key].access, permissionsOf(intruder)) === 'forbidden'
      expect({ key, ...response }).toMatchObject(isForbidden ? { status: 403, body: null } : { status: 200, success: false, message: '订单不存在', body: null })
    }
    const still = (await ordersOf(owner)).find((one) => one.OrderNo === order.OrderNo)
    expect(still).toEqual(order)
    expect((await ordersOf(intruder)).map((one) => one.OrderNo)).not.toContain(order.OrderNo)
  })

  it('an unknown order and a foreign one give the same response', async () => {
    const order = await orderOf('buyer')
    const [foreign, unknown] = await Promise.all(
      [order.OrderNo, 'M0000000000000000'].map((OrderNo) => mall.call('POST /api/Order/Detail', { OrderNo }, as('other'))),
    )
    expect(foreign?.message).toBe(unknown?.message)
    expect(foreign?.body).toBe(unknown?.body)
  })

  it('a list shows a buyer their own, finance the company, an administrator the group, nobody another group', async () => {
    const all = async (person: Person) => (await mall.call('POST /api/Order/List', page, as(person))).body?.total ?? 0
    const [mine, company, group] = [await all('buyer'), await all('finance'), await all('admin')]
    expect(mine).toBeGreaterThan(0)
    expect(company).toBeGreaterThan(mine)
    expect(group).toBeGreaterThanOrEqual(company)
    const others = new Set((await ordersOf('other')).map((order) => order.OrderNo))
    expect(others.size).toBeGreaterThan(0)
    expect((await ordersOf('admin')).filter((order) => others.has(order.OrderNo))).toEqual([])
  })

  it('a cart line cannot be read, changed or bought by another', async () => {
    const products = await mall.call('POST /api/Product/List', { ...page, OnlyInStock: true }, as('buyer'))
    const product = products.body?.Items.find((item) => item.CustomerPrice !== null)
    if (!product) throw new Error('nothing to buy')
    const added = await mall.call('POST /api/ShoppingCart/AddToCart', { Items: [{ ProductCode: product.ProductCode, Quantity: product.MOQ }] }, as('buyer'))
    expect(added.message).toBe('')
    const cart = await mall.call('POST /api/ShoppingCart/List', {}, as('buyer'))
    const line = cart.body?.Items.find((item) => item.ProductCode === product.ProductCode)
    if (!line) throw new Error('the line is not in the cart')
    const CartItemIds = [line.CartItemId]
    for (const intruder of ['buyer2', 'other', 'admin'] as const) {
      await mall.send('POST /api/ShoppingCart/Update', { CartItemId: line.CartItemId, Quantity: line.Quantity + line.Step }, as(intruder))
      await mall.send('POST /api/ShoppingCart/Select', { CartItemIds, Selected: !line.Selected }, as(intruder))
      await mall.send('POST /api/ShoppingCart/MoveToFavorite', { CartItemIds }, as(intruder))
      await mall.send('POST /api/ShoppingCart/Remove', { CartItemIds }, as(intruder))
      const bought = await mall.send('POST /api/Order/Confirm', { CartItemIds }, as(intruder))
      expect(bought).toMatchObject({ status: 200, success: false, body: null })
      const theirs = await mall.call('POST /api/ShoppingCart/List', {}, as(intruder))
      expect(theirs.body?.Items.map((item) => item.CartItemId)).not.toContain(line.CartItemId)
    }
    expect((await mall.call('POST /api/ShoppingCart/List', {}, as('buyer'))).body).toEqual(cart.body)
  })
})
