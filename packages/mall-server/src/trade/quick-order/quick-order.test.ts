import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import writeXlsxFile from 'write-excel-file/universal'
import type { CallInput } from '@mall/api/contract'
import { agreementRow } from '../../platform/db/schema/agreement.ts'
import { product } from '../../platform/db/schema/catalogue.ts'
import { pastedTable } from '../../testing/contract-cases/steps.ts'
import { heldProduct } from '../../testing/agreed-prices.ts'
import { createShopper, plainProduct, type Shopper } from '../../testing/shopper.ts'
import { createTestMall, type TestMall } from '../../testing/test-mall.ts'

let mall: TestMall
let buyer: Shopper
let other: string
let first: { id: number; code: string; name: string }
let second: { id: number; code: string; name: string }

beforeAll(async () => {
  mall = await createTestMall()
  buyer = await createShopper(mall, 'buyer')
  other = (await mall.login('other')).Token
  first = await plainProduct(mall)
  second = await plainProduct(mall)
}, 120_000)
beforeEach(async () => {
  await mall.call('POST /api/ShoppingCart/Clear', { OnlyInvalid: false }, { token: buyer.token })
})
afterAll(() => mall.close())

const check = async (rows: readonly (readonly [code: string, quantity: string])[], token = buyer.token) => {
  const Rows = rows.map(([Code, Quantity], index) => ({ RowNo: index + 1, Code, Quantity, Remark: '' }))
  const { body, message } = await mall.call('POST /api/QuickOrder/Check', { Rows }, { token })
  if (body === null) throw new Error(message)
  return body.Rows
}
const material = (productId: number, materialCode: string | null) =>
  mall.db.update(agreementRow).set({ materialCode }).where(heldProduct(1, productId))

it('finds products by their code and by the company’s own number, which means nothing to another company', async () => {
  await material(first.id, 'HQ-00042')
  const typed = [[second.code, '2'], ['ＨＱ-00042', '３']] as const
  expect(await check(typed)).toMatchObject([
    { Verdict: 'OK', Product: { ProductCode: second.code, CustomerProductName: second.name, Price: 50, IsAgreed: true } },
    { Verdict: 'OK', Quantity: 3, Product: { ProductCode: first.code } },
  ])
  expect((await check(typed, other))[1]).toMatchObject({ Verdict: 'NOT_FOUND', Product: null })
})

it('merges a product’s code with the company’s number of it', async () => {
  await material(first.id, 'HQ-00042')
  expect(await check([['HQ-00042', '2'], [first.code, '3']])).toMatchObject([{ Verdict: 'OK', Quantity: 5 }, { Verdict: 'DUPLICATE', MergedInto: 1 }])
})

it('does not choose where one number of the company is of several products', async () => {
  await material(first.id, 'HQ-00042')
  await material(second.id, 'HQ-00042')
  expect(await check([['HQ-00042', '2']])).toMatchObject([{ Verdict: 'NOT_FOUND', Message: '物料编码对应多个商品，请填写商品编码' }])
  await material(second.id, null)
})

it('has no price for a row that cannot be bought', async () => {
  await mall.db.update(product).set({ isOnShelf: false }).where(eq(product.id, second.id))
  expect(await check([[second.code, '2']])).toMatchObject([{ Verdict: 'OFF_SHELF', Product: { CustomerProductName: second.name, Price: null } }])
  await mall.db.update(product).set({ isOnShelf: true }).where(eq(product.id, second.id))
})

it('takes 200 rows and no more', async () => {
  expect((await check(Array.from({ length: 200 }, () => [first.code, '1'] as const)))[0]).toMatchObject({ Verdict: 'OK', Quantity: 200 })
  const Rows = Array.from({ length: 201 }, (_, index) => ({ RowNo: index + 1, Code: first.code, Quantity: '1', Remark: '' }))
  expect((await mall.call('POST /api/QuickOrder/Check', { Rows }, { token: buyer.token })).code).toBe('INVALID_INPUT')
})

it.each([
  ['商品编码\t数量\t备注\n00123\t5\t前台', [['00123', '5', '前台']]],
  ['数量,货号\r\n5,00123\r\n', [['00123', '5', '']]],
  ['00123，５，前台\r00124，6，', [['00123', '５', '前台'], ['00124', '6', '']]],
  ['00123;5;"二楼；东侧"', [['00123', '5', '二楼；东侧']]],
  ['00123 5 给前台 的\n00124　6', [['00123', '5', '给前台 的'], ['00124', '6', '']]],
  ['\ufeffSKU\tQTY\n1.23E+11\t2', [['1.23E+11', '2', '']]],
  ['00123\t5\t前台\n00124，20', [['00123', '5', '前台'], ['00124', '20', '']]],
  ['商品编码\t数量\t备注\n00123,20\n"00124","6","二楼, 东"\n00125 7包', [['00123', '20', ''], ['00124', '6', '二楼, 东'], ['00125', '7包', '']]],
  ['商品编码 数量\n00123 x5', [['00123', 'x5', '']]],
  ['00123×5\n00124 * 6 包 前台', [['00123', '5', ''], ['00124', '*6包', '前台']]],
])('reads %j', async (text, rows) => {
  const { body } = await mall.send('POST /api/QuickOrder/Import', pastedTable(text), { token: buyer.token })
  expect(body).toEqual({ Rows: rows.map(([Code, Quantity, Remark], index) => ({ RowNo: index + 1, Code, Quantity, Remark })) })
})

