import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { userNotice } from '../../platform/db/schema/notice.ts'
import { runDueJobs } from '../../app/jobs/run-due-jobs.ts'
import { createTestMall, type TestMall } from '../../testing/test-mall.ts'
import { findTradeViolations } from '../trade-checks.ts'
import { createReceiptBench, type ReceiptBench } from './testing/receipt-bench.ts'

let mall: TestMall
let bench: ReceiptBench

beforeAll(async () => {
  mall = await createTestMall()
  bench = await createReceiptBench(mall)
}, 120_000)

afterEach(async () => {
  expect(await findTradeViolations(mall.db)).toEqual([])
})

afterAll(() => mall.close())

const countsOf = async (orderNo: string) => {
  const { Lines } = await bench.shopper.detail(orderNo)
  return Lines.map(({ Quantity, ShippedQuantity, ReceivedQuantity, RefusedQuantity }) => [Quantity, ShippedQuantity, ReceivedQuantity, RefusedQuantity])
}

describe('a part of a delivery', () => {
  test('is received piece by piece, and the order is completed with the last', async () => {
    const { OrderNo } = await bench.delivered([5, 2])
    const first = await bench.receive(OrderNo, [{ received: 3 }])
    expect(first.body).toMatchObject({ Status: 50, RefusedAmount: 0 })
    expect(first.body?.AllowActions).toEqual(expect.arrayContaining(['ConfirmReceipt', 'Receive']))
    expect(await countsOf(OrderNo)).toEqual([[5, 5, 3, 0], [2, 2, 0, 0]])
    const last = await bench.receive(OrderNo, [{ received: 2 }, { line: 1, received: 2 }])
    expect(last.body).toMatchObject({ Status: 70, StatusName: '已完成' })
    const { Logs, Lines } = await bench.shopper.detail(OrderNo)
    expect(Logs.slice(-2).map(({ Text }) => Text)).toEqual(['确认收货3件', '确认收货4件'])
    expect(Lines.map(({ AfterSalesQuantity }) => AfterSalesQuantity)).toEqual([5, 2])
  })

  test('the rest is received by 确认收货 at once, and by time: what was refused stays refused', async () => {
    const [one, other] = [await bench.delivered([5]), await bench.delivered([4])]
    await bench.receive(one.OrderNo, [{ received: 1, refused: 2 }])
    await bench.receive(other.OrderNo, [{ refused: 3 }])
    const { Version } = await bench.shopper.detail(one.OrderNo)
    const reply = await mall.call('POST /api/Order/ConfirmReceipt', { OrderNo: one.OrderNo, Version }, { token: bench.token })
    expect(reply.body).toMatchObject({ Status: 70, RefusedQuantity: 2, RefusedAmount: 100 })
    expect(await countsOf(one.OrderNo)).toEqual([[5, 5, 3, 2]])
    await runDueJobs({ ...mall.deps, clock: () => new Date(mall.clock().getTime() + 7 * 86_400_000) }, 'off')
    expect(await countsOf(other.OrderNo)).toEqual([[4, 4, 1, 3]])
    const { Status, Lines } = await bench.shopper.detail(other.OrderNo)
    expect([Status, Lines[0]?.AfterSalesQuantity]).toEqual([70, 1])
  })

  test('a package is received while the rest is not sent: every piece is in one place', async () => {
    const { OrderNo } = await bench.ordered([5, 2])
    await bench.sendPart(OrderNo, [3, 0])
    expect((await bench.receive(OrderNo, [{ received: 2, refused: 1 }])).body).toMatchObject({ Status: 41, StatusName: '部分发货' })
    const before = await bench.shopper.detail(OrderNo)
    expect(before.AllowActions).not.toContain('Receive')
    await bench.seller.deliver(OrderNo)
    const { Packages, AllowActions } = await bench.shopper.detail(OrderNo)
    expect(Packages.map(({ Lines }) => Lines.map(({ Quantity, ReceivedQuantity, RefusedQuantity }) => [Quantity, ReceivedQuantity, RefusedQuantity]))).toEqual([[[3, 2, 1]], [[2, 0, 0], [2, 0, 0]]])
    expect(AllowActions).toContain('Receive')
    expect((await bench.receive(OrderNo, [{ received: 2 }, { line: 1, received: 2 }], 1)).body).toMatchObject({ Status: 70 })
    expect(await countsOf(OrderNo)).toEqual([[5, 5, 4, 1], [2, 2, 2, 0]])
  })
})

