import { and, eq, inArray } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { photoHashOf } from '@mall/api/contract'
import { productImportStatus, type ProductImportDetail, type ProductImportRowKind } from '@mall/api/seller/contract'
import { agreedCatalogue, brand, category, product, productStock } from '../../platform/db/schema/catalogue.ts'
import { stockMovement } from '../../platform/db/schema/order.ts'
import { photo } from '../../platform/db/schema/photo.ts'
import { productImport, productImportMapping } from '../../platform/db/schema/product-import.ts'
import { auditLog } from '../../platform/db/schema/writes.ts'
import { loginStaff } from '../../testing/staff-sessions.ts'
import { createShopper } from '../../testing/shopper.ts'
import { createTestMall, type TestMall } from '../../testing/test-mall.ts'
import { findTradeViolations } from '../../trade/trade-checks.ts'
import { runImports, workOn } from './work.ts'

let mall: TestMall
let token = ''
let warehouse = ''
beforeAll(async () => {
  mall = await createTestMall()
  token = (await loginStaff(mall, 'seller')).Token
  warehouse = (await loginStaff(mall, 'warehouse')).Token
  await mall.db.update(agreedCatalogue).set({ allowsNonAgreed: true })
}, 120_000)
afterAll(() => mall.close())

const formOf = (content: string | Uint8Array<ArrayBuffer>, name = '商品.csv'): FormData => {
  const form = new FormData()
  form.append('file', new File([content], name))
  return form
}
const upload = async (content: string | Uint8Array<ArrayBuffer>, by = token): Promise<ProductImportDetail> => {
  const { body, message } = await mall.call('POST /api/SellerProductImport/Upload', formOf(content) as never, { token: by })
  if (body === null) throw new Error(message)
  return body
}
const detail = async (ImportId: number): Promise<ProductImportDetail> => {
  const { body, message } = await mall.call('POST /api/SellerProductImport/Detail', { ImportId }, { token })
  if (body === null) throw new Error(message)
  return body
}
const rowsOf = async (ImportId: number, Kind: ProductImportRowKind) => {
  const { body, message } = await mall.call('POST /api/SellerProductImport/Rows', { ImportId, Kind, PageIndex: 1, PageSize: 1000 }, { token })
  if (body === null) throw new Error(message)
  return body.Items
}
const asRead = ({ ImportId, Version }: ProductImportDetail) => ({ ImportId, Version, RequestId: crypto.randomUUID() })
const toEnd = async (): Promise<void> => {
  while ((await runImports(mall.deps)) > 0);
}
const start = async (one: ProductImportDetail, CreateMissing = true): Promise<ProductImportDetail> => {
  const { message, success } = await mall.call('POST /api/SellerProductImport/Start', { ...asRead(one), CreateMissing }, { token })
  if (!success) throw new Error(message)
  await toEnd()
  return detail(one.ImportId)
}
const undo = async (one: ProductImportDetail): Promise<ProductImportDetail> => {
  const { message, success } = await mall.call('POST /api/SellerProductImport/Undo', asRead(one), { token })
  if (!success) throw new Error(message)
  await toEnd()
  return detail(one.ImportId)
}
/** Codes of no other test. */
let nextCode = 99_100_000
const freshCodes = (count: number): string[] => Array.from({ length: count }, () => String(nextCode++))
const head = '编码,名称,品牌,分类,单位,市场价,上架,上海库存'
const newRows = (codes: readonly string[]): string => [head, ...codes.map((code) => `${code},新品${code},禾笺,办公用纸/复印纸/新分类,包,12.50,是,40`)].join('\n')
const productOf = async (code: string) => (await mall.db.select().from(product).where(eq(product.code, code)))[0]
const stockOf = async (code: string) => {
  const one = await productOf(code)
  return (await mall.db.select().from(productStock).where(eq(productStock.productId, one?.id ?? 0))).find(({ areaCode }) => areaCode === '310000')?.quantity
}

