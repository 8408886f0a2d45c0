import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CallInput } from '@mall/api/contract'
import { agreedCatalogue, favorite, product } from '../../platform/db/schema/catalogue.ts'
import { disagree, repriceAgreed } from '../../testing/agreed-prices.ts'
import { plainProduct } from '../../testing/shopper.ts'
import { createTestMall, type TestMall } from '../../testing/test-mall.ts'
import { createInquiryBench, type InquiryBench } from '../../trade/inquiry/testing/inquiry-bench.ts'

let mall: TestMall
let token: string
let colleague: string
let bench: InquiryBench

beforeAll(async () => {
  mall = await createTestMall()
  bench = await createInquiryBench(mall)
  token = bench.shopper.token
  colleague = (await mall.login('buyer2')).Token
  await mall.db.delete(favorite)
}, 120_000)
afterAll(() => mall.close())

type ListInput = Omit<CallInput<'POST /api/Favorite/List'>, 'PageIndex' | 'PageSize'> & { readonly PageIndex?: number; readonly PageSize?: 10 | 20 | 50 | 100 | 1000 }

const list = async (input: Partial<ListInput> = {}, as = token) => {
  const { body, message } = await mall.call('POST /api/Favorite/List', { Type: 1, PageIndex: 1, PageSize: 1000, ...input }, { token: as })
  if (body === null) throw new Error(message)
  return body
}
const codes = async (input: Partial<ListInput> = {}, as = token) => (await list(input, as)).Items.map(({ ProductCode }) => ProductCode)
const add = async (code: string, Type: 1 | 2 = 1, as = token) => {
  mall.advance(1_000)
  const { message, success } = await mall.call('POST /api/Favorite/Add', { TargetId: code, Type }, { token: as })
  if (!success) throw new Error(message)
}
const itemOf = async (code: string, Type: 1 | 2 = 1) => (await list({ Type })).Items.find(({ ProductCode }) => ProductCode === code)
const clear = (Type: 1 | 2, as = token) => mall.call('POST /api/Favorite/Clear', { Type }, { token: as })

const setPrice = async (id: number, priceFen: number) => {
  const tiers = [{ minQty: 1, priceFen }]
  await repriceAgreed(mall.db, id, tiers)
}

