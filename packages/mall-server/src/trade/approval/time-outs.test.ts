import { and, eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { TimeoutAction } from '@mall/api/contract'
import { approvalFlow, approvalStep, orderApproval, type FlowNode } from '../../platform/db/schema/approval.ts'
import { userNotice } from '../../platform/db/schema/notice.ts'
import { orderLog, orders } from '../../platform/db/schema/order.ts'
import { department } from '../../platform/db/schema/organisation.ts'
import { findTradeViolations } from '../trade-checks.ts'
import { demo } from '../../demo/organisation.ts'
import { createTestMall, type TestMall } from '../../testing/test-mall.ts'
import { createApprovalBench, nodeOf, type ApprovalBench } from './testing/approval-bench.ts'
import { handleTimeOuts } from './time-outs.ts'

const { users, departments } = demo
const start = new Date('2026-03-18T10:00:00+08:00')
const hour = 3_600_000

let mall: TestMall
let bench: ApprovalBench

beforeAll(async () => {
  mall = await createTestMall({ now: start })
  bench = await createApprovalBench(mall)
  await leaveAlone()
}, 120_000)

const setWaitDays = (days: number) => mall.db.update(approvalFlow).set({ content: sql`jsonb_set(${approvalFlow.content}, '{waitDays}', ${String(days)}::jsonb)` })

/** What waits from before is not looked at. */
const leaveAlone = async () => {
  await mall.db.update(orderApproval).set({ waitDays: 1000 })
  await mall.db.update(approvalStep).set({ timeout: null })
}

afterEach(async () => {
  mall.setNow(start)
  await setWaitDays(7)
  await leaveAlone()
  expect(await findTradeViolations(mall.db)).toEqual([])
})

afterAll(() => mall.close())

const timed = (node: FlowNode, action: TimeoutAction, hours = 24): FlowNode => ({ ...node, timeout: { hours, action } })
const byFinance = nodeOf(2, [users.finance], '财务复核')

const runAt = (ms: number) => {
  mall.setNow(new Date(start.getTime() + ms))
  return handleTimeOuts(mall.deps)
}

/** An order that waits, submitted at the start, by its rows: a login does not last as long as an approval. */
const submit = async (nodes: readonly FlowNode[]) => {
  mall.setNow(start)
  await bench.setNodes(nodes)
  const submitted = await bench.submit({}, 'buyer', 101)
  const [approval] = await mall.db.select().from(orderApproval).where(eq(orderApproval.approvalNo, submitted.ApprovalNo))
  if (approval === undefined) throw new Error('The order has no approval')
  const stepsNow = () => mall.db.select().from(approvalStep).where(eq(approvalStep.approvalId, approval.id)).orderBy(approvalStep.nodeIndex, approvalStep.id)
  return {
    ...submitted,
    steps: async () => (await stepsNow()).map(({ approverId, state }) => `${approverId}:${state}`).join(' '),
    comments: async () => (await stepsNow()).map(({ comment }) => comment),
    order: async () => (await mall.db.select().from(orders).where(eq(orders.id, approval.orderId)))[0],
    status: async () => (await mall.db.select().from(orderApproval).where(eq(orderApproval.id, approval.id)))[0]?.status,
    logs: async () => {
      const rows = await mall.db.select().from(orderLog).where(eq(orderLog.orderId, approval.orderId)).orderBy(orderLog.id)
      return rows.map(({ operator, text }) => `${operator} ${text}`).slice(1)
    },
    notices: async (userId: number) => {
      const rows = await mall.db.select().from(userNotice).where(and(eq(userNotice.userId, userId), eq(userNotice.enterpriseId, demo.enterprises.huaqiTech))).orderBy(userNotice.id)
      return rows.filter(({ facts }) => facts.includes(submitted.OrderNo)).map(({ title, doneAt }) => `${title}${doneAt === null ? '' : ' ✓'}`)
    },
  }
}

describe('a node with a time', () => {
  test('提醒: its approver is notified again, once', async () => {
    const one = await submit([timed(nodeOf(2, [users.approver]), 'remind', 48)])
    await runAt(48 * hour - 1)
    expect(await one.logs()).toEqual([])
    expect(await runAt(48 * hour)).toBe(1)
    expect(await runAt(49 * hour)).toBe(0)
    expect(await one.notices(users.approver)).toEqual(['行政采购员的订单等你审批 ✓', '行政采购员的订单已等你48小时，请尽快审批'])
    expect(await one.logs()).toEqual(['系统 审批超过48小时未审批，已提醒行政部主管'])
    expect(await one.steps()).toBe(`${users.approver}:1`)
  })

  test('自动通过: the next node is reached, and has its own time; at the last the order goes on and its budget is used', async () => {
    const before = await bench.budgetNow()
    const one = await submit([timed(nodeOf(2, [users.approver]), 'agree'), timed(byFinance, 'agree')])
    const frozen = (await bench.budgetNow()).frozen - before.frozen
    await runAt(24 * hour)
    expect(await one.steps()).toBe(`${users.approver}:5 ${users.finance}:1`)
    expect(await one.notices(users.finance)).toEqual(['行政采购员的订单等你审批'])
    await runAt(48 * hour)
    expect(await one.steps()).toBe(`${users.approver}:5 ${users.finance}:5`)
    expect([await one.status(), (await one.order())?.status]).toEqual([2, 30])
    expect(await one.logs()).toEqual(['系统 审批超时自动通过', '系统 财务复核超时自动通过，审批通过'])
    expect(await one.comments()).toEqual(['超过24小时未审批，自动通过', '超过24小时未审批，自动通过'])
    expect(await one.notices(users.buyer)).toEqual(['你的订单已通过审批'])
    expect(await bench.budgetNow()).toMatchObject({ used: before.used + frozen, frozen: before.frozen })
  })

  test('自动通过 of a 会签 is for each of them; of an 或签 the first is enough', async () => {
    const together = await submit([timed(nodeOf(1, [users.approver, users.approver2]), 'agree')])
    await runAt(24 * hour)
    expect(await together.steps()).toBe(`${users.approver}:5 ${users.approver2}:5`)
    const any = await submit([timed(nodeOf(2, [users.approver, users.approver2]), 'agree')])
    await runAt(24 * hour)
    expect([await any.steps(), await any.status()]).toEqual([`${users.approver}:5 ${users.approver2}:0`, 2])
  })

  test('转交: to the manager above, else to an administrator; the new turn has the time again', async () => {
    const one = await submit([timed(nodeOf(2, [users.finance]), 'transfer')])
    await mall.db.update(department).set({ managerId: users.approver2 }).where(eq(department.id, departments.finance))
    try {
      await runAt(24 * hour)
      expect(await one.steps()).toBe(`${users.finance}:4 ${users.approver2}:1`)
    } finally {
      await mall.db.update(department).set({ managerId: users.finance }).where(eq(department.id, departments.finance))
    }
    expect(await one.logs()).toEqual(['系统 审批转交给研发中心主管：超过24小时未审批，自动转交'])
    expect(await one.notices(users.finance)).toEqual(['行政采购员的订单等你审批 ✓'])
    expect(await runAt(47 * hour)).toBe(0)
    // The other’s department has no other manager above.
    await runAt(48 * hour)
    expect(await one.steps()).toBe(`${users.finance}:4 ${users.approver2}:4 ${users.admin}:1`)
  })

  test('转交 where nobody is above: its approver is reminded', async () => {
    const one = await submit([timed(nodeOf(2, [users.admin]), 'transfer')])
    await mall.db.update(department).set({ managerId: null }).where(eq(department.id, departments.administration))
    try {
      await runAt(24 * hour)
    } finally {
      await mall.db.update(department).set({ managerId: users.approver }).where(eq(department.id, departments.administration))
    }
    expect([await one.steps(), await one.logs()]).toEqual([`${users.admin}:1`, ['系统 审批超过24小时未审批，已提醒集团管理员']])
  })

  test('a node without a time waits, and one that was decided is left alone', async () => {
    const waiting = await submit([nodeOf(2, [users.approver])])
    const decided = await submit([timed(nodeOf(2, [users.approver]), 'agree')])
    await bench.decide('approver', 'Reject', decided)
    expect(await runAt(100 * hour)).toBe(0)
    expect([await waiting.status(), await decided.status()]).toEqual([1, 3])
  })
})

describe('an order that waits too long', () => {
  const days = 24 * hour

  test('is withdrawn by itself after seven days: stock and budget come back, and all are notified', async () => {
    const before = await bench.budgetNow()
    const one = await submit([nodeOf(1, [users.approver, users.approver2])])
    await mall.db.update(orderApproval).set({ waitDays: 7 }).where(eq(orderApproval.approvalNo, one.ApprovalNo))
    await bench.decide('approver2', 'Agree', one)
    expect(await runAt(7 * days - 1)).toBe(0)
    expect(await runAt(7 * days)).toBe(1)
    expect([await one.status(), (await one.order())?.status]).toEqual([4, 12])
    expect(await one.order()).toMatchObject({ budgetState: 'returned', stockState: 'returned' })
    expect(await bench.budgetNow()).toEqual(before)
    expect(await bench.stockOf(one.goods.id)).toBe(1000)
    expect((await one.logs()).at(-1)).toBe('系统 超过7天未审批，订单自动撤回')
    expect(await one.notices(users.buyer)).toEqual(['你的订单超时未审批，已自动撤回'])
    expect(await one.notices(users.approver)).toEqual(['行政采购员的订单等你审批 ✓', '行政采购员的订单超时未审批，已自动撤回'])
    expect(await one.notices(users.approver2)).toEqual(['行政采购员的订单等你审批 ✓'])
    expect(await runAt(8 * days)).toBe(0)
  })

  test('by the days of the flow when it was submitted', async () => {
    await setWaitDays(2)
    const one = await submit([nodeOf(2, [users.approver])])
    await setWaitDays(30)
    await runAt(2 * days - 1)
    expect(await one.status()).toBe(1)
    await runAt(2 * days)
    expect(await one.status()).toBe(4)
  })
})

test('several processes withdraw an order once, while an approver decides: one of them does, and the other reads why', async () => {
  const before = await bench.budgetNow()
  for (let round = 0; round < 6; round++) {
    const one = await submit([nodeOf(2, [users.approver])])
    await mall.db.update(orderApproval).set({ waitDays: 0 }).where(eq(orderApproval.approvalNo, one.ApprovalNo))
    const [decision] = await Promise.all([bench.decide('approver', 'Reject', one), ...Array.from({ length: 4 }, () => handleTimeOuts(mall.deps))])
    expect(await handleTimeOuts(mall.deps)).toBe(0)
    expect((await one.order())?.status).toBe(decision.success ? 11 : 12)
    if (!decision.success) expect(`${decision.code} ${decision.message}`).toMatch(/^APPROVAL_HANDLED 该审批已撤回$|^VERSION_CONFLICT /)
    expect((await one.logs()).filter((text) => text.includes('自动撤回'))).toHaveLength(decision.success ? 0 : 1)
    expect((await one.notices(users.buyer)).filter((text) => text.includes('自动撤回'))).toHaveLength(decision.success ? 0 : 1)
    expect(await bench.stockOf(one.goods.id)).toBe(1000)
    expect(await bench.budgetNow()).toEqual(before)
  }
}, 120_000)

test('several processes at once do each thing once, while an approver decides', async () => {
  for (const action of ['agree', 'transfer', 'remind'] as const) {
    const one = await submit([timed(nodeOf(2, [users.finance]), action, 1)])
    mall.setNow(new Date(start.getTime() + hour))
    const [decision] = await Promise.all([bench.decide('finance', 'Agree', one), ...Array.from({ length: 4 }, () => handleTimeOuts(mall.deps))])
    await handleTimeOuts(mall.deps)
    const steps = (await one.steps()).split(' ')
    expect(steps.filter((step) => step.endsWith(':1') || step.endsWith(':2') || step.endsWith(':5')), `${action} ${steps.join()}`).toHaveLength(1)
    const bySystem = (await one.logs()).filter((text) => text.startsWith('系统')).length
    if (action === 'remind') expect(bySystem).toBeLessThanOrEqual(1)
    else expect(bySystem, `${action} ${decision.message}`).toBe(decision.success ? 0 : 1)
  }
})
