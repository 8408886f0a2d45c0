import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { eq, sql } from 'drizzle-orm'
import type { CallInput } from '@mall/api/contract'
import { orderLine, orders } from '../../platform/db/schema/order.ts'
import { lineReview } from '../../platform/db/schema/review.ts'
import { uploadedFile } from '../../platform/db/schema/organisation.ts'
import { createShopper, plainProduct, type Shopper } from '../../testing/shopper.ts'
import { createTestMall, type TestMall } from '../../testing/test-mall.ts'

let mall: TestMall
let shopper: Shopper
let OrderNo: string
let first: { LineId: number; ProductCode: string }
let second: typeof first

beforeAll(async () => {
  mall = await createTestMall()
  shopper = await createShopper(mall, 'buyer')
}, 120_000)

afterAll(() => mall.close())

/** An order of two lines that arrived. */
const received = async () => {
  const [one, other] = [await plainProduct(mall, 1_000), await plainProduct(mall, 1_000)]
  await shopper.put(one.code, 3)
  const order = await shopper.buy(other.code, 2)
  await mall.db.execute(sql`update order_line set shipped_quantity = quantity, received_quantity = quantity
    where order_id = (select id from orders where order_no = ${order.OrderNo})`)
  await mall.db.update(orders).set({ status: 70, receivedAt: mall.clock() }).where(eq(orders.orderNo, order.OrderNo))
  return order.OrderNo
}

const detail = (token = shopper.token, orderNo = OrderNo) => mall.call('POST /api/Order/ReviewDetail', { OrderNo: orderNo }, { token })

beforeEach(async () => {
  OrderNo = await received()
  const lines = (await detail()).body?.Lines ?? []
  const [a, b] = lines
  if (a === undefined || b === undefined) throw new Error('no lines')
  first = a
  second = b
})

type Submission = CallInput<'POST /api/Order/ReviewSubmit'>
type Line = Submission['Lines'][number]

const line = (parts: Partial<Line> = {}): Line => ({ LineId: first.LineId, Stars: 4, Text: '纸张挺括，打印不卡', Anonymous: false, ...parts })

const submit = (lines: Line[] = [line()], parts: Partial<Submission> = {}, token = shopper.token) =>
  mall.call('POST /api/Order/ReviewSubmit', { RequestId: crypto.randomUUID(), OrderNo, Lines: lines, ...parts }, { token })

const append = (parts: Partial<CallInput<'POST /api/Order/ReviewAppend'>> = {}) =>
  mall.call('POST /api/Order/ReviewAppend', { RequestId: crypto.randomUUID(), OrderNo, LineId: first.LineId, Text: '用了两周，依然好用', ...parts }, { token: shopper.token })

const seen = async (code = first.ProductCode, filter: Partial<CallInput<'POST /api/Product/Reviews'>> = {}) => {
  const { body, message } = await mall.call('POST /api/Product/Reviews', { ProductCode: code, PageIndex: 1, PageSize: 20, ...filter })
  if (body === null) throw new Error(message)
  return body
}

const png = (bytes: number) => {
  const content = new Uint8Array(bytes)
  content.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return new File([content], '实物.png', { type: 'image/png' })
}

const uploaded = async (file: File, token = shopper.token) => {
  const form = new FormData()
  form.append('file', file)
  const { body } = await mall.call('POST /api/File/Execute', form as never, { token })
  if (body === null) throw new Error('not uploaded')
  return body.Url
}

