import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import type { CallInput } from '@mall/api/contract'
import { lowStock, productGaps, repriced, type ProductGap, type SellerProduct, type SellerProductListRequest } from '@mall/api/seller/contract'
import { defaultAreaCode } from '../../catalogue/assortment/stock-areas.ts'
import { agreementRow } from '../../platform/db/schema/agreement.ts'
import { queryRows } from '../../platform/db/client.ts'
import { category, isIncomplete, plainPicture, product, productStock } from '../../platform/db/schema/catalogue.ts'
import { productDraft } from '../../platform/db/schema/product-draft.ts'
import { stockMovement } from '../../platform/db/schema/order.ts'
import { auditLog } from '../../platform/db/schema/writes.ts'
import { addDays, toDay } from '../../platform/time.ts'
import { heldProduct } from '../../testing/agreed-prices.ts'
import { loginStaff } from '../../testing/staff-sessions.ts'
import { createTestMall, type TestMall } from '../../testing/test-mall.ts'
import { findTradeViolations } from '../../trade/trade-checks.ts'
import { demoStaff } from '../../demo/staff.ts'

let mall: TestMall
const tokens: Record<'seller' | 'sales' | 'warehouse', string> = { seller: '', sales: '', warehouse: '' }
/** What products may lack, and how it comes to lack it. */
const lackings: readonly { readonly columns: Partial<typeof product.$inferInsert>; readonly lacks: readonly ProductGap[] }[] = [
  { columns: { picture: plainPicture }, lacks: ['picture'] },
  { columns: { description: '' }, lacks: ['description'] },
  { columns: { specs: [] }, lacks: ['specs'] },
  { columns: { specs: [], description: '', picture: plainPicture }, lacks: productGaps },
]
const incomplete: { readonly code: string; readonly lacks: readonly ProductGap[] }[] = []
beforeAll(async () => {
  mall = await createTestMall()
  for (const account of ['seller', 'sales', 'warehouse'] as const) tokens[account] = (await loginStaff(mall, account)).Token
  const last = await mall.db.select({ id: product.id, code: product.code }).from(product).where(eq(product.isOnShelf, true)).orderBy(desc(product.id)).limit(lackings.length)
  for (const [at, { columns, lacks }] of lackings.entries()) {
    const { id, code } = last[at] ?? { id: 0, code: '' }
    await mall.db.update(product).set(columns).where(eq(product.id, id))
    incomplete.push({ code, lacks })
  }
  const [first] = await mall.db.select({ id: product.id }).from(product).where(eq(product.isOnShelf, true)).orderBy(asc(product.id)).limit(1)
  await mall.db.update(productStock).set({ quantity: 0 }).where(and(eq(productStock.productId, first?.id ?? 0), eq(productStock.areaCode, defaultAreaCode)))
}, 120_000)
afterAll(() => mall.close())

const list = async (asked: Partial<SellerProductListRequest> = {}, token = tokens.seller) => {
  const { body, message } = await mall.call('POST /api/SellerProduct/List', { PageIndex: 1, PageSize: 1000, ...asked }, { token })
  if (body === null) throw new Error(message)
  return body
}
const one = async (code: string): Promise<SellerProduct> => {
  const [found] = (await list({ Keyword: code })).Items
  if (found === undefined) throw new Error(`There is no product ${code}`)
  return found
}
const some = async (matches: (row: SellerProduct) => boolean): Promise<SellerProduct> => {
  const found = (await list()).Items.find(matches)
  if (found === undefined) throw new Error('The demo has no such product')
  return found
}
const asEdited = ({ ProductCode, Version }: SellerProduct) => ({ ProductCode, Version, RequestId: crypto.randomUUID() })

