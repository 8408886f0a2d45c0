import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { orderStatus, paymentStatus } from '@mall/api/contract'
import { orders } from '../../platform/db/schema/order.ts'
import { payment } from '../../platform/db/schema/payment.ts'
import { runDueJobs } from '../../app/jobs/run-due-jobs.ts'
import { toFen, yuanText } from '../../platform/money.ts'
import { findTradeViolations } from '../trade-checks.ts'
import { createSeller } from '../../testing/seller.ts'
import { createShopper, plainProduct, type Shopper } from '../../testing/shopper.ts'
import { createTestMall, type TestMall } from '../../testing/test-mall.ts'
import type { FakeNotice, Forgery } from './fake-provider.ts'
import { settleOpenPayments } from './settle.ts'

let mall: TestMall
let buyer: Shopper
let finance: string
let pen: { code: string }

beforeAll(async () => {
  mall = await createTestMall()
  buyer = await createShopper(mall, 'buyer')
  finance = (await mall.login('finance')).Token
  pen = await plainProduct(mall)
}, 120_000)
afterEach(async () => expect(await findTradeViolations(mall.db)).toEqual([]))
afterAll(() => mall.close())

const send = async ({ headers, body }: FakeNotice) => {
  const response = await mall.fetch('/payments/notify', { method: 'POST', headers, body })
  return [response.status, await response.text()] as const
}

const notify = async (paymentId: string, forgery?: Forgery) => send(await mall.payments.noticeOf(paymentId, forgery))
const start = (OrderNo: string, token = buyer.token) => mall.call('POST /api/Payment/Start', { OrderNo }, { token })
const stateOf = async (OrderNo: string) => (await mall.call('POST /api/Payment/State', { OrderNo }, { token: buyer.token })).body
const rowOf = async (orderNo: string) => {
  const [row] = await mall.db.select().from(orders).where(eq(orders.orderNo, orderNo))
  if (row === undefined) throw new Error(`No order ${orderNo}`)
  return row
}

/** An order of ¥50 or so that is being paid online. */
const started = async (): Promise<{ OrderNo: string; PaymentId: string }> => {
  const { OrderNo } = await buyer.buy(pen.code, 1, { PaymentType: 4 })
  const { body } = await start(OrderNo)
  if (body === null) throw new Error('The payment was not started')
  return { OrderNo, PaymentId: body.PaymentId }
}

const success = [200, 'success']
const failure = [400, 'fail']

