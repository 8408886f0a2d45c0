import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { orderStatus, shiftDay } from '@mall/api/contract'
import { defaultWorkCalendar, isWorkingDay, type WorkCalendar } from '@mall/api/seller/contract'
import { readCalendar } from '../../platform/calendar/read.ts'
import { workCalendar } from '../../platform/db/schema/calendar.ts'
import { orders } from '../../platform/db/schema/order.ts'
import { auditLog } from '../../platform/db/schema/writes.ts'
import { toDay } from '../../platform/time.ts'
import { plainProduct } from '../../testing/shopper.ts'
import { loginStaff } from '../../testing/staff-sessions.ts'
import { createTestMall, type TestMall } from '../../testing/test-mall.ts'
import { createReceiptBench, type ReceiptBench } from '../../trade/receipt/testing/receipt-bench.ts'

let mall: TestMall
let bench: ReceiptBench
let token: { readonly token: string }
beforeAll(async () => {
  mall = await createTestMall()
  token = { token: (await loginStaff(mall, 'seller')).Token }
  bench = await createReceiptBench(mall)
}, 120_000)
afterAll(() => mall.close())
beforeEach(() => mall.db.update(workCalendar).set({ calendar: null, staffId: null, changedAt: null }))

const done = <Body>({ body, message }: { readonly body: Body | null; readonly message: string }): Body => {
  if (body === null) throw new Error(message)
  return body
}
const detail = async () => done(await mall.call('POST /api/SellerCalendar/Detail', {}, token))
const save = async (changes: Partial<WorkCalendar>) => {
  const { Calendar, Version } = await detail()
  return mall.call('POST /api/SellerCalendar/Save', { Calendar: { ...Calendar, ...changes }, Version, RequestId: crypto.randomUUID() }, token)
}
const saved = async (changes: Partial<WorkCalendar>) => done(await save(changes))

/** A working day that buyers may choose, some days ahead. */
const dayAhead = () => {
  let day = shiftDay(toDay(mall.clock()), 5)
  while (!isWorkingDay(defaultWorkCalendar, day)) day = shiftDay(day, 1)
  return day
}
const off = (day: string) => ({ Name: '盘点', First: day, Last: day })

describe('the calendar', () => {
  it('is the one that every mall begins with until it is changed, and again once it is put back', async () => {
    expect(await detail()).toMatchObject({ Calendar: defaultWorkCalendar, IsDefault: true, ChangedBy: null })
    const day = dayAhead()
    const after = await saved({ Holidays: [off(day), ...defaultWorkCalendar.Holidays] })
    expect(after).toMatchObject({ IsDefault: false, ChangedBy: expect.any(String) as string })
    expect(isWorkingDay(await readCalendar(mall.db), day)).toBe(false)
    expect(await saved({ Holidays: [...defaultWorkCalendar.Holidays] })).toMatchObject({ IsDefault: true })
  })

  it('is not changed when what there is is saved', async () => {
    const { Version } = await detail()
    expect(await saved({})).toMatchObject({ Version, ChangedBy: null })
  })

  it('says what it was and what it is in the log, of what was changed alone', async () => {
    await saved({ WorkTo: '17:30', Limits: { ...defaultWorkCalendar.Limits, Quote: 8 } })
    const [entry] = await mall.db.select().from(auditLog).where(eq(auditLog.action, 'SellerCalendar.Save')).orderBy(desc(auditLog.id)).limit(1)
    expect(entry).toMatchObject({ before: { WorkHours: '09:00–18:00', QuoteHours: 16 }, after: { WorkHours: '09:00–17:30', QuoteHours: 8 } })
  })

  it.each<[string, Partial<WorkCalendar>]>([
    ['work that ends before it begins', { WorkFrom: '18:00', WorkTo: '09:00' }],
    ['holidays that overlap', { Holidays: [{ Name: '一', First: '2026-05-01', Last: '2026-05-03' }, { Name: '二', First: '2026-05-03', Last: '2026-05-04' }] }],
    ['a holiday that ends before it begins', { Holidays: [{ Name: '一', First: '2026-05-03', Last: '2026-05-01' }] }],
    ['a working day that is worked in exchange', { WorkedDays: ['2026-03-18'] }],
    ['no time at all', { Limits: { ...defaultWorkCalendar.Limits, Ship: 0 } }],
  ])('is refused with %s', async (_, changes) => {
    expect(await save(changes)).toMatchObject({ success: false, body: null })
    expect(await detail()).toMatchObject({ IsDefault: true })
  })

  it('is not overwritten by a save that read it before another one', async () => {
    const { Calendar, Version } = await detail()
    await saved({ WorkFrom: '08:30' })
    const late = await mall.call('POST /api/SellerCalendar/Save', { Calendar, Version, RequestId: crypto.randomUUID() }, token)
    expect(late).toMatchObject({ body: null, code: 'VERSION_CONFLICT' })
  })
})

describe('a change of the calendar is seen at once', () => {
  it('by what buyers may choose', async () => {
    const day = dayAhead()
    const choices = async () => {
      await bench.shopper.put((await plainProduct(mall)).code, 1)
      return (await bench.shopper.confirm()).NonWorkingDays
    }
    expect(await choices()).not.toContain(day)
    await saved({ Holidays: [off(day), ...defaultWorkCalendar.Holidays] })
    expect(await choices()).toContain(day)
    await expect(bench.ordered([1], { DeliveryDate: day })).rejects.toThrow('工作日')
    await saved({ Holidays: [...defaultWorkCalendar.Holidays] })
    await bench.ordered([1], { DeliveryDate: day })
  })

  it('by what is late, and by how much is left', async () => {
    const { OrderNo } = await bench.ordered([1])
    const acceptedAt = new Date(mall.clock().getTime() - 9 * 86_400_000)
    await mall.db.update(orders).set({ status: orderStatus.preparing, acceptedAt, deliveryDate: null }).where(eq(orders.orderNo, OrderNo))
    const isLate = async () => done(await mall.call('POST /api/SellerOrder/List', { Due: 'late', OrderNo, PageIndex: 1, PageSize: 20 }, token)).total === 1
    const limitOf = async (kind: string) => done(await mall.call('POST /api/SellerToday/Waiting', {}, token)).Items.find(({ Kind }) => Kind === kind)?.LimitHours
    expect(await isLate()).toBe(true)
    expect(await limitOf('shipOrder')).toBe(24)
    await saved({ Limits: { ...defaultWorkCalendar.Limits, Ship: 200 } })
    expect(await isLate()).toBe(false)
    expect(await limitOf('shipOrder')).toBe(200)
    // All the days since are off: nothing was worked.
    await saved({ Limits: { ...defaultWorkCalendar.Limits }, Holidays: [{ Name: '停业', First: toDay(acceptedAt), Last: toDay(mall.clock()) }], WorkedDays: [] })
    expect(await isLate()).toBe(false)
    await mall.db.update(orders).set({ status: orderStatus.cancelled }).where(eq(orders.orderNo, OrderNo))
  })

  it('by the report, which says by what it counts', async () => {
    await saved({ WorkTo: '17:30', Limits: { ...defaultWorkCalendar.Limits, Accept: 2 } })
    const report = done(await mall.call('POST /api/SellerReport/Fulfilment', { By: 'time', Unit: 'month', BeginTime: shiftDay(toDay(mall.clock()), -60), EndTime: toDay(mall.clock()), PageIndex: 1, PageSize: 20 }, token))
    expect(report.Promised).toEqual({ AcceptHours: 2, ShipHours: 24, WorkFrom: '09:00', WorkTo: '17:30' })
  })
})
