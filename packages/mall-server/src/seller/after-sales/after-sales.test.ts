import { and, eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it, test } from 'vitest'
import { afterSalesStatus, afterSalesType, type CallInput, type CallOutput } from '@mall/api/contract'
import type { SellerAfterSales, SellerAfterSalesDetail, SellerAfterSalesListRequest } from '@mall/api/seller/contract'
import { demo } from '../../demo/organisation.ts'
import { demoStaff } from '../../demo/staff.ts'
import { afterSales } from '../../platform/db/schema/after-sales.ts'
import { userNotice } from '../../platform/db/schema/notice.ts'
import { enterprise } from '../../platform/db/schema/organisation.ts'
import { auditLog } from '../../platform/db/schema/writes.ts'
import { loginStaff } from '../../testing/staff-sessions.ts'
import { createTestMall, type TestMall } from '../../testing/test-mall.ts'
import { createAfterSalesBench, type AfterSalesBench } from '../../trade/after-sales/testing/after-sales-bench.ts'
import { findTradeViolations } from '../../trade/trade-checks.ts'

let mall: TestMall
let bench: AfterSalesBench
const tokens: Record<'seller' | 'sales' | 'warehouse', string> = { seller: '', sales: '', warehouse: '' }
beforeAll(async () => {
  mall = await createTestMall()
  bench = await createAfterSalesBench(mall)
  for (const account of ['seller', 'sales', 'warehouse'] as const) tokens[account] = (await loginStaff(mall, account)).Token
}, 120_000)
afterEach(async () => {
  expect(await findTradeViolations(mall.db)).toEqual([])
})
afterAll(() => mall.close())

type ActionKey = `POST /api/SellerAfterSales/${'Approve' | 'Reject' | 'FillExpress' | 'Receive' | 'Finish'}`

const bodyOf = <Body>({ body, message }: { readonly body: Body | null; readonly message: string }): Body => {
  if (body === null) throw new Error(message)
  return body
}
const list = async (asked: Partial<SellerAfterSalesListRequest> = {}, token = tokens.seller) =>
  bodyOf(await mall.call('POST /api/SellerAfterSales/List', { PageIndex: 1, PageSize: 1000, ...asked }, { token }))
const detail = async (ReturnOrderId: string, token = tokens.sales) => bodyOf(await mall.call('POST /api/SellerAfterSales/Detail', { ReturnOrderId }, { token }))
const asRead = ({ ReturnOrderId, Version }: Pick<SellerAfterSales, 'ReturnOrderId' | 'Version'>) => ({ ReturnOrderId, Version, RequestId: crypto.randomUUID() })
const send = <Key extends ActionKey>(key: Key, input: CallInput<Key>, token = tokens.sales) => mall.call(key, input, { token })
const done = async <Key extends ActionKey>(key: Key, input: CallInput<Key>): Promise<CallOutput<Key>> => bodyOf(await send(key, input))

const express = { Carrier: '顺远快递', TrackingNo: 'SY1234567890' }
const applied = async (changes: Parameters<AfterSalesBench['applied']>[1] = {}, pieces = 5) => {
  const line = await bench.received(pieces)
  const { ReturnOrderId } = await bench.applied(line, changes)
  return { line, service: await detail(ReturnOrderId) }
}
const approved = async (changes: Parameters<AfterSalesBench['applied']>[1] = {}) => {
  const { line, service } = await applied(changes)
  return { line, service: await done('POST /api/SellerAfterSales/Approve', { ...asRead(service), Note: '请寄回示例路 88 号仓库' }) }
}
/** Of one that the seller's courier picks up: its goods are here. */
const received = async (changes: Parameters<AfterSalesBench['applied']>[1] = {}) => {
  const { line, service } = await approved({ ...changes, ReturnMode: 1 })
  const sent = await done('POST /api/SellerAfterSales/FillExpress', { ...asRead(service), ...express })
  return { line, service: await done('POST /api/SellerAfterSales/Receive', asRead(sent)) }
}

