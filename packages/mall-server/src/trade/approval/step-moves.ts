import { approvalMode, approvalStepLifecycle, approvalStepStatus, transitionOf, type ApprovalMode, type ApprovalStepStatus, type ApprovalStepTransitionAction } from '@mall/api/contract'

/** What decides whose turn it is. */
export interface StepFacts {
  readonly id: number
  readonly nodeIndex: number
  readonly mode: ApprovalMode
  readonly state: ApprovalStepStatus
}

/** A move of one step, by the table of the lifecycle. */
export interface StepMove {
  readonly stepId: number
  readonly action: ApprovalStepTransitionAction
  readonly to: ApprovalStepStatus
}

const moveOf = (step: StepFacts, action: ApprovalStepTransitionAction): StepMove => {
  const transition = transitionOf(approvalStepLifecycle, step.state, action)
  if (transition === undefined) throw new RangeError(`A step in ${step.state} cannot ${action}`)
  return { stepId: step.id, action, to: transition.to }
}

const isRunning = ({ state }: StepFacts): boolean => state === approvalStepStatus.running
const isWaiting = ({ state }: StepFacts): boolean => state === approvalStepStatus.waiting

const stopped = (steps: readonly StepFacts[]): StepMove[] => steps.filter(isRunning).map((step) => moveOf(step, 'Stop'))

/** The approvers of a node whose turn it becomes: all who wait, or the next one where they decide in turn (依次). */
const reached = (steps: readonly StepFacts[]): StepMove[] => {
  const waiting = steps.filter(isWaiting)
  return waiting.slice(0, waiting[0]?.mode === approvalMode.sequential ? 1 : waiting.length).map((step) => moveOf(step, 'Reach'))
}

/** Whether a node has agreed: all of its approvers, or one of them where one is enough (或签). A turn that was transferred is another's. */
export const isPassed = (steps: readonly Pick<StepFacts, 'mode' | 'state'>[]): boolean => {
  const own = steps.filter(({ state }) => state !== approvalStepStatus.transferred)
  const agreed = own.filter(({ state }) => state === approvalStepStatus.agreed || state === approvalStepStatus.autoAgreed)
  return agreed.length > 0 && (own[0]?.mode === approvalMode.any || agreed.length === own.length)
}

/** What a decision does to the steps of its approval. */
export interface Progress {
  readonly moves: readonly StepMove[]
  /** Whether others of the node still have to decide, the next node does, or nobody: the approval has ended. */
  readonly outcome: 'nodeContinues' | 'nodePassed' | 'approved'
}

/**
 * One approver agrees. A node passes when all have agreed (会签, 依次), or with the first of them (或签): the others then need not decide.
 * @param steps All steps of the approval, by node and within it in the order of turns.
 */
export const agreeing = (steps: readonly StepFacts[], own: StepFacts, action: 'Agree' | 'AutoAgree'): Progress => {
  const agreed = moveOf(own, action)
  const others = steps.filter((step) => step.nodeIndex === own.nodeIndex && step.id !== own.id)
  const runs = others.some(isRunning)
  const waiting = others.filter(isWaiting)
  if (own.mode === approvalMode.all && runs) return { moves: [agreed], outcome: 'nodeContinues' }
  if (own.mode === approvalMode.sequential && waiting.length > 0) return { moves: [agreed, ...reached(waiting)], outcome: 'nodeContinues' }
  const moves = [agreed, ...stopped(others)]
  const nextIndex = Math.min(...steps.filter((step) => step.nodeIndex > own.nodeIndex).map((step) => step.nodeIndex))
  const next = steps.filter((step) => step.nodeIndex === nextIndex)
  return next.length === 0 ? { moves, outcome: 'approved' } : { moves: [...moves, ...reached(next)], outcome: 'nodePassed' }
}

/** One approver transfers the turn; the other's step is a new one of the same node. */
export const transferring = (own: StepFacts): StepMove[] => [moveOf(own, 'Transfer')]

/** An added approver decides before a node: those whose turn it is there wait until then. */
export const puttingOff = (steps: readonly StepFacts[], { nodeIndex }: StepFacts): StepMove[] => stopped(steps.filter((step) => step.nodeIndex === nodeIndex))

/** One approver rejects or returns: whatever the mode, that ends the approval. */
export const rejecting = (steps: readonly StepFacts[], own: StepFacts): StepMove[] => [
  moveOf(own, 'Reject'),
  ...stopped(steps.filter((step) => step.id !== own.id)),
]
