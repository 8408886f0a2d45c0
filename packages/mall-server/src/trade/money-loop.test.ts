import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import { invoiceMode, invoiceStatus, invoiceType, issuedInvoices, orderStatus, paymentType, type RefusalReason } from '@mall/api/contract'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { demo } from '../demo/organisation.ts'
import { budget, budgetHold } from '../platform/db/schema/budget.ts'
import { afterSales } from '../platform/db/schema/after-sales.ts'
import { productStock } from '../platform/db/schema/catalogue.ts'
import { orders } from '../platform/db/schema/order.ts'
import { payment } from '../platform/db/schema/payment.ts'
import { sequencesOf } from '../testing/by-chance.ts'
import { plainProduct } from '../testing/shopper.ts'
import { createTestMall, type TestMall } from '../testing/test-mall.ts'
import { openLevel } from './checkout/testing/crowd.ts'
import { applyForOwnInvoices } from './invoice/order-invoices.ts'
import { createInvoiceBench, type InvoiceBench } from './invoice/testing/invoice-bench.ts'
import { createReceiptBench, type ReceiptBench } from './receipt/testing/receipt-bench.ts'
import { toDay } from '../platform/time.ts'
import { findTradeViolations } from './trade-checks.ts'

const onPostgres = Boolean(process.env.TEST_DATABASE_URL)

const sequences = sequencesOf(onPostgres ? 20 : 10, 20_261_124)

/** People who act at the same moment on the same orders and invoices. */
const crowd = 50

let mall: TestMall
let receipts: ReceiptBench
let invoices: InvoiceBench
/** Two products of ¥50, enough of each for all sequences. */
let goods: readonly string[]
/** Year, quarter and month of the buyer's department. */
let levels: readonly number[]

beforeAll(async () => {
  mall = await createTestMall()
  receipts = await createReceiptBench(mall)
  invoices = await createInvoiceBench(mall)
  const both = [await plainProduct(mall), await plainProduct(mall)]
  goods = both.map(({ code }) => code)
  await mall.db.update(productStock).set({ quantity: 10_000_000 }).where(inArray(productStock.productId, both.map(({ id }) => id)))
  const department = demo.departments.administration
  await mall.db.update(budget).set({ enabled: false }).where(eq(budget.departmentId, department))
  const open = (period: 'year' | 'quarter' | 'month', startsOn: string) => openLevel(mall, department, { period, startsOn, totalFen: 10_000_000_00, control: 'forbid' })
  levels = [await open('year', '2026-01-01'), await open('quarter', '2026-01-01'), await open('month', '2026-03-01')]
}, 180_000)

afterAll(() => mall.close())

/** What happens next; `at`, `line` and the like choose among what is there. Much of it is refused in most states, and that is part of it. */
const at = fc.nat(1)
const steps = {
  ship: fc.record({ kind: fc.constant('ship' as const), at, pieces: fc.tuple(fc.nat(3), fc.nat(3)) }),
  deliver: fc.record({ kind: fc.constant('deliver' as const), at }),
  receive: fc.record({
    kind: fc.constant('receive' as const), at, part: fc.nat(2), line: fc.nat(1), received: fc.nat(2), refused: fc.nat(2),
    reason: fc.constantFrom<RefusalReason>('错发', '数量不符', '质量问题', '包装破损'),
  }),
  confirm: fc.record({ kind: fc.constant('confirm' as const), at }),
  cancel: fc.record({ kind: fc.constant('cancel' as const), at }),
  return: fc.record({ kind: fc.constant('return' as const), at, line: fc.nat(1), quantity: fc.integer({ min: 1, max: 2 }) }),
  apply: fc.record({ kind: fc.constant('apply' as const), at, isMerged: fc.boolean(), share: fc.integer({ min: 1, max: 110 }) }),
  reverse: fc.record({ kind: fc.constant('reverse' as const), invoice: fc.nat(2), at, share: fc.integer({ min: 1, max: 80 }) }),
  cancelInvoice: fc.record({ kind: fc.constant('cancelInvoice' as const), invoice: fc.nat(2) }),
  keep: fc.record({ kind: fc.constant('keep' as const), service: fc.nat(2) }),
  others: fc.record({ kind: fc.constant('others' as const), who: fc.constantFrom('issuer' as const, 'issuer' as const, 'seller' as const, 'carrier' as const, 'ownInvoices' as const) }),
}
const weighted = (weights: Partial<Record<keyof typeof steps, number>>) =>
  fc.oneof(...(Object.entries(weights) as [keyof typeof steps, number][]).map(([name, weight]) => ({ weight, arbitrary: steps[name] as fc.Arbitrary<Step> })))
