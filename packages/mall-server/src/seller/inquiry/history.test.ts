import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { inquiryStatus, type InquiryDetail } from '@mall/api/contract'
import { demo } from '../../demo/organisation.ts'
import { queryRows } from '../../platform/db/client.ts'
import { product } from '../../platform/db/schema/catalogue.ts'
import { inquiry, inquiryLine } from '../../platform/db/schema/inquiry.ts'
import { addDays, toInstant } from '../../platform/time.ts'
import { plainProduct } from '../../testing/shopper.ts'
import { loginStaff } from '../../testing/staff-sessions.ts'
import { createTestMall, type TestMall } from '../../testing/test-mall.ts'
import { createInquiryBench, type InquiryBench } from '../../trade/inquiry/testing/inquiry-bench.ts'

let mall: TestMall
let bench: InquiryBench
const tokens: Record<'seller' | 'sales' | 'warehouse', string> = { seller: '', sales: '', warehouse: '' }
beforeAll(async () => {
  mall = await createTestMall()
  bench = await createInquiryBench(mall)
  for (const account of ['seller', 'sales', 'warehouse'] as const) tokens[account] = (await loginStaff(mall, account)).Token
}, 120_000)
afterAll(() => mall.close())

interface Past {
  readonly enterpriseId?: number
  readonly daysAgo?: number
  readonly status?: 30 | 40 | 50 | 60
  readonly priceFen?: number
}

/** A quote that was made before, of whichever company: its line's id. */
const quoted = async (name: string, productId: number, { enterpriseId = demo.enterprises.huaqiTech, daysAgo = 10, status = inquiryStatus.accepted, priceFen = 4_500 }: Past = {}): Promise<number> => {
  const at = addDays(mall.clock(), -daysAgo)
  const owner = enterpriseId === demo.enterprises.huaqiTech ? { groupId: demo.groups.huaqi, departmentId: demo.departments.administration, userId: demo.users.buyer } : await otherOwner()
  const [row] = await mall.db.insert(inquiry).values({ ...owner, enterpriseId, status, createdAt: at, quotedAt: at, validUntil: addDays(at, 7) }).returning({ id: inquiry.id })
  const [line] = await mall.db
    .insert(inquiryLine)
    .values({
      inquiryId: row?.id ?? 0, name, brand: '', model: '', spec: '', unit: '件', quantity: 20, images: [], link: '', remark: '',
      quotedProductId: productId, quotedPriceFen: priceFen, quotedTaxBp: 1_300, quotedMoq: 1, quotedLeadDays: 2, quotedQuantity: 20, quotedAt: at,
    })
    .returning({ id: inquiryLine.id })
  return line?.id ?? 0
}

/** Who inquires for a company outside of the portfolio of `sales`. */
const otherOwner = async () => {
  const [row] = await mall.db.select().from(inquiry).where(eq(inquiry.userId, demo.users.other)).limit(1)
  if (row === undefined) throw new Error('The demo has no inquiry of the other company')
  return { groupId: row.groupId, departmentId: row.departmentId, userId: row.userId, enterpriseId: row.enterpriseId }
}

const fresh = (): string => `样品${crypto.randomUUID().slice(0, 8)}`
const history = async ({ InquiryId }: Pick<InquiryDetail, 'InquiryId'>, Products: { LineId: number; ProductCode: string }[] = [], token = tokens.sales) => {
  const { body, message } = await mall.call('POST /api/SellerInquiry/History', { InquiryId, Products }, { token })
  if (body === null) throw new Error(message)
  return body.Items
}
const idsOf = async (one: InquiryDetail, ...rest: [{ LineId: number; ProductCode: string }[]?, string?]) => (await history(one, ...rest)).map(({ Quotes }) => Quotes.map(({ QuoteId }) => QuoteId))

it('says to whom, when, what, for how much and how many, until when, and what came of it, with the product as it can be offered now', async () => {
  const goods = await plainProduct(mall)
  const name = fresh()
  const QuoteId = await quoted(name, goods.id, { status: inquiryStatus.declined })
  const one = await bench.sent({ Name: name, Unit: '件', Quantity: 30 })
  const at = addDays(mall.clock(), -10)
  expect(await history(one)).toEqual([{
    LineId: one.Lines[0]?.LineId,
    Quotes: [{
      QuoteId, InquiryId: expect.any(Number), EnterpriseName: expect.stringContaining('华启'), Name: name, Time: toInstant(at), ProductCode: goods.code, CustomerProductName: goods.name, Unit: expect.any(String),
      Price: 45, Quantity: 20, ValidUntil: toInstant(addDays(at, 7)), Status: inquiryStatus.declined, StatusName: '已拒绝', Product: expect.objectContaining({ ProductCode: goods.code, OwnPrice: 50 }),
    }],
  }])
})