describe('what is refused', () => {
  test('goes back: to the budget and from the invoice at once, to the stock when the seller has it, where it can be sold', async () => {
    await bench.carrierWorks(48)
    const used = await bench.usedNow()
    const { OrderNo, goods: [sound, broken] } = await bench.delivered([4, 3])
    const [soundBefore, brokenBefore] = [await bench.stockOf(sound?.id ?? 0), await bench.stockOf(broken?.id ?? 0)]
    const reply = await bench.receive(OrderNo, [{ received: 3, refused: 1, reason: '数量不符' }, { line: 1, received: 1, refused: 2, reason: '包装破损' }])
    expect(reply.body).toMatchObject({ Status: 70, RefusedQuantity: 3, RefusedAmount: 150 })
    const payable = (reply.body?.PayableAmount ?? 0) * 100
    expect(await bench.usedNow()).toBe(used + payable - 15_000)
    const { body } = await mall.call('POST /api/Invoice/ApplyableList', { PageIndex: 1, PageSize: 50, OrderNo }, { token: bench.token })
    expect(body?.Items.find((one) => one.OrderNo === OrderNo)).toMatchObject({ ReturnedAmount: 150, AvailableAmount: payable / 100 - 150 })

    expect(await bench.carrierWorks(47)).toBe(0)
    expect([await bench.stockOf(sound?.id ?? 0), await bench.stockOf(broken?.id ?? 0)]).toEqual([soundBefore, brokenBefore])
    expect(await bench.carrierWorks(48)).toBe(2)
    expect(await bench.carrierWorks(49)).toBe(0)
    expect([await bench.stockOf(sound?.id ?? 0), await bench.stockOf(broken?.id ?? 0)]).toEqual([soundBefore + 1, brokenBefore])
    const { Refusals, Logs, Lines } = await bench.shopper.detail(OrderNo)
    expect(Refusals.map(({ Quantity, Reason, RefundAmount, TakenBackAt }) => [Quantity, Reason, RefundAmount, TakenBackAt !== null])).toEqual([[1, '数量不符', 50, true], [2, '包装破损', 100, true]])
    expect(Lines.map(({ AfterSalesQuantity }) => AfterSalesQuantity)).toEqual([3, 1])
    expect(Logs.map(({ Text }) => Text)).toEqual(expect.arrayContaining(['确认收货4件，拒收3件（数量不符、包装破损），退回 ¥150.00', '商家已收回拒收的商品3件，其中1件重新入库']))
    const notices = await mall.db.select().from(userNotice).where(eq(userNotice.title, '商家已收到你拒收的商品'))
    expect(notices.some(({ facts }) => facts.includes(OrderNo))).toBe(true)
  })

  test('all of an order: it is 已拒收, costs nothing, freight neither, and is closed when the goods are back', async () => {
    await bench.carrierWorks(48)
    const [used, { OrderNo, goods }] = [await bench.usedNow(), await bench.delivered([1, 1])]
    await bench.receive(OrderNo, [{ refused: 1 }])
    const last = await bench.receive(OrderNo, [{ line: 1, refused: 1 }])
    expect(last.body).toMatchObject({ Status: 90, StatusName: '已拒收', RefusedAmount: last.body?.PayableAmount })
    expect(last.body?.AllowActions).toEqual(['View', 'Rebuy'])
    expect(await bench.usedNow()).toBe(used)
    expect(await bench.carrierWorks(48)).toBe(2)
    const detail = await bench.shopper.detail(OrderNo)
    expect([detail.Status, detail.Steps.at(-1)?.Name]).toEqual([80, '已取消'])
    expect(await bench.usedNow()).toBe(used)
    expect(await Promise.all(goods.map(({ id }) => bench.stockOf(id)))).toEqual([1_000, 1_000])
  })

  test('all of an order, damaged: closing it gives nothing back that cannot be sold', async () => {
    await bench.carrierWorks(48)
    const { OrderNo, goods: [broken] } = await bench.delivered([2])
    expect((await bench.receive(OrderNo, [{ refused: 2, reason: '质量问题' }])).body).toMatchObject({ Status: 90 })
    expect(await bench.carrierWorks(48)).toBe(1)
    expect([(await bench.shopper.detail(OrderNo)).Status, await bench.stockOf(broken?.id ?? 0)]).toEqual([80, 998])
  })

  test('is not reported as kept: 退货金额 and 净额', async () => {
    const period = { BeginTime: '2026-03-18', EndTime: '2026-03-18' }
    const report = async () => {
      const { Token: token } = await mall.login('finance')
      const { body, message } = await mall.call('POST /api/Report/Order', { ...period, Unit: 'day', PageIndex: 1, PageSize: 50 }, { token })
      if (body === null) throw new Error(message)
      return body.Sum
    }
    const { OrderNo } = await bench.delivered([3])
    const before = await report()
    await bench.receive(OrderNo, [{ received: 1, refused: 2 }])
    const after = await report()
    expect(after.Amount).toBe(before.Amount)
    expect([after.ReturnAmount, after.NetAmount]).toEqual([(before.ReturnAmount ?? 0) + 100, (before.NetAmount ?? 0) - 100])
  })

  test('is no more than is on its way, in this package, of this order', async () => {
    const { OrderNo } = await bench.delivered([2])
    const other = await bench.delivered([1])
    const [own, foreign] = [await bench.receiptOf(OrderNo, [{ received: 1, refused: 2 }]), await bench.receiptOf(other.OrderNo, [{ refused: 1 }])]
    expect(await bench.send(own)).toMatchObject({ success: false, code: 'RECEIPT_TOO_MANY' })
    expect(await bench.send({ ...own, Lines: foreign.Lines })).toMatchObject({ success: false, code: 'ORDER_LINE_NOT_FOUND' })
    expect(await bench.send({ ...own, RequestId: crypto.randomUUID(), Lines: [{ ...foreign.Lines[0], LineId: 1, PackageNo: 'X', Received: 0, Refused: 1 }] })).toMatchObject({ success: false })
    expect(await countsOf(OrderNo)).toEqual([[2, 2, 0, 0]])
  })

  test('has a reason, and pictures of the buyer’s own', async () => {
    const { OrderNo } = await bench.delivered([2])
    const input = await bench.receiptOf(OrderNo, [{ refused: 1 }])
    const [line] = input.Lines
    if (line === undefined) throw new Error('The order has no line')
    const { Reason: _, ...without } = line
    expect((await bench.send({ ...input, Lines: [without] })).success).toBe(false)
    const stolen = await bench.send({ ...input, Lines: [{ ...line, Images: [{ Url: `/files/${crypto.randomUUID()}`, Name: '破损.png' }] }] })
    expect(stolen).toMatchObject({ success: false, code: 'ATTACHMENT_INVALID' })
  })
})

