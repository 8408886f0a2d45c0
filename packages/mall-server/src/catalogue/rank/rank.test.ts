import { eq, inArray, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { CallInput } from '@mall/api/contract'
import { product } from '../../platform/db/schema/catalogue.ts'
import { orderLine, orders } from '../../platform/db/schema/order.ts'
import { mallRankMade } from '../../platform/db/schema/rank.ts'
import { agree, repriceAgreed } from '../../testing/agreed-prices.ts'
import { createShopper, plainProduct, type Shopper } from '../../testing/shopper.ts'
import { createTestMall, type TestMall } from '../../testing/test-mall.ts'
import { makeAllRanks, rankedPeriod } from './mall-ranks.ts'
import { changeOf, periodOf, trendOf } from './rules.ts'

let mall: TestMall
let buyer: Shopper
let buyer2: Shopper
let other: string
type Plain = Awaited<ReturnType<typeof plainProduct>>

beforeAll(async () => {
  mall = await createTestMall({ now: new Date('2026-03-18T10:00:00+08:00') })
  buyer = await createShopper(mall, 'buyer')
  buyer2 = await createShopper(mall, 'buyer2')
  other = (await mall.login('other')).Token
}, 120_000)
// The demo's purchases are excluded; each test uses products of its own.
beforeEach(async () => {
  await mall.db.update(orders).set({ createdAt: new Date('2025-01-01T00:00:00+08:00') })
  await mall.db.update(product).set({ createdAt: new Date('2025-01-01T00:00:00+08:00') })
})
afterAll(() => mall.close())

/** Rankings of 全平台 are made now and then: here each time. */
const rank = async (input: Partial<CallInput<'POST /api/Product/Rank'>> = {}, token = buyer.token) => {
  await makeAllRanks(mall.deps)
  const { body, message } = await mall.call('POST /api/Product/Rank', { Scope: 1, Type: 1, Range: 30, TopN: 50, ...input }, { token })
  if (body === null) throw new Error(message)
  return body
}
const codes = async (input: Partial<CallInput<'POST /api/Product/Rank'>> = {}, token = buyer.token) => (await rank(input, token)).Items.map(({ ProductCode }) => ProductCode)

const bought = async ({ code }: Plain, quantity: number, time = '2026-03-17T12:00:00', by = buyer) => {
  const { SubmitId } = await by.buy(code, quantity)
  const [order] = await mall.db.update(orders).set({ createdAt: new Date(`${time}+08:00`), status: 30 }).where(eq(orders.submitId, SubmitId)).returning()
  if (order === undefined) throw new Error('The order was not written')
  return order.id
}

describe('销量榜', () => {
  it('is by pieces of the period, without orders that came to nothing, with the trend and the change', async () => {
    const [one, two, three] = [await plainProduct(mall), await plainProduct(mall), await plainProduct(mall)]
    await bought(one, 4, '2026-03-18T09:00:00')
    await bought(one, 2, '2026-02-17T00:00:00')
    await bought(one, 4, '2026-02-16T23:59:59')
    await bought(two, 9)
    const cancelled = await bought(three, 50)
    await mall.db.update(orders).set({ status: 80 }).where(eq(orders.id, cancelled))
    const { Items, BeginTime, EndTime } = await rank()
    expect([BeginTime, EndTime]).toEqual(['2026-02-17', '2026-03-18'])
    expect(Items).toMatchObject([
      { Rank: 1, ProductCode: two.code, Quantity: 9, Change: null, Reason: expect.stringMatching(/^近30天全平台采购9.+，共1单$/) as unknown, CustomerPrice: 50 },
      { Rank: 2, ProductCode: one.code, Quantity: 6, Change: 50, Trend: [2, 0, 0, 0, 0, 0, 0, 0, 0, 4] },
    ])
    expect(await codes({ Range: 7 })).toEqual([two.code, one.code])
    expect(await codes({ TopN: 1 })).toEqual([two.code])
  })

  it('of 本企业 has no purchase of another company, and of 全平台 all of them as one sum', async () => {
    const one = await plainProduct(mall)
    for (const enterpriseId of [3, 4]) await agree(mall.db, enterpriseId, one.id)
    await bought(one, 4)
    expect(await codes({ Scope: 2 })).toEqual([one.code])
    expect(await codes({ Scope: 2 }, other)).toEqual([])
    const { Items } = await rank({}, other)
    expect(Items).toMatchObject([{ ProductCode: one.code, Quantity: 4 }])
    expect(JSON.stringify(Items)).not.toMatch(/华启|行政部/)
  })

  it('has only what the user may buy, of the wanted category', async () => {
    const one = await plainProduct(mall)
    await bought(one, 4)
    const [row] = await mall.db.select().from(product).where(eq(product.id, one.id))
    for (const Cid of [row?.category1Id, row?.category2Id, row?.category3Id]) expect(await codes({ Cid: Cid ?? 0 })).toEqual([one.code])
    expect(await codes({ Cid: 2_147_483_647 })).toEqual([])
    await mall.db.update(product).set({ isOnShelf: false }).where(eq(product.id, one.id))
    expect(await codes()).toEqual([])
  })
})

it('of 全平台 are those that were made last, without what got dearer or left since', async () => {
  const [one, two] = [await plainProduct(mall), await plainProduct(mall)]
  for (const { id } of [one, two]) await mall.db.update(product).set({ marketPriceFen: 9_000 }).where(eq(product.id, id))
  const ofOne = await bought(one, 1, '2026-03-02T12:00:00')
  await bought(two, 1, '2026-03-02T12:00:00')
  await mall.db.update(orderLine).set({ marketFen: 10_000 }).where(inArray(orderLine.productId, [one.id, two.id]))
  expect(await codes()).toEqual([one.code, two.code])
  const kept = async (Type: 1 | 3) => (await mall.call('POST /api/Product/Rank', { Scope: 1, Type, Range: 30, TopN: 50 }, { token: buyer.token })).body?.Items.map(({ ProductCode }) => ProductCode)
  expect(await kept(3)).toEqual([one.code, two.code])
  await mall.db.update(product).set({ marketPriceFen: 11_000 }).where(eq(product.id, two.id))
  await mall.db.update(orders).set({ status: 80 }).where(eq(orders.id, ofOne))
  expect(await kept(3)).toEqual([one.code])
  expect(await kept(1)).toEqual([one.code, two.code])
  expect(await codes()).toEqual([two.code])
  expect(await kept(3)).toEqual([])
})

it('of 全平台 are made again when the clock was ahead and is set back', async () => {
  const lastDay = async () => (await mall.call('POST /api/Product/Rank', { Scope: 1, Type: 1, Range: 30, TopN: 50 }, { token: buyer.token })).body?.EndTime
  const now = mall.clock()
  mall.setNow(new Date(now.getTime() + 86_400_000))
  await makeAllRanks(mall.deps)
  mall.setNow(now)
  expect(await lastDay()).toBe('2026-03-18')
})

it('of 全平台 that are old are better than none, where no new ones can be made', async () => {
  await makeAllRanks(mall.deps)
  const now = new Date(mall.clock().getTime() + 86_400_000)
  const broken = new Proxy(mall.db, { get: (db, name) => (name === 'transaction' ? () => Promise.reject(new Error('cannot execute INSERT in a read-only transaction')) : (Reflect.get(db, name) as unknown)) })
  expect(await rankedPeriod(broken, 30, now)).toEqual(periodOf(30, mall.clock()))
  await mall.db.delete(mallRankMade)
  await expect(rankedPeriod(broken, 30, now)).rejects.toThrow('read-only')
})

/** PGlite runs one transaction at a time. */
it.runIf(process.env.TEST_DATABASE_URL)('of 全平台 are read as they are while they are made, however old they are', async () => {
  await makeAllRanks(mall.deps)
  const later = new Date(mall.clock().getTime() + 2 * 3_600_000)
  await mall.db.transaction(async (tx) => {
    for (const days of [7, 30, 90]) await tx.execute(sql`select pg_advisory_xact_lock(hashtext('mall_rank'), ${days}::int)`)
    expect(await rankedPeriod(mall.db, 30, later)).toEqual(periodOf(30, mall.clock()))
  })
})

it('复购榜 counts the orders beyond the first of each company, or of each department', async () => {
  const [one, two, three] = [await plainProduct(mall), await plainProduct(mall), await plainProduct(mall)]
  await bought(one, 1)
  await bought(one, 1)
  await bought(one, 1, '2026-03-17T12:00:00', buyer2)
  await bought(two, 90)
  await bought(three, 1)
  await bought(three, 1, '2026-03-17T12:00:00', buyer2)
  expect((await rank({ Type: 2 })).Items).toMatchObject([
    { ProductCode: one.code, Reason: '近30天被重复采购2次' },
    { ProductCode: three.code, Reason: '近30天被重复采购1次' },
  ])
  expect((await rank({ Type: 2, Scope: 2 })).Items).toMatchObject([{ ProductCode: one.code, Reason: '近30天2个部门下单3次' }])
})

it('降价榜 is by how far the price fell since the earliest purchase of the period', async () => {
  const [one, two, dearer] = [await plainProduct(mall), await plainProduct(mall), await plainProduct(mall)]
  const setPrice = (id: number, priceFen: number) => repriceAgreed(mall.db, id, [{ minQty: 1, priceFen }])
  for (const plain of [one, two, dearer]) await bought(plain, 1, '2026-03-02T12:00:00')
  expect(await codes({ Type: 3, Scope: 2 })).toEqual([])
  await setPrice(one.id, 4_500)
  await setPrice(two.id, 4_000)
  await setPrice(dearer.id, 6_000)
  expect((await rank({ Type: 3, Scope: 2 })).Items).toMatchObject([
    { ProductCode: two.code, Rank: 1, CustomerPrice: 40, Reason: '贵司的价格比03-02采购时低20%' },
    { ProductCode: one.code, Rank: 2, Reason: '贵司的价格比03-02采购时低10%' },
  ])
  // The mall's own price stayed: an agreement with one company does not concern others.
  expect(await codes({ Type: 3 })).toEqual([])
  await mall.db.update(orderLine).set({ marketFen: 8_000 }).where(eq(orderLine.productId, dearer.id))
  expect((await rank({ Type: 3 })).Items).toMatchObject([{ ProductCode: dearer.code, Reason: '市场价比03-02采购时低38%' }])
})

it('新品榜 has what came in the period, the latest first, bought or not', async () => {
  const [one, two] = [await plainProduct(mall), await plainProduct(mall)]
  const cameOn = (id: number, day: string) => mall.db.update(product).set({ createdAt: new Date(`${day}T00:00:00+08:00`) }).where(eq(product.id, id))
  await cameOn(one.id, '2026-03-01')
  await cameOn(two.id, '2026-03-10')
  await bought(one, 5)
  const { Items } = await rank({ Type: 4 })
  expect(Items.map(({ ProductCode, Quantity }) => [ProductCode, Quantity])).toEqual([[two.code, 0], [one.code, 5]])
  expect(Items.map(({ Reason }) => Reason)).toEqual(['03-10上架', expect.stringMatching(/^03-01上架，全平台已采购5/)])
  expect(await codes({ Type: 4, Range: 7 })).toEqual([])
})

it.each([[0, 5, null], [4, 6, 50], [4, 1, -75], [4, 4, 0]] as const)('from %i to %i pieces is %s %%', (before, now, change) => {
  expect(changeOf(before, now)).toBe(change)
})

it('a trend has a point for each part, also where nothing was bought', () => {
  expect(trendOf([{ bucket: 2, pieces: 7 }], 4)).toEqual([0, 0, 7, 0])
})
