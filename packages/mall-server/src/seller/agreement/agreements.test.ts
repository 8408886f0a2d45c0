import { and, asc, desc, eq, gt, inArray, notExists, sql, sum } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { purchaseStatuses, type CallInput } from '@mall/api/contract'
import { agreementStatus, agreementVersionStatus, type SellerAgreementDetail, type SellerAgreementListRequest } from '@mall/api/seller/contract'
import { demo } from '../../demo/organisation.ts'
import { demoStaff } from '../../demo/staff.ts'
import { agreement, agreementRow, agreementVersion } from '../../platform/db/schema/agreement.ts'
import { category, product } from '../../platform/db/schema/catalogue.ts'
import { orderLine, orders } from '../../platform/db/schema/order.ts'
import { enterprise } from '../../platform/db/schema/organisation.ts'
import { portfolio } from '../../platform/db/schema/staff.ts'
import { auditLog } from '../../platform/db/schema/writes.ts'
import { addDays, toDay } from '../../platform/time.ts'
import { loginStaff } from '../../testing/staff-sessions.ts'
import { createTestMall, type TestMall } from '../../testing/test-mall.ts'
import { expireAgreements } from './expire.ts'

let mall: TestMall
const tokens: Record<'seller' | 'sales' | 'accountant', string> = { seller: '', sales: '', accountant: '' }
/** Products with a market price of 100 yuan, a floor of 80 and a cost of 70. */
let codes: string[] = []
beforeAll(async () => {
  mall = await createTestMall()
  for (const account of ['seller', 'sales', 'accountant'] as const) tokens[account] = (await loginStaff(mall, account)).Token
  const rows = await mall.db.select({ id: product.id, code: product.code }).from(product).limit(6)
  codes = rows.map(({ code }) => code)
  for (const { id } of rows) await mall.db.update(product).set({ marketPriceFen: 10_000, marketTiers: [{ minQty: 1, priceFen: 10_000 }], costFen: 7000, floorFen: 8000 }).where(eq(product.id, id))
}, 120_000)
afterAll(() => mall.close())

const day = (days: number): string => toDay(addDays(mall.clock(), days))

const { huaqiTech } = demo.enterprises

type Token = keyof typeof tokens
type Row = CallInput<'POST /api/SellerAgreement/Write'>['Rows'][number]
const once = () => ({ RequestId: crypto.randomUUID() })
const target = ({ AgreementId, Version }: SellerAgreementDetail) => ({ AgreementId, Version, ...once() })

const create = (changes: Partial<CallInput<'POST /api/SellerAgreement/Create'>> = {}, who: Token = 'sales') =>
  mall.call('POST /api/SellerAgreement/Create', { ...once(), Level: 'company', PartyId: huaqiTech, Name: '年度协议', From: day(0), Until: day(100), ...changes }, { token: tokens[who] })
const made = <Body>({ body, message }: { readonly body: Body | null; readonly message: string }): Body => {
  if (body === null) throw new Error(message)
  return body
}
const row = (at: number, changes: Partial<Row> = {}): Row => ({ ProductCode: codes[at] ?? '', Position: at + 1, MaterialCode: '', Price: 90, Percent: null, Tiers: [], LowReason: '', ...changes })
const write = (one: SellerAgreementDetail, Rows: Row[], Removed: string[] = [], who: Token = 'sales') =>
  mall.call('POST /api/SellerAgreement/Write', { ...target(one), VersionNo: one.VersionNo, Rows, Removed }, { token: tokens[who] })
const send = (one: SellerAgreementDetail, WithoutRejected = false, who: Token = 'sales') => mall.call('POST /api/SellerAgreement/Send', { ...target(one), Note: '', WithoutRejected }, { token: tokens[who] })
const judge = (one: SellerAgreementDetail, choices: readonly (readonly [at: number, approve: boolean])[], Reason = '', who: Token = 'seller') =>
  mall.call('POST /api/SellerAgreement/Judge', { ...target(one), Rows: choices.map(([at, Approve]) => ({ ProductCode: codes[at] ?? '', Approve })), Reason }, { token: tokens[who] })