describe('the list', () => {
  it('has every product, 在售 and 下架, the newest first', async () => {
    const { Items, total, ShelfCounts, SoldOut } = await list()
    const rows = await mall.db.select().from(product)
    expect(total).toBe(rows.length)
    expect(new Set(Items.map(({ ProductCode }) => ProductCode))).toEqual(new Set(rows.slice(0, 1000).length === rows.length ? rows.map(({ code }) => code) : Items.map(({ ProductCode }) => ProductCode)))
    expect(ShelfCounts).toEqual([{ Shelf: 'on', Count: rows.filter(({ isOnShelf }) => isOnShelf).length }, { Shelf: 'off', Count: rows.filter(({ isOnShelf }) => !isOnShelf).length }])
    const created = new Map(rows.map(({ code, createdAt }) => [code, createdAt.getTime()]))
    const times = Items.map(({ ProductCode }) => created.get(ProductCode) ?? 0)
    expect(times).toEqual(times.toSorted((a, b) => b - a))
    expect(SoldOut).toBeGreaterThan(0)
  })

  const filters: readonly (readonly [string, (row: SellerProduct) => Partial<SellerProductListRequest>, (found: SellerProduct, row: SellerProduct) => boolean])[] = [
    ['keyword', ({ Name }) => ({ Keyword: Name.slice(0, 6) }), (found, { Name }) => found.Name.includes(Name.slice(0, 6))],
    ['code', ({ ProductCode }) => ({ Keyword: ProductCode }), (found, { ProductCode }) => found.ProductCode.includes(ProductCode)],
    ['price', ({ Price }) => ({ PriceMin: Price, PriceMax: Price }), (found, { Price }) => found.Price === Price],
    ['no stock', () => ({ Stock: 'none' }), (found) => found.Stock === 0],
    ['little stock', () => ({ Stock: 'low' }), (found) => found.Stock > 0 && found.Stock < lowStock],
    ['enough stock', () => ({ Stock: 'enough' }), (found) => found.Stock >= lowStock],
    ['an agreement', () => ({ Agreed: 'yes' }), (found) => found.Agreements > 0],
    ['no agreement', () => ({ Agreed: 'no' }), (found) => found.Agreements === 0],
    ['在售', () => ({ Shelf: 'on' }), (found) => found.Shelf === 'on'],
    ['下架', () => ({ Shelf: 'off' }), (found) => found.Shelf === 'off'],
    ['待完善', () => ({ Shelf: 'incomplete' }), (found) => found.Lacks.length > 0],
    ['a picture', () => ({ Pictured: 'yes' }), (found) => !found.Lacks.includes('picture')],
    ['no picture', () => ({ Pictured: 'no' }), (found) => found.Lacks.includes('picture')],
  ]
  test.each(filters)('%s finds exactly what matches, and the tabs count under it', async (_, asked, matches) => {
    const all = (await list()).Items
    const row = all[Math.floor(all.length / 2)]
    if (row === undefined) throw new Error('The demo has no products')
    const request = asked(row)
    const { Items, total, ShelfCounts, Incomplete } = await list(request)
    expect(Items).toEqual(all.filter((each) => matches(each, row)))
    expect(total).toBe(Items.length)
    expect(total).toBeLessThan(all.length)
    expect(ShelfCounts.reduce((sum, { Count }) => sum + Count, 0)).toBe(request.Shelf === undefined ? total : all.length)
    expect(Incomplete).toBe((request.Shelf === undefined ? Items : all).filter(({ Lacks }) => Lacks.length > 0).length)
  })

  it('says of each row what it lacks, by what it has', async () => {
    const lacking = new Map((await list()).Items.filter(({ Lacks }) => Lacks.length > 0).map(({ ProductCode, Lacks }) => [ProductCode, Lacks]))
    expect(lacking).toEqual(new Map(incomplete.map(({ code, lacks }) => [code, lacks])))
    const { Shelf } = await one(incomplete[0]?.code ?? '')
    expect(Shelf).toBe('on')
    expect((await list({ Shelf: 'incomplete', Pictured: 'yes' })).Items.every(({ Lacks }) => Lacks.length > 0 && !Lacks.includes('picture'))).toBe(true)
  })

  it('finds what lacks something by an index of its own', async () => {
    const found = mall.db.select({ id: product.id }).from(product).where(isIncomplete(product)).getSQL()
    const plan = await mall.db.transaction(async (tx) => {
      // A table of a few rows would rather be read from end to end.
      await tx.execute(sql`set local enable_seqscan = off`)
      return JSON.stringify(await queryRows(tx, sql`explain ${found}`))
    })
    expect(plan).toContain('product_incomplete')
    expect(plan).not.toContain('Seq Scan on product')
  })

  it('finds what was changed on some days, whoever changed it, and not what was only drafted', async () => {
    const [shown, drafted] = (await list({ Shelf: 'on', Stock: 'enough' })).Items.slice(-2)
    if (!shown || !drafted) throw new Error('The demo has too few products')
    const [today, yesterday] = [toDay(mall.clock()), toDay(addDays(mall.clock(), -1))]
    expect((await list({ ChangedBegin: today, Keyword: shown.ProductCode })).total).toBe(0)
    const sent = await mall.call('POST /api/SellerProduct/SetPictures', { ...asEdited(shown), Pictures: [] }, { token: tokens.seller })
    expect(sent.code).toBe('OK')
    await mall.call('POST /api/SellerProduct/SaveDraft', { ...asEdited(drafted), DraftVersion: 0, Values: { Name: '草稿里的名称' } }, { token: tokens.seller })
    const codesOf = async (asked: Partial<SellerProductListRequest>) => (await list(asked)).Items.map(({ ProductCode }) => ProductCode)
    expect(await codesOf({ ChangedBegin: today, ChangedEnd: today })).toContain(shown.ProductCode)
    expect(await codesOf({ ChangedBegin: today })).not.toContain(drafted.ProductCode)
    expect(await codesOf({ ChangedEnd: yesterday })).not.toContain(shown.ProductCode)
    await expect(list({ ChangedBegin: today, ChangedEnd: yesterday })).rejects.toThrow('结束时间不能早于开始时间')
  })

  it('shows 毛利 to those who see the cost alone', async () => {
    const { ProductCode, Price } = await some(({ Lacks }) => Lacks.length === 0)
    await mall.db.update(product).set({ costFen: Math.round(Price * 76.38) }).where(eq(product.code, ProductCode))
    const marginFor = async (token: string) => (await list({ Keyword: ProductCode }, token)).Items[0]?.Margin
    expect([await marginFor(tokens.seller), await marginFor(tokens.sales), await marginFor(tokens.warehouse)]).toEqual([23.6, null, null])
    await mall.db.update(product).set({ costFen: null }).where(eq(product.code, ProductCode))
    expect(await marginFor(tokens.seller)).toBeNull()
  })

  it('narrows by category of any level and by brand, from the choices', async () => {
    const { body } = await mall.call('POST /api/SellerProduct/Choices', {}, { token: tokens.warehouse })
    const [first] = body?.Categories ?? []
    const [second] = first?.Category2List ?? []
    const [third] = second?.Category3List ?? []
    const found = await Promise.all([first, second, third].map((level) => list({ CategoryId: level?.CategoryId ?? 0 })))
    const [whole, part, least] = found.map(({ total }) => total)
    expect(whole).toBe(first?.Category2List.reduce((sum, { ProductCounts }) => sum + ProductCounts, 0))
    expect([part, least]).toEqual([second?.ProductCounts, third?.ProductCounts])
    const [brand] = body?.Brands ?? []
    expect(new Set((await list({ BrandId: brand?.BrandId ?? 0 })).Items.map(({ Brand }) => Brand))).toEqual(new Set([brand?.Name]))
  })

  test.each([['Price', (row: SellerProduct) => row.Price], ['Stock', (row: SellerProduct) => row.Stock], ['Sales', (row: SellerProduct) => row.Sales]] as const)('sorts by %s', async (SortField, value) => {
    const values = (await list({ SortField, SortOrder: 'asc' })).Items.map(value)
    expect(values).toEqual(values.toSorted((a, b) => a - b))
  })

  it('is refused with a lowest price above the highest', async () => {
    await expect(list({ PriceMin: 2, PriceMax: 1 })).rejects.toThrow('最低价不能大于最高价')
  })

  it('says of each row what the user may do with it', async () => {
    const actionsFor = async (account: keyof typeof tokens) => new Set((await list({}, tokens[account])).Items.flatMap(({ AllowActions }) => AllowActions))
    expect(await actionsFor('seller')).toEqual(new Set(['Edit', 'SetPrice', 'SetStock', 'SetPictures', 'TakeOff', 'PutOn']))
    expect(await actionsFor('warehouse')).toEqual(new Set(['SetStock']))
    expect(await actionsFor('sales')).toEqual(new Set())
  })
})

