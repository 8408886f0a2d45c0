import fc from 'fast-check'
import { orderStatus, purchaseStatuses, shiftDay } from '@mall/api/contract'
import type { ChurnQuarter, ChurnReport } from '@mall/api/seller/contract'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demo } from '../../demo/organisation.ts'
import { keyOf, periodAround } from '../../insight/report/periods.ts'
import { enterprise } from '../../platform/db/schema/organisation.ts'
import { orders } from '../../platform/db/schema/order.ts'
import { portfolio, staff } from '../../platform/db/schema/staff.ts'
import type { StaffCaller } from '../../platform/http/define-routes.ts'
import { daysBetween, startOfDay, toDay } from '../../platform/time.ts'
import { loginStaff } from '../../testing/staff-sessions.ts'
import { createTestMall, type TestMall } from '../../testing/test-mall.ts'
import { sheetTextsOf } from '../../testing/workbook-texts.ts'
import { churnReportOf } from './churn.ts'

let mall: TestMall
let all: readonly (typeof orders.$inferSelect)[]
let salesId: number
const page = { PageIndex: 1, PageSize: 100 } as const

beforeAll(async () => {
  mall = await createTestMall()
  const people = await mall.db.select().from(staff)
  salesId = people.find(({ account }) => account === 'sales')?.id ?? 0
  await mall.db.delete(portfolio)
  await mall.db.insert(portfolio).values([{ staffId: salesId, enterpriseId: demo.enterprises.huaqiTech }, { staffId: salesId, enterpriseId: demo.enterprises.yuanfanTrade }])
}, 120_000)
afterAll(() => mall.close())

/** One of the staff, as far as a report asks. */
const callerOf = (scope: StaffCaller['scope']) => ({ staffId: salesId, scope, permissions: new Set(['report.view']) }) as unknown as StaffCaller

const today = '2026-03-18'
/** The quarters in which orders are put, by their first days. */
const quarters = ['2024-10-01', '2025-01-01', '2025-04-01', '2025-07-01', '2025-10-01', '2026-01-01'] as const

/** Puts the orders of each company into the quarters that are drawn for it; a company without any has ordered long before. */
const placeOrders = async (active: ReadonlyMap<number, readonly string[]>, dayIn: (nth: number) => number) => {
  const found = await mall.db.select().from(orders)
  for (const [nth, { id, enterpriseId }] of found.entries()) {
    const firsts = active.get(enterpriseId) ?? []
    const first = firsts[nth % Math.max(1, firsts.length)] ?? '2019-01-01'
    const last = periodAround('quarter', first).last < today ? periodAround('quarter', first).last : today
    const day = shiftDay(first, dayIn(nth) % (daysBetween(first, last) + 1))
    await mall.db.update(orders).set({ createdAt: new Date(startOfDay(day).getTime() + 3_600_000) }).where(eq(orders.id, id))
  }
  all = await mall.db.select().from(orders)
}

const counted: readonly number[] = purchaseStatuses
const quarterOf = (day: string) => keyOf('quarter', day)
const before = (day: string) => shiftDay(periodAround('quarter', day).first, -1)
const sum = (rows: readonly { readonly payableFen: number }[]) => rows.reduce((so, { payableFen }) => so + payableFen, 0) / 100

/** Who was lost on some days, computed from the rows of orders alone. */
const lostBy = (seen: (enterpriseId: number) => boolean, first: string, last: string) => {
  const own = all.filter(({ status, enterpriseId }) => counted.includes(status) && seen(enterpriseId))
  const inQuarter = (id: number, day: string) => own.filter((one) => one.enterpriseId === id && quarterOf(toDay(one.createdAt)) === quarterOf(day))
  const customers = [...new Set(own.map(({ enterpriseId }) => enterpriseId))].filter((id) => inQuarter(id, before(first)).length > 0)
  const days = (id: number) => own.filter((one) => one.enterpriseId === id && toDay(one.createdAt) >= first && toDay(one.createdAt) <= last)
  const later = (id: number) => own.filter((one) => one.enterpriseId === id && toDay(one.createdAt) > last && toDay(one.createdAt) <= today).map((one) => toDay(one.createdAt)).toSorted()[0] ?? null
  const lost = customers.filter((id) => days(id).length === 0).map((id) => {
    const orders = inQuarter(id, before(first))
    const LastOrderDate = orders.map((one) => toDay(one.createdAt)).toSorted().at(-1) ?? ''
    const ReturnDate = later(id)
    return {
      EnterpriseId: id, OrderCount: orders.length, Amount: sum(orders), EarlierAmount: sum(inQuarter(id, before(before(first)))), LastOrderDate, ReturnDate,
      IdleDays: daysBetween(LastOrderDate, ReturnDate ?? today),
    }
  })
  return { customers: customers.length, lost }
}

const spans: Readonly<Record<ChurnQuarter, readonly [current: readonly [string, string], previous: readonly [string, string], lastYear: readonly [string, string]]>> = {
  current: [['2026-01-01', '2026-03-18'], ['2025-10-01', '2025-12-18'], ['2025-01-01', '2025-03-18']],
  previous: [['2025-10-01', '2025-12-31'], ['2025-07-01', '2025-09-30'], ['2024-10-01', '2024-12-31']],
}

