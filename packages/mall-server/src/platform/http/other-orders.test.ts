import { afterAll, beforeAll, expect, it } from 'vitest'
import type { CallKey } from '@mall/api/contract'
import { createTestMall, type TestMall } from '../../testing/test-mall.ts'

/** `other` is of another group; `buyer2` of another department; `admin` the administrator of the group; `approver` the manager of the department of `buyer`. */
const people = ['buyer', 'buyer2', 'approver', 'admin', 'other'] as const
type Person = (typeof people)[number]

let mall: TestMall
const tokens = new Map<Person, string>()
beforeAll(async () => {
  mall = await createTestMall()
  for (const person of people) tokens.set(person, (await mall.login(person)).Token)
}, 120_000)
afterAll(() => mall.close())

const as = (person: Person) => ({ token: tokens.get(person) })
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
    ['POST /api/Order/Receive', { OrderNo, Version, RequestId: crypto.randomUUID(), Lines: [{ PackageNo: `${OrderNo}-1`, LineId: 1, Received: 1, Refused: 0 }] }],
    ['POST /api/Order/AnswerShortage', { OrderNo, Version, RequestId: crypto.randomUUID(), ShortageId: 1, Answer: 1 }],
    ['POST /api/Order/Rebuy', { OrderNo }],
    ['POST /api/Order/Pay', { OrderNo, Version }],
    ['POST /api/Payment/Start', { OrderNo }],
    ['POST /api/Payment/State', { OrderNo }],
    ['POST /api/Payment/ConfirmTransfer', { OrderNo, Version, Reference: 'T-1', Amount: 1, PaidOn: '2026-03-18' }],
  ] as const

/** Calls that the intruder may not make at all. */
const confirm: CallKey = 'POST /api/Payment/ConfirmTransfer'
const pay: readonly CallKey[] = ['POST /api/Order/Pay', 'POST /api/Payment/Start', confirm]

it.each([
  ['another enterprise', 'buyer', 'other', []],
  ['another group, for its administrator', 'other', 'admin', []],
  ['another department', 'buyer', 'buyer2', [confirm]],
  ['another department, for its manager', 'buyer2', 'approver', pay],
] as const)('an order of %s is not found, nor changed', async (_case, owner, intruder, forbidden) => {
  const order = await orderOf(owner)
  for (const [key, input] of orderCalls(order.OrderNo, order.Version)) {
    const response = await mall.send(key, input, as(intruder))
    expect({ key, ...response }).toMatchObject((forbidden as readonly CallKey[]).includes(key) ? { status: 403, body: null } : { status: 200, success: false, message: '订单不存在', body: null })
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
