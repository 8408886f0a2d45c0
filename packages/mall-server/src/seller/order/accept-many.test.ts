import { and, eq, inArray } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { orderStatus } from '@mall/api/contract'
import { orderBatchLimits, type SellerOrder } from '@mall/api/seller/contract'
import { demoStaff } from '../../demo/staff.ts'
import { orderLog, orders } from '../../platform/db/schema/order.ts'
import { auditLog } from '../../platform/db/schema/writes.ts'
import { loginStaff } from '../../testing/staff-sessions.ts'
import { createTestMall, type TestMall } from '../../testing/test-mall.ts'
import { findTradeViolations } from '../../trade/trade-checks.ts'
import { createOrderBench, type OrderBench } from './testing/order-bench.ts'

let mall: TestMall
let bench: OrderBench
beforeAll(async () => {
  mall = await createTestMall()
  bench = await createOrderBench(mall)
}, 120_000)
afterEach(async () => expect(await findTradeViolations(mall.db)).toEqual([]))
afterAll(() => mall.close())

type Named = Pick<SellerOrder, 'OrderNo' | 'Version'>

const placed = async (): Promise<Named> => bench.detail((await bench.ordered([1])).OrderNo)
const acceptMany = (rows: readonly Named[], { token = bench.tokens.warehouse, RequestId = crypto.randomUUID() } = {}) =>
  mall.call('POST /api/SellerOrder/AcceptMany', { RequestId, Rows: rows.map(({ OrderNo, Version }) => ({ OrderNo, Version })) }, { token })
const audits = (rows: readonly Named[]) => mall.db.select().from(auditLog).where(and(eq(auditLog.action, 'Order.Accept'), inArray(auditLog.entityId, rows.map(({ OrderNo }) => OrderNo))))

it('confirms each by its own state and version, says of the others why not, and does it once', async () => {
  const [good, other, stale] = [await placed(), await placed(), await placed()]
  const packing = await bench.accepted([1])
  const [undecided] = await mall.db.select().from(orders).where(eq(orders.status, orderStatus.pendingApproval)).limit(1)
  const rows = [good, packing, { ...stale, Version: stale.Version + 1 }, { OrderNo: undecided?.orderNo ?? '', Version: undecided?.version ?? 0 }, other]
  const RequestId = crypto.randomUUID()
  const first = await acceptMany(rows, { RequestId })
  expect(first.body).toEqual([
    { RowNo: 1, Success: true, Code: 'OK', Message: '已确认' },
    { RowNo: 2, Success: false, Code: 'ORDER_ACTION_NOT_ALLOWED', Message: '该订单不能确认，请刷新后重试' },
    { RowNo: 3, Success: false, Code: 'VERSION_CONFLICT', Message: '数据已被他人修改，请刷新后重试' },
    { RowNo: 4, Success: false, Code: 'ORDER_NOT_FOUND', Message: '订单不存在' },
    { RowNo: 5, Success: true, Code: 'OK', Message: '已确认' },
  ])
  expect((await acceptMany(rows, { RequestId })).body).toEqual(first.body)
  for (const { OrderNo } of [good, other]) expect((await bench.detail(OrderNo)).Status).toBe(orderStatus.preparing)
  expect((await bench.detail(stale.OrderNo)).Status).toBe(orderStatus.pendingConfirmation)
  const entries = await audits([good, other, stale])
  expect(entries.map(({ entityId }) => entityId).toSorted()).toEqual([good.OrderNo, other.OrderNo].toSorted())
  expect(entries.every(({ staffId }) => staffId === demoStaff.warehouse)).toBe(true)
})

it('is of orders that exist for the caller, of a caller with the permission, and of so many, each once', async () => {
  const one = await placed()
  expect((await acceptMany([one], { token: bench.tokens.sales })).status).toBe(403)
  expect((await acceptMany([one, one])).code).toBe('INVALID_INPUT')
  expect((await acceptMany(Array.from({ length: orderBatchLimits.orders + 1 }, (_, at) => ({ OrderNo: `D20260318${String(at).padStart(8, '0')}`, Version: 1 })))).code).toBe('INVALID_INPUT')
  expect((await acceptMany([])).code).toBe('INVALID_INPUT')
  expect((await bench.detail(one.OrderNo)).Status).toBe(orderStatus.pendingConfirmation)
})

it('two clerks who confirm the same orders at once, each in another order, wait for each other: each order is confirmed once', async () => {
  const second = (await loginStaff(mall, 'seller')).Token
  for (let round = 0; round < 4; round++) {
    const rows: Named[] = []
    for (let count = 0; count < 5; count++) rows.push(await placed())
    const replies = await Promise.all([acceptMany(rows), acceptMany(rows.toReversed(), { token: second }), acceptMany(rows), acceptMany(rows.toReversed(), { token: second })])
    const made = replies.flatMap(({ body }) => (body ?? []).filter(({ Success }) => Success))
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(made).toHaveLength(rows.length)
    expect(await audits(rows)).toHaveLength(rows.length)
    const ids = (await mall.db.select({ id: orders.id }).from(orders).where(inArray(orders.orderNo, rows.map(({ OrderNo }) => OrderNo)))).map(({ id }) => id)
    expect(await mall.db.$count(orderLog, and(inArray(orderLog.orderId, ids), eq(orderLog.text, '商家已确认，开始备货')))).toBe(rows.length)
  }
})
