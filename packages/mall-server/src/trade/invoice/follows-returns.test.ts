import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { redState } from '@mall/api/contract'
import { findTradeViolations } from '../trade-checks.ts'
import { createTestMall, type TestMall } from '../../testing/test-mall.ts'
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

describe('an invoice that was issued', () => {
  test('takes a red letter after the other, as goods come back, up to its amount', async () => {
    const line = await bench.received(4)
    const { InvoiceId } = await bench.applied([[line.OrderNo, 200]])
    await bench.issuerWorks()
    await bench.giveBack(line, 1)
    expect((await bench.reverse(InvoiceId, [{ OrderNo: line.OrderNo, Amount: 50 }])).success).toBe(true)
    await bench.issuerWorks()
    expect(await bench.detail(InvoiceId)).toMatchObject({ Status: 30, RedAmount: 50, ValidAmount: 150, OverInvoicedAmount: 0 })
    await bench.giveBack(line, 2)
    expect(await bench.detail(InvoiceId)).toMatchObject({ OverInvoicedAmount: 100, Orders: [{ SuggestedRedAmount: 100 }] })
    expect((await bench.reverse(InvoiceId, [{ OrderNo: line.OrderNo, Amount: 150.01 }])).code).toBe('INVOICE_AMOUNT_INVALID')
    expect((await bench.reverse(InvoiceId, [{ OrderNo: line.OrderNo, Amount: 100 }])).body).toMatchObject({ Status: 40, RedAmount: 50, RedPendingAmount: 100, ValidAmount: 150 })
    // It warns until it is settled, though nothing more is to be applied for.
    expect(await bench.detail(InvoiceId)).toMatchObject({ OverInvoicedAmount: 100, Orders: [{ SuggestedRedAmount: 0 }] })
    await bench.issuerWorks()
    const settled = await bench.detail(InvoiceId)
    expect(settled).toMatchObject({ Status: 30, RedAmount: 150, ValidAmount: 50, OverInvoicedAmount: 0, Reds: [{ Amount: 50 }, { Amount: 100 }] })
    expect(new Set(settled.Reds.map(({ InvoiceNumber }) => InvoiceNumber)).size).toBe(2)
    expect((await bench.reverse(InvoiceId, [{ OrderNo: line.OrderNo, Amount: 50 }])).success).toBe(true)
    await bench.issuerWorks()
    expect(await bench.detail(InvoiceId)).toMatchObject({ Status: 41, ValidAmount: 0, AllowActions: ['View', 'Download', 'Resend'] })
    expect(await bench.availableOf(line.OrderNo)).toBe(50)
  })

  test('says during a return what will have to be reversed, and no more of it when the return comes to nothing', async () => {
    const line = await bench.received(4)
    const { InvoiceId } = await bench.applied([[line.OrderNo, 200]])
    await bench.issuerWorks()
    const { ReturnOrderId } = await bench.services.applied(line, { Type: 1, Quantity: 1 })
    expect(await bench.detail(InvoiceId)).toMatchObject({ OverInvoicedAmount: 0, Orders: [{ SuggestedRedAmount: 0, ExpectedRedAmount: 50 }] })
    await bench.services.act('Cancel', ReturnOrderId)
    expect(await bench.detail(InvoiceId)).toMatchObject({ Orders: [{ SuggestedRedAmount: 0, ExpectedRedAmount: 0 }] })
    await bench.giveBack(line, 2)
    expect(await bench.detail(InvoiceId)).toMatchObject({ Orders: [{ SuggestedRedAmount: 100, ExpectedRedAmount: 0 }] })
  })

  test('of several orders is reversed for each of them in its own time', async () => {
    const [one, two] = [await bench.received(2), await bench.received(2)]
    const { InvoiceId } = await bench.applied([[one.OrderNo, 100], [two.OrderNo, 100]])
    await bench.issuerWorks()
    for (const line of [one, two]) {
      await bench.giveBack(line, 1)
      expect((await bench.reverse(InvoiceId, [{ OrderNo: line.OrderNo, Amount: 50 }])).success).toBe(true)
      await bench.issuerWorks()
    }
    expect(await bench.detail(InvoiceId)).toMatchObject({ Status: 30, RedAmount: 100, ValidAmount: 100, Orders: [{ RedAmount: 50, ValidAmount: 50 }, { RedAmount: 50, ValidAmount: 50 }] })
  })

  test('is the list’s of those to reverse, and finance’s workbench says by how much', async () => {
    const line = await bench.received(2)
    const { InvoiceId } = await bench.applied([[line.OrderNo, 100]])
    await bench.issuerWorks()
    const listed = async () => (await mall.call('POST /api/Invoice/List', { RedState: redState.wanted, PageIndex: 1, PageSize: 1000 }, bench.token('finance'))).body
    const todo = async () => (await mall.call('POST /api/Workbench/Index', {}, bench.token('finance'))).body?.Todos?.find(({ Kind }) => Kind === 'invoiceRed')
    const before = await todo()
    expect((await listed())?.Items.map((row) => row.InvoiceId)).not.toContain(InvoiceId)
    await bench.giveBack(line, 1)
    expect((await listed())?.Items.map((row) => row.InvoiceId)).toContain(InvoiceId)
    expect(await todo()).toMatchObject({ Count: (before?.Count ?? 0) + 1, Amount: Number(before?.Amount) + 50, Target: { Kind: 'invoiceList', RedState: redState.wanted } })
  })
})

