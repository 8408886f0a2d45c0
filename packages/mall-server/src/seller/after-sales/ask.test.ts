import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { defaultWorkCalendar } from '@mall/api/seller/contract'
import { afterSalesLifecycle, afterSalesStatus, maxAfterSalesQuestions, type AfterSalesStatus } from '@mall/api/contract'
import { demoStaff } from '../../demo/staff.ts'
import { afterSales, afterSalesMessage } from '../../platform/db/schema/after-sales.ts'
import { userNotice } from '../../platform/db/schema/notice.ts'
import { auditLog } from '../../platform/db/schema/writes.ts'
import { workedBetween } from '../../platform/calendar/working-time.ts'
import { picture } from '../../testing/contract-cases/steps.ts'
import { loginStaff } from '../../testing/staff-sessions.ts'
import { createTestMall, type TestMall } from '../../testing/test-mall.ts'
import { createAfterSalesBench, type AfterSalesBench, type BenchAccount } from '../../trade/after-sales/testing/after-sales-bench.ts'

const staffAccounts = ['seller', 'sales', 'warehouse'] as const
type StaffAccount = (typeof staffAccounts)[number]

let mall: TestMall
let bench: AfterSalesBench
const tokens: Record<StaffAccount, string> = { seller: '', sales: '', warehouse: '' }
let shared: { readonly OrderNo: string; readonly LineId: number }
beforeAll(async () => {
  mall = await createTestMall()
  bench = await createAfterSalesBench(mall)
  for (const account of staffAccounts) tokens[account] = (await loginStaff(mall, account)).Token
  shared = await bench.received(90)
}, 120_000)
afterAll(() => mall.close())

const bodyOf = <Body>({ body, message }: { readonly body: Body | null; readonly message: string }): Body => {
  if (body === null) throw new Error(message)
  return body
}
const applied = async (): Promise<string> => (await bench.applied(shared)).ReturnOrderId
const detail = async (ReturnOrderId: string, account: StaffAccount = 'sales') => bodyOf(await mall.call('POST /api/SellerAfterSales/Detail', { ReturnOrderId }, { token: tokens[account] }))
const asRead = async (ReturnOrderId: string) => ({ ReturnOrderId, Version: (await bench.detail(ReturnOrderId)).Version, RequestId: crypto.randomUUID() })
const ask = async (ReturnOrderId: string, Text = '请拍一下铭牌', account: StaffAccount = 'sales') =>
  mall.call('POST /api/SellerAfterSales/Ask', { ...(await asRead(ReturnOrderId)), Text }, { token: tokens[account] })
const asked = async (): Promise<string> => {
  const ReturnOrderId = await applied()
  bodyOf(await ask(ReturnOrderId))
  return ReturnOrderId
}
const answer = async (ReturnOrderId: string, { account = 'buyer', Text = '铭牌在照片里', Images = [] }: { account?: BenchAccount; Text?: string; Images?: { Url: string; Name: string }[] } = {}) =>
  mall.call('POST /api/AfterSales/Supplement', { ...(await asRead(ReturnOrderId)), Text, Images }, bench.token(account))
const uploaded = async (account: BenchAccount): Promise<string> => ((await mall.send('POST /api/File/Execute', picture('file'), bench.token(account))).body as { readonly Url: string }).Url
const rowOf = async (ReturnOrderId: string) => {
  const [row] = await mall.db.select().from(afterSales).where(eq(afterSales.returnNo, ReturnOrderId))
  if (row === undefined) throw new Error(ReturnOrderId)
  return row
}
const noticesOf = async (ReturnOrderId: string) => mall.db.select().from(userNotice).where(eq(userNotice.subject, `afterSales:${(await rowOf(ReturnOrderId)).id}`))

