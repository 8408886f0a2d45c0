import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { and, eq } from 'drizzle-orm'
import { budgetPeriods } from '@mall/api/contract'
import { budget, budgetLedger } from '../../platform/db/schema/budget.ts'
import { orders } from '../../platform/db/schema/order.ts'
import { auditLog } from '../../platform/db/schema/writes.ts'
import { findTradeViolations } from '../trade-checks.ts'
import { addDays } from '../../platform/time.ts'
import { createTestMall, type TestMall } from '../../testing/test-mall.ts'
import { createAfterSalesBench, type AfterSalesBench } from './testing/after-sales-bench.ts'

let mall: TestMall
let bench: AfterSalesBench

beforeAll(async () => {
  mall = await createTestMall()
  bench = await createAfterSalesBench(mall)
  // Services of the demo are excluded.
  await bench.sellerWorks(24 * 30)
}, 120_000)

afterEach(async () => {
  expect(await findTradeViolations(mall.db)).toEqual([])
})

afterAll(() => mall.close())

/** What the ledgers of the month, the quarter and the year say of an order: all the same. */
const ledgerOf = async (OrderNo: string) => {
  const rows = await mall.db
    .select({ period: budget.period, kind: budgetLedger.kind, fen: budgetLedger.amountFen })
    .from(budgetLedger)
    .innerJoin(budget, eq(budget.id, budgetLedger.budgetId))
    .innerJoin(orders, eq(orders.id, budgetLedger.orderId))
    .where(eq(orders.orderNo, OrderNo))
    .orderBy(budgetLedger.id)
  const [ofMonth, ...others] = budgetPeriods.map((period) => rows.filter((row) => row.period === period).map(({ kind, fen }) => `${kind} ${fen}`))
  for (const other of others) expect(other).toEqual(ofMonth)
  return ofMonth
}

/** The latest notice of a service. */
const noticeOf = async (ReturnOrderId: string) => {
  const { body } = await mall.call('POST /api/Notice/List', { PageIndex: 1, PageSize: 100 }, bench.token('buyer'))
  const own = body?.Items.filter(({ Target }) => Target.Kind === 'afterSales' && Target.ReturnOrderId === ReturnOrderId) ?? []
  return own.toSorted((a, b) => b.NoticeId - a.NoticeId)[0]
}

test('a return from the application to the end: goods and money come back, the budget too, once', async () => {
  const line = await bench.received(5)
  const [used, stock] = [await bench.usedNow(), await bench.stockOf(line.goods.id)]
  const { ReturnOrderId } = await bench.applied(line, { Quantity: 2 })

  await bench.sellerWorks(0.4)
  expect((await bench.detail(ReturnOrderId)).Status).toBe(10)
  await bench.sellerWorks(1)
  expect(await bench.detail(ReturnOrderId)).toMatchObject({ Status: 20, AllowActions: ['View', 'FillExpress', 'Cancel'], SellerNote: expect.stringContaining('请将商品及附件寄回') })
  expect(await noticeOf(ReturnOrderId)).toMatchObject({ Title: '你的售后申请已通过，请寄回商品', Kind: 'afterSalesProgress', IsUnread: true })

  expect((await bench.act('FillExpress', ReturnOrderId)).success).toBe(true)
  expect(await noticeOf(ReturnOrderId)).toMatchObject({ IsDone: true })
  expect(await bench.detail(ReturnOrderId)).toMatchObject({ Status: 30, AllowActions: ['View'], Express: { Carrier: '速达物流', TrackingNo: 'SD20260318' } })
  expect([await bench.usedNow(), await bench.stockOf(line.goods.id)]).toEqual([used, stock])

  await bench.sellerWorks(25)
  expect((await bench.detail(ReturnOrderId)).Status).toBe(40)
  expect([await bench.usedNow(), await bench.stockOf(line.goods.id)]).toEqual([used, stock + 2])
  expect((await bench.shopper.detail(line.OrderNo)).RefundAmount).toBe(0)

  await bench.sellerWorks(30)
  expect(await bench.detail(ReturnOrderId)).toMatchObject({ Status: 50, AllowActions: ['View', 'Confirm', 'Reopen'], RefundAmount: 100, RefundTime: expect.any(String), BudgetName: expect.stringMatching(/./) })
  expect([await bench.usedNow(), await bench.stockOf(line.goods.id)]).toEqual([used - 10_000, stock + 2])
  expect(await ledgerOf(line.OrderNo)).toEqual(['use -25000', 'refund 10000'])
  expect(await bench.shopper.detail(line.OrderNo)).toMatchObject({ PayableAmount: 250, RefusedAmount: 0, RefundAmount: 100 })
  expect(await noticeOf(ReturnOrderId)).toMatchObject({ Title: '你的退货已退款，请确认', Facts: expect.arrayContaining(['退款金额 ¥100.00']) })

  expect((await bench.act('Reopen', ReturnOrderId)).success).toBe(true)
  await bench.sellerWorks(60)
  expect((await bench.detail(ReturnOrderId)).Status).toBe(50)
  expect(await ledgerOf(line.OrderNo)).toEqual(['use -25000', 'refund 10000'])
  expect(await bench.stockOf(line.goods.id)).toBe(stock + 2)

  expect((await bench.act('Confirm', ReturnOrderId)).success).toBe(true)
  const end = await bench.detail(ReturnOrderId)
  expect(end).toMatchObject({ Status: 60, AllowActions: ['View'] })
  expect(end.Steps.every(({ State }) => State === 'done')).toBe(true)
  expect((await bench.shopper.detail(line.OrderNo)).Logs.at(-1)?.Text).toBe(`售后退款 ¥100.00（${ReturnOrderId}）`)
  const audit = await mall.db.select().from(auditLog).where(and(eq(auditLog.entity, 'afterSales'), eq(auditLog.entityId, ReturnOrderId)))
  expect(audit.map(({ action }) => action.replace('AfterSales.', ''))).toEqual(['Apply', 'Approve', 'FillExpress', 'Receive', 'Finish', 'Reopen', 'Finish', 'Confirm'])
})

