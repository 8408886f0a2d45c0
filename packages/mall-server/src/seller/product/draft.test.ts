import { and, asc, eq, gt } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import type { CallInput } from '@mall/api/contract'
import { productProblems, type ProductFields, type SellerProductDetail } from '@mall/api/seller/contract'
import { demoStaff } from '../../demo/staff.ts'
import { attribute, attributeValue, brand, category, product } from '../../platform/db/schema/catalogue.ts'
import { productDraft } from '../../platform/db/schema/product-draft.ts'
import { staffRoleHolder } from '../../platform/db/schema/staff.ts'
import { auditLog } from '../../platform/db/schema/writes.ts'
import { loginStaff } from '../../testing/staff-sessions.ts'
import { createTestMall, type TestMall } from '../../testing/test-mall.ts'
import { presetStaffRoles } from '../account/presets.ts'
import { fieldsOf } from './fields.ts'

let mall: TestMall
/** `goods` has 商品管理 and no cost.view. */
const tokens: Record<'seller' | 'goods' | 'sales' | 'accountant', string> = { seller: '', goods: '', sales: '', accountant: '' }
let codes: readonly string[] = []
beforeAll(async () => {
  mall = await createTestMall()
  await mall.db.insert(staffRoleHolder).values({ staffId: demoStaff.warehouse, roleId: presetStaffRoles.Goods })
  tokens.seller = (await loginStaff(mall, 'seller')).Token
  tokens.goods = (await loginStaff(mall, 'warehouse')).Token
  tokens.sales = (await loginStaff(mall, 'sales')).Token
  tokens.accountant = (await loginStaff(mall, 'accountant')).Token
  codes = (await mall.db.select({ code: product.code }).from(product).where(and(eq(product.isOnShelf, true), gt(product.id, 20))).orderBy(asc(product.id)).limit(20)).map(({ code }) => code)
}, 120_000)
afterAll(() => mall.close())

/** A product for a test of its own. */
let next = 0
const fresh = (): string => codes[next++] ?? ''

const detail = async (code: string, token = tokens.seller): Promise<SellerProductDetail> => {
  const { body, message } = await mall.call('POST /api/SellerProduct/Detail', { ProductCode: code }, { token })
  if (body === null) throw new Error(message)
  return body
}
const seen = ({ ProductCode, Version, Draft }: SellerProductDetail) => ({ ProductCode, Version, DraftVersion: Draft?.Version ?? 0, RequestId: crypto.randomUUID() })
type Values = CallInput<'POST /api/SellerProduct/SaveDraft'>['Values']
const save = (of: SellerProductDetail, Values: Values, token = tokens.seller) => mall.call('POST /api/SellerProduct/SaveDraft', { ...seen(of), Values }, { token })
const publish = (of: SellerProductDetail, token = tokens.seller, PutOn = false) => mall.call('POST /api/SellerProduct/Publish', { ...seen(of), PutOn }, { token })
const saved = async (code: string, Values: Values, token = tokens.seller): Promise<SellerProductDetail> => {
  const { body, message } = await save(await detail(code, token), Values, token)
  if (body === null) throw new Error(message)
  return body
}
const shop = async (code: string) => (await mall.call('POST /api/Product/Detail', { ProductCode: code })).body
const found = async (Keyword: string) => (await mall.call('POST /api/Product/List', { PageIndex: 1, PageSize: 20, Keyword })).body?.Items.map(({ ProductCode }) => ProductCode) ?? []

