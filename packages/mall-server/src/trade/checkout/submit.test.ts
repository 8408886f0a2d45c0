import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { and, eq, sql } from 'drizzle-orm'
import type { OrderSubmission } from '@mall/api/contract'
import { product, productStock } from '../../platform/db/schema/catalogue.ts'
import { budget } from '../../platform/db/schema/budget.ts'
import { orders } from '../../platform/db/schema/order.ts'
import { demo } from '../../demo/organisation.ts'
import { repriceAgreed } from '../../testing/agreed-prices.ts'
import { createTestMall, type TestMall } from '../../testing/test-mall.ts'
import { findTradeViolations } from '../trade-checks.ts'
import { openBudget } from './testing/crowd.ts'
import { createShopper, plainProduct, type Shopper } from '../../testing/shopper.ts'

let mall: TestMall
let buyer: Shopper
let pen: { id: number; code: string; name: string }
let start: Date

beforeAll(async () => {
  mall = await createTestMall()
  buyer = await createShopper(mall, 'buyer')
  pen = await plainProduct(mall)
  start = mall.clock()
}, 120_000)

afterEach(async () => {
  mall.setNow(start)
  expect(await findTradeViolations(mall.db)).toEqual([])
  await mall.call('POST /api/ShoppingCart/Clear', { OnlyInvalid: false }, { token: buyer.token })
})

afterAll(() => mall.close())

const stockOf = async (productId: number) => {
  const [row] = await mall.db
    .select()
    .from(productStock)
    .where(and(eq(productStock.productId, productId), eq(productStock.areaCode, '310000')))
  return row?.quantity
}

const orderCount = () => mall.db.$count(orders)

