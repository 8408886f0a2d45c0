import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ApprovalFlowNode, ApprovalFlowRule } from '../resources/generated/shapes.ts'
import { bandOf, flowProblems, ruleSentence, type FlowFacts } from './approval-flow-rules.ts'

const users: Readonly<Record<number, string>> = { 1: '顾明远', 2: '陈思齐', 3: '郑岚', 4: '沈知言' }
const names = {
  user: (id: number) => users[id],
  role: (id: number) => ({ 5: '财务' })[id],
  category: (id: number) => ({ 11: '办公设备', 12: '数码影音', 13: '礼品福利', 14: '办公家具' })[id],
}
const facts: FlowFacts = { isActive: (id) => id !== 3, names }

const node = (changes: Partial<ApprovalFlowNode> = {}): ApprovalFlowNode => ({
  Name: '审批', ApproverType: 'departmentManager', UserIds: [], RoleId: null, Levels: 1, Mode: 2, TimeoutHours: null, TimeoutAction: 'remind', AllowEditLines: true, ...changes,
})
const rule = (changes: Partial<ApprovalFlowRule> = {}): ApprovalFlowRule => ({
  AmountFrom: null, AmountTo: null, OverSingleLimit: false, OverBudget: false, NonAgreedFrom: null, CategoryIds: [], Nodes: [node()], ...changes,
})
const finance = node({ ApproverType: 'role', RoleId: 5 })

test.each([
  [{ AmountFrom: 5_000, OverBudget: true, Nodes: [node(), finance] }, '金额≥¥5,000.00或超预算 → 部门负责人 → 财务（或签）'],
  [{ AmountFrom: 2_000, AmountTo: 9_999.5 }, '金额¥2,000.00至¥9,999.50 → 部门负责人'],
  [{ AmountFrom: 0, AmountTo: 500 }, '金额不到¥500.00 → 部门负责人'],
  [{ AmountFrom: 0 }, '不限金额 → 部门负责人'],
  [{ OverSingleLimit: true, NonAgreedFrom: 2_000 }, '超单笔限额或非协议商品≥¥2,000.00 → 部门负责人'],
  [{ NonAgreedFrom: 0, CategoryIds: [11, 12, 13, 14] }, '含非协议商品或含办公设备、数码影音、礼品福利等4类 → 部门负责人'],
  [{ OverBudget: true, Nodes: [node({ ApproverType: 'superiors', Levels: 3, Mode: 3 })] }, '超预算 → 逐级上级（3级）'],
  [{ OverBudget: true, Nodes: [node({ ApproverType: 'users', UserIds: [1] })] }, '超预算 → 顾明远'],
  [{ OverBudget: true, Nodes: [node({ ApproverType: 'users', UserIds: [1, 2], Mode: 1 })] }, '超预算 → 顾明远、陈思齐（会签）'],
  [{ OverBudget: true, Nodes: [node({ ApproverType: 'users', UserIds: [4, 3, 2, 1], Mode: 3 })] }, '超预算 → 沈知言、郑岚、陈思齐等4人（依次）'],
  [{ Nodes: [node({ ApproverType: 'users' }), node({ ApproverType: 'role' })] }, '… → … → …'],
] as const)('%j reads %s', (changes, sentence) => expect(ruleSentence(rule(changes as Partial<ApprovalFlowRule>), names)).toBe(sentence))