describe('a draft', () => {
  it('is seen by nobody who buys until it is published, and then by all, with what the search finds', async () => {
    const code = fresh()
    const before = await shop(code)
    const draft = await saved(code, { Name: ' 云舒 曜石墨晶 试写本 ', DeliveryText: '十六点前下单次日达', Description: '## 试写\n\n**双面**不透' })
    expect(draft.Draft).toMatchObject({ Version: 1, ChangedBy: '商家管理员', Overtaken: [], Values: { Name: '云舒 曜石墨晶 试写本', DeliveryText: '十六点前下单次日达', Description: '## 试写\n\n**双面**不透' } })
    expect(draft.Fields.Name).toBe(before?.Name)
    expect(await shop(code)).toEqual(before)
    expect(await found('曜石墨晶')).toEqual([])
    const { body } = await publish(draft)
    expect(body).toMatchObject({ Draft: null, Name: '云舒 曜石墨晶 试写本', Version: draft.Version + 1 })
    expect(await shop(code)).toMatchObject({ Name: '云舒 曜石墨晶 试写本', DeliveryText: '十六点前下单次日达', Description: '<h3>试写</h3>\n<p><strong>双面</strong>不透</p>', MarketPrice: before?.MarketPrice })
    expect(await found('曜石墨晶')).toEqual([code])
  })

  it('writes every field, and what follows from it', async () => {
    const code = fresh()
    const [other] = await mall.db.select().from(category).where(and(eq(category.level, 3), gt(category.id, 200_000))).orderBy(asc(category.id)).limit(1)
    const [known] = await mall.db.select({ name: attribute.name, value: attributeValue.value }).from(attributeValue).innerJoin(attribute, eq(attribute.id, attributeValue.attributeId)).orderBy(asc(attributeValue.id)).limit(1)
    const attributes = [{ Name: known?.name ?? '', Value: known?.value ?? '' }, { Name: known?.name ?? '', Value: '孔雀石绿' }]
    const Values: Partial<ProductFields> = {
      Name: '青禾 全字段样品', Brand: '青禾新牌', CategoryId: other?.id ?? 0, Model: 'QH-1', Barcode: '6901234567892', Unit: '套', Packing: '12套/箱', PackingList: ['样品 × 1', '说明书 × 1'], Specs: [{ Name: '克重', Value: '75g' }],
      Attributes: attributes, Description: '一段话', DeliveryText: '三天', MOQ: 6, Step: 3, MaxQty: 600, TaxRate: 0.09, TaxCode: '1060408010000000000', SpecialInvoice: false, Tiers: [{ MinQty: 6, Price: 12.3 }, { MinQty: 60, Price: 11.99 }], Cost: 8.5, Floor: 10,
      Units: [{ Name: '托', Pieces: 480 }], Tags: ['开学季', '套装样'],
    }
    const { body } = await publish(await saved(code, Values))
    expect(body?.Fields).toEqual(Values)
    expect(await shop(code)).toMatchObject({
      Name: '青禾 全字段样品', BrandName: '青禾新牌', Model: 'QH-1', Unit: '套', Packing: '12套/箱', PackingList: ['样品 × 1', '说明书 × 1'], Specs: [{ Name: '克重', Value: '75g' }], MOQ: 6, Step: 3, MaxQty: 600, TaxRate: 0.09,
      SupportSpecialInvoice: false, MarketPrice: 12.3, DeliveryText: '三天', Units: [{ Name: '托', Pieces: 480 }], Tags: ['开学季', '套装样'],
    })
    expect(await found('开学季')).toEqual([code])
    const listed = async (filter: { readonly Tag?: string; readonly Keyword?: string }) => (await mall.call('POST /api/SellerProduct/List', { PageIndex: 1, PageSize: 20, ...filter }, { token: tokens.seller })).body?.Items.map(({ ProductCode, Tags }) => [ProductCode, Tags])
    for (const filter of [{ Tag: '套装样' }, { Tag: ' 套装样 ' }, { Keyword: '开学' }]) expect(await listed(filter)).toEqual([[code, ['开学季', '套装样']]])
    // Of a tag the whole, and of a keyword no two tags beside each other.
    for (const filter of [{ Tag: '套装' }, { Keyword: '季 套' }]) expect(await listed(filter)).toEqual([])
    const [row] = await mall.db.select().from(product).where(eq(product.code, code))
    expect(row).toMatchObject({ category3Id: other?.id, category2Id: other?.parentId, marketPriceFen: 1230, costFen: 850, floorFen: 1000 })
    expect(row?.attributeValueIds).toHaveLength(2)
    expect(row?.searchText).toContain(other?.name.toLowerCase())
    expect(await mall.db.$count(brand, eq(brand.name, '青禾新牌'))).toBe(1)
    const other2 = await publish(await saved(fresh(), { Brand: '青禾新牌', Attributes: attributes }))
    expect(other2.body?.Fields.Brand).toBe('青禾新牌')
    expect([await mall.db.$count(brand, eq(brand.name, '青禾新牌')), await mall.db.$count(attributeValue, eq(attributeValue.value, '孔雀石绿'))]).toEqual([1, 1])
  })

  it('holds only what differs, and is gone when nothing does', async () => {
    const code = fresh()
    const { Fields } = await detail(code)
    const draft = await saved(code, { Name: '另一个名字', Model: Fields.Model })
    expect(draft.Draft?.Values).toEqual({ Name: '另一个名字' })
    expect((await save(draft, { Name: Fields.Name })).body?.Draft).toBeNull()
    expect(await mall.db.$count(productDraft, eq(productDraft.staffId, demoStaff.accountant))).toBe(0)
  })

  it('with a field that is wrong is kept and not published, in words', async () => {
    const code = fresh()
    const draft = await saved(code, { MOQ: 7, Step: 5, Tiers: [{ MinQty: 7, Price: 9 }] })
    expect(await publish(draft)).toMatchObject({ code: 'PRODUCT_FIELDS_INVALID', message: '起订量：起订量须是递增 5 的倍数' })
    expect((await publish(await saved(code, { CategoryId: 12 }))).message).toBe('请选择三级分类')
    expect((await publish(await saved(code, { Attributes: [{ Name: '没有的属性', Value: '红' }] }))).message).toBe('没有“没有的属性”这个属性')
    expect((await detail(code)).Draft?.Values).toEqual({ Attributes: [{ Name: '没有的属性', Value: '红' }] })
    expect((await save(await detail(code), { Name: 'x'.repeat(101) })).code).toBe('INVALID_INPUT')
  })

  it('is thrown away, and buyers never knew of it', async () => {
    const code = fresh()
    const draft = await saved(code, { Name: '丢掉的名字' })
    const { body } = await mall.call('POST /api/SellerProduct/DiscardDraft', seen(draft), { token: tokens.seller })
    expect(body).toMatchObject({ Draft: null, Name: draft.Name })
    expect(await mall.call('POST /api/SellerProduct/DiscardDraft', seen(body ?? draft), { token: tokens.seller })).toMatchObject({ code: 'PRODUCT_DRAFT_MISSING' })
    expect((await publish(body ?? draft)).code).toBe('PRODUCT_DRAFT_MISSING')
  })

  it('is for those who manage products', async () => {
    const code = fresh()
    for (const token of [tokens.sales, tokens.accountant]) {
      const of = await detail(code, token)
      expect([(await save(of, { Name: '不行' }, token)).status, (await publish(of, token)).status, (await mall.call('POST /api/SellerProduct/DiscardDraft', seen(of), { token })).status]).toEqual([403, 403, 403])
      expect(of.AllowActions).not.toContain('Edit')
    }
  })
})

