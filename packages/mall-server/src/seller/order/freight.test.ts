import { and, eq } from 'drizzle-orm'
import * as fc from 'fast-check'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { orderStatus, paymentStatus, paymentType } from '@mall/api/contract'
import type { SellerOrderDetail } from '@mall/api/seller/contract'
import { demoStaff } from '../../demo/staff.ts'
import { budgetHold } from '../../platform/db/schema/budget.ts'
import { userNotice } from '../../platform/db/schema/notice.ts'
import { orders } from '../../platform/db/schema/order.ts'
import { payment } from '../../platform/db/schema/payment.ts'
import { auditLog } from '../../platform/db/schema/writes.ts'
import { createTestMall, type TestMall } from '../../testing/test-mall.ts'
import { findTradeViolations } from '../../trade/trade-checks.ts'
import { asRead, createOrderBench, type OrderBench } from './testing/order-bench.ts'

let mall: TestMall
let bench: OrderBench
let finance = ''
beforeAll(async () => {
  mall = await createTestMall()
  bench = await createOrderBench(mall)
  finance = (await mall.login('finance')).Token
}, 120_000)
afterEach(async () => expect(await findTradeViolations(mall.db)).toEqual([]))
afterAll(() => mall.close())

/** An order of ¥50, with freight, as those who may change that see it. */
const placed = async (PaymentType: (typeof paymentType)[keyof typeof paymentType]): Promise<SellerOrderDetail> => bench.detail((await bench.ordered([1], { PaymentType })).OrderNo, bench.tokens.sales)
const setFreight = (order: Pick<SellerOrderDetail, 'OrderNo' | 'Version'>, Freight: number, token = bench.tokens.sales) => mall.call('POST /api/SellerOrder/SetFreight', { ...asRead(order), Freight, Reason: '同城自送' }, { token })
const rowOf = async (OrderNo: string) => {
  const [row] = await mall.db.select().from(orders).where(eq(orders.orderNo, OrderNo))
  if (row === undefined) throw new Error('There is no such order')
  return row
}
const heldOf = async (OrderNo: string) => (await mall.db.select().from(budgetHold).where(eq(budgetHold.orderId, (await rowOf(OrderNo)).id))).map(({ usedFen }) => usedFen)
const start = (OrderNo: string) => mall.call('POST /api/Payment/Start', { OrderNo }, { token: bench.token })
const confirmTransfer = async ({ OrderNo, Version }: Pick<SellerOrderDetail, 'OrderNo' | 'Version'>, Amount: number) =>
  mall.call('POST /api/Payment/ConfirmTransfer', { OrderNo, Version, Reference: `T${OrderNo}`, Amount, PaidOn: '2026-03-18' }, { token: finance })

