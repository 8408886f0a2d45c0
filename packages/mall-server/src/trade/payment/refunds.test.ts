import { asc, eq } from 'drizzle-orm'
import { orderStatus, paymentStatus, refundReason, refundStatus, shortageKind } from '@mall/api/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { payment, paymentRefund } from '../../platform/db/schema/payment.ts'
import { orders } from '../../platform/db/schema/order.ts'
import { randomOf, seedsOf } from '../../testing/by-chance.ts'
import { loginStaff } from '../../testing/staff-sessions.ts'
import { createTestMall, type TestMall } from '../../testing/test-mall.ts'
import { createAfterSalesBench } from '../after-sales/testing/after-sales-bench.ts'
import { oweSurplus } from '../order/lifecycle/payments.ts'
import { owedFen, refundShares } from '../order/lifecycle/refund-rules.ts'
import { createShortageBench, type ShortageBench } from '../shortage/testing/shortage-bench.ts'
import { findTradeViolations } from '../trade-checks.ts'
import type { PaymentProvider } from './provider.ts'
import { settleOpenPayments } from './settle.ts'

/** PGlite runs one statement at a time: there the rushes only show that the sums are right, and races cannot occur. */
const onPostgres = Boolean(process.env.TEST_DATABASE_URL)
const place = onPostgres ? 'on PostgreSQL' : 'on PGlite only: races cannot happen here, set TEST_DATABASE_URL to try them'

let mall: TestMall
let bench: ShortageBench
let seller: string
let finance: string
let services: Awaited<ReturnType<typeof createAfterSalesBench>>

beforeAll(async () => {
  mall = await createTestMall()
  bench = await createShortageBench(mall)
  services = await createAfterSalesBench(mall)
  seller = (await loginStaff(mall, 'seller')).Token
  finance = (await mall.login('finance')).Token
}, 120_000)
afterAll(() => mall.close())

const online = { PaymentType: 4 } as const

const notify = async (paymentId: string) => {
  const { headers, body } = await mall.payments.noticeOf(paymentId)
  return (await mall.fetch('/payments/notify', { method: 'POST', headers, body })).status
}

const start = async (OrderNo: string): Promise<string> => {
  const { body, message } = await mall.call('POST /api/Payment/Start', { OrderNo }, { token: bench.token })
  if (body === null) throw new Error(message)
  return body.PaymentId
}

const pay = async (OrderNo: string): Promise<string> => {
  const id = await start(OrderNo)
  await mall.payments.decide(id, 'paid')
  await notify(id)
  return id
}

/** An order paid online of so many pieces of a product each, every one for ¥50. */
const paid = async (pieces: readonly number[]) => {
  const { OrderNo } = await bench.ordered(pieces, online)
  return { OrderNo, paymentId: await pay(OrderNo) }
}

const rowOf = async (orderNo: string) => {
  const [row] = await mall.db.select().from(orders).where(eq(orders.orderNo, orderNo))
  if (row === undefined) throw new Error(`No order ${orderNo}`)
  return row
}

const refundsOf = async (orderNo: string) => mall.db.select().from(paymentRefund).where(eq(paymentRefund.orderId, (await rowOf(orderNo)).id)).orderBy(asc(paymentRefund.createdAt), asc(paymentRefund.amountFen))
const paymentsOf = async (orderNo: string) => mall.db.select().from(payment).where(eq(payment.orderId, (await rowOf(orderNo)).id))

/** The provider with its answers lost, after it did what it was asked for, or before. */
const losing = (how: 'before' | 'after' | 'never'): PaymentProvider => ({
  ...mall.payments,
  refund: async (refund) => {
    if (how === 'before') throw new Error('No answer')
    await mall.payments.refund(refund)
    if (how === 'after') throw new Error('No answer')
  },
})

/** How far the clock of the jobs is ahead of the people's, whose logins would end, and of the seller's, who works a month ahead: each run finds what the one before tried. */
let aheadMs = 40 * 86_400_000

const jobRuns = async (how: 'before' | 'after' | 'never' = 'never') => {
  aheadMs += 61_000
  const now = new Date(mall.clock().getTime() + aheadMs)
  await settleOpenPayments({ ...mall.deps, clock: () => now, payments: losing(how) })
}

const cancel = async (OrderNo: string) => {
  const { Version } = await bench.shopper.detail(OrderNo)
  return mall.call('POST /api/Order/Cancel', { OrderNo, Version, Reason: '不想买了' }, { token: bench.token })
}

