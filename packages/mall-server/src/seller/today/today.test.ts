import { and, eq, gte, inArray, lt } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { afterSalesStatus, inquiryStatus, orderStatus, purchaseStatuses } from '@mall/api/contract'
import type { SellerOrderListRequest, SellerSales, WaitingKind } from '@mall/api/seller/contract'
import { demo } from '../../demo/organisation.ts'
import { afterSales } from '../../platform/db/schema/after-sales.ts'
import { orders } from '../../platform/db/schema/order.ts'
import { toYuan } from '../../platform/money.ts'
import { loginStaff } from '../../testing/staff-sessions.ts'
import { createTestMall, type TestMall } from '../../testing/test-mall.ts'
import { byUrgency } from './waiting.ts'
import { createReceiptBench, type ReceiptBench } from '../../trade/receipt/testing/receipt-bench.ts'

let mall: TestMall
let bench: ReceiptBench
const tokens: Record<'seller' | 'sales' | 'warehouse', string> = { seller: '', sales: '', warehouse: '' }
const at = (text: string) => new Date(`${text}+08:00`)
const begin = '2026-03-18T10:00:00'

/** Sessions end when the clock goes on: everybody logs in again. */
const moveTo = async (text: string) => {
  mall.setNow(at(text))
  for (const account of ['seller', 'sales', 'warehouse'] as const) tokens[account] = (await loginStaff(mall, account)).Token
}
beforeAll(async () => {
  mall = await createTestMall({ now: at(begin) })
  bench = await createReceiptBench(mall)
  await moveTo(begin)
}, 120_000)
afterAll(() => mall.close())

const waiting = async (token = tokens.seller) => {
  const { body, message } = await mall.call('POST /api/SellerToday/Waiting', {}, { token })
  if (body === null) throw new Error(message)
  return body.Items
}
const one = async (kind: WaitingKind, token = tokens.seller) => (await waiting(token)).find(({ Kind }) => Kind === kind)
const listed = async (asked: Partial<SellerOrderListRequest>, token = tokens.seller) => {
  const { body, message } = await mall.call('POST /api/SellerOrder/List', { PageIndex: 1, PageSize: 1000, ...asked }, { token })
  if (body === null) throw new Error(message)
  return body
}
const change = (orderNo: string, fields: Partial<typeof orders.$inferInsert>) => mall.db.update(orders).set(fields).where(eq(orders.orderNo, orderNo))

/** The orders that a kind leads to. */
const orderLists = {
  acceptOrder: { Due: 'accept' },
  shipOrder: { Due: 'ship' },
  shipLate: { Due: 'late' },
  takeBack: { Due: 'takeBack' },
} as const satisfies Partial<Readonly<Record<WaitingKind, Partial<SellerOrderListRequest>>>>

const page = { PageIndex: 1, PageSize: 10 } as const
const totalOf = async (call: Promise<{ readonly body: { readonly total: number } | null; readonly message: string }>): Promise<number> => {
  const { body, message } = await call
  if (body === null) throw new Error(message)
  return body.total
}

/** How many the list of every other kind shows. */
const totals: Readonly<Record<Exclude<WaitingKind, keyof typeof orderLists>, (token: string) => Promise<number>>> = {
  checkService: (token) => totalOf(mall.call('POST /api/SellerAfterSales/List', { ...page, Turn: 'seller' }, { token })),
  quote: (token) => totalOf(mall.call('POST /api/SellerInquiry/List', { ...page, Status: inquiryStatus.pending }, { token })),
  issueInvoice: (token) => totalOf(mall.call('POST /api/SellerInvoice/List', { ...page, Due: 'issue' }, { token })),
  allowCredit: (token) => totalOf(mall.call('POST /api/SellerOrder/List', { ...page, Due: 'credit' }, { token })),
  refund: (token) => totalOf(mall.call('POST /api/SellerOrder/List', { ...page, Due: 'refund' }, { token })),
  answerDispute: (token) => totalOf(mall.call('POST /api/SellerStatement/List', { ...page, Tab: '有异议' }, { token })),
  confirmStatement: (token) => totalOf(mall.call('POST /api/SellerStatement/List', { ...page, Tab: '待确认' }, { token })),
  approvePrice: (token) => totalOf(mall.call('POST /api/SellerAgreement/List', { ...page, Tab: '待批' }, { token })),
  expiring: (token) => totalOf(mall.call('POST /api/SellerAgreement/List', { ...page, Expiring: 'soon' }, { token })),
  lowStock: (token) => totalOf(mall.call('POST /api/SellerStock/List', { ...page, Alarm: 'low' }, { token })),
  missedWords: (token) => totalOf(mall.call('POST /api/SellerSearch/List', { ...page, Tab: 'missed' }, { token })),
}

