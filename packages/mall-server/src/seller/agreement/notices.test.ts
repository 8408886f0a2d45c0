import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { agreementStatus } from '@mall/api/seller/contract'
import { demo } from '../../demo/organisation.ts'
import { demoStaff } from '../../demo/staff.ts'
import { agreement, agreementNotice } from '../../platform/db/schema/agreement.ts'
import { enterprise } from '../../platform/db/schema/organisation.ts'
import { staff, staffRoleHolder } from '../../platform/db/schema/staff.ts'
import { addDays, toDay } from '../../platform/time.ts'
import { loginStaff } from '../../testing/staff-sessions.ts'
import { createTestMall, type TestMall } from '../../testing/test-mall.ts'
import { remindOfAgreements } from './notices.ts'

let mall: TestMall
const tokens: Record<'seller' | 'sales', string> = { seller: '', sales: '' }
let otherCompany = 0
let rolesOfSales: (typeof staffRoleHolder.$inferSelect)[] = []
beforeAll(async () => {
  mall = await createTestMall()
  for (const account of ['seller', 'sales'] as const) tokens[account] = (await loginStaff(mall, account)).Token
  const companies = await mall.db.select({ id: enterprise.id, groupId: enterprise.groupId }).from(enterprise)
  const ofSales = companies.find(({ id }) => id === demo.enterprises.huaqiTech)?.groupId
  rolesOfSales = await mall.db.select().from(staffRoleHolder).where(eq(staffRoleHolder.staffId, demoStaff.sales))
  otherCompany = companies.find(({ groupId }) => groupId !== ofSales)?.id ?? 0
}, 120_000)
afterAll(() => mall.close())
beforeEach(async () => {
  await mall.db.delete(agreementNotice)
  await mall.db.insert(staffRoleHolder).values(rolesOfSales).onConflictDoNothing()
  // Those of the demo are of no matter here.
  await mall.db.update(agreement).set({ untilDay: '2999-12-31' })
  await mall.db.update(staff).set({ status: 'active' }).where(eq(staff.id, demoStaff.sales))
})

const day = (days: number): string => toDay(addDays(mall.clock(), days))
/** The runner some days later; sessions stay as they are. */
const runOn = (days: number) => remindOfAgreements({ db: mall.db, clock: () => addDays(mall.clock(), days) })

let made = 0
const agreed = async (changes: Partial<typeof agreement.$inferInsert> = {}): Promise<number> => {
  made += 1
  const values = { agreementNo: `XYT${made}`, level: 'company', enterpriseId: demo.enterprises.huaqiTech, name: '年度协议', fromDay: day(-300), untilDay: day(40), status: agreementStatus.inForce, createdAt: mall.clock(), ...changes } as const
  const [row] = await mall.db.insert(agreement).values(values).returning({ id: agreement.id })
  return row?.id ?? 0
}
const written = async () => (await mall.db.select().from(agreementNotice)).map(({ staffId, daysBefore }) => `${staffId} ${daysBefore}`).toSorted()
const read = async (token: string) => {
  const { body, message } = await mall.call('POST /api/SellerToday/Notices', {}, { token })
  if (body === null) throw new Error(message)
  return body.Items
}