describe('the list', () => {
  it('has all services, the newest first; 名下客户 those of the portfolio', async () => {
    const rows = await mall.db.select().from(afterSales)
    const all = await list()
    expect(all.total).toBe(rows.length)
    expect(all.Items.map(({ ApplyTime }) => ApplyTime)).toEqual(all.Items.map(({ ApplyTime }) => ApplyTime).toSorted().toReversed())
    expect(all.StatusCounts.reduce((sum, { Count }) => sum + Count, 0)).toBe(all.total)
    const own = rows.filter(({ enterpriseId }) => enterpriseId === demo.enterprises.huaqiTech || enterpriseId === demo.enterprises.huaqiFactory)
    const ofSales = await list({}, tokens.sales)
    expect(new Set(ofSales.Items.map(({ ReturnOrderId }) => ReturnOrderId))).toEqual(new Set(own.map(({ returnNo }) => returnNo)))
    expect(ofSales.total).toBeLessThan(all.total)
  })

  const filters: readonly (readonly [string, (row: SellerAfterSales) => Partial<SellerAfterSalesListRequest>, (found: SellerAfterSales, row: SellerAfterSales) => boolean])[] = [
    ['number', ({ ReturnOrderId }) => ({ Keyword: ReturnOrderId.slice(4) }), (found, { ReturnOrderId }) => found.ReturnOrderId === ReturnOrderId],
    ['order', ({ OrderNo }) => ({ Keyword: OrderNo }), (found, { OrderNo }) => found.OrderNo === OrderNo],
    ['customer', () => ({ Customer: '远帆' }), ({ EnterpriseName }) => EnterpriseName.includes('远帆')],
    ['type', () => ({ Type: afterSalesType.exchange }), ({ Type }) => Type === afterSalesType.exchange],
    ['status', () => ({ Status: afterSalesStatus.completed }), ({ Status }) => Status === afterSalesStatus.completed],
  ]
  test.each(filters)('%s finds exactly what matches', async (_, asked, matches) => {
    const all = (await list()).Items
    const row = all[Math.floor(all.length / 2)]
    if (row === undefined) throw new Error('The demo has no services')
    const { Items, total } = await list(asked(row))
    expect(Items).toEqual(all.filter((each) => matches(each, row)))
    expect(total).toBe(Items.length)
    expect(total).toBeGreaterThan(0)
    expect(total).toBeLessThan(all.length)
  })

  it('names the company of each', async () => {
    const names = new Map((await mall.db.select().from(enterprise)).map(({ id, name }) => [id, name]))
    const owners = new Map((await mall.db.select().from(afterSales)).map(({ returnNo, enterpriseId }) => [returnNo, enterpriseId]))
    for (const { ReturnOrderId, EnterpriseName } of (await list()).Items) expect(EnterpriseName).toBe(names.get(owners.get(ReturnOrderId) ?? 0))
  })
})

describe('who may', () => {
  it('of a company outside the portfolio there is none, neither to read nor to move', async () => {
    const [foreign] = await mall.db.select().from(afterSales).where(eq(afterSales.userId, demo.users.other)).limit(1)
    const ReturnOrderId = foreign?.returnNo ?? ''
    expect((await mall.call('POST /api/SellerAfterSales/Detail', { ReturnOrderId }, { token: tokens.sales })).code).toBe('AFTER_SALES_NOT_FOUND')
    expect((await send('POST /api/SellerAfterSales/Receive', asRead({ ReturnOrderId, Version: foreign?.version ?? 1 }))).code).toBe('AFTER_SALES_NOT_FOUND')
    expect((await detail(ReturnOrderId, tokens.seller)).ReturnOrderId).toBe(ReturnOrderId)
  })

  it('who only reads sees no action, and is refused', async () => {
    const { service } = await applied()
    expect(service.AllowActions).toEqual(['Approve', 'Reject', 'Ask'])
    expect((await detail(service.ReturnOrderId, tokens.warehouse)).AllowActions).toEqual([])
    expect((await send('POST /api/SellerAfterSales/Approve', { ...asRead(service), Note: '请寄回' }, tokens.warehouse)).status).toBe(403)
  })

  it('with 自行寄回 the applicant alone says how the goods travel', async () => {
    const { service } = await approved()
    expect(service.AllowActions).toEqual([])
    expect((await send('POST /api/SellerAfterSales/FillExpress', { ...asRead(service), ...express })).code).toBe('AFTER_SALES_ACTION_NOT_ALLOWED')
  })

  it('nobody skips a step', async () => {
    const { service } = await applied()
    expect((await send('POST /api/SellerAfterSales/Finish', { ...asRead(service), SentBack: null, Note: '' })).message).toBe('该服务单不能完成处理，请刷新后重试')
    expect((await send('POST /api/SellerAfterSales/Receive', asRead(service))).code).toBe('AFTER_SALES_ACTION_NOT_ALLOWED')
  })
})