describe('two editors at once', () => {
  it('the second learns of it instead of overwriting the first, whatever the first did', async () => {
    const code = fresh()
    const [one, other] = [await detail(code), await detail(code, tokens.goods)]
    const first = await save(one, { MOQ: one.Fields.MOQ * 2 })
    expect((await save(other, { Name: '第二个人的' }, tokens.goods)).code).toBe('VERSION_CONFLICT')
    const second = await save(await detail(code, tokens.goods), { ...first.body?.Draft?.Values, Name: '第二个人的' }, tokens.goods)
    expect(second.body?.Draft).toMatchObject({ Version: 2, ChangedBy: '仓库主管', Values: { MOQ: one.Fields.MOQ * 2, Name: '第二个人的' } })
    expect((await publish(first.body ?? one)).code).toBe('VERSION_CONFLICT')
    await mall.call('POST /api/SellerProduct/DiscardDraft', seen(second.body ?? one), { token: tokens.seller })
    // Another draft in version 1 is not the one that was thrown away.
    await saved(code, { Name: '第三个人的' })
    expect((await save(first.body ?? one, { Name: '过时的' })).code).toBe('VERSION_CONFLICT')
  })

  it('at the same moment, one of two drafts is kept and the other is refused', async () => {
    const code = fresh()
    const of = await detail(code)
    const replies = await Promise.all([save(of, { Name: '同时之一' }), save(of, { Name: '同时之二' }, tokens.goods)])
    expect(replies.map(({ code: answer }) => answer).toSorted()).toEqual(['OK', 'VERSION_CONFLICT'])
  })

  it('a request that arrives twice saves once', async () => {
    const of = await detail(fresh())
    const input = { ...seen(of), Values: { Name: '只一次' } }
    const send = () => mall.call('POST /api/SellerProduct/SaveDraft', input, { token: tokens.seller })
    expect((await send()).body).toEqual((await send()).body)
    expect((await detail(of.ProductCode)).Draft?.Version).toBe(1)
  })

  it('a price that is changed in the list is published at once; a draft of the price gives way and says so, other fields stay', async () => {
    const code = fresh()
    const of = await detail(code)
    const drafted = of.Fields.Tiers.map((tier) => ({ ...tier, Price: tier.Price + 5 }))
    await saved(code, { Tiers: drafted, Name: '改名还在' })
    const now = await detail(code)
    const prices = of.Fields.Tiers.map(({ Price }) => Price + 1)
    await mall.call('POST /api/SellerProduct/SetPrice', { ProductCode: code, Version: now.Version, RequestId: crypto.randomUUID(), Prices: prices }, { token: tokens.goods })
    const after = await detail(code)
    expect(after.Fields.Tiers.map(({ Price }) => Price)).toEqual(prices)
    expect(after.Draft).toMatchObject({ Version: 2, Values: { Name: '改名还在' }, Overtaken: [{ Field: 'Tiers', By: '仓库主管', Drafted: { Tiers: drafted } }] })
    expect(after.Draft?.Values).not.toHaveProperty('Tiers')
    // The editor who saw the old draft is refused, and a save settles it.
    expect((await save(now, { Tiers: drafted })).code).toBe('VERSION_CONFLICT')
    expect((await save(after, { Name: '改名还在' })).body?.Draft?.Overtaken).toEqual([])
  })
})

