import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { and, eq } from 'drizzle-orm'
import { approvalStep, orderApproval } from '../../platform/db/schema/approval.ts'
import { orders } from '../../platform/db/schema/order.ts'
import { auditLog } from '../../platform/db/schema/writes.ts'
import { findTradeViolations } from '../trade-checks.ts'
import { presetRoles } from '../../company/role/presets.ts'
import { demo } from '../../demo/organisation.ts'
import { createTestMall, type TestMall } from '../../testing/test-mall.ts'
import { createApprovalBench, nodeOf, type ApprovalBench } from './testing/approval-bench.ts'

let mall: TestMall
let bench: ApprovalBench
const { users } = demo
const byManager = { name: '部门负责人审批', approver: { type: 'departmentManager' }, mode: 2 } as const
const byFinance = { name: '财务复核', approver: { type: 'role', roleId: presetRoles.Finance }, mode: 2 } as const

beforeAll(async () => {
  mall = await createTestMall()
  bench = await createApprovalBench(mall)
}, 120_000)

afterEach(async () => {
  await bench.setNodes([byManager, byFinance])
  expect(await findTradeViolations(mall.db)).toEqual([])
})

afterAll(() => mall.close())

describe('two levels', () => {
  test('both agree: the order goes to the seller, and what was frozen of the budget is used', async () => {
    const before = await bench.budgetNow()
    const submitted = await bench.submit()
    expect(await bench.budgetNow()).toEqual({ ...before, frozen: before.frozen + 600_000 })

    const first = await bench.decide('approver', 'Agree', submitted, { Comment: ' 同意采购 ' })
    expect(first.body).toMatchObject({ StatusName: '审批中', CurrentNode: { Name: '财务复核', Position: 2, Count: 2 }, AllowActions: ['View'] })
    expect((await submitted.shopper.detail(submitted.OrderNo)).StatusName).toBe('待审批')

    const second = await bench.decide('finance', 'Agree', submitted)
    expect(second.body).toMatchObject({ Status: 2, StatusName: '已通过', CurrentNode: null, AllowActions: ['View'] })
    const order = await submitted.shopper.detail(submitted.OrderNo)
    expect(order).toMatchObject({ StatusName: '待确认', Version: 2 })
    expect(order.Approvals).toMatchObject([
      { Approver: '行政部主管', StateName: '同意', Comment: '同意采购' },
      { Approver: '财务专员', StateName: '同意', Comment: '' },
    ])
    expect(order.Logs.map(({ Operator, Text }) => `${Operator} ${Text}`).slice(1)).toEqual(['行政部主管 部门负责人审批同意', '财务专员 审批通过'])
    expect(await bench.budgetNow()).toEqual({ ...before, used: before.used + 600_000 })
    expect(await bench.stockOf(submitted.goods.id)).toBe(1000 - 120)
    const audit = await mall.db.select().from(auditLog).where(and(eq(auditLog.entity, 'approval'), eq(auditLog.entityId, submitted.ApprovalNo)))
    expect(audit.map(({ action, userId }) => [action, userId])).toEqual([['Approval.Agree', users.approver], ['Approval.Agree', users.finance]])
  })

  test('of an order that is paid before: it waits for the payment from then on', async () => {
    const submitted = await bench.submit({ PaymentType: 4 })
    for (const account of ['approver', 'finance'] as const) await bench.decide(account, 'Agree', submitted)
    expect(await submitted.shopper.detail(submitted.OrderNo)).toMatchObject({ StatusName: '待付款', PayBefore: '2026-03-19T10:00:00+08:00' })
  })

  test('is rejected with a reason of which the notice has a beginning of whole characters', async () => {
    const submitted = await bench.submit()
    const { body } = await bench.decide('approver', 'Reject', submitted, { Comment: `${'超'.repeat(59)}👍算` })
    expect(body).toMatchObject({ StatusName: '已驳回' })
  })

  test.each([
    ['Reject', '已驳回', '驳回'],
    ['Return', '已退回', '退回'],
  ] as const)('%s at the second: stock and budget come back, and the applicant reads why', async (action, statusName, word) => {
    const before = await bench.budgetNow()
    const submitted = await bench.submit()
    await bench.decide('approver', 'Agree', submitted)
    const { body } = await bench.decide('finance', action, submitted)
    expect(body).toMatchObject({ StatusName: statusName, AllowActions: ['View'] })
    const order = await submitted.shopper.detail(submitted.OrderNo)
    expect(order.StatusName).toBe('审批驳回')
    expect(order.Approvals.map(({ StateName, Comment }) => [StateName, Comment])).toEqual([['同意', ''], [word, '请合并到下月']])
    expect(order.Logs.at(-1)?.Text).toBe(`审批${word}：请合并到下月`)
    expect(await bench.budgetNow()).toEqual(before)
    expect(await bench.stockOf(submitted.goods.id)).toBe(1000)
    const late = await bench.decide('approver', 'Agree', submitted)
    expect([late.code, late.message]).toEqual(['APPROVAL_HANDLED', '该审批已被财务专员处理'])
  })

  test('withdrawn by the applicant, nobody decides any more', async () => {
    const before = await bench.budgetNow()
    const submitted = await bench.submit()
    expect((await bench.detail('buyer', submitted.ApprovalNo)).body?.AllowActions).toEqual(['View', 'Withdraw'])
    expect((await bench.decide('buyer', 'Withdraw', submitted)).body).toMatchObject({ StatusName: '已撤回', AllowActions: ['View'] })
    expect((await submitted.shopper.detail(submitted.OrderNo)).StatusName).toBe('已撤回')
    expect(await bench.budgetNow()).toEqual(before)
    const late = await bench.decide('approver', 'Reject', submitted)
    expect([late.code, late.message]).toEqual(['APPROVAL_HANDLED', '该审批已撤回'])
    expect((await bench.detail('approver', submitted.ApprovalNo)).body?.Nodes.map(({ State }) => State)).toEqual(['stopped', 'waiting'])
  })
})

