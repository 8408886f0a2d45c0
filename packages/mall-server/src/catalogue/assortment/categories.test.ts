import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import type { CallInput, CallKey, CallOutput } from '@mall/api/contract'
import type { CustomerCatalogue } from '@mall/api/seller/contract'
import { demo } from '../../demo/organisation.ts'
import { queryRows } from '../../platform/db/client.ts'
import { agreementRow } from '../../platform/db/schema/agreement.ts'
import { catalogueCategory, category, product, productStock } from '../../platform/db/schema/catalogue.ts'
import { agree, disagree, heldBy } from '../../testing/agreed-prices.ts'
import { createShopper, type Shopper } from '../../testing/shopper.ts'
import { loginStaff } from '../../testing/staff-sessions.ts'
import { createTestMall, type TestMall } from '../../testing/test-mall.ts'
import { inAssortmentSql, listedProduct } from './products.ts'

const enterpriseId = demo.enterprises.huaqiTech
const company = { enterpriseId, day: '2026-03-18' }

interface Sample {
  readonly id: number
  readonly code: string
}

let mall: TestMall
let seller = ''
let shopper: Shopper
/** On the shelf, in stock, sold singly, each of another category of the third level. */
let samples: readonly Sample[]
beforeAll(async () => {
  mall = await createTestMall()
  seller = (await loginStaff(mall, 'seller')).Token
  shopper = await createShopper(mall, 'buyer')
  samples = await mall.db
    .selectDistinctOn([product.category3Id], { id: product.id, code: product.code })
    .from(product)
    .where(eq(product.isOnShelf, true))
    .orderBy(product.category3Id, product.id)
    .limit(6)
  const ids = samples.map(({ id }) => id)
  await mall.db.update(product).set({ moq: 1, step: 1, maxQty: null, marketTiers: [{ minQty: 1, priceFen: 100 }], marketPriceFen: 100 }).where(inArray(product.id, ids))
  await mall.db.update(productStock).set({ quantity: 1_000, supply: 'now' }).where(inArray(productStock.productId, ids))
}, 120_000)
afterAll(() => mall.close())

const ask = async <Key extends CallKey>(key: Key, input: CallInput<Key>): Promise<CallOutput<Key>> => {
  const { body, message } = await mall.call(key, input, { token: shopper.token })
  if (body === null) throw new Error(`${key}: ${message}`)
  return body
}

const detailOfCustomer = async () => {
  const { body, message } = await mall.call('POST /api/SellerCustomer/Detail', { EnterpriseId: enterpriseId }, { token: seller })
  if (body === null) throw new Error(message)
  return body
}

const setRule = async (Catalogue: CustomerCatalogue, CategoryIds: readonly number[] = []) => {
  const { EnterpriseId, Version, Name, TaxNo, PaymentTypes, ShowPrices } = await detailOfCustomer()
  const { body, message } = await mall.call(
    'POST /api/SellerCustomer/Save',
    { EnterpriseId, Version, Name, TaxNo, PaymentTypes: [...PaymentTypes], ShowPrices, Catalogue, CategoryIds: [...CategoryIds], RequestId: crypto.randomUUID() },
    { token: seller },
  )
  if (body === null) throw new Error(message)
  return body
}

const treeRows = () => mall.db.select().from(category).orderBy(category.id)

/** Moves and merges as the staff make them; one that the rules of the tree refuse changes nothing. */
const move = async (id: number, ParentId: number) => {
  const [row] = await mall.db.select().from(category).where(eq(category.id, id))
  await mall.call('POST /api/SellerCategory/Move', { CategoryId: id, Version: row?.version ?? 0, ParentId, Index: 0, RequestId: crypto.randomUUID() }, { token: seller })
}
const merge = async (id: number, IntoId: number) => {
  const [row] = await mall.db.select().from(category).where(eq(category.id, id))
  const Products = await mall.db.$count(product, eq(product.category3Id, id))
  return mall.call('POST /api/SellerCategory/Merge', { CategoryId: id, Version: row?.version ?? 0, IntoId, Products, RequestId: crypto.randomUUID() }, { token: seller })
}

/** What the rule says, by the tree as it is: no column of a product but its lowest category. */
const expectedCodes = async (rule: CustomerCatalogue, chosen: readonly number[]): Promise<ReadonlySet<string>> => {
  const byId = new Map((await treeRows()).map((row) => [row.id, row]))
  const now = new Set(chosen.map((id) => byId.get(id)?.mergedInto ?? id))
  const isBelow = (id: number | null): boolean => id !== null && (now.has(id) || isBelow(byId.get(id)?.parentId ?? null))
  const held = new Set((await mall.db.select({ id: agreementRow.productId }).from(agreementRow).where(heldBy(enterpriseId))).map(({ id }) => id))
  const onShelf = await mall.db.select().from(product).where(eq(product.isOnShelf, true))
  return new Set(onShelf.filter(({ id, category3Id }) => rule === 'all' || held.has(id) || (rule === 'categories' && isBelow(category3Id))).map(({ code }) => code))
}

