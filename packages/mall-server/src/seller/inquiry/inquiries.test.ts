import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { inquiryStatus, type CallInput, type InquiryDetail } from '@mall/api/contract'
import type { SellerInquiry, SellerInquiryListRequest, SellerOffer } from '@mall/api/seller/contract'
import { quoteAfterMs, replyAfterMs, runDueInquiries } from '../../app/jobs/run-due-inquiries.ts'
import { demo } from '../../demo/organisation.ts'
import { demoStaff } from '../../demo/staff.ts'
import { product, productStock } from '../../platform/db/schema/catalogue.ts'
import { inquiry, inquiryDraft, inquiryMessage } from '../../platform/db/schema/inquiry.ts'
import { userNotice } from '../../platform/db/schema/notice.ts'
import { auditLog } from '../../platform/db/schema/writes.ts'
import { addDays, toDay } from '../../platform/time.ts'
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

type ActionKey = `POST /api/SellerInquiry/${'SaveDraft' | 'Quote' | 'MarkUnavailable' | 'Message'}`

const bodyOf = <Body>({ body, message }: { readonly body: Body | null; readonly message: string }): Body => {
  if (body === null) throw new Error(message)
  return body
}
const list = async (asked: Partial<SellerInquiryListRequest> = {}, token = tokens.seller) => bodyOf(await mall.call('POST /api/SellerInquiry/List', { PageIndex: 1, PageSize: 1000, ...asked }, { token }))
const detail = async (InquiryId: number, token = tokens.sales) => bodyOf(await mall.call('POST /api/SellerInquiry/Detail', { InquiryId }, { token }))
const candidates = async ({ InquiryId, Lines }: InquiryDetail, Keyword = '', token = tokens.sales) =>
  bodyOf(await mall.call('POST /api/SellerInquiry/Candidates', { InquiryId, LineId: Lines[0]?.LineId ?? 0, Keyword }, { token })).Items
const send = <Key extends ActionKey>(key: Key, input: CallInput<Key>, token = tokens.sales) => mall.call(key, input, { token })
const until = (days = 7): string => toDay(addDays(mall.clock(), days))

const asked = async (line: Parameters<InquiryBench['sent']>[0] = {}) => bench.sent({ Name: `询价样品${crypto.randomUUID().slice(0, 8)}`, ...line })
const offerOf = ({ Lines }: InquiryDetail, ProductCode: string, changes: Partial<SellerOffer> = {}): SellerOffer => ({ LineId: Lines[0]?.LineId ?? 0, ProductCode, Price: 45, MOQ: 1, LeadDays: 2, Quantity: 20, Note: '按件报价', ...changes })
const quoteOf = ({ InquiryId, Version }: Pick<InquiryDetail, 'InquiryId' | 'Version'>, Lines: SellerOffer[], more: Partial<CallInput<'POST /api/SellerInquiry/Quote'>> = {}) => ({
  InquiryId, Version, DraftVersion: 0, RequestId: crypto.randomUUID(), Lines, Text: '您好，已为您报价。', ValidUntil: until(), ...more,
})

describe('the list', () => {
  it('has all inquiries, the newest first; 名下客户 those of the portfolio', async () => {
    const rows = await mall.db.select().from(inquiry)
    const all = await list()
    expect(all.total).toBe(rows.length)
    expect(all.Items.map(({ CreateTime }) => CreateTime)).toEqual(all.Items.map(({ CreateTime }) => CreateTime).toSorted().toReversed())
    expect(all.StatusCounts.reduce((sum, { Count }) => sum + Count, 0)).toBe(all.total)
    const ofSales = await list({}, tokens.sales)
    const own = rows.filter(({ enterpriseId }) => enterpriseId === demo.enterprises.huaqiTech || enterpriseId === demo.enterprises.huaqiFactory)
    expect(new Set(ofSales.Items.map(({ InquiryId }) => InquiryId))).toEqual(new Set(own.map(({ id }) => id)))
    expect(ofSales.total).toBeLessThan(all.total)
  })

  const filters: readonly (readonly [string, (row: SellerInquiry) => Partial<SellerInquiryListRequest>, (found: SellerInquiry, row: SellerInquiry) => boolean])[] = [
    ['number', ({ InquiryNo }) => ({ Keyword: InquiryNo }), (found, { InquiryNo }) => found.InquiryNo === InquiryNo],
    ['customer', () => ({ Customer: '远帆' }), ({ EnterpriseName }) => EnterpriseName.includes('远帆')],
    ['status', () => ({ Status: inquiryStatus.pending }), ({ Status }) => Status === inquiryStatus.pending],
  ]
  test.each(filters)('%s finds exactly what matches', async (_, wanted, matches) => {
    const all = (await list()).Items
    const row = all[Math.floor(all.length / 2)]
    if (row === undefined) throw new Error('The demo has no inquiries')
    const { Items, total } = await list(wanted(row))
    expect(Items).toEqual(all.filter((each) => matches(each, row)))
    expect(total).toBeGreaterThan(0)
    expect(total).toBeLessThan(all.length)
  })
})

