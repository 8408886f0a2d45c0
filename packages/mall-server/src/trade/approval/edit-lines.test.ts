import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { eq } from 'drizzle-orm'
import type { CallInput } from '@mall/api/contract'
import { product } from '../../platform/db/schema/catalogue.ts'
import { approvalStep } from '../../platform/db/schema/approval.ts'
import { inquiry } from '../../platform/db/schema/inquiry.ts'
import { stockMovement } from '../../platform/db/schema/order.ts'
import { createInquiryBench } from '../inquiry/testing/inquiry-bench.ts'
import { findTradeViolations } from '../trade-checks.ts'
import { demo } from '../../demo/organisation.ts'
import { repriceAgreed } from '../../testing/agreed-prices.ts'
import { createShopper, plainProduct } from '../../testing/shopper.ts'
import { createTestMall, type TestMall } from '../../testing/test-mall.ts'
import { createApprovalBench, nodeOf, type ApprovalBench } from './testing/approval-bench.ts'

let mall: TestMall
let bench: ApprovalBench

beforeAll(async () => {
  mall = await createTestMall()
  bench = await createApprovalBench(mall)
}, 120_000)

afterEach(async () => {
  expect(await findTradeViolations(mall.db)).toEqual([])
})

afterAll(() => mall.close())

/** An order of the buyer of two products, ¥50 each: 100 of the first, 20 of the second. */
const submitTwo = async () => {
  const shopper = await createShopper(mall, 'buyer')
  const goods = [await plainProduct(mall), await plainProduct(mall)] as const
  await shopper.put(goods[0].code, 100)
  await shopper.put(goods[1].code, 20)
  const { body } = await shopper.submit(shopper.submissionOf(await shopper.confirm(), { Reason: '年会物料' }))
  if (body?.Outcome !== 'submitted') throw new Error('not submitted')
  const list = await mall.call('POST /api/Approval/List', { View: 'waiting', Keyword: body.OrderNo, PageIndex: 1, PageSize: 10 }, bench.token('approver'))
  const ApprovalNo = list.body?.Items[0]?.ApprovalNo ?? ''
  const detail = await bench.detail('approver', ApprovalNo)
  const lineOf = (index: 0 | 1) => detail.body?.Lines.find(({ ProductCode }) => ProductCode === goods[index].code)?.LineId ?? 0
  return { ApprovalNo, OrderNo: body.OrderNo, Version: 1, goods, shopper, lines: [lineOf(0), lineOf(1)] as const }
}
type Submitted = Awaited<ReturnType<typeof submitTwo>>

const edit = (
  { ApprovalNo, Version }: Pick<Submitted, 'ApprovalNo' | 'Version'>,
  Lines: CallInput<'POST /api/Approval/EditLines'>['Lines'],
  more: Partial<CallInput<'POST /api/Approval/EditLines'>> = {},
  account: 'approver' | 'finance' | 'buyer' | 'other' = 'approver',
) => mall.call('POST /api/Approval/EditLines', { RequestId: crypto.randomUUID(), ApprovalNo, Version, Lines, ...more }, bench.token(account))

test('lowers a line and strikes another: amounts, budget and stock follow, and everybody can read who changed what', async () => {
  const before = await bench.budgetNow()
  const submitted = await submitTwo()
  const [first, second] = submitted.lines
  const { body } = await edit(submitted, [{ LineId: first, Quantity: 60 }, { LineId: second, Quantity: 0 }], { Comment: '够用即可' })
  expect(body).toMatchObject({ PayableAmount: 3000, Version: 2, StatusName: '审批中', AllowActions: ['View', 'Agree', 'Reject', 'Return', 'Transfer', 'AddSign', 'EditLines'] })
  expect(await bench.budgetNow()).toEqual({ ...before, frozen: before.frozen + 300_000 })
  expect([await bench.stockOf(submitted.goods[0].id), await bench.stockOf(submitted.goods[1].id)]).toEqual([940, 1000])

  const change = { UserName: '行政部主管', Unit: expect.any(String), FromPrice: 50, ToPrice: 50, Comment: '够用即可' }
  for (const account of ['approver', 'buyer'] as const) {
    const detail = await bench.detail(account, submitted.ApprovalNo)
    expect(detail.body?.Lines.map(({ LineId, Quantity, Subtotal }) => [LineId, Quantity, Subtotal])).toEqual([[first, 60, 3000]])
    expect(detail.body?.Changes.toSorted((a, b) => b.FromQuantity - a.FromQuantity)).toMatchObject([
      { ...change, ProductCode: submitted.goods[0].code, FromQuantity: 100, ToQuantity: 60 },
      { ...change, ProductCode: submitted.goods[1].code, FromQuantity: 20, ToQuantity: 0 },
    ])
  }
  const order = await submitted.shopper.detail(submitted.OrderNo)
  expect(order).toMatchObject({ Quantity: 60, GoodsAmount: 3000, Freight: 0, PayableAmount: 3000 })
  const [one, other] = submitted.goods.map(({ name }) => name)
  expect(order.Logs.at(-1)).toMatchObject({
    Operator: '行政部主管', Text: `审批调整商品：划去“${other}”×20；“${one}”×100改为×60；应付由 ¥6,000.00 变为 ¥3,000.00`,
  })

  const stale = await bench.decide('approver', 'Agree', submitted)
  expect(stale.code).toBe('VERSION_CONFLICT')
  for (const account of ['approver', 'finance'] as const) await bench.decide(account, 'Agree', { ...submitted, Version: 2 })
  expect(await bench.budgetNow()).toEqual({ ...before, used: before.used + 300_000 })
})

