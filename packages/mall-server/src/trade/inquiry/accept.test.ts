import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { eq } from 'drizzle-orm'
import { inquiry, inquiryLine } from '../../platform/db/schema/inquiry.ts'
import { orderLine } from '../../platform/db/schema/order.ts'
import { product, productStock } from '../../platform/db/schema/catalogue.ts'
import { findTradeViolations } from '../trade-checks.ts'
import { plainProduct } from '../../testing/shopper.ts'
import { createTestMall, type TestMall } from '../../testing/test-mall.ts'
import { demoOffer } from './demo-quote.ts'
import { createInquiryBench, type InquiryBench } from './testing/inquiry-bench.ts'

let mall: TestMall
let bench: InquiryBench

beforeAll(async () => {
  mall = await createTestMall()
  bench = await createInquiryBench(mall)
}, 120_000)

beforeEach(async () => {
  await mall.call('POST /api/ShoppingCart/Clear', { OnlyInvalid: false }, { token: bench.shopper.token })
})

afterAll(() => mall.close())

/** A quote of ¥40 for a product of ¥50. */
const quoted = async (more: { readonly moq?: number; readonly priceFen?: number } = {}) => {
  const goods = await plainProduct(mall)
  const { InquiryId } = await bench.sent({ Quantity: 20 })
  return { goods, quote: await bench.quote({ InquiryId }, [{ productId: goods.id, priceFen: 4_000, ...more }]) }
}

/** The clock of a session is not moved: the quote ends instead. */
const endQuote = (inquiryId: number) => mall.db.update(inquiry).set({ validUntil: mall.clock() }).where(eq(inquiry.id, inquiryId))

describe('an accepted quote', () => {
  test('puts what is offered into the cart at the quoted price, which holds in the order', async () => {
    const { goods, quote } = await quoted()
    expect(quote).toMatchObject({ StatusName: '已报价', AllowActions: ['View', 'Accept', 'Decline', 'Message'], QuotedAmount: 800, Lines: [{ Quote: { ProductCode: goods.code, Price: 40, Quantity: 20, TaxRate: 0.13, MOQ: 1, LeadDays: 2 } }] })
    expect((await bench.decide('Accept', quote)).body).toMatchObject({ StatusName: '已接受', AllowActions: ['View'] })
    const cart = await bench.shopper.cart()
    expect(cart.Items).toMatchObject([{ ProductCode: goods.code, Quantity: 20, Price: 40, PreviousPrice: null, QuotedUntil: quote.ValidUntil, IsAgreed: true }])
    const { body } = await bench.shopper.submit(bench.shopper.submissionOf(await bench.shopper.confirm()))
    expect(body?.Outcome).toBe('submitted')
    const [line] = await mall.db.select().from(orderLine).where(eq(orderLine.productId, goods.id))
    expect(line).toMatchObject({ priceFen: 4_000, quantity: 20, isQuoted: true })
    expect(await findTradeViolations(mall.db)).toEqual([])
  })

  test('is one acceptance, however often it is sent', async () => {
    const { quote } = await quoted()
    const input = { RequestId: crypto.randomUUID(), InquiryId: quote.InquiryId, Version: quote.Version }
    const replies = await Promise.all(Array.from({ length: 5 }, () => mall.call('POST /api/Inquiry/Accept', input, { token: bench.shopper.token })))
    expect(replies.every(({ success }) => success)).toBe(true)
    expect((await bench.shopper.cart()).Items).toMatchObject([{ Quantity: 20 }])
  })

  test('holds for the buyer alone, from its least quantity up to its own, and never above the own price', async () => {
    const { goods, quote } = await quoted({ moq: 10 })
    await bench.decide('Accept', quote)
    const [line] = (await bench.shopper.cart()).Items
    const update = (Quantity: number) => mall.call('POST /api/ShoppingCart/Update', { CartItemId: line?.CartItemId ?? 0, Quantity }, { token: bench.shopper.token })
    expect((await update(9)).body?.Items).toMatchObject([{ Price: 50, QuotedUntil: null }])
    expect((await update(10)).body?.Items).toMatchObject([{ Price: 40 }])
    expect((await update(21)).body?.Items).toMatchObject([{ Price: 50, QuotedUntil: null }])
    const { Token: token } = await mall.login('buyer2')
    await mall.call('POST /api/ShoppingCart/Clear', { OnlyInvalid: false }, { token })
    await mall.call('POST /api/ShoppingCart/AddToCart', { Items: [{ ProductCode: goods.code, Quantity: 20 }] }, { token })
    expect((await mall.call('POST /api/ShoppingCart/List', {}, { token })).body?.Items).toMatchObject([{ Price: 50, QuotedUntil: null }])

    const dear = await quoted({ priceFen: 6_000 })
    await bench.decide('Accept', dear.quote)
    const item = (await bench.shopper.cart()).Items.find(({ ProductCode }) => ProductCode === dear.goods.code)
    expect(item).toMatchObject({ Price: 50, QuotedUntil: null })
  })

  test('is the price of the product’s page, for the buyer alone and while it holds', async () => {
    const { goods, quote } = await quoted({ moq: 10 })
    const page = async (token = bench.shopper.token) => {
      const { body } = await mall.call('POST /api/Product/Detail', { ProductCode: goods.code }, { token })
      return { price: body?.CustomerPrice, tiers: body?.TierPrices, reasons: body?.Reasons?.map(({ Code }) => Code) }
    }
    const own = await page()
    expect(own).toMatchObject({ price: 50 })
    await bench.decide('Accept', quote)
    expect(await page()).toEqual({ price: 50, tiers: [{ MinQty: 1, Price: 50 }, { MinQty: 10, Price: 40 }, { MinQty: 21, Price: 50 }], reasons: ['agreed', 'quoted', 'agreed'] })
    expect(await page((await mall.login('buyer2')).Token)).toEqual(own)
    await endQuote(quote.InquiryId)
    expect(await page()).toEqual(own)
    const fromOne = await quoted()
    await bench.decide('Accept', fromOne.quote)
    expect((await mall.call('POST /api/Product/Detail', { ProductCode: fromOne.goods.code }, { token: bench.shopper.token })).body).toMatchObject({ CustomerPrice: 40, TierPrices: [{ MinQty: 1, Price: 40 }, { MinQty: 21, Price: 50 }], Reasons: [{ Code: 'quoted' }, { Code: 'agreed' }] })
  })

  test('that expires between confirmation and submission: 订单信息已变化, and the next submission has the own price', async () => {
    const { quote } = await quoted()
    await bench.decide('Accept', quote)
    const confirmation = await bench.shopper.confirm()
    expect(confirmation.GoodsAmount).toBe(800)
    await endQuote(quote.InquiryId)
    const { body } = await bench.shopper.submit(bench.shopper.submissionOf(confirmation))
    expect(body).toMatchObject({ Outcome: 'changed', Changes: [{ Kind: 'price', Text: '单价由¥40.00变为¥50.00' }], Confirmation: { GoodsAmount: 1000 } })
    expect((await bench.shopper.cart()).Items).toMatchObject([{ Price: 50, PreviousPrice: 40 }])
  })
})

