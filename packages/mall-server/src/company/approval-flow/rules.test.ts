import { describe, expect, test } from 'vitest'
import type { FlowConditions, FlowNode } from '../../platform/db/schema/approval.ts'
import { approvalReasons, becauseOf, firstStepState, flowFor, reasonNames, reasonText, pathOf, resolveNodes, stepStateName, type ApprovalSubject } from './rules.ts'

const noAmount = { amountFromFen: null, amountToFen: null }
const conditions: FlowConditions = { ...noAmount, overSingleLimit: true, overBudget: true, nonAgreedFromFen: 2_000_00, categoryIds: [11, 1203] }
const line = { name: '椅子', subtotalFen: 100_00, isAgreed: true, categoryIds: [10, 1001, 100101] }
const overrun = { name: '行政部3月预算', availableFen: 50_00 }
const subject = (parts: Partial<ApprovalSubject> = {}): ApprovalSubject => ({
  payableFen: 100_00, singleLimitFen: 500_00, overrun: null, lines: [line], ...parts,
})

describe('why an order needs approval', () => {
  test.each([
    ['nothing does', subject(), []],
    ['just the limit', subject({ payableFen: 500_00 }), []],
    ['over the limit', subject({ payableFen: 500_01 }), ['超单笔限额']],
    ['no limit at all', subject({ payableFen: 9_999_999, singleLimitFen: null }), []],
    ['over the budget', subject({ overrun }), ['超预算']],
    ['a watched first level', subject({ lines: [{ ...line, categoryIds: [11, 1101, 110101] }] }), ['指定品类']],
    ['a watched second level', subject({ lines: [line, { ...line, categoryIds: [12, 1203, 120301] }] }), ['指定品类']],
    ['some goods without an agreement', subject({ lines: [{ ...line, isAgreed: false, subtotalFen: 1_999_99 }] }), []],
    ['many goods without an agreement', subject({ lines: [line, { ...line, isAgreed: false, subtotalFen: 2_000_00 }] }), ['非协议商品']],
    [
      'everything at once',
      subject({ payableFen: 900_000, overrun, lines: [{ name: '屏幕', subtotalFen: 900_000, isAgreed: false, categoryIds: [11] }] }),
      ['超单笔限额', '超预算', '指定品类', '非协议商品'],
    ],
  ])('%s', (_, given, reasons) => expect(reasonNames(approvalReasons(conditions, given))).toEqual(reasons))

  test('says so in a sentence, with what decided', () => {
    const screen = { ...line, name: '屏幕', isAgreed: false, subtotalFen: 3_000_00, categoryIds: [11] }
    const texts = approvalReasons(conditions, subject({ payableFen: 6_000_00, overrun, lines: [line, screen, { ...screen, name: '支架' }] })).map((one) => reasonText(one, { isOwn: false }))
    expect(texts).toEqual([
      '申请人的单笔限额为 ¥500.00，本单 ¥6,000.00，超出 ¥5,500.00',
      '“行政部3月预算”可用 ¥50.00，本单 ¥6,000.00，超出 ¥5,950.00',
      '“屏幕”等2种商品共 ¥6,000.00，属于需要审批的品类',
      '“屏幕”等2种商品不在协议目录，共 ¥6,000.00，达到审批起点 ¥2,000.00',
    ])
  })

  test('speaks to whoever asks for it', () => {
    const [own] = approvalReasons(conditions, subject({ payableFen: 6_000_00 })).map((one) => reasonText(one, { isOwn: true }))
    expect(own).toBe('您的单笔限额为 ¥500.00，本单 ¥6,000.00，超出 ¥5,500.00')
  })

  test('from before its facts were kept, is its name', () => {
    const codes = ['overSingleLimit', 'overBudget', 'category', 'nonAgreed'] as const
    expect(codes.map((code) => reasonText({ code, name: '', amountFen: null, limitFen: null }, { isOwn: false }))).toEqual(['超单笔限额', '超预算', '指定品类', '非协议商品'])
  })

  test('conditions that are off are no reasons', () => {
    const off = { ...noAmount, overSingleLimit: false, overBudget: false, nonAgreedFromFen: null, categoryIds: [] }
    expect(approvalReasons(off, subject({ payableFen: 900_000, overrun, lines: [{ ...line, isAgreed: false }] }))).toEqual([])
  })

  test('goods with an agreed price give no reason when goods without one do from the first fen', () => {
    expect(approvalReasons({ ...conditions, nonAgreedFromFen: 0 }, subject())).toEqual([])
  })
})

