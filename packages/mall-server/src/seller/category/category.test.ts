import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import type { CallInput } from '@mall/api/contract'
import type { SellerCategory } from '@mall/api/seller/contract'
import { demoStaff } from '../../demo/staff.ts'
import { approvalFlow, type FlowContent } from '../../platform/db/schema/approval.ts'
import { category, product } from '../../platform/db/schema/catalogue.ts'
import { orderLine } from '../../platform/db/schema/order.ts'
import { productDraft } from '../../platform/db/schema/product-draft.ts'
import { reportLine } from '../../platform/db/schema/report.ts'
import { auditLog } from '../../platform/db/schema/writes.ts'
import { loginStaff } from '../../testing/staff-sessions.ts'
import { createTestMall, type TestMall } from '../../testing/test-mall.ts'

let mall: TestMall
const tokens: Record<'seller' | 'goods' | 'sales' | 'warehouse', string> = { seller: '', goods: '', sales: '', warehouse: '' }
beforeAll(async () => {
  mall = await createTestMall()
  for (const account of ['seller', 'goods', 'sales', 'warehouse'] as const) tokens[account] = (await loginStaff(mall, account)).Token
}, 120_000)
afterAll(() => mall.close())

const tree = async (token = tokens.goods): Promise<readonly SellerCategory[]> => {
  const { body, message } = await mall.call('POST /api/SellerCategory/Tree', {}, { token })
  if (body === null) throw new Error(message)
  return body
}
const some = async (matches: (row: SellerCategory, rows: readonly SellerCategory[]) => boolean): Promise<SellerCategory> => {
  const rows = await tree()
  const found = rows.find((row) => matches(row, rows))
  if (found === undefined) throw new Error('The demo has no such category')
  return found
}
const asRead = ({ CategoryId, Version }: SellerCategory) => ({ CategoryId, Version, RequestId: crypto.randomUUID() })
const save = (row: SellerCategory, rest: Partial<CallInput<'POST /api/SellerCategory/Save'>>, token = tokens.goods) =>
  mall.call('POST /api/SellerCategory/Save', { ...asRead(row), Name: row.Name, Group: row.Group, Hidden: row.Hidden, ...rest }, { token })
const create = (ParentId: number | null, Name: string, token = tokens.goods) => mall.call('POST /api/SellerCategory/Create', { ParentId, Name, Group: '', RequestId: crypto.randomUUID() }, { token })
const move = (row: SellerCategory, ParentId: number | null, Index: number) => mall.call('POST /api/SellerCategory/Move', { ...asRead(row), ParentId, Index }, { token: tokens.goods })
const merge = (row: SellerCategory, into: SellerCategory, rest: Partial<CallInput<'POST /api/SellerCategory/Merge'>> = {}) =>
  mall.call('POST /api/SellerCategory/Merge', { ...asRead(row), IntoId: into.CategoryId, Products: row.Products, ...rest }, { token: tokens.goods })
const made = async (ParentId: number | null, Name: string): Promise<SellerCategory> => {
  const { body, message } = await create(ParentId, Name)
  if (body === null) throw new Error(message)
  return body
}
const navigation = async () => (await mall.call('POST /api/Category/MallCategories', {})).body ?? []
const found = async (Cid: number) => (await mall.call('POST /api/Product/List', { Cid, PageIndex: 1, PageSize: 1000 })).body?.Items.map(({ ProductCode }) => ProductCode) ?? []

describe('the tree', () => {
  it('has every category with the products in it and below it, in the order of the navigation', async () => {
    const rows = await tree()
    expect(rows.map(({ CategoryId }) => CategoryId)).toEqual((await mall.db.select({ id: category.id }).from(category).where(isNull(category.mergedInto)).orderBy(asc(category.level), asc(category.position), asc(category.id))).map(({ id }) => id))
    for (const level of [1, 2, 3]) expect(rows.filter(({ Level }) => Level === level).reduce((sum, { Products }) => sum + Products, 0)).toBe(await mall.db.$count(product))
    const first = rows.find(({ Products }) => Products > 0)
    expect(first?.OnSale).toBe(await mall.db.$count(product, and(eq(product.category1Id, first?.CategoryId ?? 0), eq(product.isOnShelf, true))))
  })

  it('allows changes to those who may make them, and margins to those who see costs', async () => {
    const actionsFor = async (account: keyof typeof tokens) => [...new Set((await tree(tokens[account])).flatMap(({ AllowActions }) => AllowActions))]
    expect(await actionsFor('seller')).toEqual(['AddChild', 'Edit', 'Move', 'SetMargin', 'Merge'])
    expect(await actionsFor('goods')).toEqual(['AddChild', 'Edit', 'Move', 'Merge'])
    expect(await actionsFor('sales')).toEqual([])
    expect((await create(null, '不行', tokens.warehouse)).status).toBe(403)
  })
})