describe('a quote in another unit than was asked', () => {
  /** What the demo's seller makes of 60 of a unit of a product that is sold in 包, five to a 箱. */
  const offerOf = async (Unit: string) => {
    const goods = await plainProduct(mall)
    await mall.db.update(product).set({ unit: '包', packing: '5包/箱', units: [] }).where(eq(product.id, goods.id))
    await mall.db.update(productStock).set({ quantity: 10_000 }).where(eq(productStock.productId, goods.id))
    const { InquiryId } = await bench.sent({ Name: '复印纸', Unit, Quantity: 60, TargetPrice: 225 })
    const [row] = await mall.db.select().from(inquiry).where(eq(inquiry.id, InquiryId))
    const [line] = await mall.db.select().from(inquiryLine).where(eq(inquiryLine.inquiryId, InquiryId))
    if (row === undefined || line === undefined) throw new Error('The inquiry was not written')
    return demoOffer(mall.db, row, line, [goods.id], mall.clock())
  }

  test('is converted by the packing, its target price too, and says so', async () => {
    expect(await offerOf('箱')).toMatchObject({ quantity: 300, priceFen: 4_500, note: '复印纸：1箱=5包，60箱按300包报价' })
    const same = await offerOf('包')
    expect(same).toMatchObject({ quantity: 60, priceFen: 5_000 })
    expect(same).not.toHaveProperty('note')
  })

  test('is not made where the packing does not say it', async () => {
    expect(await offerOf('卷')).toBeNull()
  })

  test('is not written by any seller where neither the packing nor a note says how it is counted', async () => {
    const goods = await plainProduct(mall)
    await mall.db.update(product).set({ unit: '包', packing: '5包/箱', units: [] }).where(eq(product.id, goods.id))
    const quoteOf = async (Unit: string, note: string) => bench.quote(await bench.sent({ Name: '复印纸', Unit, Quantity: 60 }), [{ productId: goods.id, priceFen: 4_000, note }])
    await expect(quoteOf('卷', '')).rejects.toThrow('asks for 卷')
    expect(await quoteOf('箱', '')).toMatchObject({ StatusName: '已报价' })
    expect(await quoteOf('卷', '1卷=2包')).toMatchObject({ StatusName: '已报价' })
  })
})

describe('a quote that cannot be accepted leaves everything as it is', () => {
  test('expired, also before the job has run', async () => {
    const { quote } = await quoted()
    await endQuote(quote.InquiryId)
    expect(await bench.decide('Accept', quote)).toMatchObject({ code: 'INQUIRY_QUOTE_EXPIRED', message: '报价已过期，请重新询价' })
    expect((await bench.shopper.cart()).Items).toEqual([])
  })

  test('of a product that is not sold any more', async () => {
    const { goods, quote } = await quoted()
    await mall.db.update(product).set({ isOnShelf: false }).where(eq(product.id, goods.id))
    expect(await bench.decide('Accept', quote)).toMatchObject({ code: 'OFF_SHELF', message: expect.stringContaining('该商品已下架') })
    expect((await bench.detail(quote)).body).toMatchObject({ StatusName: '已报价', Version: quote.Version })
  })

  test('declined, or read before it changed', async () => {
    const { quote } = await quoted()
    expect((await bench.decide('Accept', { ...quote, Version: quote.Version - 1 })).code).toBe('VERSION_CONFLICT')
    expect((await bench.decide('Decline', quote)).body).toMatchObject({ StatusName: '已拒绝', AllowActions: ['View', 'Renew'] })
    expect((await bench.decide('Accept', { ...quote, Version: quote.Version + 1 })).code).toBe('INQUIRY_ACTION_NOT_ALLOWED')
  })
})