describe('the trial', () => {
  it('writes nothing, and says of each row what it would do', async () => {
    const [there] = await mall.db.select().from(product).where(eq(product.isOnShelf, true)).limit(1)
    const [fresh, wrong] = freshCodes(2)
    const before = await mall.db.$count(product)
    const one = await upload(`货号,品名,牌子,类,单位,零售价,说不清\n${there?.code},另一个名称,,,,${(there?.marketPriceFen ?? 0) / 100},x\n${fresh},新品,没有的牌子,没有/这个/分类,包,5,\n${wrong},,,办公,,11O.00,\n${fresh},再来,禾笺,没有/这个/分类,包,5,`)
    expect(one).toMatchObject({ Status: productImportStatus.checked, Rows: 4, New: 1, Changed: 1, Wrong: 2, Unchanged: 0, NeedNames: 1, MissingCategories: ['没有/这个/分类'], MissingBrands: ['没有的牌子'], AllowActions: ['Map', 'Discard', 'Start'] })
    expect(one.Columns.map(({ Title, Field }) => [Title, Field])).toEqual([['货号', '编码'], ['品名', '商品名称'], ['牌子', '品牌'], ['类', '分类'], ['单位', '单位'], ['零售价', '市场价'], ['说不清', null]])
    expect((await rowsOf(one.ImportId, 'changed'))[0]?.Changes).toEqual([{ Field: '商品名称', Before: there?.name, After: '另一个名称' }])
    const problems = await rowsOf(one.ImportId, 'wrong')
    expect(problems.map(({ RowNo }) => RowNo)).toEqual([4, 5])
    expect(problems[0]?.Problems.map(({ Column, Value, Message }) => [Column, Value, Message])).toEqual([['分类', '办公', '分类须有三级'], ['市场价', '11O.00', '市场价须大于0，最多两位小数']])
    expect(problems[0]?.Problems[0]?.Mend).toBe('写成“一级/二级/三级”')
    expect(problems[1]?.Problems).toMatchObject([{ Column: '编码', Value: fresh, Message: '与第3行重复' }])
    expect(await mall.db.$count(product)).toBe(before)
    expect(await productOf(there?.code ?? '')).toEqual(there)
  })

  it('reads GB18030', async () => {
    const [code = ''] = freshCodes(1)
    // 编码,名称 as Chinese Excel saves them.
    const bytes = new Uint8Array([0xb1, 0xe0, 0xc2, 0xeb, 0x2c, 0xc3, 0xfb, 0xb3, 0xc6, 0x0a, ...new TextEncoder().encode(`${code},`), 0xc3, 0xfb, 0xb3, 0xc6])
    const one = await upload(bytes)
    expect(one.Columns.map(({ Field }) => Field)).toEqual(['编码', '商品名称'])
    expect((await rowsOf(one.ImportId, 'wrong'))[0]).toMatchObject({ ProductCode: code, Name: '名称' })
  })

  it.each([
    ['编码\n', '请从第2行开始填写'],
    ['12345,纸,禾笺\n12346,笔,禾笺', '第1行须是列名，如“编码”“商品名称”“市场价”'],
  ])('refuses %j', async (text, message) => {
    await expect(upload(text)).rejects.toThrow(message)
  })

  it('is refused to those who may not change products', async () => {
    expect((await mall.send('POST /api/SellerProductImport/Upload', formOf(newRows(freshCodes(1))), { token: warehouse })).code).toBe('FORBIDDEN')
  })
})