describe('that an agreement ends', () => {
  it('is written 30, 7 and 1 day before, once each', async () => {
    await agreed()
    const counts: number[] = []
    for (let days = 0; days <= 42; days += 1) counts.push(await runOn(days))
    expect(counts.flatMap((count, days) => (count > 0 ? [[days, count]] : []))).toEqual([[10, 1], [33, 1], [39, 1]])
    expect(await written()).toEqual([`${demoStaff.sales} 1`, `${demoStaff.sales} 30`, `${demoStaff.sales} 7`])
  })

  it('is not written again after a restart, by another process, or when the clock went back', async () => {
    await agreed()
    expect(await Promise.all([runOn(10), runOn(10)])).toContain(1)
    for (const days of [10, 11, 9, 10, 30]) expect(await runOn(days), String(days)).toBe(0)
    expect(await written()).toEqual([`${demoStaff.sales} 30`])
  })

  it('is said once after a pause, by what is left', async () => {
    await agreed()
    expect(await runOn(39)).toBe(1)
    expect(await written()).toEqual([`${demoStaff.sales} 1`])
  })

  it('is said again of another end, and not of one that was longer away than the agreement lasts', async () => {
    const id = await agreed({ untilDay: day(7) })
    expect(await runOn(0)).toBe(1)
    await mall.db.update(agreement).set({ untilDay: day(30) }).where(eq(agreement.id, id))
    expect(await runOn(0)).toBe(1)
    await agreed({ fromDay: day(-1), untilDay: day(20) })
    expect(await runOn(0)).toBe(0)
  })

  it('is for whoever looks after one of the companies; where nobody does, for its writer', async () => {
    await agreed({ untilDay: day(7), staffId: demoStaff.seller })
    await agreed({ untilDay: day(7), enterpriseId: otherCompany, staffId: demoStaff.seller })
    await agreed({ untilDay: day(7), enterpriseId: otherCompany })
    const [huaqi] = await mall.db.select({ groupId: enterprise.groupId }).from(enterprise).where(eq(enterprise.id, demo.enterprises.huaqiTech))
    await agreed({ untilDay: day(7), level: 'group', enterpriseId: null, groupId: huaqi?.groupId ?? 0 })
    expect(await runOn(0)).toBe(3)
    expect(await written()).toEqual([`${demoStaff.seller} 7`, `${demoStaff.sales} 7`, `${demoStaff.sales} 7`])
    await mall.db.update(staff).set({ status: 'disabled' }).where(eq(staff.id, demoStaff.sales))
    expect(await runOn(0)).toBe(1)
  })

  it('is for nobody who may not read it: not for a keeper without a role for prices, nor for a writer who looks after others', async () => {
    await agreed({ untilDay: day(7), staffId: demoStaff.seller })
    await agreed({ untilDay: day(7), enterpriseId: otherCompany, staffId: demoStaff.sales })
    await mall.db.delete(staffRoleHolder).where(eq(staffRoleHolder.staffId, demoStaff.sales))
    expect(await runOn(0)).toBe(1)
    expect(await written()).toEqual([`${demoStaff.seller} 7`])
  })

  it('is nothing of drafts, of what ended, and of what is over', async () => {
    for (const status of [agreementStatus.draft, agreementStatus.pending, agreementStatus.expired]) await agreed({ untilDay: day(1), status })
    await agreed({ untilDay: day(1), status: agreementStatus.ended, endedOn: day(0) })
    await agreed({ untilDay: day(-1) })
    expect(await runOn(0)).toBe(0)
  })
})

describe('what is shown of it', () => {
  it('is the newest of each agreement, the soonest first, until it is read', async () => {
    const [later, sooner] = [await agreed({ untilDay: day(30), name: '后到期' }), await agreed({ untilDay: day(7), name: '先到期' })]
    await runOn(-23)
    await runOn(0)
    const items = await read(tokens.sales)
    expect(items).toEqual([
      { AgreementId: sooner, AgreementNo: `XYT${made}`, Name: '先到期', PartyName: '华启科技（上海）有限公司', Until: day(7), DaysLeft: 7, Time: expect.any(String) },
      expect.objectContaining({ AgreementId: later, DaysLeft: 30 }),
    ])
    expect(await read(tokens.seller)).toEqual([])
    await mall.call('POST /api/SellerToday/Read', { AgreementId: sooner }, { token: tokens.seller })
    expect(await read(tokens.sales)).toHaveLength(2)
    const { body } = await mall.call('POST /api/SellerToday/Read', { AgreementId: sooner }, { token: tokens.sales })
    expect(body?.Items.map(({ AgreementId }) => AgreementId)).toEqual([later])
  })

  it('is nothing of one that goes on for longer', async () => {
    const id = await agreed({ untilDay: day(7) })
    await runOn(0)
    expect(await read(tokens.sales)).toHaveLength(1)
    await mall.db.update(agreement).set({ untilDay: day(400) }).where(eq(agreement.id, id))
    expect(await read(tokens.sales)).toEqual([])
  })

  it('is nothing of one that was ended by hand', async () => {
    const id = await agreed({ untilDay: day(7) })
    await runOn(0)
    expect(await read(tokens.sales)).toHaveLength(1)
    await mall.db.update(agreement).set({ status: agreementStatus.ended, endedOn: day(0) }).where(eq(agreement.id, id))
    expect(await read(tokens.sales)).toEqual([])
  })
})
