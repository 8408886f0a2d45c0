import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { approvalMode, approvalStepStatus, type ApprovalMode, type ApprovalStepStatus } from '@mall/api/contract'
import { firstStepState } from '../../company/approval-flow/rules.ts'
import { agreeing, rejecting, type StepFacts, type StepMove } from './step-moves.ts'

/** `1: 11 0` is a node of 会签 whose first two approvers decide and whose third waits. */
const stepsFrom = (text: string): StepFacts[] => {
  let id = 0
  return text.split(' | ').flatMap((node, nodeIndex) => {
    const [mode = '', states = ''] = node.split(': ')
    return [...states.replaceAll(' ', '')].map((state) => ({ id: ++id, nodeIndex, mode: Number(mode) as ApprovalMode, state: Number(state) as ApprovalStepStatus }))
  })
}

const applied = (steps: readonly StepFacts[], moves: readonly StepMove[]): StepFacts[] =>
  steps.map((step) => ({ ...step, state: moves.findLast(({ stepId }) => stepId === step.id)?.to ?? step.state }))

const textOf = (steps: readonly StepFacts[]): string => {
  const nodes = [...new Set(steps.map(({ nodeIndex }) => nodeIndex))].map((index) => steps.filter(({ nodeIndex }) => nodeIndex === index))
  return nodes.map((node) => `${node[0]?.mode}: ${node.map(({ state }) => state).join('')}`).join(' | ')
}

const stepOf = (steps: readonly StepFacts[], id: number): StepFacts => {
  const step = steps.find((one) => one.id === id)
  if (step === undefined) throw new Error(`No step ${id}`)
  return step
}

describe('agreeing', () => {
  test.each([
    ['或签: the first one decides for all', '2: 111 | 2: 0', 2, '2: 020 | 2: 1', 'nodePassed'],
    ['或签: the last node ends it', '2: 11', 1, '2: 20', 'approved'],
    ['会签: the others still have to', '1: 11 | 2: 0', 1, '1: 21 | 2: 0', 'nodeContinues'],
    ['会签: the last of them passes it on', '1: 21 | 1: 00', 2, '1: 22 | 1: 11', 'nodePassed'],
    ['会签: whoever handed theirs on is not missing', '1: 41 | 2: 0', 2, '1: 42 | 2: 1', 'nodePassed'],
    ['依次: the next one', '3: 100 | 2: 0', 1, '3: 210 | 2: 0', 'nodeContinues'],
    ['依次: the last one', '3: 221 | 3: 00', 3, '3: 222 | 3: 10', 'nodePassed'],
  ])('%s', (_, before, id, after, outcome) => {
    const steps = stepsFrom(before)
    const progress = agreeing(steps, stepOf(steps, id), 'Agree')
    expect(textOf(applied(steps, progress.moves))).toBe(after)
    expect(progress.outcome).toBe(outcome)
  })

  test('is for those alone whose turn it is', () => {
    const steps = stepsFrom('2: 20 | 2: 1')
    expect(() => agreeing(steps, stepOf(steps, 2), 'Agree')).toThrow(RangeError)
    expect(() => agreeing(steps, stepOf(steps, 1), 'AutoAgree')).toThrow(RangeError)
  })

  test('leads any flow to its end, and somebody can decide until then', () => {
    const node = fc.record({ mode: fc.constantFrom<ApprovalMode>(1, 2, 3), approvers: fc.integer({ min: 1, max: 5 }) })
    fc.assert(
      fc.property(fc.array(node, { minLength: 1, maxLength: 5 }), fc.infiniteStream(fc.nat()), (nodes, picks) => {
        let id = 0
        let steps: StepFacts[] = nodes.flatMap(({ mode, approvers }, nodeIndex) =>
          Array.from({ length: approvers }, (_, index) => ({ id: ++id, nodeIndex, mode, state: firstStepState(nodeIndex, index, mode) })),
        )
        for (let decisions = 0; decisions <= id; decisions++) {
          const running = steps.filter(({ state }) => state === approvalStepStatus.running)
          expect(new Set(running.map(({ nodeIndex }) => nodeIndex)).size).toBe(1)
          const pick = running[(picks.next().value ?? 0) % running.length]
          if (pick === undefined) throw new Error('Nobody can decide')
          const { moves, outcome } = agreeing(steps, pick, 'Agree')
          steps = applied(steps, moves)
          if (outcome !== 'approved') continue
          expect(steps.filter(({ state }) => state === approvalStepStatus.running)).toEqual([])
          for (const [index, { mode, approvers }] of nodes.entries()) {
            expect(steps.filter(({ nodeIndex, state }) => nodeIndex === index && state === approvalStepStatus.agreed)).toHaveLength(mode === approvalMode.any ? 1 : approvers)
          }
          return
        }
        throw new Error('It never ended')
      }),
    )
  })
})

test.each([
  ['1: 121 | 2: 0', 1, '1: 320 | 2: 0'],
  ['2: 20 | 3: 210', 4, '2: 20 | 3: 230'],
])('rejecting %s as %i ends it for all', (before, id, after) => {
  const steps = stepsFrom(before)
  expect(textOf(applied(steps, rejecting(steps, stepOf(steps, id))))).toBe(after)
})
