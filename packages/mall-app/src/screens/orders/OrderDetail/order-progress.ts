import type { OrderDetail } from '@mall/api/contract'

/** What the seal says, and when it was set. */
export interface ApprovalOutcome {
  readonly verdict: 'approved' | 'rejected' | 'waiting'
  readonly time: string | null
  /** The node whose turn it is. */
  readonly node?: string
}

const approvalStep = '审批'
const [approving, rejected] = [1, 3]

/**
 * The outcome of an approval, or whose turn it is while it runs; null when it was taken back, or when none was needed. An order that
 * was rejected, changed and then approved is approved: the step bar knows, the record keeps both rounds.
 */
export const approvalOutcome = ({ Steps, Approvals }: Pick<OrderDetail, 'Steps' | 'Approvals'>): ApprovalOutcome | null => {
  if (Approvals.length === 0) return null
  const step = Steps.find(({ Name }) => Name === approvalStep)
  if (step?.State === 'done') return { verdict: 'approved', time: step.Time }
  const running = Approvals.findLast(({ State }) => State === approving)
  if (running && step?.State === 'current') return { verdict: 'waiting', time: null, node: running.NodeName }
  const rejection = Approvals.findLast(({ State }) => State === rejected)
  return rejection && !step ? { verdict: 'rejected', time: rejection.Time } : null
}