/** What the provider gave back of all payments of an order, fen. */
const refundedFen = async (orderNo: string): Promise<number> => {
  let fen = 0
  for (const { id, kind } of await paymentsOf(orderNo)) if (kind === 'online') fen += await mall.payments.refundedOf(id)
  return fen
}

describe('each step that lowers what an order costs gives back just that', () => {
  test('a refused piece, at once; the rest of the order goes on', async () => {
    const { OrderNo, paymentId } = await paid([3])
    await bench.seller.deliver(OrderNo)
    await bench.receive(OrderNo, [{ refused: 1 }])
    expect((await refundsOf(OrderNo)).map(({ amountFen, status }) => [amountFen, status])).toEqual([[5_000, refundStatus.due]])
    await jobRuns()
    expect(await mall.payments.refundedOf(paymentId)).toBe(5_000)
    expect((await paymentsOf(OrderNo))[0]).toMatchObject({ status: paymentStatus.paid, refundFen: 5_000 })
    expect((await bench.shopper.detail(OrderNo)).Logs.map(({ Text }) => Text).filter((text) => text.includes('原路退回'))).toEqual(['已付的 ¥50.00 将原路退回（拒收）', '款项 ¥50.00 已原路退回'])
  })

  test('a return that is refunded', async () => {
    const { OrderNo, paymentId } = await paid([2])
    await bench.seller.deliver(OrderNo)
    await bench.receive(OrderNo, [{ received: 2 }])
    const [line] = (await bench.shopper.detail(OrderNo)).Lines
    await services.applied({ OrderNo, LineId: line?.LineId ?? 0 }, { Type: 1, Quantity: 1, ReturnMode: 1 })
    expect(await refundsOf(OrderNo)).toEqual([])
    await services.sellerWorks(24 * 30)
    await jobRuns()
    expect(await mall.payments.refundedOf(paymentId)).toBe(5_000)
  })

  test('pieces that are not there; what is left of the payment when the rest is cancelled, and no more', async () => {
    const { OrderNo, paymentId } = await paid([3])
    await bench.short(OrderNo, [[0, { Kind: shortageKind.cut, Quantity: 1 }]])
    await jobRuns()
    expect(await mall.payments.refundedOf(paymentId)).toBe(5_000)
    expect((await cancel(OrderNo)).success).toBe(true)
    await jobRuns()
    const [all] = await paymentsOf(OrderNo)
    expect(await mall.payments.refundedOf(paymentId)).toBe(all?.amountFen)
    expect(all?.status).toBe(paymentStatus.refunded)
  })

  test('an order is cut while nobody pays, and then paid by what was announced as refused: what is too much', async () => {
    const { OrderNo } = await bench.ordered([3], online)
    const first = await start(OrderNo)
    await mall.payments.decide(first, 'refused')
    await notify(first)
    await bench.short(OrderNo, [[0, { Kind: shortageKind.cut, Quantity: 1 }]])
    await mall.payments.decide(first, 'paid')
    await notify(first)
    expect((await rowOf(OrderNo)).status).toBe(orderStatus.pendingConfirmation)
    await jobRuns()
    expect(await mall.payments.refundedOf(first)).toBe(5_000)
  })

  test('on account, and at the door before it is paid, nothing is owed; returned goods that were paid at the door are', async () => {
    const onAccount = await bench.delivered([2], { PaymentType: 1 })
    await bench.receive(onAccount.OrderNo, [{ received: 1, refused: 1 }])
    expect(await refundsOf(onAccount.OrderNo)).toEqual([])
    const atTheDoor = await bench.delivered([3], { PaymentType: 5 })
    await bench.receive(atTheDoor.OrderNo, [{ received: 2, refused: 1 }])
    const { payableFen } = await rowOf(atTheDoor.OrderNo)
    expect(await refundsOf(atTheDoor.OrderNo)).toEqual([])
    expect(await paymentsOf(atTheDoor.OrderNo)).toMatchObject([{ kind: 'delivery', amountFen: payableFen - 5_000, refundFen: 0 }])
    const [line] = (await bench.shopper.detail(atTheDoor.OrderNo)).Lines
    await services.applied({ OrderNo: atTheDoor.OrderNo, LineId: line?.LineId ?? 0 }, { Type: 1, Quantity: 1, ReturnMode: 1 })
    await services.sellerWorks(24 * 30)
    expect(await refundsOf(atTheDoor.OrderNo)).toMatchObject([{ amountFen: 5_000, status: refundStatus.due }])
    await jobRuns()
    expect(await refundsOf(atTheDoor.OrderNo)).toMatchObject([{ status: refundStatus.due }])
  })
})

