import { eq, inArray } from 'drizzle-orm'
import fc from 'fast-check'
import { budgetLevelText, orderStatus, purchaseStatuses, type CallKey, type DepartmentReportRequest, type OrderReportRequest } from '@mall/api/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { category, product } from '../../platform/db/schema/catalogue.ts'
import { orderLine, orders } from '../../platform/db/schema/order.ts'
import { department, enterprise } from '../../platform/db/schema/organisation.ts'
import { reportLine } from '../../platform/db/schema/report.ts'
import { demo } from '../../demo/organisation.ts'
import { toDay } from '../../platform/time.ts'
import { sheetTextsOf } from '../../testing/workbook-texts.ts'
import { createTestMall, type TestMall } from '../../testing/test-mall.ts'
import { keyOf } from './periods.ts'
import { readRaw, type RawOrder } from './testing/raw-orders.ts'

const accounts = ['admin', 'buyer', 'approver', 'finance', 'other'] as const
type Account = (typeof accounts)[number]

let mall: TestMall
const callers = new Map<Account, { readonly token: string; readonly userId: number }>()

let raw: readonly RawOrder[]
let categories: ReadonlyMap<number, number | null>
let departments: ReadonlyMap<number, { readonly path: string; readonly enterpriseId: number }>
let companies: ReadonlyMap<number, number>

beforeAll(async () => {
  mall = await createTestMall()
  for (const account of accounts) {
    const { Token, User } = await mall.login(account)
    callers.set(account, { token: Token, userId: User.uid })
  }
  raw = await readRaw(mall.db)
  categories = new Map((await mall.db.select().from(category)).map(({ id, parentId }) => [id, parentId]))
  departments = new Map((await mall.db.select().from(department)).map((row) => [row.id, row]))
  companies = new Map((await mall.db.select().from(enterprise)).map(({ id, groupId }) => [id, groupId]))
}, 120_000)
afterAll(() => mall.close())

const as = (account: Account) => ({ token: callers.get(account)?.token })
const page = { PageIndex: 1, PageSize: 1000 } as const
type Filters = Omit<OrderReportRequest, 'PageIndex' | 'PageSize'>

const need = async <Body>(reply: Promise<{ readonly body: Body | null; readonly message: string }>): Promise<Body> => {
  const { body, message } = await reply
  if (body === null) throw new Error(message)
  return body
}
const orderReport = (account: Account, filters: Filters = {}) => need(mall.call('POST /api/Report/Order', { ...page, ...filters }, as(account)))
const detail = (account: Account, filters: Filters = {}) => need(mall.call('POST /api/Report/OrderDetail', { ...page, ...filters }, as(account)))
const products = (account: Account, filters: Filters = {}) => need(mall.call('POST /api/Report/Product', { ...page, ...filters }, as(account)))
const byDepartment = (account: Account, filters: Partial<DepartmentReportRequest> = {}) => need(mall.call('POST /api/Report/Department', { ...page, ...filters }, as(account)))
const byPurchaser = (account: Account, filters: Filters = {}) => need(mall.call('POST /api/Report/Purchaser', { ...page, ...filters }, as(account)))

const fenOf = (yuan: number) => Math.round(yuan * 100)
const sum = <Row>(rows: readonly Row[], of: (row: Row) => number) => rows.reduce((so, row) => so + of(row), 0)

const isBelow = (id: number | null | undefined, wanted: number): boolean =>
  id !== null && id !== undefined && (id === wanted || isBelow(categories.get(id), wanted))
const isUnder = (id: number, top: number) => departments.get(id)?.path.startsWith(departments.get(top)?.path ?? '-') ?? false

