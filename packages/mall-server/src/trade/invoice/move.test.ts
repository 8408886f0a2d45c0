import { and, eq, isNotNull } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { issuedInvoices } from '@mall/api/contract'
import { afterSales } from '../../platform/db/schema/after-sales.ts'
import { orders } from '../../platform/db/schema/order.ts'
import { findTradeViolations } from '../trade-checks.ts'
import { actingAsSeller } from '../../platform/actions/permit.ts'
import { createTestMall, type TestMall } from '../../testing/test-mall.ts'
import { moveInvoice } from './move.ts'
import { applyForOwnInvoices } from './order-invoices.ts'
import { record } from './records.ts'
import { lockInvoice } from './store.ts'
import { createInvoiceBench, type InvoiceBench } from './testing/invoice-bench.ts'

let mall: TestMall
let bench: InvoiceBench

beforeAll(async () => {
  mall = await createTestMall()
  bench = await createInvoiceBench(mall)
}, 180_000)

afterEach(async () => {
  expect(await findTradeViolations(mall.db)).toEqual([])
})

afterAll(() => mall.close())

/** A move of the issuer that the demo's does not make by itself. */
const issuerMoves = async (invoiceNo: string, action: 'Reject' | 'RedReject') => {
  const [row] = await mall.db.select({ id: record.id }).from(record).where(eq(record.invoiceNo, invoiceNo))
  await mall.db.transaction(async (tx) => {
    await moveInvoice(tx, await lockInvoice(tx, row?.id ?? 0), action, { ...actingAsSeller(mall.clock()), text: '驳回', changes: { sellerNote: '资料不全' } })
  })
}

/** The notices to `buyer` about an invoice. */
const noticeOf = async (InvoiceId: string) => {
  const { body } = await mall.call('POST /api/Notice/List', { PageIndex: 1, PageSize: 1000 }, bench.token('buyer'))
  return body?.Items.find(({ Target }) => Target.Kind === 'invoice' && Target.InvoiceId === InvoiceId)
}

describe('the issuer', () => {
  test('reviews and issues; the applicant is notified, with a link', async () => {
    const { OrderNo } = await bench.received(1)
    const { InvoiceId } = await bench.applied([[OrderNo, 50]])
    await bench.issuerWorks(0.1)
    expect((await bench.detail(InvoiceId)).Status).toBe(10)
    await bench.issuerWorks(0.3)
    expect(await bench.detail(InvoiceId)).toMatchObject({ Status: 20, AllowActions: ['View'], InvoiceNumber: '' })
    await bench.issuerWorks(1)
    const detail = await bench.detail(InvoiceId)
    expect(detail).toMatchObject({ Status: 30, StatusName: '已开票', IssueTime: '2026-03-18T10:40:00+08:00', InvoiceNumber: expect.stringMatching(/^26\d{18}$/) })
    expect(detail.AllowActions).toEqual(expect.arrayContaining(['View', 'RedApply']))
    expect(detail.Steps.map(({ State }) => State)).toEqual(['done', 'done', 'done'])
    expect(await noticeOf(InvoiceId)).toMatchObject({ KindName: '开票完成', Title: '你申请的发票已开具' })
  })

  test('takes a day for paper', async () => {
    const { OrderNo } = await bench.received(1)
    const { InvoiceId } = await bench.applied([[OrderNo, 50]], { Type: 3 })
    await bench.issuerWorks(23)
    expect((await bench.detail(InvoiceId)).Status).toBe(20)
    await bench.issuerWorks(25)
    expect((await bench.detail(InvoiceId)).Status).toBe(30)
  })

  test('rejects a tax number with a wrong check digit; the amount can be applied for again', async () => {
    const { OrderNo } = await bench.received(1)
    const Title = { ...bench.title, TitleId: null, Version: null, Title: '打错税号的抬头', TaxNo: '91000000DEMA000014' }
    const { InvoiceId } = await bench.applied([[OrderNo, 50]], { Title })
    await bench.issuerWorks(1)
    expect(await bench.detail(InvoiceId)).toMatchObject({ Status: 11, AllowActions: ['View'], SellerNote: '税号校验位不符，请核对后重新申请', Steps: [{ State: 'done' }, { Name: '已驳回', State: 'failed' }] })
    expect(await bench.availableOf(OrderNo)).toBe(58)
    expect((await noticeOf(InvoiceId))?.Title).toBe('你的开票申请被驳回')
  })
})