describe('an amount', () => {
  const off: FlowConditions = { ...noAmount, overSingleLimit: false, overBudget: false, nonAgreedFromFen: null, categoryIds: [] }
  test.each([
    [5_000_00, null, 4_999_99, null],
    [5_000_00, null, 5_000_00, '本单 ¥5,000.00，达到审批金额 ¥5,000.00'],
    [5_000_00, 8_000_00, 7_999_99, '本单 ¥7,999.99，达到审批金额 ¥5,000.00'],
    [5_000_00, 8_000_00, 8_000_00, null],
    [0, null, 1, '本单 ¥0.01，按金额需要审批'],
    [null, 8_000_00, 1_00, null],
  ])('from %s to %s, of %i', (amountFromFen, amountToFen, payableFen, text) => {
    expect(approvalReasons({ ...off, amountFromFen, amountToFen }, subject({ payableFen })).map((one) => reasonText(one, { isOwn: false }))).toEqual(text === null ? [] : [text])
  })

  const manager: FlowNode = { name: '负责人', approver: { type: 'departmentManager' }, mode: 2 }
  const finance: FlowNode = { name: '财务', approver: { type: 'role', roleId: 5 }, mode: 2 }
  const rules = [
    { ...off, amountFromFen: 1_000_00, amountToFen: 5_000_00, nodes: [manager] },
    { ...off, amountFromFen: 5_000_00, nodes: [manager, finance] },
    { ...off, overBudget: true, nodes: [{ ...finance, name: '财务会签' }] },
  ]
  test.each([
    ['none holds', subject({ payableFen: 999_99 }), [], []],
    ['the first', subject({ payableFen: 1_000_00 }), ['审批金额'], ['负责人']],
    ['the second', subject({ payableFen: 5_000_00 }), ['审批金额'], ['负责人', '财务']],
    ['two of them: each node once', subject({ payableFen: 5_000_00, overrun }), ['超预算', '审批金额'], ['负责人', '财务']],
    ['the last alone', subject({ overrun }), ['超预算'], ['财务会签']],
  ])('among rules: %s', (_, given, reasons, nodes) => {
    const path = pathOf(rules, given)
    expect([reasonNames(path.reasons), path.nodes.map(({ name }) => name)]).toEqual([reasons, nodes])
  })
})

test.each([
  ['its own', [3, 2, 1], 'three'],
  ['that of the one above', [9, 2, 1], 'two'],
  ['that of all', [9, 1], 'all'],
])('the flow for a department is %s', (_, way, name) => {
  const flows = [{ name: 'all', departmentIds: [] }, { name: 'two', departmentIds: [2, 8] }, { name: 'three', departmentIds: [3] }]
  expect(flowFor(flows, way)?.name).toBe(name)
  expect(flowFor([], way)).toBeNull()
})