/** While goods are on their way, and when most have come. */
const early = weighted({ ship: 5, deliver: 2, receive: 8, cancel: 1, others: 1 })
const late = weighted({ deliver: 2, receive: 3, confirm: 4, return: 5, apply: 6, reverse: 5, cancelInvoice: 1, keep: 1, cancel: 1, others: 10 })
type Step = (typeof steps)[keyof typeof steps] extends fc.Arbitrary<infer Value> ? Value : never

/** Orders and what came of them, shared by all who act on them. */
interface World {
  readonly orderNos: readonly string[]
  readonly invoiceNos: string[]
  readonly serviceNos: string[]
}

const counts = { made: 0, refused: 0, refunds: 0, reds: 0, merged: 0 }

/** Anything may be refused, for a reason. */
const decided = <Reply extends { readonly success: boolean; readonly code: string; readonly message: string }>(reply: Reply): Reply => {
  if (reply.code === 'INTERNAL_ERROR' || reply.code === 'INVALID_INPUT') throw new Error(`${reply.code}: ${reply.message}`)
  counts[reply.success ? 'made' : 'refused']++
  return reply
}

const asBuyer = () => ({ token: receipts.token })
const versionOf = async (OrderNo: string) => (await receipts.shopper.detail(OrderNo)).Version

const placed = async (pieces: readonly [number, number], isWithGoods: boolean, isPaid = false): Promise<string> => {
  for (const [index, quantity] of pieces.entries()) if (quantity > 0) await receipts.shopper.put(goods[index] ?? '', quantity)
  const withGoods = isWithGoods ? { InvoiceMode: invoiceMode.withOrder, InvoiceType: invoiceType.electronicGeneral, TitleId: invoices.title.TitleId } : {}
  const changes = isPaid ? { ...withGoods, PaymentType: paymentType.transfer } : withGoods
  const { body, message } = await receipts.shopper.submit(receipts.shopper.submissionOf(await receipts.shopper.confirm(), changes))
  if (body?.Outcome !== 'submitted') throw new Error(message || body?.Outcome)
  const { OrderNo } = body
  if (isPaid) {
    const { PayableAmount, Version } = await receipts.shopper.detail(OrderNo)
    const transfer = { OrderNo, Version, Reference: `T-${OrderNo}`, Amount: PayableAmount ?? 0, PaidOn: toDay(mall.clock()) }
    expect(await mall.call('POST /api/Payment/ConfirmTransfer', transfer, { token: (await mall.login('finance')).Token })).toMatchObject({ success: true })
  }
  return OrderNo
}

const ship = async (OrderNo: string, wanted: readonly number[]) => {
  const { Lines, Status } = await receipts.shopper.detail(OrderNo)
  if (![orderStatus.pendingConfirmation, orderStatus.preparing, orderStatus.partlyShipped].some((open) => open === Status)) return
  const open = Lines.map(({ Quantity, ShippedQuantity }) => Quantity - ShippedQuantity)
  const sent = open.map((left, index) => Math.min(wanted[index] ?? 0, left))
  if (sent.every((count, index) => count === open[index])) await receipts.seller.deliver(OrderNo)
  else if (sent.some((count) => count > 0)) await receipts.sendPart(OrderNo, sent)
}