describe('cost and floor', () => {
  it('leave the server for those alone who may see them', async () => {
    const code = fresh()
    await publish(await saved(code, { Cost: 3.21, Floor: 4.56 }))
    const of = async (who: keyof typeof tokens) => {
      const { Fields: { Cost, Floor }, Hidden, Locked } = await detail(code, tokens[who])
      return { Cost, Floor, Hidden, Locked }
    }
    expect(await of('seller')).toEqual({ Cost: 3.21, Floor: 4.56, Hidden: [], Locked: [] })
    expect(await of('accountant')).toEqual({ Cost: 3.21, Floor: 4.56, Hidden: [], Locked: [] })
    expect(await of('sales')).toEqual({ Cost: null, Floor: 4.56, Hidden: ['Cost'], Locked: ['Floor'] })
    expect(await of('goods')).toEqual({ Cost: null, Floor: null, Hidden: ['Cost', 'Floor'], Locked: [] })
    const history = async (who: keyof typeof tokens) => JSON.stringify((await mall.call('POST /api/SellerProduct/History', { ProductCode: code, PageIndex: 1, PageSize: 20 }, { token: tokens[who] })).body)
    expect(await history('seller')).toContain('3.21')
    expect(await history('sales')).not.toContain('3.21')
    expect(await history('sales')).toContain('4.56')
    expect(await history('goods')).not.toMatch(/3\.21|4\.56|成本|底价/)
  })

  it('what is seen and may not be changed waits in a draft too', async () => {
    const holder = { staffId: demoStaff.sales, roleId: presetStaffRoles.Goods }
    await mall.db.insert(staffRoleHolder).values(holder)
    const code = fresh()
    await saved(code, { Floor: 9.5, Name: '带底价的' })
    const theirs = await detail(code, tokens.sales)
    const renamed = await save(theirs, { Name: '又改过的' }, tokens.sales)
    expect((await publish(renamed.body ?? theirs, tokens.sales)).body).toMatchObject({ Name: '又改过的' })
    const mine = await detail(code)
    expect(mine.Draft?.Values).toEqual({ Floor: 9.5 })
    expect(mine.Fields.Floor).not.toBe(9.5)
    await mall.db.delete(staffRoleHolder).where(and(eq(staffRoleHolder.staffId, holder.staffId), eq(staffRoleHolder.roleId, holder.roleId)))
  })

  it('stand in the log by their names, so that it can leave them out', async () => {
    const code = fresh()
    const draft = await saved(code, { Cost: 7.77, Name: '记下来的' })
    await mall.call('POST /api/SellerProduct/DiscardDraft', seen(draft), { token: tokens.seller })
    const namesOf = (side: object | null) => Object.keys(side ?? {}).toSorted((one, other) => (one < other ? -1 : 1))
    const entries = await mall.db.select({ action: auditLog.action, before: auditLog.before, after: auditLog.after }).from(auditLog).where(and(eq(auditLog.entityId, code), eq(auditLog.entity, 'product'))).orderBy(asc(auditLog.id))
    expect(entries.map(({ action, before, after }) => [action, namesOf(before), namesOf(after)])).toEqual([
      ['SellerProduct.SaveDraft', ['Cost', 'Name'], ['Cost', 'Name']],
      ['SellerProduct.DiscardDraft', ['Cost', 'Name'], ['Cost', 'Name']],
    ])
  })

  it('in a draft they wait for somebody who sees them, whatever others do to it', async () => {
    const code = fresh()
    const before = await saved(code, { Cost: 7.77, Name: '带成本的' })
    const others = await detail(code, tokens.goods)
    expect(others.Draft?.Values).toEqual({ Name: '带成本的' })
    expect((await save(others, { Name: '带成本的', Cost: 1 }, tokens.goods)).message).toBe('您不能修改成本和底价')
    const renamed = await save(others, { Name: '改过的' }, tokens.goods)
    expect(JSON.stringify(renamed.body)).not.toContain('7.77')
    const { body } = await publish(renamed.body ?? others, tokens.goods)
    expect(body).toMatchObject({ Name: '改过的', Draft: { Values: {} } })
    const mine = await detail(code)
    expect(mine).toMatchObject({ Fields: { Cost: before.Fields.Cost }, Draft: { Values: { Cost: 7.77 } } })
    expect((await publish(mine)).body?.Fields.Cost).toBe(7.77)
  })
})