describe('who may, in which state', () => {
  const now = new Date('2026-03-18T10:00:00+08:00')
  const states: readonly (readonly [string, AfterSalesStatus, Date | null])[] = [
    ...afterSalesLifecycle.states.map(({ status, name }) => [name, status, null] as const),
    ['待补充', afterSalesStatus.pendingReview, now],
  ]
  let ReturnOrderId = ''
  beforeAll(async () => {
    ReturnOrderId = await applied()
  })
  const put = (status: AfterSalesStatus, askedAt: Date | null) => mall.db.update(afterSales).set({ status, askedAt }).where(eq(afterSales.returnNo, ReturnOrderId))
  const managers: ReadonlySet<StaffAccount> = new Set(['seller', 'sales'])

  describe.each(states)('%s', (_, status, askedAt) => {
    const isWaiting = status === afterSalesStatus.pendingReview && askedAt === null

    test.each(staffAccounts)('%s asks only of an application that is checked, and who manages services', async (account) => {
      await put(status, askedAt)
      const isAllowed = isWaiting && managers.has(account)
      expect((await detail(ReturnOrderId, account)).AllowActions.includes('Ask')).toBe(isAllowed)
      const reply = await ask(ReturnOrderId, '请拍一下铭牌', account)
      expect(reply.success, reply.message).toBe(isAllowed)
      if (!managers.has(account)) expect(reply.status).toBe(403)
      else if (!isAllowed) expect(reply.code).toBe('AFTER_SALES_ACTION_NOT_ALLOWED')
      expect((await rowOf(ReturnOrderId)).askedAt !== null).toBe(isAllowed || askedAt !== null)
    })

    test.each(['buyer', 'approver', 'finance', 'admin', 'buyer2', 'other'] as const)('%s answers only as the applicant, and what was asked', async (account) => {
      await put(status, askedAt)
      const isAllowed = askedAt !== null && account === 'buyer'
      const { body } = await mall.call('POST /api/AfterSales/Detail', { ReturnOrderId }, bench.token(account))
      expect(body?.AllowActions.includes('Supplement') ?? false).toBe(isAllowed)
      const reply = await answer(ReturnOrderId, { account })
      expect(reply.success, reply.message).toBe(isAllowed)
      expect((await rowOf(ReturnOrderId)).askedAt !== null).toBe(askedAt !== null && !isAllowed)
      expect((await rowOf(ReturnOrderId)).status).toBe(status)
    })
  })
})

