import fc from 'fast-check'
import { purchaseStatuses, shiftDay } from '@mall/api/contract'
import { agreementStatus, agreementVersionStatus, type AgreementDimension, type AgreementReport, type AgreementReportRequest, type AgreementUse } from '@mall/api/seller/contract'
import { and, eq, gte, inArray, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demo } from '../../demo/organisation.ts'
import { demoStaff } from '../../demo/staff.ts'
import { readRaw, type RawOrder } from '../../insight/report/testing/raw-orders.ts'
import { agreement, agreementRow, agreementVersion } from '../../platform/db/schema/agreement.ts'
import { product } from '../../platform/db/schema/catalogue.ts'
import { orderLine, orders } from '../../platform/db/schema/order.ts'
import { enterprise } from '../../platform/db/schema/organisation.ts'
import { portfolio, staff } from '../../platform/db/schema/staff.ts'
import { groupBy } from '../../platform/group-by.ts'
import type { StaffCaller } from '../../platform/http/define-routes.ts'
import { startOfDay, toDay } from '../../platform/time.ts'
import { loginStaff } from '../../testing/staff-sessions.ts'
import { createTestMall, type TestMall } from '../../testing/test-mall.ts'
import { sheetTextsOf } from '../../testing/workbook-texts.ts'
import { agreementReportOf } from './agreements.ts'

const { huaqiTech, huaqiFactory, yuanfanLogistics, yuanfanTrade } = demo.enterprises

let mall: TestMall
let raw: readonly RawOrder[]
let agreements: readonly (typeof agreement.$inferSelect)[]
let versions: readonly (typeof agreementVersion.$inferSelect)[]
let rows: readonly Pick<typeof agreementRow.$inferSelect, 'versionId' | 'productId'>[]
let companies: readonly (typeof enterprise.$inferSelect)[]
let held: readonly (typeof portfolio.$inferSelect)[]
let codes: ReadonlyMap<number, string>
let people: ReadonlyMap<number, string>
/** The companies of the group. */
const ofHuaqi: ReadonlySet<number> = new Set([huaqiTech, huaqiFactory])
/** With 华启科技 and with its group. */
let own: number
let framework: number

const today = '2026-03-18'
/** On this day another version of the agreement with 华启科技 begins. */
const changed = '2026-02-20'
const page = { PageIndex: 1, PageSize: 100_000 } as const
const counted: readonly number[] = purchaseStatuses

const need = <Value>(value: Value | undefined): Value => {
  if (value === undefined) throw new Error('missing')
  return value
}

/** Moves the lines that were bought under a version to another. */
const rebuy = (ids: readonly number[], versionId: number | null) => mall.db.update(orderLine).set({ agreementVersionId: versionId }).where(inArray(orderLine.id, [...ids]))