describe('a new product', () => {
  const create = async (given: Partial<CallInput<'POST /api/SellerProduct/Create'>> = {}, token = tokens.seller) => {
    const { body } = await mall.call('POST /api/SellerProduct/FieldChoices', {}, { token })
    return mall.call('POST /api/SellerProduct/Create', { RequestId: crypto.randomUUID(), ProductCode: '0880001', Name: '新品 孔雀毛笔', Brand: '新品牌甲', CategoryId: body?.Categories[0]?.CategoryId ?? 0, Unit: '支', Price: 12.5, ...given }, { token })
  }

  it('is off sale, in no shop, and on sale when it is published so', async () => {
    const made = await create()
    expect(made.body).toMatchObject({ ProductCode: '0880001', Shelf: 'off', Stock: 0, Brand: '新品牌甲', Fields: { MOQ: 1, Step: 1, TaxRate: 0.13, Tiers: [{ MinQty: 1, Price: 12.5 }] }, Draft: null })
    expect(await found('孔雀毛笔')).toEqual([])
    if (made.body === null) throw new Error(made.message)
    const on = await publish(made.body, tokens.seller, true)
    expect(on.body?.Shelf).toBe('on')
    expect(await found('孔雀毛笔')).toEqual(['0880001'])
    expect(await shop('0880001')).toMatchObject({ Name: '新品 孔雀毛笔', MarketPrice: 12.5, SaleState: 'onSale' })
    const picture = await mall.fetch(made.body.Drawings[0] ?? '')
    expect([picture.status, picture.headers.get('Content-Type')]).toEqual([200, 'image/svg+xml; charset=utf-8'])
  })

  it('has a code of its own, also when two make it at once', async () => {
    const replies = await Promise.all([create({ ProductCode: '0880002' }), create({ ProductCode: '0880002', Name: '另一个' }, tokens.goods)])
    expect(replies.map(({ code }) => code).toSorted()).toEqual(['OK', 'PRODUCT_CODE_TAKEN'])
    expect((await create({ ProductCode: '0880002' })).message).toMatch(/^编码 0880002 已经是“.+”$/)
    expect((await create({ ProductCode: 'A1' })).code).toBe('INVALID_INPUT')
    expect((await create({ ProductCode: '0880003', CategoryId: 12 })).message).toBe('请选择三级分类')
    expect(await mall.db.$count(product, eq(product.code, '0880003'))).toBe(0)
    expect((await create({ ProductCode: '0880004' }, tokens.sales)).status).toBe(403)
  })
})