describe('what keeps a flow from being published', () => {
  const amounts = (...bands: readonly (readonly [number | null, number | null])[]) => bands.map(([AmountFrom, AmountTo]) => rule({ AmountFrom, AmountTo }))
  test.each<[string, readonly ApprovalFlowRule[], readonly (readonly [string, string])[]]>([
    ['nothing', amounts([1_000, 5_000], [5_000, null]), []],
    ['nothing, in any order', amounts([5_000, null], [0, 5_000]), []],
    ['nothing, where no rule asks for the amount', [rule({ OverBudget: true })], []],
    ['no rule', [], [['Rules', '请至少添加一条规则']]],
    ['no condition', [rule()], [['Rules.0', '请至少设置一个触发条件']]],
    ['no node', [rule({ OverBudget: true, Nodes: [] })], [['Rules.0.Nodes', '请至少添加一个审批节点']]],
    ['an overlap', amounts([1_000, 5_000], [4_999.99, null]), [['Rules.1.AmountFrom', '条件区间有重叠：与规则1']]],
    ['two without an end', amounts([1_000, null], [5_000, null]), [['Rules.1.AmountFrom', '条件区间有重叠：与规则1']]],
    ['a gap', amounts([1_000, 2_000], [5_000, null]), [['Rules', '存在未覆盖金额区间：金额¥2,000.00至¥5,000.00']]],
    ['large orders without a rule', amounts([1_000, 2_000]), [['Rules', '存在未覆盖金额区间：金额≥¥2,000.00']]],
    ['an end before the beginning', amounts([5_000, 5_000], [1_000, null]), [['Rules.0.AmountTo', '结束金额须大于起点金额']]],
    ['a disabled approver', [rule({ OverBudget: true, Nodes: [node({ ApproverType: 'users', UserIds: [1, 3] })] })], [['Rules.0.Nodes.0.UserIds', '审批人已停用或未激活：郑岚']]],
    ['nobody', [rule({ OverBudget: true, Nodes: [node({ ApproverType: 'users' })] })], [['Rules.0.Nodes.0.UserIds', '请选择审批人']]],
    ['no role', [rule({ OverBudget: true, Nodes: [node({ ApproverType: 'role' })] })], [['Rules.0.Nodes.0.RoleId', '请选择角色']]],
    ['no name', [rule({ OverBudget: true, Nodes: [node({ Name: ' ' })] })], [['Rules.0.Nodes.0.Name', '请填写节点名称']]],
    ['a long name', [rule({ OverBudget: true, Nodes: [node({ Name: '审'.repeat(22) })] })], [['Rules.0.Nodes.0.Name', '节点名称最多 20 个字，多了 2 个']]],
    ['one approver twice', [rule({ OverBudget: true, Nodes: [node(), finance, node()] })], [['Rules.0.Nodes.2.ApproverType', '审批人与第1个节点重复']]],
    [
      'one person at two nodes',
      [rule({ OverBudget: true, Nodes: [node({ ApproverType: 'users', UserIds: [1] }), node({ ApproverType: 'users', UserIds: [2, 1] })] })],
      [['Rules.0.Nodes.1.UserIds', '审批人重复：顾明远']],
    ],
  ])('%s', (_, Rules, expected) => {
    expect(flowProblems({ Rules: [...Rules] }, facts).map(({ Path, Text }) => [Path, Text])).toEqual(expected)
  })

  test('any amount from the least one on has exactly one rule where nothing is said of amounts', () => {
    const yuan = fc.integer({ min: 0, max: 12 })
    const bands = fc.array(fc.record({ AmountFrom: fc.option(yuan), AmountTo: fc.option(yuan) }), { minLength: 1, maxLength: 5 })
    fc.assert(
      fc.property(bands, yuan, (given, amount) => {
        const Rules = given.map((band) => rule({ ...band, OverBudget: true }))
        const isSaid = flowProblems({ Rules }, facts).length > 0
        const held = Rules.map(bandOf).filter((band) => band !== null)
        const holding = (at: number) => held.filter(({ from, to }) => at >= from && (to === null || at < to)).length
        const least = Math.min(...held.map(({ from }) => from))
        const isWrong = held.some(({ from, to }) => to !== null && to <= from)
        if (!isSaid && amount >= least) expect(holding(amount)).toBe(1)
        // And the other way round: what is said is so, somewhere between nothing and more than all amounts.
        const all = Array.from({ length: 14 }, (__, at) => at).filter((at) => at >= least)
        if (isSaid) expect(isWrong || all.some((at) => holding(at) !== 1)).toBe(true)
      }),
      { numRuns: 500 },
    )
  })
})
