import { afterAll, beforeAll, expect, test } from 'vitest'
import { and, eq, sql } from 'drizzle-orm'
import { approvalStatus, orderStatus } from '@mall/api/contract'
import { demo } from './organisation.ts'
import { productStock } from '../platform/db/schema/catalogue.ts'
import { afterSales, afterSalesLog } from '../platform/db/schema/after-sales.ts'
import { budget, budgetLedger } from '../platform/db/schema/budget.ts'
import { inquiry } from '../platform/db/schema/inquiry.ts'
import { invoice } from '../platform/db/schema/invoice.ts'
import { orderLine, orders, packageTrack } from '../platform/db/schema/order.ts'
import { toInstant } from '../platform/time.ts'
import { availableFen } from '../company/budget/rules.ts'
import { createTestMall, type TestMall } from '../testing/test-mall.ts'
import { findTradeViolations } from '../trade/trade-checks.ts'

let mall: TestMall

beforeAll(async () => {
  mall = await createTestMall()
}, 120_000)

afterAll(() => mall.close())

test('the demo orders, stock and budgets agree with each other', async () => {
  expect(await findTradeViolations(mall.db)).toEqual([])
})

test('the audit finds stock, money and orders that do not agree', async () => {
  const damages = [
    sql`update product_stock set quantity = quantity + 1
      where (product_id, area_code) in (select product_id, area_code from stock_movement limit 1)`,
    sql`update budget set used_fen = used_fen + 1 where id = (select budget_id from budget_hold limit 1)`,
    sql`delete from order_line where id = (select min(id) from order_line where id not in (select order_line_id from line_review) and id not in (select line_id from order_package_line))`,
    sql`update budget_ledger set amount_fen = amount_fen - 1 where id = (select max(id) from budget_ledger)`,
    sql`update orders set status = ${orderStatus.cancelled} where id = (select min(id) from orders where status = ${orderStatus.completed})`,
    sql`update order_approval set status = ${approvalStatus.withdrawn} where id = (select min(id) from order_approval where status = ${approvalStatus.running})`,
  ]
  for (const damage of damages) {
    await mall.db
      .transaction(async (tx) => {
        await tx.execute(damage)
        expect(await findTradeViolations(tx), JSON.stringify(damage.queryChunks)).not.toEqual([])
        throw new Error('undo')
      })
      .catch((error: unknown) => {
        if (!(error instanceof Error) || error.message !== 'undo') throw error
      })
  }
  expect(await findTradeViolations(mall.db)).toEqual([])
})

test('buyer has an order in every status, and they span a year', async () => {
  const own = await mall.db.select().from(orders).where(eq(orders.userId, demo.users.buyer))
  expect(new Set(own.map((order) => order.status))).toEqual(new Set(Object.values(orderStatus)))
  const all = await mall.db.select({ createdAt: orders.createdAt }).from(orders)
  const ages = all.map((order) => (mall.clock().getTime() - order.createdAt.getTime()) / 86_400_000)
  expect(Math.min(...ages)).toBeGreaterThan(0)
  expect(Math.max(...ages)).toBeGreaterThan(300)
})

test('times run in the order of the lifecycle and never into the future', async () => {
  const now = mall.clock().getTime()
  for (const order of await mall.db.select().from(orders)) {
    const times = [
      order.createdAt,
      order.approvedAt,
      order.paidAt,
      order.acceptedAt,
      order.shippedAt,
      order.receivedAt,
      order.closedAt,
    ].flatMap((time) => (time === null ? [] : [time.getTime()]))
    expect(times, order.orderNo).toEqual(times.toSorted((a, b) => a - b))
    expect(Math.max(...times), order.orderNo).toBeLessThanOrEqual(now)
  }
  const tracks = await mall.db.select().from(packageTrack)
  expect(tracks.length).toBeGreaterThan(0)
  expect(tracks.every((track) => track.createdAt.getTime() <= now)).toBe(true)
})

test('people order, decide and receive in office hours', async () => {
  const all = await mall.db.select().from(orders)
  const times = all.flatMap(({ createdAt, approvedAt, paidAt, acceptedAt, shippedAt, receivedAt, closedAt }) => [createdAt, approvedAt, paidAt, acceptedAt, shippedAt, receivedAt, closedAt])
  const hours = times.flatMap((time) => (time === null ? [] : [toInstant(time).slice(11, 16)]))
  expect(hours.filter((hour) => hour < '09:00' || hour >= '18:30')).toEqual([])
})

