import { approvalMode, approvalStatus, approvalStepStatus, approversText, type ApprovalDetail } from '@mall/api/contract'
import type { SealStatus } from '@mall/ui/seal'
import type { TimelineState } from '@mall/ui/timeline'
import { approvalName } from './approval-status.ts'

type Node = ApprovalDetail['Nodes'][number]
type Step = Node['Steps'][number]

/** How far a step of an approval has come, as the kit draws it. */
export const stepStates: Readonly<Record<Step['State'], TimelineState>> = {
  [approvalStepStatus.waiting]: 'waiting',
  [approvalStepStatus.running]: 'current',
  [approvalStepStatus.agreed]: 'done',
  [approvalStepStatus.rejected]: 'failed',
  [approvalStepStatus.transferred]: 'done',
  [approvalStepStatus.autoAgreed]: 'done',
}

/** One entry of the record, before it is drawn. */
export interface RecordEntry {
  readonly id: string
  readonly title: string
  readonly state: TimelineState
  readonly time: string | null
  readonly comment: string
}

/** The mode by its name, as the flow and the order have it. */
const modeNotes = { [approvalMode.all]: '会签，都同意才通过', [approvalMode.any]: '或签，一人同意即通过', [approvalMode.sequential]: '依次审批' } as const

const waitingEntry = (node: Node, id: string): RecordEntry => {
  const names = approversText(node.Steps.map(({ UserName }) => UserName))
  return { id, title: `${node.Name} ${names}`, state: 'waiting', time: null, comment: node.Steps.length > 1 ? modeNotes[node.Mode] : '' }
}

/** Who brought in an approver, and with which words; empty for those whom the flow chose. */
const requestOf = (addedBy: string | null, words: string): string => (addedBy === null ? '' : `由${addedBy}邀请${words === '' ? '' : `：${words}`}`)

const stepEntry = (node: Node, { UserName, State, StateName, Time, Comment, AddedBy, AddedComment }: Step, id: string): RecordEntry => ({
  id,
  title: `${node.Name} ${UserName} ${StateName}`,
  state: stepStates[State],
  time: Time,
  comment: Comment || requestOf(AddedBy, AddedComment),
})

/** Whose turn it is together with that of others, and who said nothing yet. */
const isUndecided = ({ State, AddedBy }: Step): boolean => State === approvalStepStatus.running && AddedBy === null

/** Of so many who have the same turn each has a line; more of them share one. */
const shownAlone = 3

/** The approvers of a reached node who decided or still may; those who were no longer needed are left out. */
const reachedEntries = (node: Node, index: number): RecordEntry[] => {
  const shown = node.Steps.filter(({ State, ReachedTime }) => State !== approvalStepStatus.waiting || (ReachedTime === null && node.State === 'running'))
  const together = shown.filter(isUndecided)
  const isCrowd = together.length > shownAlone
  return shown.flatMap((step, place): RecordEntry[] => {
    const id = `${index}-${place}`
    if (!isCrowd || !isUndecided(step)) return [stepEntry(node, step, id)]
    if (step !== together[0]) return []
    return [{ ...stepEntry(node, step, id), title: `${node.Name} ${approversText(together.map(({ UserName }) => UserName))} ${step.StateName}`, comment: modeNotes[node.Mode] }]
  })
}

const endings: Readonly<Record<ApprovalDetail['Status'], string | null>> = {
  [approvalStatus.running]: '订单生效',
  [approvalStatus.approved]: `${approvalName(approvalStatus.approved)}，订单生效`,
  [approvalStatus.rejected]: null,
  [approvalStatus.withdrawn]: approvalName(approvalStatus.withdrawn),
  [approvalStatus.returned]: null,
}

/** From the submission to the end: what happened, whose turn it is, and what would follow. */
export const recordOf = ({ UserName, SubmitTime, Nodes, Status, FinishTime }: ApprovalDetail): RecordEntry[] => {
  const isOver = Status === approvalStatus.rejected || Status === approvalStatus.withdrawn || Status === approvalStatus.returned
  const ending = endings[Status]
  return [
    { id: 'submit', title: `${UserName} 提交`, state: 'done', time: SubmitTime, comment: '' },
    ...Nodes.flatMap((node, index) => {
      if (node.State === 'waiting') return isOver ? [] : [waitingEntry(node, `${index}`)]
      return reachedEntries(node, index)
    }),
    ...(ending === null
      ? []
      : [{ id: 'end', title: ending, state: Status === approvalStatus.approved ? ('done' as const) : Status === approvalStatus.withdrawn ? ('failed' as const) : ('waiting' as const), time: Status === approvalStatus.running ? null : FinishTime, comment: '' }]),
  ]
}

/** How each outcome is sealed; what was taken back nobody sealed. */
const seals: Readonly<Record<ApprovalDetail['Status'], SealStatus | null>> = {
  [approvalStatus.running]: 'waiting',
  [approvalStatus.approved]: 'approved',
  [approvalStatus.rejected]: 'rejected',
  [approvalStatus.withdrawn]: null,
  [approvalStatus.returned]: 'rejected',
}

/** What the seal says: the status, in its own word; while it runs with whose turn it is. */
export const sealOf = ({ Status, CurrentNode }: Pick<ApprovalDetail, 'Status' | 'CurrentNode'>): { status: SealStatus; word: string; by?: string } | null => {
  const status = seals[Status]
  return status && { status, word: approvalName(Status), ...(Status === approvalStatus.running && CurrentNode ? { by: CurrentNode.Name } : {}) }
}

/** What follows when the viewer agrees. */
export const consequenceOf = ({ Nodes, PaymentTypeName }: Pick<ApprovalDetail, 'Nodes' | 'PaymentTypeName'>): string => {
  const at = Nodes.findIndex(({ State }) => State === 'running')
  const node = Nodes[at]
  const others = node?.Steps.filter(({ State, ReachedTime }) => State === approvalStepStatus.running || (State === approvalStepStatus.waiting && ReachedTime === null)).length ?? 0
  if (node && node.Mode !== approvalMode.any && others > 1) return `同意后：还需${node.Name}其他 ${others - 1} 人同意`
  const next = Nodes[at + 1]
  return next ? `同意后：转${next.Name}` : `同意后：订单生效（${PaymentTypeName}），扣减预算`
}