/** What an account sees, by the words of the roles: the whole group, the company, its own department and below, its own. */
const sees = (account: Account, { enterpriseId, departmentId, userId }: RawOrder['order']): boolean => {
  if (account === 'admin') return companies.get(enterpriseId) === 1
  if (account === 'other') return companies.get(enterpriseId) === companies.get(demo.enterprises.yuanfanTrade)
  if (enterpriseId !== demo.enterprises.huaqiTech) return false
  if (account === 'finance') return true
  return userId === callers.get(account)?.userId || (account === 'approver' && isUnder(departmentId, demo.departments.administration))
}

/** Orders that count between two days, from the rows of the database alone. A category leaves its lines. */
const counted = (account: Account, { BeginTime = '2025-04-01', EndTime = '2026-03-18', DepartmentId, UserId, CategoryId, Cancelled }: Filters) =>
  raw.flatMap(({ order, lines, refunds }) => {
    const statuses: readonly number[] = Cancelled ? [...purchaseStatuses, 80, 90] : purchaseStatuses
    const day = toDay(order.createdAt)
    const isWanted = statuses.includes(order.status) && day >= BeginTime && day <= EndTime && sees(account, order)
      && (DepartmentId === undefined || isUnder(order.departmentId, DepartmentId)) && (UserId === undefined || order.userId === UserId)
    if (!isWanted) return []
    const own = CategoryId === undefined ? lines : lines.filter(({ categoryId }) => isBelow(categoryId, CategoryId))
    if (own.length === 0) return []
    const goodsFen = sum(own, ({ priceFen, quantity }) => priceFen * quantity)
    const lineIds = new Set(own.map(({ id }) => id))
    return [{
      order, lines: own, goodsFen, day,
      payableFen: CategoryId === undefined ? order.payableFen : goodsFen,
      quantity: sum(own, ({ quantity }) => quantity),
      refundFen: sum(refunds.filter(({ lineId }) => lineIds.has(lineId)), ({ fen, freightFen }) => fen + (CategoryId === undefined ? freightFen : 0)),
    }]
  })

const filtersOf = fc.record(
  {
    account: fc.constantFrom(...accounts.filter((one) => one !== 'buyer' && one !== 'other')),
    period: fc.constantFrom({}, { BeginTime: '2025-12-15', EndTime: '2026-03-03' }, { BeginTime: '2026-02-01', EndTime: '2026-02-28' }, { BeginTime: '2024-04-01', EndTime: '2026-03-18' }),
    DepartmentId: fc.constantFrom(undefined, demo.departments.administration),
    CategoryId: fc.constantFrom(undefined, 10, 12, 1001),
    Cancelled: fc.constantFrom(undefined, 'with' as const),
  },
  { requiredKeys: ['account', 'period', 'DepartmentId', 'CategoryId', 'Cancelled'] },
).map(({ account, period, ...rest }) => ({ account, filters: { ...period, ...rest } as Filters }))

