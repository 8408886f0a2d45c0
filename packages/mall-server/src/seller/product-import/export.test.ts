import { asc, eq, inArray } from 'drizzle-orm'
import { readSheet } from 'read-excel-file/universal'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CallInput } from '@mall/api/contract'
import { productImportStatus, type ProductImportDetail } from '@mall/api/seller/contract'
import { product, productStock } from '../../platform/db/schema/catalogue.ts'
import { auditLog } from '../../platform/db/schema/writes.ts'
import { loginStaff } from '../../testing/staff-sessions.ts'
import { createTestMall, type TestMall } from '../../testing/test-mall.ts'
import { runImports } from './work.ts'

let mall: TestMall
const tokens: Record<'seller' | 'goods' | 'warehouse' | 'sales', string> = { seller: '', goods: '', warehouse: '', sales: '' }
/** Codes of products that a table says with difficulty. */
let [odd, plain, tiered, bare]: string[] = []
beforeAll(async () => {
  mall = await createTestMall()
  for (const account of Object.keys(tokens) as (keyof typeof tokens)[]) tokens[account] = (await loginStaff(mall, account)).Token
  const rows = await mall.db.select({ code: product.code, moq: product.moq }).from(product).orderBy(asc(product.id)).limit(4)
  ;[odd, plain, tiered, bare] = rows.map(({ code }) => code)
  const change = (code: string | undefined, values: Partial<typeof product.$inferInsert>) => mall.db.update(product).set(values).where(eq(product.code, code ?? ''))
  await change(odd, {
    name: '=1+1 的  两个空格', model: '', barcode: '0012345678905', description: '## 标题\n\n第一段；第二段 | 表\n\n- 一\n- 二', packingList: ['复印纸；一包', '合格证'], specs: [{ name: '尺寸', value: '210×297；A4' }, { name: '比例', value: '16:9' }], maxQty: null, supportsSpecialInvoice: false, costFen: 1460, floorFen: 1600, units: [{ Name: '大箱', Pieces: 12 }, { Name: '托', Pieces: 480 }], taxCode: '0060105040000000000', tags: ['新品', '常备'],
  })
  await change(plain, { specs: [{ name: '克重', value: '75 g/m²=厚' }], packingList: ['复印纸 × 1包', '合格证 × 1'], marketTiers: [{ minQty: rows[1]?.moq ?? 1, priceFen: 2050 }], marketPriceFen: 2050, taxBp: 100 })
  await change(tiered, { marketTiers: [{ minQty: rows[2]?.moq ?? 1, priceFen: 2050 }, { minQty: 5000, priceFen: 1980 }], marketPriceFen: 2050, costFen: null, floorFen: null })
  await change(bare, { units: [], taxCode: '', tags: [], description: '', specs: [], packing: '', packingList: [], deliveryText: '' })
  const [one] = await mall.db.select({ id: product.id }).from(product).where(eq(product.code, bare ?? ''))
  await mall.db.delete(productStock).where(eq(productStock.productId, one?.id ?? 0))
}, 120_000)
afterAll(() => mall.close())

