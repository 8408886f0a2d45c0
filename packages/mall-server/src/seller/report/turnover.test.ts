import fc from 'fast-check'
import { purchaseStatuses, shiftDay } from '@mall/api/contract'
import type { TurnoverDimension, TurnoverKind, TurnoverReport, TurnoverReportRequest } from '@mall/api/seller/contract'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readRaw, type RawOrder } from '../../insight/report/testing/raw-orders.ts'
import { product, productStock } from '../../platform/db/schema/catalogue.ts'
import { orderLine, stockMovement } from '../../platform/db/schema/order.ts'
import { portfolio, staff } from '../../platform/db/schema/staff.ts'
import type { StaffCaller } from '../../platform/http/define-routes.ts'
import { groupBy } from '../../platform/group-by.ts'
import { daysBetween, startOfDay, toDay } from '../../platform/time.ts'
import { loginStaff } from '../../testing/staff-sessions.ts'
import { createTestMall, type TestMall } from '../../testing/test-mall.ts'
import { sheetTextsOf } from '../../testing/workbook-texts.ts'
import { exportTurnover } from './export.ts'
import { turnoverReportOf } from './turnover.ts'

type Product = Pick<typeof product.$inferSelect, 'id' | 'code' | 'category1Id' | 'category2Id' | 'category3Id' | 'costFen'>

let mall: TestMall
let raw: readonly RawOrder[]
let products: readonly Product[]
let movements: readonly (typeof stockMovement.$inferSelect)[]
let stocks: readonly (typeof productStock.$inferSelect)[]
/** Of these nothing was ever sold. */
let unsold: readonly Product[]

const today = '2026-03-18'
const page = { PageIndex: 1, PageSize: 100_000 } as const
const counted: readonly number[] = purchaseStatuses

const read = async () => {
  raw = await readRaw(mall.db)
  products = await mall.db.select().from(product)
  movements = await mall.db.select().from(stockMovement)
  stocks = await mall.db.select().from(productStock)
}

beforeAll(async () => {
  mall = await createTestMall()
  await read()
  // Every second line and product has a cost.
  await mall.db.update(orderLine).set({ costFen: sql`case when id % 2 = 0 then round(price_fen * 0.7) end` })
  await mall.db.update(product).set({ costFen: sql`case when id % 2 = 0 then 100 + id % 89 * 7 end` })
  const sold = new Set(raw.flatMap(({ lines }) => lines.map(({ productId }) => productId)))
  unsold = products.filter(({ id }) => !sold.has(id)).slice(0, 12)
  const [someone] = await mall.db.select().from(staff).limit(1)
  // Pieces came in and were lost by hand, in two warehouses, on days of several months.
  const at = (days: number) => startOfDay(shiftDay(today, -days))
  await mall.db.insert(stockMovement).values(stocks.flatMap(({ productId, areaCode, quantity }, nth) => {
    if (nth % 3 !== 0 || quantity < 20) return []
    const by = { productId, areaCode, staffId: someone?.id ?? 0 }
    return [
      { ...by, reason: 'damage' as const, change: -3, quantityAfter: quantity - 3, createdAt: at((nth * 7) % 200) },
      { ...by, reason: 'receive' as const, change: 3 + (nth % 5), quantityAfter: quantity, createdAt: at((nth * 11) % 200) },
    ]
  }))
  await read()
}, 120_000)
afterAll(() => mall.close())

const callerOf = (...permissions: readonly string[]) => ({ staffId: 1, scope: 'all', permissions: new Set(['report.view', ...permissions]) }) as unknown as StaffCaller
const report = (filters: Partial<TurnoverReportRequest> & Pick<TurnoverReportRequest, 'By'>, caller = callerOf('cost.view')) => turnoverReportOf(mall.db, caller, { ...page, ...filters }, today)

const sum = <Row>(rows: readonly Row[], of: (row: Row) => number) => rows.reduce((so, row) => so + of(row), 0)

interface Goods extends Product {
  readonly sold: number
  readonly begin: number
  readonly end: number
  readonly soldFen: number
}

