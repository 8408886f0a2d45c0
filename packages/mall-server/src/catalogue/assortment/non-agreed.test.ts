import { encode as encodePng } from 'fast-png'
import { and, desc, eq, notExists, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { favoriteType, type CallInput, type CallKey, type CallOutput, type InquiryDetail } from '@mall/api/contract'
import { agreementRow } from '../../platform/db/schema/agreement.ts'
import { agreedCatalogue, catalogueCategory, product, productStock } from '../../platform/db/schema/catalogue.ts'
import { orders } from '../../platform/db/schema/order.ts'
import { demo } from '../../demo/organisation.ts'
import { createRasterizer } from '../../hosts/node/rasterizer.ts'
import { chatWith } from '../../insight/adviser/testing/chat-with.ts'
import { agree, heldBy } from '../../testing/agreed-prices.ts'
import { createShopper } from '../../testing/shopper.ts'
import { createTestMall, type TestMall } from '../../testing/test-mall.ts'
import { createInquiryBench } from '../../trade/inquiry/testing/inquiry-bench.ts'
import { describedBy } from '../search/image/describe-drawings.ts'
import { describePictures } from '../search/image/store.ts'

const enterpriseId = demo.enterprises.huaqiTech
const page = { PageIndex: 1, PageSize: 1000 } as const

let mall: TestMall
let token = ''
let inside: ReadonlySet<string>
/** On the shelf and in stock, and in no catalogue of the company. */
let outside: { readonly id: number; readonly code: string; readonly name: string; readonly moq: number }
/** What the buyer had of it while it was allowed: an order, a saved list, and a quote. */
let earlier: { readonly orderNo: string; readonly listId: number; readonly quote: Pick<InquiryDetail, 'InquiryId' | 'Version'> }
/** Its picture, as somebody would take it. */
let photo: Uint8Array<ArrayBuffer>
/** In the catalogue, without an agreed price. */
let unpriced: { readonly code: string; readonly moq: number }

beforeAll(async () => {
  mall = await createTestMall()
  const { db } = mall
  const ofCompany = and(eq(agreementRow.productId, product.id), heldBy(enterpriseId))
  const columns = { id: product.id, code: product.code, name: product.name, moq: product.moq }
  const stocked = sql`exists (select 1 from ${productStock} where ${productStock.productId} = ${product.id} and ${productStock.quantity} > 200)`
  inside = new Set((await db.select(columns).from(product).innerJoin(agreementRow, ofCompany)).map(({ code }) => code))
  const [one] = await db.select(columns).from(product).where(and(product.isOnShelf, stocked, notExists(db.select().from(agreementRow).where(ofCompany)))).limit(1)
  const [other] = await db.select(columns).from(product).innerJoin(agreementRow, ofCompany).where(and(product.isOnShelf, stocked)).orderBy(product.id).limit(1)
  if (one === undefined || other === undefined) throw new Error('The demo has no such products')
  await agree(db, enterpriseId, other.id, null)
  outside = one
  unpriced = other
  // Bought often while it was allowed, also last month: what recommends by purchases knows it.
  await allow(true)
  const shopper = await createShopper(mall, 'buyer')
  for (let times = 0; times < 3; times++) await shopper.buy(outside.code, outside.moq, { Reason: '试购' })
  const recent = await db.select({ id: orders.id, orderNo: orders.orderNo }).from(orders).where(eq(orders.userId, demo.users.buyer)).orderBy(desc(orders.id)).limit(1)
  await db.update(orders).set({ createdAt: new Date(mall.clock().getTime() - 25 * 86_400_000) }).where(eq(orders.id, recent[0]?.id ?? 0))
  token = shopper.token
  const { ListId } = await read('POST /api/PurchaseList/Save', { RequestId: crypto.randomUUID(), Name: '试购清单', Visibility: 'self', Lines: [{ ProductCode: outside.code, Quantity: outside.moq }] })
  await read('POST /api/Favorite/Add', { TargetId: outside.code, Type: favoriteType.favorite })
  const bench = await createInquiryBench(mall)
  const quote = await bench.quote(await bench.sent({ Quantity: outside.moq }), [{ productId: outside.id, priceFen: 100 }])
  earlier = { orderNo: recent[0]?.orderNo ?? '', listId: ListId, quote }
  const rasterize = await createRasterizer()
  while ((await describePictures(db, describedBy(rasterize), 200)) > 0);
  const drawing = await (await mall.fetch(`/pictures/${outside.code}.svg`)).text()
  photo = new Uint8Array(encodePng({ ...rasterize(drawing, 300), channels: 4 }))
}, 120_000)
afterAll(() => mall.close())

const allow = (allowsNonAgreed: boolean) => mall.db.update(agreedCatalogue).set({ allowsNonAgreed }).where(eq(agreedCatalogue.enterpriseId, enterpriseId))

const read = async <Key extends CallKey>(key: Key, input: CallInput<Key>): Promise<CallOutput<Key>> => {
  const { body, message } = await mall.call(key, input, { token })
  if (body === null) throw new Error(`${key}: ${message}`)
  return body
}

/** Every product code that a response names, wherever it does. */
const codesIn = (value: unknown): string[] => {
  if (Array.isArray(value)) return value.flatMap(codesIn)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, one]) => (key === 'ProductCode' && typeof one === 'string' ? [one] : codesIn(one)))
}