describe('an application that was not issued', () => {
  test.each([['waits for the review', 0], ['is being issued', 0.5]])('and %s is lowered by what goes back', async (_, hours) => {
    const line = await bench.received(3)
    const { InvoiceId } = await bench.applied([[line.OrderNo, 150]])
    if (hours > 0) await bench.issuerWorks(hours)
    await bench.giveBack(line, 2)
    const lowered = await bench.detail(InvoiceId)
    expect(lowered).toMatchObject({ Amount: 50, Orders: [{ Amount: 50 }], Lines: [{ Quantity: 1, Amount: 50 }] })
    expect(lowered.Logs.map(({ Text }) => Text)).toContain(`订单${line.OrderNo}退货，开票金额减少 ¥100.00`)
    await bench.issuerWorks()
    expect(await bench.detail(InvoiceId)).toMatchObject({ Status: 30, OverInvoicedAmount: 0 })
  })

  test('is withdrawn when nothing of it is left, and loses an order of several', async () => {
    const [one, two, alone] = [await bench.received(2), await bench.received(2), await bench.received(2)]
    const merged = await bench.applied([[one.OrderNo, 100], [two.OrderNo, 100]])
    const single = await bench.applied([[alone.OrderNo, 100]])
    await bench.giveBack(one, 2)
    await bench.giveBack(alone, 2)
    expect(await bench.detail(merged.InvoiceId)).toMatchObject({ Status: 10, Amount: 100, Orders: [{ OrderNo: two.OrderNo, Amount: 100 }] })
    expect(await bench.detail(single.InvoiceId)).toMatchObject({ Status: 60, StatusName: '已取消', Amount: 100 })
  })

  test('leaves what is not returned after all to be applied for', async () => {
    const line = await bench.received(3)
    const { InvoiceId } = await bench.applied([[line.OrderNo, 150]])
    const service = await bench.services.applied(line, { Type: 1, Quantity: 1 })
    expect((await bench.detail(InvoiceId)).Amount).toBe(100)
    await bench.services.act('Cancel', service.ReturnOrderId)
    expect(await bench.availableOf(line.OrderNo)).toBe(50)
  })
})

test('freight can be invoiced, as a line of its own', async () => {
  const line = await bench.received(1)
  expect(await bench.availableOf(line.OrderNo)).toBe(58)
  const { InvoiceId } = await bench.applied([[line.OrderNo, 58]])
  expect((await bench.detail(InvoiceId)).Lines).toEqual([expect.objectContaining({ Amount: 50 }), expect.objectContaining({ Name: '运费', Quantity: 1, Amount: 8, TaxRate: 0.13 })])
  await bench.giveBack(line, 1)
  // Freight is not refunded, so it stays invoiced.
  expect(await bench.detail(InvoiceId)).toMatchObject({ Status: 10, Amount: 8, Lines: [{ Name: '运费' }] })
})