test.each([2, 3] as const)('type %i, 换货 or 维修, changes neither stock nor money', async (Type) => {
  const line = await bench.received(2)
  const [used, stock] = [await bench.usedNow(), await bench.stockOf(line.goods.id)]
  const { ReturnOrderId } = await bench.applied(line, { Type, ReturnMode: 1 })
  await bench.sellerWorks(24 * 5)
  expect(await bench.detail(ReturnOrderId)).toMatchObject({ Status: 50, RefundAmount: null, RefundTime: null })
  await bench.act('Confirm', ReturnOrderId)
  expect([await bench.usedNow(), await bench.stockOf(line.goods.id)]).toEqual([used, stock])
  expect((await bench.check(line)).body?.AvailableQuantity).toBe(2)
})

test('with 上门取件 the courier fills in the number; the applicant cannot', async () => {
  const { ReturnOrderId } = await bench.applied(await bench.received(), { ReturnMode: 1 })
  await bench.sellerWorks(1)
  expect(await bench.detail(ReturnOrderId)).toMatchObject({ Status: 20, AllowActions: ['View', 'Cancel'], Steps: expect.arrayContaining([expect.objectContaining({ Name: '上门取件' })]) })
  expect((await bench.act('FillExpress', ReturnOrderId)).message).toBe('当前售后状态或权限不允许此操作')
  await bench.sellerWorks(3)
  expect(await bench.detail(ReturnOrderId)).toMatchObject({ Status: 30, Express: { Carrier: '速达物流' } })
})

test('what is not needed any more is rejected a week after the receipt, with the reason; its pieces are free again', async () => {
  const line = await bench.received()
  await mall.db.update(orders).set({ receivedAt: addDays(mall.clock(), -8) }).where(eq(orders.orderNo, line.OrderNo))
  const { ReturnOrderId } = await bench.applied(line, { Reason: '多买不需要', Quantity: 5 })
  await bench.sellerWorks(1)
  const detail = await bench.detail(ReturnOrderId)
  expect(detail).toMatchObject({ Status: 11, StatusName: '审核不通过', AllowActions: ['View'], SellerNote: expect.stringContaining('不再受理') })
  expect(detail.Steps.map(({ Name, State }) => `${Name} ${State}`)).toEqual(['提交申请 done', '审核不通过 failed'])
  expect((await bench.check(line)).body?.AvailableQuantity).toBe(5)
})

describe('who may not move a service', () => {
  test('the applicant where the table has no such move', async () => {
    const { ReturnOrderId } = await bench.applied(await bench.received())
    for (const action of ['Confirm', 'Reopen', 'FillExpress'] as const) expect((await bench.act(action, ReturnOrderId)).code, action).toBe('AFTER_SALES_ACTION_NOT_ALLOWED')
    await bench.act('Cancel', ReturnOrderId)
    expect((await bench.act('Cancel', ReturnOrderId)).code).toBe('AFTER_SALES_ACTION_NOT_ALLOWED')
  })

  test('whoever has seen another version', async () => {
    const { ReturnOrderId } = await bench.applied(await bench.received())
    await bench.sellerWorks(1)
    expect((await mall.call('POST /api/AfterSales/Cancel', { ReturnOrderId, Version: 1 }, bench.token('buyer'))).code).toBe('VERSION_CONFLICT')
  })

  test('a number that no carrier has', async () => {
    const { ReturnOrderId } = await bench.applied(await bench.received())
    await bench.sellerWorks(1)
    for (const TrackingNo of ['', '12345', '单号123456', 'A'.repeat(33)]) {
      expect((await mall.send('POST /api/AfterSales/FillExpress', { ReturnOrderId, Version: 2, Carrier: '速达', TrackingNo }, bench.token('buyer'))).code, TrackingNo).toBe('INVALID_INPUT')
    }
  })
})
