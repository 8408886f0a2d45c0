import fc from 'fast-check'
import { orderStatus, purchaseStatuses, shiftDay, type OrderStatus } from '@mall/api/contract'
import type { FulfilmentDimension, FulfilmentNumbers, FulfilmentReport, FulfilmentReportRequest, FulfilmentStage, SellerReportUnit } from '@mall/api/seller/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { defaultWorkCalendar } from '@mall/api/seller/contract'
import { demo } from '../../demo/organisation.ts'
import { keyOf } from '../../insight/report/periods.ts'
import { enterprise } from '../../platform/db/schema/organisation.ts'
import { orders } from '../../platform/db/schema/order.ts'
import { portfolio, staff } from '../../platform/db/schema/staff.ts'
import type { StaffCaller } from '../../platform/http/define-routes.ts'
import { toDay } from '../../platform/time.ts'
import { endOfWork, hourMs, workedBetween } from '../../platform/calendar/working-time.ts'
import { loginStaff } from '../../testing/staff-sessions.ts'
import { createTestMall, type TestMall } from '../../testing/test-mall.ts'
import { sheetTextsOf } from '../../testing/workbook-texts.ts'
import { fulfilmentReportOf } from './fulfilment.ts'

type Order = typeof orders.$inferSelect
type Times = Pick<Order, 'status' | 'createdAt' | 'approvedAt' | 'paidAt' | 'acceptedAt' | 'shippedAt' | 'receivedAt' | 'deliveryDate'>

/** How many orders are given other times; the rest was placed long before. */
const used = 40
const longAgo = new Date('2019-01-01T10:00:00+08:00')

let mall: TestMall
let salesId: number
let managers: ReadonlyMap<number, readonly number[]>
let ids: readonly number[]
const page = { PageIndex: 1, PageSize: 1000 } as const

beforeAll(async () => {
  mall = await createTestMall()
  const people = await mall.db.select().from(staff)
  const idOf = (account: string) => people.find((one) => one.account === account)?.id ?? 0
  salesId = idOf('sales')
  const pair = [salesId, idOf('goods')].toSorted((a, b) => a - b)
  managers = new Map([[demo.enterprises.huaqiTech, pair], [demo.enterprises.yuanfanTrade, [idOf('goods')]]])
  await mall.db.delete(portfolio)
  await mall.db.insert(portfolio).values([...managers].flatMap(([enterpriseId, own]) => own.map((staffId) => ({ staffId, enterpriseId }))))
  const found = await mall.db.select({ id: orders.id, enterpriseId: orders.enterpriseId }).from(orders).orderBy(orders.id)
  const companies = await mall.db.select({ id: enterprise.id }).from(enterprise)
  // Some of each company.
  ids = companies.flatMap(({ id }) => found.filter(({ enterpriseId }) => enterpriseId === id).slice(0, Math.ceil(used / companies.length))).map(({ id }) => id)
  await mall.db.update(orders).set({ createdAt: longAgo })
}, 120_000)
afterAll(() => mall.close())

const now = new Date('2026-03-18T15:20:00+08:00')
const today = '2026-03-18'
const minute = 60_000

const callerOf = (scope: StaffCaller['scope']) => ({ staffId: salesId, scope, permissions: new Set(['report.view']) }) as unknown as StaffCaller

/** What happens to an order, minutes after one another. */
interface Course {
  readonly agoMinutes: number
  readonly gaps: readonly [approve: number | null, pay: number | null, accept: number, ship: number, receive: number]
  readonly wantedDays: number | null
  readonly isPaidAtTheDoor: boolean
  readonly ending: OrderStatus | null
}

const gap = fc.oneof(fc.integer({ min: 0, max: 600 }), fc.integer({ min: 0, max: 6 * 1440 }))
const maybe: fc.Arbitrary<number | null> = fc.option(gap)
const course: fc.Arbitrary<Course> = fc.record({
  agoMinutes: fc.oneof(fc.integer({ min: 1, max: 5 * 1440 }), fc.integer({ min: 5 * 1440, max: 16 * 1440 }), fc.integer({ min: 1, max: 300 * 1440 })),
  gaps: fc.tuple(maybe, maybe, gap, gap, gap),
  wantedDays: fc.option(fc.integer({ min: 0, max: 9 })),
  isPaidAtTheDoor: fc.boolean(),
  ending: fc.option(fc.constantFrom(orderStatus.cancelled, orderStatus.refused, orderStatus.pendingPayment, orderStatus.partlyShipped), { freq: 5 }),
})

