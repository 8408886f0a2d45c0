import { afterAll, beforeAll, expect, test } from 'vitest'
import { and, eq } from 'drizzle-orm'
import { product, productStock } from '../../platform/db/schema/catalogue.ts'
import { orders } from '../../platform/db/schema/order.ts'
import { findTradeViolations } from '../../trade/trade-checks.ts'
import { createShopper, plainProduct, type Shopper } from '../../testing/shopper.ts'
import { createTestMall, type TestMall } from '../../testing/test-mall.ts'
import { runDueJobs } from './run-due-jobs.ts'

const hours = (count: number) => count * 3_600_000
const start = new Date('2026-03-18T10:00:00+08:00')

let mall: TestMall
let buyer: Shopper

beforeAll(async () => {
  mall = await createTestMall({ now: start })
  buyer = await createShopper(mall, 'buyer')
}, 120_000)

afterAll(() => mall.close())

const orderOf = async (orderNo: string) => {
  const [row] = await mall.db.select().from(orders).where(eq(orders.orderNo, orderNo))
  if (row === undefined) throw new Error(orderNo)
  return row
}

const runAt = async (ms: number, fulfilment: 'demo' | 'off') => {
  mall.setNow(new Date(start.getTime() + ms))
  return runDueJobs(mall.deps, fulfilment)
}

test('an unpaid order is cancelled after 24 hours; its stock and budget are released', async () => {
  mall.setNow(start)
  const item = await plainProduct(mall)
  const { OrderNo } = await buyer.buy(item.code, 3, { PaymentType: 4 })
  await runAt(hours(24) - 1, 'off')
  expect((await orderOf(OrderNo)).status).toBe(20)
  await runAt(hours(24), 'off')
  expect(await orderOf(OrderNo)).toMatchObject({ status: 80, stockState: 'returned', budgetState: 'returned', payBefore: null, version: 2 })
  const [stock] = await mall.db
    .select()
    .from(productStock)
    .where(and(eq(productStock.productId, item.id), eq(productStock.areaCode, '310000')))
  expect(stock?.quantity).toBe(1_000)
  expect(await findTradeViolations(mall.db)).toEqual([])
})

test('the warehouse accepts, ships and delivers; after seven days the order completes automatically', async () => {
  mall.setNow(start)
  const item = await plainProduct(mall)
  const shopper = await createShopper(mall, 'buyer')
  const salesOf = async () => (await mall.db.select().from(product).where(eq(product.id, item.id)))[0]?.salesCount ?? 0
  const soldBefore = await salesOf()
  const { OrderNo } = await shopper.buy(item.code, 2)
  await runAt(hours(1), 'demo')
  expect(await orderOf(OrderNo)).toMatchObject({ status: 40, acceptedAt: new Date('2026-03-18T10:05:00+08:00') })
  await runAt(hours(8), 'demo')
  const shipped = await orderOf(OrderNo)
  expect(shipped).toMatchObject({ status: 50, shippedAt: new Date('2026-03-18T12:05:00+08:00') })
  const { Token } = await mall.login('buyer')
  const track = async () => (await mall.call('POST /api/Order/Track', { OrderNo }, { token: Token })).body
  expect(await track()).toMatchObject([
    { PackageNo: `${OrderNo}-1`, Carrier: '速达物流', Tracks: [{ Text: '快件已到达始发地分拨中心' }, {}] },
  ])
  await runAt(hours(8), 'demo')
  expect((await track())?.[0]?.Tracks).toHaveLength(2)
  expect(await salesOf()).toBe(soldBefore)
  await runAt(hours(24 * 7 + 3), 'demo')
  expect(await orderOf(OrderNo)).toMatchObject({ status: 70, receivedAt: new Date('2026-03-25T12:05:00+08:00') })
  expect(await salesOf()).toBe(soldBefore + 2)
  expect(await findTradeViolations(mall.db)).toEqual([])
})

test('an order that cannot move does not block the others', async () => {
  mall.setNow(start)
  const shopper = await createShopper(mall, 'buyer')
  const [broken, sound] = [await plainProduct(mall), await plainProduct(mall)]
  const { OrderNo: stuck } = await shopper.buy(broken.code, 1, { PaymentType: 4 })
  const { OrderNo: moving } = await shopper.buy(sound.code, 1, { PaymentType: 4 })
  // Its goods cannot be returned: the stock row was deleted.
  const ofBroken = and(eq(productStock.productId, broken.id), eq(productStock.areaCode, '310000'))
  const [row] = await mall.db.delete(productStock).where(ofBroken).returning()
  await runAt(hours(24), 'off')
  expect((await orderOf(stuck)).status).toBe(20)
  expect((await orderOf(moving)).status).toBe(80)
  if (row) await mall.db.insert(productStock).values(row)
  await runAt(hours(24), 'off')
  expect((await orderOf(stuck)).status).toBe(80)
  expect(await findTradeViolations(mall.db)).toEqual([])
})

test('several processes in parallel move an order once', async () => {
  mall.setNow(start)
  const shopper = await createShopper(mall, 'buyer')
  const item = await plainProduct(mall)
  const { OrderNo } = await shopper.buy(item.code, 1)
  mall.setNow(new Date(start.getTime() + hours(3)))
  await Promise.all(Array.from({ length: 6 }, () => runDueJobs(mall.deps, 'demo')))
  await runDueJobs(mall.deps, 'demo')
  expect(await orderOf(OrderNo)).toMatchObject({ status: 50, version: 3 })
  const { Token } = await mall.login('buyer')
  const detail = (await mall.call('POST /api/Order/Detail', { OrderNo }, { token: Token })).body
  expect(detail?.Packages).toHaveLength(1)
  expect(detail?.Packages[0]?.Tracks).toHaveLength(1)
  expect(detail?.Logs.map((log) => log.Text)).toEqual(['提交订单', '商家已确认，开始备货', '商品已全部发出'])
  expect(await findTradeViolations(mall.db)).toEqual([])
})
