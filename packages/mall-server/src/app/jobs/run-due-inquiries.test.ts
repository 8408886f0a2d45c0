import { afterAll, beforeAll, expect, test } from 'vitest'
import { eq } from 'drizzle-orm'
import { product } from '../../platform/db/schema/catalogue.ts'
import { inquiry, inquiryMessage } from '../../platform/db/schema/inquiry.ts'
import { quotedPriceFen } from '../../trade/inquiry/demo-quote.ts'
import { createInquiryBench, type InquiryBench } from '../../trade/inquiry/testing/inquiry-bench.ts'
import { plainProduct } from '../../testing/shopper.ts'
import { createTestMall, type TestMall } from '../../testing/test-mall.ts'
import { quoteAfterMs, replyAfterMs, runDueInquiries } from './run-due-inquiries.ts'

let mall: TestMall
let bench: InquiryBench

beforeAll(async () => {
  mall = await createTestMall()
  bench = await createInquiryBench(mall)
  // The demo's own inquiries are done.
  mall.advance(quoteAfterMs)
  await runDueInquiries(mall.deps)
}, 120_000)

afterAll(() => mall.close())

const now = async (sent: { readonly InquiryId: number }) => {
  const { body, message } = await bench.detail(sent)
  if (body === null) throw new Error(message)
  return body
}

/** The session of a test must not expire: dates are moved back instead of the clock. */
const ago = (ms: number) => new Date(mall.clock().getTime() - ms)
const sentAgo = (sent: { readonly InquiryId: number }, ms: number) => mall.db.update(inquiry).set({ createdAt: ago(ms) }).where(eq(inquiry.id, sent.InquiryId))

test('the seller quotes what the catalogue has, after a while, and says what it lacks', async () => {
  const { id, code, name } = await plainProduct(mall)
  const [goods] = await mall.db.select({ unit: product.unit }).from(product).where(eq(product.id, id))
  const sent = await bench.sent({ ProductCode: code, Name: name, Unit: goods?.unit ?? '', Quantity: 7, TargetPrice: 46 }, { Name: '激光切割机', Unit: '台', Quantity: 1 })
  await sentAgo(sent, quoteAfterMs - 1)
  await runDueInquiries(mall.deps)
  expect((await now(sent)).StatusName).toBe('待受理')
  await sentAgo(sent, quoteAfterMs)
  await runDueInquiries(mall.deps, 'off')
  expect((await now(sent)).StatusName).toBe('待受理')
  expect(await runDueInquiries(mall.deps)).toBe(1)
  expect(await runDueInquiries(mall.deps)).toBe(0)
  expect(await now(sent)).toMatchObject({
    StatusName: '已报价', QuotedAmount: 322, ValidUntil: '2026-03-25T10:10:00+08:00',
    Lines: [{ Quote: { ProductCode: code, Price: 46, Quantity: 7, LeadDays: 2 } }, { Quote: null }],
    Messages: [{ IsSeller: true, Text: '您好，已为您报价，7天内有效。其中1种商品暂时无法供货。' }],
  })
})

test('nothing of it in the catalogue: 无法供货', async () => {
  const sent = await bench.sent({ Name: '激光切割机', Unit: '台', Quantity: 1 })
  await sentAgo(sent, quoteAfterMs)
  await runDueInquiries(mall.deps)
  expect(await now(sent)).toMatchObject({ StatusName: '无法供货', QuotedAmount: null, AllowActions: ['View', 'Renew'] })
})

test('a message on a quote is answered once', async () => {
  const { id: productId } = await plainProduct(mall)
  const quoted = await bench.quote(await bench.sent(), [{ productId, priceFen: 4_000 }])
  await mall.call('POST /api/Inquiry/Message', { InquiryId: quoted.InquiryId, Text: '能再低一些吗？', RequestId: crypto.randomUUID() }, { token: bench.shopper.token })
  expect(await runDueInquiries(mall.deps)).toBe(0)
  await mall.db.update(inquiryMessage).set({ createdAt: ago(2 * replyAfterMs) }).where(eq(inquiryMessage.inquiryId, quoted.InquiryId))
  expect(await runDueInquiries(mall.deps)).toBe(1)
  expect(await runDueInquiries(mall.deps)).toBe(0)
  expect((await now(quoted)).Messages.map(({ IsSeller }) => IsSeller)).toEqual([true, false, true])
})

test('a quote whose time is over expires, whoever the seller is', async () => {
  const { id: productId } = await plainProduct(mall)
  const quoted = await bench.quote(await bench.sent(), [{ productId, priceFen: 4_000 }])
  await mall.db.update(inquiry).set({ validUntil: mall.clock() }).where(eq(inquiry.id, quoted.InquiryId))
  expect(await runDueInquiries(mall.deps, 'off')).toBe(1)
  expect(await now(quoted)).toMatchObject({ StatusName: '已过期', AllowActions: ['View', 'Renew'] })
})

test.each([
  [10_000, null, 9_600],
  [10_000, 9_300, 9_300],
  [10_000, 5_000, 9_000],
  [10_000, 12_000, 10_000],
  [1, null, 1],
])('of a price of %i fen and a target of %o the seller quotes %i', (own, target, quotedFen) => {
  expect(quotedPriceFen(own, target)).toBe(quotedFen)
})
