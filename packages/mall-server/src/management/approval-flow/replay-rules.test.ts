import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { FlowInForce } from '../../company/approval-flow/store.ts'
import { differenceOf, hoursOf, medianOf, replayOrder, type PassedNode, type PastOrder } from './replay-rules.ts'

const node = (approverIds: readonly number[], mode: PassedNode['mode'] = 2): PassedNode => ({ name: '审批', mode, approverIds })

test.each([[[], null], [[3], 3], [[5, 1], 3], [[9, 1, 2], 2], [[4, 1, 2, 3], 2.5]])('the middle of %j is %s', (numbers, middle) => {
  expect(medianOf(numbers)).toBe(middle)
})

test.each([
  ['all', 1, 8], ['any', 2, 2], ['in turn', 3, 10],
] as const)('hours of %s', (_, mode, hours) => {
  expect(hoursOf([node([1, 2], mode), node([1])], (id) => (id === 1 ? 2 : 8))).toBe(hours + 2)
})

describe('what a draft changes', () => {
  const past = (before: readonly PassedNode[]): PastOrder => ({
    before, departmentIds: [1], people: { applicantId: 9, managerId: null, superiorIds: [], colleagues: [] },
    subject: { payableFen: 1, singleLimitFen: null, overrun: null, lines: [] },
  })
  test.each([
    ['nothing', [], [], 'same'],
    ['nothing, whatever the order of the names', [node([1, 2])], [node([2, 1])], 'same'],
    ['one more', [], [node([1])], 'more'],
    ['one less', [node([1]), node([2])], [node([1])], 'less'],
    ['other people', [node([1])], [node([2])], 'other'],
    ['one of them more', [node([1])], [node([1, 2])], 'other'],
    ['nobody is left', [node([1])], null, 'stuck'],
  ] as const)('%s', (_, before, after, difference) => expect(differenceOf({ order: past(before), reasons: [], after })).toBe(difference))
})

test('with the same flows and the same facts a replay changes nothing', () => {
  const conditions = fc.record({
    amountFromFen: fc.option(fc.integer({ min: 0, max: 9_000 })), amountToFen: fc.option(fc.integer({ min: 0, max: 9_000 })),
    overSingleLimit: fc.boolean(), overBudget: fc.boolean(), nonAgreedFromFen: fc.option(fc.integer({ min: 0, max: 9_000 })), categoryIds: fc.subarray([1, 2, 3]),
  })
  const approver = fc.oneof(
    fc.record({ type: fc.constant('users' as const), userIds: fc.subarray([1, 2, 3, 4, 5]) }),
    fc.constant({ type: 'departmentManager' as const }),
    fc.record({ type: fc.constant('superiors' as const), levels: fc.integer({ min: 1, max: 3 }) }),
    fc.record({ type: fc.constant('role' as const), roleId: fc.constantFrom(7, 8) }),
  )
  const flowNode = fc.record({ name: fc.constantFrom('甲', '乙'), approver, mode: fc.constantFrom(1 as const, 2 as const, 3 as const) })
  const rule = fc.tuple(conditions, fc.array(flowNode, { minLength: 1, maxLength: 3 })).map(([when, nodes]) => ({ ...when, nodes }))
  const flow = fc.record({ departmentIds: fc.subarray([1, 2]), rules: fc.array(rule, { maxLength: 3 }) })
  const subject = fc.record({
    payableFen: fc.integer({ min: 1, max: 9_000 }), singleLimitFen: fc.option(fc.integer({ min: 1, max: 9_000 })),
    overrun: fc.option(fc.constant({ name: '预算', availableFen: 1 })),
    lines: fc.array(fc.record({ name: fc.constant('纸'), subtotalFen: fc.integer({ min: 1, max: 9_000 }), isAgreed: fc.boolean(), categoryIds: fc.subarray([1, 2, 3]) })),
  })
  const colleagues = [1, 2, 3, 4, 5].map((userId) => ({ userId, name: `${userId}`, roleIds: userId > 3 ? [7] : [], administers: userId === 5 ? ('enterprise' as const) : null }))
  fc.assert(
    fc.property(fc.array(flow, { minLength: 1, maxLength: 3 }), subject, fc.integer({ min: 1, max: 5 }), (given, facts, applicantId) => {
      const flows: FlowInForce[] = given.map((one, at) => ({ ...one, id: at + 1, version: 1, name: '流程', waitDays: 7 }))
      const order: PastOrder = { before: [], departmentIds: [2, 1], subject: facts, people: { applicantId, managerId: 2, superiorIds: [2, 3], colleagues } }
      const first = replayOrder(flows, order)
      const again = replayOrder(flows, { ...order, before: first.after ?? [] })
      expect(['same', 'stuck']).toContain(differenceOf(again))
      expect(first.after?.every(({ approverIds }) => approverIds.length > 0 && !approverIds.includes(applicantId))).not.toBe(false)
    }),
  )
})