describe('a question', () => {
  it('waits for its answer, and both sides read them in their order', async () => {
    const ReturnOrderId = await applied()
    const before = await detail(ReturnOrderId)
    const first = bodyOf(await ask(ReturnOrderId, '  请拍一下铭牌  '))
    expect(first).toMatchObject({ Status: 10, StatusName: '待补充', AwaitsApplicant: true, Version: before.Version + 1, AllowActions: ['Approve', 'Reject'] })
    expect(await bench.detail(ReturnOrderId)).toMatchObject({ StatusName: '待补充', AllowActions: ['View', 'Supplement', 'Cancel'] })
    const Url = await uploaded('buyer')
    expect(bodyOf(await answer(ReturnOrderId, { Images: [{ Url, Name: '铭牌.png' }] }))).toMatchObject({ Status: 10, StatusName: '待审核', AwaitsApplicant: false, AllowActions: ['View', 'Cancel'] })
    bodyOf(await ask(ReturnOrderId, '批次号是多少', 'seller'))
    const own = await bench.detail(ReturnOrderId)
    expect(own.Messages.map(({ IsSeller, UserName, Text, Images }) => [IsSeller, UserName, Text, Images.map(({ Name }) => Name)])).toEqual([
      [true, '商家客服', '请拍一下铭牌', []], [false, own.UserName, '铭牌在照片里', ['铭牌.png']], [true, '商家客服', '批次号是多少', []],
    ])
    const staffRead = (await detail(ReturnOrderId)).Messages
    expect(new Set(staffRead.filter(({ IsSeller }) => IsSeller).map(({ UserName }) => UserName)).size).toBe(2)
    expect(staffRead.some(({ UserName }) => UserName === '商家客服')).toBe(false)
    expect(own.Logs.map(({ Operator, Text }) => `${Operator} ${Text}`).slice(1)).toEqual(['商家 请申请人补充材料', `${own.UserName} 补充了材料`, '商家 请申请人补充材料'])
    const audit = await mall.db.select().from(auditLog).where(and(eq(auditLog.entity, 'afterSales'), eq(auditLog.entityId, ReturnOrderId)))
    expect(audit.slice(1).map(({ action, staffId, after }) => [action, staffId, after])).toEqual([
      ['AfterSales.AskApplicant', demoStaff.sales, { Text: '请拍一下铭牌' }], ['AfterSales.Supplement', null, { Text: '铭牌在照片里', Pictures: 1 }], ['AfterSales.AskApplicant', demoStaff.seller, { Text: '批次号是多少' }],
    ])
  })

  it('stops the time of the check, which goes on where it stood: what was late stays late', async () => {
    const ReturnOrderId = await asked()
    const set = (fields: Partial<typeof afterSales.$inferInsert>) => mall.db.update(afterSales).set(fields).where(eq(afterSales.returnNo, ReturnOrderId))
    // Two days of work before the question; the answer comes today, whenever that is.
    const [created, first] = [new Date('2026-03-12T10:00:00+08:00'), new Date('2026-03-13T17:00:00+08:00')]
    await set({ createdAt: created, askedAt: first })
    bodyOf(await answer(ReturnOrderId))
    const { checkSince } = await rowOf(ReturnOrderId)
    expect(workedBetween(defaultWorkCalendar, checkSince ?? created, mall.clock())).toBe(workedBetween(defaultWorkCalendar, created, first))
    bodyOf(await ask(ReturnOrderId))
    bodyOf(await answer(ReturnOrderId))
    expect((await rowOf(ReturnOrderId)).checkSince).toEqual(checkSince)
  })

  it('notifies the applicant, until they answer, cancel, or it is decided', async () => {
    const title = '商家请你补充售后材料'
    const openTitles = async (ReturnOrderId: string) => (await noticesOf(ReturnOrderId)).filter(({ doneAt }) => doneAt === null).map((notice) => notice.title)
    const [answered, cancelled, decided] = [await asked(), await asked(), await asked()]
    for (const one of [answered, cancelled, decided]) expect(await openTitles(one)).toEqual([title])
    bodyOf(await answer(answered))
    expect(await openTitles(answered)).toEqual([])
    expect((await bench.act('Cancel', cancelled)).success).toBe(true)
    expect(await openTitles(cancelled)).toEqual([])
    bodyOf(await mall.call('POST /api/SellerAfterSales/Approve', { ...(await asRead(decided)), Note: '请寄回' }, { token: tokens.sales }))
    expect(await openTitles(decided)).toEqual(['你的售后申请已通过，请寄回商品'])
    for (const one of [cancelled, decided]) expect((await rowOf(one)).askedAt).toBeNull()
  })

  it('is asked once per RequestId, of the version that was read, in 1 to 500 characters', async () => {
    const ReturnOrderId = await applied()
    const input = { ...(await asRead(ReturnOrderId)), Text: '请拍一下铭牌' }
    const as = { token: tokens.sales }
    const first = await mall.call('POST /api/SellerAfterSales/Ask', input, as)
    expect((await mall.call('POST /api/SellerAfterSales/Ask', input, as)).body).toEqual(first.body)
    expect((await mall.call('POST /api/SellerAfterSales/Ask', { ...input, RequestId: crypto.randomUUID() }, as)).code).toBe('VERSION_CONFLICT')
    for (const Text of [' ', '问'.repeat(501)]) expect((await mall.send('POST /api/SellerAfterSales/Ask', { ...input, Text, RequestId: crypto.randomUUID() }, as)).code).toBe('INVALID_INPUT')
    const reply = { ...(await asRead(ReturnOrderId)), Text: '铭牌在照片里', Images: [] }
    const answered = await mall.call('POST /api/AfterSales/Supplement', reply, bench.token('buyer'))
    expect((await mall.call('POST /api/AfterSales/Supplement', reply, bench.token('buyer'))).body).toEqual(answered.body)
    expect((await mall.call('POST /api/AfterSales/Supplement', { ...reply, RequestId: crypto.randomUUID() }, bench.token('buyer'))).code).toBe('VERSION_CONFLICT')
    expect(await mall.db.$count(afterSalesMessage, eq(afterSalesMessage.afterSalesId, (await rowOf(ReturnOrderId)).id))).toBe(2)
  })

  it(`is the last one after ${maxAfterSalesQuestions}`, async () => {
    const ReturnOrderId = await asked()
    bodyOf(await answer(ReturnOrderId))
    const { id } = await rowOf(ReturnOrderId)
    await mall.db.insert(afterSalesMessage).values(Array.from({ length: maxAfterSalesQuestions - 2 }, () => ({ afterSalesId: id, staffId: demoStaff.sales, text: '再问', images: [], createdAt: mall.clock() })))
    expect((await ask(ReturnOrderId)).success).toBe(true)
    bodyOf(await answer(ReturnOrderId))
    expect(await ask(ReturnOrderId)).toMatchObject({ code: 'AFTER_SALES_QUESTION_LIMIT_REACHED', body: null })
  })

  it('leaves the application to the staff, where the demo plays the seller', async () => {
    const ReturnOrderId = await asked()
    await bench.sellerWorks(24)
    expect((await detail(ReturnOrderId)).StatusName).toBe('待补充')
    bodyOf(await answer(ReturnOrderId))
    await bench.sellerWorks(48)
    expect((await detail(ReturnOrderId)).Status).toBe(afterSalesStatus.pendingReview)
  })
})