const days = 1440
const fixed = (agoMinutes: number, [accept, ship, receive]: readonly [number, number, number], wantedDays: number): Course => ({ agoMinutes, gaps: [null, null, accept, ship, receive], wantedDays, isPaidAtTheDoor: false, ending: null })
/** Each stage late, and the arrival kept and missed, whatever is drawn beside them. */
const always = [fixed(6 * days, [99 * days, 1, 1], 1), fixed(6 * days, [60, 99 * days, 1], 1), fixed(6 * days, [60, 60, 99 * days], 1), fixed(10 * days, [60, 60, 60], 9), fixed(10 * days, [60, 60, 6 * days], 1)]

const timesOf = ({ agoMinutes, gaps: [approve, pay, accept, ship, receive], wantedDays, isPaidAtTheDoor, ending }: Course): Times => {
  const createdAt = new Date(now.getTime() - agoMinutes * minute)
  const isNow = (time: number | null): Date | null => (time === null || time > now.getTime() ? null : new Date(time))
  const approved = createdAt.getTime() + (approve ?? 0) * minute
  const paid = approved + (pay ?? 0) * minute
  const accepted = paid + accept * minute
  const shipped = accepted + ship * minute
  const received = shipped + receive * minute
  const [acceptedAt, shippedAt, receivedAt] = ending === orderStatus.pendingPayment ? [null, null, null] : [isNow(accepted), isNow(shipped), isNow(received)]
  const reached = receivedAt !== null ? orderStatus.completed : shippedAt !== null ? orderStatus.pendingReceipt : acceptedAt !== null ? orderStatus.preparing : orderStatus.pendingConfirmation
  const isPart = ending === orderStatus.partlyShipped
  return {
    status: isPart ? (reached === orderStatus.preparing ? orderStatus.partlyShipped : reached) : ending ?? reached,
    createdAt, approvedAt: approve === null ? null : isNow(approved), paidAt: isPaidAtTheDoor ? receivedAt : pay === null ? null : isNow(paid),
    acceptedAt, shippedAt, receivedAt, deliveryDate: wantedDays === null ? null : shiftDay(toDay(createdAt), wantedDays),
  }
}

const place = async (courses: readonly Times[]): Promise<Order[]> => {
  for (const [nth, id] of ids.entries()) await mall.db.update(orders).set(courses[nth] ?? { createdAt: longAgo }).where(eq(orders.id, id))
  return mall.db.select().from(orders)
}

/** How one order went through a stage, as the specification says it: nothing of a stage that it has not reached. */
interface Went {
  readonly ms: number | null
  readonly isOpen: boolean
  readonly isKept: boolean | null
}

const wentThrough = (stage: FulfilmentStage, { status, createdAt, approvedAt, paidAt, acceptedAt, shippedAt, receivedAt, deliveryDate }: Order): Went => {
  if (stage === 'confirm') {
    const isBefore = paidAt !== null && (acceptedAt === null || paidAt <= acceptedAt)
    const came = new Date(Math.max(createdAt.getTime(), approvedAt?.getTime() ?? 0, isBefore ? paidAt.getTime() : 0))
    if (acceptedAt !== null) return { ms: workedBetween(defaultWorkCalendar, came, acceptedAt), isOpen: false, isKept: workedBetween(defaultWorkCalendar, came, acceptedAt) <= 4 * hourMs }
    return { ms: null, isOpen: status === orderStatus.pendingConfirmation, isKept: workedBetween(defaultWorkCalendar, came, now) > 4 * hourMs ? false : null }
  }
  if (stage === 'ship') {
    if (acceptedAt === null) return { ms: null, isOpen: false, isKept: null }
    const isInTime = (at: Date) => (deliveryDate === null ? workedBetween(defaultWorkCalendar, acceptedAt, at) <= 24 * hourMs : at < endOfWork(defaultWorkCalendar, deliveryDate))
    return shippedAt === null ? { ms: null, isOpen: true, isKept: isInTime(now) ? null : false } : { ms: workedBetween(defaultWorkCalendar, acceptedAt, shippedAt), isOpen: false, isKept: isInTime(shippedAt) }
  }
  if (shippedAt === null) return { ms: null, isOpen: false, isKept: null }
  if (receivedAt === null) return { ms: null, isOpen: true, isKept: deliveryDate !== null && today > deliveryDate ? false : null }
  return { ms: receivedAt.getTime() - shippedAt.getTime(), isOpen: false, isKept: deliveryDate === null ? null : toDay(receivedAt) <= deliveryDate }
}