describe('twice', () => {
  test('with the same RequestId it happens once', async () => {
    const { OrderNo } = await bench.delivered([4])
    const input = await bench.receiptOf(OrderNo, [{ received: 1, refused: 1 }])
    const [one, again] = [await bench.send(input), await bench.send(input)]
    expect(one.success && again.success).toBe(true)
    expect(again.body).toEqual(one.body)
    expect(await countsOf(OrderNo)).toEqual([[4, 4, 1, 1]])
  })

  test('in two tabs: the second saw another version', async () => {
    const { OrderNo } = await bench.delivered([4])
    const [one, other] = [await bench.receiptOf(OrderNo, [{ received: 1 }]), await bench.receiptOf(OrderNo, [{ refused: 2 }])]
    expect((await bench.send(one)).success).toBe(true)
    expect(await bench.send(other)).toMatchObject({ success: false, message: '数据已被他人修改，请刷新后重试' })
    expect(await countsOf(OrderNo)).toEqual([[4, 4, 1, 0]])
  })
})

test('nobody but who ordered it receives it', async () => {
  const { OrderNo } = await bench.delivered([1])
  const input = await bench.receiptOf(OrderNo, [{ received: 1 }])
  for (const account of ['approver', 'finance', 'buyer2']) {
    const { Token } = await mall.login(account)
    expect((await bench.send({ ...input, RequestId: crypto.randomUUID() }, Token)).success, account).toBe(false)
  }
  expect(await countsOf(OrderNo)).toEqual([[1, 1, 0, 0]])
})