test('who bought in the quarter before and not in this one, to the fen, for whatever is ordered when; the cards compare as many days', async () => {
  const companies = await mall.db.select({ id: enterprise.id }).from(enterprise)
  let rows = 0
  await fc.assert(
    fc.asyncProperty(fc.array(fc.subarray([...quarters]), { minLength: companies.length, maxLength: companies.length }), fc.array(fc.nat(91), { minLength: 7, maxLength: 7 }), async (drawn, days) => {
      await placeOrders(new Map(companies.map(({ id }, at) => [id, drawn[at] ?? []])), (nth) => days[nth % days.length] ?? 0)
      for (const scope of ['all', 'portfolio'] as const) {
        const seen = (id: number) => scope === 'all' || id === demo.enterprises.huaqiTech || id === demo.enterprises.yuanfanTrade
        for (const Quarter of ['current', 'previous'] as const) {
          const report = await churnReportOf(mall.db, callerOf(scope), { Quarter, ...page }, today)
          const [current, previous, lastYear] = spans[Quarter].map(([first, last]) => {
            const { customers, lost } = lostBy(seen, first, last)
            return { BeginDate: first, EndDate: last, LostCount: lost.length, CustomerCount: customers, Rate: customers === 0 ? null : Math.round((lost.length / customers) * 10_000) / 10_000, Amount: Math.round(lost.reduce((so, { Amount }) => so + Amount * 100, 0)) / 100 }
          })
          expect(report.Totals).toEqual({ Current: current, Previous: previous, LastYear: lastYear })
          const { lost } = lostBy(seen, ...spans[Quarter][0])
          rows += lost.length
          expect(report.total).toBe(lost.length)
          for (const row of lost) expect(report.Items).toContainEqual(expect.objectContaining(row))
          expect(report.Items.map(({ Amount }) => Amount)).toEqual(lost.map(({ Amount }) => Amount).toSorted((a, b) => b - a))
          expect(report.Points.map(({ Key }) => Key)).toEqual(report.Items.map(({ Key }) => Key))
        }
      }
    }),
    { numRuns: 12 },
  )
  expect(rows).toBeGreaterThan(10)
})

const need = async (reply: Promise<{ readonly body: ChurnReport | null; readonly message: string }>): Promise<ChurnReport> => {
  const { body, message } = await reply
  if (body === null) throw new Error(message)
  return body
}

test('cancelled orders neither keep a customer nor make one; filters, names, and the file', async () => {
  const { huaqiTech, yuanfanTrade } = demo.enterprises
  await placeOrders(new Map([[huaqiTech, ['2025-10-01']], [yuanfanTrade, ['2025-10-01']]]), (nth) => nth)
  const [token, ownToken] = [(await loginStaff(mall, 'seller')).Token, (await loginStaff(mall, 'sales')).Token]
  const ask = (filters: object, as = token) => need(mall.call('POST /api/SellerReport/Churn', { ...page, ...filters }, { token: as }))
  const salesName = (await mall.db.select().from(staff).where(eq(staff.id, salesId)))[0]?.name ?? ''
  const both = await ask({})
  expect(new Map(both.Items.map(({ EnterpriseId, ManagerName }) => [EnterpriseId, ManagerName]))).toEqual(new Map([[huaqiTech, salesName], [yuanfanTrade, salesName]]))
  expect(both.AllowActions).toEqual(['Export'])
  const one = both.Items.find(({ EnterpriseId }) => EnterpriseId === yuanfanTrade)
  expect((await ask({ Customer: one?.Name })).Items).toEqual([one])
  expect((await ask({ Point: String(yuanfanTrade) })).Items).toEqual([one])
  expect((await ask({ ManagerId: salesId })).total).toBe(2)

  // An order of this quarter keeps a customer, unless it is cancelled.
  const [newest] = await mall.db.select().from(orders).where(eq(orders.enterpriseId, huaqiTech)).limit(1)
  await mall.db.update(orders).set({ createdAt: startOfDay(today), status: orderStatus.completed }).where(eq(orders.id, newest?.id ?? 0))
  expect((await ask({})).Items.map(({ EnterpriseId }) => EnterpriseId)).toEqual([yuanfanTrade])
  await mall.db.update(orders).set({ status: orderStatus.cancelled }).where(eq(orders.id, newest?.id ?? 0))
  expect((await ask({})).total).toBe(2)
  await mall.db.update(orders).set({ status: orderStatus.cancelled }).where(eq(orders.enterpriseId, huaqiTech))
  expect((await ask({})).Items.map(({ EnterpriseId }) => EnterpriseId)).toEqual([yuanfanTrade])

  expect((await ask({}, ownToken)).AllowActions).toEqual([])
  await mall.db.delete(portfolio).where(sql`${portfolio.enterpriseId} = ${yuanfanTrade}`)
  expect((await ask({}, ownToken)).Items).toEqual([])
  expect((await ask({})).Items[0]?.ManagerName).toBe('无人负责')

  const reply = await mall.fetch('/api/SellerReport/ChurnExport', { method: 'POST', body: '{}', headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` } })
  expect(decodeURIComponent(reply.headers.get('Content-Disposition') ?? '')).toContain('客户流失_本季度_20260318.xlsx')
  const { strings, sheet } = sheetTextsOf(new Uint8Array(await reply.arrayBuffer()))
  expect(sheet.match(/<row /g)).toHaveLength(2)
  expect(strings).toContain(one?.Name)
  expect(sheet).toContain(`<v>${one?.Amount}</v>`)
})