const whole = { PageIndex: 1, PageSize: 1000 } as const
interface Left { readonly LeftMinutes: number | null; readonly LimitHours: number | null }
const rowsOf = async (call: Promise<{ readonly body: { readonly Items: readonly Left[] } | null; readonly message: string }>): Promise<readonly Left[]> => {
  const { body, message } = await call
  if (body === null) throw new Error(message)
  return body.Items
}
const ordersIn = async (...statuses: readonly SellerOrderListRequest['Status'][]): Promise<readonly Left[]> => (await Promise.all(statuses.map(async (Status) => (await listed(Status === undefined ? {} : { Status })).Items))).flat()

/** More than what waits of a kind: the whole list that it is in, or of orders those that have the same limit. */
const leftIn = {
  acceptOrder: () => ordersIn(orderStatus.pendingConfirmation, orderStatus.completed),
  shipOrder: () => ordersIn(orderStatus.preparing, orderStatus.partlyShipped, orderStatus.pendingReceipt),
  checkService: () => rowsOf(mall.call('POST /api/SellerAfterSales/List', whole, { token: tokens.seller })),
  quote: () => rowsOf(mall.call('POST /api/SellerInquiry/List', whole, { token: tokens.seller })),
  issueInvoice: () => rowsOf(mall.call('POST /api/SellerInvoice/List', whole, { token: tokens.seller })),
  answerDispute: () => rowsOf(mall.call('POST /api/SellerStatement/List', whole, { token: tokens.seller })),
} as const satisfies Partial<Readonly<Record<WaitingKind, () => Promise<readonly Left[]>>>>