beforeAll(async () => {
  mall = await createTestMall()
  const { db } = mall
  const all = await db.select().from(agreement)
  own = need(all.find(({ enterpriseId }) => enterpriseId === huaqiTech)).id
  framework = need(all.find(({ groupId }) => groupId === demo.groups.huaqi)).id
  const first = need((await db.select().from(agreementVersion).where(and(eq(agreementVersion.agreementId, own), eq(agreementVersion.number, 1))))[0])
  const ofGroup = need((await db.select().from(agreementVersion).where(eq(agreementVersion.agreementId, framework)))[0])
  // A version that began within the last months, without every third product; one that nobody approved has none.
  const [second, draft] = await db
    .insert(agreementVersion)
    .values([
      { agreementId: own, number: 8, fromDay: changed, status: agreementVersionStatus.inForce, writtenAt: mall.clock() },
      { agreementId: own, number: 9, fromDay: changed, status: agreementVersionStatus.draft, writtenAt: mall.clock() },
    ])
    .returning()
  await db.execute(sql`insert into agreement_row (version_id, product_id, position, kind, tiers, percent)
    select ${need(second).id}::int, product_id, position, kind, tiers, percent from agreement_row where version_id = ${first.id} and product_id % 3 <> 0`)
  const lines = await db.select({ line: orderLine, order: orders }).from(orderLine).innerJoin(orders, eq(orders.id, orderLine.orderId)).where(gte(orders.createdAt, startOfDay('2024-01-01')))
  const idsOf = (isWanted: (one: (typeof lines)[number]) => boolean) => lines.filter(isWanted).map(({ line }) => line.id)
  await rebuy(idsOf(({ line, order }) => line.agreementVersionId === first.id && toDay(order.createdAt) >= changed), need(second).id)
  // Both companies of the group bought by its agreement; so did one that is no longer in the group, and one line is of a version that was never in force.
  await rebuy(idsOf(({ line, order }) => ofHuaqi.has(order.enterpriseId) && line.id % 5 === 0), ofGroup.id)
  await rebuy(idsOf(({ line, order }) => order.enterpriseId === yuanfanTrade && line.id % 6 === 0), ofGroup.id)
  await rebuy(idsOf(({ line }) => line.id % 11 === 0), null)
  await rebuy(idsOf(({ line, order }) => order.enterpriseId === huaqiTech && line.id % 97 === 0), need(draft).id)
  // Some prices were above that of the market.
  await db.update(orderLine).set({ marketFen: sql`case when id % 7 = 0 then price_fen - 5 else price_fen + id % 400 end` })
  // One agreement was ended, one is over, one is to come.
  const [ended, over, later] = all.filter(({ id }) => id !== own && id !== framework)
  await db.update(agreement).set({ status: agreementStatus.ended, endedOn: '2026-01-10' }).where(eq(agreement.id, need(ended).id))
  await db.update(agreement).set({ status: agreementStatus.expired, untilDay: '2025-12-05' }).where(eq(agreement.id, need(over).id))
  await db.update(agreementVersion).set({ fromDay: '2026-03-10' }).where(eq(agreementVersion.agreementId, need(later).id))
  // One company has two who look after it, one has nobody.
  await db.delete(portfolio)
  await db.insert(portfolio).values([[demoStaff.sales, huaqiTech], [demoStaff.sales, huaqiFactory], [demoStaff.goods, huaqiFactory], [demoStaff.goods, yuanfanLogistics]].map(([staffId = 0, enterpriseId = 0]) => ({ staffId, enterpriseId })))

  raw = await readRaw(db)
  agreements = await db.select().from(agreement)
  versions = await db.select().from(agreementVersion)
  rows = await db.select({ versionId: agreementRow.versionId, productId: agreementRow.productId }).from(agreementRow)
  companies = await db.select().from(enterprise)
  held = await db.select().from(portfolio)
  codes = new Map((await db.select().from(product)).map(({ id, code }) => [id, code]))
  people = new Map((await db.select().from(staff)).map(({ id, name }) => [id, name]))
}, 120_000)
afterAll(() => mall.close())

const callerOf = (staffId: number | 'all', ...permissions: readonly string[]) =>
  ({ staffId: staffId === 'all' ? demoStaff.seller : staffId, scope: staffId === 'all' ? 'all' : 'portfolio', permissions: new Set(['report.view', ...permissions]) }) as unknown as StaffCaller
const report = (filters: Partial<AgreementReportRequest>, caller = callerOf('all')) => agreementReportOf(mall.db, caller, { ...page, ...filters }, today)

const sum = <Row>(all: readonly Row[], of: (row: Row) => number) => all.reduce((so, row) => so + of(row), 0)
const part = (some: number, whole: number) => (whole === 0 ? null : Math.round((some / whole) * 10_000) / 10_000)
const least = (...days: readonly (string | null)[]): string => need(days.filter((day) => day !== null).toSorted()[0])

interface Line {
  readonly productId: number
  readonly enterpriseId: number
  readonly quantity: number
  readonly fen: number
  readonly savedFen: number
  readonly day: string
  readonly versionId: number | null
}

