import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { actionsFor, afterSalesActions, afterSalesLifecycle, orderLifecycle, orderStatus, transitionOf, type Actor, type AfterSalesStatus } from '@mall/api/contract'
import { orders } from '../../platform/db/schema/order.ts'
import { createTestMall, type TestMall } from '../../testing/test-mall.ts'
import { systemOrigin } from '../../platform/audit/audit-log.ts'
import { moveAfterSales } from './move.ts'
import { record } from './records.ts'
import { lockService } from './store.ts'
import { createAfterSalesBench, type AfterSalesBench, type BenchAccount } from './testing/after-sales-bench.ts'

/** What each account is to a service of `buyer` of the administration. Null: the service does not exist for it. */
const roles = {
  buyer: ['purchaser'],
  finance: [],
  admin: [],
  approver: [],
  buyer2: null,
  other: null,
} as const satisfies Readonly<Record<BenchAccount, readonly Actor[] | null>>

/** The moves that people can ask for, each with a call of its name; the answer to a question is none. */
const writes = afterSalesActions.filter((action) => action !== 'View' && action !== 'Supplement')
const moves = [...new Set(afterSalesLifecycle.transitions.map(({ action }) => action))]

let mall: TestMall
let bench: AfterSalesBench
let line: { readonly OrderNo: string; readonly LineId: number }
let service: { readonly ReturnOrderId: string; readonly id: number; readonly orderId: number }

const accounts = Object.entries(roles) as [BenchAccount, readonly Actor[] | null][]

beforeAll(async () => {
  mall = await createTestMall()
  bench = await createAfterSalesBench(mall)
  line = await bench.received(50)
  // 自行寄回, so that the applicant fills in the number; an exchange, so that no move changes stock or money.
  const { ReturnOrderId } = await bench.applied(line, { Type: 2, ReturnMode: 2 })
  const [row] = await mall.db.select().from(record).where(eq(record.returnNo, ReturnOrderId))
  service = { ReturnOrderId, id: row?.id ?? 0, orderId: row?.orderId ?? 0 }
}, 120_000)

afterAll(() => mall.close())

const put = (status: AfterSalesStatus) => mall.db.update(record).set({ status }).where(eq(record.id, service.id))

const statusNow = async () => (await mall.db.select({ status: record.status }).from(record).where(eq(record.id, service.id)))[0]?.status

describe.each(afterSalesLifecycle.states)('a service in $status $name', ({ status }) => {
  test.each(accounts)('%s moves it as the table says, and in no other way', async (account, actors) => {
    await put(status)
    const expected: readonly string[] = actors === null ? [] : actionsFor(afterSalesLifecycle, status, actors)
    const { success, body } = await mall.call('POST /api/AfterSales/Detail', { ReturnOrderId: service.ReturnOrderId }, bench.token(account))
    expect(success).toBe(actors !== null)
    expect(body?.AllowActions ?? null).toEqual(actors === null ? null : afterSalesActions.filter((action) => action === 'View' || expected.includes(action)))

    for (const action of writes) {
      await put(status)
      const reply = await bench.act(action, service.ReturnOrderId, account)
      expect(reply.success, `${account} ${action}: ${reply.message}`).toBe(expected.includes(action))
      expect(await statusNow(), `${account} ${action}`).toBe(reply.success ? transitionOf(afterSalesLifecycle, status, action)?.to : status)
      if (!reply.success && reply.status === 200) expect(reply.code).toBe(actors === null ? 'AFTER_SALES_NOT_FOUND' : 'AFTER_SALES_ACTION_NOT_ALLOWED')
    }
  })

  test.each(moves)('the seller makes the move %s as the table says, and in no other way', async (action) => {
    await put(status)
    const transition = transitionOf(afterSalesLifecycle, status, action)
    const isAllowed = transition?.who.includes('seller') ?? false
    const cause = { by: 'seller', operator: '商家', text: '测试', origin: systemOrigin(mall.clock()) } as const
    const moved = mall.db.transaction(async (tx) => (await moveAfterSales(tx, await lockService(tx, service), action, cause)).status)
    await (isAllowed ? expect(moved).resolves.toBe(transition?.to) : expect(moved).rejects.toThrow('数据已被他人修改，请刷新后重试'))
    expect(await statusNow()).toBe(isAllowed ? transition?.to : status)
  })
})

describe.each(orderLifecycle.states)('of an order in $status $name', ({ status }) => {
  test.each(accounts)('%s applies only as the user who placed it, once it was received', async (account, actors) => {
    await mall.db.update(orders).set({ status }).where(eq(orders.orderNo, line.OrderNo))
    const isAllowed = status === orderStatus.completed && actors !== null && actors.some((actor) => actor === 'purchaser')
    const { success, body } = await bench.check(line, account)
    expect(success).toBe(actors !== null)
    if (body) expect(body.DisabledReason).toBe(isAllowed ? '' : '只能为本人下单且已收货的商品申请售后')
    const detail = await mall.call('POST /api/Order/Detail', { OrderNo: line.OrderNo }, bench.token(account))
    expect(detail.body?.AllowActions.includes('ApplyAfterSales') ?? false).toBe(isAllowed)
    const reply = await bench.apply(line, {}, account)
    expect(reply.success, reply.message).toBe(isAllowed)
    if (!reply.success && reply.status === 200) expect(reply.code).toBe(actors === null ? 'ORDER_NOT_FOUND' : 'AFTER_SALES_NOT_RECEIVED')
  })
})