const rowsOf = async ({ AgreementId }: SellerAgreementDetail, VersionNo = 1, who: Token = 'seller') =>
  made(await mall.call('POST /api/SellerAgreement/Rows', { AgreementId, VersionNo, PageIndex: 1, PageSize: 100 }, { token: tokens[who] })).Items
const list = async (asked: Partial<SellerAgreementListRequest> = {}, who: Token = 'seller') => made(await mall.call('POST /api/SellerAgreement/List', { PageIndex: 1, PageSize: 1000, ...asked }, { token: tokens[who] }))
const detail = (AgreementId: number, who: Token = 'seller') => mall.call('POST /api/SellerAgreement/Detail', { AgreementId }, { token: tokens[who] })

const draftWith = async (rows: Row[], changes: Parameters<typeof create>[0] = {}, who: Token = 'sales') => made(await write(made(await create(changes, who)), rows, [], who))
/** One in force. */
const running = async (rows: Row[] = [row(0)], changes: Parameters<typeof create>[0] = {}) => made(await send(await draftWith(rows, changes)))
/** One with a row below the floor that waits, and another that does not. */
const waiting = async () => made(await send(await draftWith([row(0, { Price: 79.99, LowReason: '竞标' }), row(1, { Price: 75, LowReason: '年度量大' }), row(2)])))

describe('writing', () => {
  it('begins as a draft of one version, which takes rows, changes them and takes them out', async () => {
    const empty = made(await create())
    expect(empty).toMatchObject({ StatusName: '草稿', VersionNo: 1, Products: 0, AllowActions: ['Edit', 'Write', 'Discard', 'Send'] })
    expect(empty.AgreementNo).toMatch(/^XY\d{9}$/)
    const two = made(await write(empty, [row(0, { MaterialCode: ' HQ-1 ', Tiers: [{ MinQty: 20, Price: 85 }] }), row(1, { Price: null, Percent: 92.5 })]))
    expect((await rowsOf(two)).map(({ ProductCode, MaterialCode, Price, Percent, Tiers }) => [ProductCode, MaterialCode, Price, Percent, Tiers])).toEqual([
      [codes[0], 'HQ-1', 90, null, [{ MinQty: 20, Price: 85 }]], [codes[1], '', null, 92.5, []],
    ])
    const one = made(await write(two, [row(0, { Price: 88 })], [codes[1] ?? '']))
    expect((await rowsOf(one)).map(({ ProductCode, Price, Tiers }) => [ProductCode, Price, Tiers])).toEqual([[codes[0], 88, []]])
  })

  it('refuses what is no product, one twice, and a version that was read before', async () => {
    const one = made(await create())
    expect(await write(one, [row(0, { ProductCode: '9999999999' })])).toMatchObject({ code: 'AGREEMENT_ROWS_INVALID', message: '没有商品 9999999999' })
    expect(await write(one, [row(0), row(0)])).toMatchObject({ code: 'AGREEMENT_ROWS_INVALID' })
    made(await write(one, [row(0)]))
    expect(await write(one, [row(1)])).toMatchObject({ code: 'VERSION_CONFLICT' })
    expect((await rowsOf(one)).length).toBe(1)
  })

  it.each([
    ['both a price and a percent', { Price: 90, Percent: 90 }], ['neither', { Price: null, Percent: null }], ['a tier that rises', { Tiers: [{ MinQty: 20, Price: 90.01 }] }],
    ['quantities that fall', { Tiers: [{ MinQty: 20, Price: 85 }, { MinQty: 10, Price: 84 }] }], ['a percent with tiers', { Price: null, Percent: 90, Tiers: [{ MinQty: 20, Price: 85 }] }], ['half a fen', { Price: 1.005 }],
  ])('refuses %s', async (_, changes) => expect((await write(made(await create()), [row(0, changes)])).code).toBe('INVALID_INPUT'))

  it('is made once per RequestId', async () => {
    const asked = { ...once(), Level: 'company' as const, PartyId: huaqiTech, Name: '只建一份', From: day(0), Until: day(10) }
    const [first, again] = [await mall.call('POST /api/SellerAgreement/Create', asked, { token: tokens.sales }), await mall.call('POST /api/SellerAgreement/Create', asked, { token: tokens.sales })]
    expect(again.body?.AgreementId).toBe(first.body?.AgreementId)
    expect(await mall.db.$count(agreement, eq(agreement.name, '只建一份'))).toBe(1)
  })

  it('has days that can be', async () => {
    expect(await create({ From: day(5), Until: day(4) })).toMatchObject({ code: 'AGREEMENT_DAYS_INVALID' })
    expect(await create({ From: day(-9), Until: day(-1) })).toMatchObject({ code: 'AGREEMENT_DAYS_INVALID', message: '截止日不能早于今天' })
  })

  it('numbers rise, also of two that begin at once', async () => {
    const both = await Promise.all([create(), create(), create()])
    expect(new Set(both.map(({ body }) => body?.AgreementNo)).size).toBe(3)
  })
})