describe('another price', () => {
  const setPrice = (input: CallInput<'POST /api/SellerProduct/SetPrice'>, token = tokens.seller) => mall.call('POST /api/SellerProduct/SetPrice', input, { token })
  const isTiered = ({ Tiers, Shelf, Stock }: SellerProduct) => Tiers.length > 1 && Shelf === 'on' && Stock > 0

  it('is what the buyers’ page shows from then on, with its tiers, and can be undone to the fen', async () => {
    const before = await some(isTiered)
    const pageOf = async () => (await mall.call('POST /api/Product/Detail', { ProductCode: before.ProductCode })).body
    expect((await pageOf())?.MarketPrice).toBe(before.Price)
    const Prices = repriced(before.Tiers, before.Price + 0.37).map(({ Price }) => Price)
    const changed = await setPrice({ ...asEdited(before), Prices })
    expect(changed.body).toMatchObject({ Price: Prices[0], Version: before.Version + 1 })
    expect(changed.body?.Tiers.map(({ Price }) => Price)).toEqual(Prices)
    expect((await pageOf())?.MarketPrice).toBe(Prices[0])
    expect(await mall.db.select({ before: auditLog.before, after: auditLog.after, staffId: auditLog.staffId }).from(auditLog).where(eq(auditLog.action, 'SellerProduct.SetPrice'))).toEqual([
      { staffId: demoStaff.seller, before: { Prices: before.Tiers.map(({ Price }) => Price.toFixed(2)).join(' ') }, after: { Prices: Prices.map((price) => price.toFixed(2)).join(' ') } },
    ])
    const undone = await setPrice({ ...asEdited(await one(before.ProductCode)), Prices: before.Tiers.map(({ Price }) => Price) })
    expect(undone.body?.Tiers).toEqual(before.Tiers)
  })

  it('is made once per RequestId, and not over a version that somebody else changed', async () => {
    const before = await some(isTiered)
    const input = { ...asEdited(before), Prices: before.Tiers.map(({ Price }) => Price) }
    const first = await setPrice(input)
    expect((await setPrice(input)).body).toEqual(first.body)
    expect((await setPrice({ ...input, Prices: input.Prices.map(() => 1) })).code).toBe('REQUEST_ID_REUSED')
    expect((await setPrice({ ...input, RequestId: crypto.randomUUID() })).code).toBe('VERSION_CONFLICT')
  })

  it('is for nobody who looks after the prices of their own customers alone', async () => {
    const before = await some(isTiered)
    expect(await setPrice({ ...asEdited(before), Prices: before.Tiers.map(({ Price }) => Price) }, tokens.sales)).toMatchObject({ code: 'PRODUCT_ACTION_NOT_ALLOWED', message: '您不能修改价格' })
  })

  it('has one price for each tier, falling', async () => {
    const before = await some(isTiered)
    for (const Prices of [[1], before.Tiers.map((_, at) => 1 + at)]) expect((await setPrice({ ...asEdited(before), Prices })).code).toBe('PRODUCT_PRICES_INVALID')
    expect((await setPrice({ ...asEdited(before), Prices: before.Tiers.map(() => 0) })).code).toBe('INVALID_INPUT')
    expect((await setPrice({ ...asEdited(before), ProductCode: '404404', Prices: [1] })).code).toBe('PRODUCT_NOT_FOUND')
  })
})