describe('what waits', () => {
  test.each(Object.keys(orderLists) as readonly (keyof typeof orderLists)[])('%s is as many as its list shows, and adds up to as much', async (kind) => {
    const found = await listed(orderLists[kind])
    const waits = await one(kind)
    expect(waits?.Count).toBe(found.total)
    expect(waits?.Customers).toBe(new Set(found.Items.map(({ EnterpriseName }) => EnterpriseName)).size)
    expect(waits?.Amount ?? 0).toBeCloseTo(found.Items.reduce((sum, { PayableAmount }) => sum + PayableAmount, 0), 2)
  })

  test.each(Object.keys(totals) as readonly (keyof typeof totals)[])('%s is as many as its list shows', async (kind) => {
    expect((await one(kind))?.Count).toBe(await totals[kind](tokens.seller))
    const ofSales = await one(kind, tokens.sales)
    if (ofSales !== undefined) expect(ofSales.Count).toBe(await totals[kind](tokens.sales))
  })

  test.each(Object.keys(leftIn) as readonly (keyof typeof leftIn)[])('%s: each of its list says how long it may still wait, the first of them as said here', async (kind) => {
    const [rows, waits] = [await leftIn[kind](), await one(kind)]
    const lefts = rows.flatMap(({ LeftMinutes }) => LeftMinutes ?? [])
    expect(waits?.Count).toBeGreaterThan(0)
    expect(lefts).toHaveLength(waits?.Count ?? 0)
    expect(Math.min(...lefts)).toBe(waits?.LeftMinutes)
    expect(new Set(rows.map(({ LeftMinutes, LimitHours }) => (LeftMinutes === null ? null : LimitHours)))).toEqual(new Set(rows.map(({ LimitHours }) => LimitHours)))
    expect(rows.find(({ LimitHours }) => LimitHours !== null)?.LimitHours).toBe(waits?.LimitHours)
  })

  it('counts working hours of a service from its application', async () => {
    const [row] = await mall.db.select().from(afterSales).where(eq(afterSales.status, afterSalesStatus.pendingReview)).limit(1)
    if (row === undefined) throw new Error('The demo has no service to check')
    await mall.db.update(afterSales).set({ createdAt: at('2026-03-13T17:00:00') }).where(eq(afterSales.id, row.id))
    const waits = await one('checkService')
    expect(waits).toMatchObject({ LimitHours: 8, LeftMinutes: -12 * 60, Since: '2026-03-13T17:00:00+08:00' })
    expect(waits?.Ages[0]).toBe(2.5)
    expect(waits?.LateCount).toBeGreaterThan(0)
    const set = (fields: Partial<typeof afterSales.$inferInsert>) => mall.db.update(afterSales).set(fields).where(eq(afterSales.id, row.id))
    // While the applicant is asked nothing is late of it; then its time goes on, so much later.
    await set({ askedAt: at('2026-03-13T17:30:00') })
    expect(await one('checkService')).toMatchObject({ Count: (waits?.Count ?? 0) - 1, LateCount: (waits?.LateCount ?? 0) - 1 })
    expect((await one('checkService'))?.Since).not.toBe('2026-03-13T17:00:00+08:00')
    await set({ askedAt: null, checkSince: at('2026-03-17T17:00:00') })
    expect(await one('checkService')).toMatchObject({ Count: waits?.Count, LateCount: (waits?.LateCount ?? 0) - 1, LeftMinutes: 6 * 60 })
    await set({ checkSince: null })
  })

  it('counts working hours from when an order came in', async () => {
    const { OrderNo } = await bench.ordered([1])
    // Friday 17:00 until Wednesday 10:00: 1 + 9 + 9 + 1 hours of four.
    await change(OrderNo, { createdAt: at('2026-03-13T17:00:00'), approvedAt: null, paidAt: null })
    const before = await one('acceptOrder')
    expect(before).toMatchObject({ LimitHours: 4, LeftMinutes: -16 * 60, Since: '2026-03-13T17:00:00+08:00' })
    expect(before?.Ages[0]).toBe(5)
    expect(before?.LateCount).toBeGreaterThan(0)
    await change(OrderNo, { paidAt: at('2026-03-18T09:00:00') })
    const after = await one('acceptOrder')
    expect(after?.LateCount).toBe((before?.LateCount ?? 0) - 1)
    expect(after?.Since).not.toBe(before?.Since)
  })

  it('is to be shipped within 24 working hours, or by the end of the day that the buyer named', async () => {
    const none = await listed({ Due: 'late' })
    const { OrderNo } = await bench.ordered([1])
    const isLate = async () => (await listed({ Due: 'late' })).Items.some((order) => order.OrderNo === OrderNo)
    await change(OrderNo, { status: orderStatus.preparing, acceptedAt: at('2026-03-16T12:59:00'), deliveryDate: null })
    // Monday 12:59 until Wednesday 10:00: 5 h 1 min + 9 + 1.
    expect(await isLate()).toBe(false)
    await change(OrderNo, { acceptedAt: at('2026-03-13T13:00:00') })
    // Friday 13:00: 5 + 9 + 9 + 1 = 24 h, not more.
    expect(await isLate()).toBe(false)
    await change(OrderNo, { acceptedAt: at('2026-03-13T12:59:00') })
    expect(await isLate()).toBe(true)
    await change(OrderNo, { deliveryDate: '2026-03-18' })
    expect(await isLate()).toBe(false)
    await change(OrderNo, { deliveryDate: '2026-03-17' })
    expect(await isLate()).toBe(true)
    // Late by its day alone.
    await change(OrderNo, { acceptedAt: at('2026-03-17T12:00:00') })
    expect((await listed({ Due: 'late' })).total).toBe(none.total + 1)
    const [late, ship] = [await one('shipLate'), await one('shipOrder')]
    expect(late?.LateCount).toBe(late?.Count)
    expect(ship?.LateCount).toBe(late?.Count)
    expect(late?.LeftMinutes).toBeLessThan(0)
    await moveTo('2026-03-18T18:00:00')
    await change(OrderNo, { deliveryDate: '2026-03-18' })
    expect(await isLate()).toBe(true)
    await moveTo(begin)
    await change(OrderNo, { status: orderStatus.cancelled })
  })

  it('has at most 36 ages, the oldest among them', async () => {
    const numbers = (await listed({ Status: orderStatus.completed })).Items.slice(0, 50).map(({ OrderNo }) => OrderNo)
    const kept = await mall.db.select().from(orders).where(inArray(orders.orderNo, numbers))
    for (const [nth, { orderNo }] of kept.entries()) await change(orderNo, { status: orderStatus.pendingConfirmation, createdAt: new Date(at('2026-03-17T09:00:00').getTime() + nth * 60_000), approvedAt: null, paidAt: null })
    const waits = await one('acceptOrder')
    expect(waits?.Count).toBeGreaterThan(36)
    expect(waits?.Ages.length).toBeGreaterThan(17)
    expect(waits?.Ages.length).toBeLessThanOrEqual(36)
    expect(waits?.Ages).toEqual(waits?.Ages.toSorted((first, second) => second - first))
    expect(waits?.Ages[0]).toBeGreaterThanOrEqual(2.5)
    for (const { orderNo, status, createdAt, approvedAt, paidAt } of kept) await change(orderNo, { status, createdAt, approvedAt, paidAt })
  })

  it('says since when low prices wait, and when the first agreement ends', async () => {
    const { body } = await mall.call('POST /api/SellerAgreement/List', { PageIndex: 1, PageSize: 100, Expiring: 'soon' }, { token: tokens.seller })
    const days = (body?.Items ?? []).map(({ Until }) => Until)
    expect(days.length).toBeGreaterThan(0)
    expect(await one('expiring')).toMatchObject({ Since: null, EndsOn: days.toSorted((first, second) => first.localeCompare(second))[0] })
    const approvals = await one('approvePrice')
    expect(approvals?.EndsOn).toBeNull()
    expect(approvals?.Since === null).toBe(approvals?.Count === 0)
  })

  it('is in the order of what presses', async () => {
    const items = await waiting()
    expect(items).toEqual(items.toSorted(byUrgency))
  })

  const found = { Count: 1, Amount: null, Customers: 1, LimitHours: 4, Ages: [], Since: null, LeftMinutes: 60, EndsOn: null, LateCount: 0 }
  test.each([
    ['what has passed its limit, though less is left of another', { LeftMinutes: -1, LateCount: 1 }, { LeftMinutes: 0 }],
    ['what has passed it by more', { LimitHours: 16, LeftMinutes: -1_140, LateCount: 1 }, { LimitHours: 24, LeftMinutes: -540, LateCount: 9 }],
    ['what has the smaller share of its limit left', { LimitHours: 24, LeftMinutes: 120 }, { LimitHours: 4, LeftMinutes: 60 }],
    ['what has a limit', { LeftMinutes: 240 }, { LimitHours: null, LeftMinutes: null }],
    ['what there is', { LimitHours: null, LeftMinutes: null }, { Count: 0, LeftMinutes: null }],
  ])('%s is first', (_, first, second) => {
    const [one_, other] = [{ ...found, ...first }, { ...found, ...second }]
    expect([other, one_].toSorted(byUrgency)).toEqual([one_, other])
  })

  it('is of the customers of the portfolio, and nothing where the caller may not act', async () => {
    const kindsOf = async (token: string) => (await waiting(token)).map(({ Kind }) => Kind).toSorted()
    expect(await kindsOf(tokens.sales)).not.toContain('acceptOrder')
    expect(await kindsOf(tokens.warehouse)).toEqual(['acceptOrder', 'lowStock', 'shipLate', 'shipOrder', 'takeBack'])
  })
})