/** What was there and was sold of every product, from the rows of the database alone. */
const goodsOf = (first: string, last: string): Goods[] => {
  const lines = groupBy(raw.filter(({ order }) => counted.includes(order.status) && toDay(order.createdAt) >= first && toDay(order.createdAt) <= last).flatMap((one) => one.lines), ({ productId }) => productId)
  const [held, moved] = [groupBy(stocks, ({ productId }) => productId), groupBy(movements, ({ productId }) => productId)]
  return products.map((one) => {
    const now = sum(held.get(one.id) ?? [], ({ quantity }) => quantity)
    const since = (day: string) => sum((moved.get(one.id) ?? []).filter(({ createdAt }) => toDay(createdAt) >= day), ({ change }) => change)
    const own = lines.get(one.id) ?? []
    return { ...one, sold: sum(own, ({ quantity }) => quantity), begin: now - since(first), end: now - since(shiftDay(last, 1)), soldFen: sum(own, ({ costFen, quantity }) => (costFen ?? 0) * quantity) }
  }).filter(({ sold, begin, end }) => sold > 0 || begin > 0 || end > 0)
}

const isIdle = ({ sold, end }: Goods) => end > 0 && sold === 0

const numbersOf = (rows: readonly Goods[], days: number): TurnoverReport['Sum'] => {
  const [sold, begin, end] = [sum(rows, (row) => row.sold), sum(rows, (row) => row.begin), sum(rows, (row) => row.end)]
  return {
    SoldQuantity: sold, BeginStock: begin, EndStock: end, AverageStock: (begin + end) / 2,
    Turns: begin + end === 0 ? null : Math.round((sold / ((begin + end) / 2)) * 100) / 100, StockDays: sold === 0 ? null : Math.round((end * days) / sold),
    IdleCount: rows.filter(isIdle).length, Cost: sum(rows, ({ soldFen }) => soldFen) / 100, StockCost: sum(rows, ({ end: left, costFen }) => left * (costFen ?? 0)) / 100,
  }
}

const asked = fc.record({
  By: fc.constantFrom<TurnoverDimension>('product', 'category'),
  begin: fc.integer({ min: 0, max: 300 }),
  length: fc.integer({ min: 0, max: 200 }),
  CategoryId: fc.constantFrom(undefined, 10, 1001),
  Kind: fc.constantFrom<TurnoverKind | undefined>(undefined, 'idle', 'sold'),
})

test('stock at both ends, what was sold, turns, days and costs of every row, from the rows of the database', async () => {
  const seen = { idle: 0, sold: 0, moved: 0 }
  await fc.assert(
    fc.asyncProperty(asked, async ({ By, begin, length, CategoryId, Kind }) => {
      const [first, last] = [shiftDay(today, -begin), shiftDay(today, -Math.max(0, begin - length))]
      const days = daysBetween(first, last) + 1
      const found = await report({ By, BeginTime: first, EndTime: last, CategoryId, Kind })
      const all = goodsOf(first, last).filter((one) => CategoryId === undefined || [one.category1Id, one.category2Id, one.category3Id].includes(CategoryId))
      const rows = all.filter((one) => Kind === undefined || (Kind === 'idle' ? isIdle(one) : one.sold > 0))
      const keyOf = (one: Goods): string => (By === 'product' ? one.code : String(CategoryId === undefined ? one.category1Id : CategoryId === 10 ? one.category2Id : one.category3Id))
      const groups = groupBy(rows, keyOf)
      expect(found.Items.map(({ Key }) => Key).toSorted()).toEqual([...groups.keys()].toSorted())
      for (const row of found.Items) expect(row).toMatchObject(numbersOf(groups.get(row.Key) ?? [], days))
      expect(found.Sum).toEqual(numbersOf(rows, days))
      expect(found.Totals.Current).toEqual({ BeginDate: first, EndDate: last, ...numbersOf(all, days) })
      expect(found.Items.map(({ SoldQuantity }) => SoldQuantity)).toEqual(found.Items.map(({ SoldQuantity }) => SoldQuantity).toSorted((a, b) => b - a))
      seen.idle += found.Sum.IdleCount
      seen.sold += found.Sum.SoldQuantity
      seen.moved += found.Items.filter(({ BeginStock, EndStock }) => BeginStock !== EndStock).length
    }),
    { numRuns: 25 },
  )
  for (const count of Object.values(seen)) expect(count).toBeGreaterThan(0)
})