describe('a change', () => {
  it('is what the navigation and the search show at once', async () => {
    const row = await some(({ Level, OnSale }) => Level === 3 && OnSale > 0)
    const before = await found(row.CategoryId)
    expect((await save(row, { Name: '改名后的分类' })).body).toMatchObject({ Name: '改名后的分类', Version: row.Version + 1 })
    expect(JSON.stringify(await navigation())).toContain('改名后的分类')
    const list = await mall.call('POST /api/Product/List', { Keyword: '改名后的分类', PageIndex: 1, PageSize: 1000 })
    expect(list.body?.Items.map(({ ProductCode }) => ProductCode)).toEqual(expect.arrayContaining(before.slice(0, 3)))
    expect(await mall.db.select({ before: auditLog.before, staffId: auditLog.staffId }).from(auditLog).where(and(eq(auditLog.action, 'SellerCategory.Save'), eq(auditLog.entityId, String(row.CategoryId))))).toMatchObject([{ staffId: expect.any(Number) as number, before: { Name: row.Name } }])
  })

  it('hides a category with all below it from the navigation; its products are still found', async () => {
    const row = await some(({ Level, OnSale }) => Level === 1 && OnSale > 0)
    expect((await navigation()).some(({ CategoryId }) => CategoryId === row.CategoryId)).toBe(true)
    const before = await found(row.CategoryId)
    const { body } = await save(row, { Hidden: true })
    expect((await navigation()).some(({ CategoryId }) => CategoryId === row.CategoryId)).toBe(false)
    expect(await found(row.CategoryId)).toEqual(before)
    if (body !== null) await save(body, { Hidden: false })
    expect((await navigation()).some(({ CategoryId }) => CategoryId === row.CategoryId)).toBe(true)
  })

  it('is made once per RequestId, over the version that was read, with a name that nothing beside it has', async () => {
    const [one, other] = [await made(null, '样品一'), await made(null, '样品二')]
    expect((await save({ ...one, Version: 99 }, { Name: '样品三' })).code).toBe('VERSION_CONFLICT')
    expect(await save(one, { Name: other.Name })).toMatchObject({ code: 'CATEGORY_NAME_TAKEN', message: '同级已有“样品二”，请换一个名称，或把两个合并' })
    expect((await create(null, '样品二')).code).toBe('CATEGORY_NAME_TAKEN')
    expect((await create(404, '样品')).code).toBe('CATEGORY_NOT_FOUND')
    const third = await made((await made(one.CategoryId, '下级')).CategoryId, '再下级')
    expect((await create(third.CategoryId, '太深')).code).toBe('CATEGORY_ACTION_NOT_ALLOWED')
  })

  it('of the smallest margin needs 价格 and costs, and is seen by those who see costs alone', async () => {
    const row = await some(({ Level }) => Level === 2)
    const setMargin = (MinMargin: number | null, token: string) => mall.call('POST /api/SellerCategory/SetMargin', { ...asRead(row), MinMargin }, { token })
    expect((await setMargin(0.08, tokens.goods)).status).toBe(403)
    expect((await setMargin(0.08, tokens.sales)).code).toBe('CATEGORY_ACTION_NOT_ALLOWED')
    expect((await setMargin(0.0825, tokens.seller)).body).toMatchObject({ MinMargin: 0.0825 })
    const shown = async (token: string) => (await tree(token)).find(({ CategoryId }) => CategoryId === row.CategoryId)?.MinMargin
    expect([await shown(tokens.seller), await shown(tokens.goods)]).toEqual([0.0825, null])
  })
})

