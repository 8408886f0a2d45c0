import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { eq } from 'drizzle-orm'
import type { CallInput } from '@mall/api/contract'
import { inquiry, inquiryLine } from '../../platform/db/schema/inquiry.ts'
import { userNotice } from '../../platform/db/schema/notice.ts'
import { demo } from '../../demo/organisation.ts'
import { plainProduct } from '../../testing/shopper.ts'
import { createTestMall, type TestMall } from '../../testing/test-mall.ts'
import { createInquiryBench, wanted, type InquiryBench } from './testing/inquiry-bench.ts'

let mall: TestMall
let bench: InquiryBench
const tokens = new Map<string, string>()

beforeAll(async () => {
  mall = await createTestMall()
  bench = await createInquiryBench(mall)
  for (const account of ['admin', 'finance', 'buyer', 'other']) tokens.set(account, (await mall.login(account)).Token)
}, 120_000)

afterAll(() => mall.close())

const list = async (account: string, filters: Partial<CallInput<'POST /api/Inquiry/List'>> = {}) => {
  const { body, message } = await mall.call('POST /api/Inquiry/List', { PageIndex: 1, PageSize: 1000, ...filters }, { token: tokens.get(account) })
  if (body === null) throw new Error(message)
  return body
}

describe('every user sees what is within the scope of their roles', () => {
  type Stored = typeof inquiry.$inferSelect
  test.each([
    ['admin', ({ groupId }: Stored) => groupId === demo.groups.huaqi],
    ['buyer', ({ userId }: Stored) => userId === demo.users.buyer],
    ['other', ({ enterpriseId }: Stored) => enterpriseId === demo.enterprises.yuanfanLogistics],
  ])('%s', async (account, holds) => {
    const stored = (await mall.db.select().from(inquiry)).filter(holds)
    const { Items, total } = await list(account)
    expect(new Set(Items.map(({ InquiryId }) => InquiryId))).toEqual(new Set(stored.map(({ id }) => id)))
    expect(total).toBe(stored.length)
    expect(total).toBeGreaterThan(0)
  })

  test('who may not order sees none', async () => {
    const { InquiryId } = await bench.sent()
    const token = { token: tokens.get('finance') }
    expect((await mall.call('POST /api/Inquiry/List', { PageIndex: 1, PageSize: 20 }, token)).status).toBe(403)
    expect((await mall.call('POST /api/Inquiry/Detail', { InquiryId }, token)).status).toBe(403)
  })

  test('another company’s is unknown, a colleague’s can be read and not acted on', async () => {
    const sent = await bench.sent()
    for (const call of ['Detail', 'Cancel', 'Message'] as const) {
      const input = { InquiryId: sent.InquiryId, Version: 1, RequestId: crypto.randomUUID(), Reason: '', Text: '在吗' }
      expect((await mall.send(`POST /api/Inquiry/${call}`, input, { token: tokens.get('other') })).code).toBe('INQUIRY_NOT_FOUND')
    }
    const seen = await bench.detail(sent, tokens.get('admin'))
    expect(seen.body?.AllowActions).toEqual(['View'])
    expect((await bench.decide('Cancel', sent, tokens.get('admin'))).code).toBe('INQUIRY_ACTION_NOT_ALLOWED')
  })
})

test('each filter returns exactly the matching inquiries, and the tabs count under the same', async () => {
  const all = (await list('buyer')).Items
  const [one] = all
  if (one === undefined) throw new Error('The demo has no inquiry')
  const day = one.CreateTime.slice(0, 10)
  const named = async (text: string) => new Set((await mall.db.select().from(inquiryLine)).filter(({ name }) => name.includes(text)).map(({ inquiryId }) => inquiryId))
  const holders = await named('订书机')
  const cases = [
    [{ Keyword: ` ${one.InquiryNo.slice(2)} ` }, ({ InquiryNo }: typeof one) => InquiryNo.includes(one.InquiryNo.slice(2))],
    [{ Keyword: '订书机' }, ({ InquiryId }: typeof one) => holders.has(InquiryId)],
    [{ BeginTime: day, EndTime: day }, ({ CreateTime }: typeof one) => CreateTime.startsWith(day)],
    [{ Status: one.Status }, ({ Status }: typeof one) => Status === one.Status],
    [{ Keyword: '%' }, () => false],
  ] as const
  for (const [filters, matches] of cases) {
    const found = await list('buyer', filters)
    expect(found.Items, JSON.stringify(filters)).toEqual(all.filter(matches))
    const counted = 'Status' in filters ? all : all.filter(matches)
    expect(found.StatusCounts.reduce((sum, { Count }) => sum + Count, 0)).toBe(counted.length)
  }
  const times = all.map(({ CreateTime }) => CreateTime)
  expect(times).toEqual(times.toSorted().toReversed())
})

