import { and, asc, eq, isNotNull, isNull, ne } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import type { CallInput } from '@mall/api/contract'
import type { SellerBrand } from '@mall/api/seller/contract'
import { demoStaff } from '../../demo/staff.ts'
import { brand, product } from '../../platform/db/schema/catalogue.ts'
import { productDraft } from '../../platform/db/schema/product-draft.ts'
import { searchSynonym } from '../../platform/db/schema/search.ts'
import { auditLog } from '../../platform/db/schema/writes.ts'
import { amid } from '../../testing/amid.ts'
import { loginStaff } from '../../testing/staff-sessions.ts'
import { createTestMall, type TestMall } from '../../testing/test-mall.ts'

let mall: TestMall
const tokens: Record<'seller' | 'goods' | 'sales' | 'warehouse', string> = { seller: '', goods: '', sales: '', warehouse: '' }
beforeAll(async () => {
  mall = await createTestMall()
  for (const account of ['seller', 'goods', 'sales', 'warehouse'] as const) tokens[account] = (await loginStaff(mall, account)).Token
}, 240_000)
afterAll(() => mall.close())

const all = async (token = tokens.goods): Promise<readonly SellerBrand[]> => {
  const { body, message } = await mall.call('POST /api/SellerBrand/All', {}, { token })
  if (body === null) throw new Error(message)
  return body
}
/** A brand of the demo for a test of its own, with products on sale. */
let next = 0
const filled = async (): Promise<SellerBrand> => {
  const found = (await all()).filter(({ OnSale, BrandId }) => OnSale > 1 && BrandId <= 10_000).at(-1 - next)
  next = 0
  if (found === undefined) throw new Error('The demo has too few brands')
  return found
}
const two = async (): Promise<[SellerBrand, SellerBrand]> => {
  const one = await filled()
  next = 1
  return [one, await filled()]
}
const now = async ({ BrandId }: SellerBrand): Promise<SellerBrand> => {
  const found = (await all()).find((one) => one.BrandId === BrandId)
  if (found === undefined) throw new Error('The brand is gone')
  return found
}
const asRead = ({ BrandId, Version }: SellerBrand) => ({ BrandId, Version, RequestId: crypto.randomUUID() })
const save = (row: SellerBrand, rest: Partial<CallInput<'POST /api/SellerBrand/Save'>>, token = tokens.goods) =>
  mall.call('POST /api/SellerBrand/Save', { ...asRead(row), Name: row.Name, LatinName: row.LatinName, ...rest }, { token })
const create = (Name: string, token = tokens.goods) => mall.call('POST /api/SellerBrand/Create', { Name, LatinName: '', RequestId: crypto.randomUUID() }, { token })
const made = async (Name: string): Promise<SellerBrand> => {
  const { body, message } = await create(Name)
  if (body === null) throw new Error(message)
  return body
}
const remove = (row: SellerBrand, token = tokens.goods) => mall.call('POST /api/SellerBrand/Delete', asRead(row), { token })
const merge = (row: SellerBrand, into: SellerBrand, rest: Partial<CallInput<'POST /api/SellerBrand/Merge'>> = {}) =>
  mall.call('POST /api/SellerBrand/Merge', { ...asRead(row), IntoId: into.BrandId, Products: row.Products, ...rest }, { token: tokens.goods })
const list = async (request: { readonly Keyword?: string; readonly BrandIds?: number[] }) => {
  const { body, message } = await mall.call('POST /api/Product/List', { ...request, PageIndex: 1, PageSize: 1000 })
  if (body === null) throw new Error(message)
  return body
}
const codesOf = async (request: { readonly Keyword?: string; readonly BrandIds?: number[] }) => (await list(request)).Items.map(({ ProductCode }) => ProductCode)
const draft = async (productId: number, Brand: string) => {
  await mall.db.insert(productDraft).values({ productId, values: { Brand }, staffId: demoStaff.seller, changedAt: new Date() })
}
const drafted = async (productId: number) => (await mall.db.select({ values: productDraft.values }).from(productDraft).where(eq(productDraft.productId, productId)))[0]?.values
const productsOf = (BrandId: number) => mall.db.select({ id: product.id, code: product.code }).from(product).where(eq(product.brandId, BrandId)).orderBy(asc(product.id))
const withMergedBrand = () => mall.db.select({ id: product.id }).from(product).innerJoin(brand, eq(brand.id, product.brandId)).where(isNotNull(brand.mergedInto))