describe('a review', () => {
  test('is written once per line, and seen on the product’s page', async () => {
    const response = await submit([line()], { DeliveryScore: 5 })
    expect(response.body).toMatchObject({
      DeliveryScore: 5, ServiceScore: null,
      Lines: [{ AllowActions: ['Append'], Review: { Stars: 4, Text: '纸张挺括，打印不卡', Append: null } }, { AllowActions: ['Review'], Review: null }],
    })
    expect(await seen()).toMatchObject({ total: 1, Count: 1, Average: 4, Items: [{ Stars: 4, Text: '纸张挺括，打印不卡' }] })
    expect((await submit()).code).toBe('REVIEW_NOT_ALLOWED')
    expect((await shopper.detail(OrderNo)).Logs.at(-1)?.Text).toBe('评价商品（1种）')
  })

  test('of several lines is written whole or not at all', async () => {
    expect((await submit([line(), line({ LineId: second.LineId, Text: '短' })])).code).toBe('REVIEW_TEXT_TOO_SHORT')
    expect((await submit([line(), line()])).code).toBe('REVIEW_NOT_ALLOWED')
    expect((await detail()).body?.Lines.map(({ Review }) => Review)).toEqual([null, null])
    expect((await submit([line(), line({ LineId: second.LineId })])).success).toBe(true)
  })

  test('sent twice with one RequestId is one', async () => {
    const RequestId = crypto.randomUUID()
    const both = await Promise.all([submit([line()], { RequestId }), submit([line()], { RequestId })])
    expect(both.map(({ success }) => success)).toEqual([true, true])
    expect((await seen()).total).toBe(1)
  })

  test('written twice at the same time is one', async () => {
    const codes = (await Promise.all([submit(), submit()])).map(({ code }) => code)
    expect(codes.toSorted()).toEqual(['OK', 'REVIEW_NOT_ALLOWED'])
  })

  test.each([
    ['four characters', '还不错呢', 'REVIEW_TEXT_TOO_SHORT'],
    ['spaces around four', '   还不错呢   ', 'REVIEW_TEXT_TOO_SHORT'],
    ['five', '还不错呢！', 'OK'],
    ['none', undefined, 'OK'],
    ['500', '好'.repeat(500), 'OK'],
    ['501', '好'.repeat(501), 'INVALID_INPUT'],
  ])('of %s characters', async (_, Text, code) => {
    expect((await submit([line({ Text })])).code).toBe(code)
  })

  test('needs stars, from one to five', async () => {
    for (const Stars of [0, 6, 4.5]) expect((await submit([line({ Stars: Stars as 1 })])).code).toBe('INVALID_INPUT')
  })

  test('keeps text as text', async () => {
    await submit([line({ Text: '<b>加粗</b><script>alert(1)</script>' })])
    expect((await seen()).Items[0]?.Text).toBe('<b>加粗</b><script>alert(1)</script>')
  })

  test('hides the author: the family name, or none', async () => {
    await submit([line(), line({ LineId: second.LineId, Anonymous: true })])
    expect((await seen()).Items[0]?.UserName).toBe('行**')
    expect((await seen(second.ProductCode)).Items[0]?.UserName).toBe('匿名用户')
    expect(JSON.stringify(await seen())).not.toContain('行政采购')
  })

  test('scores delivery and service once', async () => {
    await submit([line()], { DeliveryScore: 5 })
    const { body } = await submit([line({ LineId: second.LineId })], { DeliveryScore: 1, ServiceScore: 3 })
    expect(body).toMatchObject({ DeliveryScore: 5, ServiceScore: 3 })
  })
})

describe('who reviews what', () => {
  test('the buyer alone: the order does not exist for others, whatever they may see', async () => {
    for (const account of ['admin', 'approver', 'buyer2', 'other']) {
      const { Token } = await mall.login(account)
      expect((await detail(Token)).code).toBe('ORDER_NOT_FOUND')
      expect((await submit([line()], {}, Token)).code).toBe('ORDER_NOT_FOUND')
    }
  })

  test('received lines of a completed order', async () => {
    await mall.db.update(orderLine).set({ receivedQuantity: 0 }).where(eq(orderLine.id, second.LineId))
    expect((await detail()).body?.Lines.map(({ LineId }) => LineId)).toEqual([first.LineId])
    expect((await submit([line({ LineId: second.LineId })])).code).toBe('ORDER_LINE_NOT_FOUND')
    await mall.db.update(orders).set({ status: 50 }).where(eq(orders.orderNo, OrderNo))
    expect((await submit()).code).toBe('ORDER_ACTION_NOT_ALLOWED')
  })

  test('no line of another order', async () => {
    const other = await received()
    const foreign = (await detail(shopper.token, other)).body?.Lines[0]?.LineId ?? 0
    expect((await submit([line({ LineId: foreign })])).code).toBe('ORDER_LINE_NOT_FOUND')
  })

  test('is offered by the order while something can be written: the review, then what is appended to it', async () => {
    const offered = async () => (await shopper.detail(OrderNo)).AllowActions.filter((action) => action === 'Review' || action === 'AppendReview')
    expect(await offered()).toEqual(['Review'])
    await submit([line(), line({ LineId: second.LineId })])
    expect(await offered()).toEqual(['AppendReview'])
    await append()
    await append({ LineId: second.LineId })
    expect(await offered()).toEqual([])
  })
})