describe('several approvers at one node', () => {
  const both = [users.approver, users.approver2]

  test('或签: the first one decides, the other reads who it was', async () => {
    await bench.setNodes([nodeOf(2, both), byFinance])
    const submitted = await bench.submit()
    await bench.decide('approver2', 'Agree', submitted)
    const late = await bench.decide('approver', 'Reject', submitted)
    expect([late.code, late.message]).toEqual(['APPROVAL_HANDLED', '该审批已被研发中心主管处理'])
    const { body } = await bench.detail('approver', submitted.ApprovalNo)
    expect(body?.Nodes).toMatchObject([
      { State: 'agreed', Steps: [{ UserName: '行政部主管', StateName: '未到达' }, { UserName: '研发中心主管', StateName: '同意' }] },
      { State: 'running' },
    ])
  })

  test('会签: both have to agree, in any order', async () => {
    await bench.setNodes([nodeOf(1, both)])
    const submitted = await bench.submit()
    expect((await bench.decide('approver2', 'Agree', submitted)).body?.StatusName).toBe('审批中')
    const again = await bench.decide('approver2', 'Agree', submitted)
    expect([again.code, again.message]).toEqual(['APPROVAL_HANDLED', '该审批已被研发中心主管处理'])
    expect((await bench.decide('approver', 'Agree', submitted)).body?.StatusName).toBe('已通过')
  })

  test('会签: one of them rejects for all', async () => {
    await bench.setNodes([nodeOf(1, both)])
    const submitted = await bench.submit()
    await bench.decide('approver', 'Reject', submitted)
    expect((await bench.decide('approver2', 'Agree', submitted)).message).toBe('该审批已被行政部主管处理')
  })

  test('依次: the second does not know of it before the first has agreed', async () => {
    await bench.setNodes([nodeOf(3, both)])
    const submitted = await bench.submit()
    expect((await bench.detail('approver2', submitted.ApprovalNo)).code).toBe('APPROVAL_NOT_FOUND')
    expect((await bench.decide('approver2', 'Agree', submitted)).code).toBe('APPROVAL_NOT_FOUND')
    await bench.decide('approver', 'Agree', submitted)
    expect((await bench.decide('approver2', 'Agree', submitted)).body?.StatusName).toBe('已通过')
  })
})

describe('who may not decide', () => {
  test('the applicant, even as the approver of a node', async () => {
    const submitted = await bench.submit()
    const [row] = await mall.db.select().from(orderApproval).where(eq(orderApproval.approvalNo, submitted.ApprovalNo))
    await mall.db.update(approvalStep).set({ approverId: users.buyer }).where(and(eq(approvalStep.approvalId, row?.id ?? 0), eq(approvalStep.nodeIndex, 0)))
    expect((await bench.detail('buyer', submitted.ApprovalNo)).body?.AllowActions).toEqual(['View', 'Withdraw'])
    for (const action of ['Agree', 'Reject', 'Return'] as const) {
      const own = await bench.decide('buyer', action, submitted)
      expect([own.code, own.message], action).toEqual(['APPROVER_IS_APPLICANT', '申请人不能审批自己的订单'])
    }
  })

  test('anybody who is not concerned: for them it does not exist', async () => {
    const submitted = await bench.submit()
    for (const account of ['finance', 'admin', 'other', 'buyer2', 'approver2'] as const) {
      expect((await bench.detail(account, submitted.ApprovalNo)).code, account).toBe('APPROVAL_NOT_FOUND')
      for (const action of ['Agree', 'Reject', 'Return'] as const) {
        expect((await bench.decide(account, action, submitted)).message, `${account} ${action}`).toBe('审批不存在')
      }
    }
  })

  test('whoever has seen another version of the order', async () => {
    const submitted = await bench.submit()
    const stale = await bench.decide('approver', 'Agree', { ...submitted, Version: 7 })
    expect([stale.code, stale.message]).toEqual(['VERSION_CONFLICT', '数据已被他人修改，请刷新后重试'])
  })

  test('a rejection without words, or with too many', async () => {
    const submitted = await bench.submit()
    for (const Comment of ['', '   ', '长'.repeat(501)]) {
      expect((await bench.decide('approver', 'Reject', submitted, { Comment })).code).toBe('INVALID_INPUT')
    }
    expect((await bench.decide('approver', 'Agree', submitted, { Comment: '长'.repeat(500) })).success).toBe(true)
  })
})