describe('改运费', () => {
  it('lowers what the order costs, with its budgets, before it is paid; the buyer reads old and new', async () => {
    const order = await placed(paymentType.transfer)
    expect(order.Freight).toBeGreaterThan(0)
    expect(order.AllowActions).toEqual(['SetFreight'])
    const usedBefore = await bench.usedNow()
    const { body, message } = await setFreight(order, 2.5)
    expect(message).toBe('')
    expect(body).toMatchObject({ Freight: 2.5, PayableAmount: order.GoodsAmount + 2.5, GoodsAmount: order.GoodsAmount, Status: orderStatus.pendingPayment })
    const { id, payableFen, version } = await rowOf(order.OrderNo)
    expect(version).toBe(order.Version + 1)
    expect(await heldOf(order.OrderNo)).toEqual((await heldOf(order.OrderNo)).map(() => payableFen))
    expect((await heldOf(order.OrderNo)).length).toBeGreaterThan(0)
    expect(usedBefore - (await bench.usedNow())).toBe(Math.round((order.Freight - 2.5) * 100))
    const text = `运费由 ¥${order.Freight.toFixed(2)} 改为 ¥2.50，应付由 ¥${order.PayableAmount.toFixed(2)} 变为 ¥${(order.GoodsAmount + 2.5).toFixed(2)}（同城自送）`
    expect((await bench.shopper.detail(order.OrderNo)).Logs).toContainEqual(expect.objectContaining({ Operator: '商家', Text: text }))
    const [notice] = await mall.db.select().from(userNotice).where(and(eq(userNotice.subject, `order:${id}`), eq(userNotice.kind, 'orderChanged')))
    expect(notice?.title).toBe('商家改了你的订单的运费')
    expect(JSON.stringify(notice)).toContain(`运费由 ¥${order.Freight.toFixed(2)} 改为 ¥2.50`)
    const [entry] = await mall.db.select().from(auditLog).where(and(eq(auditLog.action, 'Order.SetFreight'), eq(auditLog.entityId, order.OrderNo)))
    expect(entry).toMatchObject({ staffId: demoStaff.sales, before: { PayableFen: order.PayableAmount * 100 }, after: { FreightFen: 250, PayableFen: payableFen } })
    // What is paid then is the new amount.
    expect((await confirmTransfer(await bench.detail(order.OrderNo), order.GoodsAmount + 2.49)).code).toBe('TRANSFER_AMOUNT_INVALID')
    expect((await confirmTransfer(await bench.detail(order.OrderNo), order.GoodsAmount + 2.5)).success).toBe(true)
  })

  it('of an order on account the credit follows, until something has left', async () => {
    const order = await placed(paymentType.onAccount)
    const { unstatedFen } = await rowOf(order.OrderNo)
    expect((await setFreight(order, 0)).body).toMatchObject({ Freight: 0, AllowActions: [] })
    expect((await rowOf(order.OrderNo)).unstatedFen).toBe(unstatedFen - order.Freight * 100)
    const packing = await bench.accepted([1])
    expect((await bench.detail(packing.OrderNo, bench.tokens.sales)).AllowActions).toEqual(['SetFreight'])
    const sent = await bench.ship(packing, [1])
    expect((await setFreight(sent, 0)).code).toBe('ORDER_ACTION_NOT_ALLOWED')
  })

  it('is never raised, never below nothing, never after the payment, never in an old version, and not by the warehouse', async () => {
    const order = await placed(paymentType.transfer)
    expect(await setFreight(order, order.Freight)).toMatchObject({ code: 'FREIGHT_INVALID', message: `运费只能降低，现在是 ¥${order.Freight.toFixed(2)}` })
    expect((await setFreight(order, order.Freight + 1)).code).toBe('FREIGHT_INVALID')
    expect((await setFreight(order, -1)).code).toBe('INVALID_INPUT')
    expect((await setFreight(order, 1.005)).code).toBe('INVALID_INPUT')
    expect((await setFreight(order, 1, bench.tokens.warehouse)).status).toBe(403)
    expect((await setFreight({ ...order, Version: order.Version + 1 }, 1)).code).toBe('VERSION_CONFLICT')
    expect((await rowOf(order.OrderNo)).payableFen).toBe(order.PayableAmount * 100)
    expect((await confirmTransfer(order, order.PayableAmount)).success).toBe(true)
    const paid = await bench.detail(order.OrderNo, bench.tokens.sales)
    expect(paid.AllowActions).toEqual([])
    expect((await setFreight(paid, 0)).message).toBe('该订单不能改运费，请刷新后重试')
  })

  it('waits while the buyer pays online', async () => {
    const order = await placed(paymentType.online)
    expect((await start(order.OrderNo)).success).toBe(true)
    expect(await setFreight(order, 0)).toMatchObject({ code: 'FREIGHT_PAYING', message: '买家正在付款，订单金额暂不能改变，请稍后再试' })
  })
})

it('at the same moment as a payment: what is paid is what the order costs, whoever was first', async () => {
  const outcomes = new Set<string>()
  for (let round = 0; round < 12; round++) {
    const order = await placed(paymentType.online)
    // Each is the first to be sent in every other round.
    const first = round % 2 === 0 ? start(order.OrderNo) : null
    const [changed, started] = await Promise.all([setFreight(order, 1), first ?? start(order.OrderNo)])
    expect(started.success).toBe(true)
    outcomes.add(changed.success ? 'changed' : changed.code)
    const row = await rowOf(order.OrderNo)
    const [waiting] = await mall.db.select().from(payment).where(and(eq(payment.orderId, row.id), eq(payment.status, paymentStatus.waiting)))
    expect(waiting?.amountFen).toBe(row.payableFen)
    expect(row.payableFen).toBe(changed.success ? order.GoodsAmount * 100 + 100 : order.PayableAmount * 100)
  }
  for (const outcome of outcomes) expect(['changed', 'FREIGHT_PAYING']).toContain(outcome)
})

it('at the same moment as the confirmation of a transfer: one of both, and never a fen too little', async () => {
  for (let round = 0; round < 6; round++) {
    const order = await placed(paymentType.transfer)
    const [changed, paid] = await Promise.all([setFreight(order, 1), confirmTransfer(order, order.PayableAmount)])
    expect([changed.success, paid.success].filter(Boolean)).toHaveLength(1)
    expect((changed.success ? paid : changed).code).toBe('VERSION_CONFLICT')
    const row = await rowOf(order.OrderNo)
    expect(row.status).toBe(paid.success ? orderStatus.pendingConfirmation : orderStatus.pendingPayment)
    expect(row.payableFen).toBe(paid.success ? order.PayableAmount * 100 : order.GoodsAmount * 100 + 100)
  }
})

it('whatever freights are asked for in a row: 应付 is 商品总额 + 运费, budgets hold just that, and it only falls', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.nat(1_200), { minLength: 1, maxLength: 5 }), async (asked) => {
      let order = await placed(paymentType.onAccount)
      for (const fen of asked) {
        const before = await rowOf(order.OrderNo)
        const { success, body } = await setFreight(order, fen / 100)
        expect(success).toBe(fen < before.freightFen)
        const after = await rowOf(order.OrderNo)
        expect(after.freightFen).toBe(success ? fen : before.freightFen)
        expect(after.payableFen).toBe(after.goodsFen + after.freightFen)
        expect(new Set(await heldOf(order.OrderNo))).toEqual(new Set([after.payableFen]))
        order = body ?? order
      }
    }),
    { numRuns: 6 },
  )
})