const percentile = (values: readonly number[], share: number): number | null => {
  const sorted = values.toSorted((a, b) => a - b)
  const at = share * (sorted.length - 1)
  const [low, high] = [sorted[Math.floor(at)], sorted[Math.ceil(at)]]
  return low === undefined || high === undefined ? null : low + (at - Math.floor(at)) * (high - low)
}

const counted: ReadonlySet<number> = new Set(purchaseStatuses.filter((status) => status !== orderStatus.pendingPayment))

const numbersOf = (stage: FulfilmentStage, rows: readonly Order[]): FulfilmentNumbers => {
  const went = rows.map((row) => wentThrough(stage, row))
  const seconds = went.flatMap(({ ms }) => (ms === null ? [] : [ms / 1000]))
  const [due, kept] = [went.filter(({ isKept }) => isKept !== null).length, went.filter(({ isKept }) => isKept === true).length]
  const minutes = (share: number) => {
    const found = percentile(seconds, share)
    return found === null ? null : Math.round(found / 60)
  }
  return {
    DoneCount: seconds.length, OpenCount: went.filter(({ isOpen }) => isOpen).length, LateCount: went.filter(({ isOpen, isKept }) => isOpen && isKept === false).length,
    DueCount: due, KeptCount: kept, KeptShare: due === 0 ? null : Math.round((kept / due) * 10_000) / 10_000, MedianMinutes: minutes(0.5), NinetiethMinutes: minutes(0.9),
  }
}

const keysOf = (By: FulfilmentDimension, Unit: SellerReportUnit, { createdAt, enterpriseId }: Order): string =>
  By === 'time' ? keyOf(Unit, toDay(createdAt)) : By === 'customer' ? String(enterpriseId) : (managers.get(enterpriseId)?.join(',') ?? '0')

const stages = ['confirm', 'ship', 'arrive'] as const satisfies readonly FulfilmentStage[]
const span = { BeginTime: '2025-05-01', EndTime: today } as const

describe('履约 is what the times of the orders say', () => {
  test.each(stages)('%s: counts, p50, p90 and the kept share of every row, the total row and the cards', async (Stage) => {
    const seen = { done: 0, late: 0, kept: 0, missed: 0 }
    await fc.assert(
      fc.asyncProperty(fc.array(course, { minLength: used - always.length, maxLength: used - always.length }), fc.constantFrom<SellerReportUnit>('day', 'week', 'month', 'quarter', 'year'), fc.boolean(), async (courses, Unit, isOfManager) => {
        const all = (await place([...always, ...courses].map(timesOf))).filter(({ status, createdAt }) => counted.has(status) && toDay(createdAt) >= span.BeginTime)
        for (const scope of ['all', 'portfolio'] as const) {
          const wanted = all.filter(({ enterpriseId }) => (scope === 'all' && !isOfManager) || managers.get(enterpriseId)?.includes(salesId) === true)
          for (const By of ['time', 'customer', 'manager'] as const) {
            const report = await fulfilmentReportOf(mall.db, callerOf(scope), { By, Unit, Stage, ...span, ...(isOfManager ? { ManagerId: salesId } : {}), ...page }, now)
            for (const row of report.Items) {
              const own = wanted.filter((order) => keysOf(By, Unit, order) === row.Key)
              expect(row).toMatchObject({ OrderCount: own.length, ...numbersOf(Stage, own) })
              seen.done += row.DoneCount
              seen.late += row.LateCount
              seen.kept += row.KeptCount
              seen.missed += row.DueCount - row.KeptCount
            }
            expect(report.Items.reduce((sum, { OrderCount }) => sum + OrderCount, 0)).toBe(wanted.length)
            expect(report.Sum).toEqual({ OrderCount: wanted.length, ...numbersOf(Stage, wanted) })
            const { Current } = report.Totals
            expect([Current.Confirm, Current.Ship, Current.Arrive]).toEqual(stages.map((stage) => numbersOf(stage, wanted)))
          }
        }
      }),
      { numRuns: 8 },
    )
    for (const count of Object.values(seen)) expect(count).toBeGreaterThan(0)
  })
})