describe('a move', () => {
  it('takes all that is below with it, and its products are found in the new place', async () => {
    const row = await some(({ Level, OnSale }) => Level === 2 && OnSale > 0)
    const other = await some(({ Level, CategoryId }) => Level === 1 && CategoryId !== row.ParentId)
    const codes = await found(row.CategoryId)
    expect((await move(row, other.CategoryId, 0)).body).toMatchObject({ ParentId: other.CategoryId })
    expect((await tree()).find(({ ParentId }) => ParentId === other.CategoryId)?.CategoryId).toBe(row.CategoryId)
    expect(await found(row.CategoryId)).toEqual(codes)
    expect(await found(other.CategoryId)).toEqual(expect.arrayContaining(codes))
    expect(await mall.db.$count(product, and(eq(product.category2Id, row.CategoryId), sql`${product.category1Id} <> ${other.CategoryId}`))).toBe(0)
  })

  it('of the third level changes both above it', async () => {
    const row = await some(({ Level, Products }) => Level === 3 && Products > 0)
    const other = await some(({ Level, CategoryId, ParentId }, rows) => Level === 2 && CategoryId !== row.ParentId && ParentId !== rows.find((one) => one.CategoryId === row.ParentId)?.ParentId)
    expect((await move(row, other.CategoryId, 99)).code).toBe('OK')
    const ways = await mall.db.selectDistinct({ one: product.category1Id, two: product.category2Id }).from(product).where(eq(product.category3Id, row.CategoryId))
    expect(ways).toEqual([{ one: other.ParentId, two: other.CategoryId }])
  })

  it('changes the order, and stays within its level', async () => {
    const [first, second] = (await tree()).filter(({ Level }) => Level === 1)
    if (first === undefined || second === undefined) throw new Error('The demo has too few categories')
    expect((await move(second, null, 0)).code).toBe('OK')
    expect((await tree()).slice(0, 2).map(({ CategoryId }) => CategoryId)).toEqual([second.CategoryId, first.CategoryId])
    const third = await some(({ Level }) => Level === 3)
    for (const ParentId of [null, first.CategoryId, third.CategoryId, 404]) expect((await move(third, ParentId, 0)).code).toBe('CATEGORY_MOVE_INVALID')
  })
})