describe('the mapping of columns', () => {
  const map = async (one: ProductImportDetail, Fields: (string | null)[], by = token) => mall.call('POST /api/SellerProductImport/Map', { ...asRead(one), Fields }, { token: by })

  it('is given where the titles say nothing, tries the table again, and is proposed for the next one like it', async () => {
    const [code = '', other = ''] = freshCodes(2)
    const table = (first: string) => `物料号,品名,备注,零售价\n${first},新品,次日送达,5\n${first},再来,,6`
    const one = await upload(table(code))
    expect(one).toMatchObject({ Remembered: false, Wrong: 2, New: 0 })
    expect(one.Columns.map(({ Field }) => Field)).toEqual([null, '商品名称', null, '市场价'])
    expect((await rowsOf(one.ImportId, 'wrong'))[0]?.Problems).toMatchObject([{ Column: '编码', Message: '编码不能为空' }])
    const mapped = await map(one, ['编码', '商品名称', '送达文字', '市场价'])
    expect(mapped.body).toMatchObject({ Status: productImportStatus.checked, Remembered: false, Wrong: 2, Done: 2 })
    const problems = await rowsOf(one.ImportId, 'wrong')
    expect(problems.map(({ ProductCode, Problems }) => [ProductCode, Problems.map(({ Message }) => Message).includes('与第2行重复')])).toEqual([[code, false], [code, true]])
    const [there] = await mall.db.select().from(product).where(eq(product.isOnShelf, true)).limit(1)
    const again = await upload(table(there?.code ?? other))
    expect(again).toMatchObject({ Remembered: true, Changed: 1, Wrong: 1 })
    expect(again.Columns.map(({ Field }) => Field)).toEqual(['编码', '商品名称', '送达文字', '市场价'])
    expect((await rowsOf(again.ImportId, 'changed'))[0]?.Changes.map(({ Field }) => Field)).toContain('送达文字')
    expect((await upload(`物料号,品名,备注2,零售价\n${other},新品,,5`)).Remembered).toBe(false)
  })

  it('of a column is written as it was given last', async () => {
    const [there] = await mall.db.select().from(product).where(eq(product.isOnShelf, true)).limit(1)
    const one = await upload(`编码,型号,到货\n${there?.code},甲-1,乙-2`)
    const { body } = await map(one, ['编码', '送达文字', '型号'])
    if (body === null) throw new Error('It was refused')
    await start(body)
    expect(await productOf(there?.code ?? '')).toMatchObject({ model: '乙-2', deliveryText: '甲-1' })
  })

  it.each<[string, (string | null)[]]>([
    ['请选出哪一列是“编码”', [null, '商品名称', '品牌']],
    ['有两列都对到“商品名称”', ['编码', '商品名称', '商品名称']],
    ['没有“别的”这一列', ['编码', '别的', null]],
    ['列数和文件不一致，请刷新后重试', ['编码', '商品名称']],
  ])('is refused: %s', async (message, fields) => {
    const one = await upload('编码,名称,品牌\n880001,纸,禾笺')
    expect((await map(one, fields)).message).toBe(message)
    expect((await detail(one.ImportId)).Columns.map(({ Field }) => Field)).toEqual(['编码', '商品名称', '品牌'])
  })

  it('takes no column for stock or costs by somebody who may not change them, and none of what is written', async () => {
    const goods = (await loginStaff(mall, 'goods')).Token
    const of = await upload('编码,名称,供货价\n880001,纸,5')
    // What is left out may be costs: of a colleague's table nobody without the permission sees it, or takes it for something else.
    expect((await map(of, ['编码', '商品名称', '型号'], goods)).message).toBe('同事上传的表里可能有成本，能看成本的人才能改对应')
    const seen = await mall.call('POST /api/SellerProductImport/Detail', { ImportId: of.ImportId }, { token: goods })
    expect(seen.body?.Columns.map(({ Sample }) => Sample)).toEqual(['880001', '纸', ''])
    const one = await upload('编码,名称,数\n880001,纸,5', goods)
    expect((await map(one, ['编码', '商品名称', '成本'], goods)).message).toBe('您不能修改成本和底价，请删去这些列')
    const done = await start(await upload(newRows(freshCodes(1))))
    expect((await map(done, done.Columns.map(({ Field }) => Field))).message).toBe('导入已开始写入，不能再改对应')
  })

  it('takes nothing from a title that says what it is', async () => {
    const text = '编码,市场价\n880001,5'
    await map(await upload(text), ['编码', null])
    // Left out once, it is there again in the next table.
    const again = await upload(text)
    expect(again).toMatchObject({ Remembered: false })
    expect(again.Columns.map(({ Field }) => Field)).toEqual(['编码', '市场价'])
  })

  it('is kept for a limited number of tables', async () => {
    const staffId = (await mall.db.select({ id: productImport.staffId }).from(productImport).limit(1))[0]?.id ?? 0
    await mall.db.insert(productImportMapping).values(Array.from({ length: 200 }, (_, at) => ({ head: `old ${at}`, keys: ['code'], staffId, changedAt: new Date(at) })))
    const one = await upload('编码,名称,批次\n880001,纸,5')
    await map(one, ['编码', '商品名称', '型号'])
    expect(await mall.db.$count(productImportMapping)).toBe(200)
    expect((await upload('编码,名称,批次\n880001,纸,5')).Remembered).toBe(true)
    await mall.db.delete(productImportMapping)
  })
})