describe('the list', () => {
  it('has every brand in its order, with its products', async () => {
    const rows = await all()
    expect(rows.map(({ BrandId }) => BrandId)).toEqual((await mall.db.select({ id: brand.id }).from(brand).where(isNull(brand.mergedInto)).orderBy(asc(brand.position), asc(brand.id))).map(({ id }) => id))
    expect(rows.reduce((sum, { Products }) => sum + Products, 0)).toBe(await mall.db.$count(product))
    expect(rows.reduce((sum, { OnSale }) => sum + OnSale, 0)).toBe(await mall.db.$count(product, eq(product.isOnShelf, true)))
  })

  it('allows changes to those who may make them, and says what the search takes for the name', async () => {
    const actionsFor = async (account: keyof typeof tokens) => [...new Set((await all(tokens[account])).flatMap(({ AllowActions }) => AllowActions))]
    expect(await actionsFor('goods')).toEqual(['Edit', 'Move', 'Merge'])
    expect(await actionsFor('sales')).toEqual([])
    expect((await create('不行', tokens.warehouse)).status).toBe(403)
    const row = await filled()
    await mall.db.insert(searchSynonym).values({ word: '试用叫法', meaning: row.Name, bothWays: false, staffId: demoStaff.seller, changedAt: new Date() })
    expect((await now(row)).Synonyms).toContain('试用叫法')
  })
})

describe('a change', () => {
  it('is found by the new name at once, and by the former one, in drafts and in the log', async () => {
    const row = await filled()
    const before = await codesOf({ BrandIds: [row.BrandId] })
    const [other] = await mall.db.select({ id: product.id }).from(product).where(ne(product.brandId, row.BrandId)).orderBy(asc(product.id)).limit(1)
    await draft(other?.id ?? 0, row.Name)
    expect((await save(row, { Name: '改名后的牌子', LatinName: 'Gaiming' })).body).toMatchObject({ Name: '改名后的牌子', FormerNames: [row.Name], Version: row.Version + 1, Drafts: 1 })
    for (const Keyword of ['改名后的牌子', 'Gaiming', row.Name]) expect(await codesOf({ Keyword })).toEqual(expect.arrayContaining(before))
    expect((await list({ BrandIds: [row.BrandId] })).Facets.Brands).toContainEqual({ Id: row.BrandId, Name: '改名后的牌子', Count: before.length })
    expect(await drafted(other?.id ?? 0)).toEqual({ Brand: '改名后的牌子' })
    // A name that stands in no text of its products.
    expect((await save(await now(row), { Name: '再改的牌子' })).body?.FormerNames).toEqual([row.Name, '改名后的牌子'])
    expect(await codesOf({ Keyword: '改名后的牌子' })).toEqual(expect.arrayContaining(before))
    await mall.db.delete(productDraft).where(eq(productDraft.productId, other?.id ?? 0))
    expect(await mall.db.select({ before: auditLog.before, after: auditLog.after, staffId: auditLog.staffId }).from(auditLog).where(and(eq(auditLog.action, 'SellerBrand.Save'), eq(auditLog.entityId, String(row.BrandId)))).orderBy(asc(auditLog.id)).limit(1)).toEqual([
      { staffId: demoStaff.goods, before: { Name: row.Name, LatinName: row.LatinName }, after: { Name: '改名后的牌子', LatinName: 'Gaiming' } },
    ])
  })

  it('is made once per RequestId, over the version that was read, with a name that no other brand has', async () => {
    const [one, other] = [await made('样品一'), await made('样品二')]
    const input = { ...asRead(one), Name: '样品三', LatinName: '' }
    const answers = [await mall.call('POST /api/SellerBrand/Save', input, { token: tokens.goods }), await mall.call('POST /api/SellerBrand/Save', input, { token: tokens.goods })]
    expect(answers.map(({ body }) => body?.Version)).toEqual([2, 2])
    expect((await save(one, { Name: '样品四' })).code).toBe('VERSION_CONFLICT')
    expect(await save(await now(one), { Name: other.Name })).toMatchObject({ code: 'BRAND_NAME_TAKEN', message: '品牌已存在' })
    expect((await create('样品二')).code).toBe('BRAND_NAME_TAKEN')
    // A name that is left is free.
    expect((await create('样品一')).code).toBe('OK')
    expect((await save(one, { Name: '不行' }, tokens.sales)).status).toBe(403)
  })

  it('of the place is the order of the list', async () => {
    const [first, second] = await all()
    if (first === undefined || second === undefined) throw new Error('The demo has too few brands')
    expect((await mall.call('POST /api/SellerBrand/Move', { ...asRead(second), Index: 0 }, { token: tokens.goods })).code).toBe('OK')
    expect((await all()).slice(0, 2).map(({ BrandId }) => BrandId)).toEqual([second.BrandId, first.BrandId])
    const third = await made('排到最后')
    expect((await mall.call('POST /api/SellerBrand/Move', { ...asRead(first), Index: 99_999 }, { token: tokens.goods })).code).toBe('OK')
    expect((await all()).slice(-2).map(({ BrandId }) => BrandId)).toEqual([third.BrandId, first.BrandId])
  })

  it('deletes what no product and no draft has', async () => {
    const row = await filled()
    expect(await remove(row)).toMatchObject({ code: 'BRAND_IN_USE', message: `“${row.Name}”有 ${row.Products} 种商品，可合并到其他品牌` })
    const empty = await made('没有商品的牌子')
    const [any] = await productsOf(row.BrandId)
    await draft(any?.id ?? 0, empty.Name)
    expect((await now(empty)).AllowActions).not.toContain('Delete')
    expect((await remove(empty)).code).toBe('BRAND_IN_USE')
    await mall.db.delete(productDraft).where(eq(productDraft.productId, any?.id ?? 0))
    expect((await remove(empty)).code).toBe('OK')
    expect((await remove(empty)).code).toBe('BRAND_NOT_FOUND')
    expect(await mall.db.$count(brand, eq(brand.id, empty.BrandId))).toBe(0)
  })
})

