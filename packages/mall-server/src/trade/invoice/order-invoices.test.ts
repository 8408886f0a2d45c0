import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { OrderSubmission } from '@mall/api/contract'
import { appUser } from '../../platform/db/schema/organisation.ts'
import { runDueJobs } from '../../app/jobs/run-due-jobs.ts'
import { findTradeViolations } from '../trade-checks.ts'
import { demo } from '../../demo/organisation.ts'
import { createTestMall, type TestMall } from '../../testing/test-mall.ts'
import { applyForOwnInvoices } from './order-invoices.ts'
import { createInvoiceBench, type InvoiceBench } from './testing/invoice-bench.ts'

let mall: TestMall
let bench: InvoiceBench
let withGoods: Partial<OrderSubmission>

beforeAll(async () => {
  mall = await createTestMall()
  bench = await createInvoiceBench(mall)
  withGoods = { InvoiceMode: 1, InvoiceType: 2, TitleId: bench.title.TitleId }
}, 180_000)

afterEach(async () => {
  expect(await findTradeViolations(mall.db)).toEqual([])
})

afterAll(() => mall.close())

test('an order that is to be invoiced with its goods is, once it is completed, as was chosen', async () => {
  const { OrderNo, Version } = await bench.services.delivered(2, withGoods)
  expect(await applyForOwnInvoices(mall.deps)).toBe(0)
  await mall.call('POST /api/Order/ConfirmReceipt', { OrderNo, Version }, bench.token('buyer'))
  await runDueJobs(mall.deps, 'off')
  const [invoice, ...others] = await bench.invoicesOf(OrderNo)
  expect(others).toEqual([])
  expect(invoice).toMatchObject({
    Status: 10, Type: 2, Title: bench.title.Title, TaxNo: bench.title.TaxNo, Bank: bench.title.Bank, Account: bench.title.Account, Amount: 100, Email: 'buyer@mall.example',
    Orders: [{ OrderNo, Amount: 100 }], Logs: [{ Operator: '系统（随单开票）', Text: '提交申请：数电专票 ¥100.00' }], AllowActions: ['View', 'Cancel'],
  })
})

test('nobody else is offered it, nor may apply for it, until the mall has; what is cancelled then is the buyer’s', async () => {
  const { OrderNo } = await bench.received(2, withGoods)
  const offered = async () => (await bench.services.shopper.detail(OrderNo)).AllowActions.includes('ApplyInvoice')
  expect(await bench.availableOf(OrderNo)).toBe(0)
  expect(await offered()).toBe(false)
  expect((await bench.apply([[OrderNo, 100]])).message).toBe(`订单${OrderNo}为随单开票，系统将自动申请`)
  expect(await applyForOwnInvoices(mall.deps)).toBe(1)
  const [invoice] = await bench.invoicesOf(OrderNo)
  await bench.cancel(invoice?.InvoiceId ?? '')
  expect(await applyForOwnInvoices(mall.deps)).toBe(0)
  expect(await bench.availableOf(OrderNo)).toBe(100)
  expect(await offered()).toBe(true)
})

test('several processes apply once', async () => {
  const { OrderNo } = await bench.received(1, withGoods)
  const applied = await Promise.all([1, 2, 3].map(() => applyForOwnInvoices(mall.deps)))
  expect(applied.reduce((sum, many) => sum + many, 0)).toBe(1)
  expect(await bench.invoicesOf(OrderNo)).toHaveLength(1)
})

test('what goes back before is not invoiced, and an order of which nothing is left is not at all', async () => {
  const [some, all] = [await bench.received(3, withGoods), await bench.received(2, withGoods)]
  await bench.giveBack(some, 1)
  await bench.giveBack(all, 2)
  expect(await applyForOwnInvoices(mall.deps)).toBe(1)
  expect(await bench.invoicesOf(some.OrderNo)).toMatchObject([{ Amount: 100 }])
  expect(await bench.invoicesOf(all.OrderNo)).toEqual([])
})

test('what goes back after it is issued is to be reversed by the buyer', async () => {
  const line = await bench.received(3, withGoods)
  await applyForOwnInvoices(mall.deps)
  await bench.issuerWorks()
  await bench.giveBack(line, 2)
  expect(await bench.invoicesOf(line.OrderNo)).toMatchObject([{ Status: 30, Orders: [{ SuggestedRedAmount: 100 }] }])
})

test('a buyer without a mail address has the invoice all the same', async () => {
  await mall.db.update(appUser).set({ email: null }).where(eq(appUser.id, demo.users.buyer))
  const { OrderNo } = await bench.received(1, withGoods)
  await applyForOwnInvoices(mall.deps)
  expect(await bench.invoicesOf(OrderNo)).toMatchObject([{ Email: '' }])
})

test('one that is invoiced together with others, or not yet, waits for the buyer', async () => {
  const orders = [await bench.received(1, { ...withGoods, InvoiceMode: 2 }), await bench.received(1)]
  expect(await applyForOwnInvoices(mall.deps)).toBe(0)
  for (const { OrderNo } of orders) expect(await bench.availableOf(OrderNo)).toBe(58)
})