describe('larger units and tags', () => {
  const [code = ''] = freshCodes(1)
  beforeAll(async () => void (await start(await upload(newRows([code])))))

  it.each([
    ['托=40箱', '“托=40箱”不是按单位“包”数的，请填写一托有几包'],
    ['箱=2千', '“箱=2千”不是按单位“包”数的，请填写一箱有几包'],
    ['箱=5；托=2.5包', '单位换算的件数须为正整数'],
  ])('are refused where the pieces of %s are of something else', async (cell, message) => {
    const one = await upload(`编码,单位换算\n${code},${cell}`)
    expect((await rowsOf(one.ImportId, 'wrong'))[0]?.Problems.map(({ Column, Message }) => [Column, Message])).toEqual([['单位换算', message]])
  })

  it('are read in the unit of the row, stay where a cell is empty, and end with 无', async () => {
    await start(await upload(`编码,单位换算,标签\n${code},箱=5；托=１２0包,环保、热销`))
    expect(await productOf(code)).toMatchObject({ units: [{ Name: '箱', Pieces: 5 }, { Name: '托', Pieces: 120 }], tags: ['环保', '热销'] })
    await start(await upload(`编码,名称,单位换算,标签\n${code},另一个名称,,`))
    expect(await productOf(code)).toMatchObject({ units: [{ Name: '箱' }, { Name: '托' }], tags: ['环保', '热销'] })
    await start(await upload(`编码,单位换算,标签\n${code},无,无`))
    expect(await productOf(code)).toMatchObject({ units: [], tags: [] })
  })

  it('are kept out where the packing says something else since the trial', async () => {
    const one = await upload(`编码,单位换算\n${code},箱=5`)
    await mall.db.update(product).set({ packing: '8包/箱' }).where(eq(product.code, code))
    const done = await start(one)
    expect((await rowsOf(done.ImportId, 'failed'))[0]?.Message).toBe('试过之后有人改了这个商品：包装规格说 1箱 是 8包，与 1箱 = 5包 不同，请重新导入这一行')
    expect((await productOf(code))?.units).toEqual([])
  })
})