interface Pair {
  readonly agreementId: number
  readonly productId: number
  readonly isHeld: boolean
  readonly lines: readonly Line[]
}

interface Whose {
  readonly staffId: number | 'all'
  readonly ManagerId?: number | undefined
  readonly Customer?: string | undefined
  readonly AgreementId?: number | undefined
}

const looksAfter = (staffId: number, enterpriseId: number) => held.some((one) => one.staffId === staffId && one.enterpriseId === enterpriseId)

/** Each product of each agreement with what was bought of it, and what the companies bought in all, from the rows of the database alone. */
const usedOn = (first: string, last: string, { staffId, ManagerId, Customer, AgreementId }: Whose) => {
  const isOfCaller = ({ id, name }: (typeof companies)[number]) =>
    (staffId === 'all' || looksAfter(staffId, id)) && (ManagerId === undefined || looksAfter(ManagerId, id)) && (Customer === undefined || name.includes(Customer))
  const running = agreements.flatMap((one) => {
    const till = least(last, one.untilDay, one.endedOn)
    const version = versions.filter(({ agreementId, status, fromDay }) => agreementId === one.id && status === agreementVersionStatus.inForce && fromDay <= till)
      .toSorted((a, b) => a.fromDay.localeCompare(b.fromDay) || a.number - b.number).at(-1)
    const buyers = companies.filter(isOfCaller).filter(({ id, groupId }) => (one.enterpriseId === null ? groupId === one.groupId : id === one.enterpriseId)).map(({ id }) => id)
    return till < first || version === undefined || buyers.length === 0 || (AgreementId !== undefined && AgreementId !== one.id) ? [] : [{ id: one.id, versionId: version.id, buyers }]
  })
  const reached = new Set(running.flatMap(({ buyers }) => buyers))
  const lines = raw.flatMap(({ order, lines: ofOrder }): Line[] => {
    const day = toDay(order.createdAt)
    if (!counted.includes(order.status) || day < first || day > last || !reached.has(order.enterpriseId)) return []
    return ofOrder.map(({ productId, quantity, priceFen, marketFen, agreementVersionId }) => ({
      productId, enterpriseId: order.enterpriseId, quantity, fen: priceFen * quantity, savedFen: Math.max(0, marketFen - priceFen) * quantity, day, versionId: agreementVersionId,
    }))
  })
  const pairs = running.flatMap(({ id, versionId, buyers }): Pair[] => {
    const ofAgreement = new Set(versions.filter(({ agreementId }) => agreementId === id).map((one) => one.id))
    const bought = groupBy(lines.filter((line) => ofAgreement.has(line.versionId ?? 0) && buyers.includes(line.enterpriseId)), ({ productId }) => productId)
    const inVersion = new Set(rows.filter((one) => one.versionId === versionId).map(({ productId }) => productId))
    return [...new Set([...inVersion, ...bought.keys()])].map((productId) => ({ agreementId: id, productId, isHeld: inVersion.has(productId), lines: bought.get(productId) ?? [] }))
  })
  return { pairs, lines, buyersOf: (agreementId: number) => running.find(({ id }) => id === agreementId)?.buyers ?? [] }
}

const isBought = ({ lines }: Pair) => lines.length > 0

const numbersOf = (pairs: readonly Pair[]) => {
  const lines = pairs.flatMap((one) => one.lines)
  const [products, bought] = [pairs.filter(({ isHeld }) => isHeld).length, pairs.filter(isBought).length]
  return {
    ProductCount: products, BoughtCount: bought, BoughtShare: part(bought, products),
    Quantity: sum(lines, ({ quantity }) => quantity), Amount: sum(lines, ({ fen }) => fen) / 100, SavedAmount: sum(lines, ({ savedFen }) => savedFen) / 100,
  }
}

interface Asked extends Pick<Whose, 'staffId'> {
  readonly By: AgreementDimension | undefined
  /** Days from the first one to today, and from the first to the last. */
  readonly begin: number
  readonly length: number
  readonly Kind: AgreementUse | undefined
  readonly isOfOne: boolean
  readonly ManagerId: number | undefined
  readonly Customer: string | undefined
}