describe('what is appended', () => {
  test('comes once, after the review', async () => {
    expect((await append()).code).toBe('REVIEW_NOT_ALLOWED')
    await submit()
    expect((await append({ Text: '还行' })).code).toBe('REVIEW_TEXT_TOO_SHORT')
    expect((await append()).body?.Lines[0]).toMatchObject({ AllowActions: [], Review: { Append: { Text: '用了两周，依然好用' } } })
    expect((await append()).code).toBe('REVIEW_NOT_ALLOWED')
    expect((await seen()).Items[0]?.Append?.Text).toBe('用了两周，依然好用')
  })

  test.each([[30, 'OK'], [31, 'REVIEW_NOT_ALLOWED']])('%i days after it: %s', async (days, code) => {
    await submit()
    const writtenAt = new Date(mall.clock().getTime() - days * 86_400_000)
    await mall.db.update(lineReview).set({ createdAt: writtenAt }).where(eq(lineReview.orderLineId, first.LineId))
    expect((await append()).code).toBe(code)
  })
})

describe('pictures', () => {
  test('are seen by everybody once they are part of a review', async () => {
    const url = await uploaded(png(100))
    expect((await mall.fetch(url)).status).toBe(401)
    await submit([line({ Images: [url] })])
    expect((await mall.fetch(url)).headers.get('content-type')).toBe('image/png')
    expect(await seen()).toMatchObject({ ImageCount: 1, Items: [{ Images: [url] }] })
  })

  test('are own uploads of at most 2 MB, five of them, and nothing else', async () => {
    const { Token } = await mall.login('buyer2')
    const theirs = await uploaded(png(100), Token)
    const large = await uploaded(png(2 * 1024 * 1024 + 1))
    const form = new FormData()
    form.append('file', new File(['%PDF-1.7'], '报价.pdf'))
    const pdf = (await mall.call('POST /api/File/Execute', form as never, { token: shopper.token })).body?.Url ?? ''
    for (const url of [theirs, large, pdf, '/files/none', '/pictures/products/1.svg', 'https://elsewhere.example/a.png']) {
      expect((await submit([line({ Images: [url] })])).code, url).toBe('IMAGE_INVALID')
    }
    const open = await mall.db.select().from(uploadedFile).where(eq(uploadedFile.isPublic, true))
    expect(open.map(({ id }) => `/files/${id}`)).not.toContain(theirs)
    const own = await uploaded(png(2 * 1024 * 1024))
    expect((await submit([line({ Images: Array.from({ length: 6 }, () => own) })])).code).toBe('INVALID_INPUT')
    expect((await submit([line({ Images: [own] })])).success).toBe(true)
  })
})

describe('the reviews of a product', () => {
  test('are counted by stars, filtered and paged, the latest first', async () => {
    await mall.db.update(orderLine).set({ productId: sql`(select product_id from order_line where id = ${first.LineId})` }).where(eq(orderLine.id, second.LineId))
    await submit([line({ Stars: 5, Text: '先写的这一条' })])
    mall.advance(1000)
    await submit([line({ LineId: second.LineId, Stars: 2, Text: '后写的这一条' })])
    const all = await seen()
    expect(all.Items.map(({ Text }) => Text)).toEqual(['后写的这一条', '先写的这一条'])
    expect(all).toMatchObject({ total: 2, Count: 2, Average: 3.5 })
    expect(all.Distribution.map(({ Stars, Count }) => [Stars, Count])).toEqual([[5, 1], [4, 0], [3, 0], [2, 1], [1, 0]])
    expect(await seen(first.ProductCode, { Stars: 5 })).toMatchObject({ total: 1, Count: 2, Average: 3.5, Items: [{ Stars: 5 }] })
    expect((await seen(first.ProductCode, { OnlyWithImages: true })).total).toBe(0)
    expect((await seen(first.ProductCode, { PageIndex: 2 })).Items).toEqual([])
  })

  test('of a product without any are none, of an unknown product an error', async () => {
    expect(await seen()).toMatchObject({ Items: [], total: 0, Count: 0, Average: null })
    expect((await mall.call('POST /api/Product/Reviews', { ProductCode: '99999999999', PageIndex: 1, PageSize: 20 })).code).toBe('PRODUCT_NOT_FOUND')
  })
})
