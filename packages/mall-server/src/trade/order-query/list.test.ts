import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { eq, inArray, sql } from 'drizzle-orm'
import { invoiceState, orderLifecycle, orderStatus, paymentType, statusName, type CallInput, type OrderAction } from '@mall/api/contract'
import { demo } from '../../demo/organisation.ts'
import { orderLine, orders } from '../../platform/db/schema/order.ts'
import { lineReview } from '../../platform/db/schema/review.ts'
import { createTestMall, type TestMall } from '../../testing/test-mall.ts'
import { sheetTextsOf } from '../../testing/workbook-texts.ts'

let mall: TestMall
let rows: (typeof orders.$inferSelect)[]
const tokens = new Map<string, string>()

beforeAll(async () => {
  mall = await createTestMall()
  rows = await mall.db.select().from(orders)
  for (const account of ['buyer', 'buyer2', 'approver', 'approver2', 'finance', 'admin', 'other'])
    tokens.set(account, (await mall.login(account)).Token)
}, 120_000)

afterAll(() => mall.close())

const list = async (account: string, filters: Partial<CallInput<'POST /api/Order/List'>> = {}) => {
  const response = await mall.call('POST /api/Order/List', { PageIndex: 1, PageSize: 1000, ...filters }, { token: tokens.get(account) })
  if (response.body === null) throw new Error(response.message)
  return response.body
}

const { departments, enterprises, users } = demo
const researchTree: ReadonlySet<number> = new Set([departments.research, departments.platform, departments.quality])

describe('every user sees the orders of their scope', () => {
  const scopes: readonly (readonly [string, (row: typeof orders.$inferSelect) => boolean])[] = [
    ['buyer', (row) => row.userId === users.buyer],
    ['buyer2', (row) => row.userId === users.buyer2],
    ['approver', (row) => row.departmentId === departments.administration || row.userId === users.approver],
    ['approver2', (row) => researchTree.has(row.departmentId) || row.userId === users.approver2],
    ['finance', (row) => row.enterpriseId === enterprises.huaqiTech],
    ['admin', (row) => row.groupId === demo.groups.huaqi],
    ['other', (row) => row.enterpriseId === enterprises.yuanfanLogistics],
  ]
  test.each(scopes)('%s', async (account, isVisible) => {
    const { Items, total } = await list(account)
    const expected = rows.filter(isVisible).map((row) => row.orderNo)
    expect(total).toBe(expected.length)
    expect(new Set(Items.map((item) => item.OrderNo))).toEqual(new Set(expected))
  })
})

