import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lanesOf, lineWidth } from './flow-canvas.ts'
import { newNode, newRule } from './flow-content.ts'

const names = { user: () => undefined, role: () => '财务', category: () => undefined }
const content = {
  Rules: [
    { ...newRule(), AmountFrom: 2_000, OverBudget: false },
    { ...newRule(), Nodes: [newNode('部门负责人审批'), { ...newNode('财务复核'), ApproverType: 'role' as const, RoleId: 5 }] },
  ],
}

test('each rule has a lane, and the orders of none the last one', () => {
  expect(lanesOf(content, names, undefined).map(({ title, conditions, nodes, orders, width }) => [title, conditions, nodes.length, orders, width])).toEqual([
    ['规则 1', '金额≥¥2,000', 1, null, 2],
    ['规则 2', '超预算', 2, null, 2],
    ['其他订单', '免审批，直接下单', 0, null, 2],
  ])
})

test('after a replay lanes say how many orders, and are as wide as their share', () => {
  const lanes = lanesOf(content, names, { Total: 200, ApprovedAfter: 50, RuleOrders: [50, 0] })
  expect(lanes.map(({ orders, width }) => [orders, width])).toEqual([[50, 4], [0, 2], [150, 8]])
})

test('an amount that is none yet is left open', () => {
  const [typed] = lanesOf({ Rules: [{ ...newRule(), AmountFrom: Number.NaN, AmountTo: 9_000, OverBudget: false }] }, names, undefined)
  expect(typed?.conditions).toBe('金额…至¥9,000')
})

test('a line is never thinner with more orders, and stays within its lane', () => {
  fc.assert(
    fc.property(fc.nat(5_000), fc.nat(5_000), fc.nat(5_000), (one, other, total) => {
      const [less, more] = [lineWidth(Math.min(one, other), total), lineWidth(Math.max(one, other), total)]
      expect(less).toBeLessThanOrEqual(more)
      expect(less).toBeGreaterThanOrEqual(2)
      expect(more).toBeLessThanOrEqual(10)
    }),
  )
})