const seen = async () => {
  const form = new FormData()
  form.append('files', new File([photo], 'photo.png', { type: 'image/png' }))
  const { body, message } = await mall.send('POST /api/Product/ImageSearch', form, { token })
  if (body === null) throw new Error(message)
  return body as CallOutput<'POST /api/Product/ImageSearch'>
}

/** What the quick order offers for something typed that is no code. */
const nearestOf = async (Code: string) => (await read('POST /api/QuickOrder/Check', { Rows: [{ RowNo: 1, Code, Quantity: '1', Remark: '' }] })).Rows[0]?.Nearest
const withMistake = () => `${outside.code.slice(0, -2)}${outside.code.slice(-1)}`

const scene = { Scene: '会议接待', People: 20, Budget: 5_000 } as const

/** What offers products to a buyer. */
const offers: readonly (readonly [name: string, ask: () => Promise<unknown>])[] = [
  ['the list', () => read('POST /api/Product/List', page)],
  ['the list by name', () => read('POST /api/Product/List', { ...page, Keyword: outside.name })],
  ['the list by code', () => read('POST /api/Product/List', { ...page, Keyword: outside.code })],
  ['suggestions by name', () => read('POST /api/Product/Search', { Key: outside.name })],
  ['suggestions by code', () => read('POST /api/Product/Search', { Key: outside.code })],
  ['a picture of it', seen],
  ['the list of what a picture shows', async () => read('POST /api/Product/List', { ...page, ImageKey: (await seen()).ImageKey })],
  ['the adviser', () => chatWith(mall, token, { Text: `推荐${outside.name}` })],
  ['猜你喜欢', () => read('POST /api/ShoppingCart/YouLike/订单/6', {})],
  ['the home page', () => read('POST /api/Home/Index', {})],
  ...([1, 2, 3, 4] as const).flatMap((Type) => ([1, 2] as const).map((Scope) => [`rank ${Scope} ${Type}`, () => read('POST /api/Product/Rank', { Scope, Type, Range: 90, TopN: 50 })] as const)),
  ['the nearest for a code with a mistake', () => nearestOf(withMistake())],
  ['the nearest for its name', () => nearestOf(outside.name)],
  ['一键选品', () => read('POST /api/Product/Select', scene as unknown as CallInput<'POST /api/Product/Select'>)],
  ['what was bought last month', () => read('POST /api/PurchaseList/LastMonth', {})],
]

/** 指定分类: the categories of others than `outside`; none for 仅协议商品. */
const chooseOthers = async () => {
  const rows = await mall.db.select().from(product)
  const own = rows.find(({ id }) => id === outside.id)?.category1Id
  const chosen = new Set(rows.map(({ category1Id }) => category1Id).filter((id) => id !== own).slice(0, 3))
  await mall.db.insert(catalogueCategory).values(Array.from(chosen, (categoryId) => ({ enterpriseId, categoryId }))).onConflictDoNothing()
  return rows.filter(({ category1Id }) => chosen.has(category1Id)).map(({ code }) => code)
}