describe('the writing', () => {
  it('leaves what else finds a product: the letters of its brand, and words that no field has', async () => {
    const [there] = await mall.db.select({ code: product.code, searchText: product.searchText, latinName: brand.latinName }).from(product).innerJoin(brand, eq(brand.id, product.brandId)).where(eq(product.isOnShelf, false)).limit(1)
    if (there === undefined) throw new Error('No product is off the shelf')
    const other = '别的叫法'
    await mall.db.update(product).set({ searchText: `${there.searchText}${other}` }).where(eq(product.code, there.code))
    await start(await upload(`编码,名称\n${there.code},改了名的东西`))
    const after = (await productOf(there.code))?.searchText ?? ''
    expect(after).toContain('改了名的东西')
    expect(after).toContain(there.latinName.toLowerCase())
    expect(after.endsWith(other)).toBe(true)
  })

  it('makes what is missing only when it was ticked, and then a buyer finds the goods', async () => {
    const codes = freshCodes(3)
    const text = [head, ...codes.map((code) => `${code},云杉彩纸${code},云杉,文印/彩纸/手工彩纸,包,12.50,是,40`)].join('\n')
    const without = await start(await upload(text), false)
    expect(without).toMatchObject({ Status: productImportStatus.done, Written: 0, Failed: 3 })
    expect((await rowsOf(without.ImportId, 'failed')).map(({ Message }) => Message)).toEqual(codes.map(() => '没有分类“文印/彩纸/手工彩纸”'))
    const done = await start(await upload(text))
    expect(done).toMatchObject({ Written: 3, Failed: 0, AllowActions: ['Undo'] })
    expect(await mall.db.$count(brand, eq(brand.name, '云杉'))).toBe(1)
    const [third] = await mall.db.select().from(category).where(eq(category.name, '手工彩纸'))
    expect(third).toMatchObject({ level: 3 })
    expect(await mall.db.$count(category, and(eq(category.id, third?.parentId ?? 0), eq(category.level, 2)))).toBe(1)
    const buyer = await createShopper(mall, 'buyer')
    await buyer.buy(codes[0] ?? '', 2)
    expect(await stockOf(codes[0] ?? '')).toBe(38)
    const found = await mall.call('POST /api/Product/List', { Keyword: '云杉彩纸', PageIndex: 1, PageSize: 20 }, { token: buyer.token })
    expect(found.body?.Items.map(({ ProductCode }) => ProductCode).toSorted()).toEqual(codes)
    expect(await findTradeViolations(mall.db)).toEqual([])
    const audited = await mall.db.select().from(auditLog).where(eq(auditLog.entityId, codes[0] ?? ''))
    expect(audited).toMatchObject([{ action: 'SellerProduct.Import', before: null, after: { Name: `云杉彩纸${codes[0]}` } }])
    expect(audited[0]?.staffId).not.toBeNull()
  })

  it('changes nothing when the same table comes again', async () => {
    const codes = freshCodes(120)
    const table = ['编码,名称,品牌,分类,单位,型号,规格,属性,起订量,递增,每单最多,税率,阶梯价,送达文字,上架,上海库存,北京库存', ...codes.map((code) => `${code},笔${code},禾笺,书写/笔/水笔,支,M-1,笔尖=0.5mm；颜色=黑,颜色=黑；笔尖=0.5mm,12,12,不限,9%,12:1.50；120:1.40,次日送达,是,40,7`)].join('\n')
    expect(await start(await upload(table))).toMatchObject({ Written: 120, Failed: 0 })
    const again = await upload(table)
    expect(again).toMatchObject({ New: 0, Changed: 0, Unchanged: 120, Wrong: 0, AllowActions: ['Map', 'Discard'] })
    expect(await productOf(codes[7] ?? '')).toMatchObject({ moq: 12, step: 12, maxQty: null, taxBp: 900, marketPriceFen: 150, marketTiers: [{ minQty: 12, priceFen: 150 }, { minQty: 120, priceFen: 140 }], version: 1, isOnShelf: true })
    expect(await mall.db.$count(stockMovement, eq(stockMovement.productId, (await productOf(codes[7] ?? ''))?.id ?? 0))).toBe(2)
  })

  it('leaves a field that somebody changed since the trial, and says so', async () => {
    const [code = '', other = ''] = freshCodes(2)
    await start(await upload(newRows([code, other])))
    const trial = await upload(`编码,市场价\n${code},15\n${other},15`)
    const { body } = await mall.call('POST /api/SellerProduct/List', { Keyword: code, PageIndex: 1, PageSize: 20 }, { token })
    await mall.call('POST /api/SellerProduct/SetPrice', { ProductCode: code, Version: body?.Items[0]?.Version ?? 0, RequestId: crypto.randomUUID(), Prices: [14] }, { token })
    const done = await start(trial)
    expect(done).toMatchObject({ Written: 1, Failed: 1 })
    expect(await rowsOf(done.ImportId, 'failed')).toMatchObject([{ ProductCode: code, Message: '试过之后有人改了价格与阶梯，请重新导入这一行' }])
    expect((await productOf(code))?.marketPriceFen).toBe(1400)
    expect((await productOf(other))?.marketPriceFen).toBe(1500)
  })

  it('goes on after a restart in the middle, and writes no row twice; paused, it waits', async () => {
    const codes = freshCodes(450)
    const one = await upload(newRows(codes))
    await toEnd()
    const tried = await detail(one.ImportId)
    expect(tried).toMatchObject({ New: 450, Done: 450, Of: 450 })
    const started = await mall.call('POST /api/SellerProductImport/Start', { ...asRead(tried), CreateMissing: true }, { token })
    expect(started.body).toMatchObject({ Status: productImportStatus.running, Written: 100, Of: 450 })
    const paused = await mall.call('POST /api/SellerProductImport/Pause', asRead(await detail(one.ImportId)), { token })
    expect(paused.body).toMatchObject({ StatusName: '已暂停', AllowActions: ['Resume', 'Undo'] })
    expect(await runImports(mall.deps)).toBe(0)
    expect((await detail(one.ImportId)).Written).toBe(100)
    await mall.call('POST /api/SellerProductImport/Resume', asRead(await detail(one.ImportId)), { token })
    // A process is killed in the middle of a batch: its transaction is gone.
    const broken = { ...mall.deps, clock: () => { throw new Error('killed') } }
    await expect(workOn(broken, one.ImportId)).rejects.toThrow('killed')
    // Two processes go on at once.
    await Promise.all([runImports(mall.deps), runImports(mall.deps)])
    await toEnd()
    expect(await detail(one.ImportId)).toMatchObject({ Status: productImportStatus.done, Written: 450, Failed: 0, Done: 450 })
    const ids = (await mall.db.select({ id: product.id, version: product.version }).from(product).where(inArray(product.code, codes)))
    expect(ids).toHaveLength(450)
    expect(new Set(ids.map(({ version }) => version))).toEqual(new Set([1]))
    expect(await mall.db.$count(stockMovement, inArray(stockMovement.productId, ids.map(({ id }) => id)))).toBe(450)
  })

  it('is begun once: not by a second start of the same version, nor by those who may not', async () => {
    const one = await upload(newRows(freshCodes(1)))
    expect((await mall.send('POST /api/SellerProductImport/Start', { ...asRead(one), CreateMissing: true }, { token: warehouse })).code).toBe('FORBIDDEN')
    const request = { ...asRead(one), CreateMissing: true }
    expect((await mall.send('POST /api/SellerProductImport/Start', request, { token })).success).toBe(true)
    expect((await mall.send('POST /api/SellerProductImport/Start', request, { token })).success).toBe(true)
    expect((await mall.send('POST /api/SellerProductImport/Start', { ...request, RequestId: crypto.randomUUID() }, { token })).code).toBe('VERSION_CONFLICT')
    expect((await mall.send('POST /api/SellerProductImport/Discard', asRead(await detail(one.ImportId)), { token })).code).toBe('PRODUCT_IMPORT_ACTION_NOT_ALLOWED')
  })
})