describe('sending', () => {
  it('without a price below the floor it holds at once', async () => {
    const one = await running([row(0), row(1, { Price: 80 })])
    expect(one).toMatchObject({ StatusName: '已生效', DaysLeft: 100, WaitingRows: 0 })
    expect(one.Versions).toMatchObject([{ VersionNo: 1, StatusName: '已批准', IsNow: true, Waiting: 0 }])
  })

  it('a version without products cannot be sent, nor a low price without a reason', async () => {
    expect(await send(made(await create()))).toMatchObject({ code: 'AGREEMENT_EMPTY' })
    const low = await draftWith([row(0, { Price: 79.99 })])
    expect(await send(low)).toMatchObject({ code: 'AGREEMENT_REASON_MISSING' })
    // The floor is for each quantity.
    expect(await send(await draftWith([row(0, { Price: 90, Tiers: [{ MinQty: 20, Price: 79 }] })]))).toMatchObject({ code: 'AGREEMENT_REASON_MISSING' })
    expect(await send(await draftWith([row(0, { Price: null, Percent: 79.99 })]))).toMatchObject({ code: 'AGREEMENT_REASON_MISSING' })
    expect(await send(await draftWith([row(0, { Price: null, Percent: 80 })]))).toMatchObject({ code: 'OK' })
  })

  it('without a floor the cost is one', async () => {
    await mall.db.update(product).set({ floorFen: null }).where(eq(product.code, codes[5] ?? ''))
    expect((await send(await draftWith([row(5, { Price: 69.99 })]))).code).toBe('AGREEMENT_REASON_MISSING')
    const [shown] = await rowsOf(await draftWith([row(5, { Price: 69.99 })]), 1, 'sales')
    expect(shown).toMatchObject({ Floor: null, Cost: null, IsLow: true })
  })

  it('without a floor it is the cost with the smallest margin of the nearest category that has one, upwards to the fen', async () => {
    const [own] = await mall.db.select().from(product).where(eq(product.code, codes[5] ?? ''))
    if (own === undefined) throw new Error('The product is gone')
    const setMargin = (id: number, minMarginBp: number | null) => mall.db.update(category).set({ minMarginBp }).where(eq(category.id, id))
    await mall.db.update(product).set({ floorFen: null, costFen: 7_001 }).where(eq(product.id, own.id))
    const floor = async () => (await rowsOf(await draftWith([row(5, { Price: 80 })])))[0]
    await setMargin(own.category1Id, 2_000)
    expect(await floor()).toMatchObject({ Floor: 84.02, IsLow: true })
    await setMargin(own.category3Id, 1_000)
    expect(await floor()).toMatchObject({ Floor: 77.02, IsLow: false })
    await setMargin(own.category1Id, null)
    await setMargin(own.category3Id, null)
    expect(await floor()).toMatchObject({ Floor: 70.01, IsLow: false })
  })

  it('waits with prices below the floor, and can be taken back', async () => {
    const one = await waiting()
    expect(one).toMatchObject({ StatusName: '待批', WaitingRows: 2, AllowActions: ['TakeBack'] })
    expect(await write(one, [row(0)])).toMatchObject({ code: 'AGREEMENT_ACTION_NOT_ALLOWED' })
    const back = made(await mall.call('POST /api/SellerAgreement/TakeBack', target(one), { token: tokens.sales }))
    expect(back).toMatchObject({ StatusName: '草稿', VersionStatusName: '草稿' })
    expect(made(await send(back))).toMatchObject({ WaitingRows: 2 })
  })
})