describe('what was paid by transfer', () => {
  const asSeller = async (OrderNo: string, token = seller) => {
    const { body, message } = await mall.call('POST /api/SellerOrder/Detail', { OrderNo }, { token })
    if (body === null) throw new Error(message)
    return body
  }
  const transferred = async (pieces: readonly number[]): Promise<string> => {
    const { OrderNo } = await bench.ordered(pieces, { PaymentType: 3 })
    const { version, payableFen } = await rowOf(OrderNo)
    const confirmed = await mall.call('POST /api/Payment/ConfirmTransfer', { OrderNo, Version: version, Amount: payableFen / 100, Reference: `T-${OrderNo}`, PaidOn: '2026-03-18' }, { token: finance })
    expect(confirmed.message).toBe('')
    return OrderNo
  }
  const due = async (OrderNo: string): Promise<boolean> => {
    const { body } = await mall.call('POST /api/SellerOrder/List', { OrderNo, Due: 'refund', PageIndex: 1, PageSize: 10 }, { token: seller })
    return body?.total === 1
  }
  const record = async (OrderNo: string, changes: { readonly Amount?: number; readonly PaidOn?: string } = {}, token = seller) => {
    const { Version, TransferBackAmount } = await asSeller(OrderNo)
    return mall.call('POST /api/SellerOrder/Refund', { OrderNo, Version, RequestId: crypto.randomUUID(), Amount: TransferBackAmount, Reference: 'B-1', PaidOn: '2026-03-18', ...changes }, { token })
  }

  test('waits for the transfer of the seller, is written down once, and both sides read the same', async () => {
    const OrderNo = await transferred([3])
    expect([await due(OrderNo), (await asSeller(OrderNo)).AllowActions.includes('Refund'), (await record(OrderNo, { Amount: 50 })).success]).toEqual([false, false, false])
    await bench.short(OrderNo, [[0, { Kind: shortageKind.cut, Quantity: 1 }]])
    await cancel(OrderNo)
    const paidYuan = ((await paymentsOf(OrderNo))[0]?.amountFen ?? 0) / 100
    await jobRuns()
    expect(await bench.shopper.detail(OrderNo)).toMatchObject({ PaidBackAmount: 0, PayingBackAmount: paidYuan })
    expect(await asSeller(OrderNo)).toMatchObject({ PaidBackAmount: 0, PayingBackAmount: paidYuan, TransferBackAmount: paidYuan })
    expect([await due(OrderNo), (await asSeller(OrderNo)).AllowActions.includes('Refund')]).toEqual([true, true])
    expect((await asSeller(OrderNo, bench.staff)).AllowActions.includes('Refund'), 'without 发票与收款管理').toBe(false)
    expect((await record(OrderNo, {}, bench.staff)).status).toBe(403)
    expect((await record(OrderNo, { Amount: paidYuan - 1 })).message).toMatch(/^该订单现在待退款 ¥/)
    expect((await record(OrderNo, { PaidOn: '2026-03-19' })).message).toBe('退款日期不能晚于今天')
    expect((await record(OrderNo, { PaidOn: '2026-03-17' })).message).toBe('退款日期不能早于应退款的日期')
    expect((await record(OrderNo)).body).toMatchObject({ PaidBackAmount: paidYuan, PayingBackAmount: 0, TransferBackAmount: 0 })
    expect((await record(OrderNo, { Amount: paidYuan })).message).toBe('没有待退款，请刷新后重试')
    expect(await bench.shopper.detail(OrderNo)).toMatchObject({ PaidBackAmount: paidYuan, PayingBackAmount: 0 })
    expect(await due(OrderNo)).toBe(false)
    expect((await bench.shopper.detail(OrderNo)).Logs.filter(({ Text }) => Text.startsWith('已转账退款')).map(({ Operator }) => Operator)).toEqual(['商家'])
    expect(await findTradeViolations(mall.db)).toEqual([])
  })

  test('what was paid online is not written down by hand', async () => {
    const { OrderNo } = await paid([1])
    await cancel(OrderNo)
    expect([await due(OrderNo), (await asSeller(OrderNo)).TransferBackAmount]).toEqual([false, 0])
  })
})