test('an approver learns by which steps a line can be lowered: those of the product, while it is sold', async () => {
  const submitted = await submitTwo()
  const [{ id }] = submitted.goods
  const ruleOf = async () => (await bench.detail('approver', submitted.ApprovalNo)).body?.Lines.find(({ LineId }) => LineId === submitted.lines[0])
  await mall.db.update(product).set({ moq: 8, step: 4 }).where(eq(product.id, id))
  expect(await ruleOf()).toMatchObject({ MOQ: 8, Step: 4 })
  expect((await edit(submitted, [{ LineId: submitted.lines[0], Quantity: 98 }])).code).toBe('STEP')
  await mall.db.update(product).set({ isOnShelf: false }).where(eq(product.id, id))
  expect(await ruleOf()).toMatchObject({ MOQ: 1, Step: 1 })
  expect((await edit(submitted, [{ LineId: submitted.lines[0], Quantity: 98 }])).code).toBe('OK')
})

test('a quoted line keeps its price when it is lowered, even below what the quote asks for and after it has ended', async () => {
  const inquiries = await createInquiryBench(mall)
  const goods = await plainProduct(mall)
  const quote = await inquiries.quote(await inquiries.sent({ Quantity: 120 }), [{ productId: goods.id, priceFen: 4_200, moq: 100 }])
  await inquiries.decide('Accept', quote)
  const { body } = await inquiries.shopper.submit(inquiries.shopper.submissionOf(await inquiries.shopper.confirm(), { Reason: '年会物料' }))
  if (body?.Outcome !== 'submitted') throw new Error('not submitted')
  await mall.db.update(inquiry).set({ validUntil: mall.clock() }).where(eq(inquiry.id, quote.InquiryId))
  const list = await mall.call('POST /api/Approval/List', { View: 'waiting', Keyword: body.OrderNo, PageIndex: 1, PageSize: 10 }, bench.token('approver'))
  const { ApprovalNo = '', Version = 0 } = list.body?.Items[0] ?? {}
  const line = (await bench.detail('approver', ApprovalNo)).body?.Lines[0]
  expect(line).toMatchObject({ Price: 42, Quantity: 120 })
  const edited = await edit({ ApprovalNo, Version }, [{ LineId: line?.LineId ?? 0, Quantity: 10 }])
  expect(edited.body).toMatchObject({ PayableAmount: 420 })
  expect((await bench.detail('buyer', ApprovalNo)).body).toMatchObject({ Lines: [{ Price: 42, Quantity: 10, Subtotal: 420 }], Changes: [{ FromPrice: 42, ToPrice: 42, FromQuantity: 120, ToQuantity: 10 }] })
})

test('below the free freight, freight is paid, as at a submission; rejected afterwards, all of it comes back', async () => {
  const before = await bench.budgetNow()
  const submitted = await submitTwo()
  const [first, second] = submitted.lines
  expect((await edit(submitted, [{ LineId: first, Quantity: 1 }, { LineId: second, Quantity: 0 }])).body?.PayableAmount).toBe(58)
  expect((await bench.detail('buyer', submitted.ApprovalNo)).body).toMatchObject({ GoodsAmount: 50, Freight: 8 })
  await bench.decide('approver', 'Reject', { ...submitted, Version: 2 })
  expect(await bench.budgetNow()).toEqual(before)
  expect(await bench.stockOf(submitted.goods[0].id)).toBe(1000)
  const moved = await mall.db.select({ change: stockMovement.change }).from(stockMovement).where(eq(stockMovement.productId, submitted.goods[0].id)).orderBy(stockMovement.id)
  expect(moved.map(({ change }) => change)).toEqual([-100, 99, 1])
})

