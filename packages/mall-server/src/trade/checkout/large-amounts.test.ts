import { afterAll, beforeAll, expect, test } from 'vitest'
import { eq } from 'drizzle-orm'
import { moneyMax } from '@mall/api/contract'
import { createApprovalBench, nodeOf, type ApprovalBench } from '../approval/testing/approval-bench.ts'
import { membership } from '../../platform/db/schema/organisation.ts'
import { demo } from '../../demo/organisation.ts'
import { createShopper, plainProduct, type Shopper } from '../../testing/shopper.ts'
import { createTestMall, type TestMall } from '../../testing/test-mall.ts'
import { findTradeViolations } from '../trade-checks.ts'
import { openBudget } from './testing/crowd.ts'

/** ¥9,999,999.99 a piece. */
const dearFen = 999_999_999
const pieces = 1_000

let mall: TestMall
let bench: ApprovalBench
let buyer: Shopper

beforeAll(async () => {
  mall = await createTestMall()
  bench = await createApprovalBench(mall)
  buyer = await createShopper(mall, 'buyer')
  await bench.setNodes([nodeOf(2, [demo.users.approver])])
  await mall.db.update(membership).set({ singleLimitFen: Math.round(moneyMax * 100) }).where(eq(membership.userId, demo.users.buyer2))
}, 120_000)

afterAll(async () => {
  expect(await findTradeViolations(mall.db)).toEqual([])
  await mall.close()
})

test('an order of nearly ¥10,000,000,000 goes all its way: budget, approval, transfer and reports', async () => {
  await openBudget(mall, demo.departments.administration, Math.round(moneyMax * 100))
  const { code } = await plainProduct(mall, dearFen)
  const { OrderNo } = await buyer.buy(code, pieces, { PaymentType: 3, Reason: '总部搬迁' })
  const payable = (dearFen * pieces) / 100
  expect(await buyer.detail(OrderNo)).toMatchObject({ PayableAmount: payable, StatusName: '待审批' })
  const { body: list } = await mall.call('POST /api/Approval/List', { View: 'submitted', Keyword: OrderNo, PageIndex: 1, PageSize: 10 }, { token: buyer.token })
  const [approval] = list?.Items ?? []
  if (approval === undefined) throw new Error('The order has no approval')
  expect(await bench.decide('approver', 'Agree', approval)).toMatchObject({ success: true })
  const { Version } = await buyer.detail(OrderNo)
  const confirmed = await mall.call(
    'POST /api/Payment/ConfirmTransfer', { OrderNo, Version, Amount: payable, Reference: 'T-1', PaidOn: '2026-03-18' }, bench.token('finance'),
  )
  expect(confirmed.body).toMatchObject({ StatusName: '待确认', PayableAmount: payable })
  for (const call of ['POST /api/Report/Order', 'POST /api/Report/Product', 'POST /api/Report/Department'] as const) {
    const { body, message } = await mall.call(call, { PageIndex: 1, PageSize: 20, BeginTime: '2026-03-01', EndTime: '2026-03-31' }, bench.token('admin'))
    expect(body?.Totals.Current.Amount, message).toBeGreaterThanOrEqual(payable)
  }
  const { body: found } = await mall.call('POST /api/Order/List', { PageIndex: 1, PageSize: 10, AmountMin: payable, AmountMax: payable }, { token: buyer.token })
  expect(found?.Items.map((order) => order.OrderNo)).toEqual([OrderNo])
})

test('more than an order may be is shown in the cart and refused in words, and nothing is written', async () => {
  const goods = [await plainProduct(mall, dearFen), await plainProduct(mall, dearFen)]
  for (const { code } of goods) await buyer.put(code, pieces)
  const confirmation = await buyer.confirm()
  expect(confirmation.PayableAmount).toBe((2 * dearFen * pieces) / 100)
  expect(await buyer.submit(buyer.submissionOf(confirmation, { Reason: '总部搬迁' }))).toMatchObject({
    code: 'ORDER_AMOUNT_TOO_LARGE', message: '单个订单不能超过 ¥9,999,999,999.99，请分批提交',
  })
  expect((await buyer.cart()).Items).toHaveLength(2)
})