describe('who applied', () => {
  test('cancels before the review: the amount can be applied for again', async () => {
    const { OrderNo } = await bench.received(1)
    const { InvoiceId, Version } = await bench.applied([[OrderNo, 50]])
    expect((await mall.call('POST /api/Invoice/Cancel', { InvoiceId, Version: Version + 1 }, bench.token('buyer'))).code).toBe('VERSION_CONFLICT')
    for (const account of ['buyer2', 'other'] as const) expect((await bench.cancel(InvoiceId, account)).code).toBe('INVOICE_NOT_FOUND')
    expect((await bench.cancel(InvoiceId)).body).toMatchObject({ Status: 60, StatusName: '已取消' })
    expect(await bench.availableOf(OrderNo)).toBe(58)
    expect((await bench.cancel(InvoiceId)).code).toBe('INVOICE_ACTION_NOT_ALLOWED')
  })

  test('reverses a part: the rest stays invoiced, the part can be invoiced again', async () => {
    const [one, two] = [await bench.received(1), await bench.received(1)]
    const { InvoiceId } = await bench.applied([[one.OrderNo, 50], [two.OrderNo, 50]])
    expect((await bench.reverse(InvoiceId, [{ OrderNo: one.OrderNo, Amount: 20 }])).code).toBe('INVOICE_ACTION_NOT_ALLOWED')
    await bench.issuerWorks(1)
    expect((await bench.reverse(InvoiceId, [{ OrderNo: one.OrderNo, Amount: 50.01 }])).message).toBe(`订单${one.OrderNo}：红冲金额须大于0且不超过有效金额 ¥50.00`)
    expect((await bench.reverse(InvoiceId, [{ OrderNo: 'D2026031800009999', Amount: 1 }])).message).toBe('该发票不含此订单')
    expect((await bench.reverse(InvoiceId, [{ OrderNo: one.OrderNo, Amount: 20 }])).body).toMatchObject({ Status: 40, RedAmount: 0, RedPendingAmount: 20 })
    expect(await bench.availableOf(one.OrderNo)).toBe(8)
    await bench.issuerWorks(3)
    expect(await bench.detail(InvoiceId)).toMatchObject({ Status: 30, RedAmount: 20, Reds: [{ Reason: '抬头变更', InvoiceNumber: expect.stringMatching(/^26001\d{15}$/) }], Orders: [{ RedAmount: 20 }, { RedAmount: 0 }] })
    expect([await bench.availableOf(one.OrderNo), await bench.availableOf(two.OrderNo)]).toEqual([28, 8])
  })

  test('learns what should be reversed after goods were returned', async () => {
    const line = await bench.received(3)
    const { InvoiceId } = await bench.applied([[line.OrderNo, 150]])
    await bench.issuerWorks(1)
    expect((await bench.detail(InvoiceId)).Orders).toEqual([{ OrderNo: line.OrderNo, Amount: 150, RedAmount: 0, RedPendingAmount: 0, ValidAmount: 150, SuggestedRedAmount: 0, ExpectedRedAmount: 0 }])
    await bench.giveBack(line, 2)
    expect((await bench.detail(InvoiceId)).Orders[0]?.SuggestedRedAmount).toBe(100)
    await bench.reverse(InvoiceId, [{ OrderNo: line.OrderNo, Amount: 100 }])
    await bench.issuerWorks(3)
    expect((await bench.detail(InvoiceId)).Orders[0]?.SuggestedRedAmount).toBe(0)
    expect(await bench.availableOf(line.OrderNo)).toBe(0)
  })

  test('may be refused the red letter: the invoice is as it was', async () => {
    const { OrderNo } = await bench.received(1)
    const { InvoiceId } = await bench.applied([[OrderNo, 50]])
    await bench.issuerWorks(1)
    await bench.reverse(InvoiceId, [{ OrderNo, Amount: 50 }])
    await issuerMoves(InvoiceId, 'RedReject')
    expect(await bench.detail(InvoiceId)).toMatchObject({ Status: 30, RedAmount: 0, RedPendingAmount: 0, Reds: [], SellerNote: '资料不全' })
    expect(await bench.availableOf(OrderNo)).toBe(8)
  })
})