describe('judging', () => {
  it('is for those who may approve low prices', async () => {
    const one = await waiting()
    expect((await judge(one, [[0, true]], '', 'sales')).status).toBe(403)
    expect((await judge(one, [[0, true]], '', 'accountant')).status).toBe(403)
    expect((await detail(one.AgreementId)).body?.AllowActions).toContain('Judge')
  })

  it('goes row by row; with the last approval it holds', async () => {
    const half = made(await judge(await waiting(), [[0, true]]))
    expect(half).toMatchObject({ StatusName: '待批', WaitingRows: 1 })
    expect(made(await judge(half, [[1, true]]))).toMatchObject({ StatusName: '已生效', WaitingRows: 0 })
  })

  it('a rejected row goes back to its writer with words, and is sent on without it', async () => {
    const one = await waiting()
    expect(await judge(one, [[0, false]])).toMatchObject({ code: 'AGREEMENT_REASON_MISSING' })
    const back = made(await judge(one, [[0, true], [1, false]], '不能低于成本'))
    expect(back).toMatchObject({ StatusName: '草稿', VersionStatusName: '已退回' })
    expect((await rowsOf(back)).map(({ Decision, DecisionReason }) => [Decision, DecisionReason])).toEqual([['approved', '不能低于成本'], ['rejected', '不能低于成本'], [null, '']])
    expect(await send(back)).toMatchObject({ code: 'AGREEMENT_REASON_MISSING' })
    const without = made(await send(back, true))
    expect(without).toMatchObject({ StatusName: '已生效', Products: 2 })
    expect((await rowsOf(without)).map(({ ProductCode }) => ProductCode)).toEqual([codes[0], codes[2]])
  })

  it('a changed row is judged again, one that says the same is not', async () => {
    const back = made(await judge(await waiting(), [[0, true], [1, false]], '太低'))
    const changed = made(await write(back, [row(0, { Price: 79.99, LowReason: '竞标', MaterialCode: 'NEW' }), row(1, { Price: 76, LowReason: '年度量大' })]))
    expect(changed).toMatchObject({ VersionStatusName: '草稿' })
    expect((await rowsOf(changed)).map(({ Decision }) => Decision)).toEqual(['approved', null, null])
    expect(made(await send(changed))).toMatchObject({ WaitingRows: 1 })
  })

  it('above the floor nothing waits any more', async () => {
    const back = made(await judge(await waiting(), [[0, true], [1, false]], '太低'))
    expect(made(await send(made(await write(back, [row(1, { Price: 81 })]))))).toMatchObject({ StatusName: '已生效' })
  })

  it('decides about nothing that does not wait', async () => {
    const one = await waiting()
    expect(await judge(one, [[2, true]])).toMatchObject({ code: 'AGREEMENT_ROWS_INVALID' })
    expect(await judge(one, [[0, true], [0, false]], '两次')).toMatchObject({ code: 'AGREEMENT_ROWS_INVALID' })
  })
})