describe('what was sold', () => {
  const sales = async (token = tokens.seller): Promise<SellerSales> => {
    const { body, message } = await mall.call('POST /api/SellerToday/Sales', {}, { token })
    if (body === null) throw new Error(message)
    return body
  }
  const sold = async (from: string, to: string, enterpriseIds?: readonly number[]) => {
    const rows = await mall.db.select().from(orders).where(and(inArray(orders.status, [...purchaseStatuses]), gte(orders.createdAt, at(from)), lt(orders.createdAt, at(to))))
    const own = rows.filter(({ enterpriseId }) => enterpriseIds === undefined || enterpriseIds.includes(enterpriseId))
    return toYuan(own.reduce((sum, { payableFen }) => sum + payableFen, 0))
  }

  it('equals the orders of the time, each beside as much of the time before', async () => {
    const { Today, Month, Days, Customers } = await sales()
    expect(Today).toEqual({ Amount: await sold('2026-03-18T00:00:00', '2026-03-18T10:00:00'), Previous: await sold('2026-03-11T00:00:00', '2026-03-11T10:00:00') })
    expect(Month.Amount).toBe(await sold('2026-03-01T00:00:00', '2026-03-18T10:00:00'))
    expect(Month.Previous).toBe(await sold('2026-02-01T00:00:00', '2026-02-18T10:00:00'))
    expect(Days).toHaveLength(18)
    expect(Days[4]).toEqual({ Day: '2026-03-05', Amount: await sold('2026-03-05T00:00:00', '2026-03-06T00:00:00'), Previous: await sold('2026-02-05T00:00:00', '2026-02-06T00:00:00') })
    expect(Days.reduce((sum, { Amount }) => sum + Amount, 0)).toBeCloseTo(Month.Amount, 2)
    expect(Customers.map(({ Amount }) => Amount)).toEqual(Customers.map(({ Amount }) => Amount).toSorted((one_, other) => other - one_))
    expect(Customers[0]?.Previous).toBe(await sold('2026-02-01T00:00:00', '2026-02-18T10:00:00', [Customers[0]?.EnterpriseId ?? 0]))
  })

  it('on the 31st compares with a month that has no such day', async () => {
    await moveTo('2026-03-31T12:00:00')
    const { Month, Days } = await sales()
    expect(Month.Previous).toBe(await sold('2026-02-01T00:00:00', '2026-03-01T00:00:00'))
    expect(Days).toHaveLength(31)
    expect(Days.at(-1)?.Previous).toBe(0)
    await moveTo(begin)
  })

  it('is that of the customers of a portfolio', async () => {
    expect((await sales(tokens.sales)).Month.Amount).toBe(await sold('2026-03-01T00:00:00', '2026-03-18T10:00:00', [demo.enterprises.huaqiTech, demo.enterprises.huaqiFactory]))
  })
})
