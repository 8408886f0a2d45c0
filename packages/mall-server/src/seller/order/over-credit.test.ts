import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { orderStatus, paymentType, type OverLimit } from '@mall/api/contract'
import { runDueJobs } from '../../app/jobs/run-due-jobs.ts'
import { demo } from '../../demo/organisation.ts'
import { productStock } from '../../platform/db/schema/catalogue.ts'
import { auditLog } from '../../platform/db/schema/writes.ts'
import { orders } from '../../platform/db/schema/order.ts'
import { statementTerm } from '../../platform/db/schema/statement.ts'
import { addDays } from '../../platform/time.ts'
import { plainPriceFen, plainProduct } from '../../testing/shopper.ts'
import { loginStaff } from '../../testing/staff-sessions.ts'
import { createTestMall, type TestMall } from '../../testing/test-mall.ts'
import { readCredit } from '../../trade/statement/credit.ts'
import { createStatementBench, type StatementBench } from '../../trade/statement/testing/statement-bench.ts'

const { huaqiTech } = demo.enterprises
const orderYuan = (plainPriceFen + 800) / 100

let mall: TestMall
let bench: StatementBench
let tokens: { seller: string; accountant: string; warehouse: string; sales: string }

beforeAll(async () => {
  mall = await createTestMall()
  bench = await createStatementBench(mall)
  const login = async (name: 'seller' | 'accountant' | 'warehouse' | 'sales') => (await loginStaff(mall, name)).Token
  tokens = { seller: await login('seller'), accountant: await login('accountant'), warehouse: await login('warehouse'), sales: await login('sales') }
}, 180_000)
afterAll(() => mall.close())

const stockOf = async (productId: number) => (await mall.db.select().from(productStock).where(eq(productStock.productId, productId))).reduce((sum, { quantity }) => sum + quantity, 0)

const used = async () => (await readCredit(mall.db, huaqiTech))?.usedFen ?? 0

/** Leaves this much free, and says what becomes of an order above it. */
const free = async (fen: number, overLimit: OverLimit = 'ask') => {
  await mall.db.update(statementTerm).set({ creditLimitFen: 0 }).where(eq(statementTerm.enterpriseId, huaqiTech))
  await mall.db.update(statementTerm).set({ creditLimitFen: Math.max(0, await used()) + fen, overLimit }).where(eq(statementTerm.enterpriseId, huaqiTech))
}

const seen = async (OrderNo: string, token = tokens.seller) => {
  const { body, message } = await mall.call('POST /api/SellerOrder/Detail', { OrderNo }, { token })
  if (body === null) throw new Error(message)
  return body
}
const target = async (OrderNo: string) => ({ OrderNo, Version: (await seen(OrderNo)).Version, ...bench.once() })
const decide = async (OrderNo: string, Agrees: boolean, Reason?: string, token = tokens.accountant) =>
  mall.call('POST /api/SellerOrder/DecideCredit', { ...(await target(OrderNo)), Agrees, ...(Reason === undefined ? {} : { Reason }) }, { token })
const accept = async (OrderNo: string) => mall.call('POST /api/SellerOrder/Accept', await target(OrderNo), { token: tokens.warehouse })

/** A plain order on account, with ¥20 free. */
const placed = async () => {
  const product = await plainProduct(mall)
  await free(2_000)
  const { OrderNo } = await bench.receipts.shopper.buy(product.code, 1, { PaymentType: paymentType.onAccount })
  return { OrderNo, product }
}