describe('a return', () => {
  it('is accepted once, by name in the audit log, as the seller in the applicant’s log', async () => {
    const { service } = await applied()
    const input = { ...asRead(service), Note: '请寄回示例路 88 号仓库' }
    const first = await send('POST /api/SellerAfterSales/Approve', input)
    expect(first.body).toMatchObject({ Status: afterSalesStatus.pendingReturn, SellerNote: '请寄回示例路 88 号仓库' })
    expect((await send('POST /api/SellerAfterSales/Approve', input)).body).toEqual(first.body)
    expect((await send('POST /api/SellerAfterSales/Approve', { ...input, RequestId: crypto.randomUUID() })).code).toBe('VERSION_CONFLICT')
    const [entry] = await mall.db.select().from(auditLog).where(and(eq(auditLog.action, 'AfterSales.Approve'), eq(auditLog.entityId, service.ReturnOrderId)))
    expect(entry).toMatchObject({ staffId: demoStaff.sales, before: { Status: 10 }, after: { Status: 20 } })
    expect((await bench.detail(service.ReturnOrderId)).Logs.map(({ Operator, Text }) => [Operator, Text])).toContainEqual(['商家', '审核通过：请寄回示例路 88 号仓库'])
  })

  it('goes to the refund: goods into the stock when they are here, money once when it is finished', async () => {
    const { line, service } = await received({ Quantity: 2 })
    const [used, stock] = [await bench.usedNow(), await bench.stockOf(line.goods.id)]
    expect(service).toMatchObject({ Status: afterSalesStatus.processing, AllowActions: ['Finish'], RefundAmount: 100, RefundTime: null })
    const finished = await done('POST /api/SellerAfterSales/Finish', { ...asRead(service), SentBack: null, Note: '运费险另行赔付' })
    expect(finished).toMatchObject({ Status: afterSalesStatus.pendingConfirmation, AllowActions: [] })
    expect(finished.RefundTime).not.toBeNull()
    expect([await bench.usedNow(), await bench.stockOf(line.goods.id)]).toEqual([used - 10_000, stock])
    expect(finished.Logs.at(-1)?.Text).toBe('退款已办理，请确认；运费险另行赔付')
    await bench.act('Reopen', service.ReturnOrderId)
    await done('POST /api/SellerAfterSales/Finish', { ...asRead(await detail(service.ReturnOrderId)), SentBack: null, Note: '' })
    expect(await bench.usedNow()).toBe(used - 10_000)
    const [row] = await mall.db.select().from(afterSales).where(eq(afterSales.returnNo, service.ReturnOrderId))
    const notices = await mall.db.select().from(userNotice).where(eq(userNotice.subject, `afterSales:${row?.id ?? 0}`))
    expect(notices.map(({ title }) => title)).toContain('你的退货已退款，请确认')
  })

  it('has nothing that is sent to the applicant; an exchange has', async () => {
    const { service } = await received()
    expect((await send('POST /api/SellerAfterSales/Finish', { ...asRead(service), SentBack: express, Note: '' })).code).toBe('AFTER_SALES_SENT_BACK')
    const { service: exchange } = await received({ Type: 2 })
    expect((await send('POST /api/SellerAfterSales/Finish', { ...asRead(exchange), SentBack: null, Note: '' })).code).toBe('AFTER_SALES_SENT_BACK')
    const finished = await done('POST /api/SellerAfterSales/Finish', { ...asRead(exchange), SentBack: express, Note: '' })
    expect(finished.Logs.at(-1)?.Text).toBe('已换新商品寄出，请确认；顺远快递 SY1234567890')
  })

  it('is rejected with a reason, which frees its pieces', async () => {
    const { line, service } = await applied({ Quantity: 5 })
    expect((await send('POST /api/SellerAfterSales/Reject', { ...asRead(service), Note: ' ' })).code).toBe('INVALID_INPUT')
    const rejected = await done('POST /api/SellerAfterSales/Reject', { ...asRead(service), Note: '外观完好，未见裂纹' })
    expect(rejected).toMatchObject({ Status: afterSalesStatus.rejected, SellerNote: '外观完好，未见裂纹', AllowActions: [] })
    expect((await bench.check(line)).body?.AvailableQuantity).toBe(5)
  })

  it('accepted and rejected by twenty at once: one answer', async () => {
    const { service } = await applied()
    const replies = await Promise.all(Array.from({ length: 20 }, (_, at) => send(at % 2 === 0 ? 'POST /api/SellerAfterSales/Approve' : 'POST /api/SellerAfterSales/Reject', { ...asRead(service), Note: `第 ${at} 个` })))
    expect(replies.filter(({ success }) => success)).toHaveLength(1)
    expect(new Set(replies.filter(({ success }) => !success).map(({ code }) => code))).toEqual(new Set(['VERSION_CONFLICT']))
  })
})

it('the simulated seller leaves a service to the hand that touched it', async () => {
  const [byHand, other] = [(await approved({ ReturnMode: 1 })).service, (await applied({ ReturnMode: 1 })).service]
  const statusOf = async ({ ReturnOrderId }: SellerAfterSalesDetail) => (await detail(ReturnOrderId)).Status
  await bench.sellerWorks(24 * 10)
  expect(await statusOf(byHand)).toBe(afterSalesStatus.pendingReturn)
  expect(await statusOf(other)).toBe(afterSalesStatus.pendingConfirmation)
})