describe('the provider', () => {
  test('an answer that was lost is asked for again, and gives nothing twice', async () => {
    const { OrderNo, paymentId } = await paid([2])
    await cancel(OrderNo)
    await jobRuns('before')
    expect(await mall.payments.refundedOf(paymentId)).toBe(0)
    await jobRuns('after')
    expect((await refundsOf(OrderNo)).map(({ status }) => status)).toEqual([refundStatus.due])
    await jobRuns()
    await jobRuns()
    expect(await mall.payments.refundedOf(paymentId)).toBe((await paymentsOf(OrderNo))[0]?.amountFen)
    expect((await bench.shopper.detail(OrderNo)).Logs.filter(({ Text }) => Text.includes('已原路退回'))).toHaveLength(1)
  })

  test('gives back no more than is left of a payment', async () => {
    const { paymentId } = await paid([1])
    await mall.payments.refund({ paymentId, refundNo: crypto.randomUUID(), amountFen: 3_000 })
    await expect(mall.payments.refund({ paymentId, refundNo: crypto.randomUUID(), amountFen: 3_000 })).rejects.toThrow('More is to be refunded')
  })
})

/** An online order, maybe paid, with what can happen to it and to its money. */
const play = async (seed: number) => {
  const random = randomOf(seed)
  const { OrderNo } = await bench.ordered([1 + random(3), 1 + random(3)], online)
  const tried: string[] = []
  if (random(2) === 0) {
    const first = await start(OrderNo)
    await mall.payments.decide(first, 'refused')
    await notify(first)
    tried.push(first, await start(OrderNo))
  }
  const step = async (): Promise<unknown> => {
    const order = await bench.shopper.detail(OrderNo)
    const at = random(Math.max(1, order.Lines.length))
    const line = order.Lines[at]
    const box = random(Math.max(1, order.Packages.length))
    const pieces = 1 + random(2)
    const decided = tried[random(Math.max(1, tried.length))]
    const moves = [
      async () => {
        if (order.Status === orderStatus.pendingPayment) tried.push(await start(OrderNo))
      },
      async () => {
        if (decided === undefined) return
        await mall.payments.decide(decided, random(3) === 0 ? 'refused' : 'paid')
        if (random(4) > 0) await notify(decided)
      },
      () => (decided === undefined ? undefined : notify(decided).catch(() => undefined)),
      () => bench.accept(OrderNo),
      () => bench.short(OrderNo, [[at, { Kind: shortageKind.cut, Quantity: pieces }]]),
      () => bench.ship(OrderNo, order.Lines.map((one, index) => (index === at ? Math.min(pieces, one.Quantity - one.ShippedQuantity) : 0))),
      () => bench.ship(OrderNo, order.Lines.map((one) => one.Quantity - one.ShippedQuantity)),
      () => bench.receive(OrderNo, [{ line: at, received: 1 }], box),
      () => bench.receive(OrderNo, [{ line: at, refused: 1 }], box),
      async () => {
        if ((await services.apply({ OrderNo, LineId: line?.LineId ?? 0 }, { Type: 1, Quantity: 1, ReturnMode: 1 })).success) await services.sellerWorks(24 * 30)
      },
      () => (random(4) === 0 ? cancel(OrderNo) : undefined),
      () => jobRuns((['before', 'after', 'never'] as const)[random(3)]),
    ]
    return moves[random(moves.length)]?.()
  }
  for (let count = 0; count < 24; count++) {
    await step()
    expect(await findTradeViolations(mall.db)).toEqual([])
  }
  // What the provider has received is known in the end, and all that is owed has gone back.
  for (const how of ['after', 'never', 'never'] as const) await jobRuns(how)
  return OrderNo
}