describe('versions', () => {
  const begin = (one: SellerAgreementDetail, From: string) => mall.call('POST /api/SellerAgreement/Begin', { ...target(one), From }, { token: tokens.sales })

  it('a change of a running one is another from a day on; both can be read', async () => {
    const second = made(await begin(await running(), day(10)))
    expect(second).toMatchObject({ StatusName: '已生效', VersionNo: 2, VersionStatusName: '草稿' })
    const sent = made(await send(made(await write(second, [row(0, { Price: 85 }), row(1)]))))
    expect(sent.Versions).toMatchObject([{ VersionNo: 2, From: day(10), IsNow: false, Rows: 2 }, { VersionNo: 1, IsNow: true, Rows: 1 }])
    expect((await rowsOf(sent, 1)).map(({ Price }) => Price)).toEqual([90])
    expect((await rowsOf(sent, 2)).map(({ Price, Before }) => [Price, Before])).toEqual([[85, 90], [90, null]])
  })

  it('begins within its agreement, and not before the former', async () => {
    const one = await running()
    for (const From of [day(-1), day(101)]) expect(await begin(one, From)).toMatchObject({ code: 'AGREEMENT_DAYS_INVALID' })
    const later = made(await send(made(await begin(one, day(10)))))
    expect(await begin(later, day(5))).toMatchObject({ code: 'AGREEMENT_DAYS_INVALID' })
  })

  it('one in force of which a version waits is among those that wait', async () => {
    const second = made(await begin(await running(), day(1)))
    const sent = made(await send(made(await write(second, [row(0, { Price: 60, LowReason: '清仓' })]))))
    expect(sent).toMatchObject({ StatusName: '已生效', VersionStatusName: '待批', WaitingRows: 1 })
    const found = (await list({ Tab: '待批' })).Items.map(({ AgreementId }) => AgreementId)
    expect(found).toContain(sent.AgreementId)
    const rejected = made(await judge(sent, [[0, false]], '太低'))
    expect(rejected).toMatchObject({ StatusName: '已生效', VersionStatusName: '已退回' })
    expect((await list({ Tab: '待批' })).Items.map(({ AgreementId }) => AgreementId)).not.toContain(sent.AgreementId)
  })

  it('a version that is approved late holds from that day, and never before', async () => {
    const one = made(await send(await draftWith([row(0, { Price: 70, LowReason: '竞标' })], { From: day(-30) })))
    const approved = made(await judge(one, [[0, true]]))
    expect(approved.Versions).toMatchObject([{ From: day(0), IsNow: true }])
  })

  it('is thrown away alone; a draft of one version goes with it', async () => {
    const discard = (one: SellerAgreementDetail) => mall.call('POST /api/SellerAgreement/Discard', target(one), { token: tokens.sales })
    const second = made(await begin(await running(), day(10)))
    expect(made(await discard(second))).toEqual({ IsGone: false })
    expect((await detail(second.AgreementId)).body?.Versions).toHaveLength(1)
    const draft = await draftWith([row(0)])
    expect(made(await discard(draft))).toEqual({ IsGone: true })
    expect((await detail(draft.AgreementId)).code).toBe('AGREEMENT_NOT_FOUND')
    expect(await mall.db.$count(agreementVersion, eq(agreementVersion.agreementId, draft.AgreementId))).toBe(0)
  })
})