describe('who approves', () => {
  const colleagues = [
    { userId: 1, name: '集团管理员', roleIds: [1], administers: 'group' as const },
    { userId: 2, name: '采购员', roleIds: [3], administers: null },
    { userId: 3, name: '主管', roleIds: [4], administers: null },
    { userId: 4, name: '财务', roleIds: [5], administers: null },
    { userId: 5, name: '企业管理员', roleIds: [2], administers: 'enterprise' as const },
  ]
  const node = (approver: FlowNode['approver']): FlowNode => ({ name: '审批', approver, mode: 2 })
  const names = (approver: FlowNode['approver'], applicantId: number, managerId: number | null, who = colleagues, superiorIds: number[] = []) =>
    resolveNodes([node(approver)], { applicantId, managerId, superiorIds, colleagues: who })?.[0]?.approvers.map((one) => one.name) ?? null

  test('the manager of the department', () => expect(names({ type: 'departmentManager' }, 2, 3)).toEqual(['主管']))
  test('all users with the role', () => expect(names({ type: 'role', roleId: 5 }, 2, 3)).toEqual(['财务']))
  test('the named users, in the order of their names', () => expect(names({ type: 'users', userIds: [4, 3] }, 2, null)).toEqual(['财务', '主管']))
  test.each([
    ['one level', 1, [3, 4, 5], ['主管']],
    ['two', 2, [3, 4, 5], ['主管', '财务']],
    ['whoever manages both counts once', 2, [3, 3, 5], ['主管', '企业管理员']],
    ['the applicant is none of them', 2, [2, 3, 5], ['主管', '企业管理员']],
    ['more than there are', 5, [3], ['主管']],
    ['none: the administrator', 5, [], ['企业管理员']],
  ])('superiors: %s', (_, levels, superiorIds, expected) => expect(names({ type: 'superiors', levels }, 2, null, colleagues, superiorIds)).toEqual(expected))
  test('never the applicant: a manager’s own order goes to the administrator', () =>
    expect(names({ type: 'departmentManager' }, 3, 3)).toEqual(['企业管理员']))
  test('without a manager, the administrator', () => expect(names({ type: 'departmentManager' }, 2, null)).toEqual(['企业管理员']))
  test('without one in the company, the group’s', () =>
    expect(names({ type: 'departmentManager' }, 2, null, colleagues.slice(0, 4))).toEqual(['集团管理员']))
  test('the administrator’s own order goes to the other administrators', () =>
    expect(names({ type: 'role', roleId: 2 }, 5, null)).toEqual(['集团管理员']))
  test.each([
    ['the rule of the node', { type: 'departmentManager' }, 2, 3, '是费用归属部门的负责人'],
    ['the applicant left out', { type: 'departmentManager' }, 3, 3, '该节点没有其他审批人，由企业管理员审批'],
    ['a role', { type: 'role', roleId: 5 }, 2, 3, '有审批流程指定的角色'],
    ['named users', { type: 'users', userIds: [4] }, 2, 3, '由审批流程指定'],
    ['superiors', { type: 'superiors', levels: 2 }, 2, 3, '是费用归属部门的各级负责人'],
  ] as const)('and why they do: %s', (_, approver, applicantId, managerId, because) => {
    const [resolved] = resolveNodes([node(approver)], { applicantId, managerId, superiorIds: [managerId], colleagues }) ?? []
    expect(resolved && becauseOf(resolved.chosenBy)).toBe(because)
  })
  test('is null when nobody can approve', () => expect(names({ type: 'departmentManager' }, 2, null, colleagues.slice(1, 3))).toBeNull())
})

test.each([
  [0, 0, 1, 1], [0, 1, 1, 1], [0, 1, 2, 1], [0, 0, 3, 1], [0, 1, 3, 0], [1, 0, 1, 0],
] as const)('step %i.%i of mode %i starts as %i', (node, approver, mode, state) => expect(firstStepState(node, approver, mode)).toBe(state))

test('a rejected step of a returned approval is 退回', () => {
  expect([stepStateName(3, 5), stepStateName(3, 3), stepStateName(2, 5)]).toEqual(['退回', '驳回', '同意'])
  expect([stepStateName(0, 1), stepStateName(0, 4), stepStateName(0, 3), stepStateName(1, 1)]).toEqual(['未到达', '未处理', '未处理', '审批中'])
})