test('a smaller quantity has the price of its tier', async () => {
  const submitted = await submitTwo()
  const tiers = [{ minQty: 1, priceFen: 6_000 }, { minQty: 50, priceFen: 5_000 }]
  await repriceAgreed(mall.db, submitted.goods[0].id, tiers)
  expect((await edit(submitted, [{ LineId: submitted.lines[0], Quantity: 10 }])).body?.PayableAmount).toBe(600 + 1000)
  expect((await bench.detail('approver', submitted.ApprovalNo)).body?.Changes[0]).toMatchObject({ FromPrice: 50, ToPrice: 60 })
})

describe('nothing is written when', () => {
  test.each([
    ['a quantity is raised', 'EDIT_ABOVE_ORDERED', (s: Submitted) => [{ LineId: s.lines[0], Quantity: 101 }]],
    ['all lines are struck', 'EDIT_STRIKES_ALL', (s: Submitted) => s.lines.map((LineId) => ({ LineId, Quantity: 0 }))],
    ['nothing changes', 'EDIT_CHANGES_NOTHING', (s: Submitted) => [{ LineId: s.lines[0], Quantity: 100 }]],
    ['a line is of another order', 'ORDER_LINE_NOT_FOUND', (s: Submitted) => [{ LineId: s.lines[0], Quantity: 1 }, { LineId: 1, Quantity: 0 }]],
    ['a quantity is negative', 'INVALID_INPUT', (s: Submitted) => [{ LineId: s.lines[0], Quantity: -1 }]],
  ] as const)('%s', async (_, code, lines) => {
    const submitted = await submitTwo()
    const before = await bench.budgetNow()
    expect((await edit(submitted, [...lines(submitted)])).code).toBe(code)
    expect((await bench.detail('approver', submitted.ApprovalNo)).body).toMatchObject({ Version: 1, PayableAmount: 6000, Changes: [] })
    expect(await bench.budgetNow()).toEqual(before)
  })

  test('it is not the caller’s turn, or the node does not allow it', async () => {
    const submitted = await submitTwo()
    const lines = [{ LineId: submitted.lines[0], Quantity: 1 }]
    for (const [account, code] of [['buyer', 'APPROVER_IS_APPLICANT'], ['finance', 'APPROVAL_NOT_FOUND'], ['other', 'APPROVAL_NOT_FOUND']] as const) {
      expect((await edit(submitted, lines, {}, account)).code, account).toBe(code)
    }
    await mall.db.update(approvalStep).set({ allowEditLines: false }).where(eq(approvalStep.approverId, demo.users.approver))
    expect((await edit(submitted, lines)).code).toBe('APPROVAL_ACTION_NOT_ALLOWED')
    expect((await bench.detail('approver', submitted.ApprovalNo)).body?.AllowActions).toEqual(['View', 'Agree', 'Reject', 'Return', 'Transfer', 'AddSign'])
    await mall.db.update(approvalStep).set({ allowEditLines: true }).where(eq(approvalStep.approverId, demo.users.approver))
    await bench.decide('approver', 'Agree', submitted)
    expect((await edit(submitted, lines)).code).toBe('APPROVAL_HANDLED')
  })
})

test('a flow says whether its approvers may', async () => {
  await bench.setNodes([{ ...nodeOf(2, [demo.users.approver]), allowEditLines: false }])
  const { ApprovalNo } = await bench.submit()
  expect((await bench.detail('approver', ApprovalNo)).body?.AllowActions).not.toContain('EditLines')
})

test('the same RequestId lowers once', async () => {
  await bench.setNodes([nodeOf(2, [demo.users.approver])])
  const submitted = await submitTwo()
  const RequestId = crypto.randomUUID()
  const lines = [{ LineId: submitted.lines[0], Quantity: 50 }]
  const first = await edit(submitted, lines, { RequestId })
  expect((await edit(submitted, lines, { RequestId })).body).toEqual(first.body)
  expect(await bench.stockOf(submitted.goods[0].id)).toBe(950)
})