describe('what was bought within a year', () => {
  const boughtBy = async (companies: readonly number[]) => {
    const [found] = await mall.db
      .select({ code: product.code, quantity: sum(orderLine.quantity).mapWith(Number), fen: sql<number>`sum(${orderLine.quantity} * ${orderLine.priceFen})`.mapWith(Number) })
      .from(orderLine)
      .innerJoin(orders, eq(orders.id, orderLine.orderId))
      .innerJoin(product, eq(product.id, orderLine.productId))
      .where(and(inArray(orders.enterpriseId, [...companies]), inArray(orders.status, [...purchaseStatuses]), gt(orders.createdAt, addDays(mall.clock(), -365))))
      .groupBy(product.code)
      .orderBy(desc(sum(orderLine.quantity)), asc(product.code))
      .limit(1)
    if (found === undefined) throw new Error('The demo bought nothing')
    return { code: found.code, Bought: { Quantity: found.quantity, Amount: found.fen / 100 } }
  }
  const productsOf = async ({ AgreementId }: SellerAgreementDetail, Codes: string[]) => made(await mall.call('POST /api/SellerAgreement/Products', { AgreementId, VersionNo: 1, Codes }, { token: tokens.sales }))

  it('stands beside each row and each product that is typed', async () => {
    const { code, Bought } = await boughtBy([huaqiTech])
    const [never] = await mall.db.select({ code: product.code }).from(product).where(notExists(mall.db.select({ one: sql`1` }).from(orderLine).where(eq(orderLine.productId, product.id)))).limit(1)
    const one = await draftWith([row(0, { ProductCode: code }), row(1, { ProductCode: never?.code ?? '' })])
    expect((await rowsOf(one)).map((each) => each.Bought)).toEqual([Bought, { Quantity: 0, Amount: 0 }])
    expect((await productsOf(one, [code])).map((each) => each.Bought)).toEqual([Bought])
    // Another day of the year's window, without a session that would end meanwhile.
    const ordered = await mall.db.update(orders).set({ createdAt: addDays(mall.clock(), -366) }).where(inArray(orders.id, mall.db.select({ id: orderLine.orderId }).from(orderLine).innerJoin(product, eq(product.id, orderLine.productId)).where(eq(product.code, code)))).returning({ id: orders.id })
    expect(ordered.length).toBeGreaterThan(0)
    expect((await productsOf(one, [code])).map((each) => each.Bought.Quantity)).toEqual([0])
  })

  it('is of a group that of the companies that the caller looks after', async () => {
    const { code, Bought } = await boughtBy([demo.enterprises.huaqiTech, demo.enterprises.huaqiFactory])
    const one = await draftWith([row(0, { ProductCode: code })], { Level: 'group', PartyId: demo.groups.huaqi })
    expect((await rowsOf(one)).map((each) => each.Bought)).toEqual([Bought])
    await mall.db.delete(portfolio).where(and(eq(portfolio.staffId, demoStaff.sales), eq(portfolio.enterpriseId, demo.enterprises.huaqiFactory)))
    const ofOne = (await productsOf(one, [code]))[0]?.Bought.Quantity ?? 0
    await mall.db.insert(portfolio).values({ staffId: demoStaff.sales, enterpriseId: demo.enterprises.huaqiFactory })
    expect(ofOne).toBeLessThanOrEqual(Bought.Quantity)
    expect(ofOne).toBe(await mall.db.select({ sum: sum(orderLine.quantity).mapWith(Number) }).from(orderLine).innerJoin(orders, eq(orders.id, orderLine.orderId)).innerJoin(product, eq(product.id, orderLine.productId)).where(and(eq(product.code, code), eq(orders.enterpriseId, huaqiTech), inArray(orders.status, [...purchaseStatuses]), gt(orders.createdAt, addDays(mall.clock(), -365)))).then(([found]) => found?.sum ?? 0))
  })
})