test('people apply for after-sales and ask for prices in office hours, but for what has just come in', async () => {
  const justNow = mall.clock().getTime() - 3_600_000
  const logs = await mall.db.select().from(afterSalesLog)
  const times = [...logs, ...(await mall.db.select().from(afterSales)), ...(await mall.db.select().from(inquiry))].map(({ createdAt }) => createdAt)
  const hours = times.filter((time) => time.getTime() < justNow).map((time) => toInstant(time).slice(11, 16))
  expect(hours.length).toBeGreaterThan(20)
  expect(hours.filter((hour) => hour < '09:00' || hour >= '22:00')).toEqual([])
})

test('people apply for invoices in office hours, and the issuer follows within the hour, but for what has just come in', async () => {
  const justNow = mall.clock().getTime() - 3_600_000
  const rows = await mall.db.select().from(invoice)
  const times = rows.flatMap(({ createdAt, reviewedAt, issuedAt, redAppliedAt }) => [createdAt, reviewedAt, issuedAt, redAppliedAt])
  const hours = times.flatMap((time) => (time === null || time.getTime() >= justNow ? [] : [toInstant(time).slice(11, 16)]))
  expect(hours.length).toBeGreaterThan(20)
  expect(hours.filter((hour) => hour < '09:00' || hour >= '19:00')).toEqual([])
})

test('what was delivered was signed for in office hours', async () => {
  const tracks = await mall.db.select().from(packageTrack).where(sql`text like '%签收'`)
  const hours = tracks.map(({ createdAt }) => toInstant(createdAt).slice(11, 16))
  expect(hours.length).toBeGreaterThan(20)
  expect(hours.filter((hour) => hour < '09:00' || hour >= '18:00')).toEqual([])
})

test('of an order that is shipped in part something is, and something is not', async () => {
  const rows = await mall.db
    .select({ orderNo: orders.orderNo, quantity: sql<number>`sum(${orderLine.quantity})::int`, shipped: sql<number>`sum(${orderLine.shippedQuantity})::int` })
    .from(orders)
    .innerJoin(orderLine, eq(orderLine.orderId, orders.id))
    .where(eq(orders.status, orderStatus.partlyShipped))
    .groupBy(orders.orderNo)
  expect(rows.length).toBeGreaterThan(0)
  expect(rows.filter(({ quantity, shipped }) => shipped === 0 || shipped === quantity)).toEqual([])
})

test('one budget is nearly used up and forbids more; every ledger begins with the sum it was opened with', async () => {
  const [tight] = await mall.db
    .select()
    .from(budget)
    .where(and(eq(budget.departmentId, demo.departments.marketing), eq(budget.control, 'forbid'), sql`ends_on >= '2026-03-18'`))
  if (tight === undefined) throw new Error('no such budget')
  expect(availableFen(tight) / tight.totalFen).toBeLessThan(0.15)
  const ledger = await mall.db.select().from(budgetLedger).where(eq(budgetLedger.budgetId, tight.id)).orderBy(budgetLedger.id)
  expect(ledger[0]).toMatchObject({ kind: 'adjust', amountFen: tight.totalFen, orderId: null })
})

test('history leaves today’s stock as the catalogue says', async () => {
  const negative = await mall.db
    .select()
    .from(productStock)
    .where(sql`quantity < 0`)
  expect(negative).toEqual([])
})

test('buyer has 常购清单 of their own and of the department; what was sold out since is in one of them', async () => {
  const { Token: token } = await mall.login('buyer')
  const { body } = await mall.call('POST /api/PurchaseList/List', { PageIndex: 1, PageSize: 20 }, { token })
  const lists = body?.Items ?? []
  expect(lists.map(({ Name, IsOwn, Visibility }) => [Name, IsOwn, Visibility])).toEqual([
    ['茶水间补货', false, 'department'], ['办公文具月补', true, 'self'], ['新员工入职', true, 'department'], ['档案室年度整理', true, 'self'],
  ])
  const bought = await Promise.all(
    lists.map(async ({ ListId }) => (await mall.call('POST /api/PurchaseList/AddToCart', { ListId, RequestId: crypto.randomUUID() }, { token })).body?.Results ?? []),
  )
  expect(bought.flat().filter(({ Success }) => Success).length).toBeGreaterThanOrEqual(10)
  expect(bought.flat().flatMap(({ Code }) => (Code === 'OK' ? [] : [Code]))).toEqual([expect.stringMatching(/OFF_SHELF|NOT_IN_CATALOG/)])
})