describe('a purchase', () => {
  test('takes stock and budget, empties the cart and waits for the seller', async () => {
    const stock = await stockOf(pen.id)
    await buyer.put(pen.code, 3)
    const confirmation = await buyer.confirm()
    expect(confirmation).toMatchObject({ GoodsAmount: 150, Freight: 0, PayableAmount: 150, ApprovalPreview: { Reasons: [], Nodes: [] } })
    const before = confirmation.Budgets[0]
    expect(confirmation.Budgets).toHaveLength(3)
    const { body } = await buyer.submit(buyer.submissionOf(confirmation, { PoNo: 'PO-7', Remark: '送到前台' }))
    if (body?.Outcome !== 'submitted') throw new Error('not submitted')
    expect((await buyer.cart()).Items).toEqual([])
    expect(await stockOf(pen.id)).toBe((stock ?? 0) - 3)
    await buyer.put(pen.code, 1)
    expect((await buyer.confirm()).Budgets[0]?.Remaining).toBeCloseTo((before?.Remaining ?? 0) - 150, 2)
    const detail = await buyer.detail(body.OrderNo)
    expect(detail).toMatchObject({ Status: 30, StatusName: '待确认', PoNo: 'PO-7', Remark: '送到前台', PayableAmount: 150, Version: 1 })
    expect(detail.Cost.BudgetName).toBe(confirmation.Budgets.map(({ Name }) => Name).join('、'))
    expect(detail.AllowActions).toEqual(['View', 'Cancel', 'Remind', 'Rebuy'])
    const result = await mall.call('POST /api/Order/SubmitResult', { SubmitId: body.SubmitId }, { token: buyer.token })
    expect(result.body).toMatchObject({ State: 'submitted', OrderNo: body.OrderNo, PaymentTypeName: '账期月结', PayBefore: null })
  })

  test('under ¥99 pays ¥8 of freight', async () => {
    await buyer.put(pen.code, 1)
    expect(await buyer.confirm()).toMatchObject({ GoodsAmount: 50, Freight: 8, PayableAmount: 58 })
  })

  test('paid online waits 24 hours for its payment', async () => {
    const { OrderNo, SubmitId } = await buyer.buy(pen.code, 2, { PaymentType: 4 })
    const result = await mall.call('POST /api/Order/SubmitResult', { SubmitId }, { token: buyer.token })
    expect(result.body).toMatchObject({ State: 'unpaid', Status: 20, StatusName: '待付款', PaymentType: 4, PayBefore: '2026-03-19T10:00:00+08:00' })
    // What was just ordered is not short of anything.
    expect(result.body?.AllowActions).toEqual(['View', 'Cancel', 'Pay', 'Rebuy'])
    expect(result.body?.Steps).toEqual((await buyer.detail(OrderNo)).Steps)
    expect(result.body?.Steps.find(({ State }) => State === 'current')?.Name).toBe('付款')
    expect((await buyer.detail(OrderNo)).AllowActions).toContain('Pay')
  })

  test('over the buyer’s limit says why, who decides and why they, and what would pass: what it says does', async () => {
    const pen = await plainProduct(mall)
    await buyer.put(pen.code, 120)
    const { ApprovalPreview } = await buyer.confirm()
    expect(ApprovalPreview.Reasons).toEqual([
      { Code: 'overSingleLimit', Text: '您的单笔限额为 ¥5,000.00，本单 ¥6,000.00，超出 ¥1,000.00', Facts: { Amount: 6000, Limit: 5000 } },
    ])
    expect(ApprovalPreview.Nodes.map(({ Because }) => Because)).toEqual(['是费用归属部门的负责人', '有审批流程指定的角色'])
    const [line] = ApprovalPreview.Change?.Lines ?? []
    expect(ApprovalPreview.Change?.Text).toMatch(/^“.+”少买20.+，即可免审批$/)
    const update = (Quantity: number) => mall.call('POST /api/ShoppingCart/Update', { CartItemId: line?.CartItemId ?? 0, Quantity }, { token: buyer.token })
    await update(line?.Quantity ?? 0)
    expect((await buyer.confirm()).ApprovalPreview).toEqual({ Reasons: [], Nodes: [], Change: null })
    await update((line?.Quantity ?? 0) + 1)
    expect((await buyer.confirm()).ApprovalPreview.Reasons).toHaveLength(1)
    await mall.call('POST /api/ShoppingCart/Clear', { OnlyInvalid: false }, { token: buyer.token })
  })

  test('over the buyer’s limit needs a reason and goes to the approvers', async () => {
    const copier = await plainProduct(mall, 600_000)
    await buyer.put(copier.code, 1)
    const confirmation = await buyer.confirm()
    expect(confirmation.ApprovalPreview.Reasons.map(({ Code }) => Code)).toEqual(['overSingleLimit'])
    expect(confirmation.ApprovalPreview.Nodes.map((node) => node.Approvers)).toEqual([['行政部主管'], ['财务专员']])
    expect((await buyer.submit(buyer.submissionOf(confirmation))).message).toBe('该订单需要审批，请填写采购事由')
    const { body } = await buyer.submit(buyer.submissionOf(confirmation, { Reason: '更换复印机' }))
    if (body?.Outcome !== 'submitted') throw new Error('not submitted')
    const result = await mall.call('POST /api/Order/SubmitResult', { SubmitId: body.SubmitId }, { token: buyer.token })
    expect(result.body).toMatchObject({ State: 'approving', StatusName: '待审批', ApproverNames: ['行政部主管'] })
    expect(result.body?.Steps.map(({ Name, State }) => [Name, State]).slice(0, 3)).toEqual([['提交订单', 'done'], ['审批', 'current'], ['商家确认', 'todo']])
    const detail = await buyer.detail(body.OrderNo)
    expect(detail.Approvals.map((step) => step.StateName)).toEqual(['审批中', '未到达'])
    expect(detail.AllowActions).toEqual(['View', 'Cancel', 'Withdraw', 'Remind', 'Rebuy'])
  })

  test('an approver’s own order skips them', async () => {
    const copier = await plainProduct(mall, 600_000)
    const limitTo = (fen: number | null) =>
      mall.db.execute(sql`update membership set single_limit_fen = ${fen} where user_id = ${demo.users.approver}`)
    onTestFinished(async () => {
      await limitTo(null)
    })
    await limitTo(100_000)
    const approver = await createShopper(mall, 'approver')
    await approver.put(copier.code, 1)
    const { ApprovalPreview } = await approver.confirm()
    expect(ApprovalPreview.Nodes[0]?.Approvers).toEqual(['集团管理员'])
  })
})