describe('who may', () => {
  it('of a company outside the portfolio there is none, neither to read nor to answer', async () => {
    const [foreign] = await mall.db.select().from(inquiry).where(and(eq(inquiry.userId, demo.users.other), eq(inquiry.status, inquiryStatus.pending)))
    const InquiryId = foreign?.id ?? 0
    expect((await mall.call('POST /api/SellerInquiry/Detail', { InquiryId }, { token: tokens.sales })).code).toBe('INQUIRY_NOT_FOUND')
    expect((await mall.call('POST /api/SellerInquiry/Candidates', { InquiryId, LineId: 1, Keyword: '纸' }, { token: tokens.sales })).code).toBe('INQUIRY_NOT_FOUND')
    expect((await send('POST /api/SellerInquiry/Message', { InquiryId, RequestId: crypto.randomUUID(), Text: '您好' })).code).toBe('INQUIRY_NOT_FOUND')
    expect((await detail(InquiryId, tokens.seller)).InquiryId).toBe(InquiryId)
  })

  it('who only reads sees no action, and is refused', async () => {
    const { InquiryId } = await asked()
    expect((await detail(InquiryId)).AllowActions).toEqual(['Quote', 'MarkUnavailable', 'Message'])
    expect((await detail(InquiryId, tokens.warehouse)).AllowActions).toEqual([])
    expect((await send('POST /api/SellerInquiry/Message', { InquiryId, RequestId: crypto.randomUUID(), Text: '您好' }, tokens.warehouse)).status).toBe(403)
  })

  it('成本 and 底价 are seen as on the page of the product: the customer’s manager sees 底价 alone', async () => {
    const goods = await plainProduct(mall)
    await mall.db.update(product).set({ costFen: 3_000, floorFen: 4_000 }).where(eq(product.id, goods.id))
    const one = await asked({ ProductCode: goods.code })
    expect((await candidates(one))[0]).toMatchObject({ ProductCode: goods.code, Floor: 40, Cost: null, OwnPrice: 50, IsAgreed: true })
    expect((await candidates(one, '', tokens.seller))[0]).toMatchObject({ Floor: 40, Cost: 30 })
  })
})

describe('candidates', () => {
  it('are found by the words of the line or by others, counted in their own unit', async () => {
    const goods = await plainProduct(mall)
    await mall.db.update(product).set({ unit: '包', packing: '5包/箱' }).where(eq(product.id, goods.id))
    const one = await asked({ Name: goods.name, Unit: '箱', Quantity: 4 })
    const found = (await candidates(one, goods.code)).find(({ ProductCode }) => ProductCode === goods.code)
    expect(found).toMatchObject({ Quantity: 20, UnitText: '1箱=5包', IsUnitKnown: true, Problem: '' })
    expect((await candidates(one)).map(({ ProductCode }) => ProductCode)).toContain(goods.code)
    expect((await candidates(await asked({ ProductCode: goods.code, Unit: '托' })))[0]).toMatchObject({ IsUnitKnown: false, UnitText: '' })
    // Words that nothing has together find what is nearest to them, for a person to choose.
    expect((await candidates(await asked({ Name: '激光切割中性笔' }))).every(({ CustomerProductName }) => CustomerProductName.includes('笔'))).toBe(true)
    expect(await candidates(await asked({ Name: '激光切割中性笔' }))).not.toEqual([])
  })

  it('are of as many at most as a quote can have, and say that there are not so many', async () => {
    const goods = await plainProduct(mall)
    await mall.db.update(product).set({ unit: '包', units: [{ Name: '托', Pieces: 200 }] }).where(eq(product.id, goods.id))
    const one = await asked({ ProductCode: goods.code, Unit: '托', Quantity: 99_999 })
    expect((await candidates(one))[0]).toMatchObject({ Quantity: 999_999, UnitText: '1托=200包', IsUnitKnown: true, Problem: expect.stringMatching(/./) })
  })

  it('say what cannot be bought, and at which price they were quoted last', async () => {
    const goods = await plainProduct(mall)
    const before = await asked({ ProductCode: goods.code })
    bodyOf(await send('POST /api/SellerInquiry/Quote', quoteOf(before, [offerOf(before, goods.code, { Price: 44.5 })])))
    await mall.db.update(productStock).set({ quantity: 3 }).where(eq(productStock.productId, goods.id))
    expect((await candidates(await asked({ ProductCode: goods.code })))[0]).toMatchObject({ Problem: '库存不足，仅剩3', LastQuote: { Price: 44.5 } })
  })
})

