import { describe, expect, it } from 'vitest'
import { accountLifecycle, accountStatus } from './account.ts'
import { afterSalesLifecycle, afterSalesStatus } from './after-sales.ts'
import { approvalFlowLifecycle, approvalFlowStatus } from './approval-flow.ts'
import { approvalLifecycle, approvalStatus, approvalStepLifecycle, approvalStepStatus } from './approval.ts'
import { budgetLifecycle, budgetStatus } from './budget.ts'
import { actionsFor, choicesOf, transitionOf, type Lifecycle } from './define.ts'
import { inquiryLifecycle, inquiryStatus } from './inquiry.ts'
import { invoiceLifecycle, invoiceStatus } from './invoice.ts'
import { orderLifecycle, orderStatus } from './order.ts'
import { paymentLifecycle, paymentStatus } from './payment.ts'
import { refundLifecycle, refundStatus } from './refund.ts'

/** States as screens.md writes them, and those in which an entity ends. */
const tables: readonly (readonly [name: string, Lifecycle<number, string>, Readonly<Record<string, number>>, text: string, ends: number[]])[] = [
  ['order', orderLifecycle, orderStatus, '10 待审批 · 11 审批驳回 · 12 已撤回 · 20 待付款 · 30 待确认 · 40 备货中 · 41 部分发货 · 50 待收货 · 70 已完成 · 80 已取消 · 90 已拒收', [70, 80]],
  ['approval', approvalLifecycle, approvalStatus, '1 审批中 · 2 已通过 · 3 已驳回 · 4 已撤回 · 5 已退回', [2, 3, 4, 5]],
  ['approval step', approvalStepLifecycle, approvalStepStatus, '0 未到达 · 1 审批中 · 2 同意 · 3 驳回 · 4 已转交 · 5 自动通过', [2, 3, 4, 5]],
  ['after-sales', afterSalesLifecycle, afterSalesStatus, '10 待审核 · 11 审核不通过 · 20 待寄回 · 30 已寄回待收货 · 40 处理中 · 50 待确认 · 60 已完成 · 70 已取消', [11, 60, 70]],
  ['inquiry', inquiryLifecycle, inquiryStatus, '10 待受理 · 30 已报价 · 40 已接受 · 50 已拒绝 · 60 已过期 · 70 无法供货 · 80 已取消', [40, 50, 60, 70, 80]],
  ['invoice', invoiceLifecycle, invoiceStatus, '10 待审核 · 11 已驳回 · 20 开票中 · 30 已开票 · 40 红冲中 · 41 已红冲 · 60 已取消', [11, 41, 60]],
  ['payment', paymentLifecycle, paymentStatus, '10 等待支付结果 · 20 支付成功 · 30 支付未成功 · 40 待退款 · 50 已退款', [50]],
  ['refund', refundLifecycle, refundStatus, '10 退款中 · 20 已退款', [20]],
  ['budget', budgetLifecycle, budgetStatus, '1 未开始 · 2 生效中 · 3 已耗尽 · 4 已过期 · 5 已停用', [4]],
  ['approval flow', approvalFlowLifecycle, approvalFlowStatus, '1 草稿 · 2 已发布 · 3 已停用', []],
  ['account', accountLifecycle, accountStatus, '1 未激活 · 2 正常 · 3 停用 · 4 锁定', []],
]

describe.each(tables)('the life cycle of %s', (_, lifecycle, codes, text, ends) => {
  const statuses = lifecycle.states.map(({ status }) => status)

  it('names every status once, as the specification does', () => {
    expect(lifecycle.states.map(({ status, name }) => `${status} ${name}`).join(' · ')).toBe(text)
    expect(new Set(statuses).size).toBe(statuses.length)
    expect(Object.values(codes).toSorted((a, b) => a - b)).toEqual(statuses.toSorted((a, b) => a - b))
  })

  it('leads from known states to known states, to another one each time', () => {
    for (const { from, to, who } of lifecycle.transitions) {
      expect(statuses).toContain(to)
      expect(statuses).toEqual(expect.arrayContaining([...from]))
      expect(from).not.toContain(to)
      expect(who.length).toBeGreaterThan(0)
    }
  })

  it('has a way out of every state but the last ones', () => {
    const open = new Set(lifecycle.transitions.flatMap(({ from }) => from))
    expect(statuses.filter((status) => !open.has(status))).toEqual(ends)
  })

  it('reaches every state from the first one', () => {
    const reached = new Set(statuses.slice(0, 1))
    for (let round = 0; round < statuses.length; round++) {
      for (const { from, to } of lifecycle.transitions) if (from.some((status) => reached.has(status))) reached.add(to)
    }
    expect([...reached].toSorted((a, b) => a - b)).toEqual(statuses.toSorted((a, b) => a - b))
  })

  it('makes one transition of an action in a status', () => {
    for (const status of statuses) {
      const actions = lifecycle.transitions.filter(({ from }) => from.includes(status)).map(({ action }) => action)
      expect(new Set(actions).size).toBe(actions.length)
      for (const action of actions) expect(transitionOf(lifecycle, status, action)?.from).toContain(status)
    }
  })

  it('allows no action to a user without a permission', () => {
    for (const status of statuses) expect(actionsFor(lifecycle, status, [])).toEqual([])
  })
})

describe('the moves of screens.md', () => {
  const movesOf = (lifecycle: Lifecycle<number, string>) =>
    [...new Set(lifecycle.transitions.flatMap(({ from, to }) => from.map((status) => `${status}→${to}`)))].toSorted()

  it.each([
    ['order', orderLifecycle, '10→20 10→30 10→11 10→12 10→80 11→10 12→10 11→80 12→80 20→30 20→80 30→40 30→80 40→41 40→50 40→80 41→50 50→70 50→90 90→80'],
    ['after-sales', afterSalesLifecycle, '10→11 10→20 10→70 20→30 20→70 30→40 40→50 50→60 50→40'],
  ])('of %s are all there, and no others', (_, lifecycle, moves) => {
    expect(movesOf(lifecycle)).toEqual(moves.split(' ').toSorted())
  })
})

it('the names of an enumeration are the choices of a form', () => {
  const names = { 1: '一', 2: '二' } as const
  expect(choicesOf(names)).toEqual([{ value: 1, label: '一' }, { value: 2, label: '二' }])
})