describe('favourites', () => {
  it('are the user’s own, the latest first, apart from what was looked at', async () => {
    const [one, two, seen] = [await plainProduct(mall), await plainProduct(mall), await plainProduct(mall)]
    await add(one.code)
    await add(two.code)
    await add(seen.code, 2)
    expect(await codes()).toEqual([two.code, one.code])
    expect(await codes({ Type: 2 })).toEqual([seen.code])
    expect(await codes({}, colleague)).toEqual([])
    await clear(1, colleague)
    expect((await list()).total).toBe(2)
  })

  it('say by how much the price fell, and nothing when it rose', async () => {
    const { id, code } = await plainProduct(mall)
    await add(code)
    expect(await itemOf(code)).toMatchObject({ CustomerPrice: 50, SavedPrice: 50, PriceDrop: null, IsFavorite: true })
    await setPrice(id, 4_150)
    expect(await itemOf(code)).toMatchObject({ CustomerPrice: 41.5, SavedPrice: 50, PriceDrop: 8.5 })
    await setPrice(id, 6_000)
    expect(await itemOf(code)).toMatchObject({ CustomerPrice: 60, PriceDrop: null })
  })

  it('keep the price of the first time when they are saved again', async () => {
    const { id, code } = await plainProduct(mall)
    await add(code)
    await setPrice(id, 4_000)
    await add(code)
    expect(await itemOf(code)).toMatchObject({ SavedPrice: 50, PriceDrop: 10 })
  })

  it('have the price that was quoted to this user, as the cart has', async () => {
    const { id, code } = await plainProduct(mall)
    await add(code)
    const { InquiryId } = await bench.sent({ Quantity: 1 })
    const quoted = await bench.quote({ InquiryId }, [{ productId: id, priceFen: 3_900 }])
    await bench.decide('Accept', quoted)
    expect(await itemOf(code)).toMatchObject({ CustomerPrice: 39, PriceDrop: 11 })
  })

  it('stay without a price and without stock when the product is no longer sold', async () => {
    const { id, code } = await plainProduct(mall)
    await add(code)
    await mall.db.update(product).set({ isOnShelf: false }).where(eq(product.id, id))
    expect(await itemOf(code)).toMatchObject({ SaleState: 'offShelf', CustomerPrice: null, PriceDrop: null, SavedPrice: 50, Stock: { State: 'none' } })
  })

  it('say that a product left the catalogue of the company', async () => {
    const { id, code } = await plainProduct(mall)
    await add(code)
    await disagree(mall.db, 1, id)
    await mall.db.update(agreedCatalogue).set({ allowsNonAgreed: false }).where(eq(agreedCatalogue.enterpriseId, 1))
    expect(await itemOf(code)).toMatchObject({ SaleState: 'notInCatalog', CustomerPrice: null })
  })

  it('are found by words, code and category, whose counts follow the words', async () => {
    const { code, name, id } = await plainProduct(mall)
    await add(code)
    expect(await codes({ Keyword: code })).toEqual([code])
    expect(await codes({ Keyword: name })).toContain(code)
    expect(await list({ Keyword: '！？' })).toEqual({ Items: [], total: 0, Categories: [], FallenCount: 0, GoneCount: 0 })
    const { Categories, total } = await list()
    expect(Categories.reduce((sum, { Count }) => sum + Count, 0)).toBe(total)
    const [row] = await mall.db.select().from(product).where(eq(product.id, id))
    for (const Cid of [row?.category1Id, row?.category2Id, row?.category3Id]) expect(await codes({ Cid: Cid ?? 0 })).toContain(code)
    expect((await list({ Cid: row?.category1Id ?? 0 })).Categories).toEqual(Categories)
    expect((await list({ Cid: 2_147_483_647 })).total).toBe(0)
  })

  it('are narrowed to what fell in price or is gone, whose counts follow words and category, as the categories follow the state', async () => {
    await clear(1)
    const [fallen, gone, left] = [await plainProduct(mall), await plainProduct(mall), await plainProduct(mall)]
    const [same, risen] = [await plainProduct(mall), await plainProduct(mall)]
    for (const { code } of [fallen, gone, left, same, risen]) await add(code)
    await setPrice(fallen.id, 4_000)
    await setPrice(risen.id, 6_000)
    // A product that is gone has a lower price too, but it is not a reduction.
    await setPrice(gone.id, 3_000)
    await mall.db.update(product).set({ isOnShelf: false }).where(eq(product.id, gone.id))
    await disagree(mall.db, 1, left.id)
    await mall.db.update(agreedCatalogue).set({ allowsNonAgreed: false }).where(eq(agreedCatalogue.enterpriseId, 1))
    const all = await list()
    expect([all.total, all.FallenCount, all.GoneCount]).toEqual([5, 1, 2])
    expect(await codes({ State: 'fallen' })).toEqual([fallen.code])
    expect(await codes({ State: 'gone' })).toEqual([left.code, gone.code])
    const narrowed = await list({ State: 'gone', Keyword: fallen.code })
    expect([narrowed.total, narrowed.Categories, narrowed.FallenCount, narrowed.GoneCount]).toEqual([0, [], 1, 0])
    const [row] = await mall.db.select().from(product).where(eq(product.id, gone.id))
    const ofGone = await list({ State: 'gone' })
    expect(ofGone.Categories.reduce((sum, { Count }) => sum + Count, 0)).toBe(2)
    expect((await list({ State: 'gone', Cid: row?.category3Id ?? 0 })).Items.map(({ ProductCode }) => ProductCode)).toContain(gone.code)
    expect(await list({ Cid: 2_147_483_647 })).toMatchObject({ total: 0, FallenCount: 0, GoneCount: 0, Categories: all.Categories })
  })

  it('page without gaps or doubles', async () => {
    const whole = await codes()
    for (let left = 12 - whole.length; left > 0; left--) await add((await plainProduct(mall)).code)
    const all = await codes()
    expect([...(await codes({ PageSize: 10 })), ...(await codes({ PageSize: 10, PageIndex: 2 }))]).toEqual(all)
  })

  it('go one by one or all at once, and the browse records stay', async () => {
    const [first, second] = await codes()
    await mall.call('POST /api/Favorite/Remove', { TargetIds: [first ?? '', second ?? ''], Type: 1 }, { token })
    expect(await codes()).not.toContain(first)
    expect((await clear(1)).body).toBe('已清空收藏')
    expect((await list()).total).toBe(0)
    expect((await list({ Type: 2 })).total).toBeGreaterThan(0)
  })
})

describe('browse records', () => {
  it('move to the top when they are viewed again, at the current price', async () => {
    const [one, two] = [await plainProduct(mall), await plainProduct(mall)]
    await add(one.code, 2)
    await add(two.code, 2)
    await setPrice(one.id, 4_000)
    await add(one.code, 2)
    expect((await codes({ Type: 2 })).slice(0, 2)).toEqual([one.code, two.code])
    expect(await itemOf(one.code, 2)).toMatchObject({ SavedPrice: 40, PriceDrop: null, IsFavorite: false })
    await add(one.code)
    expect(await itemOf(one.code, 2)).toMatchObject({ IsFavorite: true })
  })

  it('are cleared for this user alone', async () => {
    const { code } = await plainProduct(mall)
    await add(code, 2, colleague)
    expect((await clear(2)).body).toBe('已清空浏览记录')
    expect((await list({ Type: 2 })).total).toBe(0)
    expect(await codes({ Type: 2 }, colleague)).toContain(code)
  })
})