describe('pictures', () => {
  const photoOf = async (hue: string): Promise<string> => {
    const bytes = await sharp({ create: { width: 400, height: 300, channels: 3, background: hue } }).jpeg().toBuffer()
    const { body, message } = await mall.call('POST /api/SellerProduct/UploadPicture', formOf(new Uint8Array(bytes), '图.jpg') as never, { token })
    if (body === null) throw new Error(message)
    return body.Url
  }
  const hashesOf = async (code: string) => (await productOf(code))?.photos.map(({ hash }) => hash)

  it('are written in the order of their names, once, and undone', async () => {
    const [code = ''] = freshCodes(1)
    await start(await upload(newRows([code])))
    const trial = await upload(newRows([code]))
    expect(trial).toMatchObject({ Unchanged: 1, Changed: 0 })
    const [main, second] = [await photoOf('#a33'), await photoOf('#3a3')]
    const Pictures = [{ Name: `${code}-2.png`, Url: second }, { Name: `${code}.jpg`, Url: main }, { Name: '封面.jpg', Url: main }, { Name: '12.jpg', Url: main }]
    const { body: added } = await mall.call('POST /api/SellerProductImport/AddPictures', { ...asRead(trial), Pictures }, { token })
    expect(added).toMatchObject({ Pictures: 2, Changed: 1, Unchanged: 0 })
    expect(added?.PictureProblems).toEqual([{ Name: '12.jpg', Message: '表里没有这个编码' }, { Name: '封面.jpg', Message: '名称不是“编码.jpg”或“编码-2.jpg”' }])
    const done = await start(await detail(trial.ImportId))
    expect(await hashesOf(code)).toEqual([photoHashOf(main), photoHashOf(second)])
    const again = await upload(newRows([code]))
    const same = await mall.call('POST /api/SellerProductImport/AddPictures', { ...asRead(again), Pictures: Pictures.slice(0, 2) }, { token })
    expect(same.body).toMatchObject({ Changed: 0, Unchanged: 1 })
    await undo(done)
    expect(await hashesOf(code)).toEqual([])
  })

  it('that are gone are said at their row, and nothing of it is written', async () => {
    const [code = ''] = freshCodes(1)
    const trial = await upload(newRows([code]))
    const url = await photoOf('#33a')
    await mall.call('POST /api/SellerProductImport/AddPictures', { ...asRead(trial), Pictures: [{ Name: `${code}.jpg`, Url: url }] }, { token })
    await mall.db.delete(photo).where(eq(photo.hash, photoHashOf(url) ?? ''))
    const done = await start(await detail(trial.ImportId))
    expect(done).toMatchObject({ Written: 0, Failed: 1 })
    expect(await rowsOf(done.ImportId, 'failed')).toMatchObject([{ Message: '图片已失效，请重新上传' }])
    expect(await productOf(code)).toBeUndefined()
  })
})