describe('another stock', () => {
  const setStock = (input: CallInput<'POST /api/SellerProduct/SetStock'>) => mall.call('POST /api/SellerProduct/SetStock', input, { token: tokens.warehouse })

  it('applies the difference to what was seen, so that what was ordered meanwhile stays ordered', async () => {
    const before = await some(({ Stock }) => Stock > 10)
    const edit = asEdited(before)
    await mall.db.update(productStock).set({ quantity: sql`${productStock.quantity} - 3` }).where(and(eq(productStock.areaCode, defaultAreaCode), sql`${productStock.productId} = (select id from ${product} where code = ${before.ProductCode})`))
    const { body } = await setStock({ ...edit, Before: before.Stock, Stock: before.Stock + 20 })
    expect(body).toMatchObject({ Stock: before.Stock + 17, Version: before.Version + 1 })
    expect(await mall.db.select({ change: stockMovement.change, left: stockMovement.quantityAfter, orderId: stockMovement.orderId }).from(stockMovement).where(eq(stockMovement.staffId, demoStaff.warehouse))).toEqual([{ change: 20, left: before.Stock + 17, orderId: null }])
    const [entry] = await mall.db.select().from(auditLog).where(eq(auditLog.action, 'SellerProduct.SetStock'))
    expect(entry).toMatchObject({ staffId: demoStaff.warehouse, entity: 'product', entityId: before.ProductCode, before: { Stock: before.Stock - 3 }, after: { Stock: before.Stock + 17 } })
  })

  it('never goes below nothing, and begins where there was no row', async () => {
    const before = await some(({ Stock }) => Stock > 10)
    const sold = await mall.db.update(productStock).set({ quantity: 4 }).where(and(eq(productStock.areaCode, defaultAreaCode), sql`${productStock.productId} = (select id from ${product} where code = ${before.ProductCode})`)).returning()
    expect(await setStock({ ...asEdited(before), Before: before.Stock, Stock: before.Stock - 5 })).toMatchObject({ code: 'STOCK_TOO_LOW', message: '库存已被订单占用，请刷新后重试' })
    expect((await one(before.ProductCode)).Version).toBe(before.Version)
    await mall.db.delete(productStock).where(and(eq(productStock.productId, sold[0]?.productId ?? 0), eq(productStock.areaCode, defaultAreaCode)))
    expect((await setStock({ ...asEdited(before), Before: 0, Stock: 7 })).body?.Stock).toBe(7)
  })
})