it('reads a file by what is in it, whatever it is called', async () => {
  const form = (name: string, bytes: BlobPart) => {
    const body = new FormData()
    body.append('file', new File([bytes], name))
    return body
  }
  const cell = (value: string) => ({ type: String, value })
  const workbook = await writeXlsxFile([[cell('商品编码'), cell('数量')], [cell('00123'), cell('5')]], { sheet: '单' }).toBlob()
  const wanted = { Rows: [{ RowNo: 1, Code: '00123', Quantity: '5', Remark: '' }] }
  expect((await mall.send('POST /api/QuickOrder/Import', form('单.csv', await workbook.arrayBuffer()), { token: buyer.token })).body).toEqual(wanted)
  expect((await mall.send('POST /api/QuickOrder/Import', form('单.xlsx', '商品编码,数量\n00123,5'), { token: buyer.token })).body).toEqual(wanted)
  expect((await mall.send('POST /api/QuickOrder/Import', form('单.xls', '<html><table><tr><td>00123'), { token: buyer.token })).message).toBe('文件内容是网页，不是表格，请在Excel中打开后另存为.xlsx后重试')
})

it('offers the nearest for a code that is none: by one mistake in a code or in the company’s own number, and by words', async () => {
  await material(first.id, 'HQ-00042')
  const nearestOf = async (code: string) => (await check([[code, '1']]))[0]?.Nearest.map(({ ProductCode }) => ProductCode)
  const swapped = first.code.replace(/(.)(.)(.)$/, (all, a: string, b: string, c: string) => (a === b ? `${b}${c}${a}` : `${b}${a}${c}`))
  const mistakes = [first.code.slice(0, -1), `${first.code}0`, first.code.replace(/0/, 'O'), swapped]
  for (const typed of mistakes.filter((one) => one !== first.code)) {
    const nearest = await nearestOf(typed)
    expect(nearest?.length, typed).toBeGreaterThan(0)
    expect(nearest?.length).toBeLessThanOrEqual(3)
  }
  expect((await nearestOf(first.code.replace(/0/, 'O')))?.[0]).toBe(first.code)
  expect((await nearestOf('HQ-0042'))?.[0]).toBe(first.code)
  expect((await nearestOf(first.name))?.length).toBeGreaterThan(0)
  expect(await nearestOf('1.23E+11')).toEqual([])
  expect((await check([[first.code, '1']]))[0]?.Nearest).toEqual([])
})

it('says when a table has more than 200 rows', async () => {
  const text = Array.from({ length: 201 }, (_, index) => `${index}\t1`).join('\n')
  expect(await mall.send('POST /api/QuickOrder/Import', pastedTable(text), { token: buyer.token })).toMatchObject({ code: 'IMPORT_TOO_LONG', message: '单次最多200行' })
})

it('puts what can be bought in the cart with its remark, says why the rest is not there, once per RequestId', async () => {
  await buyer.put(second.code, 1)
  const input: CallInput<'POST /api/QuickOrder/AddToCart'> = {
    RequestId: crypto.randomUUID(),
    Rows: [
      { RowNo: 3, ProductCode: first.code, Quantity: 2, Remark: '前台' },
      { RowNo: 5, ProductCode: '99999999', Quantity: 1, Remark: '' },
      { RowNo: 8, ProductCode: second.code, Quantity: 1_000, Remark: '' },
    ],
  }
  const { body } = await mall.call('POST /api/QuickOrder/AddToCart', input, { token: buyer.token })
  expect(body?.Results).toMatchObject([
    { RowNo: 3, Success: true },
    { RowNo: 5, Success: false, Code: 'PRODUCT_NOT_FOUND' },
    { RowNo: 8, Success: false, Code: 'LOW_STOCK' },
  ])
  expect((await mall.call('POST /api/QuickOrder/AddToCart', input, { token: buyer.token })).body).toEqual(body)
  const { Items } = await buyer.cart()
  expect(new Map(Items.map((item) => [item.ProductCode, [item.Quantity, item.Remark]]))).toEqual(new Map([[first.code, [2, '前台']], [second.code, [1, '']]]))
})