describe('every report is what the orders say, to the fen', () => {
  const unit = fc.constantFrom('day' as const, 'month' as const, 'quarter' as const, 'year' as const)

  test('订单报表', async () => {
    await fc.assert(
      fc.asyncProperty(filtersOf, unit, async ({ account, filters }, Unit) => {
        const report = await orderReport(account, { BeginTime: '2025-04-01', EndTime: '2026-03-18', ...filters, Unit })
        const wanted = counted(account, filters)
        for (const row of report.Items) {
          const own = wanted.filter(({ day }) => keyOf(Unit, day) === row.Key)
          const amount = sum(own, ({ payableFen }) => payableFen)
          expect(row).toMatchObject({
            OrderCount: own.length, Quantity: sum(own, ({ quantity }) => quantity), Amount: amount / 100,
            ReturnAmount: sum(own, ({ refundFen }) => refundFen) / 100, NetAmount: (amount - sum(own, ({ refundFen }) => refundFen)) / 100,
          })
        }
        const amount = sum(wanted, ({ payableFen }) => payableFen)
        expect(report.Sum).toMatchObject({ OrderCount: wanted.length, Amount: amount / 100 })
        expect(report.Totals.Current).toMatchObject({
          Amount: amount / 100, OrderCount: wanted.length, PurchaserCount: new Set(wanted.map(({ order }) => order.userId)).size,
          AverageAmount: wanted.length === 0 ? null : Math.round(amount / wanted.length) / 100,
        })
      }),
      { numRuns: 25 },
    )
  })

  test('订单明细报表 and 商品报表', async () => {
    await fc.assert(
      fc.asyncProperty(filtersOf, async ({ account, filters }) => {
        const lines = counted(account, filters).flatMap((one) => one.lines)
        const list = await detail(account, filters)
        expect(list.total).toBe(lines.length)
        expect(fenOf(list.Sum.Amount)).toBe(sum(lines, ({ priceFen, quantity }) => priceFen * quantity))
        expect(new Set(list.Items.map(({ LineId }) => LineId))).toEqual(new Set(lines.map(({ id }) => id)))
        const report = await products(account, filters)
        expect(report.total).toBe(new Set(lines.map(({ productId }) => productId)).size)
        for (const row of report.Items) {
          const own = lines.filter(({ productCode }) => productCode === row.Key)
          const fen = sum(own, ({ priceFen, quantity }) => priceFen * quantity)
          const pieces = sum(own, ({ quantity }) => quantity)
          expect(row).toMatchObject({
            Quantity: pieces, Amount: fen / 100, LineCount: own.length, AveragePrice: Math.round(fen / pieces) / 100,
            LowestPrice: Math.min(...own.map(({ priceFen }) => priceFen)) / 100, HighestPrice: Math.max(...own.map(({ priceFen }) => priceFen)) / 100,
          })
        }
        expect(sum(report.Items, ({ Amount }) => fenOf(Amount))).toBe(fenOf(report.Sum.Amount))
      }),
      { numRuns: 15 },
    )
  })

  test('部门报表 and 采购人报表', async () => {
    await fc.assert(
      fc.asyncProperty(filtersOf, async ({ account, filters }) => {
        const wanted = counted(account, filters)
        for (const row of (await byDepartment(account, filters)).Items) {
          const own = wanted.filter(({ order }) => String(row.Kind === 'company' ? order.enterpriseId : order.departmentId) === row.Key)
          const fen = sum(own, ({ payableFen }) => payableFen)
          const people = new Set(own.map(({ order }) => order.userId)).size
          expect(row).toMatchObject({ OrderCount: own.length, Amount: fen / 100, PurchaserCount: people, PerPerson: Math.round(fen / people) / 100 })
        }
        const report = await byPurchaser(account, filters)
        expect(report.total).toBe(new Set(wanted.map(({ order }) => order.userId)).size)
        for (const row of report.Items) {
          const own = wanted.filter(({ order }) => String(order.userId) === row.Key)
          const goods = sum(own, ({ goodsFen }) => goodsFen)
          const free = sum(own.flatMap(({ lines }) => lines), ({ isAgreed, priceFen, quantity }) => (isAgreed ? 0 : priceFen * quantity))
          expect(row).toMatchObject({
            OrderCount: own.length, Amount: sum(own, ({ payableFen }) => payableFen) / 100, NonAgreedShare: Math.round((free / goods) * 10_000) / 10_000,
          })
        }
      }),
      { numRuns: 15 },
    )
  })
})