describe('filters', () => {
  test('each returns exactly the matching orders', async () => {
    const [line] = await mall.db
      .select()
      .from(orderLine)
      .innerJoin(orders, eq(orders.id, orderLine.orderId))
      .where(eq(orders.enterpriseId, 1))
      .limit(1)
    if (line === undefined) throw new Error('no line')
    const own = rows.filter((row) => row.enterpriseId === 1)
    const count = (holds: (row: typeof orders.$inferSelect) => boolean) => own.filter(holds).length
    expect((await list('finance', { OrderNo: line.orders.orderNo.slice(4) })).total).toBe(1)
    expect(
      (await list('finance', { Product: line.order_line.productCode })).Items.every((item) =>
        item.Lines.some((one) => one.ProductCode === line.order_line.productCode),
      ),
    ).toBe(true)
    expect((await list('finance', { Product: '%' })).total).toBe(0)
    expect((await list('finance', { OrderNo: '_' })).total).toBe(0)
    expect((await list('finance', { UserName: '行政采购' })).total).toBe(count((row) => row.userId === users.buyer))
    expect((await list('finance', { DepartmentId: departments.platform })).total).toBe(
      count((row) => row.departmentId === departments.platform),
    )
    expect((await list('finance', { PaymentType: 4 })).total).toBe(count((row) => row.paymentType === paymentType.online))
    expect((await list('finance', { InvoiceState: 3 })).total).toBe(count((row) => row.invoiceState === invoiceState.invoiced))
    expect((await list('finance', { AmountMin: 200, AmountMax: 800.5 })).total).toBe(
      count((row) => row.payableFen >= 20_000 && row.payableFen <= 80_050),
    )
    const [begin, end] = [new Date('2026-01-10T00:00:00+08:00'), new Date('2026-02-11T00:00:00+08:00')]
    expect((await list('finance', { BeginTime: '2026-01-10', EndTime: '2026-02-10' })).total).toBe(
      count((row) => row.createdAt >= begin && row.createdAt < end),
    )
  })

  test('of a review: what the caller bought and can still write of, and nobody else’s', async () => {
    const written = async (account: string, ReviewState: 1 | 2) => {
      const { Items, total, StatusCounts } = await list(account, { ReviewState })
      expect(total).toBe(Items.length)
      expect(StatusCounts).toEqual(total > 0 ? [{ Status: 70, Count: total }] : [])
      return Items.map(({ OrderNo }) => OrderNo)
    }
    const offered = async (account: string, action: OrderAction) => (await list(account)).Items.flatMap(({ OrderNo, AllowActions }) => (AllowActions.includes(action) ? [OrderNo] : []))
    for (const account of ['buyer', 'buyer2', 'admin', 'finance', 'approver', 'other']) {
      expect(await written(account, 1)).toEqual(await offered(account, 'Review'))
      expect(await written(account, 2)).toEqual(await offered(account, 'AppendReview'))
    }
    const [waits] = await written('buyer', 1)
    const waiting = eq(orders.orderNo, waits ?? '')
    const own = await mall.db.select({ line: orderLine }).from(orderLine).innerJoin(orders, eq(orders.id, orderLine.orderId)).where(waiting)
    await mall.db.insert(lineReview).values(own.map(({ line }) => ({
      orderLineId: line.id, productId: line.productId, userId: users.buyer, stars: 5, text: '', images: [], isAnonymous: false,
      createdAt: mall.clock(), appendText: '', appendImages: [], appendedAt: null,
    })))
    expect(await written('buyer', 1)).not.toContain(waits)
    expect(await written('buyer', 2)).toContain(waits)
    expect((await list('buyer', { ReviewState: 2 })).Items.find(({ OrderNo }) => OrderNo === waits)?.AllowActions).toContain('AppendReview')
    const ofIts = inArray(lineReview.orderLineId, own.map(({ line }) => line.id))
    await mall.db.update(lineReview).set({ createdAt: new Date(mall.clock().getTime() - 31 * 86_400_000) }).where(ofIts)
    expect(await written('buyer', 2)).not.toContain(waits)
    await mall.db.delete(lineReview).where(ofIts)
  })

  test('an end before the beginning is rejected', async () => {
    const response = await mall.call(
      'POST /api/Order/List',
      { PageIndex: 1, PageSize: 20, BeginTime: '2026-02-02', EndTime: '2026-02-01' },
      { token: tokens.get('buyer') },
    )
    expect(response.message).toBe('结束时间不能早于开始时间')
  })

  test('the tabs count under the same filters, whatever tab is open', async () => {
    const all = await list('finance', { PaymentType: 1 })
    const done = await list('finance', { PaymentType: 1, Status: 70 })
    expect(done.StatusCounts).toEqual(all.StatusCounts)
    expect(all.StatusCounts.reduce((sum, row) => sum + row.Count, 0)).toBe(all.total)
    expect(done.total).toBe(all.StatusCounts.find((row) => row.Status === orderStatus.completed)?.Count)
    expect(done.Items.every((item) => item.StatusName === statusName(orderLifecycle, 70))).toBe(true)
  })
})

describe('sorting and paging', () => {
  test('newest first; by amount when requested', async () => {
    const times = (await list('finance')).Items.map((item) => item.OrderTime)
    expect(times).toEqual(times.toSorted().toReversed())
    const amounts = (await list('finance', { SortField: 'PayableAmount', SortOrder: 'asc' })).Items.map((item) => Number(item.PayableAmount))
    expect(amounts).toEqual(amounts.toSorted((a, b) => a - b))
  })

  test('pages follow on each other without gap or repetition', async () => {
    const whole = (await list('finance')).Items.map((item) => item.OrderNo)
    const pages = [await list('finance', { PageSize: 20 }), await list('finance', { PageSize: 20, PageIndex: 2 })]
    expect(pages.flatMap((page) => page.Items.map((item) => item.OrderNo))).toEqual(whole.slice(0, 40))
    expect((await list('finance', { PageSize: 20, PageIndex: 999 })).Items).toEqual([])
  })
})

describe('export', () => {
  test('holds the rows of the list, and only those of the caller’s scope', async () => {
    const response = await mall.fetch('/api/Order/Export', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${tokens.get('buyer')}` },
      body: JSON.stringify({ Status: 70 }),
    })
    expect(decodeURIComponent(response.headers.get('content-disposition') ?? '')).toContain('订单_20260318.xlsx')
    const { sheet, strings } = sheetTextsOf(new Uint8Array(await response.arrayBuffer()))
    const { Items } = await list('buyer', { Status: 70 })
    expect(sheet.match(/<row /g)).toHaveLength(Items.length + 1)
    for (const item of Items) expect(strings).toContain(item.OrderNo)
  })
})

test('every response of the list agrees with the database', async () => {
  const { Items } = await list('admin')
  const sums = await mall.db
    .select({ fen: sql<number>`sum(payable_fen)::float8` })
    .from(orders)
    .where(eq(orders.groupId, 1))
  expect(Math.round(Items.reduce((sum, item) => sum + Number(item.PayableAmount) * 100, 0))).toBe(sums[0]?.fen)
})