describe('its end', () => {
  it('is brought about with a reason', async () => {
    const one = await running()
    const ended = made(await mall.call('POST /api/SellerAgreement/End', { ...target(one), Reason: '改签集团协议' }, { token: tokens.sales }))
    expect(ended).toMatchObject({ StatusName: '已终止', Until: day(0), EndReason: '改签集团协议', AllowActions: ['Renew'] })
  })

  it('comes with the day after the last, once', async () => {
    const one = await running([row(0)], { From: day(0), Until: day(1) })
    const ids = async () => (await mall.db.select({ status: agreement.status }).from(agreement).where(eq(agreement.id, one.AgreementId))).map(({ status }) => status)
    await expireAgreements(mall.deps)
    expect(await ids()).toEqual([agreementStatus.inForce])
    const tomorrow = { ...mall.deps, clock: () => addDays(mall.clock(), 1) }
    await expireAgreements(tomorrow)
    expect(await ids()).toEqual([agreementStatus.inForce])
    const after = { ...mall.deps, clock: () => addDays(mall.clock(), 2) }
    const moved = await Promise.all([expireAgreements(after), expireAgreements(after)])
    expect(moved.reduce((sum, count) => sum + count, 0)).toBeGreaterThan(0)
    expect(await ids()).toEqual([agreementStatus.expired])
    expect(await mall.db.$count(auditLog, and(eq(auditLog.action, 'Agreement.Expire'), eq(auditLog.entityId, String(one.AgreementId))))).toBe(1)
  })

  it('is followed by another with changed prices', async () => {
    const one = await running([row(0, { Price: 90, Tiers: [{ MinQty: 20, Price: 85 }], MaterialCode: 'HQ-1' }), row(1, { Price: null, Percent: 92.5 })])
    const next = made(await mall.call('POST /api/SellerAgreement/Renew', { ...target(one), From: day(101), Until: day(200), Change: -2 }, { token: tokens.sales }))
    expect(next).toMatchObject({ StatusName: '草稿', From: day(101), PartyName: one.PartyName })
    expect((await rowsOf(next)).map(({ Price, Percent, Tiers, MaterialCode }) => [Price, Percent, Tiers, MaterialCode])).toEqual([[88.2, null, [{ MinQty: 20, Price: 83.3 }], 'HQ-1'], [null, 92.5, [], '']])
  })
})

describe('who sees and does what', () => {
  it('名下客户: those of the portfolio, and of their groups; never cost or margin', async () => {
    const [outside] = await mall.db.select({ id: enterprise.id }).from(enterprise).where(eq(enterprise.name, '远山贸易有限公司'))
    const others = await mall.db.select({ id: enterprise.id }).from(enterprise)
    const own = new Set((await mall.db.select({ id: portfolio.enterpriseId }).from(portfolio)).map(({ id }) => id))
    const other = outside?.id ?? others.find(({ id }) => !own.has(id))?.id ?? 0
    const theirs = await draftWith([row(0)], { PartyId: other }, 'seller')
    expect((await detail(theirs.AgreementId, 'sales')).code).toBe('AGREEMENT_NOT_FOUND')
    expect((await list({}, 'sales')).Items.map(({ AgreementId }) => AgreementId)).not.toContain(theirs.AgreementId)
    expect((await write(theirs, [row(1)])).code).toBe('AGREEMENT_NOT_FOUND')
    expect((await create({ PartyId: other })).code).toBe('AGREEMENT_PARTY_NOT_FOUND')
    const mine = await running()
    expect(await detail(mine.AgreementId, 'sales')).toMatchObject({ body: { Margin: null, Hidden: ['Cost'] } })
    expect((await rowsOf(mine, 1, 'sales'))[0]).toMatchObject({ Floor: 80, Cost: null })
    expect((await rowsOf(mine))[0]).toMatchObject({ Floor: 80, Cost: 70 })
    expect((await detail(mine.AgreementId)).body?.Margin).toBe(2222)
    expect((await list({}, 'sales')).Items.every(({ Margin }) => Margin === null)).toBe(true)
    expect((await rowsOf(mine, 1, 'accountant'))[0]).toMatchObject({ Cost: 70 })
  })

  it('who reads writes nothing', async () => {
    const one = await draftWith([row(0)])
    expect((await write(one, [row(1)], [], 'accountant')).status).toBe(403)
    expect((await send(one, false, 'accountant')).status).toBe(403)
    expect((await detail(one.AgreementId, 'accountant')).body?.AllowActions).toEqual([])
  })

  it('that of a group is written by whoever looks after all of it', async () => {
    const [company] = await mall.db.select().from(enterprise).where(eq(enterprise.id, huaqiTech))
    const groupId = company?.groupId ?? 0
    const members = await mall.db.select({ id: enterprise.id }).from(enterprise).where(eq(enterprise.groupId, groupId))
    const one = made(await create({ Level: 'group', PartyId: groupId }, 'seller'))
    const [sales] = await mall.db.select({ staffId: portfolio.staffId }).from(portfolio).where(eq(portfolio.enterpriseId, huaqiTech))
    const removed = members.find(({ id }) => id !== huaqiTech)
    expect((await write(one, [row(0)])).code).toBe('OK')
    await mall.db.delete(portfolio).where(and(eq(portfolio.staffId, sales?.staffId ?? 0), eq(portfolio.enterpriseId, removed?.id ?? 0)))
    const seen = (await detail(one.AgreementId, 'sales')).body
    expect(seen).toMatchObject({ AllowActions: [] })
    expect((await create({ Level: 'group', PartyId: groupId })).code).toBe('AGREEMENT_PARTY_NOT_FOUND')
    await mall.db.insert(portfolio).values({ staffId: sales?.staffId ?? 0, enterpriseId: removed?.id ?? 0 })
  })
})