describe('only the provider decides that an order is paid', () => {
  test('starting a payment pays nothing, and a second tab shares it', async () => {
    const { OrderNo, PaymentId } = await started()
    expect((await start(OrderNo)).body).toMatchObject({ PaymentId, Address: `/demo-payment/${PaymentId}` })
    expect((await mall.call('POST /api/Order/Pay', { OrderNo, Version: 1 }, { token: buyer.token })).body?.PaymentId).toBe(PaymentId)
    const both = await Promise.all([start(OrderNo), start(OrderNo)])
    expect(both.map(({ body }) => body?.PaymentId)).toEqual([PaymentId, PaymentId])
    expect(await stateOf(OrderNo)).toMatchObject({ Status: orderStatus.pendingPayment, Last: { Status: paymentStatus.waiting }, AllowActions: expect.arrayContaining(['Pay']) })
  })

  test('paid: once, however often it is said', async () => {
    const { OrderNo, PaymentId } = await started()
    await mall.payments.decide(PaymentId, 'paid')
    expect(await notify(PaymentId)).toEqual(success)
    expect(await Promise.all([notify(PaymentId), notify(PaymentId)])).toEqual([success, success])
    expect(await stateOf(OrderNo)).toMatchObject({ Status: orderStatus.pendingConfirmation, Last: { Status: paymentStatus.paid, StatusName: '支付成功' } })
    expect((await stateOf(OrderNo))?.Steps.find(({ Name }) => Name === '付款')?.State).toBe('done')
    const { Logs } = await buyer.detail(OrderNo)
    expect(Logs.filter(({ Text }) => Text.startsWith('在线支付成功'))).toHaveLength(1)
    expect((await start(OrderNo)).message).toBe('当前订单状态或权限不允许此操作')
  })

  test('refused: the order still waits, and is paid by another payment', async () => {
    const { OrderNo, PaymentId } = await started()
    await mall.payments.decide(PaymentId, 'refused')
    expect(await notify(PaymentId)).toEqual(success)
    expect(await stateOf(OrderNo)).toMatchObject({ Status: orderStatus.pendingPayment, Last: { StatusName: '支付未成功' } })
    const again = await start(OrderNo)
    expect(again.body?.PaymentId).not.toBe(PaymentId)
    await mall.payments.decide(again.body?.PaymentId ?? '', 'paid')
    await notify(again.body?.PaymentId ?? '')
    expect((await rowOf(OrderNo)).status).toBe(orderStatus.pendingConfirmation)
  })

  test('a notice that was lost is asked for', async () => {
    const { OrderNo, PaymentId } = await started()
    await mall.payments.decide(PaymentId, 'paid')
    await settleOpenPayments(mall.deps)
    expect((await rowOf(OrderNo)).status).toBe(orderStatus.pendingPayment)
    mall.advance(61_000)
    await settleOpenPayments(mall.deps)
    expect((await rowOf(OrderNo)).status).toBe(orderStatus.pendingConfirmation)
  })

  test('those that were given up do not hold it up', async () => {
    const given = await started()
    mall.advance(1_000)
    const { OrderNo, PaymentId } = await started()
    await mall.payments.decide(PaymentId, 'paid')
    mall.advance(61_000)
    const open = await mall.db.$count(payment, eq(payment.status, paymentStatus.waiting))
    for (let asked = 0; asked < open; asked++) await settleOpenPayments(mall.deps, 1)
    expect((await rowOf(OrderNo)).status).toBe(orderStatus.pendingConfirmation)
    expect((await rowOf(given.OrderNo)).status).toBe(orderStatus.pendingPayment)
  })

  test('what comes after the order was cancelled is given back', async () => {
    const { OrderNo, PaymentId } = await started()
    await mall.call('POST /api/Order/Cancel', { OrderNo, Version: 1, Reason: '不想买了' }, { token: buyer.token })
    await mall.payments.decide(PaymentId, 'paid')
    expect(await notify(PaymentId)).toEqual(success)
    expect(await stateOf(OrderNo)).toMatchObject({ Status: orderStatus.cancelled, Last: { StatusName: '待退款' } })
    mall.advance(61_000)
    await settleOpenPayments(mall.deps)
    await settleOpenPayments(mall.deps)
    expect(await mall.payments.refundedOf(PaymentId)).toBe((await rowOf(OrderNo)).payableFen)
    expect(await stateOf(OrderNo)).toMatchObject({ Last: { StatusName: '已退款' } })
    expect((await buyer.detail(OrderNo)).Logs.filter(({ Text }) => Text.includes('已原路退回'))).toHaveLength(1)
  })
})

describe('what was paid for an order that ends without goods is given back', () => {
  test('cancelled by its buyer, once', async () => {
    const { OrderNo, PaymentId } = await started()
    await mall.payments.decide(PaymentId, 'paid')
    await notify(PaymentId)
    const { Version, PayableAmount } = await buyer.detail(OrderNo)
    await mall.call('POST /api/Order/Cancel', { OrderNo, Version, Reason: '不想买了' }, { token: buyer.token })
    expect(await stateOf(OrderNo)).toMatchObject({ Status: orderStatus.cancelled, Last: { StatusName: '待退款' } })
    expect(await notify(PaymentId)).toEqual(success)
    mall.advance(61_000)
    await settleOpenPayments(mall.deps)
    await settleOpenPayments(mall.deps)
    expect(await mall.payments.refundedOf(PaymentId)).toBe((await rowOf(OrderNo)).payableFen)
    expect(await stateOf(OrderNo)).toMatchObject({ Last: { StatusName: '已退款' } })
    const amount = yuanText(toFen(PayableAmount ?? 0))
    expect((await buyer.detail(OrderNo)).Logs.map(({ Text }) => Text).filter((text) => text.includes('退回'))).toEqual([`已付的 ${amount} 将原路退回（订单取消）`, `款项 ${amount} 已原路退回`])
  })

  test('refused whole at the door', async () => {
    const { OrderNo, PaymentId } = await started()
    await mall.payments.decide(PaymentId, 'paid')
    await notify(PaymentId)
    await createSeller(mall.deps).deliver(OrderNo)
    const { Packages, Version } = await buyer.detail(OrderNo)
    const Lines = Packages.flatMap(({ PackageNo, Lines: lines }) => lines.map(({ LineId, Quantity }) => ({ PackageNo, LineId, Received: 0, Refused: Quantity, Reason: '错发' as const, Images: [] })))
    await mall.call('POST /api/Order/Receive', { OrderNo, Version, Lines, RequestId: crypto.randomUUID() }, { token: buyer.token })
    expect(await stateOf(OrderNo)).toMatchObject({ Status: orderStatus.refused, Last: { StatusName: '待退款' } })
  })

  test('what waits and what was refused is not: nothing was paid', async () => {
    const { OrderNo, PaymentId } = await started()
    await mall.payments.decide(PaymentId, 'refused')
    await notify(PaymentId)
    const { Version } = await buyer.detail(OrderNo)
    await mall.call('POST /api/Order/Cancel', { OrderNo, Version, Reason: '不想买了' }, { token: buyer.token })
    expect(await stateOf(OrderNo)).toMatchObject({ Status: orderStatus.cancelled, Last: { StatusName: '支付未成功' } })
  })
})