describe('whatever happens to an order and its money', () => {
  const seen = { refunds: 0, parts: 0, late: 0 }
  test.each(seedsOf(24))('sequence %i: paid − refunded is owed, and nothing goes back twice', async (seed) => {
    const OrderNo = await play(seed)
    const [order, payments, refunds] = [await rowOf(OrderNo), await paymentsOf(OrderNo), await refundsOf(OrderNo)]
    const arrived = payments.filter(({ settledAt, status }) => settledAt !== null && status !== paymentStatus.refused)
    const arrivedFen = arrived.reduce((sum, { amountFen }) => sum + amountFen, 0)
    const { RefundAmount } = await bench.shopper.detail(OrderNo)
    const owed = owedFen(order, Math.round((RefundAmount ?? 0) * 100))
    expect(refunds.filter(({ status }) => status === refundStatus.due)).toEqual([])
    expect(arrivedFen - (await refundedFen(OrderNo))).toBe(arrived.length === 0 ? 0 : owed)
    expect(await refundedFen(OrderNo)).toBe(refunds.reduce((sum, { amountFen }) => sum + amountFen, 0))
    seen.refunds += refunds.length
    seen.parts += payments.filter(({ status, refundFen }) => status === paymentStatus.paid && refundFen > 0).length
    seen.late += arrived.length > 1 ? 1 : 0
  }, 60_000)
  test('each of them came about', () => expect(Object.entries(seen).filter(([, count]) => count === 0)).toEqual([]))
})

describe('the shares of payments', () => {
  const one = (status: 20 | 40, amountFen: number, refundFen = 0) => ({ status, amountFen, refundFen })
  const fen = (payments: readonly ReturnType<typeof one>[], owed: number) => refundShares(payments, owed).map((share) => [payments.indexOf(share.payment), share.fen])
  test.each([
    ['nothing where nothing is too much', [one(20, 100)], 100, []],
    ['nothing where less was paid than is owed', [one(20, 100)], 120, []],
    ['a part', [one(20, 100)], 70, [[0, 30]]],
    ['what is left after earlier ones', [one(20, 100, 30)], 0, [[0, 70]]],
    ['first what came too late', [one(20, 100), one(40, 100)], 90, [[1, 100], [0, 10]]],
  ] as const)('%s', (_, payments, owed, shares) => expect(fen([...payments], owed)).toEqual(shares))
})

describe(place, () => {
  // A part of the payment, which stays in its status: nothing but the lock keeps it from being owed by each of them.
  test('twenty that owe the same at the same moment owe it once', async () => {
    const { OrderNo } = await paid([2])
    const row = await rowOf(OrderNo)
    const order = { ...row, refusedFen: row.refusedFen + 5_000 }
    await Promise.all(Array.from({ length: 20 }, () => mall.db.transaction((tx) => oweSurplus(tx, order, refundReason.refused, mall.clock()))))
    expect((await refundsOf(OrderNo)).map(({ amountFen }) => amountFen)).toEqual([5_000])
    await mall.db.delete(paymentRefund).where(eq(paymentRefund.orderId, order.id))
    await mall.db.update(payment).set({ refundFen: 0 }).where(eq(payment.orderId, order.id))
  })

  test('pieces are refused, a second payment comes and jobs run at the same moment: each fen once', async () => {
    for (let round = 0; round < 3; round++) {
      const { OrderNo } = await bench.ordered([8], online)
      const first = await start(OrderNo)
      await mall.payments.decide(first, 'refused')
      await notify(first)
      const second = await pay(OrderNo)
      await bench.seller.deliver(OrderNo)
      await mall.payments.decide(first, 'paid')
      const refuse = async () => {
        for (let tries = 0; tries < 40; tries++) if ((await bench.receive(OrderNo, [{ refused: 1 }])).code !== 'VERSION_CONFLICT') return
      }
      await Promise.all([refuse(), notify(first), jobRuns(), refuse(), notify(first), jobRuns(), refuse(), jobRuns(), refuse()])
      expect(await findTradeViolations(mall.db)).toEqual([])
      await Promise.all([jobRuns(), jobRuns(), jobRuns(), jobRuns()])
      const { payableFen, refusedFen } = await rowOf(OrderNo)
      expect(refusedFen).toBe(20_000)
      expect([await refundedFen(OrderNo), (await refundsOf(OrderNo)).every(({ status }) => status === refundStatus.done)]).toEqual([payableFen + refusedFen, true])
      expect((await paymentsOf(OrderNo)).find(({ id }) => id === second)?.status).toBe(paymentStatus.paid)
      const logs = (await bench.shopper.detail(OrderNo)).Logs.filter(({ Text }) => Text.includes('已原路退回'))
      expect(logs).toHaveLength((await refundsOf(OrderNo)).length)
      expect(await findTradeViolations(mall.db)).toEqual([])
    }
  }, 120_000)
})