const receive = async (OrderNo: string, { part, line, received, refused, reason }: Extract<Step, { kind: 'receive' }>) => {
  const { Packages, Version } = await receipts.shopper.detail(OrderNo)
  const box = Packages[part % Math.max(1, Packages.length)]
  const content = box?.Lines[line % Math.max(1, box.Lines.length)]
  if (box === undefined || content === undefined || received + refused === 0) return
  const said = { PackageNo: box.PackageNo, LineId: content.LineId, Received: received, Refused: refused, ...(refused > 0 ? { Reason: reason, Images: [] } : {}) }
  decided(await receipts.send({ OrderNo, Version, RequestId: crypto.randomUUID(), Lines: [said] }))
}

const giveBack = async ({ serviceNos }: World, OrderNo: string, { line, quantity }: Extract<Step, { kind: 'return' }>) => {
  const { Lines } = await receipts.shopper.detail(OrderNo)
  const LineId = Lines[line % Lines.length]?.LineId ?? 0
  const { body } = decided(await invoices.services.apply({ OrderNo, LineId }, { Type: 1, Quantity: quantity, ReturnMode: 1 }))
  if (body) serviceNos.push(body.ReturnOrderId)
}

const apply = async ({ orderNos, invoiceNos }: World, { at, isMerged, share }: Extract<Step, { kind: 'apply' }>) => {
  const parts: [string, number][] = []
  for (const OrderNo of isMerged ? orderNos.slice(0, 2) : [orderNos[at % orderNos.length] ?? '']) {
    const fen = Math.floor((Math.round((await invoices.availableOf(OrderNo)) * 100) * share) / 100)
    if (fen > 0) parts.push([OrderNo, fen / 100])
  }
  if (parts.length === 0) return
  const { body } = decided(await invoices.apply(parts))
  if (body) invoiceNos.push(body.InvoiceId)
  if (body && parts.length > 1) counts.merged++
}

const reverse = async (InvoiceId: string, at: number, share: number) => {
  const { Orders } = await invoices.detail(InvoiceId)
  const one = Orders[at % Orders.length]
  const fen = Math.floor((Math.round((one?.ValidAmount ?? 0) * 100) * share) / 100)
  if (one === undefined || fen === 0) return
  const { success } = decided(await invoices.reverse(InvoiceId, [{ OrderNo: one.OrderNo, Amount: fen / 100 }]))
  if (success) counts.reds++
}

/** The others: what the seller, the issuer and the carrier do in a month, and the invoices that go with the goods. */
const others = {
  issuer: () => invoices.issuerWorks(24 * 30),
  seller: () => invoices.services.sellerWorks(24 * 30),
  carrier: () => receipts.carrierWorks(24 * 30),
  ownInvoices: () => applyForOwnInvoices(mall.deps),
}

const play = async (world: World, one: Step): Promise<void> => {
  const { orderNos, invoiceNos, serviceNos } = world
  const chosen = <Value>(list: readonly Value[], at: number): Value | undefined => list[at % Math.max(1, list.length)]
  if (one.kind === 'others') await others[one.who]()
  else if (one.kind === 'keep') {
    const service = chosen(serviceNos, one.service)
    if (service !== undefined) decided(await invoices.services.act('Cancel', service))
  } else if (one.kind === 'reverse' || one.kind === 'cancelInvoice') {
    const InvoiceId = chosen(invoiceNos, one.invoice)
    if (InvoiceId === undefined) return
    await (one.kind === 'reverse' ? reverse(InvoiceId, one.at, one.share) : invoices.cancel(InvoiceId).then(decided))
  } else if (one.kind === 'apply') await apply(world, one)
  else {
    const OrderNo = chosen(orderNos, one.at) ?? ''
    if (one.kind === 'ship') await ship(OrderNo, one.pieces)
    else if (one.kind === 'deliver') await ship(OrderNo, [9, 9])
    else if (one.kind === 'receive') await receive(OrderNo, one)
    else if (one.kind === 'return') await giveBack(world, OrderNo, one)
    else if (one.kind === 'confirm') decided(await mall.call('POST /api/Order/ConfirmReceipt', { OrderNo, Version: await versionOf(OrderNo) }, asBuyer()))
    else decided(await mall.call('POST /api/Order/Cancel', { OrderNo, Version: await versionOf(OrderNo), Reason: '重复下单' }, asBuyer()))
  }
}