describe('who sees what', () => {
  test('who sees only their own has their own lines alone', async () => {
    const { Items, total } = await detail('buyer')
    expect(total).toBe(counted('buyer', {}).flatMap(({ lines }) => lines).length)
    expect(total).toBeGreaterThan(0)
    expect(new Set(Items.map(({ UserName }) => UserName)).size).toBe(1)
    expect((await detail('buyer', { UserId: callers.get('approver')?.userId })).total).toBe(0)
    expect((await need(mall.call('POST /api/Report/People', {}, as('buyer')))).Items).toHaveLength(1)
  })

  test('another group has nothing of this one, whatever is asked for', async () => {
    const { Items } = await orderReport('other', { EnterpriseId: demo.enterprises.huaqiTech })
    expect(sum(Items, ({ OrderCount }) => OrderCount)).toBe(0)
    expect((await byDepartment('other', { DepartmentId: demo.departments.administration })).total).toBe(0)
  })

  test('a report that is not in the menu is forbidden, and so is its file', async () => {
    const keys: readonly CallKey[] = ['POST /api/Report/Department', 'POST /api/Report/Purchaser']
    for (const key of keys) expect(await mall.send(key, page, as('buyer'))).toMatchObject({ status: 403, success: false })
    const file = await mall.fetch('/api/Report/DepartmentExport', { method: 'POST', body: '{}', headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${callers.get('buyer')?.token}` } })
    expect(file.status).toBe(403)
  })

  test('several companies are rows of their own, and one of them has its departments', async () => {
    const top = await byDepartment('admin')
    expect(new Set(top.Items.map(({ Kind }) => Kind))).toEqual(new Set(['company']))
    expect(top.Items.map(({ Name }) => Name).toSorted()).toEqual(['华启制造', '华启科技'])
    for (const company of top.Items) {
      const EnterpriseId = Number(company.Key)
      const below = await byDepartment('admin', { EnterpriseId })
      expect(below.Items.length).toBeGreaterThan(1)
      for (const row of below.Items) expect([row.Kind, departments.get(Number(row.Key))?.enterpriseId]).toEqual(['department', EnterpriseId])
      expect(below.Sum).toEqual({ OrderCount: company.OrderCount, Amount: company.Amount })
      expect(fenOf(sum(below.Items, ({ Budget }) => Budget ?? 0))).toBe(fenOf(company.Budget ?? 0))
    }
  })

  test('departments of several companies are named with their company, in the lists and in their files', async () => {
    const isNamed = /（华启(制造|科技)）$/
    const read = async (filters: object = {}) => [
      ...(await need(mall.call('POST /api/Report/Purchaser', { ...page, PageSize: 100, ...filters }, as('admin')))).Items,
      ...(await need(mall.call('POST /api/Report/OrderDetail', { ...page, PageSize: 100, ...filters }, as('admin')))).Items,
    ].map(({ DepartmentName }) => DepartmentName).filter((name) => name !== '—')
    const all = await read()
    expect(all.length).toBeGreaterThan(1)
    expect(all.filter((name) => !isNamed.test(name))).toEqual([])
    expect((await read({ EnterpriseId: demo.enterprises.huaqiTech })).filter((name) => isNamed.test(name))).toEqual([])
    for (const key of ['PurchaserExport', 'OrderDetailExport']) {
      const reply = await mall.fetch(`/api/Report/${key}`, {
        method: 'POST', body: '{}', headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${callers.get('admin')?.token}` },
      })
      expect(sheetTextsOf(new Uint8Array(await reply.arrayBuffer())).strings).toContain('（华启科技）')
    }
  })

  test('执行率 is 已用 ÷ 预算 of the budgets that the head names, of one kind of level', async () => {
    const report = await byDepartment('finance')
    const level = report.BudgetLevel
    if (level === null) throw new Error('The demo has budgets')
    const counted = (await need(mall.call('POST /api/Budget/List', { ...page, PageSize: 1000, Period: level.Period, BeginTime: report.Totals.Current.BeginDate, EndTime: report.Totals.Current.EndDate }, as('finance')))).Items
    expect([level.BeginDate, level.EndDate]).toEqual([counted.map(({ StartDate }) => StartDate).toSorted()[0], counted.map(({ EndDate }) => EndDate).toSorted().at(-1)])
    const withBudget = report.Items.filter(({ Budget }) => Budget !== null)
    expect(withBudget.length).toBeGreaterThan(1)
    for (const { Key, Budget, BudgetUsed, UsageRate } of withBudget) {
      const own = counted.filter(({ DepartmentId }) => String(DepartmentId) === Key)
      expect([fenOf(Budget ?? 0), fenOf(BudgetUsed ?? 0)]).toEqual([fenOf(sum(own, ({ Total, Adjusted }) => Total + Adjusted)), fenOf(sum(own, ({ Used }) => Used))])
      expect(UsageRate).toBeCloseTo((BudgetUsed ?? 0) / (Budget ?? 1), 4)
    }
  })

  test('a file says in its head whether its rows are companies or departments', async () => {
    const headOf = async (account: Account, filters: object = {}) => {
      const reply = await mall.fetch('/api/Report/DepartmentExport', {
        method: 'POST', body: JSON.stringify(filters), headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${callers.get(account)?.token}` },
      })
      return sheetTextsOf(new Uint8Array(await reply.arrayBuffer())).strings
    }
    expect(await headOf('admin')).toMatch(/公司<.*人数/s)
    expect(await headOf('admin')).not.toMatch(/部门</)
    expect(await headOf('finance')).toMatch(/部门<.*人数/s)
    // The file says as the page does which budgets 预算 and 执行率 count.
    const { BudgetLevel } = await byDepartment('finance')
    if (BudgetLevel === null) throw new Error('The demo has budgets')
    expect(await headOf('finance')).toContain(`预算（${budgetLevelText(BudgetLevel)}）`)
  })
})

describe('the period', () => {
  test('has at most 24 months, and a last day after the first', async () => {
    const send = (body: object) => mall.send('POST /api/Report/Order', { ...page, ...body }, as('finance'))
    expect(await send({ BeginTime: '2024-03-01', EndTime: '2026-03-01' })).toMatchObject({ success: false, message: '时间跨度不能超过24个月' })
    expect(await send({ BeginTime: '2026-03-02', EndTime: '2026-03-01' })).toMatchObject({ success: false, message: '结束时间不能早于开始时间' })
  })

  test('that was chosen in the chart leaves its row, and the cards are its own', async () => {
    const all = await orderReport('finance')
    const report = await orderReport('finance', { Point: '2026-02' })
    expect(report.Items).toEqual(all.Items.filter(({ Key }) => Key === '2026-02'))
    expect(report.Points).toEqual(all.Points)
    expect(report.Totals.Current).toMatchObject({ BeginDate: '2026-02-01', EndDate: '2026-02-28', Amount: report.Items[0]?.Amount })
    expect(report.Totals.Previous.Amount).toBe(report.Items[0]?.PreviousAmount)
  })

  test('before the first is compared too, where the first is a whole one', async () => {
    const { Items } = await orderReport('finance', { BeginTime: '2026-02-01', EndTime: '2026-03-18' })
    const january = await orderReport('finance', { BeginTime: '2026-01-01', EndTime: '2026-01-31' })
    expect(Items.at(-1)).toMatchObject({ Key: '2026-02', PreviousAmount: january.Sum.Amount })
    expect(january.Sum.Amount).toBeGreaterThan(0)
  })
})

test('copies of the lines follow every change of an order and of a line within its write', async () => {
  const one = raw.find(({ order, lines }) => order.enterpriseId === demo.enterprises.huaqiTech && lines.length > 1 && order.status === orderStatus.completed)
  if (one === undefined) throw new Error('The demo has no order with two lines')
  const [line] = one.lines
  const copies = () => mall.db.select().from(reportLine).where(eq(reportLine.orderId, one.order.id))
  const rollBack = new Error('as it was')
  await mall.db.transaction(async (tx) => {
    await tx.update(orders).set({ status: 80, createdAt: new Date('2025-05-05T00:00:00+08:00') }).where(eq(orders.id, one.order.id))
    await tx.update(orderLine).set({ quantity: line?.receivedQuantity ?? 1, priceFen: 7 }).where(eq(orderLine.id, line?.id ?? 0))
    const changed = await tx.select().from(reportLine).where(eq(reportLine.orderId, one.order.id))
    expect(changed).toHaveLength(one.lines.length)
    expect(changed.every(({ status, orderedAt }) => status === orderStatus.cancelled && toDay(orderedAt) === '2025-05-05')).toBe(true)
    expect(changed.find(({ lineId }) => lineId === line?.id)?.priceFen).toBe(7)
    throw rollBack
  }).catch((error: unknown) => {
    if (error !== rollBack) throw error
  })
  expect((await copies()).every(({ status }) => status === orderStatus.completed)).toBe(true)
  expect(await mall.db.$count(reportLine)).toBe(await mall.db.$count(orderLine))
})

test('how approvals went is of those that were decided', async () => {
  const { Items } = await byPurchaser('finance')
  expect(Items.some(({ ApprovalMinutes }) => ApprovalMinutes !== null && ApprovalMinutes > 0)).toBe(true)
  for (const { RejectionRate } of Items) expect(RejectionRate === null || (RejectionRate >= 0 && RejectionRate <= 1)).toBe(true)
})

test('a file has the rows that the page shows', async () => {
  const reply = await mall.fetch('/api/Report/ProductExport', {
    method: 'POST', body: JSON.stringify({ BeginTime: '2026-01-01', EndTime: '2026-03-18' }), headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${callers.get('finance')?.token}` },
  })
  const { strings, sheet } = sheetTextsOf(new Uint8Array(await reply.arrayBuffer()))
  const { Items, total } = await products('finance', { BeginTime: '2026-01-01', EndTime: '2026-03-18' })
  expect(sheet.match(/<row /g)).toHaveLength(total + 1)
  for (const { Key } of Items.slice(0, 5)) expect(strings).toContain(Key)
  expect(await mall.db.select({ id: product.id }).from(product).where(inArray(product.code, Items.map(({ Key }) => Key)))).toHaveLength(total)
})