test('buyers pay its price from its approval on, and until its last day is over', async () => {
  const buyer = await mall.login('buyer')
  const price = async () => (await mall.call('POST /api/Product/Detail', { ProductCode: codes[4] ?? '' }, { token: buyer.Token })).body?.CustomerPrice
  const before = await price()
  const one = made(await send(await draftWith([row(4, { Price: 71.23, LowReason: '竞标' })])))
  expect(await price()).toBe(before)
  const approved = made(await judge(one, [[4, true]]))
  expect(await price()).toBe(71.23)
  made(await mall.call('POST /api/SellerAgreement/End', { ...target(approved), Reason: '改签' }, { token: tokens.sales }))
  // Today is its last day.
  expect(await price()).toBe(71.23)
})

test('the list counts its tabs by the same filters, and finds what ends soon', async () => {
  const soon = await running([row(0)], { Until: day(30) })
  const later = await running([row(0)], { Until: day(31) })
  const { Items, Expiring } = await list({ Expiring: 'soon' })
  const ids = Items.map(({ AgreementId }) => AgreementId)
  expect([ids.includes(soon.AgreementId), ids.includes(later.AgreementId)]).toEqual([true, false])
  expect(Expiring).toBe(ids.length)
  const { TabCounts, All, total } = await list({ Customer: '华启' })
  expect(total).toBe(All)
  for (const { Tab, Count } of TabCounts) expect((await list({ Customer: '华启', Tab })).total).toBe(Count)
  expect((await list({ AgreementNo: soon.AgreementNo })).Items.map(({ AgreementId }) => AgreementId)).toEqual([soon.AgreementId])
  const ofCompany = (await list({ EnterpriseId: huaqiTech })).Items
  expect(ofCompany.map(({ AgreementId }) => AgreementId)).toContain(soon.AgreementId)
})

test('more rows than a request takes are written in parts, and sent together', async () => {
  const one = made(await create())
  const all = await mall.db.select({ code: product.code }).from(product).limit(1200)
  let now = one
  for (let at = 0; at < all.length; at += 500) now = made(await write(now, all.slice(at, at + 500).map(({ code }, offset) => ({ ...row(0), ProductCode: code, Position: at + offset, LowReason: '框架' }))))
  expect(now.Products).toBe(all.length)
  const sent = made(await send(now))
  expect(sent.Products).toBe(all.length)
  expect(await mall.db.$count(agreementRow)).toBeGreaterThanOrEqual(all.length)
  expect(sent.VersionStatus === agreementVersionStatus.inForce || sent.WaitingRows > 0).toBe(true)
})