test('the same RequestId returns the first result again; with another comment it is an error', async () => {
  const submitted = await bench.submit()
  const RequestId = crypto.randomUUID()
  const first = await bench.decide('approver', 'Agree', submitted, { RequestId })
  const again = await bench.decide('approver', 'Agree', submitted, { RequestId })
  expect(again.body).toEqual(first.body)
  expect((await bench.decide('approver', 'Agree', submitted, { RequestId, Comment: '好' })).code).toBe('REQUEST_ID_REUSED')
})

test('a batch decides what can be decided and says of each row what happened', async () => {
  const [one, other, gone] = [await bench.submit(), await bench.submit(), await bench.submit()]
  await bench.decide('buyer', 'Withdraw', gone)
  const items = [other, gone, one, one, { ApprovalNo: 'SP202601019999', Version: 1 }, { ...one, Version: 9 }]
  const Items = items.map(({ ApprovalNo, Version }) => ({ ApprovalNo, Version }))
  const request = { RequestId: crypto.randomUUID(), Action: 'Reject', Items, Comment: '预算用完' } as const
  const { body } = await mall.call('POST /api/Approval/BatchHandle', request, bench.token('approver'))
  expect(body?.Results.map(({ RowNo, Code, Message }) => `${RowNo} ${Code} ${Message}`)).toEqual([
    '1 OK 已驳回',
    '2 APPROVAL_HANDLED 该审批已撤回',
    '3 OK 已驳回',
    '4 APPROVAL_HANDLED 该审批已被行政部主管处理',
    '5 APPROVAL_NOT_FOUND 审批不存在',
    '6 APPROVAL_HANDLED 该审批已被行政部主管处理',
  ])
  const states = await mall.db.select({ status: orders.status }).from(orders).where(eq(orders.orderNo, other.OrderNo))
  expect(states).toEqual([{ status: 11 }])
})

test('the detail has what an approver needs: last price, budget before and after, nodes', async () => {
  const earlier = await bench.submit({ PaymentType: 1 })
  for (const account of ['approver', 'finance'] as const) await bench.decide(account, 'Agree', earlier)
  mall.advance(60_000)
  const shopper = earlier.shopper
  const before = await bench.budgetNow()
  const { OrderNo } = await shopper.buy(earlier.goods.code, 110, { Reason: '补货' })
  const { body: list } = await mall.call('POST /api/Approval/List', { View: 'submitted', Keyword: OrderNo, PageIndex: 1, PageSize: 10 }, { token: shopper.token })
  const { body } = await bench.detail('approver', list?.Items[0]?.ApprovalNo ?? '')
  expect(body).toMatchObject({
    Purpose: '补货',
    AllowActions: ['View', 'Agree', 'Reject', 'Return', 'Transfer', 'AddSign', 'EditLines'],
    Version: 1,
    PayableAmount: 5500,
    OrderStatusName: '待审批',
    IsOrderVisible: true,
    Lines: [{ ProductCode: earlier.goods.code, Price: 50, Quantity: 110, Subtotal: 5500, IsNonAgreed: false, LastPaid: { Price: 50, Time: '2026-03-18T10:00:00+08:00' } }],
    Nodes: [
      { Name: '部门负责人审批', Mode: 2, State: 'running', Steps: [{ UserName: '行政部主管', ReachedTime: '2026-03-18T10:01:00+08:00', Time: null }] },
      { Name: '财务复核', State: 'waiting', Steps: [{ UserName: '财务专员', ReachedTime: null }] },
    ],
    FinishTime: null,
  })
  const levels = body?.Budgets
  expect(levels?.map(({ PeriodName }) => PeriodName)).toEqual(['2026年', '2026年一季度', '2026年3月'])
  expect(levels?.filter(({ Decides }) => Decides)).toHaveLength(1)
  const month = levels?.find(({ BudgetId }) => BudgetId === before.id)
  expect(month).toMatchObject({ Used: before.used / 100, Frozen: before.frozen / 100 })
  expect(month?.Remaining).toBeCloseTo((month?.Total ?? 0) - (before.used + before.frozen) / 100, 2)
  mall.advance(-60_000)
})