describe('an inquiry', () => {
  test('is sent once, with a number, and waits for the seller', async () => {
    const RequestId = crypto.randomUUID()
    const first = await bench.save([{}, { Name: '台历', TargetPrice: 12.5, ExpectedDate: '2026-04-01' }], { RequestId })
    expect((await bench.save([{}, { Name: '台历', TargetPrice: 12.5, ExpectedDate: '2026-04-01' }], { RequestId })).body).toEqual(first.body)
    expect(first.body).toMatchObject({
      InquiryNo: expect.stringMatching(/^XJ20260318\d{4,}$/), StatusName: '待受理', FirstName: wanted.Name, LineCount: 2, QuotedAmount: null,
      AllowActions: ['View', 'Edit', 'Message', 'Cancel'], Lines: [{ ...wanted, Quote: null }, { Name: '台历', TargetPrice: 12.5, ExpectedDate: '2026-04-01' }],
    })
  })

  test('of a day that is over, or of a product that nobody has, is not sent', async () => {
    expect(await bench.save([{}, { ExpectedDate: '2026-03-17' }])).toMatchObject({ success: false, code: 'INQUIRY_LINE_INVALID', message: '第2行：期望到货日不能早于今天' })
    expect((await bench.save([{ ProductCode: '99999999' }])).message).toBe('第1行：商品编码不存在：99999999')
    for (const bad of [{ Link: 'javascript:alert(1)' }, { Images: ['https://elsewhere.example/a.png'] }, { Quantity: 0 }, { Name: ' ' }]) {
      expect((await bench.save([bad])).code, JSON.stringify(bad)).toBe('INVALID_INPUT')
    }
    expect((await bench.save(Array.from({ length: 101 }, () => ({})))).code).toBe('INVALID_INPUT')
    expect((await bench.save([{}], {}, tokens.get('finance'))).status).toBe(403)
  })

  test('can be changed while nobody has quoted, in the version that was read', async () => {
    const sent = await bench.sent({}, { Name: '台历' })
    const change = { InquiryId: sent.InquiryId, Version: sent.Version }
    const { body } = await bench.save([{ Quantity: 30 }], change)
    expect(body).toMatchObject({ InquiryNo: sent.InquiryNo, Version: 2, LineCount: 1, Lines: [{ Quantity: 30 }] })
    expect((await bench.save([{}], change)).code).toBe('VERSION_CONFLICT')
    const { id: productId } = await plainProduct(mall)
    await bench.quote(sent, [{ productId, priceFen: 4_000 }])
    expect((await bench.save([{}], { ...change, Version: 3 })).code).toBe('INQUIRY_ACTION_NOT_ALLOWED')
  })

  test('is cancelled before the quote, and not after', async () => {
    const sent = await bench.sent()
    const cancelled = await bench.decide('Cancel', sent)
    expect(cancelled.body).toMatchObject({ StatusName: '已取消', AllowActions: ['View', 'Renew'] })
    expect((await bench.decide('Cancel', { ...sent, Version: 2 })).message).toBe('询价单已取消，不能进行此操作')
  })

  test('has messages in both directions while it is open', async () => {
    const sent = await bench.sent()
    const say = (Text: string, RequestId: string = crypto.randomUUID()) => mall.call('POST /api/Inquiry/Message', { InquiryId: sent.InquiryId, Text, RequestId }, { token: bench.shopper.token })
    const RequestId = crypto.randomUUID()
    await say(' 可以刻字吗？ ', RequestId)
    await say(' 可以刻字吗？ ', RequestId)
    const { id: productId } = await plainProduct(mall)
    const quoted = await bench.quote(sent, [{ productId, priceFen: 4_000 }])
    expect(quoted.Messages.map(({ IsSeller, Text }) => [IsSeller, Text])).toEqual([[false, '可以刻字吗？'], [true, '您好，已为您报价。']])
    await bench.decide('Decline', quoted)
    expect((await say('还在吗')).code).toBe('INQUIRY_ACTION_NOT_ALLOWED')
  })
})

test('the applicant is notified of a quote, and the notice is settled by the decision', async () => {
  const sent = await bench.sent()
  const { id: productId } = await plainProduct(mall)
  const quoted = await bench.quote(sent, [{ productId, priceFen: 4_000 }])
  const notices = () => mall.db.select().from(userNotice).where(eq(userNotice.subject, `inquiry:${sent.InquiryId}`))
  expect(await notices()).toMatchObject([
    { userId: demo.users.buyer, kind: 'quoted', title: '你的询价已有报价，请确认', facts: ['¥800.00', sent.InquiryNo], target: { Kind: 'inquiry', InquiryNo: sent.InquiryNo }, doneAt: null },
  ])
  await bench.decide('Decline', quoted)
  expect((await notices())[0]?.doneAt).toEqual(mall.clock())
})