const at = (text: string) => new Date(`${text}:00+08:00`)
const blank: Times = { status: orderStatus.completed, createdAt: now, approvedAt: null, paidAt: null, acceptedAt: null, shippedAt: null, receivedAt: null, deliveryDate: null }
const report = (filters: Partial<FulfilmentReportRequest>) => fulfilmentReportOf(mall.db, callerOf('all'), { By: 'time', BeginTime: '2026-03-01', EndTime: today, ...page, ...filters }, now)

test('working hours over a weekend; 货到付款 counts from the order; what waits for its payment, was cancelled or refused does not count', async () => {
  // Ordered on a Friday at 17:00, confirmed on Monday at 10:00: two hours. Shipped on Wednesday at 10:00: 18 hours.
  const weekend = { ...blank, createdAt: at('2026-03-06T17:00'), acceptedAt: at('2026-03-09T10:00'), shippedAt: at('2026-03-11T10:00'), receivedAt: at('2026-03-13T10:00'), paidAt: at('2026-03-13T10:00') }
  const left = [orderStatus.pendingPayment, orderStatus.cancelled, orderStatus.refused].map((status) => ({ ...weekend, status }))
  await place([weekend, ...left])
  const { Totals: { Current } } = await report({})
  expect(Current.OrderCount).toBe(1)
  expect([Current.Confirm, Current.Ship, Current.Arrive].map(({ MedianMinutes, NinetiethMinutes, DueCount, KeptCount }) => [MedianMinutes, NinetiethMinutes, DueCount, KeptCount])).toEqual([
    [120, 120, 1, 1], [18 * 60, 18 * 60, 1, 1], [2880, 2880, 0, 0],
  ])
})

test('the wanted day decides of shipping until 18:00 and of the arrival until midnight; what is open counts once it is late', async () => {
  const sent = { ...blank, createdAt: at('2026-03-02T09:00'), acceptedAt: at('2026-03-02T10:00'), deliveryDate: '2026-03-12' }
  await place([
    { ...sent, shippedAt: at('2026-03-12T17:59'), receivedAt: at('2026-03-12T23:59') },
    { ...sent, shippedAt: at('2026-03-12T18:00'), receivedAt: at('2026-03-13T00:00') },
    { ...sent, status: orderStatus.partlyShipped },
    { ...sent, status: orderStatus.preparing, deliveryDate: today },
    { ...sent, status: orderStatus.pendingReceipt, shippedAt: at('2026-03-12T12:00') },
    { ...sent, status: orderStatus.pendingReceipt, shippedAt: at('2026-03-12T12:00'), deliveryDate: today },
  ])
  const { Totals: { Current: { Ship, Arrive } } } = await report({})
  expect(Ship).toMatchObject({ DoneCount: 4, OpenCount: 2, LateCount: 1, DueCount: 5, KeptCount: 3, KeptShare: 0.6 })
  expect(Arrive).toMatchObject({ DoneCount: 2, OpenCount: 2, LateCount: 1, DueCount: 3, KeptCount: 1, KeptShare: 0.3333 })
})