describe('what was confirmed has changed', () => {
  test('a changed price is shown, nothing is ordered, and the new confirmation can be submitted', async () => {
    const item = await plainProduct(mall)
    await buyer.put(item.code, 2)
    const submission = buyer.submissionOf(await buyer.confirm())
    await repriceAgreed(mall.db, item.id, [{ minQty: 1, priceFen: 6_150 }])
    const count = await orderCount()
    const { body } = await buyer.submit(submission)
    if (body?.Outcome !== 'changed') throw new Error('not changed')
    expect(body.Changes).toMatchObject([{ Kind: 'price', Text: '单价由¥50.00变为¥61.50', CustomerProductName: item.name }])
    expect(body.Confirmation.PayableAmount).toBe(123)
    expect(await orderCount()).toBe(count)
    const again = await buyer.submit({ ...submission, ConfirmToken: body.Confirmation.ConfirmToken })
    expect(again.body?.Outcome).toBe('submitted')
  })

  test('less stock than wanted is reported with the quantity left', async () => {
    const item = await plainProduct(mall)
    await buyer.put(item.code, 5)
    const submission = buyer.submissionOf(await buyer.confirm())
    await mall.db.update(productStock).set({ quantity: 4 }).where(eq(productStock.productId, item.id))
    const { body } = await buyer.submit(submission)
    if (body?.Outcome !== 'changed') throw new Error('not changed')
    expect(body.Changes).toMatchObject([{ Kind: 'stock', Text: '库存不足，仅剩4' }])
    expect(body.Confirmation.UnsellableItems).toMatchObject([{ Reason: '库存不足，仅剩4' }])
  })

  test('a product that was taken off sale cannot be bought', async () => {
    const item = await plainProduct(mall)
    await buyer.put(item.code, 1)
    const submission = buyer.submissionOf(await buyer.confirm())
    await mall.db.update(product).set({ isOnShelf: false }).where(eq(product.id, item.id))
    const { body } = await buyer.submit(submission)
    expect(body).toMatchObject({ Outcome: 'changed', Changes: [{ Kind: 'unsellable', Text: '该商品已下架' }] })
  })
})

describe('one order', () => {
  test('the same RequestId returns the first result again, also after the confirmation expired', async () => {
    await buyer.put(pen.code, 1)
    const submission = buyer.submissionOf(await buyer.confirm())
    const first = await buyer.submit(submission)
    const count = await orderCount()
    mall.advance(31 * 60_000)
    const { Token } = await mall.login('buyer')
    expect((await mall.call('POST /api/Order/Submit', submission, { token: Token })).body).toEqual(first.body)
    expect(await orderCount()).toBe(count)
  })

  test('the same RequestId with another body is rejected', async () => {
    await buyer.put(pen.code, 1)
    const submission = buyer.submissionOf(await buyer.confirm())
    await buyer.submit(submission)
    const second = await buyer.submit({ ...submission, Remark: '另一个备注' })
    expect(second).toMatchObject({ success: false, message: '请求已提交，内容不一致，请刷新后查看' })
  })

  test('a second tab on the same cart gets the error that the cart has changed', async () => {
    await buyer.put(pen.code, 1)
    const confirmation = await buyer.confirm()
    const responses = await Promise.all([buyer.submit(buyer.submissionOf(confirmation)), buyer.submit(buyer.submissionOf(confirmation))])
    expect(responses.filter((response) => response.success)).toHaveLength(1)
    expect(responses.find((response) => !response.success)?.message).toBe('购物车中的商品已变化，请返回购物车重新确认')
  })

  test('a failure leaves the RequestId free', async () => {
    await buyer.put(pen.code, 1)
    const submission = buyer.submissionOf(await buyer.confirm(), { InvoiceMode: 1 })
    expect((await buyer.submit(submission)).message).toBe('请选择发票类型')
    expect((await buyer.submit({ ...submission, InvoiceMode: 3 })).body?.Outcome).toBe('submitted')
  })
})