describe('an order above the credit', () => {
  it('is placed where the terms leave it to the seller, waits, and is confirmed once the finance agreed', async () => {
    const { OrderNo } = await placed()
    const { shopper } = bench.receipts
    const over = orderYuan - 20
    expect(await shopper.detail(OrderNo)).toMatchObject({ Status: orderStatus.pendingConfirmation, AwaitsCredit: true, Logs: expect.arrayContaining([expect.objectContaining({ Text: `超出信用额度 ¥${over.toFixed(2)}，等商家同意` })]) })
    expect(await seen(OrderNo, tokens.warehouse)).toMatchObject({ OverCreditAmount: over, AllowActions: expect.not.arrayContaining(['Accept', 'DecideCredit']) })
    expect((await seen(OrderNo, tokens.accountant)).AllowActions).toContain('DecideCredit')
    expect(await accept(OrderNo)).toMatchObject({ code: 'ORDER_ACTION_NOT_ALLOWED', message: `该订单超出信用额度 ¥${over.toFixed(2)}，同意超额后才能确认` })
    expect((await decide(OrderNo, true, undefined, tokens.warehouse)).success).toBe(false)
    expect((await decide(OrderNo, true, undefined, tokens.sales)).success).toBe(false)
    const listed = await mall.call('POST /api/SellerOrder/List', { PageIndex: 1, PageSize: 10, Due: 'credit' }, { token: tokens.accountant })
    expect(listed.body?.Items.map((order) => order.OrderNo)).toContain(OrderNo)

    expect((await decide(OrderNo, true, '老客户')).body).toMatchObject({ OverCreditAmount: null, Status: orderStatus.pendingConfirmation })
    expect(await shopper.detail(OrderNo)).toMatchObject({ AwaitsCredit: false, Logs: expect.arrayContaining([expect.objectContaining({ Text: `商家同意超出信用额度 ¥${over.toFixed(2)}：老客户` })]) })
    const again = await decide(OrderNo, false, '反悔')
    expect(again).toMatchObject({ code: 'ORDER_ACTION_NOT_ALLOWED' })
    expect((await accept(OrderNo)).body).toMatchObject({ Status: orderStatus.preparing })
    const entries = await mall.db.select({ action: auditLog.action }).from(auditLog).where(eq(auditLog.entityId, OrderNo))
    expect(entries.map(({ action }) => action)).toContain('Order.AgreeToCredit')
  })

  it('is cancelled with a reason when the finance does not agree: stock and credit are as before', async () => {
    const { OrderNo, product } = await placed()
    const before = { credit: await used(), stock: await stockOf(product.id) }
    expect(await decide(OrderNo, false)).toMatchObject({ code: 'REASON_REQUIRED', body: null })
    expect(await decide(OrderNo, false, '  ')).toMatchObject({ code: 'REASON_REQUIRED' })
    expect((await decide(OrderNo, false, '上期未付清')).body).toMatchObject({ Status: orderStatus.cancelled, OverCreditAmount: null })
    expect({ credit: await used(), stock: await stockOf(product.id) }).toEqual({ credit: before.credit - plainPriceFen - 800, stock: before.stock + 1 })
    const notices = await mall.call('POST /api/Notice/List', { PageIndex: 1, PageSize: 10 }, { token: bench.receipts.shopper.token })
    expect(notices.body?.Items[0]).toMatchObject({ Title: '你的订单超出信用额度，商家未同意，订单已取消' })
  })

  it('waits no longer once it is within the credit, and says when it is less above it', async () => {
    const { OrderNo } = await placed()
    const [row] = await mall.db.select().from(orders).where(eq(orders.orderNo, OrderNo))
    if (row === undefined) throw new Error('No order')
    const limit = (fen: number) => mall.db.update(statementTerm).set({ creditLimitFen: sql`${statementTerm.creditLimitFen} + ${fen}` }).where(eq(statementTerm.enterpriseId, huaqiTech))
    await limit(1_000)
    await runDueJobs(mall.deps, 'off')
    expect(await seen(OrderNo)).toMatchObject({ OverCreditAmount: orderYuan - 30 })
    // What is ordered later makes none dearer.
    await limit(-500)
    await runDueJobs(mall.deps, 'off')
    expect(await seen(OrderNo)).toMatchObject({ OverCreditAmount: orderYuan - 30 })
    const waits = async (Kind: string) => (await mall.call('POST /api/SellerToday/Waiting', {}, { token: tokens.seller })).body?.Items.find((one) => one.Kind === Kind)?.Count ?? 0
    const before = { accept: await waits('acceptOrder'), credit: await waits('allowCredit') }
    await limit(row.payableFen)
    await runDueJobs(mall.deps, 'off')
    expect(await seen(OrderNo)).toMatchObject({ OverCreditAmount: null, AllowActions: expect.arrayContaining(['Accept']) })
    expect(await bench.receipts.shopper.detail(OrderNo)).toMatchObject({ AwaitsCredit: false, Logs: expect.arrayContaining([expect.objectContaining({ Text: '已在信用额度之内，不再等商家同意' })]) })
    const after = { accept: await waits('acceptOrder'), credit: await waits('allowCredit') }
    expect(after.accept - before.accept).toBe(before.credit - after.credit)
    expect(after.credit).toBeLessThan(before.credit)
  })

  it('is left to the staff where the demo plays the seller', async () => {
    const { OrderNo } = await placed()
    const later = { ...mall.deps, clock: () => addDays(mall.clock(), 1) }
    await runDueJobs(later, 'demo')
    expect((await seen(OrderNo)).Status).toBe(orderStatus.pendingConfirmation)
    const [row] = await mall.db.select().from(orders).where(eq(orders.orderNo, OrderNo))
    expect(row?.isByHand).toBe(false)
  })

  it('is refused where the terms say so, and within the credit nobody is asked', async () => {
    const product = await plainProduct(mall)
    await free(2_000, 'refuse')
    await expect(bench.receipts.shopper.buy(product.code, 1, { PaymentType: paymentType.onAccount })).rejects.toThrow('信用额度还可用 ¥20.00')
    await free(10_000_000)
    const { OrderNo } = await bench.receipts.shopper.buy(product.code, 1, { PaymentType: paymentType.onAccount })
    expect(await seen(OrderNo)).toMatchObject({ OverCreditAmount: null, AllowActions: expect.arrayContaining(['Accept']) })
  })
})