describe('上架 and 下架', () => {
  const shelve = (Shelf: 'on' | 'off', rows: readonly SellerProduct[], token = tokens.seller, RequestId: string = crypto.randomUUID()) =>
    mall.call('POST /api/SellerProduct/Shelve', { RequestId, Shelf, Rows: rows.map(({ ProductCode, Version }) => ({ ProductCode, Version })) }, { token })

  it('of several: the good rows are written, the others say why not, in the order of the request', async () => {
    const { Items } = await list({ Shelf: 'on' })
    const rows = Items.slice(0, 3).toReversed()
    const [stale, fine, gone] = rows
    if (!stale || !fine || !gone) throw new Error('The demo has too few products')
    await shelve('off', [gone])
    const RequestId = crypto.randomUUID()
    const results = await shelve('off', [{ ...stale, Version: 99 }, fine, { ...gone, Version: gone.Version + 1 }], tokens.seller, RequestId)
    expect(results.body).toEqual([
      { RowNo: 1, Success: false, Code: 'VERSION_CONFLICT', Message: '数据已被他人修改，请刷新后重试' },
      { RowNo: 2, Success: true, Code: 'OK', Message: '已下架' },
      { RowNo: 3, Success: false, Code: 'PRODUCT_ACTION_NOT_ALLOWED', Message: '商品已下架' },
    ])
    expect((await mall.call('POST /api/Product/Detail', { ProductCode: fine.ProductCode })).body?.SaleState).toBe('offShelf')
    expect((await shelve('off', [{ ...stale, Version: 99 }, fine, { ...gone, Version: gone.Version + 1 }], tokens.seller, RequestId)).body).toEqual(results.body)
    const back = await shelve('on', [await one(fine.ProductCode), await one(gone.ProductCode)])
    expect(back.body?.map(({ Success }) => Success)).toEqual([true, true])
    expect((await mall.call('POST /api/Product/Detail', { ProductCode: fine.ProductCode })).body?.SaleState).toBe('onSale')
    expect(await mall.db.$count(auditLog, and(inArray(auditLog.action, ['SellerProduct.TakeOff', 'SellerProduct.PutOn']), eq(auditLog.entityId, fine.ProductCode)))).toBe(2)
  })

  it('is not for the warehouse', async () => {
    expect((await shelve('off', [await some(({ Shelf }) => Shelf === 'on')], tokens.warehouse)).status).toBe(403)
  })
})