describe('a quote', () => {
  it('is sent once: the buyer accepts it and has it in the cart, by the seller in the messages, by name in the audit log', async () => {
    const goods = await plainProduct(mall)
    const one = await asked({ ProductCode: goods.code })
    const input = quoteOf(one, [offerOf(one, goods.code)])
    const first = await send('POST /api/SellerInquiry/Quote', input)
    expect(first.body).toMatchObject({ Status: inquiryStatus.quoted, QuotedAmount: 900, AllowActions: ['Message'], Draft: null, ValidUntil: `${until()}T23:59:59+08:00` })
    expect((await send('POST /api/SellerInquiry/Quote', input)).body).toEqual(first.body)
    expect((await send('POST /api/SellerInquiry/Quote', { ...input, RequestId: crypto.randomUUID() })).code).toBe('VERSION_CONFLICT')
    const [entry] = await mall.db.select().from(auditLog).where(and(eq(auditLog.action, 'Inquiry.Quote'), eq(auditLog.entityId, one.InquiryNo)))
    expect(entry).toMatchObject({ staffId: demoStaff.sales, before: { Status: 10 }, after: { Status: 30 } })
    const seen = bodyOf(await bench.detail(one))
    expect(seen.Messages.map(({ IsSeller, UserName }) => [IsSeller, UserName])).toEqual([[true, '商家']])
    expect(seen.Lines[0]?.Quote).toMatchObject({ ProductCode: goods.code, Price: 45, MOQ: 1, LeadDays: 2, Quantity: 20 })
    expect(await mall.db.$count(userNotice, and(eq(userNotice.subject, `inquiry:${one.InquiryId}`), eq(userNotice.kind, 'quoted')))).toBe(1)
    expect((await bench.decide('Accept', seen)).success).toBe(true)
    expect(await detail(one.InquiryId)).toMatchObject({ Status: inquiryStatus.accepted, AllowActions: [] })
  })

  const wrong: readonly (readonly [string, Partial<SellerOffer>, string])[] = [
    ['a quantity that the stock does not have', { Quantity: 5_000 }, '库存不足'],
    ['a least quantity above the offered one', { MOQ: 21 }, '起订量不能大于报价数量'],
    ['a product that there is not', { ProductCode: '99999999999' }, '商品不存在'],
    ['a unit that nobody can count', { Note: ' ' }, '怎么换算'],
  ]
  test.each(wrong)('is not sent with %s', async (_, changes, words) => {
    const goods = await plainProduct(mall)
    const one = await asked({ ProductCode: goods.code, Unit: '托' })
    const reply = await send('POST /api/SellerInquiry/Quote', quoteOf(one, [offerOf(one, goods.code, changes)]))
    expect(reply.code).toBe('QUOTE_LINE_INVALID')
    expect(reply.message).toContain('第1样')
    expect(reply.message).toContain(words)
    expect((await detail(one.InquiryId)).Status).toBe(inquiryStatus.pending)
  })

  it('is not sent with a line twice, a line of another inquiry, or a day that is over', async () => {
    const goods = await plainProduct(mall)
    const [one, other] = [await asked({ ProductCode: goods.code }), await asked()]
    const offer = offerOf(one, goods.code)
    expect((await send('POST /api/SellerInquiry/Quote', quoteOf(one, [offer, offer]))).code).toBe('QUOTE_LINE_INVALID')
    expect((await send('POST /api/SellerInquiry/Quote', quoteOf(one, [offerOf(other, goods.code)]))).code).toBe('QUOTE_LINE_INVALID')
    expect((await send('POST /api/SellerInquiry/Quote', quoteOf(one, [offer], { ValidUntil: until(-1) }))).code).toBe('TIME_RANGE_INVALID')
    expect((await send('POST /api/SellerInquiry/Quote', quoteOf(one, [offer], { ValidUntil: until(200) }))).code).toBe('TIME_RANGE_INVALID')
  })

  it('below 底价 needs who may approve low prices', async () => {
    const goods = await plainProduct(mall)
    await mall.db.update(product).set({ floorFen: 4_600 }).where(eq(product.id, goods.id))
    const one = await asked({ ProductCode: goods.code })
    expect((await send('POST /api/SellerInquiry/Quote', quoteOf(one, [offerOf(one, goods.code)]))).code).toBe('QUOTE_BELOW_FLOOR')
    expect((await send('POST /api/SellerInquiry/Quote', quoteOf(one, [offerOf(one, goods.code)]), tokens.seller)).success).toBe(true)
  })

  it('says what it leaves out and how it counts', async () => {
    const goods = await plainProduct(mall)
    await mall.db.update(product).set({ unit: '包', packing: '5包/箱' }).where(eq(product.id, goods.id))
    const one = await bench.sent({ Name: '双面胶', ProductCode: goods.code, Unit: '箱', Quantity: 4 }, { Name: '激光切割机' })
    bodyOf(await send('POST /api/SellerInquiry/Quote', quoteOf(one, [offerOf(one, goods.code, { Note: '' })])))
    expect(bodyOf(await bench.detail(one)).Messages.at(-1)?.Text).toBe('您好，已为您报价。其中1种商品暂时无法供货。双面胶：1箱=5包，4箱按20包报价。')
  })

  describe.each([
    { sold: '箱', by: '5包/箱', asks: '包', wanted: 60, wrong: 60, counted: '1箱=5包，60包按12箱报价', quantity: 12 },
    { sold: '箱', by: '5包/箱', asks: '包', wanted: 62, wrong: 12, counted: '1箱=5包，62包按13箱报价', quantity: 13 },
    { sold: '包', by: '5包/箱', asks: '箱', wanted: 60, wrong: 60, counted: '1箱=5包，60箱按300包报价', quantity: 300 },
  ])('of $wanted$asks for goods that are sold by $sold', ({ sold, by, asks, wanted, wrong, counted, quantity }) => {
    const [price, moq] = [45, 1]
    const inquire = async () => {
      const goods = await plainProduct(mall)
      await mall.db.update(product).set({ unit: sold, packing: by }).where(eq(product.id, goods.id))
      await mall.db.update(productStock).set({ quantity: 10_000 }).where(eq(productStock.productId, goods.id))
      return { goods, one: await bench.sent({ Name: '复印纸', ProductCode: goods.code, Unit: asks, Quantity: wanted }) }
    }

    it('is accepted, put into the cart and ordered in the unit and at the price of the goods', async () => {
      const { goods, one } = await inquire()
      bodyOf(await send('POST /api/SellerInquiry/Quote', quoteOf(one, [offerOf(one, goods.code, { Price: price, MOQ: moq, Quantity: quantity, Note: '' })])))
      const quoted = bodyOf(await bench.detail(one))
      expect(quoted.Messages.at(-1)?.Text).toContain(counted)
      expect(quoted).toMatchObject({ QuotedAmount: price * quantity, Lines: [{ Unit: asks, Quantity: wanted, Quote: { Unit: sold, Quantity: quantity, Price: price } }] })
      const { token } = bench.shopper
      await mall.call('POST /api/ShoppingCart/Clear', { OnlyInvalid: false }, { token })
      bodyOf(await bench.decide('Accept', quoted))
      expect((await bench.shopper.cart()).Items).toMatchObject([{ ProductCode: goods.code, Unit: sold, Quantity: quantity, Price: price, QuotedUntil: quoted.ValidUntil }])
      const confirmation = await bench.shopper.confirm()
      expect(confirmation.GoodsAmount).toBe(price * quantity)
      const { body } = await bench.shopper.submit({ ...bench.shopper.submissionOf(confirmation), Reason: '按报价采购' })
      if (body?.Outcome !== 'submitted') throw new Error('The order was not submitted')
      const { Lines, GoodsAmount } = await bench.shopper.detail(body.OrderNo)
      expect(Lines).toMatchObject([{ ProductCode: goods.code, Unit: sold, Quantity: quantity, Price: price, Subtotal: price * quantity }])
      expect(GoodsAmount).toBe(price * quantity)
    })

    it(`is not sent for ${wrong}${sold}, unless the seller says why`, async () => {
      const { goods, one } = await inquire()
      const quoted = (Note: string) => send('POST /api/SellerInquiry/Quote', quoteOf(one, [offerOf(one, goods.code, { Quantity: wrong, Note })]))
      const refused = await quoted('')
      expect(refused).toMatchObject({ code: 'QUOTE_LINE_INVALID', message: `第1样：1箱=5包，${wanted}${asks}为${quantity}${sold}，报${wrong}${sold}请在说明里写明原因` })
      expect((await detail(one.InquiryId)).Status).toBe(inquiryStatus.pending)
      bodyOf(await quoted('库存只够这些'))
      expect(bodyOf(await bench.detail(one)).Messages.at(-1)?.Text).toContain('库存只够这些')
    })
  })

  it('sent by ten at once is one', async () => {
    const goods = await plainProduct(mall)
    const one = await asked({ ProductCode: goods.code })
    const replies = await Promise.all(Array.from({ length: 10 }, (_, at) => send('POST /api/SellerInquiry/Quote', quoteOf(one, [offerOf(one, goods.code, { Price: 40 + at / 10 })]))))
    expect(replies.filter(({ success }) => success)).toHaveLength(1)
    expect(new Set(replies.filter(({ success }) => !success).map(({ code }) => code))).toEqual(new Set(['VERSION_CONFLICT']))
  })
})