describe('pages of a report', () => {
  const sorts = [['Product', 'Amount'], ['Product', 'Quantity'], ['Product', 'LineCount'], ['Department', 'Amount'], ['Department', 'OrderCount'], ['Purchaser', 'Amount'], ['Purchaser', 'OrderCount']] as const

  test.each(sorts.flatMap(([report, field]) => (['asc', 'desc'] as const).map((direction) => [report, field, direction] as const)))('%s by %s %s: follow on each other as all of it is in order', async (report, SortField, SortOrder) => {
    const ask = (request: object) => need(mall.call(`POST /api/Report/${report}`, { SortField, SortOrder, ...request } as never, as('finance'))) as Promise<{ Items: { Key: string }[]; total: number; Points: unknown }>
    const whole = await ask(page)
    const values = whole.Items.map((item) => (item as unknown as Record<string, number>)[SortField] ?? NaN)
    expect(values).toEqual(values.toSorted((one, other) => (SortOrder === 'asc' ? one - other : other - one)))
    const pages = []
    for (let at = 0; at * 10 < whole.total; at++) pages.push(await ask({ PageIndex: at + 1, PageSize: 10 }))
    expect(pages.flatMap(({ Items }) => Items)).toEqual(whole.Items)
    for (const one of pages) expect(one).toMatchObject({ total: whole.total, Points: whole.Points })
    expect(await ask({ PageIndex: pages.length + 1, PageSize: 10 })).toMatchObject({ Items: [], total: whole.total, Points: whole.Points })
  })

  test('of one row that was chosen: there is a first one alone', async () => {
    const { Items } = await products('finance')
    const Point = Items[3]?.Key ?? ''
    expect((await products('finance', { Point })).Items).toEqual([Items[3]])
    expect((await need(mall.call('POST /api/Report/Product', { PageIndex: 2, PageSize: 10, Point }, as('finance')))).Items).toEqual([])
  })
})