describe('a merge', () => {
  it('says before what it changes, and makes products, drafts, pictures and addresses the other’s', async () => {
    const [one, into] = await two()
    // A name that stands in no text of its products.
    const row = (await save(one, { Name: '萤火虫牌' })).body ?? one
    const codes = await codesOf({ BrandIds: [row.BrandId] })
    const [other] = await productsOf(into.BrandId)
    await draft(other?.id ?? 0, row.Name)
    const plan = await mall.call('POST /api/SellerBrand/MergePlan', { BrandId: row.BrandId, IntoId: into.BrandId }, { token: tokens.goods })
    expect(plan.body).toEqual({ Products: row.Products, Drafts: 1 })
    expect((await merge(row, into, { Products: row.Products + 1 })).code).toBe('VERSION_CONFLICT')
    expect((await merge(row, into)).body).toMatchObject({ BrandId: into.BrandId, Products: into.Products + row.Products, FormerNames: [...into.FormerNames, ...row.FormerNames, row.Name], Version: into.Version + 1 })

    expect((await all()).some(({ BrandId }) => BrandId === row.BrandId)).toBe(false)
    expect(await withMergedBrand()).toEqual([])
    expect(await drafted(other?.id ?? 0)).toEqual({ Brand: into.Name })
    await mall.db.delete(productDraft).where(eq(productDraft.productId, other?.id ?? 0))
    // Found by both names, and by an address that names the one, which its reader finds chosen.
    for (const Keyword of [row.Name, into.Name]) expect(await codesOf({ Keyword })).toEqual(expect.arrayContaining(codes))
    const old = await list({ BrandIds: [row.BrandId] })
    expect(old.Items.map(({ ProductCode }) => ProductCode)).toEqual(await codesOf({ BrandIds: [into.BrandId] }))
    expect(old.Facets.Brands).toContainEqual({ Id: row.BrandId, Name: into.Name, Count: old.total })
    const kept = await mall.call('POST /api/SellerProduct/List', { BrandId: row.BrandId, PageIndex: 1, PageSize: 10 }, { token: tokens.goods })
    expect(kept.body?.total).toBe(into.Products + row.Products)
    const choices = await mall.call('POST /api/SellerProduct/FieldChoices', {}, { token: tokens.goods })
    expect(choices.body?.Brands).not.toContain(row.Name)
    const picture = async ({ BrandId }: SellerBrand) => (await mall.fetch(`/pictures/brand/${BrandId}.svg`)).text()
    expect(await picture(into)).toContain(into.Name)
    expect(await picture(row)).toBe(await picture(into))
    expect(await mall.db.select({ before: auditLog.before, after: auditLog.after }).from(auditLog).where(and(eq(auditLog.action, 'SellerBrand.Merge'), eq(auditLog.entityId, String(row.BrandId))))).toEqual([
      { before: { Name: row.Name, Products: row.Products }, after: { Into: into.Name, IntoId: into.BrandId } },
    ])
    expect((await save(row, { Name: '回不来' })).code).toBe('BRAND_NOT_FOUND')
  })

  it('leads to the last one in one step, and its former names go along', async () => {
    const [one, other, last] = [await made('先合并的'), await made('再合并的'), await made('留下的')]
    await merge(one, other)
    expect((await merge(await now(other), last)).body?.FormerNames).toEqual(['先合并的', '再合并的'])
    expect((await mall.db.select({ into: brand.mergedInto }).from(brand).where(eq(brand.id, one.BrandId)))[0]?.into).toBe(last.BrandId)
    // With the last one goes what became it.
    expect((await remove(await now(last))).code).toBe('OK')
    expect(await mall.db.$count(brand, eq(brand.id, one.BrandId))).toBe(0)
  })

  it('is with another brand', async () => {
    const row = await filled()
    expect((await merge(row, row)).code).toBe('BRAND_MERGE_INVALID')
    expect((await merge(row, { ...row, BrandId: 404 })).code).toBe('BRAND_NOT_FOUND')
  })

  it('holds for drafts and new products that still name the one', async () => {
    const [one, other] = [await made('旧牌子'), await made('新牌子')]
    await merge(one, other)
    const [row] = await mall.db.select({ code: product.code }).from(product).orderBy(asc(product.id)).limit(1)
    const code = row?.code ?? ''
    const detail = (await mall.call('POST /api/SellerProduct/Detail', { ProductCode: code }, { token: tokens.seller })).body
    const saved = await mall.call('POST /api/SellerProduct/SaveDraft', { ProductCode: code, Version: detail?.Version ?? 0, DraftVersion: 0, RequestId: crypto.randomUUID(), Values: { Brand: '旧牌子' } }, { token: tokens.seller })
    expect(saved.body?.Draft?.Values).toEqual({ Brand: '新牌子' })
    const published = await mall.call('POST /api/SellerProduct/Publish', { ProductCode: code, Version: saved.body?.Version ?? 0, DraftVersion: 1, RequestId: crypto.randomUUID(), PutOn: false }, { token: tokens.seller })
    expect(published.body?.Fields.Brand).toBe('新牌子')
    const { Fields } = published.body ?? { Fields: null }
    const added = await mall.call('POST /api/SellerProduct/Create', { RequestId: crypto.randomUUID(), ProductCode: '990000077', Name: '旧牌子的新品', Brand: '旧牌子', CategoryId: Fields?.CategoryId ?? 0, Unit: '支', Price: 3 }, { token: tokens.seller })
    expect(added.body?.Fields.Brand).toBe('新牌子')
    expect(await mall.db.$count(brand, and(eq(brand.name, '旧牌子'), isNull(brand.mergedInto)))).toBe(0)
  })
})