describe('a draft', () => {
  it('is kept for everybody who quotes, unseen by the buyer, and ends with the quote', async () => {
    const goods = await plainProduct(mall)
    const one = await asked({ ProductCode: goods.code })
    const { ProductCode } = { ProductCode: goods.code }
    // What cannot be sent yet can be kept.
    const kept = bodyOf(await send('POST /api/SellerInquiry/SaveDraft', quoteOf(one, [offerOf(one, ProductCode, { Quantity: 5_000 })])))
    expect(kept).toMatchObject({ HasDraft: true, Version: one.Version, Draft: { Version: 1, Editor: '华启客户经理', ValidUntil: until() } })
    expect(kept.Lines[0]).toMatchObject({ Offer: { Price: 45, Quantity: 5_000 }, Product: { ProductCode } })
    expect(bodyOf(await bench.detail(one))).toMatchObject({ Version: one.Version, Status: inquiryStatus.pending, Lines: [{ Quote: null }], Messages: [] })
    const again = await send('POST /api/SellerInquiry/SaveDraft', quoteOf(one, [offerOf(one, ProductCode)]), tokens.seller)
    expect(again.code).toBe('VERSION_CONFLICT')
    const second = bodyOf(await send('POST /api/SellerInquiry/SaveDraft', quoteOf(one, [offerOf(one, ProductCode)], { DraftVersion: 1 }), tokens.seller))
    expect(second.Draft).toMatchObject({ Version: 2, Editor: '商家管理员' })
    expect((await send('POST /api/SellerInquiry/Quote', quoteOf(one, [offerOf(one, ProductCode)], { DraftVersion: 1 }))).code).toBe('VERSION_CONFLICT')
    expect(bodyOf(await send('POST /api/SellerInquiry/Quote', quoteOf(one, [offerOf(one, ProductCode)], { DraftVersion: 2 })))).toMatchObject({ Draft: null, HasDraft: false })
    expect(await mall.db.$count(inquiryDraft, eq(inquiryDraft.inquiryId, one.InquiryId))).toBe(0)
  })

  it('of lines that the buyer has changed meanwhile is not sent', async () => {
    const goods = await plainProduct(mall)
    const one = await asked({ ProductCode: goods.code })
    bodyOf(await send('POST /api/SellerInquiry/SaveDraft', quoteOf(one, [offerOf(one, goods.code)])))
    const changed = bodyOf(await bench.save([{ Name: '另一种' }], { InquiryId: one.InquiryId, Version: one.Version }))
    expect((await detail(one.InquiryId)).Lines.map(({ Name, Offer }) => [Name, Offer])).toEqual([['另一种', null]])
    expect((await send('POST /api/SellerInquiry/Quote', quoteOf(one, [offerOf(one, goods.code)], { DraftVersion: 1 }))).code).toBe('VERSION_CONFLICT')
    expect((await send('POST /api/SellerInquiry/Quote', quoteOf(changed, [offerOf(one, goods.code)], { DraftVersion: 1 }))).code).toBe('QUOTE_LINE_INVALID')
  })
})