const navigation = async (): Promise<ReadonlySet<number>> =>
  new Set((await ask('POST /api/Category/GetCustomerCategories', {})).flatMap((first) => [first.CategoryId, ...first.Category2List.flatMap((second) => [second.CategoryId, ...second.Category3List.map(({ CategoryId }) => CategoryId)])]))

/** What everything that shows products to a buyer says of the catalogue. */
const expectAgreement = async (inside: ReadonlySet<string>) => {
  const { Items } = await ask('POST /api/Product/List', { PageIndex: 1, PageSize: 1000 })
  expect(new Set(Items.map(({ ProductCode }) => ProductCode))).toEqual(inside)
  const listed = await mall.db.select({ code: listedProduct.code }).from(listedProduct).where(and(eq(listedProduct.isOnShelf, true), inAssortmentSql(company, listedProduct)))
  expect(new Set(listed.map(({ code }) => code))).toEqual(inside)
  const categories = await mall.db.select().from(product).where(inArray(product.code, [...inside]))
  expect(await navigation()).toEqual(new Set(categories.flatMap(({ category1Id, category2Id, category3Id }) => [category1Id, category2Id, category3Id])))
  const { Rows } = await ask('POST /api/QuickOrder/Check', { Rows: samples.map(({ code }, at) => ({ RowNo: at + 1, Code: code, Quantity: '1', Remark: '' })) })
  const checked = await mall.call('POST /api/SellerPrice/CheckMany', { EnterpriseId: enterpriseId, Day: company.day, Rows: samples.map(({ code }) => ({ ProductCode: code, Quantity: 1 })) }, { token: seller })
  for (const [at, { code }] of samples.entries()) {
    const isInside = inside.has(code)
    expect((await ask('POST /api/Product/List', { PageIndex: 1, PageSize: 20, Keyword: code })).Items.some(({ ProductCode }) => ProductCode === code)).toBe(isInside)
    expect((await ask('POST /api/Product/Search', { Key: code })).some(({ ProductCode }) => ProductCode === code)).toBe(isInside)
    expect(await ask('POST /api/Product/Detail', { ProductCode: code })).toMatchObject({ SaleState: isInside ? 'onSale' : 'notInCatalog' })
    expect(JSON.stringify(Rows[at]).includes('NOT_IN_CATALOG')).toBe(!isInside)
    expect(checked.body?.Rows[at]?.Problem).toBe(isInside ? '' : '不在客户的采购目录内')
  }
}

describe('list, search, detail, quick order, cart and order agree on the catalogue', () => {
  const levels = fc.record({ level: fc.constantFrom(1, 2, 3), nth: fc.nat() })
  const anyCase = fc.record({
    rule: fc.constantFrom<CustomerCatalogue[]>('categories', 'categories', 'categories', 'agreed', 'all'),
    chosen: fc.array(levels, { minLength: 1, maxLength: 4 }),
    /** Categories of the products that are tried are among the chosen ones more often than chance has it. */
    ofSample: fc.array(fc.record({ sample: fc.nat({ max: 5 }), level: fc.constantFrom('category1Id' as const, 'category2Id' as const, 'category3Id' as const) }), { maxLength: 2 }),
    agreed: fc.uniqueArray(fc.nat({ max: 5 }), { maxLength: 2 }),
    moves: fc.array(fc.record({ third: fc.nat(), second: fc.nat() }), { maxLength: 2 }),
    merged: fc.option(fc.record({ sample: fc.nat({ max: 5 }), into: fc.nat() }), { freq: 2 }),
  })

  it('of any tree, rule and agreements', async () => {
    await fc.assert(
      fc.asyncProperty(anyCase, async ({ rule, chosen, ofSample, agreed, moves, merged }) => {
        await setRule('all')
        for (const [at, { id }] of samples.entries()) await (agreed.includes(at) ? agree(mall.db, enterpriseId, id, [{ minQty: 1, priceFen: 90 }]) : disagree(mall.db, enterpriseId, id))
        await mall.call('POST /api/ShoppingCart/Clear', { OnlyInvalid: false }, { token: shopper.token })
        for (const { code } of samples) await shopper.put(code, 1)
        const confirmed = await shopper.confirm()

        const rows = (await treeRows()).filter(({ mergedInto }) => mergedInto === null)
        const ofLevel = (level: number, nth: number): number => {
          const all = rows.filter((row) => row.level === level)
          return all[nth % all.length]?.id ?? 0
        }
        const tried = new Map((await mall.db.select().from(product).where(inArray(product.id, samples.map(({ id }) => id)))).map((row) => [row.id, row]))
        const rowOf = (at: number) => tried.get(samples[at]?.id ?? 0)
        const ids = [...new Set([...chosen.map(({ level, nth }) => ofLevel(level, nth)), ...ofSample.map(({ sample, level }) => rowOf(sample)?.[level] ?? 0)])]
        await setRule(rule, ids)
        for (const { third, second } of moves) await move(ofLevel(3, third), ofLevel(2, second))
        if (merged !== null) await merge(rowOf(merged.sample)?.category3Id ?? 0, ofLevel(3, merged.into))

        const inside = await expectedCodes(rule, ids)
        await expectAgreement(inside)
        const codes = samples.map(({ code }) => code)
        const [buyable, gone] = [codes.filter((code) => inside.has(code)), codes.filter((code) => !inside.has(code))]

        // What was confirmed before the rule changed is submitted only where all of it is still in the catalogue.
        if (gone.length > 0) {
          expect((await shopper.submit(shopper.submissionOf(confirmed, { Reason: '试购' }))).body?.Outcome).not.toBe('submitted')
          const cart = await shopper.cart()
          expect(cart.Items.map(({ ProductCode }) => ProductCode).toSorted()).toEqual(buyable.toSorted())
          expect(cart.InvalidItems.map(({ ProductCode, Reason }) => `${ProductCode} ${Reason}`).toSorted()).toEqual(gone.map((code) => `${code} 不在贵司采购目录内`).toSorted())
          for (const code of gone) expect((await mall.call('POST /api/ShoppingCart/AddToCart', { Items: [{ ProductCode: code, Quantity: 1 }] }, { token: shopper.token })).code).not.toBe('OK')
        }
        if (buyable.length > 0) {
          const { body, message } = await shopper.submit(shopper.submissionOf(await shopper.confirm(), { Reason: '试购' }))
          if (body?.Outcome !== 'submitted') throw new Error(message)
          expect(body.Outcome).toBe('submitted')
        }
      }),
      { numRuns: 12, endOnFailure: true },
    )
  }, 240_000)
})