test('pieces that came before the days and were lost on them; nothing sold is 滞销, and rows without a number come last', async () => {
  const [one] = unsold
  if (one === undefined) throw new Error('Everything was sold')
  await mall.db.delete(stockMovement).where(eq(stockMovement.productId, one.id))
  await mall.db.delete(productStock).where(eq(productStock.productId, one.id))
  await mall.db.insert(productStock).values({ productId: one.id, areaCode: '310000', quantity: 60, supply: 'now' })
  const by = { productId: one.id, areaCode: '310000', staffId: 1 } as const
  await mall.db.insert(stockMovement).values([
    { ...by, reason: 'receive', change: 100, quantityAfter: 100, createdAt: new Date('2026-02-28T23:59:00+08:00') },
    { ...by, reason: 'damage', change: -40, quantityAfter: 60, createdAt: new Date('2026-03-01T00:00:00+08:00') },
  ])
  const row = (await report({ By: 'product', BeginTime: '2026-03-01', EndTime: '2026-03-10', Point: one.code })).Items
  expect(row).toEqual([expect.objectContaining({ Key: one.code, ProductCode: one.code, SoldQuantity: 0, BeginStock: 100, EndStock: 60, AverageStock: 80, Turns: 0, StockDays: null, IdleCount: 1 })])
  expect((await report({ By: 'product', BeginTime: '2026-02-01', EndTime: '2026-02-28', Point: one.code })).Items).toMatchObject([{ BeginStock: 0, EndStock: 100 }])
  for (const SortOrder of ['asc', 'desc'] as const) {
    const days = (await report({ By: 'product', BeginTime: '2026-02-01', EndTime: '2026-03-10', SortField: 'StockDays', SortOrder })).Items.map(({ StockDays }) => StockDays)
    expect(days[0]).not.toBeNull()
    expect(days.at(-1)).toBeNull()
  }
})

test('costs are for those who see them, also in the file; a portfolio narrows nothing', async () => {
  const [token, own] = [(await loginStaff(mall, 'seller')).Token, (await loginStaff(mall, 'sales')).Token]
  await mall.db.delete(portfolio)
  const ask = async (as: string) => {
    const { body, message } = await mall.call('POST /api/SellerReport/Turnover', { By: 'category', PageIndex: 1, PageSize: 100 }, { token: as })
    if (body === null) throw new Error(message)
    return body
  }
  const [whole, theirs] = [await ask(token), await ask(own)]
  expect(whole.Sum.Cost).toBeGreaterThan(0)
  expect(whole.AllowActions).toEqual(['Export'])
  expect(theirs.AllowActions).toEqual([])
  const hidden = <Row extends object>(row: Row) => ({ ...row, Cost: null, StockCost: null })
  expect(theirs).toEqual({
    ...whole, AllowActions: [], Items: whole.Items.map(hidden), Sum: hidden(whole.Sum),
    Totals: { Current: hidden(whole.Totals.Current), Previous: hidden(whole.Totals.Previous), LastYear: hidden(whole.Totals.LastYear) },
  })

  const reply = await mall.fetch('/api/SellerReport/TurnoverExport', { method: 'POST', body: JSON.stringify({ By: 'category' }), headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` } })
  expect(decodeURIComponent(reply.headers.get('Content-Disposition') ?? '')).toContain('库存周转_按品类_20260318.xlsx')
  const { strings, sheet } = sheetTextsOf(new Uint8Array(await reply.arrayBuffer()))
  expect(sheet.match(/<row /g)).toHaveLength(whole.total + 1)
  for (const text of ['库存成本', whole.Items[0]?.Name]) expect(strings).toContain(text)
  const plain = await exportTurnover(mall.db, callerOf('report.manage'), { By: 'category' }, mall.clock())
  expect(JSON.stringify(plain)).not.toContain('成本')
})