it('an open draft gives way to what is written, and says so to its editor', async () => {
  const [code = ''] = freshCodes(1)
  await start(await upload(newRows([code])))
  const { body: read } = await mall.call('POST /api/SellerProduct/Detail', { ProductCode: code }, { token })
  const kept = await mall.call('POST /api/SellerProduct/SaveDraft', { ProductCode: code, Version: read?.Version ?? 0, DraftVersion: read?.Draft?.Version ?? 0, RequestId: crypto.randomUUID(), Values: { Name: '草稿的名称', Model: 'M-2' } }, { token })
  expect(kept.body?.Draft?.Values).toEqual({ Name: '草稿的名称', Model: 'M-2' })
  await start(await upload(`编码,名称\n${code},导入的名称`))
  const { body: now } = await mall.call('POST /api/SellerProduct/Detail', { ProductCode: code }, { token })
  expect(now).toMatchObject({ Name: '导入的名称', Draft: { Values: { Model: 'M-2' }, Overtaken: [{ Field: 'Name', Drafted: { Name: '草稿的名称' }, By: '商家管理员' }] } })
  const history = await mall.call('POST /api/SellerProduct/History', { ProductCode: code, PageIndex: 1, PageSize: 20 }, { token })
  expect(history.body?.Items[0]).toMatchObject({ Changes: [{ Before: `新品${code}`, After: '导入的名称' }] })
})