/** PGlite runs one transaction at a time: there races cannot occur. */
describe.runIf(process.env.TEST_DATABASE_URL)('at the same moment, on PostgreSQL', () => {
  test('of two merges in opposite directions one is made, and none into a brand that is being merged', async () => {
    const [one, other] = await two()
    expect((await amid(mall, () => merge(one, other), () => merge(other, one))).map(({ code }) => code)).toEqual(['OK', 'VERSION_CONFLICT'])
    const [next, last] = [await made('晚一步的'), await made('最后留下的')]
    const left = await now(other)
    expect((await amid(mall, () => merge(left, last), () => merge(next, left))).map(({ code }) => code)).toEqual(['OK', 'BRAND_NOT_FOUND'])
    expect(await withMergedBrand()).toEqual([])
  }, 120_000)

  test('no product is published with a brand that is being merged', async () => {
    const [row, into] = await two()
    const [of] = await mall.db.select({ code: product.code }).from(product).where(and(ne(product.brandId, row.BrandId), ne(product.brandId, into.BrandId))).orderBy(asc(product.id)).limit(1)
    const ProductCode = of?.code ?? ''
    const detail = (await mall.call('POST /api/SellerProduct/Detail', { ProductCode }, { token: tokens.seller })).body
    const saved = await mall.call('POST /api/SellerProduct/SaveDraft', { ProductCode, Version: detail?.Version ?? 0, DraftVersion: 0, RequestId: crypto.randomUUID(), Values: { Brand: row.Name } }, { token: tokens.seller })
    const publish = () => mall.call('POST /api/SellerProduct/Publish', { ProductCode, Version: saved.body?.Version ?? 0, DraftVersion: 1, RequestId: crypto.randomUUID(), PutOn: false }, { token: tokens.seller })
    const codes = await amid<{ readonly code: string }>(mall, publish, () => merge(row, into))
    expect(await withMergedBrand()).toEqual([])
    // There is a product more than the one who merged has seen.
    expect(codes.map(({ code }) => code)).toEqual(['OK', 'VERSION_CONFLICT'])
    expect((await merge(await now(row), into)).code).toBe('OK')
    expect(await withMergedBrand()).toEqual([])
  }, 120_000)
})
