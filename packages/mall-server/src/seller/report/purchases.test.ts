import { and, desc, eq, gte, inArray, isNotNull, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { orderStatus, purchaseStatuses, shiftDay, statementStatus } from '@mall/api/contract'
import { purchaseLimits, type CustomerPurchases } from '@mall/api/seller/contract'
import { demo } from '../../demo/organisation.ts'
import { lastYearSpan, periodAround, quarterBefore, spanOf } from '../../insight/report/periods.ts'
import { product } from '../../platform/db/schema/catalogue.ts'
import { orders } from '../../platform/db/schema/order.ts'
import { reportLine } from '../../platform/db/schema/report.ts'
import { statement } from '../../platform/db/schema/statement.ts'
import { startOfDay, toDay } from '../../platform/time.ts'
import { loginStaff } from '../../testing/staff-sessions.ts'
import { createTestMall, type TestMall } from '../../testing/test-mall.ts'

const { huaqiTech, yuanfanTrade } = demo.enterprises

let mall: TestMall
let today: string
const tokens: Record<'seller' | 'sales' | 'warehouse', string> = { seller: '', sales: '', warehouse: '' }
beforeAll(async () => {
  mall = await createTestMall()
  today = toDay(mall.clock())
  for (const account of ['seller', 'sales', 'warehouse'] as const) tokens[account] = (await loginStaff(mall, account)).Token
}, 120_000)
afterAll(() => mall.close())

const ask = (EnterpriseId: number, token = tokens.seller) => mall.call('POST /api/SellerCustomer/Purchases', { EnterpriseId }, { token })
const purchases = async (EnterpriseId: number = huaqiTech, token = tokens.seller): Promise<CustomerPurchases> => {
  const { body, message } = await ask(EnterpriseId, token)
  if (body === null) throw new Error(message)
  return body
}

const inYuan = (fen: number) => Math.round(fen) / 100
const sum = <Row>(rows: readonly Row[], of: (row: Row) => number) => rows.reduce((so, row) => so + of(row), 0)

/** Lines that count, computed apart from the statements of the server. */
const linesSince = (first: string) =>
  mall.db.select().from(reportLine).where(and(eq(reportLine.enterpriseId, huaqiTech), gte(reportLine.orderedAt, startOfDay(first)), inArray(reportLine.status, [...purchaseStatuses])))

describe('what a customer bought', () => {
  it('by month is what its orders add up to, freight included', async () => {
    const { first } = spanOf({}, 'month', today)
    const placed = await mall.db.select().from(orders).where(and(eq(orders.enterpriseId, huaqiTech), gte(orders.createdAt, startOfDay(first)), inArray(orders.status, [...purchaseStatuses])))
    const found = await purchases()
    expect(found).toMatchObject({ BeginDate: first, EndDate: today, Amount: inYuan(sum(placed, ({ payableFen }) => payableFen)), OrderCount: placed.length })
    expect(found.Months).toHaveLength(purchaseLimits.months)
    for (const { Month, Amount, OrderCount, IsOpen } of found.Months) {
      const own = placed.filter(({ createdAt }) => toDay(createdAt).startsWith(Month))
      expect({ Amount, OrderCount, IsOpen }).toEqual({ Amount: inYuan(sum(own, ({ payableFen }) => payableFen)), OrderCount: own.length, IsOpen: today.startsWith(Month) })
    }
  })

  it('by category and product is what its lines add up to: the greatest first, and the rest in one', async () => {
    const { first } = spanOf({}, 'month', today)
    const lines = await linesSince(first)
    const { GoodsAmount, Categories, OtherCategories, Products } = await purchases()
    expect(GoodsAmount).toBe(inYuan(sum(lines, ({ priceFen, quantity }) => priceFen * quantity)))
    expect(sum(Categories, ({ Amount }) => Amount) + (OtherCategories?.Amount ?? 0)).toBeCloseTo(GoodsAmount, 2)
    expect(Categories.map(({ Amount }) => Amount)).toEqual(Categories.map(({ Amount }) => Amount).toSorted((one, other) => other - one))
    const ids = [...new Set(lines.map(({ productId }) => productId))]
    const greatest = ids
      .map((id) => ({ id, own: lines.filter(({ productId }) => productId === id) }))
      .map(({ id, own }) => ({ id, fen: sum(own, ({ priceFen, quantity }) => priceFen * quantity), quantity: sum(own, ({ quantity }) => quantity), orders: new Set(own.map(({ orderId }) => orderId)).size, last: own.map(({ orderedAt }) => toDay(orderedAt)).toSorted().at(-1) }))
      .toSorted((one, other) => other.fen - one.fen || one.id - other.id)
      .slice(0, purchaseLimits.products)
    const codes = new Map((await mall.db.select({ id: product.id, code: product.code }).from(product)).map(({ id, code }) => [id, code]))
    expect(Products.map(({ ProductCode, Amount, Quantity, OrderCount, LastOrderDate }) => ({ ProductCode, Amount, Quantity, OrderCount, LastOrderDate }))).toEqual(
      greatest.map(({ id, fen, quantity, orders: count, last }) => ({ ProductCode: codes.get(id), Amount: inYuan(fen), Quantity: quantity, OrderCount: count, LastOrderDate: last })),
    )
  })

  it('compares a category with the same days a year before', async () => {
    const lines = await linesSince('2000-01-01')
    const one = lines.find(({ orderedAt }) => toDay(orderedAt) >= spanOf({}, 'month', today).first)
    if (one === undefined) throw new Error('The demo has no orders')
    const before = await purchases()
    const year = lastYearSpan(spanOf({}, 'month', today))
    await mall.db.update(orders).set({ createdAt: startOfDay(year.last) }).where(eq(orders.id, one.orderId))
    const after = await purchases()
    const lastYear = ({ Categories, OtherCategories }: CustomerPurchases) => sum(Categories, ({ LastYearAmount }) => LastYearAmount) + (OtherCategories?.LastYearAmount ?? 0)
    const moved = inYuan(sum(lines.filter(({ orderId }) => orderId === one.orderId), ({ priceFen, quantity }) => priceFen * quantity))
    expect(after.GoodsAmount).toBeCloseTo(before.GoodsAmount - moved, 2)
    expect(lastYear(after)).toBeGreaterThan(lastYear(before))
  })

  it('names what it bought in the last quarter and not in this one', async () => {
    const last = quarterBefore(today)
    await mall.db.update(orders).set({ createdAt: startOfDay(last.first) }).where(and(eq(orders.enterpriseId, huaqiTech), gte(orders.createdAt, startOfDay(last.first))))
    const lines = await linesSince(last.first)
    const { Stopped, StoppedCount } = await purchases()
    expect(StoppedCount).toBe(new Set(lines.map(({ productId }) => productId)).size)
    expect(Stopped.length).toBe(Math.min(purchaseLimits.stopped, StoppedCount))
    const [first] = Stopped
    const again = lines.filter(({ productCode }) => productCode === first?.ProductCode)
    expect(first?.Quantity).toBe(sum(again, ({ quantity }) => quantity))
    await mall.db.update(orders).set({ createdAt: startOfDay(periodAround('quarter', today).first) }).where(eq(orders.id, again[0]?.orderId ?? 0))
    expect((await purchases()).Stopped.map(({ ProductCode }) => ProductCode)).not.toContain(first?.ProductCode)
  })

  it('is not what was cancelled', async () => {
    const [one] = await mall.db.select().from(orders).where(and(eq(orders.enterpriseId, huaqiTech), gte(orders.createdAt, startOfDay(spanOf({}, 'month', today).first)), inArray(orders.status, [...purchaseStatuses]))).limit(1)
    if (one === undefined) throw new Error('The demo has no orders')
    const before = await purchases()
    await mall.db.update(orders).set({ status: orderStatus.cancelled }).where(eq(orders.id, one.id))
    expect((await purchases()).Amount).toBeCloseTo(before.Amount - inYuan(one.payableFen), 2)
    await mall.db.update(orders).set({ status: one.status }).where(eq(orders.id, one.id))
  })
})

describe('who may', () => {
  it('of a company outside the portfolio there is nothing', async () => {
    expect((await ask(yuanfanTrade, tokens.sales)).code).toBe('CUSTOMER_NOT_FOUND')
    expect((await purchases(yuanfanTrade)).Amount).toBeGreaterThanOrEqual(0)
    expect((await purchases(huaqiTech, tokens.sales)).Amount).toBe((await purchases()).Amount)
  })

  it('the margin is for those who see cost', async () => {
    await mall.db.update(reportLine).set({ costFen: sql`${reportLine.priceFen} / 2` }).where(eq(reportLine.enterpriseId, huaqiTech))
    expect((await purchases()).Margin).toBeCloseTo(0.5, 2)
    expect((await purchases(huaqiTech, tokens.sales)).Margin).toBeNull()
    expect((await purchases(huaqiTech, tokens.warehouse)).Margin).toBeNull()
  })
})

describe('the lists of one customer', () => {
  const page = { PageIndex: 1, PageSize: 1000 } as const
  type Row = { readonly EnterpriseName: string }
  const lists: Readonly<Record<string, (EnterpriseId: number | undefined, token: string) => Promise<{ readonly body: { readonly Items: readonly Row[]; readonly total: number; readonly CustomerName: string | null } | null }>>> = {
    inquiries: (EnterpriseId, token) => mall.call('POST /api/SellerInquiry/List', { ...page, EnterpriseId }, { token }),
    services: (EnterpriseId, token) => mall.call('POST /api/SellerAfterSales/List', { ...page, EnterpriseId }, { token }),
    statements: (EnterpriseId, token) => mall.call('POST /api/SellerStatement/List', { ...page, EnterpriseId }, { token }),
  }
  test.each(Object.entries(lists))('%s: only its own, with its name; none of a foreign one', async (_, read) => {
    const all = (await read(undefined, tokens.seller)).body
    const name = '华启科技（上海）有限公司'
    const own = (await read(huaqiTech, tokens.sales)).body
    expect(all?.CustomerName).toBeNull()
    expect(own?.Items.map(({ EnterpriseName }) => EnterpriseName)).toEqual(all?.Items.map(({ EnterpriseName }) => EnterpriseName).filter((one) => one === name))
    expect(own?.CustomerName).toBe(own?.total === 0 ? null : name)
    expect((await read(yuanfanTrade, tokens.sales)).body).toMatchObject({ total: 0, CustomerName: null })
  })

  it('agreements: those that it buys by, with its name', async () => {
    const read = (EnterpriseId: number) => mall.call('POST /api/SellerAgreement/List', { ...page, EnterpriseId }, { token: tokens.sales })
    expect((await read(huaqiTech)).body?.CustomerName).toBe('华启科技（上海）有限公司')
    expect((await read(yuanfanTrade)).body?.CustomerName).toBeNull()
  })
})

describe('what it owes', () => {
  const terms = async () => {
    const { body, message } = await mall.call('POST /api/SellerStatement/Terms', { EnterpriseId: huaqiTech }, { token: tokens.sales })
    if (body === null) throw new Error(message)
    return body
  }

  it('what is used of the credit is what is unpaid, what is in no statement yet, and what is on its way', async () => {
    const { Credit, UnpaidAmount, OpenAmount, OrderedAmount } = await terms()
    expect(Credit).not.toBeNull()
    expect(UnpaidAmount + OpenAmount + OrderedAmount).toBeCloseTo(Credit?.UsedAmount ?? -1, 2)
  })

  it('says how much is overdue, and for how many days the oldest is', async () => {
    await mall.db.update(statement).set({ dueOn: today }).where(and(eq(statement.enterpriseId, huaqiTech), isNotNull(statement.dueOn)))
    expect(await terms()).toMatchObject({ OverdueAmount: 0, OverdueDays: 0 })
    const [one] = await mall.db.select().from(statement).where(eq(statement.enterpriseId, huaqiTech)).orderBy(desc(statement.id)).limit(1)
    if (one === undefined) throw new Error('The demo has no statements')
    await mall.db.update(statement).set({ status: statementStatus.confirmed, dueOn: shiftDay(today, -24), paidFen: one.amountFen - 12_300, confirmedAt: one.createdAt }).where(eq(statement.id, one.id))
    expect(await terms()).toMatchObject({ OverdueAmount: 123, OverdueDays: 24 })
    await mall.db.update(statement).set({ dueOn: today }).where(eq(statement.id, one.id))
    expect(await terms()).toMatchObject({ OverdueAmount: 0, OverdueDays: 0 })
  })
})