test('the history says who published what, field by field, and nothing of drafts', async () => {
  const code = fresh()
  const before = await detail(code)
  await publish(await saved(code, { Name: '历史里的名字', MaxQty: null, DeliveryText: '明天' }))
  const now = await detail(code)
  await mall.call('POST /api/SellerProduct/SetStock', { ProductCode: code, Version: now.Version, RequestId: crypto.randomUUID(), Before: now.Stock, Stock: now.Stock + 3 }, { token: tokens.goods })
  await saved(code, { Name: '还没发布' })
  const { body } = await mall.call('POST /api/SellerProduct/History', { ProductCode: code, PageIndex: 1, PageSize: 20 }, { token: tokens.sales })
  expect(body?.Items.map(({ By, Text, Changes }) => ({ By, Text, Changes }))).toEqual([
    { By: '仓库主管', Text: '改库存', Changes: [{ Name: '库存（上海）', Before: String(now.Stock), After: String(now.Stock + 3) }] },
    { By: '商家管理员', Text: '发布', Changes: [{ Name: '商品名称', Before: before.Name, After: '历史里的名字' }, { Name: '送达文字', Before: before.Fields.DeliveryText, After: '明天' }] },
  ])
  expect(await mall.db.$count(auditLog, and(eq(auditLog.entityId, code), eq(auditLog.action, 'SellerProduct.SaveDraft')))).toBe(2)
  expect((await mall.call('POST /api/SellerProduct/History', { ProductCode: '404', PageIndex: 1, PageSize: 20 }, { token: tokens.sales })).code).toBe('PRODUCT_NOT_FOUND')
})

test('every product of the demo may be published as it is, and what finds it beside its fields stays when it is renamed', async () => {
  const rows = await mall.db.select().from(product)
  for (const row of rows.filter((_, at) => at % 40 === 0)) expect(productProblems(await fieldsOf(mall.db, row)), row.code).toEqual([])
  const code = fresh()
  const [before] = await mall.db.select().from(product).where(eq(product.code, code))
  await mall.db.update(product).set({ searchText: `${before?.searchText ?? ''} 蓝尾喜鹊` }).where(eq(product.code, code))
  await publish(await saved(code, { Name: '换了名字的' }))
  expect(await found('蓝尾喜鹊')).toEqual([code])
  expect(await found('换了名字的')).toContain(code)
})
