import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { and, eq, sql } from 'drizzle-orm'
import type { CallKey, OrderStatus } from '@mall/api/contract'
import { demo } from '../../demo/organisation.ts'
import { budget } from '../../platform/db/schema/budget.ts'
import { orders } from '../../platform/db/schema/order.ts'
import { createTestMall, type TestMall } from '../../testing/test-mall.ts'
import { findTradeViolations } from '../trade-checks.ts'
import { productStock } from '../../platform/db/schema/catalogue.ts'
import { createShopper, plainProduct, type Shopper } from '../../testing/shopper.ts'

let mall: TestMall
let buyer: Shopper
let pen: { id: number; code: string; name: string }

beforeAll(async () => {
  mall = await createTestMall()
  buyer = await createShopper(mall, 'buyer')
  pen = await plainProduct(mall)
}, 120_000)

afterEach(async () => {
  expect(await findTradeViolations(mall.db)).toEqual([])
})

afterAll(() => mall.close())

const seeded = async (status: OrderStatus, userId: number = demo.users.buyer) => {
  const [row] = await mall.db
    .select()
    .from(orders)
    .where(and(eq(orders.userId, userId), eq(orders.status, status)))
    .limit(1)
  if (row === undefined) throw new Error(`The demo has no order in ${status}`)
  return row
}

const stockOf = async (productId: number) => {
  const [row] = await mall.db
    .select()
    .from(productStock)
    .where(and(eq(productStock.productId, productId), eq(productStock.areaCode, '310000')))
  return row?.quantity ?? 0
}

const spent = async () => {
  const [row] = await mall.db
    .select()
    .from(budget)
    .where(and(eq(budget.departmentId, demo.departments.administration), sql`starts_on = '2026-03-01'`))
  return (row?.usedFen ?? 0) + (row?.frozenFen ?? 0)
}

describe('cancelling', () => {
  test('releases stock and budget, once', async () => {
    const [stock, used] = [await stockOf(pen.id), await spent()]
    const { OrderNo } = await buyer.buy(pen.code, 4)
    expect([await stockOf(pen.id), await spent()]).toEqual([stock - 4, used + 20_000])
    const response = await mall.call(
      'POST /api/Order/Cancel',
      { OrderNo, Version: 1, Reason: '信息填错', Note: '地址错了' },
      { token: buyer.token },
    )
    expect(response.body).toMatchObject({ Status: 80, StatusName: '已取消', Version: 2, AllowActions: ['View', 'Rebuy'] })
    expect([await stockOf(pen.id), await spent()]).toEqual([stock, used])
    const again = await mall.call('POST /api/Order/Cancel', { OrderNo, Version: 2, Reason: '信息填错' }, { token: buyer.token })
    expect(again).toMatchObject({ success: false, message: '当前订单状态或权限不允许此操作' })
    const detail = await buyer.detail(OrderNo)
    expect(detail.Logs.at(-1)?.Text).toBe('取消订单：信息填错（地址错了）')
    expect(detail.Steps.at(-1)).toMatchObject({ Name: '已取消', State: 'failed' })
  })

  test('with an old version fails: another user changed the order', async () => {
    const { OrderNo } = await buyer.buy(pen.code, 1, { PaymentType: 3 })
    const { Token } = await mall.login('finance')
    await mall.call('POST /api/Payment/ConfirmTransfer', { OrderNo, Version: 1, Reference: 'T-1', Amount: 1_000_000, PaidOn: '2026-03-18' }, { token: Token })
    const stale = await mall.call('POST /api/Order/Cancel', { OrderNo, Version: 1, Reason: '其他' }, { token: buyer.token })
    expect(stale).toMatchObject({ success: false, message: '数据已被他人修改，请刷新后重试' })
  })

  test('twice in parallel happens once', async () => {
    const { OrderNo } = await buyer.buy(pen.code, 1)
    const stock = await stockOf(pen.id)
    const body = { OrderNo, Version: 1, Reason: '重复下单' } as const
    const responses = await Promise.all([1, 2, 3].map(() => mall.call('POST /api/Order/Cancel', body, { token: buyer.token })))
    expect(responses.filter((response) => response.success)).toHaveLength(1)
    expect(await stockOf(pen.id)).toBe(stock + 1)
  })
})