describe('the pictures of an answer', () => {
  it('are read by the staff of the customer and by those who see the service, and by nobody else', async () => {
    const ReturnOrderId = await asked()
    const Url = await uploaded('buyer')
    const statusFor = async (token: string | undefined) => (await mall.fetch(Url, token === undefined ? {} : { headers: { Authorization: `Bearer ${token}` } })).status
    expect(await statusFor(tokens.sales)).toBe(404)
    bodyOf(await answer(ReturnOrderId, { Images: [{ Url, Name: '铭牌.png' }] }))
    expect(await Promise.all([tokens.sales, bench.token('buyer').token, bench.token('approver').token, bench.token('buyer2').token, bench.token('other').token].map(statusFor))).toEqual([200, 200, 200, 404, 404])
  })

  it('are the applicant’s own uploads, at most five', async () => {
    const ReturnOrderId = await asked()
    const foreign = { Url: await uploaded('buyer2'), Name: '别人的.png' }
    expect(await answer(ReturnOrderId, { Images: [foreign] })).toMatchObject({ code: 'ATTACHMENT_INVALID', body: null })
    const own = { Url: await uploaded('buyer'), Name: '铭牌.png' }
    expect((await answer(ReturnOrderId, { Images: Array.from({ length: 6 }, () => own) })).code).toBe('INVALID_INPUT')
    expect((await detail(ReturnOrderId)).AwaitsApplicant).toBe(true)
  })
})

test('the lists of both sides say what waits for the applicant, and the seller’s shows either', async () => {
  const ReturnOrderId = await asked()
  const list = async (asked_: object = {}) => bodyOf(await mall.call('POST /api/SellerAfterSales/List', { PageIndex: 1, PageSize: 1000, ...asked_ }, { token: tokens.seller }))
  const all = await list({ Status: afterSalesStatus.pendingReview })
  const [ofSeller, ofApplicant] = [await list({ Turn: 'seller' }), await list({ Turn: 'applicant' })]
  expect(ofApplicant.Items.map((row) => row.ReturnOrderId)).toContain(ReturnOrderId)
  expect(ofApplicant.Items.every(({ AwaitsApplicant, StatusName }) => AwaitsApplicant && StatusName === '待补充')).toBe(true)
  expect(ofSeller.Items.some(({ AwaitsApplicant }) => AwaitsApplicant)).toBe(false)
  expect(ofSeller.total + ofApplicant.total).toBe(all.total)
  expect([all.AwaitsApplicantCount, ofSeller.AwaitsApplicantCount, ofApplicant.AwaitsApplicantCount]).toEqual([ofApplicant.total, 0, ofApplicant.total])
  const own = bodyOf(await mall.call('POST /api/AfterSales/List', { PageIndex: 1, PageSize: 1000 }, bench.token('buyer')))
  expect(own.AwaitsApplicantCount).toBe(own.Items.filter(({ AwaitsApplicant }) => AwaitsApplicant).length)
  expect(own.AwaitsApplicantCount).toBeGreaterThan(0)
})

test('an answer and a decision at the same moment: one of them is made, and nobody waits any more', async () => {
  for (let round = 0; round < 4; round++) {
    const ReturnOrderId = await asked()
    const input = await asRead(ReturnOrderId)
    const [answered, decided] = await Promise.all([
      mall.call('POST /api/AfterSales/Supplement', { ...input, RequestId: crypto.randomUUID(), Text: '铭牌在照片里', Images: [] }, bench.token('buyer')),
      mall.call('POST /api/SellerAfterSales/Reject', { ...input, Note: '外观完好' }, { token: tokens.sales }),
    ])
    expect([answered.success, decided.success].filter(Boolean)).toHaveLength(1)
    expect((answered.success ? decided : answered).code).toBe('VERSION_CONFLICT')
    expect(await rowOf(ReturnOrderId)).toMatchObject({ askedAt: null, status: answered.success ? afterSalesStatus.pendingReview : afterSalesStatus.rejected })
  }
})