test('rows by what is asked for, those without a number last; a point leaves its row and its sum', async () => {
  const { huaqiTech, yuanfanTrade } = demo.enterprises
  const companies = new Map((await mall.db.select({ id: orders.id, enterpriseId: orders.enterpriseId }).from(orders)).map(({ id, enterpriseId }) => [id, enterpriseId]))
  const quick = { ...blank, createdAt: at('2026-03-09T09:00'), acceptedAt: at('2026-03-09T10:00') }
  await place(ids.map((id) => {
    const company = companies.get(id)
    if (company === yuanfanTrade) return { ...quick, acceptedAt: at('2026-03-10T09:00') }
    return company === huaqiTech ? quick : { ...quick, status: orderStatus.pendingConfirmation, createdAt: at('2026-03-18T15:00'), acceptedAt: null }
  }))
  const keys = (found: FulfilmentReport) => found.Items.map(({ EnterpriseId }) => EnterpriseId)
  for (const [SortOrder, first, second] of [['asc', huaqiTech, yuanfanTrade], ['desc', yuanfanTrade, huaqiTech]] as const) {
    const found = await report({ By: 'customer', SortField: 'MedianMinutes', SortOrder })
    expect(keys(found).slice(0, 2)).toEqual([first, second])
    expect(found.Items.length).toBeGreaterThan(2)
    expect(found.Points.map(({ OrderCount }) => OrderCount)).toEqual(found.Points.map(({ OrderCount }) => OrderCount).toSorted((a, b) => b - a))
  }
  const chosen = await report({ By: 'customer', Point: String(yuanfanTrade) })
  expect(chosen).toMatchObject({ total: 1, Items: [{ EnterpriseId: yuanfanTrade, KeptShare: 0, MedianMinutes: 540 }], Sum: { KeptShare: 0, MedianMinutes: 540 } })
  expect((await report({ By: 'time', Unit: 'day', Point: '2026-03-18' })).Totals.Current).toMatchObject({ BeginDate: '2026-03-18', Confirm: { DoneCount: 0, MedianMinutes: null, KeptShare: null } })
  expect(await report({ By: 'time', Point: '1999-01' })).toMatchObject({ Items: [], total: 0, Sum: { OrderCount: 0, DoneCount: 0 } })
})

test('the numbers that lead to the list of orders are those of the list; names, permissions and the file', async () => {
  const courses = fc.sample(course, { numRuns: used, seed: 7 }).map(timesOf)
  await place(courses)
  const [token, own] = [(await loginStaff(mall, 'seller')).Token, (await loginStaff(mall, 'sales')).Token]
  const need = async <Body>(reply: Promise<{ readonly body: Body | null; readonly message: string }>): Promise<Body> => {
    const { body, message } = await reply
    if (body === null) throw new Error(message)
    return body
  }
  const asked = { BeginTime: '2025-05-01', EndTime: today }
  const ask = (filters: Partial<FulfilmentReportRequest>, as = token) => need(mall.call('POST /api/SellerReport/Fulfilment', { By: 'customer', ...asked, ...page, ...filters }, { token: as }))
  const listed = async (filters: object) => (await need(mall.call('POST /api/SellerOrder/List', { ...asked, PageIndex: 1, PageSize: 10, ...filters }, { token }))).total
  let found = 0
  for (const Stage of stages) {
    for (const { EnterpriseId, OpenCount, LateCount } of (await ask({ Stage })).Items) {
      const narrowed = { confirm: { Status: orderStatus.pendingConfirmation }, ship: { Due: 'ship' }, arrive: { Status: orderStatus.pendingReceipt } }[Stage]
      expect(await listed({ EnterpriseId, ...narrowed })).toBe(OpenCount)
      if (Stage === 'ship') expect(await listed({ EnterpriseId, Due: 'late' })).toBe(LateCount)
      found += OpenCount + (Stage === 'ship' ? LateCount : 0)
    }
  }
  expect(found).toBeGreaterThan(3)
  const mine = await ask({}, own)
  expect(mine.Items.map(({ EnterpriseId }) => EnterpriseId)).toEqual([demo.enterprises.huaqiTech])
  expect(mine.AllowActions).toEqual([])
  expect((await ask({})).AllowActions).toEqual(['Export'])
  expect((await ask({ EnterpriseId: demo.enterprises.huaqiTech })).CustomerName).toBe(mine.Items[0]?.Name)
  expect((await ask({ EnterpriseId: demo.enterprises.yuanfanTrade }, own))).toMatchObject({ Items: [], CustomerName: null, Sum: { OrderCount: 0 } })

  const download = (as: string) => mall.fetch('/api/SellerReport/FulfilmentExport', { method: 'POST', body: JSON.stringify({ By: 'customer', Stage: 'ship', ...asked }), headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${as}` } })
  const reply = await download(token)
  expect(decodeURIComponent(reply.headers.get('Content-Disposition') ?? '')).toContain('履约_发货_按客户_20260318.xlsx')
  const rows = (await ask({ Stage: 'ship' })).Items
  const { strings, sheet } = sheetTextsOf(new Uint8Array(await reply.arrayBuffer()))
  expect(sheet.match(/<row /g)).toHaveLength(rows.length + 1)
  for (const text of ['中位（工作小时）', rows[0]?.Name]) expect(strings).toContain(text)
  expect(await (await download(own)).json()).toMatchObject({ MsgHeader: { Code: 'FORBIDDEN' } })
})
