import { approvalStepStatus, approversText, type OrderDetail } from '@mall/api/contract'

type Step = OrderDetail['Approvals'][number]

/** A line of the record. */
export interface ApprovalLine extends Pick<Step, 'NodeName' | 'State' | 'StateName' | 'Time' | 'Comment'> {
  readonly approvers: string
}

const isUndecided = ({ State }: Step): boolean => State === approvalStepStatus.waiting || State === approvalStepStatus.running

/** The record line by line: who decided has one, those of a node who said nothing have one together. */
export const approvalLines = (steps: OrderDetail['Approvals']): readonly ApprovalLine[] => {
  const groups: (readonly [Step, ...Step[]])[] = []
  for (const step of steps) {
    const last = groups.at(-1)
    const joins = last !== undefined && isUndecided(step) && last[0].NodeName === step.NodeName && last[0].State === step.State
    if (joins) groups.splice(-1, 1, [...last, step])
    else groups.push([step])
  }
  return groups.map((group) => {
    const [{ NodeName, State, StateName, Time, Comment }] = group
    return { NodeName, State, StateName, Time, Comment, approvers: approversText(group.map(({ Approver }) => Approver)) }
  })
}