const noMoreGoods: ReadonlySet<number> = new Set([orderStatus.cancelled, orderStatus.refused, orderStatus.completed])

/** Brings everything that was begun to its end: all is sent and received, all returns are refunded, all that was paid and kept is invoiced. */
const settle = async ({ orderNos }: World): Promise<void> => {
  for (const OrderNo of orderNos) {
    if (!noMoreGoods.has((await receipts.shopper.detail(OrderNo)).Status)) await receipts.seller.deliver(OrderNo)
    const { AllowActions, Version } = await receipts.shopper.detail(OrderNo)
    if (AllowActions.includes('ConfirmReceipt')) await mall.call('POST /api/Order/ConfirmReceipt', { OrderNo, Version }, asBuyer())
  }
  await others.carrier()
  for (const days of [30, 60]) await invoices.services.sellerWorks(24 * days)
  await others.ownInvoices()
  await others.issuer()
  for (const OrderNo of orderNos) {
    for (const { InvoiceId, Status, Orders } of await invoices.invoicesOf(OrderNo)) {
      const wanted = Orders.flatMap(({ OrderNo: of, SuggestedRedAmount }) => (Number(SuggestedRedAmount) > 0 ? [{ OrderNo: of, Amount: Number(SuggestedRedAmount) }] : []))
      if (Status === invoiceStatus.issued && wanted.length > 0) expect(await invoices.reverse(InvoiceId, wanted)).toMatchObject({ success: true })
    }
    await invoices.issuerWorks(24 * 60)
    const rest = await invoices.availableOf(OrderNo)
    if (rest > 0) await invoices.applied([[OrderNo, rest]])
  }
  await invoices.issuerWorks(24 * 90)
}

/** Issued − reversed is paid − refused − refunded, what was paid of it and did not go back is that, and each level of the budget is used by just that. */
const expectSettled = async (OrderNo: string): Promise<void> => {
  const [order] = await mall.db.select().from(orders).where(eq(orders.orderNo, OrderNo))
  if (order === undefined) throw new Error(`No order ${OrderNo}`)
  const refunds = await mall.db.select({ fen: afterSales.refundFen }).from(afterSales).where(and(eq(afterSales.orderId, order.id), isNotNull(afterSales.refundedAt)))
  const refundedFen = refunds.reduce((sum, { fen }) => sum + (fen ?? 0), 0)
  const keptFen = order.status === orderStatus.completed ? order.payableFen - order.refusedFen - refundedFen : 0
  const parts = (await invoices.invoicesOf(OrderNo)).filter(({ Status }) => issuedInvoices.includes(Status)).flatMap((invoice) => invoice.Orders.filter((part) => part.OrderNo === OrderNo))
  const validFen = parts.reduce((sum, { ValidAmount }) => sum + Math.round(Number(ValidAmount) * 100), 0)
  const payments = await mall.db.select().from(payment).where(eq(payment.orderId, order.id))
  const paidFen = payments.reduce((sum, { amountFen, refundFen }) => sum + amountFen - refundFen, 0)
  const holds = await mall.db.select().from(budgetHold).where(eq(budgetHold.orderId, order.id))
  const isClosed = order.status === orderStatus.cancelled && order.refusedFen === 0
  counts.refunds += refunds.length
  const detail = await receipts.shopper.detail(OrderNo)
  expect([detail.RefusedAmount, detail.RefundAmount]).toEqual([order.refusedFen / 100, refundedFen / 100])
  expect({ OrderNo, validFen, applyable: order.applyableFen, over: order.overInvoicedFen }).toEqual({ OrderNo, validFen: keptFen, applyable: 0, over: 0 })
  if (payments.length > 0) expect({ OrderNo, paidFen }).toEqual({ OrderNo, paidFen: keptFen })
  expect(holds.map(({ budgetId, usedFen, frozenFen }) => [budgetId, usedFen, frozenFen]).toSorted(([a = 0], [b = 0]) => a - b)).toEqual(levels.map((level) => [level, isClosed ? 0 : keptFen, 0]))
}