it('what cannot be supplied is said, in words that the buyer reads', async () => {
  const one = await asked()
  const { InquiryId, Version } = one
  const answer = { InquiryId, Version, DraftVersion: 0, RequestId: crypto.randomUUID(), Text: '很抱歉，这种商品已停产' }
  expect((await send('POST /api/SellerInquiry/MarkUnavailable', { ...answer, Text: ' ' })).code).toBe('INVALID_INPUT')
  expect((await send('POST /api/SellerInquiry/MarkUnavailable', answer)).body).toMatchObject({ Status: inquiryStatus.unavailable, AllowActions: [] })
  expect(bodyOf(await bench.detail(one)).Messages.at(-1)?.Text).toBe('很抱歉，这种商品已停产')
  expect((await send('POST /api/SellerInquiry/Message', { InquiryId, RequestId: crypto.randomUUID(), Text: '您好' })).message).toBe('询价单已结束，不能再留言')
})

it('a question is asked back, by the seller for the buyer and by name for the seller, two hundred messages at most', async () => {
  const one = await asked()
  const { InquiryId } = one
  await mall.call('POST /api/Inquiry/Message', { InquiryId, RequestId: crypto.randomUUID(), Text: '请尽快' }, { token: bench.shopper.token })
  expect(await detail(InquiryId)).toMatchObject({ IsAsked: true })
  const input = { InquiryId, RequestId: crypto.randomUUID(), Text: '请问需要什么颜色？' }
  const first = await send('POST /api/SellerInquiry/Message', input)
  expect(first.body).toMatchObject({ IsAsked: false, Status: inquiryStatus.pending })
  expect((await send('POST /api/SellerInquiry/Message', input)).body).toEqual(first.body)
  expect(bodyOf(await bench.detail(one)).Messages.map(({ UserName, Text }) => [UserName, Text]).at(-1)).toEqual(['商家', '请问需要什么颜色？'])
  expect((await mall.db.select().from(inquiryMessage).where(eq(inquiryMessage.inquiryId, InquiryId))).map(({ staffId }) => staffId)).toEqual([null, demoStaff.sales])
  await mall.db.insert(inquiryMessage).values(Array.from({ length: 198 }, () => ({ inquiryId: InquiryId, userId: demo.users.buyer, text: '请尽快', createdAt: mall.clock() })))
  expect((await send('POST /api/SellerInquiry/Message', { ...input, RequestId: crypto.randomUUID() })).code).toBe('INQUIRY_MESSAGE_LIMIT_REACHED')
})

it('the simulated seller leaves an inquiry to the hand that touched it', async () => {
  const goods = await plainProduct(mall)
  const [asking, drafted, other] = [await asked({ ProductCode: goods.code }), await asked({ ProductCode: goods.code }), await asked({ ProductCode: goods.code, Unit: '个' })]
  await mall.db.update(product).set({ unit: '个' }).where(eq(product.id, goods.id))
  bodyOf(await send('POST /api/SellerInquiry/Message', { InquiryId: asking.InquiryId, RequestId: crypto.randomUUID(), Text: '请问需要什么颜色？' }))
  bodyOf(await send('POST /api/SellerInquiry/SaveDraft', quoteOf(drafted, [])))
  const later = { ...mall.deps, clock: () => new Date(mall.clock().getTime() + quoteAfterMs + replyAfterMs) }
  await runDueInquiries(later, 'demo')
  const statusOf = async ({ InquiryId }: InquiryDetail) => (await detail(InquiryId)).Status
  expect([await statusOf(asking), await statusOf(drafted)]).toEqual([inquiryStatus.pending, inquiryStatus.pending])
  expect(await statusOf(other)).toBe(inquiryStatus.quoted)
})