const save = async (asked: CallInput<'POST /api/SellerProduct/Export'>, token = tokens.seller) => {
  const response = await mall.fetch('/api/SellerProduct/Export', { method: 'POST', body: JSON.stringify(asked), headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` } })
  const isFile = response.headers.get('Content-Disposition') !== null
  const bytes = new Uint8Array(await response.arrayBuffer())
  return { status: response.status, name: response.headers.get('Content-Disposition') ?? '', bytes, text: isFile ? '' : new TextDecoder().decode(bytes), rows: isFile ? (await readSheet(bytes.buffer)).map((row) => row.map((cell) => (cell === null ? '' : String(cell)))) : [] }
}
const records = async (asked: CallInput<'POST /api/SellerProduct/Export'>, token = tokens.seller): Promise<Record<string, string>[]> => {
  const [head = [], ...rows] = (await save(asked, token)).rows
  return rows.map((row) => Object.fromEntries(head.map((title, at) => [title, row[at] ?? ''])))
}
const upload = async (content: string | Uint8Array<ArrayBuffer>, token = tokens.seller): Promise<ProductImportDetail> => {
  const form = new FormData()
  form.append('file', new File([content], '商品.xlsx'))
  const { body, message } = await mall.call('POST /api/SellerProductImport/Upload', form as never, { token })
  if (body === null) throw new Error(message)
  while ((await runImports(mall.deps)) > 0);
  const { body: tried } = await mall.call('POST /api/SellerProductImport/Detail', { ImportId: body.ImportId }, { token })
  if (tried === null) throw new Error('The import is gone')
  return tried
}
const rowsOf = async (ImportId: number, Kind: 'changed' | 'wrong', token = tokens.seller) => (await mall.call('POST /api/SellerProductImport/Rows', { ImportId, Kind, PageIndex: 1, PageSize: 100 }, { token })).body?.Items ?? []

test.each(['seller', 'goods'] as const)('what %s exports and imports unchanged changes nothing', async (account) => {
  const { bytes, name, rows } = await save({}, tokens[account])
  expect(name).toContain(encodeURIComponent('商品_'))
  expect(rows.length - 1).toBe(await mall.db.$count(product))
  const tried = await upload(bytes, tokens[account])
  expect(await rowsOf(tried.ImportId, 'wrong')).toEqual([])
  expect(await rowsOf(tried.ImportId, 'changed')).toEqual([])
  expect(tried).toMatchObject({ Status: productImportStatus.checked, Rows: rows.length - 1, Unchanged: rows.length - 1, NeedNames: 0 })
  expect(tried.Columns.every(({ Field, Title }) => Field === Title)).toBe(true)
})

test('it says what a table can say, and leaves empty what it cannot', async () => {
  const found = new Map((await records({ ProductCodes: [odd ?? '', plain ?? '', tiered ?? '', bare ?? ''] })).map((row) => [row.编码, row]))
  expect(found.size).toBe(4)
  expect(found.get(odd)).toMatchObject({ 商品名称: '=1+1 的  两个空格', 型号: '', 条码: '0012345678905', 规格: '', 包装清单: '', 每单最多: '不限', 专用发票: '否', 成本: '14.6', 底价: '16', 单位换算: '大箱=12；托=480', 税收分类编码: '0060105040000000000', 标签: '新品、常备' })
  expect(found.get(odd)?.说明).toContain('第一段；第二段 | 表')
  expect(found.get(plain)).toMatchObject({ 规格: '克重=75 g/m²=厚', 包装清单: '复印纸 × 1包；合格证 × 1', 市场价: '20.5', 阶梯价: '', 税率: '1%' })
  expect(found.get(tiered)).toMatchObject({ 成本: '', 底价: '' })
  expect(found.get(tiered)?.阶梯价).toMatch(/^\d+:20\.50；5000:19\.80$/)
  expect(found.get(bare)).toMatchObject({ 说明: '', 规格: '', 包装规格: '', 单位换算: '', 税收分类编码: '', 标签: '' })
})

test('it has what is filtered, the newest first', async () => {
  const { body } = await mall.call('POST /api/SellerProduct/List', { PageIndex: 1, PageSize: 1000, Shelf: 'off', Stock: 'enough' }, { token: tokens.seller })
  expect(body?.total).toBeGreaterThan(0)
  expect((await records({ Shelf: 'off', Stock: 'enough' })).map(({ 编码 }) => 编码)).toEqual(body?.Items.map(({ ProductCode }) => ProductCode))
  expect(await records({ ProductCodes: [plain ?? ''], PriceMin: 20.51 })).toEqual([])
  expect((await save({ PriceMin: 9, PriceMax: 8 })).text).toContain('PRICE_RANGE_INVALID')
})

test('costs are for those who see them, and stock is in no file: orders move it', async () => {
  const titles = async (token: string) => (await save({ ProductCodes: [odd ?? ''] }, token)).rows[0] ?? []
  expect(await titles(tokens.seller)).toEqual(expect.arrayContaining(['成本', '底价']))
  for (const token of [tokens.goods, tokens.warehouse, tokens.sales]) {
    expect(await titles(token)).not.toContain('成本')
    expect(await titles(token)).not.toContain('底价')
  }
  expect((await titles(tokens.seller)).filter((title) => title.endsWith('库存'))).toEqual([])
})

test('成本 and 底价 are imported by those who see them, and shown to nobody else', async () => {
  const text = `编码,成本,底价,专票,包装清单\n${tiered},11.5,12,否,说明书；保修卡`
  await expect(upload(text, tokens.goods)).rejects.toThrow('您不能修改成本和底价，请删去这些列')
  const tried = await upload(text)
  expect((await rowsOf(tried.ImportId, 'changed'))[0]?.Changes).toEqual([
    { Field: '专用发票', Before: '可开', After: '不可开' }, { Field: '包装清单', Before: expect.any(String), After: '说明书；保修卡' }, { Field: '成本', Before: '', After: '11.50' }, { Field: '底价', Before: '', After: '12.00' },
  ])
  const [hidden] = await rowsOf(tried.ImportId, 'changed', tokens.goods)
  expect(hidden?.Changes.map(({ Field }) => Field)).toEqual(['专用发票', '包装清单'])
  expect(hidden?.Cells).not.toContain('11.5')
  const seen = await mall.call('POST /api/SellerProductImport/Detail', { ImportId: tried.ImportId }, { token: tokens.goods })
  expect(seen.body).toMatchObject({ AllowActions: [], Columns: [{ Title: '编码' }, { Sample: '' }, { Sample: '' }, { Sample: '否' }, {}] })
  const template = async (token: string) => (await mall.call('POST /api/SellerProductImport/Template', {}, { token })).body
  expect((await template(tokens.seller))?.Titles).toContain('成本')
  expect((await template(tokens.goods))?.Titles).not.toContain('成本')
  expect(hidden?.Cells).toHaveLength((await template(tokens.goods))?.Titles.length ?? 0)
  await mall.call('POST /api/SellerProductImport/Start', { ImportId: tried.ImportId, Version: tried.Version, RequestId: crypto.randomUUID(), CreateMissing: false }, { token: tokens.seller })
  while ((await runImports(mall.deps)) > 0);
  const [row] = await mall.db.select().from(product).where(eq(product.code, tiered ?? ''))
  expect(row).toMatchObject({ costFen: 1150, floorFen: 1200, supportsSpecialInvoice: false, packingList: ['说明书', '保修卡'] })
})

test('texts that no process can hold together are refused before they are read', async () => {
  const before = await mall.db.select({ id: product.id, description: product.description }).from(product)
  await mall.db.update(product).set({ description: '长'.repeat(20_000_001) }).where(eq(product.code, bare ?? ''))
  expect((await save({})).text).toContain('EXPORT_TOO_LARGE')
  const kept = before.filter(({ description }) => description === '').map(({ id }) => id)
  await mall.db.update(product).set({ description: '' }).where(inArray(product.id, kept))
})

test('it stands in the audit log with how many it had', async () => {
  await mall.db.delete(auditLog).where(eq(auditLog.action, 'SellerProduct.Export'))
  await save({ ProductCodes: [odd ?? '', plain ?? ''] })
  expect((await mall.db.select().from(auditLog).where(eq(auditLog.action, 'SellerProduct.Export'))).map(({ entity, after }) => [entity, after])).toEqual([['product', { Rows: 2 }]])
})