/** What the mall asks for until all is settled: issued − reversed is paid − refunded then, and nothing is left to apply for or to reverse. */
const settle = async (orderNo: string) => {
  await bench.services.sellerWorks(24 * 30)
  await applyForOwnInvoices(mall.deps)
  await bench.issuerWorks(24 * 30)
  for (const { InvoiceId } of await bench.invoicesOf(orderNo)) {
    const { Orders } = await bench.detail(InvoiceId)
    const wanted = Orders.flatMap(({ OrderNo, SuggestedRedAmount }) => (Number(SuggestedRedAmount) > 0 ? [{ OrderNo, Amount: Number(SuggestedRedAmount) }] : []))
    if (wanted.length > 0) expect((await bench.reverse(InvoiceId, wanted)).success).toBe(true)
  }
  await bench.issuerWorks(24 * 60)
  const rest = await bench.availableOf(orderNo)
  if (rest > 0) await bench.applied([[orderNo, rest]])
  await bench.issuerWorks(24 * 90)
  const invoices = await bench.invoicesOf(orderNo)
  const validFen = invoices.reduce((sum, { Status, ValidAmount }) => (issuedInvoices.includes(Status) ? sum + Math.round(Number(ValidAmount) * 100) : sum), 0)
  const [order] = await mall.db.select().from(orders).where(eq(orders.orderNo, orderNo))
  const refunds = await mall.db.select({ fen: afterSales.refundFen }).from(afterSales).where(and(eq(afterSales.orderId, order?.id ?? 0), isNotNull(afterSales.refundedAt)))
  expect(validFen).toBe((order?.payableFen ?? 0) - refunds.reduce((sum, { fen }) => sum + (fen ?? 0), 0))
  expect([order?.applyableFen, order?.overInvoicedFen]).toEqual([0, 0])
}

test('invoices, orders and returns add up, whatever happens in whatever order', async () => {
  const step = fc.oneof(
    { weight: 3, arbitrary: fc.record({ kind: fc.constant('apply' as const), fen: fc.integer({ min: 1, max: 22_000 }) }) },
    { weight: 2, arbitrary: fc.record({ kind: fc.constantFrom('cancel' as const, 'reject' as const, 'refuse' as const), at: fc.nat(2) }) },
    { weight: 5, arbitrary: fc.record({ kind: fc.constant('reverse' as const), at: fc.nat(1), share: fc.integer({ min: 1, max: 70 }) }) },
    { weight: 7, arbitrary: fc.record({ kind: fc.constantFrom('issue' as const, 'issue' as const, 'issue' as const, 'return' as const, 'refund' as const, 'keep' as const, 'jobs' as const) }) },
  )
  let [made, own, reversed, again] = [0, 0, 0, 0]
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 18 }), fc.boolean(), async (steps, isWithGoods) => {
      const line = await bench.received(4, isWithGoods ? { InvoiceMode: 1, InvoiceType: 1, TitleId: bench.title.TitleId } : {})
      const numbers: string[] = []
      const services: string[] = []
      for (const one of steps) {
        const number = 'at' in one ? numbers[one.at] : undefined
        const status = number === undefined ? 0 : (await bench.detail(number)).Status
        if (one.kind === 'apply') {
          const before = await bench.availableOf(line.OrderNo)
          const { body } = await bench.apply([[line.OrderNo, one.fen / 100]])
          expect(body !== null).toBe(one.fen <= Math.round(before * 100))
          if (body) numbers.push(body.InvoiceId)
        } else if (one.kind === 'issue') await bench.issuerWorks()
        else if (one.kind === 'jobs') {
          await applyForOwnInvoices(mall.deps)
          const applied = (await bench.invoicesOf(line.OrderNo)).slice(numbers.length).map(({ InvoiceId }) => InvoiceId)
          expect(applied.length).toBeLessThanOrEqual(isWithGoods && numbers.length === 0 ? 1 : 0)
          own += applied.length
          numbers.push(...applied)
        } else if (one.kind === 'return') {
          const { body } = await bench.services.apply(line, { Type: 1, Quantity: 1, ReturnMode: 1 })
          if (body) services.push(body.ReturnOrderId)
        } else if (one.kind === 'refund') await bench.services.sellerWorks(24 * 30)
        else if (one.kind === 'keep') for (const service of services.splice(0, 1)) await bench.services.act('Cancel', service)
        else if (number === undefined) continue
        else if (one.kind === 'cancel') expect((await bench.cancel(number)).success).toBe(status === 10)
        else if (one.kind === 'reject' && status === 10) await issuerMoves(number, 'Reject')
        else if (one.kind === 'refuse' && status === 40) await issuerMoves(number, 'RedReject')
        else if (one.kind === 'reverse') {
          const { ValidAmount, RedAmount } = await bench.detail(number)
          const red = Math.max(1, Math.floor(Number(ValidAmount) * one.share)) / 100
          const { success } = await bench.reverse(number, [{ OrderNo: line.OrderNo, Amount: red }])
          expect(success).toBe(status === 30)
          if (success) reversed++
          if (success && Number(RedAmount) > 0) again++
        }
      }
      expect(await findTradeViolations(mall.db)).toEqual([])
      made += numbers.length
      await settle(line.OrderNo)
      expect(await findTradeViolations(mall.db)).toEqual([])
    }),
    { numRuns: 20, seed: 20_260_318 },
  )
  expect(made).toBeGreaterThan(10)
  expect(own).toBeGreaterThan(2)
  expect(reversed).toBeGreaterThan(0)
  expect(again).toBeGreaterThan(0)
}, 240_000)