describe('a chosen category', () => {
  const rowOfSample = async (at: number) => {
    const [row] = await mall.db.select().from(product).where(eq(product.id, samples[at]?.id ?? 0))
    if (row === undefined) throw new Error('The catalogue has no such product')
    return row
  }
  const isSeen = async (code: string) => (await ask('POST /api/Product/List', { PageIndex: 1, PageSize: 20, Keyword: code })).Items.some(({ ProductCode }) => ProductCode === code)

  it('covers a category that is made below it later', async () => {
    const [sample, other] = [await rowOfSample(0), await rowOfSample(1)]
    await disagree(mall.db, enterpriseId, other.id)
    await setRule('categories', [sample.category2Id])
    const made = await mall.call('POST /api/SellerCategory/Create', { ParentId: sample.category2Id, Name: `新类${Date.now()}`.slice(0, 20), Group: '', RequestId: crypto.randomUUID() }, { token: seller })
    await mall.db.update(product).set({ category1Id: sample.category1Id, category2Id: sample.category2Id, category3Id: made.body?.CategoryId ?? 0 }).where(eq(product.id, other.id))
    expect(await isSeen(other.code)).toBe(true)
  })

  it('becomes the one that it is merged into, also for several customers, of which one has that one already', async () => {
    const [row, into] = await mall.db.select().from(category).where(and(eq(category.level, 3), isNull(category.mergedInto))).limit(2)
    if (row === undefined || into === undefined) throw new Error('The tree is too small')
    await setRule('categories', [row.id])
    await mall.db.insert(catalogueCategory).values([{ enterpriseId: 2, categoryId: row.id }, { enterpriseId: 2, categoryId: into.id }])
    const plan = await mall.call('POST /api/SellerCategory/MergePlan', { CategoryId: row.id, IntoId: into.id }, { token: seller })
    expect(plan.body).toMatchObject({ Catalogues: 2 })
    expect((await merge(row.id, into.id)).code).toBe('OK')
    expect(await mall.db.select().from(catalogueCategory).where(inArray(catalogueCategory.enterpriseId, [enterpriseId, 2])).orderBy(catalogueCategory.enterpriseId)).toEqual([
      { enterpriseId, categoryId: into.id }, { enterpriseId: 2, categoryId: into.id },
    ])
    await mall.db.delete(catalogueCategory).where(eq(catalogueCategory.enterpriseId, 2))
    // A form that was open meanwhile names the one: it is kept as the other.
    expect((await setRule('categories', [row.id, into.id])).Categories.map(({ CategoryId }) => CategoryId)).toEqual([into.id])
  })
})

test('whether a product is in a category of the company is looked up by the key of the table', async () => {
  const listed = mall.db.select({ id: listedProduct.id }).from(listedProduct).where(inAssortmentSql(company, listedProduct)).getSQL()
  const plan = await mall.db.transaction(async (tx) => {
    // A table of a few rows would rather be read from end to end.
    await tx.execute(sql`set local enable_seqscan = off`)
    return JSON.stringify(await queryRows(tx, sql`explain ${listed}`))
  })
  expect(plan).toContain('Index Only Scan using catalogue_category_enterprise_id_category_id_pk')
  expect(plan).not.toContain('Seq Scan on catalogue_category')
})