const asked: fc.Arbitrary<Asked> = fc.record({
  By: fc.constantFrom<AgreementDimension | undefined>(undefined, 'agreement', 'product', 'manager'),
  begin: fc.integer({ min: 0, max: 300 }),
  length: fc.integer({ min: 0, max: 200 }),
  staffId: fc.constantFrom<Whose['staffId']>('all', 'all', demoStaff.sales, demoStaff.goods),
  Kind: fc.constantFrom<AgreementUse | undefined>(undefined, undefined, 'unbought', 'bought'),
  isOfOne: fc.constantFrom(false, false, true),
  ManagerId: fc.constantFrom(undefined, undefined, demoStaff.goods),
  Customer: fc.constantFrom(undefined, undefined, '华启'),
})

test('products, purchases, amounts, shares and savings of every row, of the sums and of the cards, from the rows of the database', async () => {
  const seen = { unbought: 0, dropped: 0, saved: 0, shared: 0, ofTwo: 0, ofNobody: 0 }
  await fc.assert(
    fc.asyncProperty(asked, async ({ By, begin, length, staffId, Kind, isOfOne, ManagerId, Customer }) => {
      const [first, last] = [shiftDay(today, -begin), shiftDay(today, -Math.max(0, begin - length))]
      const narrowed = { AgreementId: isOfOne ? own : undefined, ManagerId, Customer }
      const found = await report({ By, BeginTime: first, EndTime: last, Kind, ...narrowed }, callerOf(staffId))
      const { pairs, lines, buyersOf } = usedOn(first, last, { staffId, ...narrowed })
      const managersOf = (agreementId: number) => [...new Set(held.filter(({ enterpriseId }) => buyersOf(agreementId).includes(enterpriseId)).map((one) => one.staffId))].toSorted((a, b) => a - b).join(',') || '0'
      const keyOf = ({ agreementId, productId }: Pair): string => (By === 'product' ? need(codes.get(productId)) : By === 'manager' ? managersOf(agreementId) : String(agreementId))
      const groups = new Map([...groupBy(pairs, keyOf)].filter(([, group]) => Kind === undefined || group.some(isBought) === (Kind === 'bought')))
      const totalOf = (group: readonly Pair[]) => {
        const buyers = new Set(group.flatMap(({ agreementId }) => buyersOf(agreementId)))
        return sum(lines.filter(({ enterpriseId }) => buyers.has(enterpriseId)), ({ fen }) => fen) / 100
      }
      const sharesOf = (group: readonly Pair[]) => {
        const { Amount } = numbersOf(group)
        return By === 'product' ? { TotalAmount: null, Share: null } : { TotalAmount: totalOf(group), Share: part(Amount, totalOf(group)) }
      }
      expect(found.Items.map(({ Key }) => Key).toSorted()).toEqual([...groups.keys()].toSorted())
      for (const row of found.Items) {
        const group = need(groups.get(row.Key))
        const days = group.flatMap((one) => one.lines.map(({ day }) => day)).toSorted()
        expect(row).toMatchObject({ ...numbersOf(group), ...sharesOf(group), LastOrderDate: days.at(-1) ?? null })
        const one = agreements.find(({ id }) => id === group[0]?.agreementId)
        const party = companies.find(({ id }) => id === one?.enterpriseId)?.name ?? '华启集团'
        const names = row.Key.split(',').map((id) => people.get(Number(id)) ?? '无人负责').join('、')
        if (By === 'product') expect(row).toMatchObject({ AgreementId: null, ProductCode: row.Key, ManagerId: null })
        else if (By === 'manager') expect(row).toMatchObject({ AgreementId: null, ProductCode: null, Name: names, ManagerId: row.Key === '0' || row.Key.includes(',') ? null : Number(row.Key) })
        else expect(row).toMatchObject({ AgreementId: one?.id, AgreementNo: one?.agreementNo, Name: one?.name, PartyName: party, ProductCode: null, ManagerId: null })
        seen.dropped += group.filter((each) => isBought(each) && !each.isHeld).length
        seen.ofTwo += By === 'manager' && row.Key.includes(',') ? 1 : 0
        seen.ofNobody += By === 'manager' && row.Key === '0' ? 1 : 0
      }
      const shown = [...groups.values()].flat()
      expect(found.total).toBe(groups.size)
      expect(found.Sum).toEqual({ ...numbersOf(shown), ...sharesOf(shown) })
      for (const field of ['ProductCount', 'BoughtCount', 'Quantity'] as const) expect(sum(found.Items, (row) => row[field])).toBe(found.Sum[field])
      expect(sum(found.Items, ({ Amount }) => Math.round(Amount * 100))).toBe(Math.round(found.Sum.Amount * 100))
      expect(found.Totals.Current).toMatchObject({ BeginDate: first, EndDate: last })
      for (const { BeginDate, EndDate, ...card } of Object.values(found.Totals)) {
        const used = usedOn(BeginDate, EndDate, { staffId, ...narrowed })
        const [numbers, total] = [numbersOf(used.pairs), sum(used.lines, ({ fen }) => fen) / 100]
        expect(card).toEqual({ ...numbers, TotalAmount: total, Share: part(numbers.Amount, total) })
      }
      expect(found.Items.map(({ Amount }) => Amount)).toEqual(found.Items.map(({ Amount }) => Amount).toSorted((a, b) => b - a))
      expect(found.Points).toEqual(found.Items.slice(0, 20).map(({ Key, Name, Amount }) => ({ Key, Name, Amount, IsOpen: false })))
      seen.unbought += found.Sum.ProductCount - found.Sum.BoughtCount
      seen.saved += found.Sum.SavedAmount
      seen.shared += By !== 'product' && sum(found.Items, ({ TotalAmount }) => TotalAmount ?? 0) > (found.Sum.TotalAmount ?? 0) + 1 ? 1 : 0
    }),
    {
      numRuns: 40,
      examples: (['agreement', 'manager', 'product'] as const).map((By): [Asked] => [{ By, begin: 200, length: 200, staffId: 'all', Kind: undefined, isOfOne: false, ManagerId: undefined, Customer: undefined }]),
    },
  )
  for (const count of Object.values(seen)) expect(count).toBeGreaterThan(0)
}, 120_000)

