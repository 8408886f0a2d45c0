import { afterAll, beforeAll, expect, test } from 'vitest'
import type { InvoiceListRequest } from '@mall/api/contract'
import { createTestMall, type TestMall } from '../../testing/test-mall.ts'
import { sheetTextsOf } from '../../testing/workbook-texts.ts'
import { createInvoiceBench, type InvoiceBench } from './testing/invoice-bench.ts'

let mall: TestMall
let bench: InvoiceBench

beforeAll(async () => {
  mall = await createTestMall()
  bench = await createInvoiceBench(mall)
}, 180_000)

afterAll(() => mall.close())

const list = async (request: Partial<InvoiceListRequest> = {}, account: 'buyer' | 'buyer2' | 'approver' | 'finance' | 'admin' | 'other' = 'buyer') => {
  const { body, message } = await mall.call('POST /api/Invoice/List', { PageIndex: 1, PageSize: 1000, ...request }, bench.token(account))
  if (body === null) throw new Error(message)
  return body
}

test('the demo has an invoice in every status, the newest first, counted by status', async () => {
  const { Items, total, StatusCounts } = await list()
  expect(StatusCounts.map(({ Status }) => Status)).toEqual([10, 11, 20, 30, 40, 41, 60])
  expect(StatusCounts.reduce((sum, { Count }) => sum + Count, 0)).toBe(total)
  expect(Items.map(({ ApplyTime }) => ApplyTime)).toEqual(Items.map(({ ApplyTime }) => ApplyTime).toSorted().toReversed())
})

test('the filters find what they say', async () => {
  const { Items } = await list()
  const [first] = Items
  const issued = Items.find(({ InvoiceNumber }) => InvoiceNumber !== '')
  expect((await list({ Keyword: first?.InvoiceId })).Items).toEqual([first])
  expect((await list({ Keyword: issued?.InvoiceNumber })).Items).toEqual([issued])
  expect((await list({ Keyword: '华启科技' })).total).toBe(Items.length)
  expect((await list({ Keyword: '没有的抬头' })).total).toBe(0)
  expect((await list({ Type: 3 })).Items.every(({ TypeName }) => TypeName === '纸质专票')).toBe(true)
  const waiting = await list({ Status: 10 })
  expect(waiting.Items.map(({ Status }) => Status)).toEqual([10])
  expect(waiting.StatusCounts).toHaveLength(7)
  expect((await list({ BeginTime: '2026-03-18', EndTime: '2026-03-18' })).Items.every(({ ApplyTime }) => ApplyTime.startsWith('2026-03-18'))).toBe(true)
  const amounts = (await list({ SortField: 'Amount', SortOrder: 'asc' })).Items.map(({ Amount }) => Number(Amount))
  expect(amounts).toEqual(amounts.toSorted((a, b) => a - b))
})

test('others see what their data scope shows, and only look where they may not pay', async () => {
  const { InvoiceId } = (await list({ Status: 10 })).Items[0] ?? { InvoiceId: '' }
  expect((await list({}, 'buyer2')).Items.map((one) => one.InvoiceId)).not.toContain(InvoiceId)
  expect((await list({}, 'other')).Items.map((one) => one.InvoiceId)).not.toContain(InvoiceId)
  expect((await mall.call('POST /api/Invoice/Detail', { InvoiceId }, bench.token('other'))).message).toBe('发票不存在')
  expect((await list({ Keyword: InvoiceId }, 'approver')).Items[0]?.AllowActions).toEqual(['View'])
  expect((await list({ Keyword: InvoiceId }, 'finance')).Items[0]?.AllowActions).toEqual(['View', 'Cancel'])
  expect((await list({ Keyword: InvoiceId }, 'admin')).total).toBe(1)
})

test('the export has what the list has', async () => {
  const response = await mall.fetch('/api/Invoice/Export', {
    method: 'POST', headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${bench.token('buyer').token ?? ''}` }, body: JSON.stringify({ Status: 41 }),
  })
  const { strings } = sheetTextsOf(new Uint8Array(await response.arrayBuffer()))
  expect(strings).toContain('申请单号')
  expect(strings).toContain('已红冲')
  expect(strings).not.toContain('待审核')
})

test('a mall without a mail server says that it has sent nothing', async () => {
  const InvoiceId = (await list()).Items.find(({ AllowActions }) => AllowActions.includes('Resend'))?.InvoiceId ?? ''
  expect((await mall.call('POST /api/Invoice/Resend', { InvoiceId, Email: 'kuaiji@huaqi.example' }, bench.token('buyer'))).body).toEqual({ Sent: false })
  expect((await bench.detail(InvoiceId)).Logs.map(({ Text }) => Text)).not.toContain('发票已发送至 kuaiji@huaqi.example')
})

test('orders offer 申请开票 just when they are among those that can be invoiced', async () => {
  for (const account of ['buyer', 'finance', 'approver'] as const) {
    const { body } = await mall.call('POST /api/Order/List', { PageIndex: 1, PageSize: 1000 }, bench.token(account))
    const offered = body?.Items.flatMap(({ OrderNo, AllowActions }) => (AllowActions.includes('ApplyInvoice') ? [OrderNo] : [])) ?? []
    const { status, body: applyable } = await mall.call('POST /api/Invoice/ApplyableList', { PageIndex: 1, PageSize: 1000 }, bench.token(account))
    expect({ account, offered: offered.toSorted() }).toEqual({ account, offered: (status === 403 ? [] : (applyable?.Items ?? [])).map(({ OrderNo }) => OrderNo).toSorted() })
    if (account !== 'approver') expect(offered.length).toBeGreaterThan(0)
  }
})