describe('a notice that is not the provider’s changes nothing', () => {
  test.each([
    ['another signature', { secret: 'somebody else’s secret' }],
    ['another amount', { amountFen: 1 }],
    ['six minutes old', { sentAt: new Date('2026-03-18T09:54:00+08:00') }],
    ['from the future', { sentAt: new Date('2099-01-01T00:00:00+08:00') }],
  ] as const)('%s', async (_, forgery) => {
    const { OrderNo, PaymentId } = await started()
    await mall.payments.decide(PaymentId, 'paid')
    expect(await notify(PaymentId, forgery)).toEqual(failure)
    expect((await rowOf(OrderNo)).status).toBe(orderStatus.pendingPayment)
  })

  test('a body that was changed on its way, no signature, no JSON, too much of it', async () => {
    const { OrderNo, PaymentId } = await started()
    await mall.payments.decide(PaymentId, 'refused')
    const notice = await mall.payments.noticeOf(PaymentId)
    expect(await send({ ...notice, body: notice.body.replace('refused', 'paid') })).toEqual(failure)
    expect(await send({ ...notice, headers: {} })).toEqual(failure)
    expect(await send({ ...notice, body: 'paid' })).toEqual(failure)
    expect((await send({ ...notice, body: `${notice.body}${' '.repeat(20_000)}` }))[1]).toBe('fail')
    expect((await rowOf(OrderNo)).status).toBe(orderStatus.pendingPayment)
  })

  test('of a payment that nobody started', async () => {
    const other = '00000000-0000-4000-8000-000000000000'
    await mall.payments.create({ paymentId: other, orderNo: 'M0', amountFen: 1, returnTo: '/' })
    await mall.payments.decide(other, 'paid')
    expect(await notify(other)).toEqual(failure)
  })
})