test('withdrawing an order that waits for approval ends the approval and releases stock and budget', async () => {
  const order = await seeded(10)
  const used = await spent()
  const response = await mall.call('POST /api/Order/Withdraw', { OrderNo: order.orderNo, Version: order.version }, { token: buyer.token })
  expect(response.body).toMatchObject({ Status: 12, StatusName: '已撤回' })
  expect(await spent()).toBe(used - order.payableFen)
  const detail = await buyer.detail(order.orderNo)
  expect(detail.Approvals.map((step) => step.StateName)).toEqual(detail.Approvals.map(() => '未处理'))
})

test('confirming the receipt completes an order; everything counts as received', async () => {
  const order = await seeded(50)
  const response = await mall.call(
    'POST /api/Order/ConfirmReceipt',
    { OrderNo: order.orderNo, Version: order.version },
    { token: buyer.token },
  )
  expect(response.body).toMatchObject({ Status: 70, StatusName: '已完成' })
  const detail = await buyer.detail(order.orderNo)
  expect(detail.Lines.every((line) => line.ReceivedQuantity === line.Quantity && line.AfterSalesQuantity === line.Quantity)).toBe(true)
  expect(detail.Steps.every((step) => step.State === 'done')).toBe(true)
})

test('reminding works once an hour and names who is reminded', async () => {
  const { OrderNo } = await buyer.buy(pen.code, 1)
  const remind = () => mall.call('POST /api/Order/Remind', { OrderNo }, { token: buyer.token })
  expect((await remind()).body).toBe('已提醒商家尽快处理')
  expect((await remind()).message).toBe('每小时只能催单一次，请60分钟后再试')
  await mall.db
    .update(orders)
    .set({ remindedAt: new Date(mall.clock().getTime() - 3_600_000) })
    .where(eq(orders.orderNo, OrderNo))
  expect((await remind()).success).toBe(true)
})

test('buying again puts what can be bought in the cart, with a result per line', async () => {
  const offSale = await plainProduct(mall)
  await buyer.put(offSale.code, 1)
  const { OrderNo } = await buyer.buy(pen.code, 2)
  await mall.db.execute(sql`update product set is_on_shelf = false where id = ${offSale.id}`)
  const response = await mall.call('POST /api/Order/Rebuy', { OrderNo }, { token: buyer.token })
  const results = response.body?.Results ?? []
  expect(results.toSorted((one, other) => one.Code.localeCompare(other.Code))).toEqual([
    { RowNo: expect.any(Number), Success: false, Code: 'OFF_SHELF', Message: `${offSale.name}：该商品已下架` },
    { RowNo: expect.any(Number), Success: true, Code: 'OK', Message: `${pen.name}：已加入购物车` },
  ])
  expect((await buyer.cart()).Items.map((line) => [line.ProductCode, line.Quantity])).toEqual([[pen.code, 2]])
})

describe('the order of another user does not exist', () => {
  const bodies: readonly (readonly [CallKey, object])[] = [
    ['POST /api/Order/Detail', {}],
    ['POST /api/Order/Track', {}],
    ['POST /api/Order/Cancel', { Version: 1, Reason: '其他' }],
    ['POST /api/Order/Withdraw', { Version: 1 }],
    ['POST /api/Order/Remind', {}],
    ['POST /api/Order/ConfirmReceipt', { Version: 1 }],
    ['POST /api/Order/Rebuy', {}],
    ['POST /api/Order/Pay', { Version: 1 }],
  ]
  test.each(bodies)('%s', async (key, body) => {
    const order = await seeded(20)
    for (const account of ['other', 'buyer2']) {
      const { Token } = await mall.login(account)
      const response = await mall.send(key, { OrderNo: order.orderNo, ...body }, { token: Token })
      expect(response, account).toMatchObject({ status: 200, success: false, message: '订单不存在', body: null })
    }
  })

  test('nor does their submission', async () => {
    const { SubmitId } = await buyer.buy(pen.code, 1)
    const { Token } = await mall.login('admin')
    expect((await mall.call('POST /api/Order/SubmitResult', { SubmitId }, { token: Token })).message).toBe('提交记录不存在')
  })

  test('a colleague who sees it can only look', async () => {
    const order = await seeded(30)
    const { Token } = await mall.login('approver')
    const detail = await mall.call('POST /api/Order/Detail', { OrderNo: order.orderNo }, { token: Token })
    expect(detail.body?.AllowActions).toEqual(['View', 'Rebuy'])
    const cancel = await mall.call(
      'POST /api/Order/Cancel',
      { OrderNo: order.orderNo, Version: order.version, Reason: '其他' },
      { token: Token },
    )
    expect(cancel.message).toBe('当前订单状态或权限不允许此操作')
  })
})