describe('a merge', () => {
  it('says before what it changes, and makes products, drafts, orders, flows and addresses the other’s', async () => {
    const row = await some(({ Level, OnSale }) => Level === 3 && OnSale > 1)
    const into = await some(({ Level, CategoryId, ParentId }) => Level === 3 && CategoryId !== row.CategoryId && ParentId !== row.ParentId)
    const [inIt] = await mall.db.select({ id: product.id, code: product.code }).from(product).where(eq(product.category3Id, row.CategoryId)).limit(1)
    const [anyLine] = await mall.db.select({ id: orderLine.id }).from(orderLine).limit(1)
    await mall.db.update(orderLine).set({ categoryId: row.CategoryId }).where(eq(orderLine.id, anyLine?.id ?? 0))
    await mall.db.insert(productDraft).values({ productId: (await mall.db.select({ id: product.id }).from(product).where(eq(product.category3Id, into.CategoryId)).limit(1))[0]?.id ?? 0, values: { CategoryId: row.CategoryId }, staffId: demoStaff.seller, changedAt: new Date() })
    const [flow] = await mall.db.select().from(approvalFlow).where(sql`${approvalFlow.content} is not null`).limit(1)
    if (flow?.content == null) throw new Error('The demo has no flow')
    const content: FlowContent = { ...flow.content, rules: flow.content.rules.map((rule) => ({ ...rule, categoryIds: [row.CategoryId, into.CategoryId] })) }
    await mall.db.update(approvalFlow).set({ content }).where(eq(approvalFlow.id, flow.id))

    const codes = await found(row.CategoryId)
    const plan = await mall.call('POST /api/SellerCategory/MergePlan', { CategoryId: row.CategoryId, IntoId: into.CategoryId }, { token: tokens.goods })
    expect(plan.body).toEqual({ Products: row.Products, Children: 0, Flows: 1, Catalogues: 0 })
    expect((await merge(row, into, { Products: row.Products + 1 })).code).toBe('VERSION_CONFLICT')
    expect((await merge(row, into)).body).toMatchObject({ CategoryId: into.CategoryId, Products: into.Products + row.Products })

    expect((await tree()).some(({ CategoryId }) => CategoryId === row.CategoryId)).toBe(false)
    expect(await found(into.CategoryId)).toEqual(expect.arrayContaining(codes))
    // An address that named the one shows the other.
    expect(await found(row.CategoryId)).toEqual(await found(into.CategoryId))
    const kept = await mall.call('POST /api/SellerProduct/List', { CategoryId: row.CategoryId, PageIndex: 1, PageSize: 10 }, { token: tokens.goods })
    expect(kept.body?.total).toBe(into.Products + row.Products)
    expect(await mall.db.select({ one: product.category1Id, two: product.category2Id, three: product.category3Id }).from(product).where(eq(product.id, inIt?.id ?? 0))).toEqual([
      { one: (await tree()).find(({ CategoryId }) => CategoryId === into.ParentId)?.ParentId, two: into.ParentId, three: into.CategoryId },
    ])
    expect(await mall.db.$count(orderLine, eq(orderLine.categoryId, row.CategoryId))).toBe(0)
    expect(await mall.db.$count(reportLine, eq(reportLine.categoryId, row.CategoryId))).toBe(0)
    expect((await mall.db.select().from(approvalFlow).where(eq(approvalFlow.id, flow.id)))[0]?.content?.rules[0]?.categoryIds).toEqual([into.CategoryId])
    expect(await mall.db.select({ before: auditLog.before, after: auditLog.after }).from(auditLog).where(and(eq(auditLog.action, 'SellerCategory.Merge'), eq(auditLog.entityId, String(row.CategoryId))))).toEqual([
      { before: { Name: row.Name, Products: row.Products }, after: { Into: into.Name, IntoId: into.CategoryId } },
    ])
    expect((await save(row, { Name: '回不来' })).code).toBe('CATEGORY_NOT_FOUND')
  })

  it('of the first level merges what has the same name below, and takes the rest along', async () => {
    const [one, other] = [await made(null, '合并源'), await made(null, '合并到')]
    const [same, rest, twin] = [await made(one.CategoryId, '相同'), await made(one.CategoryId, '独有'), await made(other.CategoryId, '相同')]
    const leaf = await made(same.CategoryId, '叶子')
    expect((await merge(one, other)).code).toBe('OK')
    const rows = await tree()
    const parentOf = (id: number) => rows.find(({ CategoryId }) => CategoryId === id)?.ParentId
    expect(rows.some(({ CategoryId }) => [one.CategoryId, same.CategoryId].includes(CategoryId))).toBe(false)
    expect([parentOf(rest.CategoryId), parentOf(leaf.CategoryId)]).toEqual([other.CategoryId, twin.CategoryId])
    // What was merged before leads to where it is in one step.
    const last = await made(null, '最后')
    await merge(rows.find(({ CategoryId }) => CategoryId === other.CategoryId) ?? other, last)
    expect((await mall.db.select({ into: category.mergedInto }).from(category).where(eq(category.id, one.CategoryId)))[0]?.into).toBe(last.CategoryId)
  })

  it('is with another one of its level', async () => {
    const [first, second] = [await some(({ Level }) => Level === 1), await some(({ Level }) => Level === 2)]
    for (const into of [first, second]) expect((await merge(first, into)).code).toBe('CATEGORY_MERGE_INVALID')
    expect((await merge(first, { ...first, CategoryId: 404 })).code).toBe('CATEGORY_NOT_FOUND')
  })
})

test('an import finds no category that became another one', async () => {
  const { body } = await mall.call('POST /api/SellerProduct/FieldChoices', {}, { token: tokens.goods })
  const gone = (await mall.db.select({ id: category.id }).from(category).where(sql`${category.mergedInto} is not null`)).map(({ id }) => id)
  expect(gone.length).toBeGreaterThan(0)
  expect(body?.Categories.filter(({ CategoryId }) => gone.includes(CategoryId))).toEqual([])
})