describe('a transfer is confirmed by users who may', () => {
  const confirm = async (OrderNo: string, token: string, changes: { Reference?: string; PaidOn?: string; Amount?: number } = {}) => {
    const { version, payableFen } = await rowOf(OrderNo)
    return mall.call('POST /api/Payment/ConfirmTransfer', { OrderNo, Version: version, Amount: payableFen / 100, Reference: `T-${OrderNo}`, PaidOn: '2026-03-18', ...changes }, { token })
  }

  test('finance confirms, once, and the order goes on', async () => {
    const { OrderNo } = await buyer.buy(pen.code, 1, { PaymentType: 3 })
    expect((await buyer.detail(OrderNo)).AllowActions).not.toContain('Pay')
    expect((await start(OrderNo)).message).toBe('当前订单状态或权限不允许此操作')
    expect((await confirm(OrderNo, buyer.token)).status).toBe(403)
    const confirmed = await confirm(OrderNo, finance)
    expect(confirmed.body).toMatchObject({ Status: orderStatus.pendingConfirmation })
    expect((await confirm(OrderNo, finance)).success).toBe(false)
    const [row] = await mall.db.select().from(payment).where(eq(payment.tradeNo, `T-${OrderNo}`))
    expect(row).toMatchObject({ kind: 'transfer', amountFen: (await rowOf(OrderNo)).payableFen })
  })

  test('one transfer pays as many orders as it covers', async () => {
    const buy = async () => (await buyer.buy(pen.code, 1, { PaymentType: 3 })).OrderNo
    const [first, second, third] = [await buy(), await buy(), await buy()]
    const Amount = ((await rowOf(first)).payableFen * 2) / 100
    const merged = { Reference: 'B-1', Amount }
    expect((await confirm(first, finance, { ...merged, Amount: Amount / 2 - 0.01 })).message).toMatch(/^转账金额不足/)
    expect((await confirm(first, finance, merged)).success).toBe(true)
    expect((await confirm(second, finance, { ...merged, Amount: Amount * 2 })).message).toBe(`该流水号此前登记的转账金额为 ${yuanText(toFen(Amount))}，请核对`)
    expect((await confirm(second, finance, merged)).success).toBe(true)
    expect((await confirm(third, finance, merged)).message).toMatch(/^转账金额不足：该笔转账还可抵 ¥0.00/)
    expect((await rowOf(third)).status).toBe(orderStatus.pendingPayment)
  })

  test('on a day that was, and not before the order', async () => {
    const { OrderNo } = await buyer.buy(pen.code, 1, { PaymentType: 3 })
    expect((await confirm(OrderNo, finance, { PaidOn: '2026-03-19' })).message).toBe('到账日期不能晚于今天')
    expect((await confirm(OrderNo, finance, { PaidOn: '2026-03-17' })).message).toBe('到账日期不能早于下单日期')
  })

  test('nobody confirms the transfer for an order of their own', async () => {
    const admin = await createShopper(mall, 'admin')
    const { OrderNo } = await admin.buy(pen.code, 1, { PaymentType: 3 })
    expect((await confirm(OrderNo, admin.token)).message).toBe('当前订单状态或权限不允许此操作')
    expect((await confirm(OrderNo, finance)).success).toBe(true)
  })
})

test('货到付款 is paid when the goods are received', async () => {
  const { OrderNo } = await buyer.buy(pen.code, 1, { PaymentType: 5 })
  await mall.db.update(orders).set({ status: orderStatus.pendingReceipt, shippedAt: mall.clock() }).where(eq(orders.orderNo, OrderNo))
  expect((await rowOf(OrderNo)).paidAt).toBeNull()
  await mall.call('POST /api/Order/ConfirmReceipt', { OrderNo, Version: 1 }, { token: buyer.token })
  expect((await rowOf(OrderNo)).paidAt).toEqual(mall.clock())
})

test('a mall without a provider does not offer 在线支付', async () => {
  const bare = await createTestMall({ payments: null })
  try {
    const shopper = await createShopper(bare, 'buyer')
    const product = await plainProduct(bare)
    await shopper.put(product.code, 1)
    const confirmation = await shopper.confirm()
    expect(confirmation.PaymentTypes.map(({ Type }) => Type)).toEqual([1, 2, 3, 5])
    expect(await shopper.submit(shopper.submissionOf(confirmation, { PaymentType: 4 }))).toMatchObject({ success: false, code: 'PAYMENT_TYPE_NOT_ALLOWED' })
    expect((await bare.fetch('/payments/notify', { method: 'POST', body: '{}' })).status).toBe(404)
    expect((await bare.fetch('/demo-payment/1')).status).toBe(404)
  } finally {
    await bare.close()
  }
})

test('an order that nobody pays in time is cancelled, and a payment for it is given back', async () => {
  const { OrderNo, PaymentId } = await started()
  mall.advance(25 * 3_600_000)
  await runDueJobs(mall.deps, 'off')
  expect((await rowOf(OrderNo)).status).toBe(orderStatus.cancelled)
  await mall.payments.decide(PaymentId, 'paid')
  expect(await notify(PaymentId)).toEqual(success)
  const [row] = await mall.db.select().from(payment).where(eq(payment.id, PaymentId))
  expect(row?.status).toBe(paymentStatus.late)
})