describe('several in another category', () => {
  const setCategory = (rows: readonly (readonly [SellerProduct, number])[], token = tokens.seller, RequestId: string = crypto.randomUUID()) =>
    mall.call('POST /api/SellerProduct/SetCategory', { RequestId, Rows: rows.map(([{ ProductCode, Version }, CategoryId]) => ({ ProductCode, Version, CategoryId })) }, { token })
  const wayOf = async (id: number) => {
    const { body } = await mall.call('POST /api/SellerProduct/FieldChoices', {}, { token: tokens.seller })
    return body?.Categories.find(({ CategoryId }) => CategoryId === id)?.Path ?? []
  }
  const isFoundBy = async (word: string, code: string) => ((await mall.call('POST /api/Product/List', { Keyword: `${word} ${code}`, PageIndex: 1, PageSize: 10 })).body?.Items ?? []).some(({ ProductCode }) => ProductCode === code)

  it('writes the good ones and says of the others why not, once per RequestId', async () => {
    const { Items } = await list({ Shelf: 'on' })
    const [moved, stale, there, nowhere] = Items
    const other = Items.find(({ Category }) => Category !== moved?.Category && Category !== stale?.Category && Category !== there?.Category)
    if (!moved || !stale || !there || !nowhere || !other) throw new Error('The demo has too few products')
    const [{ id: second } = { id: 0 }] = await mall.db.select({ id: category.id }).from(category).where(eq(category.level, 2)).limit(1)
    const RequestId = crypto.randomUUID()
    const rows = [[nowhere, second], [moved, other.CategoryId], [{ ...stale, Version: 99 }, other.CategoryId], [there, there.CategoryId]] as const
    const { body } = await setCategory(rows, tokens.seller, RequestId)
    const way = (await wayOf(other.CategoryId)).join(' / ')
    expect(body).toEqual([
      { RowNo: 1, Success: false, Code: 'PRODUCT_FIELDS_INVALID', Message: '请选择三级分类', Version: null },
      { RowNo: 2, Success: true, Code: 'OK', Message: `已改为 ${way}`, Version: moved.Version + 1 },
      { RowNo: 3, Success: false, Code: 'VERSION_CONFLICT', Message: '数据已被他人修改，请刷新后重试', Version: null },
      { RowNo: 4, Success: false, Code: 'PRODUCT_ACTION_NOT_ALLOWED', Message: `已在分类“${there.Category}”`, Version: null },
    ])
    expect((await setCategory(rows, tokens.seller, RequestId)).body).toEqual(body)
    expect(await one(moved.ProductCode)).toMatchObject({ Category: other.Category, CategoryId: other.CategoryId, Version: moved.Version + 1 })
    expect(await mall.db.select({ entityId: auditLog.entityId, staffId: auditLog.staffId, before: auditLog.before, after: auditLog.after }).from(auditLog).where(eq(auditLog.action, 'SellerProduct.SetCategory'))).toEqual([
      { entityId: moved.ProductCode, staffId: demoStaff.seller, before: { CategoryId: (await wayOf(moved.CategoryId)).join(' / ') }, after: { CategoryId: way } },
    ])
    const { body: history } = await mall.call('POST /api/SellerProduct/History', { ProductCode: moved.ProductCode, PageIndex: 1, PageSize: 10 }, { token: tokens.seller })
    expect(history?.Items[0]).toMatchObject({ Text: '改分类', Changes: [{ Name: '分类', After: way }] })
    const [text] = await mall.db.select({ searchText: product.searchText }).from(product).where(eq(product.code, moved.ProductCode))
    const back = await setCategory([[{ ...moved, Version: body?.[1]?.Version ?? 0 }, moved.CategoryId]])
    expect(back.body).toMatchObject([{ Success: true, Version: moved.Version + 2 }])
    const [restored] = await mall.db.select({ searchText: product.searchText }).from(product).where(eq(product.code, moved.ProductCode))
    expect(restored?.searchText).not.toBe(text?.searchText)
  })

  it('is where buyers find it from then on, and the way back is exact', async () => {
    const moved = await some(({ Shelf, Stock, Lacks }) => Shelf === 'on' && Stock > 10 && Lacks.length === 0)
    const [, , own = ''] = await wayOf(moved.CategoryId)
    const other = await some(({ Category, Name }) => !Category.includes(own) && !own.includes(Category) && !moved.Name.includes(Category) && Name !== moved.Name)
    const textOf = async () => (await mall.db.select({ searchText: product.searchText }).from(product).where(eq(product.code, moved.ProductCode)))[0]?.searchText
    const text = await textOf()
    expect(await isFoundBy(other.Category, moved.ProductCode)).toBe(false)
    const { body } = await setCategory([[moved, other.CategoryId]])
    expect(await isFoundBy(other.Category, moved.ProductCode)).toBe(true)
    expect((await list({ CategoryId: other.CategoryId })).Items.map(({ ProductCode }) => ProductCode)).toContain(moved.ProductCode)
    await setCategory([[{ ...moved, Version: body?.[0]?.Version ?? 0 }, moved.CategoryId]])
    expect(await textOf()).toBe(text)
  })

  it('is for nobody who does not manage products, and of at most a thousand', async () => {
    const row = await some(({ Shelf }) => Shelf === 'on')
    expect((await setCategory([[row, row.CategoryId]], tokens.warehouse)).status).toBe(403)
    expect((await setCategory(Array.from({ length: 1001 }, () => [row, row.CategoryId] as const))).code).toBe('INVALID_INPUT')
  })
})

