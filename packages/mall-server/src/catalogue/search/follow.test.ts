import { eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { agreedCatalogue, brand, catalogueCategory, product, productStock } from '../../platform/db/schema/catalogue.ts'
import { reportLine } from '../../platform/db/schema/report.ts'
import { catalogueView } from '../product/testing/catalogue-view.ts'
import { agree, disagree } from '../../testing/agreed-prices.ts'
import { createTestMall, type TestMall } from '../../testing/test-mall.ts'
import { readCompany } from './company.ts'
import { catalogueFor } from './follow.ts'
import { readCatalogue } from './read-catalogue.ts'

let mall: TestMall
let view: ReturnType<typeof catalogueView>
let token: string
let otherToken: string

const enterpriseId = 1
const asked = { enterpriseId, day: '2026-03-18' }

beforeAll(async () => {
  mall = await createTestMall()
  view = catalogueView(mall)
  token = (await mall.login('buyer')).Token
  otherToken = (await mall.login('other')).Token
}, 120_000)
afterAll(() => mall.close())

/** Every product with what a company sees of it, whatever slot it is in. */
const facts = (index: Awaited<ReturnType<typeof readCatalogue>>, company: Awaited<ReturnType<typeof readCompany>>) =>
  new Map(index.products.map((one, slot) => [one.id, { ...one, agreed: company.agreed.get(slot) ?? null, orders: company.orders.get(slot) ?? 0 }]))

const found = (index: Awaited<ReturnType<typeof readCatalogue>>, word: string) =>
  index.read(word, false).words
    .flatMap(({ hits }) => [...hits.keys()].flatMap((id) => (index.postings[id] ?? []).flatMap((slots) => slots ?? [])))
    .map((slot) => index.products[slot]?.id ?? 0).toSorted((one, other) => one - other)

const followed = async () => {
  const { index, company } = await catalogueFor(mall.db, asked)
  if (company === null) throw new Error('No company')
  return { index, company }
}

/** Any change by the mall or directly in its database. */
const writes = {
  price: (id: number, n: number) => mall.db.update(product).set({ marketPriceFen: n + 1 }).where(eq(product.id, id)),
  name: (id: number, n: number) => mall.db.update(product).set({ name: `新名 夹子${n}`, searchText: `新名 夹子${n} 别名${n}` }).where(eq(product.id, id)),
  shelf: (id: number, n: number) => mall.db.update(product).set({ isOnShelf: n % 2 === 0 }).where(eq(product.id, id)),
  sales: (id: number, n: number) => mall.db.update(product).set({ salesCount: n }).where(eq(product.id, id)),
  stock: (id: number, n: number) => mall.db.update(productStock).set({ quantity: n % 3, supply: n % 2 === 0 ? 'now' : 'delayed' }).where(eq(productStock.productId, id)),
  agreed: (id: number, n: number) =>
    agree(mall.db, enterpriseId, id, [{ minQty: 1, priceFen: n + 1 }]),
  unagreed: (id: number) => disagree(mall.db, enterpriseId, id),
  terms: (_: number, n: number) => mall.db.update(agreedCatalogue).set({ allowsNonAgreed: n % 2 === 0 }).where(eq(agreedCatalogue.enterpriseId, enterpriseId)),
  chosen: async (id: number, n: number) => {
    await (n % 3 === 0
      ? mall.db.delete(catalogueCategory).where(eq(catalogueCategory.enterpriseId, enterpriseId))
      : mall.db.insert(catalogueCategory).select(mall.db.select({ enterpriseId: sql<number>`${enterpriseId}::int`.as('enterprise_id'), categoryId: n % 2 === 0 ? product.category3Id : product.category1Id }).from(product).where(eq(product.id, id))).onConflictDoNothing())
  },
  bought: (id: number, n: number) =>
    mall.db.update(reportLine).set(n % 2 === 0 ? { productId: id } : { status: 80 })
      .where(sql`${reportLine.lineId} in (select line_id from report_line where enterprise_id = ${enterpriseId} order by line_id offset ${n % 20} limit 2)`),
  brand: (_: number, n: number) => mall.db.update(brand).set({ latinName: `LATIN${n}` }).where(eq(brand.id, 1)),
  undone: async (id: number, n: number) => {
    await mall.db.transaction(async (tx) => {
      await tx.update(product).set({ marketPriceFen: n + 7 }).where(eq(product.id, id))
      tx.rollback()
    }).catch(() => undefined)
  },
} as const

describe('the index', () => {
  it('is what the tables say after any writes', async () => {
    await followed()
    const write = fc.record({
      kind: fc.constantFrom(...(Object.keys(writes) as (keyof typeof writes)[])), product: fc.nat({ max: 30 }), n: fc.integer({ min: 1, max: 500 }), looks: fc.boolean(),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(write, { minLength: 1, maxLength: 8 }), async (steps) => {
        for (const { kind, product: nth, n, looks } of steps) {
          await writes[kind](Math.floor(nth / 2) * 20 + (nth % 2) + 1, n)
          if (looks) await followed()
        }
        const { index, company } = await followed()
        const fresh = await readCatalogue(mall.db)
        const freshCompany = await readCompany(mall.db, fresh, asked)
        expect(facts(index, company)).toEqual(facts(fresh, freshCompany))
        expect(company.allowsNonAgreed).toBe(freshCompany.allowsNonAgreed)
        expect(company.categoryIds).toEqual(freshCompany.categoryIds)
        for (const word of ['打印纸', '新名', '夹子', '别名', 'latin', '黑色']) expect(found(index, word)).toEqual(found(fresh, word))
      }),
      { numRuns: 15 },
    )
  }, 120_000)

  it('shows a write at once, and to its company alone', async () => {
    const { id, code } = await view.pick(`p.is_on_shelf and a.price_fen is not null and exists (select from agreement_row o where o.product_id = p.id and o.version_id in (select v.id from agreement_version v join agreement g on g.id = v.agreement_id where g.enterprise_id = 3))`)
    const cheapest = async (of: string | undefined) => (await view.list({ SortBy: 'priceAsc' }, of)).Items[0]?.ProductCode
    const before = [await cheapest(otherToken), await cheapest(undefined)]
    // Cheaper than any price that the writes before it have set.
    await writes.agreed(id, 0)
    expect(await cheapest(token)).toBe(code)
    expect([await cheapest(otherToken), await cheapest(undefined)]).toEqual(before)
    await writes.shelf(id, 1)
    expect(await view.codes({ Keyword: code }, token)).not.toContain(code)
    expect(await view.codes({ Keyword: code })).not.toContain(code)
  })

  it('serves questions that come together', async () => {
    const lists = await Promise.all([token, otherToken, undefined, token].map((of) => view.codes({ Keyword: '笔' }, of)))
    expect(lists[0]).toEqual(lists[3])
    expect(lists[0]).not.toEqual(lists[2])
  })
})