describe('a submission is rejected', () => {
  const failures: readonly (readonly [string, Partial<OrderSubmission>, string])[] = [
    ['a forged token', { ConfirmToken: '2.1.zzzzzzzzz~1.1.1~AAAA' }, '订单确认信息已失效，请返回购物车重新确认'],
    ['somebody else’s address', { AddressId: 1 }, '请选择收货地址'],
    ['another department', { DepartmentId: demo.departments.finance }, '请选择费用归属部门'],
    ['a Saturday', { DeliveryDate: '2026-03-21' }, '期望送达日期须为工作日'],
    ['a past day', { DeliveryDate: '2026-03-17' }, '期望送达日期须晚于今天'],
    ['a way of payment that was not agreed on', { PaymentType: 2 }, '贵司未开通预存款账户'],
    ['a special invoice for a title that takes none', { InvoiceMode: 1, InvoiceType: 2, TitleId: 2 }, '该发票抬头不支持开具专票'],
    ['another company’s title', { InvoiceMode: 1, InvoiceType: 1, TitleId: 5 }, '请选择发票抬头'],
    ['an attachment from elsewhere', { Attachments: [{ Url: 'https://example.com/a.pdf', Name: 'a.pdf' }] }, '附件无效，请重新上传'],
  ]

  test.each(failures)('for %s', async (_, changes, message) => {
    await buyer.put(pen.code, 1)
    const count = await orderCount()
    const response = await buyer.submit(buyer.submissionOf(await buyer.confirm(), changes))
    expect(response).toMatchObject({ status: 200, success: false, message })
    expect(await orderCount()).toBe(count)
  })

  test('half an hour after it was confirmed', async () => {
    await buyer.put(pen.code, 1)
    const submission = buyer.submissionOf(await buyer.confirm())
    mall.advance(30 * 60_000)
    const { Token } = await mall.login('buyer')
    expect((await mall.call('POST /api/Order/Submit', submission, { token: Token })).message).toBe(
      '订单确认信息已失效，请返回购物车重新确认',
    )
  })

  test('with the confirmation of another user', async () => {
    await buyer.put(pen.code, 1)
    const confirmation = await buyer.confirm()
    const other = await createShopper(mall, 'other')
    expect((await other.submit(buyer.submissionOf(confirmation))).message).toBe('订单确认信息已失效，请返回购物车重新确认')
  })

  test('beyond a budget that forbids it, and not beyond one that requires approval', async () => {
    const buyer2 = await createShopper(mall, 'buyer2')
    const ofDepartment = eq(budget.departmentId, demo.departments.platform)
    const before = await mall.db.select().from(budget).where(ofDepartment)
    const budgetId = await openBudget(mall, demo.departments.platform, 1_000)
    onTestFinished(async () => {
      await mall.db.update(budget).set({ enabled: false }).where(eq(budget.id, budgetId))
      for (const { id, enabled } of before) await mall.db.update(budget).set({ enabled }).where(eq(budget.id, id))
    })
    await buyer2.put(pen.code, 2)
    const confirmation = await buyer2.confirm()
    expect(confirmation.Budgets).toMatchObject([{ Result: 2 }])
    expect((await buyer2.submit(buyer2.submissionOf(confirmation))).message).toBe('超预算，禁止提交（超出 2026年3月 预算）')
    await mall.db.update(budget).set({ control: 'approve' }).where(eq(budget.id, budgetId))
    const confirmed = await buyer2.confirm()
    expect(confirmed).toMatchObject({ Budgets: [{ Result: 1 }], ApprovalPreview: { Reasons: [{ Code: 'overBudget' }] } })
    expect((await buyer2.submit(buyer2.submissionOf(confirmed, { Reason: '急需' }))).body?.Outcome).toBe('submitted')
  })
})