describe('several at another tax rate', () => {
  const setTaxRate = (rows: readonly (readonly [SellerProduct, number])[], token = tokens.seller) =>
    mall.call('POST /api/SellerProduct/SetTaxRate', { RequestId: crypto.randomUUID(), Rows: rows.map(([{ ProductCode, Version }, TaxRate]) => ({ ProductCode, Version, TaxRate })) }, { token })

  it('writes the good ones, says of the others why not, and drafts of it give way', async () => {
    const [one1, two] = (await list({ Shelf: 'on' })).Items.filter(({ TaxRate }) => TaxRate === 0.13)
    if (!one1 || !two) throw new Error('The demo has too few products')
    await mall.call('POST /api/SellerProduct/SaveDraft', { ...asEdited(one1), DraftVersion: 0, Values: { TaxRate: 0.06, DeliveryText: '次日送达' } }, { token: tokens.seller })
    const { body } = await setTaxRate([[two, 0.13], [one1, 0.09]])
    expect(body).toEqual([
      { RowNo: 1, Success: false, Code: 'PRODUCT_ACTION_NOT_ALLOWED', Message: '税率已是 13%', Version: null },
      { RowNo: 2, Success: true, Code: 'OK', Message: '已改为 9%', Version: one1.Version + 1 },
    ])
    expect((await one(one1.ProductCode)).TaxRate).toBe(0.09)
    const [draft] = await mall.db.select({ values: productDraft.values, overtaken: productDraft.overtaken }).from(productDraft).where(eq(productDraft.productId, mall.db.select({ id: product.id }).from(product).where(eq(product.code, one1.ProductCode))))
    expect(draft?.values).toEqual({ DeliveryText: '次日送达' })
    expect(draft?.overtaken).toMatchObject([{ field: 'TaxRate', drafted: { TaxRate: 0.06 } }])
    expect(await mall.db.select({ before: auditLog.before, after: auditLog.after }).from(auditLog).where(eq(auditLog.action, 'SellerProduct.SetTaxRate'))).toEqual([{ before: { TaxRate: '13%' }, after: { TaxRate: '9%' } }])
  })

  it('is one of the rates that there are, and for those who manage products', async () => {
    const row = await some(({ Shelf }) => Shelf === 'on')
    expect((await setTaxRate([[row, 0.5]])).body).toEqual([{ RowNo: 1, Success: false, Code: 'PRODUCT_FIELDS_INVALID', Message: '没有这个税率', Version: null }])
    expect((await setTaxRate([[row, 13]])).code).toBe('INVALID_INPUT')
    expect((await setTaxRate([[row, 0]], tokens.sales)).status).toBe(403)
  })
})

test('an agreement counts once per company', async () => {
  const row = await some(({ Agreements }) => Agreements > 1)
  const [{ id } = { id: 0 }] = await mall.db.select({ id: product.id }).from(product).where(eq(product.code, row.ProductCode))
  const held = await Promise.all([1, 2, 3, 4].map((enterpriseId) => mall.db.$count(agreementRow, heldProduct(enterpriseId, id))))
  expect(row.Agreements).toBe(held.filter((rows) => rows > 0).length)
})

test('stock that was changed by hand agrees with its movements', async () => {
  const mallOfOrders = await createTestMall()
  try {
    const { Token: token } = await loginStaff(mallOfOrders, 'warehouse')
    const { body } = await mallOfOrders.call('POST /api/SellerProduct/List', { PageIndex: 1, PageSize: 10, Stock: 'enough' }, { token })
    for (const row of body?.Items ?? []) {
      await mallOfOrders.call('POST /api/SellerProduct/SetStock', { ...asEdited(row), Before: row.Stock, Stock: row.Stock - 2 }, { token })
    }
    expect(await findTradeViolations(mallOfOrders.db)).toEqual([])
  } finally {
    await mallOfOrders.close()
  }
})
