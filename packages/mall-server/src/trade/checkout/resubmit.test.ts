import { and, eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { CallInput } from '@mall/api/contract'
import { createApprovalBench, type ApprovalBench } from '../approval/testing/approval-bench.ts'
import { productStock } from '../../platform/db/schema/catalogue.ts'
import { orderApproval } from '../../platform/db/schema/approval.ts'
import { userNotice } from '../../platform/db/schema/notice.ts'
import { orders } from '../../platform/db/schema/order.ts'
import { repriceAgreed } from '../../testing/agreed-prices.ts'
import { createShopper, plainProduct } from '../../testing/shopper.ts'
import { createTestMall, type TestMall } from '../../testing/test-mall.ts'
import { findTradeViolations } from '../trade-checks.ts'

let mall: TestMall
let bench: ApprovalBench

beforeAll(async () => {
  mall = await createTestMall()
  bench = await createApprovalBench(mall)
}, 120_000)

afterEach(async () => expect(await findTradeViolations(mall.db)).toEqual([]))
afterAll(() => mall.close())

type Account = Parameters<ApprovalBench['token']>[0]
type ConfirmInput = CallInput<'POST /api/Order/ResubmitConfirm'>
type ResubmitInput = CallInput<'POST /api/Order/Resubmit'>

const confirm = async (OrderNo: string, changes: Partial<ConfirmInput> = {}) => {
  const { body, message } = await mall.call('POST /api/Order/ResubmitConfirm', { OrderNo, ...changes }, bench.token('buyer'))
  if (body === null) throw new Error(message)
  return body
}

/** What the page would send of a confirmation: all as it was. */
const inputOf = ({ OrderNo, Version, Submitted, Confirmation }: Awaited<ReturnType<typeof confirm>>, changes: Partial<ResubmitInput> = {}): ResubmitInput => ({
  OrderNo, Version, RequestId: crypto.randomUUID(), ConfirmToken: Confirmation.ConfirmToken,
  AddressId: Submitted.AddressId ?? 0, DepartmentId: Submitted.DepartmentId, PaymentType: Submitted.PaymentType, InvoiceMode: Submitted.InvoiceMode,
  Reason: Submitted.Reason, PoNo: Submitted.PoNo, Remark: Submitted.Remark,
  ...changes,
})

const resubmit = (input: ResubmitInput, account: Account = 'buyer') => mall.call('POST /api/Order/Resubmit', input, bench.token(account))

/** An order for ¥6,000 that was sent back. */
const returned = async (action: 'Return' | 'Reject' | 'Withdraw' = 'Return') => {
  const submitted = await bench.submit({ PoNo: 'PO-1', Remark: '放前台' })
  await bench.decide(action === 'Withdraw' ? 'buyer' : 'approver', action, submitted)
  return submitted
}

const approvalsOf = async (OrderNo: string) => {
  const rows = await mall.db.select({ status: orderApproval.status }).from(orderApproval).innerJoin(orders, eq(orders.id, orderApproval.orderId)).where(eq(orders.orderNo, OrderNo)).orderBy(orderApproval.id)
  return rows.map(({ status }) => status)
}

describe('before it', () => {
  test('one reads what was submitted, with current prices and approval', async () => {
    const { OrderNo, goods } = await returned()
    const { Version, Submitted, Confirmation } = await confirm(OrderNo)
    expect(Version).toBe(2)
    expect(Submitted).toMatchObject({ PoNo: 'PO-1', Reason: '年会物料', Remark: '放前台', PaymentType: 1, InvoiceMode: 3, AddressId: Confirmation.Addresses[0]?.AddressId })
    expect(Confirmation.Items).toMatchObject([{ ProductCode: goods.code, Quantity: 120, Price: 50 }])
    expect(Confirmation.ApprovalPreview.Reasons.map(({ Code }) => Code)).toEqual(['overSingleLimit'])
  })

  test('other quantities are priced, none strikes the line, and a line of another order is none', async () => {
    const { OrderNo } = await returned()
    const LineId = (await confirm(OrderNo)).Confirmation.Items[0]?.CartItemId ?? 0
    expect((await confirm(OrderNo, { Lines: [{ LineId, Quantity: 10 }] })).Confirmation).toMatchObject({ GoodsAmount: 500, ApprovalPreview: { Reasons: [] } })
    expect((await confirm(OrderNo, { Lines: [{ LineId, Quantity: 0 }] })).Confirmation.Items).toEqual([])
    const other = await mall.call('POST /api/Order/ResubmitConfirm', { OrderNo, Lines: [{ LineId: LineId + 9999, Quantity: 1 }] }, bench.token('buyer'))
    expect(other.code).toBe('ORDER_LINE_NOT_FOUND')
  })
})

describe('submitted again', () => {
  test.each(['Return', 'Reject', 'Withdraw'] as const)('after %s: the same number, stock and budget taken, another approval, and all that was changed', async (action) => {
    const before = await bench.budgetNow()
    const { OrderNo, goods } = await returned(action)
    const first = await confirm(OrderNo)
    const LineId = first.Confirmation.Items[0]?.CartItemId ?? 0
    const again = await confirm(OrderNo, { Lines: [{ LineId, Quantity: 110 }] })
    const { body } = await resubmit(inputOf(again, { Reason: '改为部门活动', PoNo: 'PO-2' }))
    expect(body).toMatchObject({ Outcome: 'submitted', OrderNo })

    const order = await mall.call('POST /api/Order/Detail', { OrderNo }, bench.token('buyer'))
    expect(order.body).toMatchObject({ StatusName: '待审批', PayableAmount: 5500, PoNo: 'PO-2', Reason: '改为部门活动', Remark: '放前台' })
    expect(order.body?.Logs.at(-1)?.Text).toBe('修改后重新提交，触发审批：超单笔限额')
    expect(await bench.stockOf(goods.id)).toBe(1000 - 110)
    expect(await bench.budgetNow()).toEqual({ ...before, frozen: before.frozen + 550_000 })
    expect(await approvalsOf(OrderNo)).toEqual([{ Return: 5, Reject: 3, Withdraw: 4 }[action], 1])

    const { body: list } = await mall.call('POST /api/Approval/List', { View: 'waiting', Keyword: OrderNo, PageIndex: 1, PageSize: 10 }, bench.token('approver'))
    const waiting = list?.Items[0]
    expect(list?.total).toBe(1)
    if (waiting === undefined) throw new Error('Nobody was asked')
    await bench.decide('approver', 'Agree', waiting)
    expect((await bench.decide('finance', 'Agree', waiting)).body?.StatusName).toBe('已通过')
    expect(await bench.budgetNow()).toEqual({ ...before, used: before.used + 550_000 })
  })

  test('small enough, it needs no approval and goes on at once, without a notice to the user who just did it', async () => {
    const before = await bench.budgetNow()
    const { OrderNo, goods } = await returned()
    const LineId = (await confirm(OrderNo)).Confirmation.Items[0]?.CartItemId ?? 0
    await resubmit(inputOf(await confirm(OrderNo, { Lines: [{ LineId, Quantity: 10 }] })))
    const order = await mall.call('POST /api/Order/Detail', { OrderNo }, bench.token('buyer'))
    expect(order.body?.StatusName).toBe('待确认')
    expect(order.body?.Logs.slice(-2).map(({ Operator, Text }) => `${Operator} ${Text}`)).toEqual(['行政采购员 修改后重新提交', '系统 无需审批，订单生效'])
    expect(await bench.budgetNow()).toEqual({ ...before, used: before.used + 50_000 })
    expect(await bench.stockOf(goods.id)).toBe(990)
    const notices = (await mall.db.select().from(userNotice).where(eq(userNotice.kind, 'approvalResult'))).filter(({ facts }) => facts.includes(OrderNo))
    expect(notices.map(({ title, doneAt }) => [title, doneAt !== null])).toEqual([['你的订单被驳回', true]])
  })

  test('once per RequestId; a second one finds it submitted', async () => {
    const { OrderNo } = await returned()
    const input = inputOf(await confirm(OrderNo))
    const [first, same] = await Promise.all([resubmit(input), resubmit(input)])
    expect(same.body).toEqual(first.body)
    expect((await resubmit({ ...input, RequestId: crypto.randomUUID() })).code).toBe('ORDER_ACTION_NOT_ALLOWED')
    expect(await approvalsOf(OrderNo)).toEqual([5, 1])
  })

  test('two at the same moment: one of them', async () => {
    const { OrderNo, goods } = await returned()
    const input = inputOf(await confirm(OrderNo))
    const replies = await Promise.all([1, 2, 3].map(() => resubmit({ ...input, RequestId: crypto.randomUUID() })))
    expect(replies.filter(({ success }) => success)).toHaveLength(1)
    expect(await bench.stockOf(goods.id)).toBe(880)
  })
})

describe('nothing is written when', () => {
  test('a price or the stock moved: the difference is shown, and agreed to with the new token', async () => {
    const { OrderNo, goods } = await returned()
    const input = inputOf(await confirm(OrderNo))
    await repriceAgreed(mall.db, goods.id, [{ minQty: 1, priceFen: 5_500 }])
    const { body } = await resubmit(input)
    if (body?.Outcome !== 'changed') throw new Error('The price has moved')
    expect(body.Changes).toMatchObject([{ Kind: 'price', Text: '单价由¥50.00变为¥55.00' }])
    expect((await mall.call('POST /api/Order/Detail', { OrderNo }, bench.token('buyer'))).body?.StatusName).toBe('审批驳回')
    const agreed = await resubmit({ ...input, RequestId: crypto.randomUUID(), ConfirmToken: body.Confirmation.ConfirmToken })
    expect(agreed.body?.Outcome).toBe('submitted')
  })

  test('the stock is gone', async () => {
    const { OrderNo, goods } = await returned()
    const input = inputOf(await confirm(OrderNo))
    await mall.db.update(productStock).set({ quantity: 5 }).where(and(eq(productStock.productId, goods.id), eq(productStock.areaCode, '310000')))
    const { body } = await resubmit(input)
    expect(body).toMatchObject({ Outcome: 'changed', Changes: [{ Kind: 'stock' }] })
    await mall.db.update(productStock).set({ quantity: 1000 }).where(and(eq(productStock.productId, goods.id), eq(productStock.areaCode, '310000')))
  })

  test('a rule of a submission says no', async () => {
    const { OrderNo } = await returned()
    const read = await confirm(OrderNo)
    const codes = async (changes: Partial<ResubmitInput>) => (await resubmit(inputOf(read, changes))).code
    expect(await codes({ Reason: ' ' })).toBe('REASON_REQUIRED')
    expect(await codes({ AddressId: 999_999 })).toBe('ADDRESS_REQUIRED')
    expect(await codes({ DepartmentId: 11 })).toBe('DEPARTMENT_REQUIRED')
    expect(await codes({ PaymentType: 2 })).toBe('PAYMENT_TYPE_NOT_ALLOWED')
    expect(await codes({ Version: 9 })).toBe('VERSION_CONFLICT')
    expect(await codes({ ConfirmToken: 'x' })).toBe('CONFIRMATION_EXPIRED')
  })

  test('it is not the caller’s, or its status is another', async () => {
    const { OrderNo } = await returned()
    const input = inputOf(await confirm(OrderNo))
    const forAll = async (account: Account) => [
      (await mall.call('POST /api/Order/ResubmitConfirm', { OrderNo }, bench.token(account))).code,
      (await resubmit({ ...input, RequestId: crypto.randomUUID() }, account)).code,
    ]
    expect(await forAll('other')).toEqual(['ORDER_NOT_FOUND', 'CONFIRMATION_EXPIRED'])
    expect((await forAll('approver'))[0]).toBe('ORDER_ACTION_NOT_ALLOWED')
    const shopper = await createShopper(mall, 'buyer')
    const { OrderNo: running } = await shopper.buy((await plainProduct(mall)).code, 1)
    expect((await mall.call('POST /api/Order/ResubmitConfirm', { OrderNo: running }, { token: shopper.token })).code).toBe('ORDER_ACTION_NOT_ALLOWED')
  })
})