/** Pieces of the two lines; at least one. */
const pieces = fc.tuple(fc.nat(4), fc.nat(3)).filter(([one, two]) => one + two > 0)

/** `paid`: how many of the orders, from the second on, are paid by transfer before anything is sent. */
const freshWorld = async (contents: readonly (readonly [number, number])[], isWithGoods: boolean, paid = 1): Promise<World> => {
  const orderNos: string[] = []
  for (const [index, content] of contents.entries()) orderNos.push(await placed(content, isWithGoods && index === 0, index > 0 && index <= paid))
  return { orderNos, invoiceNos: [], serviceNos: [] }
}

test('partial receipts, refusals, returns, red letters, freight and nested budgets add up, in any order', async () => {
  // Small numbers and first kinds would come most often, and little would ever be invoiced.
  const story = fc.noBias(fc.tuple(fc.tuple(pieces, pieces), fc.boolean(), fc.array(early, { minLength: 2, maxLength: 8, size: 'max' }), fc.constantFrom<readonly number[]>([], [0], [0, 1], [0, 1]), fc.array(late, { minLength: 8, maxLength: 20, size: 'max' })))
  await fc.assert(
    fc.asyncProperty(story, async ([contents, isWithGoods, first, arrived, then]) => {
      const world = await freshWorld(contents, isWithGoods)
      const arrivals = arrived.flatMap((at): Step[] => [{ kind: 'deliver', at }, { kind: 'confirm', at }])
      for (const one of [...first, ...arrivals, ...then]) await play(world, one)
      expect(await findTradeViolations(mall.db)).toEqual([])
      await settle(world)
      for (const OrderNo of world.orderNos) await expectSettled(OrderNo)
      expect(await findTradeViolations(mall.db)).toEqual([])
    }),
    { ...sequences, endOnFailure: true },
  )
  // Each of them came about.
  expect(Object.entries(counts).filter(([, count]) => count === 0)).toEqual([])
}, 240_000 + sequences.numRuns * 4_000)

describe(onPostgres ? 'on PostgreSQL' : 'on PGlite only: one statement at a time', () => {
  test(`${crowd} at once on the same orders and invoices: all adds up`, async () => {
    // Of two they can already invoice and return, two are on their way.
    const world = await freshWorld(Array.from({ length: 4 }, () => [9, 6] as const), false, 2)
    for (const [index, OrderNo] of world.orderNos.entries()) {
      await receipts.seller.deliver(OrderNo)
      if (index < 2) decided(await mall.call('POST /api/Order/ConfirmReceipt', { OrderNo, Version: await versionOf(OrderNo) }, asBuyer()))
    }
    const acted = fc.sample(late, { numRuns: crowd * 12, seed: 20_261_124 })
    await Promise.all(
      Array.from({ length: crowd }, async (_, who) => {
        // Each begins at another order.
        for (const one of acted.filter((_step, index) => index % crowd === who)) await play(world, 'at' in one && one.kind !== 'reverse' ? { ...one, at: one.at + who } : one)
      }),
    )
    expect(await findTradeViolations(mall.db)).toEqual([])
    await settle(world)
    for (const OrderNo of world.orderNos) await expectSettled(OrderNo)
    expect(await findTradeViolations(mall.db)).toEqual([])
  }, 240_000)
})