describe('the undoing', () => {
  it('puts back what nobody has changed since, and lists the rest', async () => {
    const [untouched = '', priced = '', bought = ''] = freshCodes(3)
    await start(await upload(newRows([untouched, priced, bought])))
    const before = await productOf(untouched)
    const changed = await start(await upload(`编码,名称,市场价,上海库存\n${untouched},改名,20,50\n${priced},改名二,20,50`))
    const { body } = await mall.call('POST /api/SellerProduct/List', { Keyword: priced, PageIndex: 1, PageSize: 20 }, { token })
    await mall.call('POST /api/SellerProduct/SetPrice', { ProductCode: priced, Version: body?.Items[0]?.Version ?? 0, RequestId: crypto.randomUUID(), Prices: [19] }, { token })
    const undone = await undo(changed)
    expect(undone).toMatchObject({ StatusName: '已撤回', Kept: 1, UndoUntil: null, AllowActions: [] })
    expect(await productOf(untouched)).toEqual({ ...before, version: 3 })
    expect(await stockOf(untouched)).toBe(40)
    expect(await productOf(priced)).toMatchObject({ name: `新品${priced}`, marketPriceFen: 1900 })
    expect(await rowsOf(undone.ImportId, 'kept')).toMatchObject([{ ProductCode: priced, Message: '导入后有人改过价格与阶梯，留下现在的' }])
    expect(await findTradeViolations(mall.db)).toEqual([])
  })

  it('takes back no pieces that another import had moved before', async () => {
    const [code = ''] = freshCodes(1)
    await start(await upload(newRows([code])))
    const table = `编码,上海库存\n${code},30`
    const [first, second] = [await upload(table), await upload(table)]
    await start(first)
    const done = await start(second)
    expect(await stockOf(code)).toBe(30)
    await undo(done)
    expect(await stockOf(code)).toBe(30)
    await undo(await detail(first.ImportId))
    expect(await stockOf(code)).toBe(40)
    expect(await findTradeViolations(mall.db)).toEqual([])
  })

  it('deletes new products, takes one off the shelf that was ordered, and leaves its order', async () => {
    const [lonely = '', ordered = '', edited = ''] = freshCodes(3)
    const done = await start(await upload(newRows([lonely, ordered, edited])))
    const buyer = await createShopper(mall, 'buyer')
    const { OrderNo } = await buyer.buy(ordered, 2)
    const { body } = await mall.call('POST /api/SellerProduct/List', { Keyword: edited, PageIndex: 1, PageSize: 20 }, { token })
    await mall.call('POST /api/SellerProduct/SetPrice', { ProductCode: edited, Version: body?.Items[0]?.Version ?? 0, RequestId: crypto.randomUUID(), Prices: [14] }, { token })
    const undone = await undo(done)
    expect(undone).toMatchObject({ Kept: 2 })
    expect(await productOf(lonely)).toBeUndefined()
    expect(await productOf(ordered)).toMatchObject({ isOnShelf: false })
    expect(await productOf(edited)).toMatchObject({ isOnShelf: true, marketPriceFen: 1400 })
    expect((await buyer.detail(OrderNo)).Lines).toHaveLength(1)
    expect((await rowsOf(undone.ImportId, 'kept')).map(({ Message }) => Message)).toEqual(['已有单据用到这个商品，没有删除，已下架', '导入后有人改过这个商品，没有删除'])
    expect(await findTradeViolations(mall.db)).toEqual([])
  })

  it('is open for seven days', async () => {
    const done = await start(await upload(newRows(freshCodes(1))))
    expect(done.UndoUntil).not.toBeNull()
    const now = mall.clock()
    mall.setNow(new Date(Date.parse(done.UndoUntil ?? '') - 1000))
    const later = (await loginStaff(mall, 'seller')).Token
    expect((await mall.call('POST /api/SellerProductImport/Detail', { ImportId: done.ImportId }, { token: later })).body?.AllowActions).toEqual(['Undo'])
    mall.setNow(new Date(Date.parse(done.UndoUntil ?? '')))
    const { body } = await mall.call('POST /api/SellerProductImport/Detail', { ImportId: done.ImportId }, { token: later })
    expect(body?.AllowActions).toEqual([])
    expect((await mall.send('POST /api/SellerProductImport/Undo', { ImportId: done.ImportId, Version: body?.Version ?? 0, RequestId: crypto.randomUUID() }, { token: later })).code).toBe('PRODUCT_IMPORT_ACTION_NOT_ALLOWED')
    mall.setNow(now)
  })
})

