import { orderStatus } from '@mall/api/contract'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { and, eq, inArray } from 'drizzle-orm'
import { budget } from '../../platform/db/schema/budget.ts'
import { orders } from '../../platform/db/schema/order.ts'
import { enterprise } from '../../platform/db/schema/organisation.ts'
import { demo } from '../../demo/organisation.ts'
import { createShopper, plainProduct, type Shopper } from '../../testing/shopper.ts'
import { createTestMall, type TestMall } from '../../testing/test-mall.ts'
import { findTradeViolations } from '../trade-checks.ts'

const company = demo.enterprises.huaqiTech

let mall: TestMall
let buyer: Shopper

beforeAll(async () => {
  mall = await createTestMall()
  buyer = await createShopper(mall, 'buyer')
}, 120_000)

afterEach(async () => {
  await setLimit(50)
  expect(await findTradeViolations(mall.db)).toEqual([])
})

afterAll(() => mall.close())

const setLimit = (maxOpenOrders: number) => mall.db.update(enterprise).set({ maxOpenOrders }).where(eq(enterprise.id, company))

const openOrders = () =>
  mall.db.$count(orders, and(eq(orders.userId, demo.users.buyer), eq(orders.enterpriseId, company), inArray(orders.status, [orderStatus.pendingApproval, orderStatus.pendingPayment])))

/** Room for this many more of the buyer's orders. */
const leaveRoomFor = async (more: number) => {
  const open = await openOrders()
  await setLimit(open + more)
  return open + more
}

/** Tries to order: over the buyer's limit, so that the order waits for approval, or paid online, so that it waits for the payment. */
const tryToBuy = async (kind: 'approved' | 'paid') => {
  const { code } = await plainProduct(mall)
  await mall.call('POST /api/ShoppingCart/Clear', { OnlyInvalid: false }, { token: buyer.token })
  await buyer.put(code, kind === 'approved' ? 101 : 1)
  const confirmation = await buyer.confirm()
  return buyer.submit(buyer.submissionOf(confirmation, kind === 'approved' ? { Reason: '年会物料' } : { PaymentType: 4 }))
}

test.each(['approved', 'paid'] as const)('the last order that may wait is placed (%s), the next one is refused with the way out, and changes nothing', async (kind) => {
  const limit = await leaveRoomFor(1)
  expect((await tryToBuy(kind)).body?.Outcome).toBe('submitted')
  const { code, message } = await tryToBuy(kind)
  expect({ code, message }).toEqual({
    code: 'OPEN_ORDERS_LIMIT_REACHED', message: `你有${limit}个订单待审批或待付款，已达公司上限（${limit}个），请先付款、撤回或等待审批后再提交`,
  })
  expect((await buyer.cart()).Items).toHaveLength(1)
  expect(await openOrders()).toBe(limit)
})

test('what waits for nobody is not limited', async () => {
  await leaveRoomFor(0)
  await buyer.buy((await plainProduct(mall)).code, 2)
})

test('an order that was cancelled makes room, and one that is submitted again needs it', async () => {
  await leaveRoomFor(1)
  const { body } = await tryToBuy('approved')
  if (body?.Outcome !== 'submitted') throw new Error('not submitted')
  const { OrderNo } = body
  await mall.call('POST /api/Order/Withdraw', { OrderNo, Version: 1 }, { token: buyer.token })
  const resubmit = async () => {
    const { body: read, message } = await mall.call('POST /api/Order/ResubmitConfirm', { OrderNo }, { token: buyer.token })
    if (read === null) throw new Error(message)
    const submission = buyer.submissionOf(read.Confirmation, { Reason: '年会物料' })
    return mall.call('POST /api/Order/Resubmit', { ...submission, OrderNo, Version: read.Version }, { token: buyer.token })
  }
  expect((await tryToBuy('paid')).body?.Outcome).toBe('submitted')
  expect((await resubmit()).code).toBe('OPEN_ORDERS_LIMIT_REACHED')
  await leaveRoomFor(1)
  expect((await resubmit()).body?.Outcome).toBe('submitted')
})

test('the orders of colleagues, and of the buyer’s other companies, do not count', async () => {
  const limit = await leaveRoomFor(1)
  const colleague = await createShopper(mall, 'buyer2')
  await colleague.buy((await plainProduct(mall)).code, 1, { PaymentType: 4 })
  await mall.db.update(orders).set({ enterpriseId: demo.enterprises.huaqiFactory }).where(eq(orders.orderNo, (await buyer.buy((await plainProduct(mall)).code, 1)).OrderNo))
  expect(await openOrders()).toBe(limit - 1)
  expect((await tryToBuy('paid')).body?.Outcome).toBe('submitted')
})

test('of several orders at the same moment as many are placed as there is room for', async () => {
  // A budget in common would already make one wait for the other.
  await mall.db.update(budget).set({ enabled: false }).where(eq(budget.departmentId, demo.departments.administration))
  const limit = await leaveRoomFor(2)
  const goods = []
  for (let more = 0; more < 6; more++) goods.push(await plainProduct(mall))
  await mall.call('POST /api/ShoppingCart/Clear', { OnlyInvalid: false }, { token: buyer.token })
  for (const { code } of goods) await buyer.put(code, 1)
  const { Items } = await buyer.cart()
  const submissions = await Promise.all(
    Items.map(async ({ CartItemId }) => {
      const { body, message } = await mall.call('POST /api/Order/Confirm', { CartItemIds: [CartItemId] }, { token: buyer.token })
      if (body === null) throw new Error(message)
      return buyer.submissionOf(body, { PaymentType: 4 })
    }),
  )
  const responses = await Promise.all(submissions.map((submission) => buyer.submit(submission)))
  expect(responses.filter(({ success }) => success)).toHaveLength(2)
  expect(new Set(responses.filter(({ success }) => !success).map(({ code }) => code))).toEqual(new Set(['OPEN_ORDERS_LIMIT_REACHED']))
  expect(await openOrders()).toBe(limit)
})