describe.each(['仅协议商品', '指定分类'])('with 允许非协议采购 off, %s', (rule) => {
  let held: ReadonlySet<string>
  beforeAll(async () => {
    held = new Set([...inside, ...(rule === '指定分类' ? await chooseOthers() : [])])
  })
  afterAll(() => mall.db.delete(catalogueCategory))
  beforeEach(() => allow(false))

  test.each(offers)('%s offers nothing outside of the catalogue', async (_, ask) => {
    expect(codesIn(await ask()).filter((code) => !held.has(code))).toEqual([])
  })

  const lines = () => [{ ProductCode: outside.code, Quantity: outside.moq }]
  /** What would put it into the cart. */
  const ways: readonly (readonly [name: string, put: () => Promise<unknown>])[] = [
    ['a list', () => mall.call('POST /api/ShoppingCart/AddToCart', { Items: lines() }, { token })],
    ['立即购买', () => mall.call('POST /api/ShoppingCart/BuyNow', { ProductCode: outside.code, Quantity: outside.moq }, { token })],
    ['the quick order', () => mall.call('POST /api/QuickOrder/AddToCart', { RequestId: crypto.randomUUID(), Rows: lines().map((line) => ({ ...line, RowNo: 1, Remark: '' })) }, { token })],
    ['a saved list', () => mall.call('POST /api/PurchaseList/AddToCart', { RequestId: crypto.randomUUID(), ListId: earlier.listId }, { token })],
    ['an earlier order', () => mall.call('POST /api/Order/Rebuy', { OrderNo: earlier.orderNo }, { token })],
    ['a quote', () => mall.call('POST /api/Inquiry/Accept', { RequestId: crypto.randomUUID(), ...earlier.quote }, { token })],
  ]

  test.each(ways)('%s puts nothing outside of it into the cart, and says so', async (_, put) => {
    expect(JSON.stringify(await put())).toContain('不在贵司采购目录内')
    expect(codesIn(await read('POST /api/ShoppingCart/List', {}))).not.toContain(outside.code)
  })

  test('what was kept of it says that it cannot be bought', async () => {
    const { Rows } = await read('POST /api/QuickOrder/Check', { Rows: [{ RowNo: 1, Code: outside.code, Quantity: String(outside.moq), Remark: '' }] })
    expect(JSON.stringify(Rows)).toContain('NOT_IN_CATALOG')
    expect((await read('POST /api/Product/Detail', { ProductCode: outside.code })).SaleState).toBe('notInCatalog')
    const { Items } = await read('POST /api/Favorite/List', { ...page, PageSize: 100, Type: favoriteType.favorite })
    expect(Items.find(({ ProductCode }) => ProductCode === outside.code)).toMatchObject({ SaleState: 'notInCatalog' })
  })
})

describe('with 允许非协议采购 on', () => {
  beforeEach(() => allow(true))

  test('it is found, suggested and bought, and its line is 非协议', async () => {
    expect(codesIn(await read('POST /api/Product/List', { ...page, Keyword: outside.code }))).toContain(outside.code)
    expect(codesIn(await read('POST /api/Product/Search', { Key: outside.code }))).toContain(outside.code)
    expect(codesIn(await seen())).toContain(outside.code)
    for (const typed of [withMistake(), outside.name]) expect(codesIn(await nearestOf(typed))).toContain(outside.code)
    expect(await read('POST /api/Product/Detail', { ProductCode: outside.code })).toMatchObject({ IsAgreed: false, IsNonAgreed: true })
    expect((await read('POST /api/Product/List', { ...page, Keyword: outside.code })).Items).toMatchObject([{ IsAgreed: false, IsNonAgreed: true }])
    await read('POST /api/ShoppingCart/AddToCart', { Items: [{ ProductCode: outside.code, Quantity: outside.moq }, { ProductCode: unpriced.code, Quantity: unpriced.moq }] })
    const { Items } = await read('POST /api/ShoppingCart/List', {})
    const lineOf = (code: string) => Items.find(({ ProductCode }) => ProductCode === code)
    expect(lineOf(outside.code)).toMatchObject({ IsAgreed: false, IsNonAgreed: true })
    expect(lineOf(unpriced.code)).toMatchObject({ IsAgreed: false, IsNonAgreed: false })
  })
})

test('a product of the catalogue without an agreed price is sold at the market price, and is never 非协议', async () => {
  await allow(false)
  const detail = await read('POST /api/Product/Detail', { ProductCode: unpriced.code })
  expect(detail).toMatchObject({ SaleState: 'onSale', IsAgreed: false, IsNonAgreed: false })
  expect(detail.CustomerPrice).toBe(detail.MarketPrice)
  const priced = await mall.db.select({ code: product.code }).from(product).innerJoin(agreementRow, and(eq(agreementRow.productId, product.id), heldBy(enterpriseId), eq(agreementRow.kind, 'fixed'))).limit(1)
  expect((await read('POST /api/Product/Detail', { ProductCode: priced[0]?.code ?? '' })).IsAgreed).toBe(true)
})
