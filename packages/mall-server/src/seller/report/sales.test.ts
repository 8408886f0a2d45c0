import fc from 'fast-check'
import { orderStatus, purchaseStatuses, shiftDay } from '@mall/api/contract'
import type { MarginReportRequest, SalesDimension, SalesReportRequest } from '@mall/api/seller/contract'
import { and, eq, gte, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { demo } from '../../demo/organisation.ts'
import { keyOf } from '../../insight/report/periods.ts'
import { readRaw, type RawOrder } from '../../insight/report/testing/raw-orders.ts'
import { category, product } from '../../platform/db/schema/catalogue.ts'
import { orderLine, orderPackage, orderRefusal, orders } from '../../platform/db/schema/order.ts'
import { reportLine } from '../../platform/db/schema/report.ts'
import { portfolio, staff } from '../../platform/db/schema/staff.ts'
import { toDay } from '../../platform/time.ts'
import { loginStaff } from '../../testing/staff-sessions.ts'
import { createTestMall, type TestMall } from '../../testing/test-mall.ts'
import { sheetTextsOf } from '../../testing/workbook-texts.ts'

const accounts = ['seller', 'sales', 'accountant', 'goods', 'warehouse'] as const
type Account = (typeof accounts)[number]

let mall: TestMall
const tokens = new Map<Account, string>()

let raw: readonly RawOrder[]
let categories: ReadonlyMap<number, typeof category.$inferSelect>
let codes: ReadonlyMap<number, string>
/** Who looks after each company, by their ids. */
let managers: ReadonlyMap<number, readonly number[]>
let salesId: number

beforeAll(async () => {
  mall = await createTestMall()
  for (const account of accounts) tokens.set(account, (await loginStaff(mall, account)).Token)
  const people = await mall.db.select().from(staff)
  const idOf = (account: string) => people.find((one) => one.account === account)?.id ?? 0
  salesId = idOf('sales')
  // A customer of two: a sale to it is in one row.
  await mall.db.delete(portfolio)
  await mall.db.insert(portfolio).values([
    { staffId: salesId, enterpriseId: demo.enterprises.huaqiTech },
    { staffId: idOf('seller'), enterpriseId: demo.enterprises.huaqiTech },
    { staffId: idOf('seller'), enterpriseId: demo.enterprises.yuanfanTrade },
    { staffId: idOf('goods'), enterpriseId: demo.enterprises.yuanfanTrade },
  ])
  managers = new Map([[demo.enterprises.huaqiTech, [salesId, idOf('seller')].toSorted((a, b) => a - b)], [demo.enterprises.yuanfanTrade, [idOf('seller'), idOf('goods')].toSorted((a, b) => a - b)]])
  // Every second line had a cost when it was ordered.
  const all = await mall.db.select({ id: orderLine.id, priceFen: orderLine.priceFen }).from(orderLine)
  for (const { id, priceFen } of all) await mall.db.update(orderLine).set({ costFen: id % 2 === 0 ? Math.round(priceFen * (0.5 + (id % 7) / 10)) : null }).where(eq(orderLine.id, id))
  // Part of an order that counts was refused: the demo has only whole ones.
  const [sent] = await mall.db
    .select({ packageId: orderPackage.id, line: orderLine })
    .from(orderPackage)
    .innerJoin(orders, and(eq(orders.id, orderPackage.orderId), eq(orders.status, orderStatus.completed), eq(orders.enterpriseId, demo.enterprises.huaqiTech), gte(orders.createdAt, new Date('2026-02-02'))))
    .innerJoin(orderLine, eq(orderLine.orderId, orders.id))
    .limit(1)
  if (sent === undefined) throw new Error('The demo has no package')
  await mall.db.insert(orderRefusal).values({
    orderId: sent.line.orderId, packageId: sent.packageId, lineId: sent.line.id, quantity: 1, reason: '包装破损', images: [], refundFen: sent.line.priceFen, freightFen: 700, createdAt: new Date('2026-03-10'),
  })
  raw = await readRaw(mall.db)
  categories = new Map((await mall.db.select().from(category)).map((row) => [row.id, row]))
  codes = new Map((await mall.db.select({ id: product.id, code: product.code }).from(product)).map(({ id, code }) => [id, code]))
}, 120_000)
afterAll(() => mall.close())

const as = (account: Account) => ({ token: tokens.get(account) })
const page = { PageIndex: 1, PageSize: 1000 } as const
const need = async <Body>(reply: Promise<{ readonly body: Body | null; readonly message: string }>): Promise<Body> => {
  const { body, message } = await reply
  if (body === null) throw new Error(message)
  return body
}
type Filters = Omit<SalesReportRequest, 'PageIndex' | 'PageSize'>
const sales = (account: Account, filters: Filters) => need(mall.call('POST /api/SellerReport/Sales', { ...page, ...filters }, as(account)))
const margin = (account: Account, filters: Omit<MarginReportRequest, 'PageIndex' | 'PageSize'>) => need(mall.call('POST /api/SellerReport/Margin', { ...page, ...filters }, as(account)))

const sum = <Row>(rows: readonly Row[], of: (row: Row) => number) => rows.reduce((so, row) => so + of(row), 0)

const above = (id: number, level: number): number => {
  const found = categories.get(id)
  return found === undefined || found.level <= level || found.parentId === null ? id : above(found.parentId, level)
}
const isBelow = (id: number, wanted: number): boolean => [1, 2, 3].some((level) => above(id, level) === wanted)

interface Piece {
  readonly key: string
  readonly orderId: number
  readonly enterpriseId: number
  readonly quantity: number
  readonly fen: number
  readonly refundFen: number
  readonly costFen: number
  readonly costedFen: number
}

const isSeen = (account: Account, { enterpriseId }: RawOrder['order']) => account !== 'sales' || managers.get(enterpriseId)?.includes(salesId) === true

/** What is sold between two days, from the rows of the database alone: orders where nothing is asked of their goods, else lines. */
const pieces = (account: Account, { By, Unit = 'month', BeginTime = '', EndTime = '', EnterpriseId, ManagerId, CategoryId }: Filters, ofGoods: boolean): Piece[] =>
  raw.flatMap(({ order, lines, refunds }) => {
    const day = toDay(order.createdAt)
    const statuses: readonly number[] = purchaseStatuses
    const own = managers.get(order.enterpriseId) ?? []
    const isWanted = statuses.includes(order.status) && day >= BeginTime && day <= EndTime && isSeen(account, order)
      && (EnterpriseId === undefined || order.enterpriseId === EnterpriseId) && (ManagerId === undefined || own.includes(ManagerId))
    if (!isWanted) return []
    const keys = { time: keyOf(Unit, day), customer: String(order.enterpriseId), manager: own.length === 0 ? '0' : own.join(',') }
    const plain = { orderId: order.id, enterpriseId: order.enterpriseId }
    if (!ofGoods) {
      const refundFen = sum(refunds, ({ fen, freightFen }) => fen + freightFen)
      return [{ ...plain, key: keys[By as keyof typeof keys], quantity: order.quantity, fen: order.payableFen, refundFen, costFen: 0, costedFen: 0 }]
    }
    const level = CategoryId === undefined ? 1 : Math.min((categories.get(CategoryId)?.level ?? 0) + 1, 3)
    return lines.filter((line) => CategoryId === undefined || isBelow(line.categoryId, CategoryId)).map((line) => ({
      ...plain,
      key: { ...keys, product: codes.get(line.productId) ?? '', category: String(above(line.categoryId, level)) }[By],
      quantity: line.quantity,
      fen: line.priceFen * line.quantity,
      refundFen: sum(refunds.filter(({ lineId }) => lineId === line.id), ({ fen }) => fen),
      costFen: (line.costFen ?? 0) * line.quantity,
      costedFen: line.costFen === null ? 0 : line.priceFen * line.quantity,
    }))
  })

const salesOf = (rows: readonly Piece[]) => {
  const [fen, refundFen] = [sum(rows, (row) => row.fen), sum(rows, (row) => row.refundFen)]
  return { OrderCount: new Set(rows.map(({ orderId }) => orderId)).size, Quantity: sum(rows, ({ quantity }) => quantity), Amount: fen / 100, ReturnAmount: refundFen / 100, NetAmount: (fen - refundFen) / 100 }
}
const customersOf = (rows: readonly Piece[]) => new Set(rows.map(({ enterpriseId }) => enterpriseId)).size

const dimensions = ['time', 'customer', 'category', 'product', 'manager'] as const satisfies readonly SalesDimension[]
const period = { BeginTime: '2025-04-01', EndTime: '2026-03-18' } as const

const asked = fc.record({
  account: fc.constantFrom<Account>('seller', 'sales', 'accountant'),
  By: fc.constantFrom(...dimensions),
  Unit: fc.constantFrom('day' as const, 'week' as const, 'month' as const, 'quarter' as const, 'year' as const),
  span: fc.constantFrom(period, { BeginTime: '2025-12-15', EndTime: '2026-03-03' }, { BeginTime: '2026-02-01', EndTime: '2026-02-28' }),
  EnterpriseId: fc.constantFrom(undefined, demo.enterprises.huaqiTech),
  CategoryId: fc.constantFrom(undefined, 10, 1001),
  isOfManager: fc.boolean(),
}).map(({ span, isOfManager, account, ...rest }) => ({ account, filters: { ...rest, ...span, ManagerId: isOfManager ? salesId : undefined } satisfies Filters }))

describe('销售 is what the orders say, to the fen', () => {
  test.each(dimensions)('by %s', async (By) => {
    await fc.assert(
      fc.asyncProperty(asked, async ({ account, filters: given }) => {
        const filters = { ...given, By }
        const ofGoods = By === 'category' || By === 'product' || filters.CategoryId !== undefined
        const report = await sales(account, filters)
        const wanted = pieces(account, filters, ofGoods)
        expect(report.Basis).toBe(ofGoods ? 'goods' : 'payable')
        expect(report.Items.filter(({ OrderCount }) => OrderCount > 0).map(({ Key }) => Key).toSorted()).toEqual([...new Set(wanted.map(({ key }) => key))].toSorted())
        for (const row of report.Items) {
          const own = wanted.filter(({ key }) => key === row.Key)
          expect(row).toMatchObject({ ...salesOf(own), CustomerCount: customersOf(own) })
        }
        expect(report.Sum).toEqual(salesOf(wanted))
        expect(report.Totals.Current).toMatchObject({ Amount: report.Sum.Amount, OrderCount: report.Sum.OrderCount, CustomerCount: customersOf(wanted) })
        expect(sum(report.Items, ({ Share }) => Share)).toBeCloseTo(wanted.length === 0 ? 0 : 1, 2)
      }),
      { numRuns: 8 },
    )
  })

  test('环比 and 同比 of a row are those of the days before, for the same row', async () => {
    const filters = { By: 'customer', BeginTime: '2026-02-01', EndTime: '2026-02-28' } as const
    const { Items, Totals } = await sales('seller', filters)
    expect(Items.length).toBeGreaterThan(1)
    expect(sum(Items, ({ PreviousAmount }) => PreviousAmount)).toBeGreaterThan(0)
    for (const { Key, PreviousAmount, LastYearAmount } of Items) {
      const before = (BeginTime: string, EndTime: string) => sum(pieces('seller', { ...filters, BeginTime, EndTime }, false).filter(({ key }) => key === Key), ({ fen }) => fen) / 100
      expect(PreviousAmount).toBe(before('2026-01-01', '2026-01-31'))
      expect(LastYearAmount).toBe(before('2025-02-01', '2025-02-28'))
    }
    expect(Totals.Previous.Amount).toBe(salesOf(pieces('seller', { ...filters, BeginTime: '2026-01-01', EndTime: '2026-01-31' }, false)).Amount)
  })

  test('a month that goes on is compared with as many days of the month before', async () => {
    const { Items: [row] } = await sales('seller', { By: 'time', ...period })
    expect(row).toMatchObject({ Key: '2026-03', IsOpen: true, BeginDate: '2026-03-01', EndDate: '2026-03-18' })
    expect(row?.PreviousAmount).toBe(salesOf(pieces('seller', { By: 'time', BeginTime: '2026-02-01', EndTime: '2026-02-18' }, false)).Amount)
    expect(row?.LastYearAmount).toBe(salesOf(pieces('seller', { By: 'time', BeginTime: '2025-03-01', EndTime: '2025-03-18' }, false)).Amount)
  })

  test('weeks begin on Monday and are named by ISO 8601; each is beside the week before', async () => {
    const { Items } = await sales('seller', { By: 'time', Unit: 'week', BeginTime: '2025-12-22', EndTime: '2026-01-11' })
    expect(Items.map(({ Key, BeginDate, EndDate }) => [Key, BeginDate, EndDate])).toEqual([
      ['2026-W02', '2026-01-05', '2026-01-11'], ['2026-W01', '2025-12-29', '2026-01-04'], ['2025-W52', '2025-12-22', '2025-12-28'],
    ])
    expect(Items[0]?.PreviousAmount).toBe(Items[1]?.Amount)
    expect(Items[0]?.Name).toBe('2026-01-05 至 01-11')
  })

  test('a point leaves one row, and by time its cards', async () => {
    const first = (await sales('seller', { By: 'product', ...period })).Items[0]
    const chosen = await sales('seller', { By: 'product', ...period, Point: first?.Key ?? '' })
    expect(chosen.Items).toEqual([first])
    expect(chosen.Sum.Amount).toBe(first?.Amount)
    const month = await sales('seller', { By: 'time', ...period, Point: '2026-02' })
    expect(month.Items.map(({ Key }) => Key)).toEqual(['2026-02'])
    expect(month.Totals.Current).toMatchObject({ BeginDate: '2026-02-01', EndDate: '2026-02-28', Amount: month.Sum.Amount })
  })

  test('rows are sorted by the field that is asked for', async () => {
    const { Items } = await sales('seller', { By: 'customer', ...period, SortField: 'PreviousAmount', SortOrder: 'asc' })
    expect(Items.map(({ PreviousAmount }) => PreviousAmount)).toEqual(Items.map(({ PreviousAmount }) => PreviousAmount).toSorted((a, b) => a - b))
  })
})

describe('what a 客户经理 sees', () => {
  test('the sums of the own customers alone', async () => {
    const [own, all] = await Promise.all([sales('sales', { By: 'customer', ...period }), sales('seller', { By: 'customer', ...period })])
    expect(own.Items.map(({ EnterpriseId }) => EnterpriseId)).toEqual([demo.enterprises.huaqiTech])
    expect(own.Sum.Amount).toBe(all.Items.find(({ EnterpriseId }) => EnterpriseId === demo.enterprises.huaqiTech)?.Amount)
    expect(own.Sum.Amount).toBeLessThan(all.Sum.Amount)
    expect((await sales('sales', { By: 'customer', ...period, EnterpriseId: demo.enterprises.yuanfanTrade })).CustomerName).toBeNull()
    expect((await sales('seller', { By: 'customer', ...period, EnterpriseId: demo.enterprises.yuanfanTrade })).CustomerName).not.toBeNull()
  })

  test('no margins, no files; the warehouse sees no report', async () => {
    expect((await mall.call('POST /api/SellerReport/Margin', { By: 'customer', ...page }, as('sales'))).status).toBe(403)
    expect((await mall.call('POST /api/SellerReport/SalesExport', { By: 'customer' }, as('sales'))).status).toBe(403)
    expect((await mall.call('POST /api/SellerReport/Sales', { By: 'customer', ...page }, as('warehouse'))).status).toBe(403)
    expect((await sales('sales', { By: 'customer' })).AllowActions).toEqual([])
    // 财务 sees costs and takes no files away.
    expect((await mall.call('POST /api/SellerReport/MarginExport', { By: 'customer' }, as('accountant'))).status).toBe(403)
  })

  test('is offered those who look after the own customers', async () => {
    const own = await need(mall.call('POST /api/SellerReport/Choices', {}, as('sales')))
    expect(own.Managers.map(({ StaffId }) => StaffId)).toEqual(managers.get(demo.enterprises.huaqiTech))
    expect(own.Categories.length).toBe(categories.size)
  })
})

describe('毛利', () => {
  test.each(dimensions)('by %s is of what each line cost when it was ordered, to the fen', async (By) => {
    await fc.assert(
      fc.asyncProperty(asked, async ({ filters: given }) => {
        const filters = { ...given, By }
        const report = await margin('accountant', filters)
        const wanted = pieces('accountant', filters, true)
        const earned = (rows: readonly Piece[]) => {
          const [costedFen, costFen] = [sum(rows, (row) => row.costedFen), sum(rows, (row) => row.costFen)]
          return { Amount: sum(rows, ({ fen }) => fen) / 100, CostedAmount: costedFen / 100, Cost: costFen / 100, Profit: (costedFen - costFen) / 100, Margin: costedFen === 0 ? null : Math.round((1 - costFen / costedFen) * 10_000) / 10_000 }
        }
        for (const row of report.Items) expect(row).toMatchObject(earned(wanted.filter(({ key }) => key === row.Key)))
        expect(report.Sum).toMatchObject(earned(wanted))
        expect(report.Totals.Current).toMatchObject(earned(wanted))
      }),
      { numRuns: 6 },
    )
  })

  test('what has no cost comes last, sorted either way', async () => {
    for (const SortOrder of ['asc', 'desc'] as const) {
      const { Items } = await margin('seller', { By: 'product', ...period, SortField: 'Margin', SortOrder })
      const rates = Items.map((row) => row.Margin)
      const known = rates.filter((rate) => rate !== null)
      expect(known.length).toBeGreaterThan(1)
      expect(rates.length).toBeGreaterThan(known.length)
      expect(rates.slice(known.length).every((rate) => rate === null)).toBe(true)
      expect(known).toEqual(known.toSorted((a, b) => (SortOrder === 'asc' ? a - b : b - a)))
    }
  })

  test('a line keeps the cost of its product when it was ordered, and the report with it', async () => {
    const [template] = await mall.db.select().from(orderLine).limit(1)
    if (template === undefined) throw new Error('no line')
    await mall.db.update(product).set({ costFen: 321 }).where(eq(product.id, template.productId))
    const { id: _id, costFen: _cost, ...line } = template
    const [made] = await mall.db.insert(orderLine).values(line).returning()
    await mall.db.update(product).set({ costFen: 999 }).where(eq(product.id, template.productId))
    const [kept] = await mall.db.select().from(reportLine).where(eq(reportLine.lineId, made?.id ?? 0))
    expect([made?.costFen, kept?.costFen]).toEqual([321, 321])
    await mall.db.delete(orderLine).where(inArray(orderLine.id, [made?.id ?? 0]))
  })
})

test('a file has the rows of the screen and their amounts', async () => {
  const { Items } = await sales('seller', { By: 'customer', ...period })
  const reply = await mall.fetch('/api/SellerReport/SalesExport', {
    method: 'POST', body: JSON.stringify({ By: 'customer', ...period }), headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${tokens.get('seller')}` },
  })
  expect(decodeURIComponent(reply.headers.get('Content-Disposition') ?? '')).toContain('销售_按客户_20260318.xlsx')
  const { strings, sheet } = sheetTextsOf(new Uint8Array(await reply.arrayBuffer()))
  expect(sheet.match(/<row /g)).toHaveLength(Items.length + 1)
  for (const { Name, Amount } of Items) {
    expect(strings).toContain(Name)
    expect(sheet).toContain(`<v>${Amount}</v>`)
  }
})

test('more than two years, and an end before the begin, are refused with a word', async () => {
  expect((await mall.call('POST /api/SellerReport/Sales', { By: 'time', ...page, BeginTime: '2020-01-01', EndTime: '2026-01-31' }, as('seller'))).message).toBe('时间跨度不能超过24个月')
  expect((await mall.call('POST /api/SellerReport/Margin', { By: 'time', ...page, BeginTime: '2026-02-01', EndTime: shiftDay('2026-02-01', -1) }, as('seller'))).message).toBe('结束时间不能早于开始时间')
})