test('each line is in one agreement: what two companies of a group bought by its agreement is in that one alone', async () => {
  const { Items, Sum } = await report({ BeginTime: '2025-04-01', EndTime: today })
  const row = need(Items.find(({ AgreementId }) => AgreementId === framework))
  const versionIds = new Set(versions.filter(({ agreementId }) => agreementId === framework).map(({ id }) => id))
  const ofCompany = (enterpriseId: number) =>
    sum(raw.filter(({ order }) => order.enterpriseId === enterpriseId && counted.includes(order.status) && toDay(order.createdAt) >= '2025-04-01').flatMap(({ lines }) => lines.filter((one) => versionIds.has(one.agreementVersionId ?? 0))), ({ priceFen, quantity }) => priceFen * quantity) / 100
  for (const id of [huaqiTech, huaqiFactory, yuanfanTrade]) expect(ofCompany(id)).toBeGreaterThan(0)
  // 远帆贸易 is not in the group.
  expect(row.Amount).toBeCloseTo(ofCompany(huaqiTech) + ofCompany(huaqiFactory), 2)
  expect(Sum.Share).toBeLessThan(1)
  // Who looks after one of them sees what that one bought.
  const theirs = await report({ BeginTime: '2025-04-01', EndTime: today }, callerOf(demoStaff.goods))
  expect(theirs.Items.find(({ AgreementId }) => AgreementId === framework)?.Amount).toBe(ofCompany(huaqiFactory))
  expect(theirs.Items.some(({ AgreementId }) => AgreementId === own)).toBe(false)
})

