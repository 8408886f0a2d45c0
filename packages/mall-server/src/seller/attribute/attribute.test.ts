import { and, arrayContains, asc, eq, isNull, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import type { CallInput } from '@mall/api/contract'
import { productImportStatus, type ProductFields, type SellerAttribute, type SellerAttributeValue } from '@mall/api/seller/contract'
import { demoStaff } from '../../demo/staff.ts'
import { queryRows } from '../../platform/db/client.ts'
import { attribute, attributeValue, product } from '../../platform/db/schema/catalogue.ts'
import { productDraft } from '../../platform/db/schema/product-draft.ts'
import { auditLog } from '../../platform/db/schema/writes.ts'
import { amid } from '../../testing/amid.ts'
import { loginStaff } from '../../testing/staff-sessions.ts'
import { createTestMall, type TestMall } from '../../testing/test-mall.ts'
import { runImports } from '../product-import/work.ts'

type Pair = ProductFields['Attributes'][number]

let mall: TestMall
const tokens: Record<'seller' | 'goods' | 'sales' | 'warehouse', string> = { seller: '', goods: '', sales: '', warehouse: '' }
beforeAll(async () => {
  mall = await createTestMall()
  for (const account of ['seller', 'goods', 'sales', 'warehouse'] as const) tokens[account] = (await loginStaff(mall, account)).Token
}, 240_000)
afterAll(() => mall.close())

const bodyOf = <Body>({ body, message }: { readonly body: Body | null; readonly message: string }): Body => {
  if (body === null) throw new Error(message)
  return body
}
const all = async (token = tokens.goods): Promise<readonly SellerAttribute[]> => bodyOf(await mall.call('POST /api/SellerAttribute/All', {}, { token }))
const valuesOf = async ({ AttributeId }: Pick<SellerAttribute, 'AttributeId'>, token = tokens.goods): Promise<readonly SellerAttributeValue[]> =>
  bodyOf(await mall.call('POST /api/SellerAttribute/Values', { AttributeId }, { token }))
const named = async (Name: string): Promise<SellerAttribute> => {
  const found = (await all()).find((one) => one.Name === Name)
  if (found === undefined) throw new Error(`There is no ${Name}`)
  return found
}
const valueNamed = async (Name: string, Value: string): Promise<SellerAttributeValue> => {
  const found = (await valuesOf(await named(Name))).find((one) => one.Value === Value)
  if (found === undefined) throw new Error(`There is no ${Name}=${Value}`)
  return found
}
const asRead = ({ AttributeId, Version }: SellerAttribute) => ({ AttributeId, Version, RequestId: crypto.randomUUID() })
const asValue = ({ ValueId, Version }: SellerAttributeValue) => ({ ValueId, Version, RequestId: crypto.randomUUID() })
const create = (Name: string, token = tokens.goods) => mall.call('POST /api/SellerAttribute/Create', { Name, RequestId: crypto.randomUUID() }, { token })
const save = (row: SellerAttribute, Name: string, token = tokens.goods) => mall.call('POST /api/SellerAttribute/Save', { ...asRead(row), Name }, { token })
const remove = (row: SellerAttribute) => mall.call('POST /api/SellerAttribute/Delete', asRead(row), { token: tokens.goods })
const merge = (row: SellerAttribute, into: SellerAttribute, rest: Partial<CallInput<'POST /api/SellerAttribute/Merge'>> = {}) =>
  mall.call('POST /api/SellerAttribute/Merge', { ...asRead(row), IntoId: into.AttributeId, Products: row.Products, ...rest }, { token: tokens.goods })
const saveValue = (row: SellerAttributeValue, Value: string) => mall.call('POST /api/SellerAttribute/SaveValue', { ...asValue(row), Value }, { token: tokens.goods })
const removeValue = (row: SellerAttributeValue) => mall.call('POST /api/SellerAttribute/DeleteValue', asValue(row), { token: tokens.goods })
const mergeValue = (row: SellerAttributeValue, into: Pick<SellerAttributeValue, 'ValueId'>, rest: Partial<CallInput<'POST /api/SellerAttribute/MergeValue'>> = {}) =>
  mall.call('POST /api/SellerAttribute/MergeValue', { ...asValue(row), IntoId: into.ValueId, Products: row.Products, ...rest }, { token: tokens.goods })

/** More rows than a request writes. */
const rowsInBackground = 150

/** Products on sale, for tests of their own. */
let next = 0
const fresh = async (count = 1): Promise<string[]> => {
  const rows = await mall.db.select({ code: product.code }).from(product).where(eq(product.isOnShelf, true)).orderBy(asc(product.id)).offset(next).limit(count)
  next += count
  return rows.map(({ code }) => code)
}
const detail = async (ProductCode: string) => bodyOf(await mall.call('POST /api/SellerProduct/Detail', { ProductCode }, { token: tokens.seller }))
const drafted = async (ProductCode: string, Attributes: Pair[]) => {
  const { Version, Draft } = await detail(ProductCode)
  return bodyOf(await mall.call('POST /api/SellerProduct/SaveDraft', { ProductCode, Version, DraftVersion: Draft?.Version ?? 0, RequestId: crypto.randomUUID(), Values: { Attributes } }, { token: tokens.seller }))
}
const publish = async (ProductCode: string) => {
  const { Version, Draft } = await detail(ProductCode)
  return mall.call('POST /api/SellerProduct/Publish', { ProductCode, Version, DraftVersion: Draft?.Version ?? 0, RequestId: crypto.randomUUID(), PutOn: false }, { token: tokens.seller })
}
/** Gives a product these attributes in place of its own. */
const give = async (code: string, pairs: readonly (readonly [string, string])[]) => {
  await drafted(code, pairs.map(([Name, Value]) => ({ Name, Value })))
  return bodyOf(await publish(code)).Fields.Attributes
}
const attributesOf = async (code: string) => (await detail(code)).Fields.Attributes.map(({ Name, Value }) => `${Name}=${Value}`)
const list = async (request: Partial<CallInput<'POST /api/Product/List'>>) => bodyOf(await mall.call('POST /api/Product/List', { ...request, PageIndex: 1, PageSize: 1000 }))
const codesOf = async (request: Partial<CallInput<'POST /api/Product/List'>>) => (await list(request)).Items.map(({ ProductCode }) => ProductCode)
const entries = (action: string) => mall.db.select({ before: auditLog.before, after: auditLog.after, entityId: auditLog.entityId, staffId: auditLog.staffId }).from(auditLog).where(eq(auditLog.action, action)).orderBy(asc(auditLog.id))
/** Products with a value that there is no more, or with one twice. */
const broken = () =>
  queryRows(mall.db, sql`select p.code from ${product} p where exists (
    select 1 from unnest(p.attribute_value_ids) had(id) left join ${attributeValue} v on v.id = had.id group by had.id, v.id having v.id is null or count(*) > 1)`)

describe('the list', () => {
  it('has every attribute in its order, with its values and products', async () => {
    const rows = await all()
    expect(rows.map(({ AttributeId }) => AttributeId)).toEqual((await mall.db.select({ id: attribute.id }).from(attribute).where(isNull(attribute.mergedInto)).orderBy(asc(attribute.position), asc(attribute.id))).map(({ id }) => id))
    expect(rows.reduce((sum, { Values }) => sum + Values, 0)).toBe(await mall.db.$count(attributeValue))
    const [first] = rows
    if (first === undefined) throw new Error('The demo has no attributes')
    const values = await valuesOf(first)
    expect(values.map(({ OnSale }) => OnSale)).toEqual(values.map(({ OnSale }) => OnSale).toSorted((one, other) => other - one))
    const ids = new Set(values.map(({ ValueId }) => ValueId))
    const products = (await mall.db.select({ ids: product.attributeValueIds, isOnShelf: product.isOnShelf }).from(product)).filter((one) => one.ids.some((id) => ids.has(id)))
    expect([first.Products, first.OnSale]).toEqual([products.length, products.filter(({ isOnShelf }) => isOnShelf).length])
    for (const value of values.slice(0, 3)) expect(value.Products).toBe(await mall.db.$count(product, arrayContains(product.attributeValueIds, [value.ValueId])))
  })

  it('allows changes to those who may make them', async () => {
    const [first] = await all(tokens.sales)
    if (first === undefined) throw new Error('The demo has no attributes')
    expect(first.AllowActions).toEqual([])
    expect(new Set((await valuesOf(first, tokens.sales)).flatMap(({ AllowActions }) => AllowActions))).toEqual(new Set())
    expect((await named(first.Name)).AllowActions).toEqual(['Edit', 'Move', 'Merge'])
    expect((await valuesOf(first))[0]?.AllowActions).toEqual(['Edit', 'Merge'])
    expect((await create('不行', tokens.warehouse)).status).toBe(403)
    expect((await save(first, '不行', tokens.sales)).status).toBe(403)
  })
})

describe('an attribute', () => {
  it('is made as the last one, renamed once per RequestId, over the version that was read, with a name that no other has', async () => {
    const one = bodyOf(await create('样品一'))
    expect((await all()).at(-1)).toEqual(one)
    await create('样品二')
    const input = { ...asRead(one), Name: '样品三' }
    const answers = [await mall.call('POST /api/SellerAttribute/Save', input, { token: tokens.goods }), await mall.call('POST /api/SellerAttribute/Save', input, { token: tokens.goods })]
    expect(answers.map(({ body }) => body?.Version)).toEqual([2, 2])
    expect((await save(one, '样品四')).code).toBe('VERSION_CONFLICT')
    expect(await save(await named('样品三'), '样品二')).toMatchObject({ code: 'ATTRIBUTE_NAME_TAKEN', message: '属性已存在' })
    expect((await create('样品二')).code).toBe('ATTRIBUTE_NAME_TAKEN')
    // A name that is left is free.
    expect((await create('样品一')).code).toBe('OK')
  })

  it('has its new name at once: for products, drafts, facets and in the log', async () => {
    const [code = '', other = ''] = await fresh(2)
    await create('光泽')
    await give(code, [['光泽', '亮面']])
    await drafted(other, [{ Name: '光泽', Value: '哑面' }])
    const row = await named('光泽')
    expect(row).toMatchObject({ Values: 1, Products: 1, OnSale: 1, Drafts: 1 })
    expect((await save(row, '表面')).body).toMatchObject({ Name: '表面', FormerNames: ['光泽'], Version: row.Version + 1, Drafts: 1 })
    expect(await attributesOf(code)).toEqual(['表面=亮面'])
    expect((await detail(other)).Draft?.Values).toEqual({ Attributes: [{ Name: '表面', Value: '哑面' }] })
    const { Facets } = await list({ Attrs: [{ Id: row.AttributeId, Values: ['亮面'] }] })
    expect(Facets.Attrs).toContainEqual({ Id: row.AttributeId, Name: '表面', Values: [{ Value: '亮面', Count: 1 }] })
    expect((await entries('SellerAttribute.Save')).at(-1)).toEqual({ entityId: String(row.AttributeId), staffId: demoStaff.goods, before: { Name: '光泽' }, after: { Name: '表面' } })
    expect((await mall.call('POST /api/SellerProduct/FieldChoices', {}, { token: tokens.goods })).body?.Attributes).toContain('表面')
  })

  it.each(['甲=乙', '甲＝乙', '甲:乙', '甲：乙', '甲;乙', '甲；乙', '甲|乙'])('is not called %s, as no table could name it', async (Name) => {
    const [first] = await all()
    if (first === undefined) throw new Error('The demo has no attributes')
    const refusal = { code: 'INVALID_INPUT', message: '属性名称不能含有“=”“：”“；”或“|”' }
    expect(await create(Name)).toMatchObject(refusal)
    expect(await save(first, Name)).toMatchObject(refusal)
  })

  it('moves among all', async () => {
    const [first, second] = await all()
    if (first === undefined || second === undefined) throw new Error('The demo has too few attributes')
    expect((await mall.call('POST /api/SellerAttribute/Move', { ...asRead(second), Index: 0 }, { token: tokens.goods })).code).toBe('OK')
    expect((await all()).slice(0, 2).map(({ AttributeId }) => AttributeId)).toEqual([second.AttributeId, first.AttributeId])
    expect((await mall.call('POST /api/SellerAttribute/Move', { ...asRead(first), Index: 99_999 }, { token: tokens.goods })).code).toBe('OK')
    expect((await all()).at(-1)?.AttributeId).toBe(first.AttributeId)
  })

  it('is deleted with its values when no product and no draft has one', async () => {
    const [code = '', other = ''] = await fresh(2)
    await create('孔位数')
    await give(code, [['孔位数', '两孔']])
    expect(await remove(await named('孔位数'))).toMatchObject({ code: 'ATTRIBUTE_IN_USE', message: '“孔位数”有 1 种商品，可合并到其他' })
    expect(await removeValue(await valueNamed('孔位数', '两孔'))).toMatchObject({ code: 'ATTRIBUTE_IN_USE', message: '“两孔”有 1 种商品，可合并到其他' })
    await give(code, [])
    await drafted(other, [{ Name: '孔位数', Value: '两孔' }])
    expect((await remove(await named('孔位数'))).message).toBe('有 1 种商品的草稿要改成“孔位数”，可合并到其他')
    expect((await removeValue(await valueNamed('孔位数', '两孔'))).code).toBe('ATTRIBUTE_IN_USE')
    await mall.db.delete(productDraft)
    const [row, value] = [await named('孔位数'), await valueNamed('孔位数', '两孔')]
    expect((await remove(row)).code).toBe('OK')
    expect((await remove(row)).code).toBe('ATTRIBUTE_NOT_FOUND')
    expect((await removeValue(value)).code).toBe('ATTRIBUTE_NOT_FOUND')
  })
})

describe('a value', () => {
  it('is found by the new text at once, and by the former one, also in an address', async () => {
    const [code = '', other = ''] = await fresh(2)
    await create('纹理')
    await give(code, [['纹理', '云锦纹'], ['纹理', '水波纹']])
    await drafted(other, [{ Name: '纹理', Value: '云锦纹' }])
    const row = await valueNamed('纹理', '云锦纹')
    expect(await saveValue(row, '水波纹')).toMatchObject({ code: 'ATTRIBUTE_NAME_TAKEN', message: '“纹理”已有这个值' })
    expect((await saveValue(row, '祥云纹')).body).toMatchObject({ Value: '祥云纹', FormerNames: ['云锦纹'], Version: row.Version + 1, Products: 1, Drafts: 1 })
    expect((await saveValue(row, '别的纹')).code).toBe('VERSION_CONFLICT')
    expect(await attributesOf(code)).toEqual(['纹理=祥云纹', '纹理=水波纹'])
    expect((await detail(other)).Draft?.Values).toEqual({ Attributes: [{ Name: '纹理', Value: '祥云纹' }] })
    for (const Keyword of ['祥云纹', '云锦纹']) expect(await codesOf({ Keyword })).toContain(code)
    const old = await list({ Attrs: [{ Id: row.AttributeId, Values: ['云锦纹'] }] })
    expect(old.Items.map(({ ProductCode }) => ProductCode)).toEqual([code])
    expect(old.Facets.Attrs).toContainEqual({ Id: row.AttributeId, Name: '纹理', Values: expect.arrayContaining([{ Value: '祥云纹', Asked: '云锦纹', Count: 1 }, { Value: '水波纹', Count: 1 }]) })
    expect((await entries('SellerAttribute.SaveValue')).at(-1)).toEqual({ entityId: String(row.ValueId), staffId: demoStaff.goods, before: { Attribute: '纹理', Name: '云锦纹' }, after: { Attribute: '纹理', Name: '祥云纹' } })
    await mall.db.delete(productDraft)
  })

  it('is what a table can say: 16:9, but no two of them', async () => {
    const [code = ''] = await fresh()
    await create('画幅')
    await give(code, [['画幅', '宽屏']])
    const row = await valueNamed('画幅', '宽屏')
    for (const Value of ['宽;屏', '宽；屏', '宽|屏']) expect(await saveValue(row, Value)).toMatchObject({ code: 'INVALID_INPUT', message: '属性的值不能含有“；”或“|”' })
    expect((await saveValue(row, '16:9')).body?.Value).toBe('16:9')
    const form = new FormData()
    form.append('file', new File([`编码,属性\n${code},画幅=16:9`], '画幅.csv'))
    expect(bodyOf(await mall.call('POST /api/SellerProductImport/Upload', form as never, { token: tokens.seller })).MissingAttributes).toEqual([])
    await drafted(code, [{ Name: '画幅', Value: '16:9；4:3' }])
    expect(await publish(code)).toMatchObject({ code: 'PRODUCT_FIELDS_INVALID', message: '属性：属性的值不能含有“；”或“|”' })
    await mall.db.delete(productDraft)
  })

  it('is deleted when nothing has it', async () => {
    const [code = ''] = await fresh()
    await create('香气类型')
    await give(code, [['香气类型', '薄荷'], ['香气类型', '柠檬']])
    await give(code, [['香气类型', '柠檬']])
    const row = await valueNamed('香气类型', '薄荷')
    expect(row.AllowActions).toEqual(['Edit', 'Merge', 'Delete'])
    expect((await removeValue(row)).code).toBe('OK')
    expect((await valuesOf(row)).map(({ Value }) => Value)).toEqual(['柠檬'])
    expect((await entries('SellerAttribute.DeleteValue')).at(-1)).toMatchObject({ before: { Attribute: '香气类型', Name: '薄荷' }, after: null })
  })

  it('becomes another one: products once, drafts, searches and addresses', async () => {
    const [one = '', both = '', other = ''] = await fresh(3)
    await create('手感')
    await give(one, [['手感', '绵绵软']])
    await give(both, [['手感', '绵绵软'], ['手感', '软乎乎']])
    await drafted(other, [{ Name: '手感', Value: '绵绵软' }, { Name: '手感', Value: '软乎乎' }])
    const [row, into] = [await valueNamed('手感', '绵绵软'), await valueNamed('手感', '软乎乎')]
    const plan = await mall.call('POST /api/SellerAttribute/ValueMergePlan', { ValueId: row.ValueId, IntoId: into.ValueId }, { token: tokens.goods })
    expect(plan.body).toEqual({ Products: 2, Drafts: 1 })
    expect((await mergeValue(row, into, { Products: 1 })).code).toBe('VERSION_CONFLICT')
    expect((await mergeValue(row, row)).code).toBe('ATTRIBUTE_MERGE_INVALID')
    expect((await mergeValue(row, { ValueId: 1 })).code).toBe('ATTRIBUTE_MERGE_INVALID')
    expect((await mergeValue(row, into)).body).toMatchObject({ ValueId: into.ValueId, Products: 2, FormerNames: ['绵绵软'], Version: into.Version + 1, Drafts: 1 })
    expect([await attributesOf(one), await attributesOf(both)]).toEqual([['手感=软乎乎'], ['手感=软乎乎']])
    expect(await broken()).toEqual([])
    expect((await detail(other)).Draft?.Values).toEqual({ Attributes: [{ Name: '手感', Value: '软乎乎' }] })
    expect(await codesOf({ Keyword: '绵绵软' })).toEqual(expect.arrayContaining([one, both]))
    expect(new Set(await codesOf({ Attrs: [{ Id: row.AttributeId, Values: ['绵绵软'] }] }))).toEqual(new Set([one, both]))
    expect((await entries('SellerAttribute.MergeValue')).at(-1)).toMatchObject({ before: { Attribute: '手感', Name: '绵绵软', Products: 2 }, after: { Into: '软乎乎', IntoId: into.ValueId } })
    await mall.db.delete(productDraft)
  })
})

describe('a merge of attributes', () => {
  it('says before what it changes; values of one name become one, the rest go along', async () => {
    const [one = '', both = '', other = ''] = await fresh(3)
    await create('底色')
    await create('底版颜色')
    await give(one, [['底色', '湖青'], ['底色', '月白']])
    await give(both, [['底色', '湖青'], ['底版颜色', '湖青']])
    await drafted(other, [{ Name: '底色', Value: '湖青' }, { Name: '底版颜色', Value: '湖青' }])
    const [row, into] = [await named('底色'), await named('底版颜色')]
    const plan = await mall.call('POST /api/SellerAttribute/MergePlan', { AttributeId: row.AttributeId, IntoId: into.AttributeId }, { token: tokens.goods })
    expect(plan.body).toEqual({ Products: 2, Drafts: 1, Values: 2, Same: 1 })
    expect((await merge(row, into, { Products: 3 })).code).toBe('VERSION_CONFLICT')
    expect((await merge(row, row)).code).toBe('ATTRIBUTE_MERGE_INVALID')
    expect((await merge(row, { ...row, AttributeId: 404_404 })).code).toBe('ATTRIBUTE_NOT_FOUND')
    expect((await merge(row, into)).body).toMatchObject({ AttributeId: into.AttributeId, Values: 2, Products: 2, FormerNames: ['底色'], Version: into.Version + 1 })
    expect([await attributesOf(one), await attributesOf(both)]).toEqual([['底版颜色=湖青', '底版颜色=月白'], ['底版颜色=湖青']])
    expect(await broken()).toEqual([])
    expect((await detail(other)).Draft?.Values).toEqual({ Attributes: [{ Name: '底版颜色', Value: '湖青' }] })
    expect((await all()).some(({ AttributeId }) => AttributeId === row.AttributeId)).toBe(false)
    // An address that names the one: its reader finds it chosen, beside what the other one's address names.
    const old = await list({ Attrs: [{ Id: row.AttributeId, Values: ['月白'] }] })
    expect(old.Items.map(({ ProductCode }) => ProductCode)).toEqual([one])
    expect(old.Facets.Attrs[0]).toMatchObject({ Id: row.AttributeId, Name: '底版颜色' })
    expect(new Set(await codesOf({ Attrs: [{ Id: row.AttributeId, Values: ['月白'] }, { Id: into.AttributeId, Values: ['湖青'] }] }))).toEqual(new Set([one, both]))
    expect((await entries('SellerAttribute.Merge')).at(-1)).toEqual({ entityId: String(row.AttributeId), staffId: demoStaff.goods, before: { Name: '底色', Products: 2 }, after: { Into: '底版颜色', IntoId: into.AttributeId } })
    expect((await save(row, '回不来')).code).toBe('ATTRIBUTE_NOT_FOUND')
    await mall.db.delete(productDraft)
  })

  it('leads to the last one in one step, and ends with it', async () => {
    for (const Name of ['先合并', '再合并', '留下']) await create(Name)
    const first = await named('先合并')
    await merge(first, await named('再合并'))
    expect((await merge(await named('再合并'), await named('留下'))).body?.FormerNames).toEqual(['先合并', '再合并'])
    const last = await named('留下')
    expect((await mall.db.select({ into: attribute.mergedInto }).from(attribute).where(eq(attribute.id, first.AttributeId)))[0]?.into).toBe(last.AttributeId)
    expect((await remove(last)).code).toBe('OK')
    expect(await mall.db.$count(attribute, eq(attribute.id, first.AttributeId))).toBe(0)
  })

  it('holds for drafts and tables that still use the former names', async () => {
    const [code = '', imported = ''] = await fresh(2)
    await create('旧属性')
    await create('新属性')
    await give(code, [['旧属性', '旧值'], ['新属性', '新值']])
    await merge(await named('旧属性'), await named('新属性'))
    await mergeValue(await valueNamed('新属性', '旧值'), await valueNamed('新属性', '新值'))
    const before = await mall.db.$count(attributeValue)
    const draft = await drafted(imported, [{ Name: '旧属性', Value: '旧值' }, { Name: '新属性', Value: '旧值' }])
    expect(draft.Draft?.Values).toEqual({ Attributes: [{ Name: '新属性', Value: '新值' }] })
    await mall.db.delete(productDraft)

    const form = new FormData()
    form.append('file', new File([`编码,属性\n${imported},旧属性=旧值；新属性=旧值；旧属性=另一个值`], '属性.csv'))
    const tried = bodyOf(await mall.call('POST /api/SellerProductImport/Upload', form as never, { token: tokens.seller }))
    expect(tried.MissingAttributes).toEqual(['新属性=另一个值'])
    expect((await mall.call('POST /api/SellerProductImport/Start', { ImportId: tried.ImportId, Version: tried.Version, RequestId: crypto.randomUUID(), CreateMissing: true }, { token: tokens.seller })).code).toBe('OK')
    while ((await runImports(mall.deps)) > 0);
    expect(await attributesOf(imported)).toEqual(['新属性=新值', '新属性=另一个值'])
    expect(await mall.db.$count(attributeValue)).toBe(before + 1)
    expect(await mall.db.$count(attribute, and(eq(attribute.name, '旧属性'), isNull(attribute.mergedInto)))).toBe(0)
  })
})

describe('an import that was tried before names changed', () => {
  const tried = async (rows: readonly string[]) => {
    const form = new FormData()
    form.append('file', new File([['编码,品牌,属性', ...rows].join('\n')], '属性.csv'))
    return bodyOf(await mall.call('POST /api/SellerProductImport/Upload', form as never, { token: tokens.seller }))
  }
  const act = async (action: 'Start' | 'Undo', ImportId: number) => {
    const { Version } = bodyOf(await mall.call('POST /api/SellerProductImport/Detail', { ImportId }, { token: tokens.seller }))
    const read = { ImportId, Version, RequestId: crypto.randomUUID() }
    await (action === 'Start' ? mall.call('POST /api/SellerProductImport/Start', { ...read, CreateMissing: true }, { token: tokens.seller }) : mall.call('POST /api/SellerProductImport/Undo', read, { token: tokens.seller }))
    while ((await runImports(mall.deps)) > 0);
    return bodyOf(await mall.call('POST /api/SellerProductImport/Detail', { ImportId }, { token: tokens.seller }))
  }

  it('is written over what the product has under its new names', async () => {
    const [code = ''] = await fresh()
    for (const Name of ['试前', '试后']) await create(Name)
    await give(code, [['试前', '甲'], ['试前', '乙'], ['试后', '甲']])
    const { ImportId } = await tried([`${code},,试前=丙`])
    await merge(await named('试前'), await named('试后'))
    await saveValue(await valueNamed('试后', '乙'), '新乙')
    expect(await act('Start', ImportId)).toMatchObject({ Written: 1, Failed: 0 })
    expect(await attributesOf(code)).toEqual(['试后=丙'])
  })

  it('is undone to what the product had, under its new names', async () => {
    const [code = ''] = await fresh()
    for (const Name of ['撤前', '撤后']) await create(Name)
    await mall.call('POST /api/SellerBrand/Create', { Name: '撤前牌', LatinName: '', RequestId: crypto.randomUUID() }, { token: tokens.goods })
    await give(code, [['撤前', '甲'], ['撤前', '乙']])
    const { Fields: { Brand } } = await detail(code)
    const { ImportId } = await tried([`${code},撤前牌,撤前=丙`])
    await act('Start', ImportId)
    const made = bodyOf(await mall.call('POST /api/SellerBrand/All', {}, { token: tokens.goods })).find(({ Name }) => Name === '撤前牌')
    if (made === undefined) throw new Error('There is no 撤前牌')
    await mall.call('POST /api/SellerBrand/Save', { BrandId: made.BrandId, Version: made.Version, RequestId: crypto.randomUUID(), Name: '撤后牌', LatinName: '' }, { token: tokens.goods })
    await merge(await named('撤前'), await named('撤后'))
    await mergeValue(await valueNamed('撤后', '乙'), await valueNamed('撤后', '甲'))
    await saveValue(await valueNamed('撤后', '丙'), '新丙')
    expect(await act('Undo', ImportId)).toMatchObject({ Status: productImportStatus.undone, Kept: 0 })
    expect(await attributesOf(code)).toEqual(['撤后=甲'])
    expect((await detail(code)).Fields.Brand).toBe(Brand)
    expect(await broken()).toEqual([])
  })
})

/** PGlite runs one transaction at a time: there races cannot occur. */
describe.runIf(process.env.TEST_DATABASE_URL)('at the same moment, on PostgreSQL', () => {
  test('of two merges in opposite directions one is made, of attributes and of values', async () => {
    const [code = ''] = await fresh()
    for (const Name of ['此端', '彼端']) await create(Name)
    await give(code, [['此端', '左'], ['此端', '右'], ['彼端', '左']])
    const [one, other] = [await named('此端'), await named('彼端')]
    expect((await amid(mall, () => merge(one, other), () => merge(other, one))).map(({ code: answer }) => answer)).toEqual(['OK', 'VERSION_CONFLICT'])
    const [left, right] = [await valueNamed('彼端', '左'), await valueNamed('彼端', '右')]
    expect((await amid(mall, () => mergeValue(left, right), () => mergeValue(right, left))).map(({ code: answer }) => answer)).toEqual(['OK', 'VERSION_CONFLICT'])
    expect(await attributesOf(code)).toEqual(['彼端=右'])
    expect(await broken()).toEqual([])
  }, 120_000)

  test('no product is published with an attribute that is being merged', async () => {
    const [own = '', later = ''] = await fresh(2)
    for (const Name of ['前名', '后名']) await create(Name)
    await give(own, [['前名', '同值'], ['后名', '同值']])
    await drafted(later, [{ Name: '前名', Value: '同值' }])
    const [row, into] = [await named('前名'), await named('后名')]
    expect((await amid<{ readonly code: string }>(mall, () => merge(row, into), () => publish(later))).map(({ code }) => code)).toEqual(['OK', 'OK'])
    expect(await attributesOf(later)).toEqual(['后名=同值'])
    expect(await broken()).toEqual([])
  }, 120_000)

  test('no product is published with a value that is being merged or deleted', async () => {
    const [code = '', later = '', own = ''] = await fresh(3)
    await create('时刻')
    await give(own, [['时刻', '早'], ['时刻', '晚'], ['时刻', '空']])
    await give(own, [['时刻', '早'], ['时刻', '晚']])
    await drafted(code, [{ Name: '时刻', Value: '早' }])
    const [row, into] = [await valueNamed('时刻', '早'), await valueNamed('时刻', '晚')]
    // There is a product more than the one who merged has seen.
    expect((await amid<{ readonly code: string }>(mall, () => publish(code), () => mergeValue(row, into))).map(({ code: answer }) => answer)).toEqual(['OK', 'VERSION_CONFLICT'])
    await drafted(later, [{ Name: '时刻', Value: '早' }])
    const seen = await valueNamed('时刻', '早')
    expect((await amid<{ readonly code: string }>(mall, () => mergeValue(seen, into), () => publish(later))).map(({ code: answer }) => answer)).toEqual(['OK', 'OK'])
    expect([await attributesOf(code), await attributesOf(later), await attributesOf(own)]).toEqual([['时刻=晚'], ['时刻=晚'], ['时刻=晚']])
    const empty = await valueNamed('时刻', '空')
    const saving = async () => {
      const { Version } = await detail(code)
      return mall.call('POST /api/SellerProduct/SaveDraft', { ProductCode: code, Version, DraftVersion: 0, RequestId: crypto.randomUUID(), Values: { Attributes: [{ Name: '时刻', Value: '空' }] } }, { token: tokens.seller })
    }
    expect((await amid<{ readonly code: string }>(mall, saving, () => removeValue(empty))).map(({ code: answer }) => answer)).toEqual(['OK', 'ATTRIBUTE_IN_USE'])
    await publish(code)
    expect(await broken()).toEqual([])
  }, 120_000)

  test('no product is imported with a value that is being merged', async () => {
    const [own = '', ...codes] = await fresh(rowsInBackground + 1)
    await create('产地')
    await give(own, [['产地', '东'], ['产地', '西']])
    const form = new FormData()
    form.append('file', new File([['编码,属性', ...codes.map((code) => `${code},产地=东`)].join('\n')], '产地.csv'))
    const tried = bodyOf(await mall.call('POST /api/SellerProductImport/Upload', form as never, { token: tokens.seller }))
    const read = async () => bodyOf(await mall.call('POST /api/SellerProductImport/Detail', { ImportId: tried.ImportId }, { token: tokens.seller }))
    while ((await read()).Status === productImportStatus.checking) await runImports(mall.deps)
    const { ImportId, Version } = await read()
    await mall.call('POST /api/SellerProductImport/Start', { ImportId, Version, RequestId: crypto.randomUUID(), CreateMissing: false }, { token: tokens.seller })
    const [row, into] = [await valueNamed('产地', '东'), await valueNamed('产地', '西')]
    const [, merged] = await amid<unknown>(mall, () => runImports(mall.deps), () => mergeValue(row, into))
    // There are products more than the one who merged has seen.
    expect(merged).toMatchObject({ code: 'VERSION_CONFLICT' })
    while ((await runImports(mall.deps)) > 0);
    expect((await mergeValue(await valueNamed('产地', '东'), into)).code).toBe('OK')
    for (const code of codes.slice(0, 3)) expect(await attributesOf(code)).toEqual(['产地=西'])
    expect(await broken()).toEqual([])
  }, 120_000)
})