describe('the same words', () => {
  test.each([
    ['spaces and case', 'A4 复印纸', 'a4复印纸'],
    ['full and half width', 'Ａ４（复印纸），７０ｇ', 'A4(复印纸),70g'],
    ['signs', '静音碎纸机，能碎光盘的。', '静音碎纸机 能碎光盘的'],
    ['quotation marks', '“静音”碎纸机', "'静音'碎纸机"],
  ])('are the same in other %s', async (_, before, now) => {
    const goods = await plainProduct(mall)
    const mark = fresh()
    const id = await quoted(`${before}${mark}`, goods.id)
    expect(await idsOf(await bench.sent({ Name: `${now} ${mark.toUpperCase()}` }))).toEqual([[id]])
  })

  test.each([['2.5mm 钻头', '25mm 钻头'], ['A-4 纸', 'A4 纸'], ['中性笔 黑', '中性笔 蓝']])('%s and %s are not', async (before, now) => {
    const goods = await plainProduct(mall)
    const mark = fresh()
    await quoted(`${before}${mark}`, goods.id)
    expect(await idsOf(await bench.sent({ Name: `${now}${mark}` }))).toEqual([[]])
  })

  it('of signs alone are none', async () => {
    const goods = await plainProduct(mall)
    await quoted('？！', goods.id)
    expect(await idsOf(await bench.sent({ Name: '。。' }))).toEqual([[]])
  })
})

it('the quotes of the chosen product are among them, else those of the product that the buyer named', async () => {
  const [goods, named] = [await plainProduct(mall), await plainProduct(mall)]
  const [name, code] = [fresh(), goods.code]
  const [words, same] = [await quoted(name, named.id, { daysAgo: 3 }), await quoted('别的话', goods.id, { daysAgo: 5 })]
  const one = await bench.sent({ Name: name })
  const LineId = one.Lines[0]?.LineId ?? 0
  expect(await idsOf(one)).toEqual([[words]])
  expect(await idsOf(one, [{ LineId, ProductCode: code }])).toEqual([[words, same]])
  expect(await idsOf(one, [{ LineId, ProductCode: '99999999' }])).toEqual([[words]])
  const naming = await bench.sent({ Name: fresh(), ProductCode: named.code })
  expect(await idsOf(naming)).toEqual([[words]])
  expect(await idsOf(naming, [{ LineId: naming.Lines[0]?.LineId ?? 0, ProductCode: code }])).toEqual([[same]])
})

it('are five at most, the newest first by the day of the quote, each once, those of the inquiry itself not', async () => {
  const goods = await plainProduct(mall)
  const name = fresh()
  const ids: [number, number][] = []
  for (const daysAgo of [3, 40, 1, 20, 9, 200, 2]) ids.push([daysAgo, await quoted(name, goods.id, { daysAgo })])
  const one = await bench.sent({ Name: name, ProductCode: goods.code }, { Name: fresh() })
  const wanted = ids.toSorted(([a], [b]) => a - b).slice(0, 5).map(([, id]) => id)
  expect(await idsOf(one)).toEqual([wanted, []])
  await bench.quote(one, [{ productId: goods.id, priceFen: 4_400 }])
  expect(await idsOf(one)).toEqual([wanted, []])
  // To another inquiry it is the newest.
  expect((await idsOf(await bench.sent({ Name: name })))[0]?.[0]).toBe(one.Lines[0]?.LineId)
})

it('what was asked and not offered is none', async () => {
  const name = fresh()
  await bench.sent({ Name: name })
  expect(await idsOf(await bench.sent({ Name: name }))).toEqual([[]])
})

describe('the portfolio', () => {
  it('limits them: of other companies only who sees all of them reads', async () => {
    const goods = await plainProduct(mall)
    const name = fresh()
    const { enterpriseId } = await otherOwner()
    const foreign = await quoted(name, goods.id, { enterpriseId, daysAgo: 1 })
    const own = await quoted(name, goods.id, { daysAgo: 2 })
    const one = await bench.sent({ Name: name })
    expect(await idsOf(one)).toEqual([[own]])
    expect(await idsOf(one, [], tokens.seller)).toEqual([[foreign, own]])
  })

  it('and the permission: who answers nobody is refused, and of a foreign inquiry there is nothing', async () => {
    const { InquiryId } = await bench.sent({ Name: fresh() })
    expect((await mall.call('POST /api/SellerInquiry/History', { InquiryId, Products: [] }, { token: tokens.warehouse })).status).toBe(403)
    const [foreign] = await mall.db.select().from(inquiry).where(eq(inquiry.userId, demo.users.other)).limit(1)
    expect((await mall.call('POST /api/SellerInquiry/History', { InquiryId: foreign?.id ?? 0, Products: [] }, { token: tokens.sales })).code).toBe('INQUIRY_NOT_FOUND')
  })
})

it('a product that cannot be bought any more is named, and says why', async () => {
  const goods = await plainProduct(mall)
  const name = fresh()
  await quoted(name, goods.id)
  await mall.db.update(product).set({ isOnShelf: false }).where(eq(product.id, goods.id))
  const [quote] = (await history(await bench.sent({ Name: name })))[0]?.Quotes ?? []
  expect(quote?.CustomerProductName).toBe(goods.name)
  expect(quote?.Product?.Problem).toBe('该商品已下架')
})

it.each(['inquiry_line_words', 'inquiry_line_quoted'])('reads the newest by the index %s, without a sort', async (name) => {
  const column = name === 'inquiry_line_words' ? sql`words = 'a4复印纸'` : sql`quoted_product_id = 1`
  await mall.db.transaction(async (tx) => {
    // As of a large table: a small one is rather read from end to end.
    await tx.execute(sql`set local enable_seqscan = off`)
    const rows = await queryRows<object>(tx, sql`explain select id from inquiry_line where ${column} and quoted_product_id is not null order by quoted_at desc, id desc limit 5`)
    const plan = JSON.stringify(rows)
    expect(plan).toContain(name)
    expect(plan).not.toContain('Sort')
  })
})