test('products are those of the version in force on the last day, of an agreement that ended before on its own last day', async () => {
  const of = (id: number) => rows.filter(({ versionId }) => versionId === id).length
  const versionOf = (agreementId: number, number: number) => need(versions.find((one) => one.agreementId === agreementId && one.number === number)).id
  const countOn = async (BeginTime: string, EndTime: string, agreementId: number) => (await report({ BeginTime, EndTime })).Items.find(({ AgreementId }) => AgreementId === agreementId)?.ProductCount
  expect(of(versionOf(own, 8))).toBeLessThan(of(versionOf(own, 1)))
  expect(await countOn('2026-02-01', shiftDay(changed, -1), own)).toBe(of(versionOf(own, 1)))
  expect(await countOn('2026-02-01', changed, own)).toBe(of(versionOf(own, 8)))
  const ended = need(agreements.find(({ endedOn }) => endedOn !== null))
  expect(await countOn('2026-01-10', today, ended.id)).toBe(of(versionOf(ended.id, 1)))
  expect(await countOn('2026-01-11', today, ended.id)).toBeUndefined()
})

test('a row that is chosen in the chart is the sum; nulls come last; pages follow each other', async () => {
  const whole = await report({ By: 'product' })
  const [top] = whole.Items
  const chosen = await report({ By: 'product', Point: top?.Key })
  expect(chosen.Items).toEqual([top])
  expect(chosen.Sum.Amount).toBe(top?.Amount)
  expect(chosen.Totals).toEqual(whole.Totals)
  // The company of the agreement also buys by that of its group: the total is that of the row.
  for (const row of (await report({})).Items) expect((await report({ Point: row.Key })).Sum).toMatchObject({ TotalAmount: row.TotalAmount, Share: row.Share, ProductCount: row.ProductCount })
  for (const SortOrder of ['asc', 'desc'] as const) {
    const dates = (await report({ By: 'product', SortField: 'LastOrderDate', SortOrder })).Items.map(({ LastOrderDate }) => LastOrderDate)
    expect(dates[0]).not.toBeNull()
    expect(dates.at(-1)).toBeNull()
  }
  const second = await agreementReportOf(mall.db, callerOf('all'), { By: 'product', PageIndex: 2, PageSize: 20 }, today)
  expect(second.Items).toEqual(whole.Items.slice(20, 40))
})

test('an agreement is named for those who see it; the file has the rows, for those who manage reports', async () => {
  const name = need(agreements.find(({ id }) => id === own)).name
  expect((await report({ AgreementId: own })).AgreementName).toBe(name)
  expect(await report({ AgreementId: own }, callerOf(demoStaff.goods))).toMatchObject({ AgreementName: null, Items: [], total: 0 } satisfies Partial<AgreementReport>)

  const token = (await loginStaff(mall, 'seller')).Token
  const { body } = await mall.call('POST /api/SellerReport/Agreements', { PageIndex: 1, PageSize: 100 }, { token })
  expect(body?.AllowActions).toEqual(['Export'])
  expect(await report({})).toMatchObject({ AllowActions: [], AgreementName: null })
  const textsOf = async (filters: object) => {
    const reply = await mall.fetch('/api/SellerReport/AgreementsExport', { method: 'POST', body: JSON.stringify(filters), headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` } })
    return { name: decodeURIComponent(reply.headers.get('Content-Disposition') ?? ''), ...sheetTextsOf(new Uint8Array(await reply.arrayBuffer())) }
  }
  const file = await textsOf({})
  expect(file.name).toContain('协议执行_按协议_20260318.xlsx')
  expect(file.sheet.match(/<row /g)).toHaveLength((body?.total ?? 0) + 1)
  for (const text of ['协议号', '商品总额', name]) expect(file.strings).toContain(text)
  const ofProducts = await textsOf({ By: 'product', AgreementId: own })
  expect(ofProducts.name).toContain('协议执行_按商品_20260318.xlsx')
  expect(ofProducts.strings).not.toContain('商品总额')
})
